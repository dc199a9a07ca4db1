"""Sushi Go's rules, by hands and moves written as text."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from contract.playing import play_on
from games.sushigo import HELD, SUSHIGO, after, legal, served
from ludoteca import Luck, Table, Text
from ludoteca.games.sushigo.cards import pack
from ludoteca.games.sushigo.rules import State
from ludoteca.games.sushigo.scoring import nigiri_points, round_points

# The deck and the deal


def test_the_deck_has_108_cards_and_four_more_with_soy_sauce() -> None:
    assert Counter(pack(False)) == {
        "tempura": 14,
        "sashimi": 14,
        "dumpling": 14,
        "maki1": 6,
        "maki2": 12,
        "maki3": 8,
        "salmon": 10,
        "squid": 5,
        "egg": 5,
        "pudding": 10,
        "wasabi": 6,
        "chopsticks": 4,
    }
    assert len(pack(False)) == 108
    assert Counter(pack(True)) - Counter(pack(False)) == {"soy": 4}


@pytest.mark.parametrize(("seats", "size", "dealt"), [(2, 10, 60), (3, 9, 81), (4, 8, 96), (5, 7, 105)])
def test_three_rounds_are_dealt_from_one_deck(seats: int, size: int, dealt: int) -> None:
    table = Table(SUSHIGO, seats)
    decks = [table.state.deck]
    assert [len(hand) for hand in table.state.hands] == [size] * seats
    for _ in play_on(table, Luck(seats)):
        if table.state.deck != decks[-1]:
            decks.append(table.state.deck)

    assert [108 - len(deck) for deck in decks] == [seats * size, 2 * seats * size, dealt]
    assert all(earlier[-len(later) :] == later for earlier, later in zip(decks, decks[1:], strict=False))
    assert {len(meal) for meals in table.state.rounds for meal in meals} == {size}
    assert table.state.hands == ((),) * seats


# A turn


def test_equal_cards_are_one_choice_and_choices_stand_in_the_order_of_the_cards() -> None:
    state = served("soy egg tempura egg maki3 tempura maki1", "sashimi " * 7, has_soy=True)

    assert list(legal(state, 0)) == ["keep tempura", "keep maki1", "keep maki3", "keep egg", "keep soy"]
    assert list(legal(state, 1)) == ["keep sashimi"]


def test_cards_are_laid_down_when_the_last_has_chosen_and_hands_go_to_the_next_seat() -> None:
    state = served("egg squid pudding", "maki1 maki2 maki3", "salmon tempura wasabi")
    half = after(state, "2: keep wasabi", "0: keep egg")

    assert half.meals == ((), (), ())
    assert half.hands == state.hands
    assert [ask.seat for ask in SUSHIGO.asks(half)] == [1]
    whole = after(half, "1: keep maki3")
    assert whole.meals == (("egg",), ("maki3",), ("wasabi",))
    assert whole.hands == (("tempura", "salmon"), ("squid", "pudding"), ("maki1", "maki2"))
    assert [ask.seat for ask in SUSHIGO.asks(whole)] == [0, 1, 2]


@pytest.mark.parametrize(
    ("both_ways", "rounds", "first_hand"),
    [(False, 0, "maki2"), (False, 1, "maki2"), (True, 0, "maki2"), (True, 1, "tempura"), (True, 2, "maki2")],
)
def test_hands_go_left_but_right_in_a_second_round_both_ways(
    both_ways: bool, rounds: int, first_hand: str
) -> None:
    state = served(
        "egg egg egg",
        "tempura tempura tempura",
        "maki2 maki2 maki2",
        rounds=((("sashimi",),) * 3,) * rounds,
        has_both_ways=both_ways,
    )

    assert after(state, "0: keep egg", "1: keep tempura", "2: keep maki2").hands[0] == (first_hand,) * 2


def test_the_last_card_of_a_hand_is_laid_down_by_itself_and_the_round_is_scored() -> None:
    state = served("wasabi squid", "egg pudding", meals=("tempura", "tempura"))
    done = after(state, "0: keep wasabi", "1: keep pudding")

    assert done.rounds == ((("tempura", "wasabi", "egg"), ("tempura", "pudding", "squid")),)
    assert round_points(done.rounds[0])[0].nigiri == 3
    # An egg on wasabi for the one; a squid and no more than one tempura for the other.
    tally = {row.label.id: row.numbers for row in SUSHIGO.tally(done)}
    assert list(tally)[-1] == "row-total"
    assert (tally["row-nigiri"], tally["row-tempura"], tally["row-total"]) == ((3, 3), (0, 0), (3, 3))
    assert tally["row-pudding-count"] == (0, 1)
    assert SUSHIGO.tally(served("egg", "squid")) == ()
    assert done.meals == ((), ())
    assert [len(hand) for hand in done.hands] == [10, 10]


# Chopsticks


def test_chopsticks_take_a_second_card_and_go_back_into_the_hand() -> None:
    state = served("egg squid squid", "maki1 maki2 maki3", meals=("tempura chopsticks egg", ""))
    half = after(state, "0: keep squid")

    assert list(legal(half, 0)) == ["also egg", "also squid", "enough"]
    whole = after(half, "1: keep maki1", "0: also squid")
    assert whole.meals == (("tempura", "egg", "squid", "squid"), ("maki1",))
    assert whole.hands == (("maki2", "maki3"), ("egg", "chopsticks"))
    assert whole.returned == (0, 1)


def test_chopsticks_may_stay() -> None:
    state = served("egg squid tempura", "maki1 maki2 maki3", meals=("chopsticks", ""))
    whole = after(state, "0: keep squid", "0: enough", "1: keep maki1")

    assert whole.meals == (("chopsticks", "squid"), ("maki1",))
    assert whole.hands == (("maki2", "maki3"), ("tempura", "egg"))


def test_one_chopsticks_of_two_is_used_in_a_turn() -> None:
    state = served("egg squid tempura", "maki1 maki2 maki3", meals=("chopsticks chopsticks", ""))
    whole = after(state, "0: keep egg", "0: also tempura", "1: keep maki1")

    assert whole.meals[0] == ("chopsticks", "egg", "tempura")


def test_chopsticks_taken_now_serve_from_the_next_turn_on() -> None:
    state = served("chopsticks egg egg", "maki1 maki2 maki3")
    half = after(state, "0: keep chopsticks")

    assert legal(half, 0) == {}
    whole = after(half, "1: keep maki1", "0: keep maki2")
    assert list(legal(whole, 0)) == ["also maki3", "enough"]


def test_chopsticks_may_be_taken_with_chopsticks() -> None:
    state = served("chopsticks egg squid", "maki1 maki2 maki3", meals=("chopsticks", ""))
    for moves in (("keep chopsticks", "also egg"), ("keep egg", "also chopsticks")):
        whole = after(state, f"0: {moves[0]}", f"0: {moves[1]}", "1: keep maki1")

        assert sorted(whole.meals[0]) == ["chopsticks", "egg"]
        assert whole.hands[1] == ("squid", "chopsticks")
        assert whole.returned == (0, 1)


def test_chopsticks_serve_with_two_cards_in_hand_and_the_last_one_is_chopsticks_then() -> None:
    state = served("egg squid", "maki1 maki2", meals=("chopsticks", ""))
    done = after(state, "0: keep squid", "0: also egg", "1: keep maki2")

    assert done.rounds == ((("squid", "egg", "maki1"), ("maki2", "chopsticks")),)


def test_two_cards_are_laid_down_in_the_order_in_which_they_were_chosen() -> None:
    state = served("wasabi squid egg", "maki1 maki2 maki3", meals=("chopsticks", ""))
    dipped = after(state, "0: keep wasabi", "0: also squid", "1: keep maki1")
    dry = after(state, "0: keep squid", "0: also wasabi", "1: keep maki1")

    assert nigiri_points(dipped.meals[0]) == 9
    assert nigiri_points(dry.meals[0]) == 3


# Recorded games


@pytest.mark.parametrize("path", sorted((Path(SUSHIGO.__file__).parent / "plays").glob("*.play")))
def test_a_recorded_game_replays_to_its_last_line(path: Path) -> None:
    table = Table.replay(path.read_text())
    outcome = table.outcome()

    assert table.note is None
    assert outcome is not None
    winners = " ".join(map(str, sorted(outcome.winners)))
    assert path.read_text().splitlines()[-1] == f"= {winners}: {outcome.reason}"
    assert path.stem == outcome.reason


# Reasons


@pytest.mark.parametrize(
    ("moves", "seat", "words", "expected"),
    [
        ((), 0, "keep salmon", Text("why-not-in-hand", card="salmon", guide="turn")),
        ((), 0, "keep soy", Text("why-card", card="soy", guide="cards")),
        ((), 0, "keep fugu", Text("why-card", card="fugu", guide="cards")),
        ((), 0, "eat egg", Text("why-words", words="eat egg", guide="turn")),
        ((), 0, "keep egg squid", Text("why-words", words="keep egg squid", guide="turn")),
        ((), 0, "", Text("why-words", words="", guide="turn")),
        ((), 0, "also egg", Text("why-keep-first", guide="chopsticks")),
        ((), 0, "enough", Text("why-keep-first", guide="chopsticks")),
        ((), 1, "also maki2", Text("why-no-chopsticks", guide="chopsticks")),
        ((), 1, "enough", Text("why-no-chopsticks", guide="chopsticks")),
        (("0: keep egg",), 0, "also egg", Text("why-only-one", card="egg", guide="turn")),
        (("0: keep egg",), 0, "also salmon", Text("why-not-in-hand", card="salmon", guide="turn")),
        (("0: keep egg",), 0, "keep squid", Text("why-kept", card="egg", guide="chopsticks")),
        (("0: keep egg", "0: enough"), 0, "also squid", Text("why-finished", guide="turn")),
        (("1: keep maki1",), 1, "keep maki2", Text("why-finished", guide="turn")),
        (("0: keep squid",), 0, "also squid", None),
    ],
)
def test_the_rule_against_a_choice_is_named(
    moves: tuple[str, ...], seat: int, words: str, expected: Text | None
) -> None:
    assert SUSHIGO.why_not(after(HELD, *moves), seat, words) == expected


# What is told


def told(state: State, move: str, to: int | None) -> Text:
    seat, words = move.split(": ")
    made = legal(state, int(seat))[words]
    return SUSHIGO.tell(state, int(seat), made, SUSHIGO.step(state, int(seat), made), to)  # type: ignore[no-any-return]


def test_a_choice_is_told_to_its_own_seat_and_to_others_when_it_is_laid_down() -> None:
    kept = after(HELD, "0: keep squid")

    assert told(HELD, "0: keep squid", 0) == Text("told-keep", card="squid")
    assert told(HELD, "0: keep squid", 1) == Text("told-choosing")
    assert told(HELD, "1: keep maki1", 0) == Text("told-chosen")
    assert told(kept, "0: also egg", 0) == Text("told-also", card="egg")
    assert told(kept, "0: also egg", None) == Text("told-chosen")
    waited = after(kept, "1: keep maki1")
    assert told(waited, "0: also egg", 1) == Text("told-both", card="squid", second="egg")
    assert told(waited, "0: enough", 1) == Text("told-keep", card="squid")
    assert told(waited, "0: enough", 0) == Text("told-enough")


def test_the_last_choice_of_a_round_is_told_without_the_card_that_follows_by_itself() -> None:
    state = after(served("egg squid", "maki1 maki2"), "0: keep egg")

    assert told(state, "1: keep maki2", 0) == Text("told-keep", card="maki2")
