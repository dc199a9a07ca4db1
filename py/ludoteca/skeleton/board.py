"""Skeleton on the table: nine squares, crosses and rings."""

from __future__ import annotations

from ludoteca import Node, Scene, Seat, Text
from ludoteca.kernel.scene import Box
from ludoteca.kit.grid import Grid, inset

from .rules import SIZE, State, square_name, winning_line

_GRID = Grid(left=26, top=26, pitch=92, cell=84)
_SIDE = 320
_CROSS = "M3 3 21 21M21 3 3 21"


def draw(state: State, seat: Seat | None, tall: bool) -> Scene:
    """The same for everybody, and on every screen."""
    nodes = [Node("rect", (0, 0, _SIDE, _SIDE), ink="wood", round=24, z=-2)]
    won = winning_line(state)
    for index, owner in enumerate(state.squares):
        nodes.append(_square(index, owner, index in won))
        if owner is not None:
            box = inset(_GRID.box(*divmod(index, SIZE)), 18)
            nodes.append(mark(box, owner)._replace(id=f"mark-{square_name(index)}"))
    return Scene(_SIDE, _SIDE, tuple(nodes))


def _square(index: int, owner: Seat | None, is_won: bool) -> Node:
    name = square_name(index)
    label = Text("label-empty", square=name) if owner is None else Text("label-mark", square=name, seat=owner)
    return Node(
        "rect",
        _GRID.box(*divmod(index, SIZE)),
        id=f"square-{name}",
        name=name,
        label=label,
        ink="win" if is_won else "well",
        round=12,
        lift=-1,
        at=("board", *divmod(index, SIZE)),
    )


def mark(box: Box, owner: Seat) -> Node:
    """The mark of a seat in a box."""
    if owner == 0:
        return Node("icon", box, edge="rose", pen=10, path=_CROSS, z=1)
    return Node("disc", box, edge="night", pen=10, z=1)
