"""How a practised player of Knister judges cells at a glance: by what every line can still become."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp

from ludoteca.kernel.game import Seat

from .rules import State, Write
from .sheet import DIAGONAL_FACTOR, DIAGONALS, LINES, SIZE, Sheet, place_of, points

# In how many of 36 rolls each sum comes up.
_CHANCES = {number: 6 - abs(7 - number) for number in range(2, 13)}
_ROLLS = 36
# A line may turn a few rolls down, which other lines will take; but it cannot count on that for long:
# part of its worth is what it would be with so many rolls to spare, the rest what chance alone makes of it.
_SPARE = 2
_HOPE = 0.2
# How few points of difference make a cell hardly ever chosen over another.
_SHARPNESS = 0.4

_LINES_THROUGH = tuple(
    tuple((line, DIAGONAL_FACTOR if line in DIAGONALS else 1) for line in LINES if place in line)
    for place in range(SIZE * SIZE)
)


def favour(state: State, seat: Seat, moves: Sequence[Write]) -> list[float]:
    """The weight of each cell: how much its lines gain in expected points when the number stands there."""
    sheet, number = state.sheets[seat], state.number
    gains = [_gain(sheet, place_of(move.cell), number) for move in moves]
    best = max(gains)
    return [exp((gain - best) / _SHARPNESS) for gain in gains]


def _gain(sheet: Sheet, place: int, number: int) -> float:
    left = sheet.count(0)
    gain = 0.0
    for line, factor in _LINES_THROUGH[place]:
        written = sorted(sheet[at] for at in line if sheet[at])
        after = tuple(sorted((*written, number)))
        gain += factor * (_prospect(after, left - 1) - _prospect(tuple(written), left))
    return gain


def _prospect(written: tuple[int, ...], left: int) -> float:
    """The expected points of a line, when so many cells of the whole sheet are still empty."""
    gaps = SIZE - len(written)
    return (1 - _HOPE) * expected(written, gaps) + _HOPE * expected(written, min(left, gaps + _SPARE))


@cache
def expected(written: tuple[int, ...], rolls: int) -> float:
    """What a line with these numbers is worth if of so many rolls it may choose which to take."""
    gaps = SIZE - len(written)
    if not gaps:
        return float(points(written))
    total = 0.0
    refused = expected(written, rolls - 1) if rolls > gaps else 0.0
    for number, chance in _CHANCES.items():
        taken = expected(tuple(sorted((*written, number))), rolls - 1)
        total += chance * max(taken, refused)
    return total / _ROLLS
