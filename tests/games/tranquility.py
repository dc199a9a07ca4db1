"""Tranquility for tests: positions, hands and moves written as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca import Luck, Table, load, spell
from ludoteca.games.tranquility.rules import announced
from ludoteca.games.tranquility.state import CARDS, CELL_NAMES, CELLS, INDEX, State

TRANQUILITY: Any = load("tranquility")
# All cells filled with numbers two apart, from 2 to 72.
FULL = " ".join(f"{name}={2 * index + 2}" for index, name in enumerate(CELL_NAMES))


def filled(rows: str) -> str:
    """As FULL, but these rows only."""
    return " ".join(part for part in FULL.split() if part[1] in rows)


def full_but(name: str) -> str:
    """As FULL, with one cell left empty."""
    return " ".join(part for part in FULL.split() if part.split("=")[0] != name)


def cards(text: str) -> tuple[int, ...]:
    """The cards of these words, in their order."""
    return tuple(CARDS[word] for word in text.split())


def position(
    hands: Sequence[str],
    grid: str = "",
    piles: Sequence[str] | None = None,
    luck: int | None = None,
    **fields: Any,
) -> State:
    """A state as the table would show it: `grid` like "a1=3 c2=17", all else as in `State`."""
    cells = [0] * CELLS
    for part in grid.split():
        name, _, island = part.partition("=")
        cells[INDEX[name]] = int(island)
    seats = len(hands)
    rows = tuple(cards(pile) for pile in piles) if piles else ((),) * seats
    given: dict[str, Any] = {
        "mover": 0,
        "monsters": 0,
        "discards": ((),) * seats,
        "removed": (),
        "start_within": tuple(len(pile) for pile in rows),
        "loose": (0,) * seats,
        "luck": None if luck is None else Luck(luck),
    }
    held = tuple(tuple(sorted(cards(hand))) for hand in hands)
    return announced(State(grid=tuple(cells), hands=held, piles=rows, **{**given, **fields}))


def words(state: State) -> list[str]:
    """The legal moves of the seat that is asked, in words; none when the game is over."""
    return [spell(move) for ask in TRANQUILITY.asks(state) for move in ask.moves]


def played(state: State, *moves: str) -> State:
    """The state after these moves, each by the seat that is asked."""
    for text in moves:
        (ask,) = TRANQUILITY.asks(state)
        legal = {spell(move): move for move in ask.moves}
        assert text in legal, (text, list(legal))
        state = TRANQUILITY.step(state, ask.seat, legal[text])
    return state


def game(seed: int, seats: int, options: Mapping[str, str] | None = None) -> Table:
    """A whole game of random moves, in which Islands are played more often than chance would have it."""
    table, luck = Table(TRANQUILITY, seats, seed, options or {}), Luck(seed)
    while table.asks():
        (ask,) = table.asks()
        moves = list(table.legal(ask.seat))
        plays = [move for move in moves if move.startswith("play")]
        coin, luck = luck.roll(3)
        some = plays if plays and coin else moves
        chosen, luck = luck.roll(len(some))
        table.play(ask.seat, some[chosen])
    return table
