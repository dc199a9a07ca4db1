"""A playing card: one big symbol, one number, one short word; its back; its empty place; its name."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ludoteca.kernel.scene import Align, Box, Node
from ludoteca.kernel.text import Text

from .grid import centred, inset
from .icons import Icon, drawn

# Of a card's width.
_ROUND, _MARGIN = 0.1, 0.055
# How high the number of a card on the table grows at most, in table units.
_TABLE_NUMBER = 34.0


class Face(NamedTuple):
    """What is printed on a card. `ground` is the pale ink behind the symbol, `ink` that of one-ink symbols.

    A form for which the number or the word is too small leaves it out, so the symbol says what the card is.
    """

    symbol: Icon
    ground: str = ""
    number: Text | str = ""
    word: Text | str = ""
    ink: str = "card-text"


@lru_cache(maxsize=2048)
def whole(face: Face, box: Box, id: str = "", *, lift: int = 1, z: int = 0) -> tuple[Node, ...]:
    """A card with all that is on it: the number in its corner, the symbol, the word below.

    The first node is the card's body, `id`; the others are parts of it, `id.number` and so on.
    """
    x, y, width, height = box
    margin = width * _MARGIN
    number, word = height * 0.17, min(height * 0.155, width * 0.19)
    foot = word + margin if face.word else 0
    room = (x + margin, y + margin, width - 2 * margin, height - 3 * margin - foot + margin)
    left, top, wide, high = room
    head = number * 0.9 if face.number else 0
    low = (left, top + head, wide, high - head)
    side = min(wide * 0.84, low[3] * (0.96 if face.number else 0.84))
    nodes = list(_body(face, box, room, id, lift, z))
    nodes += drawn(face.symbol, centred(low, side, side), f"{id}.symbol" if id else "", ink=face.ink, z=z)
    if face.number:
        at = (left + margin, top + margin * 0.8, wide - 2 * margin, number)
        nodes.append(_letters(face.number, at, f"{id}.number" if id else "", "start", z))
    if face.word:
        at = (x + margin / 2, y + height - margin * 0.7 - word, width - margin, word)
        nodes.append(_letters(face.word, at, f"{id}.word" if id else "", "middle", z))
    return tuple(nodes)


@lru_cache(maxsize=4096)
def small(face: Face, box: Box, id: str = "", *, lift: int = 1, z: int = 0) -> tuple[Node, ...]:
    """A card on the table, for the eye to count: the symbol, and above it the number if there is one."""
    width, height = box[2:]
    margin = width * _MARGIN
    room = inset(box, margin)
    left, top, wide, high = room
    number = min(high * 0.34, wide * 0.42, _TABLE_NUMBER) if face.number else 0.0
    rest = (left, top + number * 0.9, wide, high - number * 0.9)
    side = min(wide * 0.9, rest[3] * 0.96)
    nodes = list(_body(face, box, room, id, lift, z))
    nodes += drawn(face.symbol, centred(rest, side, side), f"{id}.symbol" if id else "", ink=face.ink, z=z)
    if face.number:
        at = (left + margin, top + margin, wide - 2 * margin, number)
        nodes.append(_letters(face.number, at, f"{id}.number" if id else "", "start", z))
    return tuple(nodes)


def _body(face: Face, box: Box, ground: Box, id: str, lift: int, z: int) -> tuple[Node, ...]:
    corner = box[2] * _ROUND
    body = Node("rect", box, id=id, ink="card", edge="card-edge", pen=1.5, round=corner, lift=lift, z=z)
    if not face.ground:
        return (body,)
    part = f"{id}.ground" if id else ""
    return (body, Node("rect", ground, id=part, ink=face.ground, round=corner * 0.6, z=z))


def _letters(words: Text | str, box: Box, id: str, align: Align, z: int) -> Node:
    return Node("text", box, id=id, ink="card-text", text=words, align=align, bold=True, z=z)


@lru_cache(maxsize=1024)
def back(box: Box, id: str = "", *, lift: int = 1, z: int = 0) -> tuple[Node, ...]:
    """A card from behind: a rim, a field and a lattice, alike for every card of a game."""
    width = box[2]
    corner = width * _ROUND
    field = inset(box, width * 0.1)
    part = f"{id}.field" if id else ""
    return (
        Node("rect", box, id=id, ink="card", edge="card-edge", pen=1.5, round=corner, lift=lift, z=z),
        Node("rect", field, id=part, ink="card-back", round=corner * 0.6, z=z),
        Node(
            "path",
            field,
            id=f"{id}.lattice" if id else "",
            edge="card-back-sign",
            pen=max(1.2, width * 0.022),
            path=_lattice(round(field[2], 1), round(field[3], 1)),
            z=z,
        ),
    )


@lru_cache(maxsize=64)
def _lattice(width: float, height: float) -> str:
    """Diamonds that meet the sides of the field in their middles and corners."""
    across = 3
    down = max(1, round(across * height / width))
    wide, high = width / across / 2, height / down / 2
    diamonds = (
        f"M{(2 * column + 1) * wide:.1f} {2 * row * high + high * 0.3:.1f}"
        f"l{wide * 0.7:.1f} {high * 0.7:.1f} {-wide * 0.7:.1f} {high * 0.7:.1f} "
        f"{-wide * 0.7:.1f} {-high * 0.7:.1f}Z"
        for row in range(down)
        for column in range(across)
    )
    return "".join(diamonds)


@lru_cache(maxsize=1024)
def slot(box: Box, id: str = "", *, z: int = 0) -> tuple[Node, ...]:
    """A place where a card can be put: a body without ink, and a broken line along its edge."""
    width, height = box[2:]
    return (
        Node("rect", box, id=id, round=width * _ROUND, z=z),
        Node(
            "path",
            box,
            id=f"{id}.dashes" if id else "",
            edge="quiet",
            pen=2,
            path=_dashes(round(width, 1), round(height, 1)),
            z=z,
        ),
    )


@lru_cache(maxsize=64)
def _dashes(width: float, height: float) -> str:
    """Dashes of about one length along all four sides, and round the corners."""
    corner = width * _ROUND
    turns = (
        f"M0 {corner:.1f}Q0 0 {corner:.1f} 0",
        f"M{width - corner:.1f} 0Q{width:.1f} 0 {width:.1f} {corner:.1f}",
        f"M{width:.1f} {height - corner:.1f}Q{width:.1f} {height:.1f} {width - corner:.1f} {height:.1f}",
        f"M{corner:.1f} {height:.1f}Q0 {height:.1f} 0 {height - corner:.1f}",
    )
    return "".join((*turns, *_side(width, corner, height, "h"), *_side(height, corner, width, "v")))


def _side(length: float, corner: float, across: float, way: str) -> Iterator[str]:
    """The dashes of two sides that face each other."""
    room = length - 2 * corner
    count = max(1, round(room / (2 * corner)))
    pitch = room / count
    for number in range(count):
        start = corner + (number + 0.25) * pitch
        for edge in (0.0, across):
            at = f"{start:.1f} {edge:.1f}" if way == "h" else f"{edge:.1f} {start:.1f}"
            yield f"M{at}{way}{pitch / 2:.1f}"


def named(
    nodes: tuple[Node, ...],
    seen: Box,
    name: str,
    label: Text,
    at: tuple[str, int, int],
    called: Text | None = None,
    place: str = "",
) -> tuple[Node, ...]:
    """The card with a noun's name and its words for ears; `called` and `place` are those of its node.

    Where other cards lie upon it, `seen` is the part that can be tapped: a node without ink, over it, is what
    bears the name then, so that marks and taps keep to that part.
    """
    body = nodes[0]
    if seen == body.box:
        return (body._replace(name=name, label=label, at=at, called=called, place=place), *nodes[1:])
    part = f"{body.id}.seen" if body.id else ""
    handle = Node("rect", seen, id=part, name=name, label=label, round=body.round, lift=1, z=body.z, at=at)
    return (*nodes, handle._replace(called=called, place=place))
