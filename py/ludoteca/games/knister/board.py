"""Knister on the table, plainly: one sheet, the dice, and everybody's points so far."""

from __future__ import annotations

from functools import lru_cache

from ludoteca.kernel.game import Seat
from ludoteca.kernel.scene import Box, Node, Scene
from ludoteca.kernel.text import Text
from ludoteca.kit.grid import Grid

from .rules import State, is_over
from .sheet import CELLS, SIZE, Sheet, line_points

COLOURS = (
    *("rose", "night", "ochre", "sea", "plum", "moss", "clay"),
    *("rose", "night", "ochre", "sea", "plum"),
)
_SHEET, _CELL = -2, -1
_DIE = 64


def draw(state: State, seat: Seat | None, tall: bool) -> Scene:
    """This seat's own sheet with what it is writing now; a spectator is shown the first seat's."""
    own = seat or 0
    grid = Grid(left=60, top=120 if tall else 70, pitch=116, cell=108)
    nodes = list(_sheet(grid, state.sheets[own], "" if seat is None else state.written[own], state.number))
    dice = (220.0, 24.0) if tall else (700.0, 50.0)
    for which, eyes in enumerate(state.dice):
        nodes += _die(which, (dice[0] + which * (_DIE + 16), dice[1], _DIE, _DIE), eyes)
    left, top, column = (40.0, 770.0, 310.0) if tall else (690.0, 170.0, 260.0)
    rows = 6 if tall else 12
    for at in range(len(state.sheets)):
        is_asked = not state.written[at] and not is_over(state)
        box = (left + at // rows * column, top + at % rows * 42, column - 14, 34)
        nodes += _standing(at, box, sum(line_points(state.sheets[at])), is_asked)
    return Scene(700, 1030, tuple(nodes)) if tall else Scene(960, 720, tuple(nodes))


@lru_cache(maxsize=256)
def _sheet(grid: Grid, sheet: Sheet, writing: str, number: int) -> tuple[Node, ...]:
    """All cells; the one that is being written holds its number already, in another ink."""
    face = (40, grid.top - 20, 612, 612)
    nodes = [Node("rect", face, ink="panel", edge="line", pen=2, round=18, z=_SHEET)]
    for place, cell in enumerate(CELLS):
        box = grid.box(*divmod(place, SIZE))
        nodes += _cell(place, box, sheet[place], number if cell == writing else 0)
    return tuple(nodes)


@lru_cache(maxsize=2048)
def _cell(place: int, box: Box, number: int, writing: int) -> tuple[Node, ...]:
    cell = CELLS[place]
    shown = number or writing
    label = Text("label-number", cell=cell, number=shown) if shown else Text("label-empty", cell=cell)
    well = Node(
        "rect",
        box,
        id=f"cell-{cell}",
        name=cell,
        label=label,
        ink="well",
        round=14,
        z=_CELL,
        at=("sheet", *divmod(place, SIZE)),
    )
    if not shown:
        return (well,)
    x, y, width, height = box
    ink = "text" if number else "accent"
    digits = Node(
        "text",
        (x + 8, y + 30, width - 16, height - 60),
        id=f"number-{cell}",
        ink=ink,
        text=str(shown),
        bold=True,
    )
    return (well, digits)


@lru_cache(maxsize=64)
def _die(which: int, box: Box, eyes: int) -> tuple[Node, ...]:
    x, y, side, _ = box
    return (
        Node(
            "rect",
            box,
            id=f"die-{which}",
            label=Text("label-die", number=eyes),
            ink="panel",
            edge="line",
            pen=2,
            round=14,
            lift=1,
            at=("dice", 0, which),
        ),
        Node(
            "text", (x + 8, y + 14, side - 16, side - 28), id=f"die-{which}.eyes", ink="text", text=str(eyes)
        ),
    )


@lru_cache(maxsize=4096)
def _standing(seat: Seat, box: Box, points: int, is_asked: bool) -> tuple[Node, ...]:
    """One seat's mark, name and points of full lines; a bar while it has still to write."""
    x, y, width, height = box
    nodes = [
        Node("disc", (x + 14, y, height, height), id=f"mark-{seat}", ink=COLOURS[seat], lift=1),
        Node(
            "text",
            (x + 60, y + 3, width - 130, height - 6),
            id=f"name-{seat}",
            ink="text",
            text=Text("player", seat=seat),
            align="start",
        ),
        Node(
            "text",
            (x + width - 64, y + 3, 60, height - 6),
            id=f"points-{seat}",
            ink="text",
            text=str(points),
            align="end",
        ),
    ]
    if is_asked:
        nodes.append(Node("rect", (x, y, 6, height), id=f"turn-{seat}", ink="accent", round=3))
    return tuple(nodes)
