"""Oxono's fast twin, beyond the contract: known counts, and what its opinion must be."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Luck, Table, load
from ludoteca.bots.twin import perft
from ludoteca.games.oxono import fast

OXONO: Any = load("oxono")
START = "....../....../..#.../...*../....../...... p 8888 -"


def exchanged(position: str) -> str:
    """The same position with the colours exchanged."""
    rows, mover, left, moved = position.split()
    return f"{rows.swapcase()} {'b' if mover == 'p' else 'p'} {left[2:]}{left[:2]} {moved}"


def turned(position: str) -> str:
    """The same position, the board turned by half."""
    rows, *others = position.split()
    return " ".join([rows[::-1], *others])


def value(position: str) -> int:
    return fast.value(fast.start(OXONO.read(position)))


def positions(games: int) -> list[str]:
    """Positions of random games, at the beginnings of turns."""
    found = []
    for seed in range(games):
        table, luck = Table(OXONO, seed=seed), Luck(seed)
        while asks := table.asks():
            if not table.state.moved:
                found.append(OXONO.write(table.state))
            chosen, luck = luck.roll(len(asks[0].moves))
            table.play(asks[0].seat, list(table.legal(asks[0].seat))[chosen])
    return found


@pytest.mark.parametrize(("turns", "count"), [(1, 68), (2, 3_612), (3, 162_680)])
def test_the_turns_of_the_spec_are_counted(turns: int, count: int) -> None:
    assert perft(fast, fast.start(OXONO.read(START)), turns) == count


def test_exchanging_the_colours_or_turning_the_board_changes_nothing_for_who_decides() -> None:
    for position in positions(3):
        assert value(exchanged(position)) == value(position) == value(turned(position))


def test_three_of_the_other_colour_weigh_more_than_two_and_less_where_they_cannot_grow() -> None:
    two, three, blocked = (
        value(f"....../{row}/..#.../....../...*../...... b 5555 -") for row in (".xo...", ".xox..", "OxoxX.")
    )

    assert three < two
    assert three < blocked


def test_a_win_is_seen_by_a_jump_and_by_a_teleport() -> None:
    jump = "....../....../ooo.#./....../.X.X../...*X. p 8558 o"

    assert fast.wins(fast.start(OXONO.read(jump)))
    assert not fast.wins(fast.start(OXONO.read(jump.replace("ooo.", "oo.."))))


def test_passing_is_for_beginnings_of_turns_alone() -> None:
    start = fast.start(OXONO.read(START))
    moved = fast.play(start, fast.moves(start)[0])

    assert fast.passed(start) == (1, *start[1:])
    assert fast.passed(moved) is None
