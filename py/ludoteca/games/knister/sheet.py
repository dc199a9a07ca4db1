"""The sheet of Knister: 25 cells, the twelve lines through them, and what a line is worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

SIZE = 5
CELLS = tuple(f"{'abcde'[place % SIZE]}{SIZE - place // SIZE}" for place in range(SIZE * SIZE))
_PLACES = {name: place for place, name in enumerate(CELLS)}

# A player's sheet: the numbers written, row by row from the top left; 0 is an empty cell.
Sheet = tuple[int, ...]
EMPTY: Sheet = (0,) * len(CELLS)

# The lines as places on the sheet: rows from the top, columns from the left, then the two diagonals.
ROWS = tuple(tuple(range(SIZE * row, SIZE * row + SIZE)) for row in range(SIZE))
COLUMNS = tuple(tuple(range(column, SIZE * SIZE, SIZE)) for column in range(SIZE))
# From the top left to the bottom right, and from the top right to the bottom left.
DIAGONALS = (tuple(range(0, SIZE * SIZE, SIZE + 1)), tuple(range(SIZE - 1, SIZE * SIZE - 1, SIZE - 1)))
LINES = ROWS + COLUMNS + DIAGONALS

# By how often the numbers of a line occur, most often first.
_ALIKE = {
    (5,): 10,
    (4, 1): 6,
    (3, 2): 8,
    (3, 1, 1): 3,
    (2, 2, 1): 3,
    (2, 1, 1, 1): 1,
}
RUN_WITH_SEVEN, RUN_WITHOUT_SEVEN = 8, 12
DIAGONAL_FACTOR = 2
_FACTORS = tuple(DIAGONAL_FACTOR if line in DIAGONALS else 1 for line in LINES)


def place_of(cell: str) -> int:
    """The place of a cell on the sheet by its name; KeyError if there is none of that name."""
    return _PLACES[cell]


def points(numbers: Sequence[int]) -> int:
    """What five numbers are worth in a row or column, in whatever order they stand.

    >>> points([9, 5, 6, 8, 7]), points([2, 3, 4, 5, 6]), points([4, 4, 9, 4, 9])
    (8, 12, 8)
    """
    different = set(numbers)
    if len(different) < SIZE:
        return _ALIKE[tuple(sorted([numbers.count(number) for number in different], reverse=True))]
    if max(numbers) - min(numbers) >= SIZE:
        return 0
    return RUN_WITH_SEVEN if 7 in numbers else RUN_WITHOUT_SEVEN


@lru_cache(maxsize=4096)
def line_points(sheet: Sheet) -> tuple[int, ...]:
    """The points of each of `LINES`, diagonals already doubled; 0 for a line with an empty cell."""
    found = []
    for line, factor in zip(LINES, _FACTORS, strict=True):
        numbers = [sheet[place] for place in line]
        found.append(factor * points(numbers) if all(numbers) else 0)
    return tuple(found)
