"""Where everybody stands beside or below the sheet in Knister: name, points, and the small sheet."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ludoteca.kernel.game import Seat
from ludoteca.kernel.scene import Box
from ludoteca.kit.grid import centred

_GAP = 12.0
# The most seats whose sheets stand one below the other, and the most that stand in one row.
_STACKED, _IN_A_ROW = 4, 6
_STRIP = 46.0
# With less, there is no room for a sign before the name or for points after it.
_ROOMY = 200.0
# With less, the mark does not stand before the name.
_ROOM_FOR_MARK = 150.0
# For the sign that tells who has written.
_MARGIN = 26.0
# From the name down to what is under it.
_UNDER = 6.0


class Place(NamedTuple):
    """A seat's place: `all` of it, then what is in it; `sheet` where a small one is shown."""

    all: Box
    mark: Box
    name: Box
    status: Box
    points: Box
    sheet: Box | None = None

    @property
    def is_line(self) -> bool:
        """Whether the points stand at the end of the name."""
        return self.points[1] == self.name[1]

    @property
    def head(self) -> Box:
        """The line at the top, with the name in it."""
        x, _, width, _ = self.all
        _, y, _, height = self.name
        return (x, y, width, height)


@cache
def places(box: Box, seats: int, own: Seat) -> tuple[Place, ...]:
    """A place for each seat. The first of all is of the one whose sheet is large already."""
    order = [own, *(seat for seat in range(seats) if seat != own)]
    cells = _cells(box, seats)
    found = {
        seat: _for_one(cell, box[3] > box[2]) if seat != own else _for_own(cell)
        for seat, cell in zip(order, cells, strict=True)
    }
    return tuple(found[seat] for seat in range(seats))


def _cells(box: Box, seats: int) -> list[Box]:
    """The box cut into a part for each: a high one under a strip for the first, or in two columns."""
    left, top, width, height = box
    is_high = height > width
    if seats == 1:
        return [(left, top, width, _STRIP)]
    if is_high and seats <= _STACKED:
        under = top + _STRIP + _GAP
        return [(left, top, width, _STRIP), *_grid((left, under, width, top + height - under), seats - 1, 1)]
    columns = 2 if is_high else seats if seats <= _IN_A_ROW else -(-seats // 2)
    return _grid(box, seats, columns)


def _grid(box: Box, parts: int, columns: int) -> list[Box]:
    left, top, width, height = box
    rows = -(-parts // columns)
    wide, high = (width - _GAP * (columns - 1)) / columns, (height - _GAP * (rows - 1)) / rows
    return [
        (left + part % columns * (wide + _GAP), top + part // columns * (high + _GAP), wide, high)
        for part in range(parts)
    ]


def _for_own(cell: Box) -> Place:
    """In a strip all is in one line; elsewhere the points stand large below the name."""
    x, y, width, height = cell
    if height <= _STRIP:
        return _in_line(cell, height)
    line = _line(height)
    high = min(height - line - _UNDER, 64.0)
    margin = 0.0 if width < _ROOMY else _MARGIN
    status = (x, y, _MARGIN, line) if margin else (x, y + line + _UNDER, _MARGIN, high)
    points = (x + _MARGIN + 8, y + line + _UNDER, width - _MARGIN - 8, high)
    all = (x, y, width, line + _UNDER + high)
    return Place(all, *_mark_and_name((x + margin, y, width - margin, line)), status, points)


def _for_one(cell: Box, is_high: bool) -> Place:
    """The name above; the points beside the sheet or below it, wherever that leaves it larger."""
    x, y, width, height = cell
    line = _line(height)
    under, room = y + line + _UNDER, height - line - _UNDER
    if width >= _ROOMY:
        worth = 0.0 if is_high else 56.0
        side = min(width - worth, room)
        if is_high:
            return _in_line(cell, line)._replace(sheet=(x + (width - side) / 2, under, side, side))
        head = _mark_and_name((x + _MARGIN, y, width - _MARGIN, line))
        points = (x + side + 14, under, width - side - 14, 64.0)
        return Place(cell, *head, (x, y, _MARGIN, line), points, (x, under, side, side))
    worth = 40.0
    beside, below = min(width - worth, room), min(width, room - worth)
    if below > beside:
        lowest = under + below + _UNDER
        status, points = (x, lowest, _MARGIN, worth - _UNDER), (x, lowest, width, worth - _UNDER)
        sheet = (x + (width - below) / 2, under, below, below)
        return Place(cell, *_mark_and_name((x, y, width, line)), status, points, sheet)
    sheet = (x, under, beside, beside)
    left, wide = x + beside + 4, min(width - beside - 4, 56.0)
    if width >= _ROOM_FOR_MARK:
        half = beside / 2
        points, status = (left, under, wide, half), (left, under + half, wide, half)
        return Place(cell, *_mark_and_name((x, y, width, line)), status, points, sheet)
    # The name has the whole line, for of twelve some are long.
    side, high = beside * 0.32, beside * 0.36
    mark, points = (left, under, wide, side), (left, under + side, wide, high)
    status = (left, under + side + high, wide, side)
    return Place(cell, centred(mark, side, side), (x, y, width, line), status, points, sheet)


def _in_line(cell: Box, line: float) -> Place:
    """Sign, mark, name and points, from left to right."""
    x, y, width, _ = cell
    head = _mark_and_name((x + _MARGIN, y, width - _MARGIN - 64, line))
    return Place(cell, *head, (x, y, _MARGIN, line), (x + width - 60, y, 52, line))


def _line(height: float) -> float:
    return min(_STRIP, max(26.0, height * 0.16))


def _mark_and_name(line: Box) -> tuple[Box, Box]:
    x, y, width, height = line
    side = min(34.0, height - 2)
    return (x, y + (height - side) / 2, side, side), (x + side + 8, y, width - side - 8, height)
