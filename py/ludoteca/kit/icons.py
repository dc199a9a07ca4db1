"""Drawings of several inks on the 24 grid, and the signs that games share."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.kernel.scene import Box, Node

from .grid import centred

GRID = 24


class Layer(NamedTuple):
    """One path of a drawing. `pen` is the width of its edge in units of the grid.

    Where `ink` is empty and there is no edge, the layer has the ink that the drawing is asked for in.
    """

    path: str
    ink: str = ""
    edge: str = ""
    pen: float = 0


# The layers of one drawing, from the lowest up.
Icon = tuple[Layer, ...]


def drawn(icon: Icon, box: Box, id: str = "", *, ink: str = "text", z: int = 0) -> tuple[Node, ...]:
    """The icon as large as fits in the middle of the box: a node for each layer, `id.0`, `id.1`, ..."""
    side = min(box[2:])
    square = centred(box, side, side)
    return tuple(
        Node(
            "icon",
            square,
            id=f"{id}.{number}" if id else "",
            ink=layer.ink or ("" if layer.edge else ink),
            edge=layer.edge,
            pen=layer.pen * side / GRID,
            path=layer.path,
            z=z,
        )
        for number, layer in enumerate(icon)
    )


def alone(path: str) -> Icon:
    """A silhouette in one ink."""
    return (Layer(path),)


# Somebody has made up their mind.
TICK = alone("M9.3 19.4 2.6 12.7 5.4 9.9 9.3 13.8 18.6 4.4 21.4 7.2Z")
# Points.
STAR = alone(
    "M12 1.8 15.1 8.3 22.2 9.2 17 14.1 18.3 21.2 12 17.7 5.7 21.2 7 14.1 1.8 9.2 8.9 8.3Z",
)
# Whoever is ahead, or has won.
CROWN = alone("M3 18.2 1.6 7 7.4 11.3 12 4 16.6 11.3 22.4 7 21 18.2ZM3.2 19.8H20.8V21.8H3.2Z")
# Cards in a hand or a pile.
CARDS = alone(
    "M3.4 5.5C3.4 4.4 4.3 3.5 5.4 3.5H12.6C13.7 3.5 14.6 4.4 14.6 5.5V16.5C14.6 17.6 13.7 18.5 12.6 18.5"
    "H5.4C4.3 18.5 3.4 17.6 3.4 16.5ZM16.4 5.6 19.3 6.4C20.3 6.7 21 7.8 20.7 8.8L17.8 19.5"
    "C17.5 20.5 16.4 21.2 15.4 20.9L12.3 20.1H13.4C15.1 20.1 16.4 18.8 16.4 17.1Z"
)
