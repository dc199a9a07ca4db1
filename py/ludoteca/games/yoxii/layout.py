"""Where things lie on the table, in its two arrangements."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.kernel.scene import Box
from ludoteca.kit.grid import Grid, centred

from .rules import SIDE

# How wide the board's rim is, and how much of each corner is cut off.
RIM, CUT = 30, 200
_BOARD = 688
_PITCH, _CELL = 89, 80


class Rack(NamedTuple):
    """Where one seat's things lie beside the board; the trays are in the order of their values."""

    panel: Box
    ink: str
    turn: Box
    marker: Box
    name: Box
    sum: Box
    trays: tuple[Box, ...]


class Layout(NamedTuple):
    """One arrangement of the table: `racks` holds the opponent's and one's own."""

    width: float
    height: float
    board: Box
    racks: tuple[Rack, Rack]

    @property
    def grid(self) -> Grid:
        """The frame of seven by seven squares, in the middle of the board."""
        side = (SIDE - 1) * _PITCH + _CELL
        left, top, _, _ = centred(self.board, side, side)
        return Grid(left, top, pitch=_PITCH, cell=_CELL)


def layout(tall: bool) -> Layout:
    """The arrangement for a phone held upright, or the one with the racks beside the board."""
    return _TALL if tall else _WIDE


def _strip(top: float) -> Rack:
    """Name and sum in one line, the four trays under it."""
    return Rack(
        panel=(6, top, 688, 120),
        ink="",
        turn=(8, top, 6, 33),
        marker=(24, top, 33, 33),
        name=(70, top + 1, 480, 31),
        sum=(586, top - 2, 108, 36),
        trays=tuple((6 + place * 174, top + 40, 166, 80) for place in range(4)),
    )


def _panel(top: float) -> Rack:
    """Name and sum under each other, then the trays two by two."""
    return Rack(
        panel=(718, top, 236, 312),
        ink="panel",
        turn=(718, top + 22, 6, 40),
        marker=(738, top + 24, 36, 36),
        name=(786, top + 28, 156, 28),
        sum=(736, top + 76, 108, 40),
        trays=tuple(
            (728 + column * 110, top + 128 + row * 92, 106, 82) for row in range(2) for column in range(2)
        ),
    )


_TALL = Layout(700, 960, (6, 132, _BOARD, _BOARD), (_strip(2), _strip(827)))
_WIDE = Layout(960, 720, (8, 8, _BOARD, _BOARD), (_panel(8), _panel(384)))
