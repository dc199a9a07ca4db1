"""What a page paints over a scene: rings where one may tap, a halo round what was tapped, gold.

`web/board/marks.js` makes the same nodes from the same names.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from math import cos, pi, sin

from ludoteca.kernel.scene import Box, Node, Scene

from .grid import centred, inset

_HALO = 7.0
_DOT = 5.0
_DOT_GAP = 11.5
# By how much the light rim of a mark is wider than the mark.
_RIM = 3.0


def marks(
    scene: Scene, live: Collection[str] = (), chosen: Collection[str] = (), last: Collection[str] = ()
) -> Iterator[Node]:
    """The nodes that mark these names in this scene, in painting order."""
    named = {node.name: node for node in scene.nodes if node.name}
    for name in last:
        if name in named and name not in chosen:
            yield from _gold(named[name])
    for name in live:
        if name in named and name not in chosen:
            yield from _rimmed(named[name], 4) if named[name].lift > 0 else [_ring(named[name])]
    for name in chosen:
        if name in named:
            yield from _halo(named[name])


def _gold(node: Node) -> tuple[Node, Node]:
    return _outline(node, "last-rim", 9, 1), _outline(node, "last", 6, 1)


def _ring(node: Node) -> Node:
    side = min(node.box[2:])
    return Node(
        "disc", centred(node.box, side * 0.28, side * 0.28), ink="live-core", edge="live", pen=side * 0.066
    )


def _rimmed(node: Node, pen: float) -> tuple[Node, Node]:
    """On wood the line itself is seen, on a dark table its light rim."""
    return _outline(node, "live-core", pen + _RIM, 1), _outline(node, "live", pen, 1)


def _outline(node: Node, edge: str, pen: float, grow: float) -> Node:
    return Node("rect", inset(node.box, -grow), edge=edge, pen=pen, round=_corner(node) + grow)


def _corner(node: Node) -> float:
    side = min(node.box[2:])
    if node.kind == "disc":
        return side / 2
    return min(node.round, side / 2) if node.kind == "rect" else side * 0.2


def _halo(node: Node) -> tuple[Node, Node]:
    """A path of dots, not a dashed line: they spread evenly, and both painters draw them alike."""
    box = inset(node.box, -_HALO)
    rim = Node("path", box, edge="live-core", pen=_DOT + _RIM, path=_dots(box, _corner(node) + _HALO))
    return rim, rim._replace(edge="chosen", pen=_DOT)


def _dots(box: Box, corner: float) -> str:
    width, height = box[2], box[3]
    straight = (width - 2 * corner, height - 2 * corner)
    arc = corner * pi / 2
    around = 2 * (straight[0] + straight[1]) + 4 * arc
    count = round(around / _DOT_GAP)
    dots = []
    for dot in range(count):
        way = dot * around / count
        quarter = 0
        while way > (side := straight[quarter % 2]) + arc and quarter < 3:
            way -= side + arc
            quarter += 1
        # One side and the corner after it, about the box's centre; then turned into its quarter.
        half = (width / 2, height / 2) if quarter % 2 == 0 else (height / 2, width / 2)
        if way <= side:
            x, y = corner + way - half[0], -half[1]
        else:
            angle = (way - side) / corner
            x, y = half[0] - corner + corner * sin(angle), corner - half[1] - corner * cos(angle)
        for _ in range(quarter):
            x, y = -y, x
        dots.append(f"M{x + width / 2:.1f} {y + height / 2:.1f}h.01")
    return "".join(dots)
