"""Claim's rules, by hands and cards written as text."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludoteca import IllegalMove, Luck, Outcome, Table, Text, load, spell
from ludoteca.games.claim.cards import DECK, HIDDEN, faction_of, in_order, value_of
from ludoteca.games.claim.rules import (
    TRICKS,
    Play,
    State,
    Trick,
    discarded,
    followers,
    playable,
    prizes,
    score_piles,
)
from ludoteca.games.claim.scoring import settled, winner_of

CLAIM: Any = load("claim")
PLAYS = Path(CLAIM.__file__).parent / "plays"
# Thirteen tricks that left nothing to score: the second phase may begin.
RECRUITED = (Trick(0, "goblin-9", "goblin-1", "dwarf-0"),) * TRICKS


def first_phase(
    hands: tuple[str, str], prize: str, deck: str = "goblin-0 goblin-0", leader: int = 0
) -> State:
    own, other = (in_order(hand.split()) for hand in hands)
    return State((own, other), tuple(deck.split()), leader, prize)


def second_phase(hands: tuple[str, str], leader: int = 0) -> State:
    own, other = (in_order(hand.split()) for hand in hands)
    return State((own, other), (), leader, tricks=RECRUITED)


def played(state: State, *cards: str) -> State:
    for card in cards:
        (ask,) = CLAIM.asks(state)
        assert Play(card) in ask.moves
        state = CLAIM.step(state, ask.seat, Play(card))
    return state


def game(seed: int, steps: int = 52) -> Table:
    """A random game, as far as it has come after so many steps."""
    table, luck = Table(CLAIM, seed=seed), Luck(seed)
    for _ in range(steps):
        seat = table.asks()[0].seat
        moves = list(table.legal(seat))
        chosen, luck = luck.roll(len(moves))
        table.play(seat, moves[chosen])
    return table


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
    state = replace(first_phase(("goblin-1", "undead-1 dwarf-2 doppelganger-5"), "knight-2"), lead="undead-4")

    assert CLAIM.why_not(state, 1, words) == expected


def test_a_doppelganger_that_could_follow_a_doppelganger_must() -> None:
    state = replace(first_phase(("goblin-1", "dwarf-2 doppelganger-5"), "knight-2"), lead="doppelganger-4")

    assert CLAIM.why_not(state, 1, "play dwarf-2") == Text("why-doppelganger", guide="following")
    assert CLAIM.why_not(state, 0, "play goblin-1") == Text("not-asked", seat=1)


def test_an_illegal_card_changes_nothing() -> None:
    table = Table(CLAIM, seed=3, options={"leader": "first"})
    before = table.record()
    with pytest.raises(IllegalMove):
        table.play(0, "play goblin-10")

    assert table.record() == before


# What is hidden


def test_a_view_hides_the_other_hand_the_deck_and_what_the_other_drew() -> None:
    state = game(2, 12).state
    view = CLAIM.veil(state, 0)

    assert view.hands == (state.hands[0], (HIDDEN,) * len(state.hands[1]))
    assert set(view.deck) == {HIDDEN} and len(view.deck) == len(state.deck)
    assert view.drawn == (state.drawn[0], (HIDDEN,) * len(state.drawn[1]))
    assert (view.prize, view.tricks) == (state.prize, state.tricks)


@pytest.mark.parametrize("seed", range(10))
def test_imagining_never_looks_beneath_the_veil(seed: int) -> None:
    """A bot is given a view: it can imagine from it, and is asked the same as at the table."""
    table = game(seed)
    for state in [table.start, *(step.state for step in table.steps)]:
        for seat in (0, 1):
            view = CLAIM.veil(state, seat)
            assert CLAIM.imagine(view, seat, Luck(seed)) == CLAIM.imagine(state, seat, Luck(seed))
            own = [ask for ask in CLAIM.asks(state) if ask.seat == seat]
            assert [ask for ask in CLAIM.asks(view) if ask.seat == seat] == own


@pytest.mark.parametrize("seed", range(6))
def test_an_imagined_world_is_a_whole_deal_in_which_the_game_so_far_was_legal(seed: int) -> None:
    table = game(seed)
    for count, now in enumerate(table.steps):
        for seat in (0, 1):
            world = CLAIM.imagine(now.state, seat, Luck(seed * 100 + count))
            assert CLAIM.census(world) == Counter(DECK)
            if len(world.tricks) < TRICKS:
                assert_could_have_happened(world, 1 - seat)


def assert_could_have_happened(world: State, seat: int) -> None:
    """Go back trick by trick in the first phase: what this seat answered was always allowed."""
    hand = world.hands[seat]
    if world.lead and world.leader == seat:
        hand = (*hand, world.lead)
    for trick in reversed(world.tricks):
        if trick.leader == seat:
            hand = (*hand, trick.lead)
        else:
            hand = (*hand, trick.second)
            assert trick.second in playable(in_order(hand), trick.lead)


def test_in_the_second_phase_the_other_hand_can_be_counted_out() -> None:
    table = game(8)
    for now in table.steps[25:]:
        for seat in (0, 1):
            assert CLAIM.imagine(now.state, seat, Luck(1)) == now.state


@pytest.mark.parametrize("seed", [2, 18, 19, 53])
def test_imagined_worlds_spread_evenly_over_what_is_possible(seed: int) -> None:
    """An unseen card is in the other hand, or on top of the deck, as often as its share says."""
    state, runs = game(seed, 16).state, 4000
    worlds = [CLAIM.imagine(state, 0, Luck(number)) for number in range(runs)]
    unseen = Counter((*state.hands[1], *state.drawn[1], *state.deck))
    holdable = Counter({card: unseen[card] for card in unseen if faction_of(card) not in lacks(state, 1)})
    held = Counter(card for world in worlds for card in world.hands[1])
    share = len(state.hands[1]) / holdable.total()

    assert set(held) == set(holdable)
    for card, copies in holdable.items():
        assert_about(held[card], runs * copies, share)
    tops = Counter(world.deck[0] for world in worlds)
    for card, copies in unseen.items():
        rest = 1 - share if card in holdable else 1
        assert_about(tops[card], runs, copies * rest / (unseen.total() - len(state.hands[1])))


def lacks(state: State, seat: int) -> set[str]:
    return {
        faction_of(trick.lead)
        for trick in state.tricks
        if trick.leader != seat and faction_of(trick.second) not in (faction_of(trick.lead), "doppelganger")
    }


def assert_about(found: int, tries: int, share: float) -> None:
    """Within five standard deviations of what chance would give."""
    assert abs(found - tries * share) <= 5 * (tries * share * (1 - share)) ** 0.5


def test_what_the_other_was_seen_to_lack_is_never_in_an_imagined_hand() -> None:
    state = Table(CLAIM, seed=1, options={"leader": "first"}).state
    lacking = (
        Trick(0, "undead-4", "dwarf-0", "goblin-0"),
        Trick(0, "doppelganger-9", "knight-2", "goblin-0"),
    )
    state = replace(
        state,
        hands=(state.hands[0][:11], in_order([c for c in DECK if c.startswith("knight")][1:8])),
        tricks=lacking,
    )
    worlds = [CLAIM.imagine(state, 0, Luck(number)) for number in range(300)]
    factions = Counter(faction_of(card) for world in worlds for card in world.hands[1])

    assert set(factions) == {"goblin", "knight", "dwarf"}
    assert {faction_of(card) for world in worlds for card in world.deck} >= {"undead", "doppelganger"}


def test_the_loser_alone_is_told_what_was_drawn() -> None:
    state = first_phase(("dwarf-4 goblin-1", "dwarf-5 goblin-2"), "undead-9", "knight-8 knight-9 goblin-0")
    middle = played(state, "dwarf-4")
    after = played(middle, "dwarf-5")
    told = [CLAIM.tell(middle, 1, Play("dwarf-5"), after, reader) for reader in (0, 1, None)]

    assert told[0].args["drawn"] == "knight" and told[0].args["drawn_value"] == 8
    assert told[1] == told[2]
    assert "drawn" not in told[1].args
