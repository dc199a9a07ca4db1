"""Tranquility's cards: Islands of five shapes under the sky of their hour, and what else sails the sea."""

from __future__ import annotations

from functools import lru_cache

from ludoteca.kernel.scene import Box, Node
from ludoteca.kernel.text import Text
from ludoteca.kit.icons import Icon, Layer, alone, drawn

from .state import FINISH, ISLANDS, MONSTER, START, Card, is_island

# The sky from dawn to night: an Island's colour tells roughly in which row it belongs.
_HOURS = ("rose", "ochre", "moss", "sea", "plum", "night")

_WATERLINE = Layer("M1.5 21.6H22.5", edge="water-text", pen=0.9)
# Hills, a peak, palms, cliffs, a volcano; all of them stand on the waterline, at 21.6 of the grid.
_SHAPES = (
    "M1.8 21.2C5.2 20.8 6.2 15.4 9.8 15.4 12.4 15.4 13 18.2 14.8 18.2 16.4 18.2 16.8 16.6 18.4 16.6"
    " 20.6 16.6 21.2 20.6 22.4 21.2Z",
    "M1.8 21.2 9.6 13.4Q10.4 12.6 11.2 13.4L14.4 17 16.2 15.4Q17 14.8 17.6 15.6L22.2 21.2Z",
    "M4.9 21.2C5.9 19.1 9 18.7 11.3 19 11.6 17.6 11.4 16.3 11 15.1 9.6 15 8.6 15.4 7.9 16.6 7.7 15 8"
    ".7 13.9 10.2 14.1 9.5 13.4 8.4 13.2 7.4 13.7 8.2 12.2 10.2 12 11.4 13.5 12 12 13.9 11.6 15.1 12"
    ".8 13.9 12.8 13 13.2 12.6 13.9 14.1 13.8 15.4 14.7 15.4 16.5 14.4 15.3 13.2 15 12.1 15.1 12.6 1"
    "6.3 12.7 17.6 12.6 19.1 15.7 19 18.2 19.7 19.1 21.2Z",
    "M2.4 21.2 4.6 15.6Q5 14.6 6 14.6H12.4Q13.4 14.6 13.6 15.6L14 17.6H18.4Q19.4 17.6 19.8 18.4L21.8 21.2Z",
    "M1.8 21.2C5.8 20.4 7.4 16.8 8.8 13.4Q9 12.8 9.6 12.8L10.8 14 12 12.8 13.2 14 14.4 12.8"
    "Q15 12.8 15.2 13.4C16.6 16.8 18.2 20.4 22.2 21.2Z",
)
# A boat under sail, its hull below two sails.
SAIL: Icon = alone(
    "M11.2 2.4V15H3.6C7.4 11.6 10 7.4 11.2 2.4ZM13 4.6C16.6 7.2 19 10.8 20 15H13Z"
    "M2.6 16.8H21.4L19 20.4Q18.4 21.4 17.2 21.4H6.8Q5.6 21.4 5 20.4Z"
)
# A lighthouse with its two beams.
LIGHT: Icon = alone(
    "M12 1.6 15.4 4.4V5.2H8.6V4.4ZM9.4 6.4H14.6V9.4H9.4ZM9.2 10.6H14.8L15.3 13.6H8.7Z"
    "M8.5 14.8H15.5L16 17.8H8Z"
    "M7.8 19H16.2L16.6 21.6H7.4ZM7.6 7 1.6 5.2V10.4L7.6 8.8ZM16.4 7 22.4 5.2V10.4L16.4 8.8Z"
)
# A serpent: its head, and two humps of its back above the water.
SERPENT: Icon = (
    Layer(
        "M1.6 9.4C1.6 6 4.2 3.4 7.4 3.4 10.8 3.4 13 5.8 13 9V20H9.4V10.4C8.6 11.6 7.2 12 5.8 11.8L2.4 11.6Z"
        "M14.4 20C14.4 16.4 15.4 14.2 17 14.2S19.6 16.4 19.6 20H17.8C17.8 18.2 17.6 17 17 17"
        "S16.2 18.2 16.2 20Z"
        "M20.6 20C20.7 18 21.1 16.8 21.8 16.8S23 18 23 20Z"
    ),
    Layer("M6.6 7.2a1 1 0 1 1 0 2 1 1 0 1 1 0-2Z", ink="card"),
    Layer("M1 21.8H23", edge="water-text", pen=0.9),
)
# Rocks that no ship passes; the lighter faces look to the left, so they are not a flat black.
JAGGED: Icon = (
    Layer("M1.6 20.6 5.4 11.4 7.6 14 11.6 3.4 15.6 12.2 18 8.8 22.4 20.6Z", ink="night"),
    Layer("M5.4 11.4 7.2 20.6H3.8ZM11.6 3.4 12.8 20.6H8.6ZM18 8.8 19 20.6H16.4Z", ink="night-pale"),
    Layer("M1 22.4H23", edge="water-line", pen=1.2),
)
# What a seat has: cards to draw, and cards that are gone.
PILE: Icon = alone(
    "M6 2.5H18C19 2.5 19.6 3.2 19.6 4.1V13.6H4.4V4.1C4.4 3.2 5 2.5 6 2.5ZM4.4 15.2H19.6V17H4.4Z"
    "M4.4 18.6H19.6V19.9C19.6 20.9 19 21.5 18 21.5H6C5 21.5 4.4 20.9 4.4 19.9Z"
)
GONE: Icon = alone(
    "M12 21.8 6.2 15.6 8.2 13.6 10.6 16V10.4H13.4V16L15.8 13.6 17.8 15.6Z"
    "M6.2 2.4H17.8V8.6H15.4V4.8H8.6V8.6H6.2Z"
)

_SPECIAL: dict[Card, tuple[Icon, str, str, str]] = {
    START: (SAIL, "sea-pale", "sea", "noun-start"),
    FINISH: (LIGHT, "ochre-pale", "clay", "face-finish"),
    MONSTER: (SERPENT, "plum-pale", "plum", "face-monster"),
}


def hour(island: Card) -> str:
    """The paint of an Island: six hours from 1 to 80."""
    return _HOURS[(island - 1) * len(_HOURS) // ISLANDS]


@lru_cache(maxsize=4096)
def face(card: Card, box: Box, id: str, lift: int = 1, z: int = 0) -> tuple[Node, ...]:
    """A card face up; the first node is its body, `id`, the others are parts of it.

    An Island is its number over its silhouette, in any box; the other cards have a sign and a word.
    """
    return _island(card, box, id, lift, z) if is_island(card) else _special(card, box, id, lift, z)


def _island(island: Card, box: Box, id: str, lift: int, z: int) -> tuple[Node, ...]:
    x, y, width, height = box
    paint, low = hour(island), width > height
    side = min(height * 0.86, width * 0.9)
    letters = height * (0.5 if low else 0.4)
    picture = (x + (width - side) / 2, y + height - side * 1.02, side, side)
    shape: Icon = (Layer(_SHAPES[island % len(_SHAPES)], ink=paint), _WATERLINE)
    return (
        *_body(box, f"{paint}-pale", id, lift, z),
        *drawn(shape, picture, f"{id}.shape", z=z),
        Node(
            "text",
            (x + 4, y + height * (0.05 if low else 0.1), width - 8, letters),
            f"{id}.number",
            ink="card-text",
            text=str(island),
            bold=True,
            z=z,
        ),
    )


def _special(card: Card, box: Box, id: str, lift: int, z: int) -> tuple[Node, ...]:
    x, y, width, height = box
    sign, ground, paint, word = _SPECIAL[card]
    nodes = _body(box, ground, id, lift, z)
    if width > 2 * height:
        side = height * 0.74
        picture = (x + height * 0.2, y + (height - side) / 2, side, side)
        letters = (x + height * 1.12, y + height * 0.24, width - height * 1.3, height * 0.52)
    elif width > height:
        # No room for a word; the sign says it all.
        side = height * 0.8
        picture = (x + (width - side) / 2, y + height * 0.1, side, side)
        return (*nodes, *drawn(sign, picture, f"{id}.sign", ink=paint, z=z))
    else:
        side = min(width * 0.62, height * 0.6)
        picture = (x + (width - side) / 2, y + height * 0.1, side, side)
        letters = (x + 3, y + height * 0.75, width - 6, height * 0.175)
    return (
        *nodes,
        *drawn(sign, picture, f"{id}.sign", ink=paint, z=z),
        Node("text", letters, f"{id}.word", ink="card-text", text=Text(word), bold=True, z=z),
    )


def _body(box: Box, ground: str, id: str, lift: int, z: int) -> tuple[Node, Node]:
    x, y, width, height = box
    corner = min(width, height) * 0.14
    rim = min(width, height) * 0.045
    field = (x + rim, y + rim, width - 2 * rim, height - 2 * rim)
    return (
        Node("rect", box, id, ink="card", edge="card-edge", pen=1.5, round=corner, lift=lift, z=z),
        Node("rect", field, f"{id}.sky", ink=ground, round=corner - rim, z=z),
    )
