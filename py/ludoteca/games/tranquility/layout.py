"""Where everything lies: the others above (or beside) the sea, one's own things below (or beside)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ludoteca.kernel.scene import Box

from .state import SIDE


class Sea(NamedTuple):
    """The board: `water` inside its frame, the corner of its cells, their size and the way between them.

    The Finish has its space above the last cell, the Start below the first; beside each there is room.
    """

    frame: Box
    water: Box
    corner: tuple[float, float]
    cell: tuple[float, float]
    pitch: tuple[float, float]
    start: Box
    start_side: Box
    finish: Box
    finish_side: Box

    def box(self, index: int) -> Box:
        """A cell, by its place on the journey: rows are counted from the bottom."""
        row, column = divmod(index, SIDE)
        x = self.corner[0] + column * self.pitch[0]
        return (x, self.corner[1] + (SIDE - 1 - row) * self.pitch[1], *self.cell)

    def row(self, row: int) -> Box:
        """All cells of a row."""
        x, y, _, height = self.box(row * SIDE)
        return (x, y, (SIDE - 1) * self.pitch[0] + self.cell[0], height)


class Plate(NamedTuple):
    """One seat's place: a mark, a name, and three counts, each a sign with its number."""

    panel: Box
    mark: Box
    name: Box
    counts: tuple[tuple[Box, Box], ...]


class Layout(NamedTuple):
    """One arrangement for so many others.

    The hand lies in `hand`, in cards of size `card`, or if there are more than `few` in smaller ones.
    """

    width: float
    height: float
    sea: Sea
    others: tuple[Plate, ...]
    own: Plate
    hand: Box
    few: int
    card: tuple[float, float]
    small_card: tuple[float, float]


@cache
def layout(others: int, tall: bool) -> Layout:
    """The arrangement for so many others, for a phone held upright or for a wide window."""
    return _tall(others) if tall else _wide(others)


def _tall(others: int) -> Layout:
    top = 84 if others else 6
    sea = sea_in((6, top, 688, 606 if others else 640), 22, 47)
    under = top + sea.frame[3] + 10
    return Layout(
        700,
        875,
        sea,
        tuple(_plate_above(place, others) for place in range(others)),
        _own_below(under),
        (8, under + 44, 684, 875 - under - 44 - 8),
        few=7,
        card=(118, 122),
        small_card=(106, 78),
    )


def _wide(others: int) -> Layout:
    plates = tuple(_plate_beside(8 + 82 * place) for place in range(others))
    own = _plate_beside(720 - 8 - 372, panel=372)
    return Layout(
        960,
        720,
        sea_in((8, 8, 656, 700), 22, 54),
        plates,
        own,
        (684, 440, 260, 264),
        few=6,
        card=(82, 120),
        small_card=(62, 62),
    )


def sea_in(frame: Box, side: float, strip: float) -> Sea:
    """The board in a frame: so much water beside the cells, and such a strip for the Start and the Finish."""
    x, y, width, height = frame
    rim = 10.0
    water = (x + rim, y + rim, width - 2 * rim, height - 2 * rim)
    across = (water[2] - 2 * side + 4) / SIDE
    down = (water[3] - 2 * strip - 8) / SIDE
    left, top = water[0] + side, water[1] + strip + 4
    high = strip - 12.0
    foot = water[1] + water[3] - high - 7
    wide, right = 206.0, water[0] + water[2] - side
    room = right - left - wide - 14
    return Sea(
        frame,
        water,
        (left, top),
        (across - 4, down - 4),
        (across, down),
        start=(left, foot, wide, high),
        start_side=(left + wide + 14, foot, room, high),
        finish=(right - wide, water[1] + 7, wide, high),
        finish_side=(left, water[1] + 7, room, high),
    )


def _counts(x: float, y: float, step: float, high: float = 24) -> tuple[tuple[Box, Box], ...]:
    side = high - 2
    return tuple(
        ((x + step * at, y + 1, side, side), (x + step * at + side + 4, y, step - side - 5, high))
        for at in range(3)
    )


def _plate_above(place: int, others: int) -> Plate:
    """Two lines in a strip above the sea; one line where there is room."""
    gap = 6.0
    width = (688 - gap * (others - 1)) / others
    x, y, high = 6 + place * (width + gap), 4.0, 72.0
    if others <= 2:
        step = 72.0 if others == 1 else 56.0
        counts = _counts(x + width - 3 * step - 8, y + 24, step)
        name = (x + 56, y + 22, width - 3 * step - 70, 28)
        return Plate((x, y, width, high), (x + 16, y + 22, 28, 28), name, counts)
    return Plate(
        (x, y, width, high),
        (x + 14, y + 8, 26, 26),
        (x + 48, y + 9, width - 56, 24),
        _counts(x + 12, y + 41, (width - 16) / 3, 22),
    )


def _own_below(top: float) -> Plate:
    return Plate(
        (6, top, 688, 40),
        (22, top + 5, 30, 30),
        (64, top + 6, 380, 28),
        _counts(694 - 3 * 74 - 6, top + 8, 74),
    )


def _plate_beside(top: float, panel: float = 76) -> Plate:
    return Plate(
        (676, top, 276, panel),
        (694, top + 9, 28, 28),
        (734, top + 9, 208, 28),
        _counts(694, top + 43, 82),
    )
