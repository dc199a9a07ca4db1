"""The mark of a seat: its paint, and a sign of its own for whom colours do not tell apart."""

from __future__ import annotations

from functools import cache

from ludoteca.kernel.game import Seat
from ludoteca.kernel.scene import Box, Node

# On the 24 grid, in the order of the seats: a dot, a bar, a ring, an upright bar, a diamond, a cross, a plus.
# The page's own marks begin alike.
_SIGNS = (
    "M12 8a4 4 0 1 1 0 8 4 4 0 1 1 0-8Z",
    "M6 10H18V14H6Z",
    "M12 6a6 6 0 1 1 0 12 6 6 0 1 1 0-12ZM12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6Z",
    "M10 6H14V18H10Z",
    "M12 6 18 12 12 18 6 12Z",
    "M8.5 6 12 9.5 15.5 6 18 8.5 14.5 12 18 15.5 15.5 18 12 14.5 8.5 18 6 15.5 9.5 12 6 8.5Z",
    "M10 6H14V10H18V14H14V18H10V14H6V10H10Z",
)
# When the seven paints are used up they come again, with a stripe across two corners.
_STRIPES = "M1.5 9.5 9.5 1.5 12.5 1.5 1.5 12.5ZM22.5 14.5 14.5 22.5 11.5 22.5 22.5 11.5Z"


@cache
def seat_mark(seat: Seat, colour: str, box: Box, z: int = 0) -> tuple[Node, Node]:
    """A rounded square in this seat's paint and the sign on it, with ids `mark-N` and `mark-N.sign`."""
    again, which = divmod(seat, len(_SIGNS))
    id = f"mark-{seat}"
    return (
        Node("rect", box, id=id, ink=colour, edge=f"{colour}-edge", pen=1, round=box[3] * 0.28, z=z),
        Node(
            "icon",
            box,
            id=f"{id}.sign",
            ink=f"{colour}-sign",
            path=_SIGNS[which] + (_STRIPES if again else ""),
            z=z,
        ),
    )
