"""Knister on the table: a sheet of paper with the worth of each line at its end, two dice, the points."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ludoteca.kernel.game import Seat
from ludoteca.kernel.scene import Box, Node, Scene
from ludoteca.kernel.text import Text
from ludoteca.kit.dice import die
from ludoteca.kit.grid import Grid

from .rules import State, is_over, rounds_written
from .sheet import CELLS, COLUMNS, DIAGONALS, LINES, ROWS, SIZE, line_points
from .standings import standings

# Painting order, from the sheet of paper up.
_PAPER, _LINE, _CELL, _DICE = -3, -2, -1, 1
_DIE_GAP = 16
_SLOT_HEIGHT = 56
_SLOT_GAP = 12


class _Layout(NamedTuple):
    """One arrangement of the table; `standings` is where everybody's points go."""

    width: float
    height: float
    paper: Box
    grid: Grid
    slot: float
    dice: Box
    sum: Box
    round: Box
    standings: Box

    @property
    def right(self) -> float:
        """Where the slots beside the rows begin."""
        return self.grid.left + (SIZE - 1) * self.grid.pitch + self.grid.cell + _SLOT_GAP

    @property
    def below(self) -> float:
        """Where the slots below the columns begin."""
        return self.grid.top + (SIZE - 1) * self.grid.pitch + self.grid.cell + _SLOT_GAP

    @property
    def left(self) -> float:
        """Where the slot begins that is the last of its row on the other side."""
        return self.grid.left - _SLOT_GAP - self.slot


_TALL = _Layout(
    width=700,
    height=875,
    paper=(6, 104, 688, 618),
    grid=Grid(left=104, top=146, pitch=100, cell=92),
    slot=74,
    dice=(26, 12, 74, 74),
    sum=(212, 16, 92, 66),
    round=(414, 34, 262, 30),
    standings=(14, 732, 672, 138),
)
# With a smaller sheet, for those of the others.
_TALL_FOR_MANY = _Layout(
    width=700,
    height=875,
    paper=(6, 92, 688, 562),
    grid=Grid(left=132, top=132, pitch=89, cell=82),
    slot=74,
    dice=(26, 8, 70, 70),
    sum=(206, 12, 92, 62),
    round=(414, 28, 262, 30),
    standings=(14, 664, 672, 202),
)
_WIDE = _Layout(
    width=960,
    height=720,
    paper=(8, 98, 666, 614),
    grid=Grid(left=100, top=146, pitch=98, cell=90),
    slot=66,
    dice=(26, 12, 70, 70),
    sum=(206, 16, 92, 62),
    round=(398, 32, 258, 30),
    standings=(694, 98, 258, 614),
)


def draw(state: State, seat: Seat | None, tall: bool) -> Scene:
    """This seat's own sheet with what it is writing now; a spectator is shown the first seat's."""
    layout = _layout(len(state.sheets), tall)
    own = seat or 0
    sheet = state.sheets[own]
    writing = "" if seat is None else state.written[own]
    nodes = list(_paper(layout))
    for place, cell in enumerate(CELLS):
        nodes += _cell(layout, place, sheet[place], state.number if cell == writing else 0)
    for line, points in zip(LINES, line_points(sheet), strict=True):
        nodes += _slot(layout, line, points if all(sheet[place] for place in line) else None)
    nodes += _roll(layout, state)
    nodes += standings(layout.standings, state, own)
    return Scene(layout.width, layout.height, tuple(nodes))


def _layout(seats: int, tall: bool) -> _Layout:
    if not tall:
        return _WIDE
    return _TALL if seats == 1 else _TALL_FOR_MANY


@cache
def _paper(layout: _Layout) -> tuple[Node, ...]:
    """What is printed: the names of rows and columns, and the two lines that cross the sheet."""
    left, top, pitch, cell = layout.grid
    nodes = [
        Node("rect", layout.paper, ink="paper", edge="paper-edge", pen=1.5, round=18, lift=1, z=_PAPER),
        *_crossing(layout),
    ]
    for step in range(SIZE):
        way = step * pitch + cell / 2
        for text, box in (
            ("abcde"[step], (left + way - 14, top - 38, 28, 28)),
            (str(SIZE - step), (layout.left + layout.slot - 28, top + way - 14, 28, 28)),
        ):
            nodes.append(Node("text", box, ink="paper-quiet", text=text, z=_LINE))
    return tuple(nodes)


def _crossing(layout: _Layout) -> tuple[Node, Node]:
    """The diagonals, drawn under the cells from corner to corner and on to their slots."""
    left, top, _, _ = layout.grid
    right, below = layout.right - _SLOT_GAP, layout.below - _SLOT_GAP
    side, reach = right - left, _SLOT_GAP + 8
    box = (left - reach, top, side + 2 * reach, below - top + reach)
    start = layout.grid.cell / 2
    falling = f"M{reach + start} {start}L{side + 2 * reach} {side + reach}"
    rising = f"M{side + reach - start} {start}L0 {side + reach}"
    first, second = (
        Node("path", box, edge="paper-line", pen=3, path=path, z=_LINE) for path in (falling, rising)
    )
    return first, second


@cache
def _cell(layout: _Layout, place: int, number: int, writing: int) -> tuple[Node, ...]:
    """A cell; what is being written stands there already, in another ink, and may still be told apart."""
    cell, box = CELLS[place], layout.grid.box(*divmod(place, SIZE))
    shown = number or writing
    label = Text("label-number", cell=cell, number=shown) if shown else Text("label-empty", cell=cell)
    is_crossed = any(place in line for line in DIAGONALS)
    field = Node(
        "rect",
        box,
        id=f"cell-{cell}",
        name=cell,
        label=label,
        ink="paper-tint" if is_crossed else "paper-cell",
        edge="live" if writing else "",
        pen=4 if writing else 0,
        round=14,
        z=_CELL,
        at=("sheet", *divmod(place, SIZE)),
    )
    if not shown:
        return (field,)
    x, y, side, _ = box
    digits = Node(
        "text",
        (x + 4, y + side * 0.2, side - 8, side * 0.6),
        id=f"number@{cell}",
        ink="live" if writing else "paper-text",
        text=str(shown),
        bold=True,
    )
    return (field, digits)


@cache
def _slot(layout: _Layout, line: tuple[int, ...], points: int | None) -> tuple[Node, ...]:
    """The end of a line: what it is worth once it is full; a diagonal's counts double, and says so."""
    id, box, label, called = _ending(layout, line, points or 0)
    doubled = line in DIAGONALS
    is_won = points is not None and points > 0
    frame = Node(
        "rect",
        box,
        id=id,
        ink="paper-tint" if is_won else "",
        edge="paper-line",
        pen=1.5 if points is None else 2.5,
        round=box[3] / 2,
        z=_CELL,
        at=("rows" if line in ROWS else "columns" if line in COLUMNS else "diagonals", 0, LINES.index(line)),
        called=called,
    )
    x, y, width, height = box
    if points is None:
        if not doubled:
            return (frame,)
        mark = Node("text", (x, y + 15, width, height - 30), id=f"{id}.double", ink="paper-quiet", text="× 2")
        return (frame, mark)
    worth = Node(
        "text",
        (x + 6, y + 10, width - 12, height - 20),
        id=f"{id}.points",
        ink="paper-text" if points else "paper-quiet",
        text=str(points),
        bold=points > 0,
    )
    return (frame._replace(label=label), worth)


def _ending(layout: _Layout, line: tuple[int, ...], points: int) -> tuple[str, Box, Text, Text]:
    """The id of a line, the box at its end, and what ears are told of it: with its points, and without."""
    width = layout.slot
    if line in ROWS:
        row = ROWS.index(line)
        _, top, _, cell = layout.grid.box(row, 0)
        box = (layout.right, top + (cell - _SLOT_HEIGHT) / 2, width, float(_SLOT_HEIGHT))
        called = Text("called-row", row=SIZE - row)
        return f"row-{SIZE - row}", box, Text("label-row", row=SIZE - row, points=points), called
    if line in COLUMNS:
        column = COLUMNS.index(line)
        left, _, cell, _ = layout.grid.box(0, column)
        box = (left + (cell - width) / 2, layout.below, width, float(_SLOT_HEIGHT))
        name = "abcde"[column]
        called = Text("called-column", column=name)
        return f"column-{name}", box, Text("label-column", column=name, points=points), called
    is_falling = line == DIAGONALS[0]
    start, end = ("a5", "e1") if is_falling else ("e5", "a1")
    box = (layout.right if is_falling else layout.left, layout.below, width, float(_SLOT_HEIGHT))
    label = Text("label-diagonal", start=start, end=end, points=points)
    return f"diagonal-{end}", box, label, Text("called-diagonal", start=start, end=end)


def _roll(layout: _Layout, state: State) -> list[Node]:
    """The dice, their sum, and which round it is; at the end the dice lie there as they fell last."""
    nodes: list[Node] = []
    x, y, side, _ = layout.dice
    for number, eyes in enumerate(state.dice):
        box = (x + number * (side + _DIE_GAP), y, side, side)
        nodes += die(box, eyes, f"die-{number}", Text("label-die", number=eyes), ("dice", 0, number))
    past = rounds_written(state)
    if not is_over(state):
        # Of the same family as the numbers on the sheet: what is written comes from here.
        nodes.append(
            Node(
                "text",
                layout.sum,
                id=f"number@roll-{past}",
                ink="text",
                text=str(state.number),
                bold=True,
                align="start",
                z=_DICE,
            )
        )
    round_now = Text("round", round=min(past + 1, len(CELLS)), rounds=len(CELLS))
    nodes.append(
        Node(
            "text",
            layout.round,
            id="round",
            label=round_now,
            ink="quiet",
            text=round_now,
            align="end",
            at=("round", 0, 0),
        )
    )
    return nodes
