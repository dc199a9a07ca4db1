"""A six-sided die, seen from above."""

from __future__ import annotations

from functools import cache

from ludoteca.kernel.scene import Box, Node
from ludoteca.kernel.text import Text

# Where the eyes of each face sit, in halves of the way from the middle to the outermost column and row.
_CORNERS = ((-1, -1), (1, 1))
_OTHERS = ((1, -1), (-1, 1))
_SIDES = ((-1, 0), (1, 0))
_MIDDLE = ((0, 0),)
_FACES: dict[int, tuple[tuple[int, int], ...]] = {
    1: _MIDDLE,
    2: _CORNERS,
    3: _CORNERS + _MIDDLE,
    4: _CORNERS + _OTHERS,
    5: _CORNERS + _OTHERS + _MIDDLE,
    6: _CORNERS + _OTHERS + _SIDES,
}
# In parts of the die's side.
_SPREAD, _EYE = 0.27, 0.095


@cache
def die(box: Box, eyes: int, id: str, label: Text | None, at: tuple[str, int, int]) -> tuple[Node, Node]:
    """A die that shows 1 to 6 eyes: its body, which bears label and place, and the eyes on it.

    The ids are `id` and `id.eyes`.
    """
    side = box[2]
    body = Node(
        "rect", box, id=id, label=label, ink="die", edge="die-edge", pen=1.5, round=side * 0.22, lift=2, at=at
    )
    return body, Node("path", box, id=f"{id}.eyes", ink="die-eye", path=_eyes(eyes, side))


def _eyes(eyes: int, side: float) -> str:
    radius = side * _EYE
    half = f"a{radius:.1f} {radius:.1f} 0 1 0 "
    return "".join(
        f"M{side * (0.5 + across * _SPREAD) - radius:.1f} {side * (0.5 + down * _SPREAD):.1f}"
        f"{half}{2 * radius:.1f} 0{half}{-2 * radius:.1f} 0Z"
        for across, down in _FACES[eyes]
    )
