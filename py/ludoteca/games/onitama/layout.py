"""Where Onitama's things lie, on a phone held upright and on a wider screen, in table units."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.kernel.scene import Box
from ludoteca.kit.grid import Grid, centred

from .cards import SIZE

# Of the board's side: its frame, the way from square to square, a square.
_FRAME, _PITCH, _CELL = 0.056, 0.172, 0.154


class Place(NamedTuple):
    """Where one seat's things lie: the sign of its turn, mark, name, what it has captured, its cards."""

    turn: Box
    mark: Box
    name: Box
    captured: Box
    cards: tuple[Box, Box]


class Aside(NamedTuple):
    """The side card on its way to one of the seats, and the arrow to whoever gets it."""

    card: Box
    arrow: Box


class Layout(NamedTuple):
    """One arrangement of the table; of two places or sides the opponent's comes first, one's own second."""

    width: float
    height: float
    board: Box
    places: tuple[Place, Place]
    sides: tuple[Aside, Aside]

    @property
    def frame(self) -> float:
        """How wide the board's frame is."""
        return self.board[2] * _FRAME

    @property
    def grid(self) -> Grid:
        """The squares, in the middle of the board."""
        side = self.board[2]
        pitch, cell = side * _PITCH, side * _CELL
        whole = pitch * (SIZE - 1) + cell
        left, top, _, _ = centred(self.board, whole, whole)
        return Grid(left, top, pitch, cell)


TALL = Layout(
    width=700,
    height=875,
    board=(6, 163, 544, 544),
    places=(
        Place(
            turn=(560, 165, 6, 40),
            mark=(574, 166, 38, 38),
            name=(560, 212, 136, 30),
            captured=(560, 250, 136, 36),
            cards=((6, 4, 339, 142), (355, 4, 339, 142)),
        ),
        Place(
            turn=(560, 579, 6, 40),
            mark=(574, 580, 38, 38),
            name=(560, 626, 136, 30),
            captured=(560, 664, 136, 36),
            cards=((6, 722, 339, 142), (355, 722, 339, 142)),
        ),
    ),
    sides=(
        Aside((564, 328, 130, 184), (617, 299, 24, 24)),
        Aside((564, 352, 130, 184), (617, 546, 24, 24)),
    ),
)
WIDE = Layout(
    width=960,
    height=720,
    board=(8, 20, 680, 680),
    places=(
        Place(
            turn=(704, 12, 6, 36),
            mark=(718, 12, 36, 36),
            name=(766, 15, 186, 30),
            captured=(704, 54, 248, 34),
            cards=((704, 96, 119, 164), (833, 96, 119, 164)),
        ),
        Place(
            turn=(704, 632, 6, 36),
            mark=(718, 632, 36, 36),
            name=(766, 635, 186, 30),
            captured=(704, 674, 248, 34),
            cards=((704, 452, 119, 164), (833, 452, 119, 164)),
        ),
    ),
    sides=(
        Aside((704, 298, 248, 112), (816, 272, 22, 22)),
        Aside((704, 298, 248, 112), (816, 422, 22, 22)),
    ),
)
