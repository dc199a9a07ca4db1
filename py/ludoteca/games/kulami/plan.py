"""Where Kulami's things lie on the table, upright and wide, for a layout of any outline."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.kernel.scene import Box
from ludoteca.kit.grid import Grid, inset

from .layout import Layout, Tile

FRAME = 36
# Holes of a small layout lie no further apart than this.
_WIDEST = 75.5


class Rack(NamedTuple):
    """Where one seat's things lie beside the board; `bonuses` are places for a sign and a number."""

    panel: Box
    ink: str
    turn: Box
    marker: Box
    name: Box
    fan: Box
    step: float
    left: Box
    star: Box
    points: Box
    bonuses: tuple[tuple[Box, Box], tuple[Box, Box]]


class Plan(NamedTuple):
    """One arrangement of the table: `racks` holds the opponent's and one's own."""

    width: float
    height: float
    board: Box
    racks: tuple[Rack, Rack]

    def grid(self, layout: Layout) -> Grid:
        """The cells of this layout's bounding box, in the middle of the board."""
        left, top, side, _ = inset(self.board, FRAME)
        pitch = min(_WIDEST, (side - 12) / max(layout.height, layout.width))
        return Grid(
            left + (side - layout.width * pitch) / 2,
            top + (side - layout.height * pitch) / 2,
            pitch,
            pitch,
        )

    def tile(self, layout: Layout, tile: Tile) -> Box:
        """A tile, a little smaller than its cells."""
        x, y, pitch, _ = self.grid(layout).box(tile.row, tile.column)
        return inset((x, y, tile.width * pitch, tile.height * pitch), 2.6)


def _strip(top: float) -> Rack:
    middle = top + 40
    return Rack(
        panel=(6, top, 688, 80),
        ink="",
        turn=(8, middle - 22, 6, 44),
        marker=(26, middle - 19, 38, 38),
        name=(78, middle - 17, 200, 34),
        fan=(294, middle - 18, 36, 36),
        step=5.2,
        left=(482, middle - 16, 40, 32),
        star=(594, middle - 16, 32, 32),
        points=(632, middle - 19, 56, 38),
        bonuses=(
            ((526, middle - 30, 24, 24), (554, middle - 30, 34, 24)),
            ((526, middle + 5, 24, 24), (554, middle + 5, 34, 24)),
        ),
    )


def _panel(top: float) -> Rack:
    return Rack(
        panel=(718, top, 236, 236),
        ink="panel",
        turn=(718, top + 26, 6, 40),
        marker=(738, top + 28, 36, 36),
        name=(786, top + 32, 152, 28),
        fan=(738, top + 90, 38, 38),
        step=4.4,
        left=(902, top + 95, 40, 28),
        star=(738, top + 162, 38, 38),
        points=(786, top + 160, 66, 42),
        bonuses=(
            ((858, top + 152, 24, 24), (888, top + 152, 50, 24)),
            ((858, top + 188, 24, 24), (888, top + 188, 50, 24)),
        ),
    )


TALL = Plan(700, 875, (6, 86, 688, 688), (_strip(2), _strip(795)))
WIDE = Plan(960, 720, (8, 8, 688, 688), (_panel(8), _panel(460)))
