"""Tranquility's positions as text: what they say, and what they refuse."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from games.tranquility import TRANQUILITY, game
from ludoteca import BadPosition, Luck, Table
from ludoteca.games.tranquility.state import FINISH, MONSTER, NOWHERE, START, Clue, State

PLAYS = Path(TRANQUILITY.__file__).parent / "plays"
EMPTY = "...../...../...../...../...../....."
# Two seats and the whole box: only what a test is about is changed.
HEAD, ONE, TWO = f"{EMPTY[:-5]}3.....", "12.44.f/s.20-23/7", "5.28/30.s/f.f.f.f"
PLAIN = f"{HEAD} {ONE} {TWO} turn=0"


def read(text: str) -> State:
    state: State = TRANQUILITY.read(text)
    return state


def test_a_position_says_all_there_is() -> None:
    state = read(f"{HEAD} 12.f.m/s.20-22/7 5.28/30/f.f.f.f turn=1 start=1 sunk=40 rocks=2 luck=1f")

    assert state.grid[0] == 3 and not any(state.grid[1:])
    assert state.hands == ((12, FINISH, MONSTER), (5, 28))
    assert state.piles == ((START, 20, 21, 22), (30,))
    assert state.discards == ((7,), (FINISH,) * 4)
    assert (state.mover, state.starter, state.sunk, state.monsters) == (1, 1, (40,), 2)
    assert (state.rocks, state.luck, state.manual) == (1, Luck(31), False)
    assert len(state.removed) == 80 - 10


def test_what_is_shown_of_hidden_cards_follows_from_them_unless_it_is_written() -> None:
    assert (read(PLAIN).start_within, read(PLAIN).loose) == ((5, 2), (0, 0))

    drawn = read(f"{HEAD} 12.44.s/20-23/7 5.28/30/f.f.f.f.f turn=0 start=1")
    assert drawn.start_within == (5, 1)

    gone = f"{HEAD} {ONE.replace('s.', '')} 5.28/30/f.s.f.f.f turn=0 start=0"
    assert (read(gone).start_within, read(gone).loose) == ((4, 2), (0, 4))
    written = read(f"{gone} within=9.4 loose=0.5")
    assert (written.start_within, written.loose) == ((9, 4), (0, 5))


@pytest.mark.parametrize(
    ("seed", "options"),
    [
        (1, {}),
        (2, {"monsters": "5", "rocks": "auto", "removed": "12"}),
        (3, {"monsters": "3", "rocks": "manual", "removed": "4"}),
        (4, {"monsters": "5", "rocks": "manual"}),
    ],
)
def test_every_state_of_a_game_reads_back(seed: int, options: dict[str, str]) -> None:
    table = game(seed, 1 + seed % 5, options)

    for state in (table.start, *(step.state for step in table.steps)):
        assert read(TRANQUILITY.write(state)) == state


@pytest.mark.parametrize("name", ["finish", "monsters", "start", "stuck"])
def test_every_state_of_a_recorded_game_reads_back(name: str) -> None:
    table = Table.replay((PLAYS / f"{name}.play").read_text())
    texts = [TRANQUILITY.write(step.state) for step in table.steps]

    assert [read(text) for text in texts] == [step.state for step in table.steps]
    assert ("end=finish" in texts[-1]) == (name in ("finish", "monsters"))


def test_rocks_that_were_steered_and_are_gone_differ_from_none() -> None:
    gone, none = read(f"{PLAIN} rocks=0"), read(PLAIN)

    assert (gone.rocks, gone.manual, none.manual) == (NOWHERE, True, False)
    assert TRANQUILITY.write(gone) != TRANQUILITY.write(none)


def test_clues_are_kept() -> None:
    text = f"{HEAD} 12.f/s.20-22/7 5.28.m/30.s/f.f.f.f turn=0 clues=*:0.1:1-1,0:1:1-2"

    assert read(text).clues == (Clue(-1, (0, 1), 1, 1), Clue(0, (1,), 1, 2))
    assert TRANQUILITY.write(read(text)) == text


def test_a_view_with_hidden_cards_cannot_be_written() -> None:
    with pytest.raises(ValueError, match="all its cards"):
        TRANQUILITY.write(TRANQUILITY.veil(read(PLAIN), 0))


def test_imagined_worlds_can_be_written_too() -> None:
    state = read(PLAIN)
    for seed in range(10):
        world = TRANQUILITY.imagine(state, 0, Luck(seed))
        assert read(TRANQUILITY.write(world)) == world


def changed(old: str, new: str) -> str:
    assert old in PLAIN
    return PLAIN.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "position-fields"),
        (HEAD, "position-fields"),
        (changed(" turn=0", ""), "position-fields"),
        (f"{PLAIN} colour=red", "position-fields"),
        (f"{PLAIN} turn=1", "position-fields"),
        (changed("3.....", "3...."), "position-grid"),
        (changed("3.....", "9.8...."), "position-rising"),
        (changed("3.....", "f....."), "position-grid"),
        (changed("12.44.f/", "12.44.f"), "position-seat"),
        (changed("12.44", "12.81"), "position-card"),
        (changed("12.44", "12.x"), "position-card"),
        (changed("20-23", "23-20"), "position-card"),
        (changed("20-23", "20-f"), "position-card"),
        (changed("12.44", "12.5"), "position-twice"),
        (changed("44.f/", "44/"), "position-finishes"),
        (changed("f/s.", "f/"), "position-no-start"),
        (changed("23/7", "23/7.m"), "position-discarded"),
        (changed("23/7", "23.m.m.m.m.m/7") + " sunk=40", "position-monsters"),
        (f"{PLAIN} sunk=m", "position-sunk"),
        (changed("turn=0", "turn=2"), "position-turn"),
        (f"{PLAIN} start=0", "position-starts"),
        (f"{PLAIN} start=5", "position-turn"),
        (changed("12.44.f", "12.44.50.51.52.f"), "position-hand"),
        (f"{PLAIN} owed=pay:4", "position-pay"),
        (f"{PLAIN} owed=give:8:0", "position-given"),
        # A Start in hand would have come first, and so would what is owed for it.
        (changed("44.f/s.", "s.f/44.") + " owed=pay:1", "position-start-first"),
        (f"{PLAIN} owed=rocks", "position-steered"),
        (f"{PLAIN} owed=stay:3 rocks=3", "position-stay"),
        (f"{PLAIN} owed=rest", "position-owed"),
        (f"{PLAIN} end=finish", "position-finishes"),
        (changed("44.f/", "44/") + " end=finish", "position-gap"),
        (f"{PLAIN} end=storm", "position-end"),
        (f"{PLAIN} rocks=7", "position-rocks"),
        (f"{PLAIN} luck=1f", "position-rocks"),
        (f"{PLAIN} within=1.1", "position-shown"),
        (f"{PLAIN} loose=1.0", "position-shown"),
        # A Start that was drawn would have been played on its empty space.
        (changed("44.f/s.", "44.f/").replace("23/7", "23/7.s"), "position-start-gone"),
        (f"{PLAIN} clues=0:1:1-2", "position-shown"),
        (f"{PLAIN} clues=*", "position-shown"),
    ],
)
def test_what_is_wrong_with_a_position_is_named(text: str, id: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read(text)

    assert caught.value.text.id == id
    assert str(caught.value)


def test_a_position_without_a_way_on_is_over() -> None:
    outcome: Any = TRANQUILITY.outcome(read(f"{HEAD} //7 5.28/30.s/f.f.f.f.f turn=0 start=0"))

    assert (outcome.winners, outcome.reason) == (frozenset(), "stuck")
