"""What the fast twin of Yoxii looks up: masks of squares, where jumps lead, what placing a piece adds.

A set of squares is an int, one bit each. A row has eight bits for its seven columns: the empty one at the
end keeps shifts from leading round the edge into another row.

A side, all that one seat owns, is one int as well: four boards of `BOARD_BITS` each, of which the first holds
all its pieces, the next those worth more than 1, more than 2 and more than 3; above them, from `RESERVE` on,
how many pieces of each value are left. So a side's points on some squares are its bits there on all boards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TypeVar

from .rules import NEIGHBOURS, PLACES_OF, RAYS, SIDE, SQUARES, VALUES

T = TypeVar("T")

ROW_BITS = SIDE + 1
BOARD_BITS = SIDE * ROW_BITS
RESERVE = len(VALUES) * BOARD_BITS
COUNT_BITS = 3

# The number of every square, by its index in the rules.
NUMBERS = tuple(row * ROW_BITS + column for row, column in PLACES_OF)


def _numbered(found: Iterable[T], gap: T) -> tuple[T, ...]:
    """What was found square by square in the order of the rules, by the squares' numbers."""
    by_number = dict(zip(NUMBERS, found, strict=True))
    return tuple(by_number.get(number, gap) for number in range(BOARD_BITS))


def _mask(indices: Iterable[int]) -> int:
    return sum(1 << NUMBERS[index] for index in indices)


NAMES = _numbered(SQUARES, "")
BOARD = _mask(range(len(SQUARES)))
# A mask times this has the same squares on all four boards of a side.
ALL_BOARDS = sum(1 << BOARD_BITS * board for board in range(len(VALUES)))
# The squares beside each, on one board, and on all of a side.
AROUND = _numbered(map(_mask, NEIGHBOURS), 0)
AROUND_ALL = tuple(mask * ALL_BOARDS for mask in AROUND)


class Table(dict[int, T]):
    """Filled in as it is asked: most of what there could be never comes up."""

    def __init__(self, make: Callable[[int], T]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, key: int) -> T:
        made = self[key] = self.make(key)
        return made


def squares_of(mask: int) -> tuple[int, ...]:
    """The numbers of the squares in a mask."""
    found = []
    while mask:
        square = mask & -mask
        found.append(square.bit_length() - 1)
        mask ^= square
    return tuple(found)


def placings_on(mask: int) -> tuple[tuple[int, ...], ...]:
    """The moves that place a piece on these squares, by its value."""
    squares = squares_of(mask)
    return tuple(tuple(value * BOARD_BITS + square for square in squares) for value in VALUES)


# For squares beside a totem or behind a jump from it, of which there are few sets: tables have no bound.
SQUARES_OF = Table(squares_of)
PLACINGS_ON = Table(placings_on)


def _placed(move: int) -> int:
    value, square = divmod(move, BOARD_BITS)
    if not value:
        return 0
    boards = sum(1 << BOARD_BITS * board + square for board in range(value))
    return boards - (1 << RESERVE + COUNT_BITS * (value - 1))


# What a side gains by placing a piece: its bits on the boards, and one less in reserve.
PLACED = tuple(map(_placed, range((len(VALUES) + 1) * BOARD_BITS)))


def _values(reserve: int) -> tuple[int, ...]:
    count = (1 << COUNT_BITS) - 1
    return tuple(value for place, value in enumerate(VALUES) if reserve >> COUNT_BITS * place & count)


# By reserve: of how many values a piece is left, and the highest of them (0 if there is none).
KINDS = Table(lambda reserve: len(_values(reserve)))
BEST = Table(lambda reserve: max(_values(reserve), default=0))


def _landings(rays: tuple[tuple[int, ...], ...], own: int) -> int:
    """The squares right behind the runs of own pieces that begin beside the totem, free or not."""
    found = 0
    for ray in rays:
        beyond = next((place for place, square in enumerate(ray) if not own & square), 0)
        found |= ray[beyond] if beyond else 0
    return found


def _lines(index: int, is_straight: bool) -> tuple[int, Table[int]]:
    """Straight or slanting lines from a square, and where jumps along them land by the own pieces there."""
    row, column = PLACES_OF[index]
    rays = tuple(
        tuple(1 << NUMBERS[square] for square in ray)
        for ray in RAYS[index]
        if is_straight == (PLACES_OF[ray[0]][0] == row or PLACES_OF[ray[0]][1] == column)
    )
    return sum(map(sum, rays)), Table(partial(_landings, rays))


# By the totem's square. Apart, the two kinds of lines have far fewer arrangements than together.
LINES = _numbered(
    ((*_lines(index, True), *_lines(index, False)) for index in range(len(SQUARES))),
    (0, Table(int), 0, Table(int)),
)
