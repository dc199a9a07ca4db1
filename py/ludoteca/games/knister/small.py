"""The others' sheets, small: three nodes a sheet, for there may be eleven of them."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from itertools import cycle

from ludoteca.kernel.game import Seat
from ludoteca.kernel.scene import Box, Node
from ludoteca.kernel.text import Text

from .sheet import CELLS, DIAGONALS, SIZE, Sheet

# Below 0, for a sheet stays where it is: what is new on it is simply there.
_PAPER, _CELLS, _NUMBERS = -3, -2, -1
_CROSSED = frozenset(place for line in DIAGONALS for place in line)
# Figures as a pen draws them, 6 wide and 10 high, the one narrower. As one path all numbers are one node, and
# each stands in the middle of its cell, as the words of a text would not.
_FIGURES = (
    "M3 0C5 0 6 2.2 6 5C6 7.8 5 10 3 10C1 10 0 7.8 0 5C0 2.2 1 0 3 0",
    "M0 2.2L2.6 0L2.6 10",
    "M.4 2.7C.4 1.1 1.5 0 3.1 0C4.7 0 5.8 1.1 5.8 2.7C5.8 4.6 3.6 6 .2 10L6 10",
    "M.4 1.7C.9 .6 1.9 0 3 0C4.6 0 5.6 1 5.6 2.4C5.6 3.9 4.5 4.8 2.8 4.8"
    "C4.7 4.8 6 5.8 6 7.3C6 8.9 4.7 10 3 10C1.6 10 .5 9.3 0 8.2",
    "M4.6 10L4.6 0L0 7.1L6 7.1",
    "M5.4 0L1 0L.6 4.7C1.2 4 2 3.7 3 3.7C4.8 3.7 6 5 6 6.8C6 8.7 4.7 10 2.9 10C1.6 10 .6 9.4 .1 8.4",
    "M4.9 0C2 1.5 0 4 0 6.8C0 8.8 1.3 10 3 10C4.7 10 6 8.8 6 7C6 5.2 4.8 4 3.1 4C1.7 4 .6 4.8 .1 6.2",
    "M0 0L6 0L2.2 10",
    "M3 4.7C1.4 4.7 .5 3.7 .5 2.4C.5 1 1.5 0 3 0C4.5 0 5.5 1 5.5 2.4C5.5 3.7 4.6 4.7 3 4.7"
    "C1.2 4.7 0 5.8 0 7.3C0 8.9 1.2 10 3 10C4.8 10 6 8.9 6 7.3C6 5.8 4.8 4.7 3 4.7",
    "M1.1 10C4 8.5 6 6 6 3.2C6 1.2 4.7 0 3 0C1.3 0 0 1.2 0 3C0 4.8 1.2 6 2.9 6C4.3 6 5.4 5.2 5.9 3.8",
)
_WIDE, _ONE_WIDE, _HIGH, _APART = 6.0, 3.4, 10.0, 2.4
_COORDINATE = re.compile(r"[\d.]+")


@lru_cache(maxsize=256)
def small_sheet(box: Box, seat: Seat, sheet: Sheet) -> tuple[Node, ...]:
    """A seat's sheet in a square box, with one label that tells all its numbers."""
    paper = Node(
        "rect",
        box,
        id=f"sheet-{seat}",
        label=_told(seat, sheet),
        ink="paper",
        edge="paper-edge",
        pen=1,
        round=box[3] * 0.06,
        lift=1,
        z=_PAPER,
        at=("seats", seat, 1),
        called=Text("called-sheet", seat=seat),
    )
    return (paper, *_cells(box), *_numbers(box, seat, sheet))


def _told(seat: Seat, sheet: Sheet) -> Text:
    """Each number with its cell, a row after the other; what is empty is not spoken of."""
    rows = []
    for start in range(0, len(CELLS), SIZE):
        row = [f"{CELLS[place]} {sheet[place]}" for place in range(start, start + SIZE) if sheet[place]]
        rows += [", ".join(row)] if row else []
    return Text("label-sheet", seat=seat, cells="; ".join(rows)) if rows else Text("label-blank", seat=seat)


def _pitch(box: Box) -> tuple[float, float]:
    """How far the outermost cells are from the paper's edge, and each cell from the next."""
    rim = box[2] * 0.045
    return rim, (box[2] - 2 * rim) / SIZE


@cache
def _cells(box: Box) -> tuple[Node, Node]:
    """The 25 cells, in two inks as on the large sheet."""
    rim, pitch = _pitch(box)
    gap = pitch * 0.05
    side = _short(pitch - 2 * gap)
    plain, crossed = "", ""
    for place in range(len(CELLS)):
        row, column = divmod(place, SIZE)
        square = (
            f"M{_short(rim + column * pitch + gap)} {_short(rim + row * pitch + gap)}h{side}v{side}h-{side}z"
        )
        if place in _CROSSED:
            crossed += square
        else:
            plain += square
    return (
        Node("path", box, ink="paper-cell", path=plain, z=_CELLS),
        Node("path", box, ink="paper-tint", path=crossed, z=_CELLS),
    )


def _numbers(box: Box, seat: Seat, sheet: Sheet) -> tuple[Node, ...]:
    """All numbers, as one path; on an empty sheet none."""
    rim, pitch = _pitch(box)
    path = "".join(
        _figures(number, rim + (place % SIZE + 0.5) * pitch, rim + (place // SIZE + 0.5) * pitch, pitch)
        for place, number in enumerate(sheet)
        if number
    )
    if not path:
        return ()
    return (
        Node("path", box, id=f"numbers-{seat}", edge="paper-text", pen=pitch * 0.085, path=path, z=_NUMBERS),
    )


@lru_cache(maxsize=4096)
def _figures(number: int, x: float, y: float, pitch: float) -> str:
    """The figures of a number about this point, in a cell of this size."""
    figures = [int(figure) for figure in str(number)]
    scale = pitch * 0.064
    widths = [_ONE_WIDE if figure == 1 else _WIDE for figure in figures]
    left = x - (sum(widths) + _APART * (len(figures) - 1)) / 2 * scale
    top = y - _HIGH / 2 * scale
    path = ""
    for figure, wide in zip(figures, widths, strict=True):
        path += _drawn(_FIGURES[figure], left, top, scale)
        left += (wide + _APART) * scale
    return path


def _drawn(figure: str, left: float, top: float, scale: float) -> str:
    """A figure with its corner moved to this point; its coordinates are across and down in turn."""
    turn = cycle((left, top))
    return _COORDINATE.sub(lambda found: _short(next(turn) + float(found[0]) * scale), figure)


def _short(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")
