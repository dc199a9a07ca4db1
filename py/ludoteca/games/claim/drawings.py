"""The five factions as five silhouettes of our own, and the cards that bear them."""

from __future__ import annotations

from functools import lru_cache

from ludoteca.kernel.scene import Box, Node
from ludoteca.kit.grid import inset
from ludoteca.kit.icons import Icon, Layer, drawn

from .cards import Card, faction_of, value_of

# The paint of each faction; with `-pale` it is the ground of its cards.
INKS = {"goblin": "moss", "knight": "sea", "undead": "plum", "dwarf": "clay", "doppelganger": "ochre"}
_LIGHT = "card"

SYMBOLS: dict[str, Icon] = {
    # Ears wider than the head, slanted eyes, teeth.
    "goblin": (
        Layer(
            "M12 4C8.6 4 6.6 6 6.1 8.7L.7 6.1C1 10.2 2.8 13.2 6.3 14.1 7.2 17.9 9.3 20.8 12 20.8"
            "S16.8 17.9 17.7 14.1C21.2 13.2 23 10.2 23.3 6.1L17.9 8.7C17.4 6 15.4 4 12 4Z"
        ),
        Layer(
            "M7.7 9.8 11.1 11.5C10.7 13.2 8.2 13 7.7 9.8ZM16.3 9.8 12.9 11.5C13.3 13.2 15.8 13 16.3 9.8Z",
            _LIGHT,
        ),
        Layer("M8.6 15.4C10.6 16.2 13.4 16.2 15.4 15.4L14.3 18 13.2 16.8 12 18.3 10.8 16.8 9.7 18Z", _LIGHT),
    ),
    # A closed helmet with its slit, and a feather.
    "knight": (
        Layer("M12 4.2C7.8 4.2 5 6.8 5 10.6V18.6L12 22.4 19 18.6V10.6C19 6.8 16.2 4.2 12 4.2Z"),
        Layer("M11 4.6C11 2.2 13.2.8 17 1.3 15.6 2.2 15 3.3 14 4.6Z"),
        Layer("M6.6 10.2H17.4V12.6H13.2V19.4H10.8V12.6H6.6Z", _LIGHT),
        Layer("M8.3 15.2V17.4M15.7 15.2V17.4", edge=_LIGHT, pen=1.4),
    ),
    # A skull.
    "undead": (
        Layer(
            "M12 2C6.7 2 3.2 5.6 3.2 10.3 3.2 13.4 4.7 15.6 6.7 16.8V20.3C6.7 21.2 7.3 21.8 8.2 21.8H15.8"
            "C16.7 21.8 17.3 21.2 17.3 20.3V16.8C19.3 15.6 20.8 13.4 20.8 10.3 20.8 5.6 17.3 2 12 2Z"
        ),
        Layer(
            "M8.3 8.6A2.5 2.6 0 1 1 8.3 13.8 2.5 2.6 0 1 1 8.3 8.6ZM15.7 8.6A2.5 2.6 0 1 1 15.7 13.8"
            " 2.5 2.6 0 1 1 15.7 8.6ZM12 13.6 13.6 16.6H10.4Z",
            _LIGHT,
        ),
        Layer("M10.3 18.9V21.8M13.7 18.9V21.8", edge=_LIGHT, pen=1.2),
    ),
    # A round helmet, a big nose, a beard in three points.
    "dwarf": (
        Layer("M12 1.8C7.6 1.8 4.5 4.7 4.3 8.8H19.7C19.5 4.7 16.4 1.8 12 1.8Z"),
        Layer(
            "M4 10.2H20C20.7 15 19.3 18.8 16.2 21.4L14.4 19.6 12 22.6 9.6 19.6 7.8 21.4"
            "C4.7 18.8 3.3 15 4 10.2Z"
        ),
        Layer("M7 10.2H17C17.2 13.8 15.2 15.2 12 15.2S6.8 13.8 7 10.2Z", _LIGHT),
        Layer(
            "M12 10.9A1.9 1.9 0 1 1 12 14.7 1.9 1.9 0 1 1 12 10.9ZM9 10.6A.9.9 0 1 1 9 12.4.9.9 0 1 1 9 10.6Z"
            "M15 10.6A.9.9 0 1 1 15 12.4.9.9 0 1 1 15 10.6Z"
        ),
    ),
    # A mask: one half is somebody else.
    "doppelganger": (
        Layer("M12 2.6C7.2 2.6 3.9 5.7 3.9 10.4 3.9 16 7.6 21.4 12 21.4Z"),
        Layer("M12 2.6C16.8 2.6 20.1 5.7 20.1 10.4 20.1 16 16.4 21.4 12 21.4Z", _LIGHT),
        Layer("M12 3.4C16.4 3.4 19.3 6.2 19.3 10.4 19.3 15.6 15.9 20.6 12 20.6", edge="ochre-side", pen=1.6),
        Layer(
            "M6 9.6C7.4 8.2 9.4 8.4 10.4 10.2 9 11.4 7 11.2 6 9.6ZM7.6 15C8.8 16.6 10.4 17.2 12 17.2V15.8Z",
            _LIGHT,
        ),
        Layer(
            "M18 9.6C16.6 8.2 14.6 8.4 13.6 10.2 15 11.4 17 11.2 18 9.6ZM12 15.8V17.2L16.4 15.2Z",
            "ochre-side",
        ),
    ),
}

# Of a card's width.
_ROUND, _RIM = 0.1, 0.05


@lru_cache(maxsize=4096)
def face(card: Card, box: Box, id: str, *, lift: int = 1, z: int = 0) -> tuple[Node, ...]:
    """A card: its value, as large as what decides tricks should be, and the symbol of its faction below.

    The first node is the body, `id`; the others are its parts.
    """
    x, y, width, height = box
    ink, rim = INKS[faction_of(card)], width * _RIM
    ground = inset(box, rim)
    value = height * 0.34
    symbol = min(width * 0.74, height * 0.5)
    return (
        Node("rect", box, id=id, ink="card", edge="card-edge", pen=1.5, round=width * _ROUND, lift=lift, z=z),
        Node("rect", ground, id=f"{id}.ground", ink=f"{ink}-pale", round=width * _ROUND * 0.7, z=z),
        Node(
            "text",
            (x + rim * 2.6, y + rim * 1.8, width - rim * 5, value),
            id=f"{id}.value",
            ink="card-text",
            text=str(value_of(card)),
            align="start",
            bold=True,
            z=z,
        ),
        *_symbol(card, (x + (width - symbol) / 2, y + height - rim * 2.2 - symbol, symbol, symbol), id, z),
    )


@lru_cache(maxsize=2048)
def tag(card: Card, box: Box, id: str, *, z: int = 0) -> tuple[Node, ...]:
    """A card in little, for a row that is only looked at: the value, and the symbol under it."""
    x, y, width, height = box
    ink = INKS[faction_of(card)]
    value, symbol = height * 0.42, min(width * 0.8, height * 0.5)
    return (
        Node("rect", box, id=id, ink=f"{ink}-pale", edge="card-edge", pen=1.2, round=width * 0.16, z=z),
        Node(
            "text",
            (x + 2, y + height * 0.06, width - 4, value),
            id=f"{id}.value",
            ink="card-text",
            text=str(value_of(card)),
            bold=True,
            z=z,
        ),
        *_symbol(card, (x + (width - symbol) / 2, y + height * 0.97 - symbol, symbol, symbol), id, z),
    )


def _symbol(card: Card, box: Box, id: str, z: int) -> tuple[Node, ...]:
    faction = faction_of(card)
    return drawn(SYMBOLS[faction], box, f"{id}.symbol", ink=f"{INKS[faction]}", z=z)
