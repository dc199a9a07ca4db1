"""Where the cells of a square grid lie on the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ludoteca.kernel.scene import Box


class Grid(NamedTuple):
    """Square cells in rows and columns, counted from the top left, in table units.

    `pitch` is the way from one cell to the next, `cell` the side of one; the rest is the bar between two.

    >>> Grid(left=10, top=20, pitch=100, cell=88).box(1, 2)
    (210, 120, 88, 88)
    """

    left: float
    top: float
    pitch: float
    cell: float

    def box(self, row: int, column: int) -> Box:
        """The box of one cell."""
        return (self.left + column * self.pitch, self.top + row * self.pitch, self.cell, self.cell)


def inset(box: Box, by: float) -> Box:
    """The box with every side moved inwards (or outwards, if negative) by the same way."""
    x, y, width, height = box
    return (x + by, y + by, width - 2 * by, height - 2 * by)


def spanning(boxes: Iterable[Box]) -> Box:
    """The smallest box in which all of these lie.

    >>> spanning([(10, 20, 30, 40), (0, 50, 10, 20)])
    (0, 20, 40, 50)
    """
    corners = [(x, y, x + width, y + height) for x, y, width, height in boxes]
    left, top = (min(corner[axis] for corner in corners) for axis in (0, 1))
    right, bottom = (max(corner[axis] for corner in corners) for axis in (2, 3))
    return (left, top, right - left, bottom - top)


def centred(box: Box, width: float, height: float) -> Box:
    """A box of this size in the middle of another."""
    x, y, outer_width, outer_height = box
    return (x + (outer_width - width) / 2, y + (outer_height - height) / 2, width, height)
