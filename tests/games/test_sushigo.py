"""Sushi Go's rules, by hands and moves written as text."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from contract.playing import finished, play_on, set_up
from ludoteca import Luck, Table, Text, load, spell
from ludoteca.games.sushigo.cards import CARDS, pack, without
from ludoteca.games.sushigo.rules import State
from ludoteca.games.sushigo.scoring import (
    Points,
    dips,
    maki_points,
    nigiri_points,
    pudding_points,
    round_points,
    soy_points,
)
from ludoteca.games.sushigo.secrets import known_hands
from ludoteca.kernel.shelf import about

SUSHIGO: Any = load("sushigo")
DEFAULTS = {"passing": "left", "soy": "off"}


def served(*hands: str, meals: tuple[str, ...] = (), **more: Any) -> State:
    """A turn with these hands and meals, written as words; the deck is what is left of the pack."""
    seats = len(hands)
    in_hand = tuple(tuple(sorted(hand.split(), key=CARDS.index)) for hand in hands)
    before = tuple(tuple(meal.split()) for meal in (meals or ("",) * seats))
    rounds = more.get("rounds", ())
    out = [
        card for cards in (*in_hand, *before, *(meal for meals in rounds for meal in meals)) for card in cards
    ]
    values = {
        "hands": in_hand,
        "chosen": ((),) * seats,
        "finished": (False,) * seats,
        "returned": (0,) * seats,
        "meals": before,
        "rounds": (),
        "deck": without(pack(more.get("has_soy", False)), *out),
        "has_both_ways": False,
        "has_soy": False,
    }
    return State(**{**values, **more})


def after(state: State, *moves: str) -> State:
    """The state after these moves, each `seat: words`; every one is looked up among the legal ones."""
    for line in moves:
        seat, words = line.split(": ")
        state = SUSHIGO.step(state, int(seat), legal(state, int(seat))[words])
    return state


def legal(state: State, seat: int) -> dict[str, Any]:
    return {spell(move): move for ask in SUSHIGO.asks(state) if ask.seat == seat for move in ask.moves}


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


# Scoring


@pytest.mark.parametrize(
    ("icons", "points"),
    [
        ((5, 3, 3, 2), (6, 1, 1, 0)),
        ((5, 5, 3), (3, 3, 0)),
        ((4, 4, 4, 1), (2, 2, 2, 0)),
        ((4, 4, 4, 4, 1), (1, 1, 1, 1, 0)),
        ((2, 2, 2, 2, 2), (1, 1, 1, 1, 1)),
        ((6, 4, 4, 4, 4), (6, 0, 0, 0, 0)),
        ((6, 4, 4, 4, 1), (6, 1, 1, 1, 0)),
        ((1, 9), (3, 6)),
        ((2, 0), (6, 0)),
        ((2, 2), (3, 3)),
        ((0, 0, 0), (0, 0, 0)),
        ((0, 1, 0), (0, 6, 0)),
    ],
)
def test_maki(icons: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert maki_points(icons) == points


def scored(meal: str) -> Points:
    """The points of one meal beside an empty one, without the Maki prizes."""
    return round_points((tuple(meal.split()), ()))[0]._replace(maki=0)


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 5), (3, 5), (4, 10), (5, 10), (6, 15)])
def test_tempura(count: int, points: int) -> None:
    assert scored("tempura " * count) == (0, points, 0, 0, 0, 0)


@pytest.mark.parametrize(("count", "points"), [(0, 0), (2, 0), (3, 10), (5, 10), (6, 20), (9, 30)])
def test_sashimi(count: int, points: int) -> None:
    assert scored("sashimi " * count) == (0, 0, points, 0, 0, 0)


@pytest.mark.parametrize(
    ("count", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 15), (10, 15)]
)
def test_dumplings(count: int, points: int) -> None:
    assert scored("dumpling " * count) == (0, 0, 0, points, 0, 0)


@pytest.mark.parametrize(
    ("meal", "points"),
    [
        ("egg", 1),
        ("salmon", 2),
        ("squid", 3),
        ("wasabi egg", 3),
        ("wasabi salmon", 6),
        ("wasabi squid", 9),
        ("squid wasabi", 3),
        ("wasabi egg squid", 6),
        ("wasabi wasabi egg squid salmon", 14),
        ("wasabi tempura chopsticks squid", 9),
        ("wasabi egg wasabi squid", 12),
        ("wasabi wasabi", 0),
        ("chopsticks", 0),
    ],
)
def test_nigiri_go_on_the_first_wasabi_that_is_free(meal: str, points: int) -> None:
    assert nigiri_points(tuple(meal.split())) == points
    assert sum(scored(meal)) == points


def test_each_wasabi_holds_one_nigiri() -> None:
    assert dips(("wasabi", "egg", "squid", "wasabi", "wasabi", "salmon")) == {1: 0, 5: 3}


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((4, 3, 0, 0), (6, 0, -3, -3)),
        ((2, 2, 1), (3, 3, -6)),
        ((3, 1, 1, 1), (6, -2, -2, -2)),
        ((1, 0, 0, 0, 0), (6, -1, -1, -1, -1)),
        ((1, 1, 1, 1, 0), (1, 1, 1, 1, -6)),
        ((2, 2, 2), (0, 0, 0)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
        ((3, 1), (6, 0)),
        ((0, 1), (0, 6)),
        ((2, 2), (0, 0)),
    ],
)
def test_puddings(counts: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert pudding_points(counts) == points


@pytest.mark.parametrize(
    ("meals", "points"),
    [
        # Five colours against three.
        (("soy tempura sashimi egg pudding", "maki1 tempura egg"), (4, 0)),
        # Most colours, but without Soy sauce; the other has it without most.
        (("tempura sashimi egg pudding", "soy maki1 tempura"), (0, 0)),
        # Two owners tied for most, and a non-owner as well, who does not count.
        (("soy tempura", "soy egg", "maki1 pudding"), (2, 2, 0)),
        (("soy tempura", "soy egg", "soy pudding"), (1, 1, 1)),
        (("soy tempura", "maki1 pudding"), (4, 0)),
        # Once, however many.
        (("soy soy soy tempura", "egg"), (4, 0)),
        # Nigiri and Wasabi are one colour, all Maki too; Chopsticks and Soy sauce are colours of their own.
        (("soy wasabi egg squid salmon", "soy maki1 maki2 maki3 chopsticks"), (0, 4)),
    ],
)
def test_soy_sauce_scores_for_most_colours(meals: tuple[str, ...], points: tuple[int, ...]) -> None:
    assert soy_points([tuple(meal.split()) for meal in meals]) == points


def test_puddings_of_earlier_rounds_are_no_colour() -> None:
    state = served(
        "soy tempura",
        "egg maki1",
        meals=("sashimi", "sashimi dumpling"),
        rounds=((("pudding",), ()),),
        has_soy=True,
    )
    done = after(state, "0: keep soy", "1: keep egg")

    # Sashimi, Soy sauce and Maki against Sashimi, dumpling, egg and Tempura: the old Pudding is no fourth.
    assert [points.soy for points in round_points(done.rounds[1])] == [0, 0]


EXAMPLE = (
    "maki3 maki2 tempura tempura wasabi squid dumpling dumpling pudding",
    "maki2 maki3 sashimi sashimi sashimi egg salmon chopsticks pudding",
    "squid wasabi maki1 dumpling dumpling dumpling tempura sashimi pudding",
)


def test_a_round_of_three_scores_20_and_16_and_9() -> None:
    points = round_points(tuple(tuple(meal.split()) for meal in EXAMPLE))

    assert points == (
        Points(maki=3, tempura=5, sashimi=0, dumplings=3, nigiri=9, soy=0),
        Points(maki=3, tempura=0, sashimi=10, dumplings=0, nigiri=3, soy=0),
        Points(maki=0, tempura=0, sashimi=0, dumplings=6, nigiri=3, soy=0),
    )
    assert [each.total for each in points] == [20, 16, 9]


# The end


def ended(*meals: str) -> Any:
    """The outcome after two rounds without a meal and this one."""
    last = tuple(tuple(meal.split()) for meal in meals)
    nothing: tuple[tuple[str, ...], ...] = ((),) * len(meals)
    state = replace(served(*("",) * len(meals)), rounds=(nothing, nothing, last))
    assert SUSHIGO.asks(state) == ()
    return SUSHIGO.outcome(state)


def test_most_points_win_puddings_included() -> None:
    outcome = ended("maki3 maki3 maki3", "pudding egg", "dumpling egg")

    assert (outcome.winners, outcome.reason) == (frozenset({1}), "points")
    assert outcome.scores == (6 - 3, 6 + 1, 2 - 3)


def test_a_tie_goes_to_more_puddings() -> None:
    # Without Maki and with two players: 6 for the Pudding against six points of dumplings.
    outcome = ended("pudding", "dumpling dumpling dumpling")

    assert (outcome.winners, outcome.reason) == (frozenset({0}), "puddings")
    assert outcome.scores == (6, 6)


def test_a_tie_with_equally_many_puddings_is_shared() -> None:
    outcome = ended("tempura tempura pudding", "squid salmon pudding", "egg pudding")

    assert (outcome.winners, outcome.reason) == (frozenset({0, 1}), "shared")
    assert outcome.scores == (5, 5, 1)


def test_of_three_who_tie_two_with_more_puddings_share() -> None:
    outcome = ended("pudding squid", "pudding squid", "wasabi squid", "tempura")

    assert outcome.scores == (6, 6, 6, -3)
    assert (outcome.winners, outcome.reason) == (frozenset({0, 1}), "shared")


def test_nothing_is_decided_before_the_third_round_is_scored() -> None:
    table = Table(SUSHIGO, 5, 3)
    for _ in play_on(table, Luck(1)):
        assert (table.outcome() is None) == (len(table.state.rounds) < 3)


@pytest.mark.parametrize("seed", range(12))
def test_the_table_at_the_end_explains_every_score(seed: int) -> None:
    table = finished(about("sushigo"), seed)
    outcome = table.outcome()

    assert outcome is not None
    *parts, total, count = outcome.table
    assert total.numbers == outcome.scores
    assert tuple(map(sum, zip(*(row.numbers for row in parts), strict=True))) == outcome.scores
    assert count.label == Text("row-pudding-count")
    assert count.numbers == tuple(
        sum(meals[seat].count("pudding") for meals in table.state.rounds) for seat in range(table.seats)
    )
    assert (Text("row-soy") in [row.label for row in parts]) == table.state.has_soy


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


HELD = served("egg squid squid", "maki1 maki2 maki3", meals=("chopsticks", ""))


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


# Secrets


@pytest.mark.parametrize("seed", range(8))
def test_a_seat_knows_the_hands_it_has_held(seed: int) -> None:
    """Followed independently: every hand is a token that is passed on, and each seat notes those it had."""
    table = set_up(about("sushigo"), seed)
    seats = table.seats
    tokens = list(range(seats))
    noted: list[set[int]] = [{token} for token in tokens]
    for _ in play_on(table, Luck(seed)):
        state = table.state
        before = table.steps[-2].state if len(table.steps) > 1 else table.start
        if len(state.rounds) != len(before.rounds):
            tokens = list(range(seats))
            noted = [{token} for token in tokens]
        elif len(state.hands[0]) < len(before.hands[0]):
            right = table.options["passing"] == "both" and len(state.rounds) == 1
            tokens = tokens[1:] + tokens[:1] if right else tokens[-1:] + tokens[:-1]
            for seat, token in enumerate(tokens):
                noted[seat].add(token)
        if table.asks():
            for seat in range(seats):
                assert known_hands(state, seat) == {at for at in range(seats) if tokens[at] in noted[seat]}


@pytest.mark.parametrize("seed", range(6))
def test_a_veiled_state_is_enough_to_imagine_from(seed: int) -> None:
    table = set_up(about("sushigo"), seed)
    for _ in play_on(table, Luck(seed)):
        for seat in range(table.seats):
            view = SUSHIGO.veil(table.state, seat)

            assert SUSHIGO.imagine(view, seat, Luck(seed)) == SUSHIGO.imagine(table.state, seat, Luck(seed))
            assert SUSHIGO.veil(view, seat) == view


@pytest.mark.parametrize("seed", range(4))
def test_an_imagined_world_can_be_played_to_its_end(seed: int) -> None:
    table = set_up(about("sushigo"), seed)
    for step, _ in enumerate(play_on(table, Luck(seed))):
        if step % 7 or not table.asks():
            continue
        world = SUSHIGO.imagine(table.state, step % table.seats, Luck(step))
        assert SUSHIGO.census(world) == SUSHIGO.census(table.start)
        while asks := SUSHIGO.asks(world):
            world = SUSHIGO.step(world, asks[-1].seat, asks[-1].moves[-1])
        assert SUSHIGO.census(world) == SUSHIGO.census(table.start)


WORLDS = 1500


def test_hidden_hands_hold_each_kind_as_often_as_a_fair_deal_would() -> None:
    state = Table(SUSHIGO, 4, 5).state
    unseen = Counter(pack(False)) - Counter(state.hands[2])
    total = sum(unseen.values())
    found: Counter[tuple[int, str]] = Counter()
    for number in range(WORLDS):
        world = SUSHIGO.imagine(state, 2, Luck(number))
        for seat, hand in enumerate(world.hands):
            found.update((seat, card) for card in hand)
    for seat in (0, 1, 3):
        for card, count in unseen.items():
            share = count / total
            mean = 8 * share
            spread = sqrt(8 * share * (1 - share) * (total - 8) / (total - 1) / WORLDS)
            assert abs(found[seat, card] / WORLDS - mean) < 4.5 * spread, (seat, card)


def test_the_next_card_of_the_deck_is_any_unseen_one_and_the_order_is_open() -> None:
    state = Table(SUSHIGO, 2, 5).state
    unseen = Counter(pack(False)) - Counter(state.hands[0])
    for place in (0, 50, -1):
        found = Counter(SUSHIGO.imagine(state, 0, Luck(number)).deck[place] for number in range(WORLDS))
        assert_spread(found, unseen)


def assert_spread(found: Counter[Any], weights: Counter[Any]) -> None:
    """That what was found is spread as the weights are: a chi-square far below what chance ever gives."""
    total, whole = sum(found.values()), sum(weights.values())
    assert set(found) <= set(weights)
    chi = sum((found[key] - total * w / whole) ** 2 / (total * w / whole) for key, w in weights.items())
    freedom = len(weights) - 1
    assert chi < freedom + 5 * sqrt(2 * freedom)


def test_what_others_choose_may_be_any_card_of_a_hand_that_was_passed_on() -> None:
    """Seat 0 has held seat 1's hand, but does not know whether it chooses one card of it, or which two."""
    state = served(
        "dumpling " * 9, "tempura tempura salmon wasabi" + " maki2" * 5, meals=("maki1", "chopsticks")
    )
    finished_ = replace(state, chosen=((), ("tempura",)), finished=(False, True))
    worlds = [SUSHIGO.imagine(finished_, 0, Luck(number)) for number in range(WORLDS)]

    assert {world.hands for world in worlds} == {state.hands}
    assert_spread(
        Counter(world.chosen[1][0] for world in worlds),
        Counter({"tempura": 2, "salmon": 1, "wasabi": 1, "maki2": 5}),
    )
    assert_spread(Counter(len(world.chosen[1]) for world in worlds), Counter({1: 1, 2: 1}))


def test_whether_a_first_card_is_chosen_is_no_more_public_than_which() -> None:
    kept = after(HELD, "0: keep squid")

    assert SUSHIGO.veil(kept, 1) == SUSHIGO.veil(HELD, 1)
    worlds = {SUSHIGO.imagine(kept, 1, Luck(number)).chosen[0] for number in range(60)}
    assert worlds == {(), ("egg",), ("squid",)}


def test_chopsticks_put_back_are_known_to_be_in_the_hand() -> None:
    """Seat 0 has never held what goes from seat 2 to seat 3, but saw the Chopsticks go into it."""
    state = served("dumpling " * 8, "tempura " * 7 + "chopsticks", "sashimi " * 8, "maki2 " * 8)
    state = after(state, "0: keep dumpling", "1: keep chopsticks", "2: keep sashimi", "3: keep maki2")
    others = ("0: keep maki2", "2: keep tempura", "3: keep sashimi")
    state = after(state, *others, "1: keep dumpling", "1: also dumpling")

    assert state.returned == (0, 0, 1, 0)
    assert known_hands(state, 3) == {3, 0, 1}
    for number in range(200):
        world = SUSHIGO.imagine(state, 3, Luck(number))
        assert "chopsticks" in world.hands[2]
        assert SUSHIGO.census(world) == SUSHIGO.census(state)
    taken = after(state, "0: keep sashimi", "1: keep maki2", "2: keep chopsticks", "3: keep tempura")
    assert taken.returned == (0, 0, 0, 0)


@pytest.mark.parametrize("seed", range(6))
def test_chopsticks_that_are_known_to_be_in_a_hand_are_in_it(seed: int) -> None:
    table = set_up(about("sushigo"), seed)
    for _ in play_on(table, Luck(seed)):
        for hand, known in zip(table.state.hands, table.state.returned, strict=True):
            assert hand.count("chopsticks") >= known
