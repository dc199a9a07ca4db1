"""Tranquility's rules, by positions and moves written as text. Beside it: the variants, and the secrets."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from games.tranquility import FULL, TRANQUILITY, cards, full_but, game, played, position, words
from ludoteca import Table, Text
from ludoteca.games.tranquility.placing import cost, gap_of
from ludoteca.games.tranquility.state import (
    CELL_NAMES,
    FINISH,
    INDEX,
    MONSTER,
    NOBODY,
    START,
    State,
    discardable,
    is_island,
)
from ludoteca.kernel.draft import Draft

PLAYS = Path(TRANQUILITY.__file__).parent / "plays"


# The deal


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [
        (1, [85]),
        (2, [43, 42]),
        (3, [29, 28, 28]),
        (4, [22, 21, 21, 21]),
        (5, [17, 17, 17, 17, 17]),
    ],
)
def test_all_cards_are_dealt_out_as_evenly_as_possible(seats: int, sizes: list[int]) -> None:
    state = Table(TRANQUILITY, seats, seed=3).state

    assert [len(hand) for hand in state.hands] == [5] * seats
    assert [len(pile) + 5 - 1 for pile in state.piles] == sizes
    assert [pile.count(START) for pile in state.piles] == [1] * seats


@pytest.mark.parametrize("removed", [0, 4, 6, 8, 10, 12])
@pytest.mark.parametrize("monsters", [0, 3, 4, 5])
def test_the_box_holds_what_the_options_say(removed: int, monsters: int) -> None:
    options = {"removed": str(removed), "monsters": str(monsters)}
    state = Table(TRANQUILITY, 4, seed=1, options=options).state
    census = TRANQUILITY.census(state)
    dealt = sum(len(hand) + len(pile) for hand, pile in zip(state.hands, state.piles, strict=True))

    assert [census[island] for island in range(1, 81)] == [1] * 80
    assert (census[FINISH], census[START], census[MONSTER]) == (5, 4, monsters)
    assert len(state.removed) == removed and all(is_island(card) for card in state.removed)
    assert dealt == 80 - removed + 5 + monsters + 4


def test_no_start_is_in_an_opening_hand() -> None:
    for seed in range(100):
        assert not any(START in hand for hand in Table(TRANQUILITY, 5, seed).state.hands)


@pytest.mark.parametrize(("seats", "movers"), [(2, {1}), (3, {1, 2}), (4, {1, 2, 3}), (5, {0, 1, 2, 3, 4})])
def test_one_with_the_fewest_cards_begins(seats: int, movers: set[int]) -> None:
    found = Counter(Table(TRANQUILITY, seats, seed).state.mover for seed in range(200))

    assert set(found) == movers
    assert min(found.values()) > 100 / len(movers)


# Playing an Island


@pytest.mark.parametrize(
    ("grid", "island", "cell", "expected"),
    [
        ("a1=3", 5, "b1", 2),
        ("f2=23 b3=30", 25, "a3", 2),
        ("a1=3 c1=7", 6, "b1", 1),
        ("", 40, "a1", 0),
        ("", 40, "f6", 0),
        ("d3=10", 20, "e3", 10),
        ("f1=10", 14, "a2", 4),
        ("c1=10", 14, "c2", 0),
        ("a1=10", 14, "c1", 0),
    ],
)
def test_what_an_island_costs(grid: str, island: int, cell: str, expected: int) -> None:
    assert cost(gap_of(position([""], grid).grid, island), island, INDEX[cell]) == expected


def test_forty_goes_anywhere_on_an_empty_grid() -> None:
    assert words(position(["40"])) == [f"play 40 {name}" for name in CELL_NAMES]


def test_a_cost_that_the_hand_cannot_pay_forbids_a_cell() -> None:
    state = position(["20 1 2 3 4"], "d3=10")

    assert "play 20 e3" not in words(state)
    assert "play 20 f3" in words(state)


def test_all_but_the_island_itself_may_be_paid() -> None:
    assert "play 14 b1" in words(position(["14 1 2 3 4"], "a1=10"))
    assert "play 14 b1" not in words(position(["14 1 2 3"], "a1=10"))


def test_numbers_rise_along_the_whole_journey() -> None:
    legal = words(position(["20 1 2 3 4"], "c1=10 e1=30"))

    assert {word.split()[2] for word in legal if word.startswith("play 20")} == set()
    legal = words(position(["20 1 2 3 4"], "c1=10 a2=30"))
    assert {word.split()[2] for word in legal if word.startswith("play 20")} == {"e1"}


@pytest.mark.parametrize("seed", range(12))
def test_placements_are_those_that_the_rule_says_in_its_own_words(seed: int) -> None:
    """A second way of finding them: try every card on every cell, filled cell by filled cell."""
    options = {"monsters": ["0", "5"][seed % 2], "rocks": ["off", "auto", "manual"][seed % 3]}
    for step in game(seed, 1 + seed % 5, options).steps:
        state = step.state
        if state.ending or state.phase != "turn" or words(state) == ["start"]:
            continue
        assert {word for word in words(state) if word.startswith("play")} == plays_by_the_book(state)


def plays_by_the_book(state: State) -> set[str]:
    hand, found = state.hands[state.mover], set()
    for card in hand:
        for index, name in enumerate(CELL_NAMES):
            if not is_island(card) or state.grid[index] or index // 6 == state.rocks:
                continue
            smaller = all(number < card for number in state.grid[:index] if number)
            larger = all(number > card for number in state.grid[index + 1 :] if number)
            beside = [state.grid[at] for at in (index - 1, index + 1) if 0 <= at < 36 and state.grid[at]]
            price = min((abs(card - number) for number in beside), default=0)
            payable = sum(other != MONSTER for other in hand) - 1
            if smaller and larger and price <= payable:
                found.add(f"play {card} {name}")
    return found


def test_a_cost_is_paid_card_by_card_and_then_the_hand_is_filled() -> None:
    state = position(["5 40 41 42 43", "1 2 4"], "a1=3", piles=["50 51 52 53", ""])
    state = played(state, "play 5 b1")

    assert (state.phase, state.owed, state.mover) == ("pay", 2, 0)
    assert words(state) == ["discard 40", "discard 41", "discard 42", "discard 43"]
    state = played(state, "discard 42", "discard 40")
    assert (state.phase, state.owed, state.mover) == ("turn", 0, 1)
    assert state.hands[0] == cards("41 43 50 51 52")
    assert state.piles[0] == cards("53")
    assert state.discards[0] == cards("42 40")


def test_what_costs_nothing_ends_the_turn_at_once() -> None:
    state = played(position(["5 40", "1 2"], "a1=3", piles=["50 51 52 53", ""]), "play 40 f6")

    assert (state.mover, state.hands[0]) == (1, cards("5 50 51 52 53"))


def test_an_empty_pile_fills_no_hand() -> None:
    state = played(position(["5 40", "1 2"], "a1=3", piles=["50", ""]), "play 40 f6")

    assert state.hands[0] == cards("5 50")


# Discarding two cards


def test_in_place_of_an_action_any_two_cards_are_discarded() -> None:
    state = position(["5 finish start", "1 2"], starter=1)
    state = played(state, "discard start")

    assert words(state) == ["discard 5", "discard finish"]
    state = played(state, "discard finish")
    assert state.mover == 1
    assert state.discards[0] == (START, FINISH)


@pytest.mark.parametrize(
    ("grid", "hand", "tap", "asked"),
    [
        # 40 fits on the empty grid, where a first Island costs nothing.
        ("", "40 50", "40", "prompt-place-or-discard"),
        ("", "40", "40", "prompt-place"),
        # Between 2 and 4 there is room for a 3 alone.
        (full_but("b1"), "50 60", "50", "prompt-discard"),
    ],
)
def test_a_chosen_island_is_asked_what_it_can_do(grid: str, hand: str, tap: str, asked: str) -> None:
    state = position([hand], grid=grid, starter=0)
    assert TRANQUILITY.prompt(state, 0, (tap,)) == Text(asked, island=int(tap))


def test_one_card_alone_cannot_be_discarded() -> None:
    assert words(position(["5", "1"], "a1=3 e1=9")) == ["play 5 c1"]


def test_equal_cards_are_one_choice() -> None:
    state = position(["finish finish 5", "1"], "a1=3 c1=7")

    assert words(state) == ["play 5 b1", "discard 5", "discard finish"]


# Losing


@pytest.mark.parametrize(
    ("hands", "grid"),
    [
        (["", "1 2"], ""),
        (["5", "1 2"], "a1=3 c1=7"),
        (["finish", "1 2"], ""),
        (["monster", "1 2"], ""),
        (["monster finish", "1 2"], ""),
    ],
    ids=[
        "no card",
        "one that fits nowhere for nothing",
        "a Finish too soon",
        "nothing to destroy",
        "no pair",
    ],
)
def test_all_lose_when_no_action_is_left_as_a_turn_starts(hands: list[str], grid: str) -> None:
    state = position(hands, grid, monsters=3)
    outcome = TRANQUILITY.outcome(state)

    assert words(state) == []
    assert (outcome.winners, outcome.reason) == (frozenset(), "stuck")


@pytest.mark.parametrize(
    ("hand", "grid"),
    [("5", "a1=3 e1=7"), ("5", ""), ("monster", "a1=3"), ("5 6", "a1=3 b1=7"), ("finish", FULL)],
)
def test_one_card_that_can_be_played_is_no_loss(hand: str, grid: str) -> None:
    state = position([hand, "1 2"], grid, monsters=3, starter=1)

    assert words(state)
    assert TRANQUILITY.outcome(state) is None


@pytest.mark.parametrize(
    ("hands", "piles", "ending"),
    [
        (["start 5 6 7 8", "1 2 3 4", ""], ["", "", ""], ""),
        (["start 5 6 7 8", "1 2 3", ""], ["60 61 62", "", ""], "start"),
        (["start 5 6 7 8", "1 2 3 monster", ""], ["", "", ""], "start"),
        (["start 5 6 7 8", "1 2"], ["60", "61"], ""),
        (["start 5 6 7 8", "1 2"], ["60", ""], "start"),
        (["start 5 6 7 8", "1 2"], ["60", "monster 61"], ""),
        (["start 5 6 7 8", "1 2"], ["60", "monster"], "start"),
        (["start 5 6 7 8"], ["60 61 62 63"], ""),
        (["start 5 6 7 8"], ["60 61 62"], "start"),
    ],
)
def test_a_start_that_cannot_be_paid_loses_at_once(hands: list[str], piles: list[str], ending: str) -> None:
    state = position(hands, piles=piles, monsters=3)

    assert state.ending == ending
    assert words(state) == ([] if ending else ["start"])


def test_a_journey_that_can_no_longer_be_completed_goes_on() -> None:
    state = position(["50 51 52 53 54", "1 2"], "a1=3 c1=4")

    assert words(state)


# The Finish


def test_finish_wins_for_all_when_grid_and_start_are_filled() -> None:
    state = position(["finish 5", "1 2"], FULL, starter=0)
    assert "finish" in words(state)
    outcome = TRANQUILITY.outcome(played(state, "finish"))

    assert (outcome.winners, outcome.reason, outcome.scores) == (frozenset({0, 1}), "finish", ())


def test_tapping_the_finish_card_neither_plays_nor_discards_it_at_once() -> None:
    draft = Draft.of(words(position(["finish 5", "1 2"], FULL, starter=0)), {"finish", "5"}).tap("finish")

    assert draft and draft.made() is None
    assert draft.next() == ("discard", "finish")


@pytest.mark.parametrize(
    ("hands", "grid", "starter"),
    [
        (["finish 5", "1 2"], full_but("c3"), 0),
        (["finish 5", "1 2"], FULL, NOBODY),
        (["finish 5 monster", "1 2"], FULL, 0),
        (["finish 5", "1 monster"], FULL, 0),
    ],
    ids=["a gap", "no Start", "an own Sea Monster", "another's"],
)
def test_finish_has_to_wait(hands: list[str], grid: str, starter: int) -> None:
    assert "finish" not in words(position(hands, grid, starter=starter, monsters=3))


def test_monsters_in_piles_do_not_bar_the_finish() -> None:
    state = position(["finish 5", "1 2"], FULL, starter=0, monsters=3, piles=["monster", "monster"])

    assert "finish" in words(state)


def test_that_a_monster_bars_the_finish_is_shown_only_when_all_else_is_done() -> None:
    assert position(["5 6", "1 monster"], FULL, starter=0, monsters=3).blocked
    assert not position(["5 6", "1 monster"], FULL, monsters=3).blocked
    assert not position(["5 6", "1 monster"], full_but("c3"), starter=0, monsters=3).blocked
    assert not position(["5 6", "1 2"], FULL, starter=0, monsters=3).blocked


# Whole games


@pytest.mark.parametrize(
    ("name", "reason"),
    [("finish", "finish"), ("monsters", "finish"), ("start", "start"), ("stuck", "stuck")],
)
def test_a_recorded_game_ends_so(name: str, reason: str) -> None:
    table = Table.replay((PLAYS / f"{name}.play").read_text())
    outcome = table.outcome()

    assert outcome is not None
    assert outcome.reason == reason
    assert outcome.winners == (set(range(table.seats)) if reason == "finish" else set())


def test_in_a_recorded_game_a_sea_monster_bars_the_finish_for_a_while() -> None:
    table = Table.replay((PLAYS / "monsters.play").read_text())
    states = [step.state for step in table.steps]

    assert any(state.blocked for state in states)
    assert len(states[-1].sunk) > 0


@pytest.mark.parametrize("seed", range(20))
def test_hands_never_exceed_five_between_turns_and_what_is_owed_can_be_paid(seed: int) -> None:
    options = {"monsters": "5", "rocks": "manual", "removed": "12"}
    for step in game(seed, 1 + seed % 5, options).steps:
        state = step.state
        if state.ending:
            continue
        if state.phase == "turn":
            assert all(len(hand) <= 5 for hand in state.hands)
            pairs = zip(state.hands, state.piles, strict=True)
            assert all(len(hand) == 5 or not pile for hand, pile in pairs)
        else:
            givers = [(state.mover + way) % len(state.hands) for way in range(len(state.hands))]
            first = givers.index(state.giver) if state.phase == "give" else 0
            owing = givers[first:] if state.phase == "give" else givers[:1]
            assert state.owed <= sum(len(discardable(state.hands[seat])) for seat in owing)
