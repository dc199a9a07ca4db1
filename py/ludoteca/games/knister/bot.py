"""How a practised player of Knister judges cells at a glance: by what every line can still become."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp
from operator import itemgetter

from ludoteca.kernel.game import Seat

from .rules import State, Write
from .sheet import DIAGONAL_FACTOR, DIAGONALS, LINES, SIZE, Sheet, place_of, points

# In how many of 36 rolls each sum comes up.
_CHANCES = {number: 6 - abs(7 - number) for number in range(2, 13)}
_ROLLS = 36
_HIGHEST = max(_CHANCES)
# A line may turn a few rolls down, which other lines will take; but it cannot count on that for long:
# part of its worth is what it would be with so many rolls to spare, the rest what chance alone makes of it.
_SPARE = 2
_HOPE = 0.2
# How few points of difference make a cell hardly ever chosen over another.
_SHARPNESS = 0.4

_NUMBERS = [itemgetter(*line) for line in LINES]
# The lines through each place, by their index, and how often each of them counts.
_LINES_THROUGH = tuple(
    tuple(
        (index, DIAGONAL_FACTOR if line in DIAGONALS else 1)
        for index, line in enumerate(LINES)
        if place in line
    )
    for place in range(SIZE * SIZE)
)


def favour(state: State, seat: Seat, moves: Sequence[Write]) -> list[float]:
    """The weight of each cell: how much its lines gain in expected points when the number stands there."""
    sheet, number = state.sheets[seat], state.number
    gains_by_line = _line_gains(sheet, number)
    gains = [_gain(gains_by_line, place_of(move.cell)) for move in moves]
    best = max(gains)
    return [exp((gain - best) / _SHARPNESS) for gain in gains]


def _line_gains(sheet: Sheet, number: int) -> list[float]:
    """How many points each of `LINES` may expect to gain by this number; nothing where it is full."""
    left = sheet.count(0)
    lines = [tuple(sorted(numbers(sheet))) for numbers in _NUMBERS]
    return [0.0 if line[0] else _gains(line, min(left, line.count(0) + _SPARE))[number] for line in lines]


def _gain(gains_by_line: Sequence[float], place: int) -> float:
    gain = 0.0
    for index, factor in _LINES_THROUGH[place]:
        gain += factor * gains_by_line[index]
    return gain


# There are about four thousand different questions: lines of up to four numbers, and rolls to spare.
@lru_cache(maxsize=4096)
def _gains(line: tuple[int, ...], left: int) -> tuple[float, ...]:
    """The points that a line, its empty cells first, may expect to gain by each number from 0 to 12."""
    written = line[line.count(0) :]
    now = _prospect(written, left)
    return tuple(
        _prospect(tuple(sorted((*written, number))), left - 1) - now if number in _CHANCES else 0.0
        for number in range(_HIGHEST + 1)
    )


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
