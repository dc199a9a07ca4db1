"""What players of Tranquility may not know, and what they imagine instead."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from games.tranquility import FULL, TRANQUILITY, game, played, position
from ludoteca import Luck, Table
from ludoteca.games.tranquility.clues import hold
from ludoteca.games.tranquility.rules import announced, can_pay
from ludoteca.games.tranquility.state import (
    FINISH,
    HIDDEN,
    MONSTER,
    NOBODY,
    START,
    Clue,
    State,
    is_island,
)
from ludoteca.kernel.draft import Draft
from ludoteca.kernel.frame import frame
from ludoteca.kernel.log import Log

PLAYS = Path(TRANQUILITY.__file__).parent / "plays"
VARIANTS: list[dict[str, str]] = [
    {},
    {"monsters": "5", "rocks": "auto", "removed": "12"},
    {"monsters": "3", "rocks": "manual", "removed": "4"},
]


def some_games() -> list[Table]:
    games = [game(seed, 1 + seed % 5, VARIANTS[seed % 3]) for seed in range(10)]
    return [*games, Table.replay((PLAYS / "monsters.play").read_text())]


def worlds(state: State, seat: int, count: int) -> list[State]:
    return [TRANQUILITY.imagine(state, seat, Luck(number)) for number in range(count)]


def test_a_view_hides_hands_piles_discards_and_what_was_removed() -> None:
    table = game(4, 3, VARIANTS[1])
    state = table.steps[30].state
    view = TRANQUILITY.veil(state, 1)

    assert view.hands[1] == state.hands[1] and view.discards[1] == state.discards[1]
    for rows in (view.hands[::2], view.discards[::2], view.piles, (view.removed,)):
        assert {card for row in rows for card in row} == {HIDDEN}
    assert view.luck is None
    assert [len(pile) for pile in view.piles] == [len(pile) for pile in state.piles]


def test_when_the_game_is_over_all_is_open() -> None:
    state = game(4, 3).state

    assert TRANQUILITY.veil(state, 0) == state == TRANQUILITY.imagine(state, 0, Luck(1))


def test_imagining_never_looks_beneath_the_veil() -> None:
    """A bot is given a view: it can imagine from it, and is asked the same as at the table."""
    for table in some_games():
        for number, step in enumerate(table.steps):
            for seat in range(table.seats):
                state, view = step.state, TRANQUILITY.veil(step.state, seat)
                luck = Luck(number)
                assert TRANQUILITY.imagine(view, seat, luck) == TRANQUILITY.imagine(state, seat, luck)
                own = [ask for ask in TRANQUILITY.asks(state) if ask.seat == seat]
                assert [ask for ask in TRANQUILITY.asks(view) if ask.seat == seat] == own


def test_an_imagined_world_has_the_cards_of_the_box_where_they_may_be() -> None:
    for table in some_games():
        census = TRANQUILITY.census(table.start)
        for number, step in enumerate(table.steps[:-1]):
            for seat in range(table.seats):
                world = TRANQUILITY.imagine(step.state, seat, Luck(number))
                assert TRANQUILITY.census(world) == census
                assert all(is_island(card) for card in world.removed)
                assert not any(MONSTER in discards for discards in world.discards)
                assert not world.ending and can_pay(world)
                assert hold(step.state.clues, step.state.hands)
                public = [clue for clue in step.state.clues if clue.witness in (NOBODY, seat)]
                assert hold(public, world.hands)


def test_a_start_is_imagined_only_where_the_game_so_far_allows_it() -> None:
    """Worked out once more from the record: nobody acts with a Start in hand while its space is empty."""
    for table in some_games():
        seats = range(table.seats)
        # For each seat: its pile when it last acted without a Start, and how many discards cannot be it.
        left = [len(pile) for pile in table.start.piles]
        fixed = [0] * table.seats
        before = table.start
        for step in table.steps[:-1]:
            state = step.state
            acting = before.phase == "turn" and step.words != "start"
            if before.starter == NOBODY and acting:
                left[step.seat] = len(before.piles[step.seat])
            for seat in seats:
                if before.starter == NOBODY or len(before.piles[seat]) == left[seat]:
                    fixed[seat] = len(state.discards[seat])
            before = state
            for reader in seats:
                world = TRANQUILITY.imagine(state, reader, Luck(len(state.grid)))
                for seat in seats:
                    if seat in (reader, state.starter):
                        continue
                    everywhere = [*world.hands[seat], *world.piles[seat], *world.discards[seat]]
                    assert everywhere.count(START) == 1
                    assert START not in world.discards[seat][: fixed[seat]]
                    if len(state.piles[seat]) == left[seat]:
                        assert START in world.piles[seat]


def test_a_start_that_may_have_been_drawn_is_imagined_in_hand_as_often_as_chance_says() -> None:
    table = Table(TRANQUILITY, 5, seed=1)
    (mover,) = (ask.seat for ask in table.asks())
    reader = (mover + 1) % 5
    assert not any(START in hand for world in worlds(table.state, reader, 300) for hand in world.hands)

    for words in list(table.legal(mover))[-2:]:
        table.play(mover, words)
    runs = 3000
    held = sum(START in world.hands[mover] for world in worlds(table.state, reader, runs))
    assert_about(held, runs, 2 / 13)


def test_a_start_that_was_drawn_after_all_may_have_been_discarded() -> None:
    states = (step.state for seed in range(40) for step in game(seed, 3).steps if not step.state.ending)
    state = next(
        state
        for state in states
        if all(state.hands)
        and any(number and pile for number, pile in zip(state.loose, state.piles, strict=True))
    )
    owner = next(seat for seat, number in enumerate(state.loose) if number and state.piles[seat])
    reader = next(seat for seat in range(3) if seat != owner)
    places = Counter(
        "pile" if START in world.piles[owner] else "hand" if START in world.hands[owner] else "gone"
        for world in worlds(state, reader, 400)
    )

    assert set(places) == {"pile", "hand", "gone"}


@pytest.mark.parametrize("monsters", [0, 5])
def test_imagined_cards_spread_evenly_over_hands_and_piles(monsters: int) -> None:
    """At the start every unseen card is in a given hand as often as its share of the places says."""
    state = Table(TRANQUILITY, 4, seed=2, options={"monsters": str(monsters)}).state
    runs = 4000
    imagined = worlds(state, 0, runs)
    held = Counter(card for world in imagined for card in world.hands[2])
    below = Counter(world.piles[0][-1] for world in imagined)
    unseen = Counter(card for hand in state.hands[1:] for card in hand)
    unseen.update(card for pile in state.piles for card in pile if card != START)
    for card, copies in unseen.items():
        assert_about(held[card] / copies, runs, 5 / unseen.total())
    sizes = [len(pile) for pile in state.piles]
    assert_about(below[START], runs, 1 / sizes[0])
    assert set(unseen) <= {*below, *held}


def test_removed_islands_and_drifts_to_come_are_imagined_too() -> None:
    state = Table(TRANQUILITY, 2, seed=2, options=VARIANTS[1]).state
    imagined = worlds(state, 0, 2000)
    removed = Counter(card for world in imagined for card in world.removed)
    unseen = [card for card in range(1, 81) if card not in state.hands[0]]

    assert set(removed) == set(unseen)
    for card in unseen:
        assert_about(removed[card], 2000, 12 / len(unseen))
    assert len({world.luck for world in imagined}) == 2000


def assert_about(found: float, tries: int, share: float) -> None:
    """Within five standard deviations of what chance would give."""
    assert abs(found - tries * share) <= 5 * (tries * share * (1 - share)) ** 0.5


def test_a_mover_who_owes_cards_is_imagined_with_cards_to_pay() -> None:
    for seed in range(6):
        for step in game(seed, 3, VARIANTS[1]).steps:
            if step.state.phase == "pay" and not step.state.ending:
                mover = step.state.mover
                for world in worlds(step.state, (mover + 1) % 3, 10):
                    assert sum(card != MONSTER for card in world.hands[mover]) >= step.state.owed


# Clues: what was shown of Sea Monsters in hidden hands


def given(count: int, **fields: Any) -> State:
    state = position(["start 5 6 7 8", "1 2 monster", "11 12"], monsters=3, **fields)
    return played(state, "start", *(f"discard {card}" for card in (5, 6, 7, 8)[:count]))


def test_a_giver_who_may_not_be_done_learns_that_those_after_it_hold_a_monster() -> None:
    assert given(3).clues == ()
    assert given(4).clues == (Clue(0, (1, 2), 1, 5),)
    assert TRANQUILITY.veil(given(4), 0).clues == (Clue(0, (1, 2), 1, 5),)
    assert TRANQUILITY.veil(given(4), 1).clues == ()


def test_a_giver_who_is_done_tells_all_that_those_after_it_can_give_the_rest() -> None:
    state = played(given(4), "done")
    assert state.clues == (Clue(0, (1, 2), 1, 5), Clue(NOBODY, (1, 2), 0, 1))

    state = played(state, "discard 1", "discard 2", "done")
    assert Clue(NOBODY, (2,), 0, 0) in state.clues


def crowded(monsters: int) -> State:
    """Pink has given three of eight cards, and of the others' ten cards so many are Sea Monsters."""
    first, second = monsters // 2, monsters - monsters // 2
    hands = [
        "start 5 6 7 8",
        " ".join(["monster"] * first + [str(10 + card) for card in range(5 - first)]),
        " ".join(["monster"] * second + [str(20 + card) for card in range(5 - second)]),
    ]
    used = set(" ".join(hands).split())
    left = [str(card) for card in range(1, 81) if str(card) not in used]
    lists = [left[at::3] for at in range(3)]
    lists[0] += ["finish"] * 5 + ["monster"] * (5 - monsters)
    lists[1].append("start")
    lists[2].append("start")
    state = position(hands, piles=[" ".join(pile) for pile in lists], monsters=5)
    return played(state, "start", "discard 5", "discard 6", "discard 7")


@pytest.mark.parametrize("monsters", [2, 3, 4, 5])
def test_hands_that_are_known_to_be_full_of_monsters_are_soon_imagined(
    monsters: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of five it is one deal in some two hundred thousand, and each undo looks at a dozen worlds."""
    looked = Counter[str]()

    def counted(state: State) -> State:
        looked["worlds"] += 1
        assert looked["worlds"] < 4000, "this takes far too long"
        return announced(state)

    state = crowded(monsters)
    # With three and more of them Pink could not be done before its first card, its second, its third.
    assert [clue.least for clue in state.clues] == [monsters if monsters > 2 else 0]
    monkeypatch.setattr("ludoteca.games.tranquility.secrets.announced", counted)
    for world in worlds(state, 0, 3):
        assert hold(state.clues, world.hands)


def test_monsters_that_are_known_of_lie_as_chance_would_have_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of three Sea Monsters in two hands of five, all are in one of them in 20 of 120 ways."""
    monkeypatch.setattr("ludoteca.games.tranquility.secrets.TRIES", 0)
    held = [world.hands[1].count(MONSTER) for world in worlds(crowded(3), 0, 400)]

    assert_about(held.count(0) + held.count(3), 400, 20 / 120)


def test_only_the_giver_is_shown_whether_it_may_be_done() -> None:
    state = given(4)

    assert state.may_stop
    assert TRANQUILITY.veil(state, 0).may_stop
    assert not TRANQUILITY.veil(state, 1).may_stop


def test_no_gold_shows_a_card_that_another_has_discarded_unseen() -> None:
    table = Table(TRANQUILITY, 2)
    table.start = position(["finish 5 6", "finish 1 2"])
    table.play(0, "discard finish")
    drawn = {node.name for node in TRANQUILITY.draw(table.state, 1, True).nodes}
    shown = frame(
        Log(table),
        scene=TRANQUILITY.draw(table.state, 1, True),
        draft=Draft(()),
        actor=None,
        viewer=1,
        tall=True,
        can_undo=False,
    )

    assert "finish" in drawn
    assert shown["last"] == []


def test_a_barred_finish_shows_all_that_somebody_holds_a_monster_until_one_is_played() -> None:
    state = position(["5 6 monster", "1 2"], FULL, starter=0, monsters=3, piles=["20 21", ""])
    state = played(state, "discard 5", "discard 6")
    assert Clue(NOBODY, (0, 1), 1, 3) in state.clues

    state = position(["5 6 monster", "1 2"], FULL, starter=0, monsters=3)
    assert played(state, "monster c3").clues == ()


def test_when_no_monster_bars_the_finish_later_ones_must_have_been_drawn_since() -> None:
    state = position(["5 6", "1 2"], FULL, starter=0, monsters=3, piles=["monster 20", ""])
    first = played(state, "discard 5")
    assert first.clues == (Clue(NOBODY, (0,), 0, 0), Clue(NOBODY, (1,), 0, 0))

    second = played(first, "discard 6")
    assert second.blocked
    assert second.clues == (Clue(NOBODY, (1,), 0, 0), Clue(NOBODY, (0, 1), 1, 3))


def test_finish_cards_are_hidden_like_islands() -> None:
    state = Table(TRANQUILITY, 2, seed=3).state
    finishes = Counter(world.hands[1].count(FINISH) for world in worlds(state, 0, 500))

    assert {0, 1} <= set(finishes)
