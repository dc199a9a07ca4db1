"""The move cards of Onitama: where a piece may go, and whose stamp each bears."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.kernel.game import Seat

SIZE = 5
Offset = tuple[int, int]


class Card(NamedTuple):
    """A move card: its offsets (right, forward) as its owner sees them, and the seat its stamp names."""

    offsets: tuple[Offset, ...]
    stamp: Seat


_BLUE, _RED = 0, 1

# The sixteen of the game itself.
BASE = {
    "tiger": Card(((0, 2), (0, -1)), _BLUE),
    "dragon": Card(((-2, 1), (2, 1), (-1, -1), (1, -1)), _RED),
    "frog": Card(((-1, 1), (-2, 0), (1, -1)), _RED),
    "rabbit": Card(((1, 1), (2, 0), (-1, -1)), _BLUE),
    "crab": Card(((0, 1), (-2, 0), (2, 0)), _BLUE),
    "elephant": Card(((-1, 1), (1, 1), (-1, 0), (1, 0)), _RED),
    "goose": Card(((-1, 1), (-1, 0), (1, 0), (1, -1)), _BLUE),
    "rooster": Card(((1, 1), (-1, 0), (1, 0), (-1, -1)), _RED),
    "monkey": Card(((-1, 1), (1, 1), (-1, -1), (1, -1)), _BLUE),
    "mantis": Card(((-1, 1), (1, 1), (0, -1)), _RED),
    "horse": Card(((0, 1), (-1, 0), (0, -1)), _RED),
    "ox": Card(((0, 1), (1, 0), (0, -1)), _BLUE),
    "crane": Card(((0, 1), (-1, -1), (1, -1)), _BLUE),
    "boar": Card(((0, 1), (-1, 0), (1, 0)), _RED),
    "eel": Card(((-1, 1), (1, 0), (-1, -1)), _BLUE),
    "cobra": Card(((1, 1), (-1, 0), (1, -1)), _RED),
}
# The sixteen of the expansion Sensei's Path.
SENSEI = {
    "giraffe": Card(((-2, 1), (2, 1), (0, -1)), _BLUE),
    "kirin": Card(((-1, 2), (1, 2), (0, -2)), _RED),
    "phoenix": Card(((-1, 1), (1, 1), (-2, 0), (2, 0)), _BLUE),
    "turtle": Card(((-2, 0), (2, 0), (-1, -1), (1, -1)), _RED),
    "dog": Card(((-1, 1), (-1, 0), (-1, -1)), _BLUE),
    "fox": Card(((1, 1), (1, 0), (1, -1)), _RED),
    "bear": Card(((-1, 1), (0, 1), (1, -1)), _BLUE),
    "panda": Card(((0, 1), (1, 1), (-1, -1)), _RED),
    "sea-snake": Card(((0, 1), (2, 0), (-1, -1)), _BLUE),
    "viper": Card(((0, 1), (-2, 0), (1, -1)), _RED),
    "mouse": Card(((0, 1), (1, 0), (-1, -1)), _BLUE),
    "rat": Card(((0, 1), (-1, 0), (1, -1)), _RED),
    "tanuki": Card(((0, 1), (2, 1), (-1, -1)), _BLUE),
    "iguana": Card(((-2, 1), (0, 1), (1, -1)), _RED),
    "sable": Card(((1, 1), (-2, 0), (-1, -1)), _BLUE),
    "otter": Card(((-1, 1), (2, 0), (1, -1)), _RED),
}
CARDS = BASE | SENSEI
# What is shuffled, by the choice of the option `cards`.
DECKS = {"base": tuple(BASE), "sensei": tuple(SENSEI), "both": tuple(CARDS)}


def square_name(index: int) -> str:
    """The name of a square: column letter from Blue's left, row number from Blue's side."""
    return "abcde"[index % SIZE] + str(SIZE - index // SIZE)


SQUARES = tuple(square_name(index) for index in range(SIZE * SIZE))
_INDEX = {name: index for index, name in enumerate(SQUARES)}


def index_of(name: str) -> int:
    """The index of a square by its name, row by row from a5; KeyError if there is none of that name."""
    return _INDEX[name]


def _targets(card: Card, seat: Seat, start: int) -> tuple[int, ...]:
    row, column = divmod(start, SIZE)
    way = 1 if seat == _BLUE else -1
    ends = ((row - way * forward, column + way * right) for right, forward in card.offsets)
    return tuple(SIZE * row + column for row, column in ends if 0 <= row < SIZE and 0 <= column < SIZE)


# By card, seat and square: where that seat's piece may go from there, whatever stands on it.
TARGETS = {
    name: tuple(tuple(_targets(card, seat, start) for start in range(SIZE * SIZE)) for seat in (_BLUE, _RED))
    for name, card in CARDS.items()
}
