"""Claim's rules, by hands and cards written as text."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from games.claim import CLAIM, first_phase, game, played, second_phase
from ludoteca import IllegalMove, Outcome, Table, Text, spell
from ludoteca.games.claim.cards import DECK, faction_of, in_order, value_of
from ludoteca.games.claim.rules import (
    TRICKS,
    Play,
    Trick,
    discarded,
    followers,
    playable,
    prizes,
    score_piles,
)
from ludoteca.games.claim.scoring import settled, winner_of

PLAYS = Path(CLAIM.__file__).parent / "plays"


# The cards and the deal


@pytest.mark.parametrize(
    ("faction", "values"),
    [
        ("goblin", [0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
        ("knight", [2, 3, 4, 5, 6, 7, 8, 9]),
        ("undead", list(range(10))),
        ("dwarf", list(range(10))),
        ("doppelganger", list(range(10))),
    ],
)
def test_a_faction_has_these_values(faction: str, values: list[int]) -> None:
    assert [value_of(card) for card in DECK if faction_of(card) == faction] == values


def test_the_deck_has_52_cards() -> None:
    assert len(DECK) == 52


def test_thirteen_cards_each_are_dealt_and_a_prize_is_turned_up_before_the_lead() -> None:
    state = Table(CLAIM, seed=4).state

    assert [len(hand) for hand in state.hands] == [13, 13]
    assert len(state.deck) == 25
    assert state.prize in DECK
    assert CLAIM.census(state) == Counter(DECK)


def test_who_leads_first_is_drawn_or_the_first_seat() -> None:
    drawn = [Table(CLAIM, seed=seed).state.leader for seed in range(200)]
    fixed = [Table(CLAIM, seed=seed, options={"leader": "first"}).state.leader for seed in range(20)]

    assert 70 < sum(drawn) < 130
    assert set(fixed) == {0}


def test_the_five_goblins_of_value_0_are_one_choice() -> None:
    state = first_phase(("goblin-0 goblin-0 goblin-3", "dwarf-1"), "knight-2")

    assert CLAIM.asks(state)[0].moves == (Play("goblin-0"), Play("goblin-3"))


# Which cards may be played


@pytest.mark.parametrize(
    ("lead", "hand", "expected"),
    [
        ("", "goblin-3 knight-7 dwarf-2", "goblin-3 knight-7 dwarf-2"),
        ("undead-4", "undead-1 undead-9 dwarf-2", "undead-1 undead-9"),
        ("undead-4", "undead-1 dwarf-2 doppelganger-5", "undead-1 doppelganger-5"),
        ("undead-4", "knight-7 dwarf-2 doppelganger-5", "knight-7 dwarf-2 doppelganger-5"),
        ("goblin-9", "goblin-1 knight-7", "goblin-1"),
        ("goblin-9", "knight-7 dwarf-2", "knight-7 dwarf-2"),
        ("doppelganger-3", "goblin-1 doppelganger-0", "doppelganger-0"),
        ("doppelganger-3", "goblin-1 knight-7", "goblin-1 knight-7"),
    ],
    ids=[
        "the leader plays anything",
        "one follows the faction led",
        "or with a Doppelganger",
        "who cannot follow plays anything",
        "no Knight against a Goblin while one holds Goblins",
        "a Knight against a Goblin without any",
        "a Doppelganger is followed by Doppelgangers only",
        "or by anything",
    ],
)
def test_the_cards_that_may_be_played(lead: str, hand: str, expected: str) -> None:
    assert playable(in_order(hand.split()), lead) == tuple(expected.split())


# Who wins a trick


@pytest.mark.parametrize(
    ("lead", "second", "follower_wins"),
    [
        ("undead-4", "undead-5", True),
        ("undead-5", "undead-4", False),
        ("undead-4", "dwarf-9", False),
        ("undead-4", "doppelganger-4", False),
        ("undead-4", "doppelganger-5", True),
        ("goblin-0", "goblin-0", False),
        ("goblin-9", "knight-2", True),
        ("knight-2", "goblin-9", False),
        ("doppelganger-0", "knight-9", False),
        ("doppelganger-0", "goblin-9", False),
        ("doppelganger-3", "doppelganger-4", True),
        ("knight-5", "doppelganger-6", True),
        ("knight-5", "doppelganger-5", False),
        ("goblin-9", "doppelganger-9", False),
        ("goblin-3", "doppelganger-4", True),
        ("dwarf-2", "knight-9", False),
    ],
)
@pytest.mark.parametrize("leader", [0, 1])
def test_the_winner_of_a_trick(lead: str, second: str, follower_wins: bool, leader: int) -> None:
    assert Trick(leader, lead, second).winner == (1 - leader if follower_wins else leader)


# The first phase


def test_the_winner_takes_the_prize_and_the_played_undead_and_the_loser_draws() -> None:
    state = first_phase(
        ("undead-4 goblin-1", "doppelganger-4 goblin-2"), "dwarf-7", "knight-8 knight-9 goblin-0"
    )
    after = played(state, "undead-4", "doppelganger-4")

    assert followers(after, 0) == ("dwarf-7",)
    assert score_piles(after) == (("undead-4",), ())
    assert discarded(after) == ("doppelganger-4",)
    assert followers(after, 1) == after.drawn[1] == ("knight-8",)
    assert (after.prize, after.deck, after.leader) == ("knight-9", ("goblin-0",), 0)


def test_both_undead_go_to_the_winner_whoever_played_them() -> None:
    state = first_phase(("undead-4 goblin-1", "undead-5 goblin-2"), "dwarf-7", "knight-8 knight-9 goblin-0")

    assert score_piles(played(state, "undead-4", "undead-5")) == ((), ("undead-4", "undead-5"))


def test_an_undead_prize_is_an_ordinary_follower() -> None:
    state = first_phase(("dwarf-4 goblin-1", "dwarf-5 goblin-2"), "undead-9", "knight-8 knight-9 goblin-0")
    after = played(state, "dwarf-4", "dwarf-5")

    assert score_piles(after) == ((), ())
    assert prizes(after, 1) == ("undead-9",)
    assert discarded(after) == ("dwarf-4", "dwarf-5")


def test_a_dwarf_has_no_power_in_the_first_phase() -> None:
    state = first_phase(("dwarf-4 goblin-1", "undead-5 goblin-2"), "undead-9", "knight-8 knight-9 goblin-0")

    assert score_piles(played(state, "dwarf-4", "undead-5")) == (("undead-5",), ())


def test_the_followers_become_the_hand_and_the_last_winner_leads_on() -> None:
    table = game(5, 25)
    (ask,) = table.asks()
    before = table.state
    table.play(ask.seat, spell(ask.moves[0]))
    after = table.state

    assert len(after.tricks) == TRICKS
    assert after.leader == after.tricks[-1].winner
    assert [len(hand) for hand in after.hands] == [13, 13]
    assert after.deck == () and after.prize == "" and after.drawn == ((), ())
    for seat in (0, 1):
        drawn = before.drawn[seat] + (before.deck if seat != after.leader else ())
        assert after.hands[seat] == in_order((*prizes(after, seat), *drawn))


def test_cards_won_and_discarded_stay_known_in_the_second_phase() -> None:
    table = game(5, 40)

    assert len(prizes(table.state, 0)) + len(prizes(table.state, 1)) == 13
    assert CLAIM.census(table.state) == Counter(DECK)


# The second phase


def test_the_winner_takes_both_cards() -> None:
    state = second_phase(("knight-2 goblin-1", "knight-3 undead-1"))

    assert score_piles(played(state, "knight-2", "knight-3")) == ((), ("knight-2", "knight-3"))


def test_dwarves_go_to_the_loser() -> None:
    state = second_phase(("dwarf-2 goblin-1", "dwarf-9 undead-1"))
    after = played(state, "dwarf-2", "dwarf-9")

    assert after.leader == 1
    assert score_piles(after) == (("dwarf-2", "dwarf-9"), ())


def test_only_the_dwarf_goes_to_the_loser() -> None:
    state = second_phase(("dwarf-2 goblin-1", "undead-9 goblin-2"))

    assert score_piles(played(state, "dwarf-2", "undead-9")) == (("undead-9",), ("dwarf-2",))


def test_a_doppelganger_that_imitates_a_dwarf_is_no_dwarf() -> None:
    state = second_phase(("dwarf-2 goblin-1", "doppelganger-9 goblin-2"))

    assert score_piles(played(state, "dwarf-2", "doppelganger-9")) == (("dwarf-2",), ("doppelganger-9",))


def test_a_doppelganger_that_imitates_an_undead_is_discarded_in_the_first_phase() -> None:
    state = first_phase(
        ("undead-4 goblin-1", "doppelganger-9 goblin-2"), "dwarf-7", "knight-8 knight-9 goblin-0"
    )
    after = played(state, "undead-4", "doppelganger-9")

    assert score_piles(after) == ((), ("undead-4",))
    assert discarded(after) == ("doppelganger-9",)


# The end


def outcome_of(first: str, second: str) -> Outcome:
    return settled((tuple(first.split()), tuple(second.split())))


def test_the_worked_example_is_won_three_to_two() -> None:
    first = (
        "goblin-0 goblin-0 goblin-1 goblin-3 goblin-5 goblin-8 knight-2 knight-3 knight-4 "
        "undead-0 undead-1 undead-2 undead-3 dwarf-7 dwarf-1 doppelganger-0"
    )
    second = (
        "goblin-0 goblin-0 goblin-2 goblin-4 goblin-6 goblin-9 knight-9 "
        "undead-4 undead-5 undead-6 undead-7 undead-8 dwarf-4 dwarf-2"
    )
    outcome = outcome_of(first, second)

    assert (outcome.winners, outcome.reason, outcome.scores) == (frozenset({0}), "factions", (3, 2))
    assert [(row.label.id, row.label.args.get("faction"), row.numbers) for row in outcome.table] == [
        ("row-cards", "goblin", (6, 6)),
        ("row-highest", "goblin", (8, 9)),
        ("row-cards", "knight", (3, 1)),
        ("row-cards", "undead", (4, 5)),
        ("row-cards", "dwarf", (2, 2)),
        ("row-highest", "dwarf", (7, 4)),
        ("row-cards", "doppelganger", (1, 0)),
        ("row-factions", None, (3, 2)),
    ]


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ("goblin-0 goblin-0", "goblin-9", 0),
        ("goblin-0 goblin-8", "goblin-0 goblin-9", 1),
        ("goblin-0 goblin-0", "goblin-0 goblin-0", None),
        ("goblin-0", "goblin-0 goblin-0", 1),
        ("", "", None),
        ("", "goblin-0", 1),
        ("goblin-0 goblin-1", "goblin-0 goblin-0", 0),
    ],
)
def test_who_wins_a_faction(first: str, second: str, expected: int | None) -> None:
    assert winner_of("goblin", (tuple(first.split()), tuple(second.split()))) == expected


@pytest.mark.parametrize(
    ("first", "second", "winners", "reason", "scores"),
    [
        ("goblin-1 knight-2", "undead-0", {0}, "more", (2, 1)),
        ("goblin-1 knight-2", "undead-0 dwarf-0", set(), "draw", (2, 2)),
        ("goblin-1", "knight-2", set(), "draw", (1, 1)),
        ("goblin-1", "knight-2 undead-0 dwarf-0", {1}, "factions", (1, 3)),
    ],
)
def test_with_factions_that_nobody_wins(
    first: str, second: str, winners: set[int], reason: str, scores: tuple[int, int]
) -> None:
    outcome = outcome_of(first, second)

    assert (outcome.winners, outcome.reason, outcome.scores) == (winners, reason, scores)


def test_nobody_wins_before_the_26th_trick() -> None:
    table = game(11)
    states = [step.state for step in table.steps]

    assert all(CLAIM.outcome(state) is None for state in states[:-1])
    assert CLAIM.outcome(states[-1]) is not None
    assert len(states) == 52


@pytest.mark.parametrize("reason", ["factions", "more", "draw"])
def test_a_recorded_game_ends_as_its_name_says(reason: str) -> None:
    outcome = Table.replay((PLAYS / f"{reason}.play").read_text()).outcome()

    assert outcome is not None
    assert outcome.reason == reason


def test_every_score_follows_from_the_tricks_told_one_by_one() -> None:
    """A second way of counting: follow each card to its pile as it is played."""
    for seed in range(20):
        table = game(seed)
        piles: list[Counter[str]] = [Counter(), Counter()]
        for number, trick in enumerate(table.state.tricks):
            for card in (trick.lead, trick.second):
                if number < 13 and card.startswith("undead"):
                    piles[trick.winner][card] += 1
                elif number >= 13:
                    piles[trick.winner ^ card.startswith("dwarf")][card] += 1

        assert [Counter(pile) for pile in score_piles(table.state)] == piles


# Why not


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("play undead-1", None),
        ("play doppelganger-5", None),
        ("play dwarf-2", Text("why-follow", faction="undead", guide="following")),
        ("play knight-9", Text("why-hand", faction="knight", value=9, guide="tricks")),
        ("play knight-1", Text("why-card", card="knight-1", guide="cards")),
        ("play", Text("why-words", words="play", guide="tricks")),
        ("", Text("why-words", words="", guide="tricks")),
        ("take undead-1", Text("why-words", words="take undead-1", guide="tricks")),
    ],
)
def test_the_rule_against_a_card_is_named(words: str, expected: Text | None) -> None:
    state = first_phase(("goblin-1", "undead-1 dwarf-2 doppelganger-5"), "knight-2")._replace(lead="undead-4")

    assert CLAIM.why_not(state, 1, words) == expected


def test_a_doppelganger_that_could_follow_a_doppelganger_must() -> None:
    state = first_phase(("goblin-1", "dwarf-2 doppelganger-5"), "knight-2")._replace(lead="doppelganger-4")

    assert CLAIM.why_not(state, 1, "play dwarf-2") == Text("why-doppelganger", guide="following")
    assert CLAIM.why_not(state, 0, "play goblin-1") == Text("not-asked", seat=1)


def test_an_illegal_card_changes_nothing() -> None:
    table = Table(CLAIM, seed=3, options={"leader": "first"})
    before = table.record()
    with pytest.raises(IllegalMove):
        table.play(0, "play goblin-10")

    assert table.record() == before
