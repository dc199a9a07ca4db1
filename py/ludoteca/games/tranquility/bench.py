"""Tranquility laid open, to be built by hand: the sea, what sank, every seat's cards, and what is in the box.

Its names are those of cells, and a zone with the number of a place in it: `sunk-0`, `hand1-4`, `pile1-20`,
`gone1-3`. What lies in the box has no place there: it is what lies nowhere else.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from ludoteca.kernel.game import Seat
from ludoteca.kernel.scene import Box, Node, Scene
from ludoteca.kernel.text import Text
from ludoteca.kit.cards import slot
from ludoteca.kit.icons import CARDS as HELD
from ludoteca.kit.icons import Icon, drawn
from ludoteca.kit.seats import seat_mark

from .board import COLOURS, card_id, sea_of
from .drawings import GONE, PILE, SERPENT, face
from .laying import SUNK, boxed, rows_of
from .layout import sea_in
from .state import ISLANDS, Card, State, card_name

# A column is as wide as a table on a phone; in table units.
_COLUMN, _GAP, _EDGE, _INSIDE = 700.0, 10.0, 6.0, 14.0
_SEA_HEIGHT = 606.0
_TITLE, _NAME = 34.0, 44.0
# A card that a thumb can tap, and one in the box, which is only looked at.
_CARDS, _CARD, _PITCH = 7, (90.0, 84.0), (95.5, 92.0)
_BOXED, _SMALL, _SMALL_PITCH = 14, (44.0, 38.0), (47.8, 43.0)
_SIGNS: dict[str, Icon] = {"hand": HELD, "pile": PILE, "gone": GONE, "sunk": SERPENT}
_REGIONS = {"hand": "held", "pile": "pile", "gone": "gone"}

_Nodes = list[Node]


def draw(state: State, seat: Seat | None, tall: bool) -> Scene:
    """Everything in one column for a phone held upright, else in two; the same for whoever looks."""
    columns = [0.0] if tall else [0.0, 0.0]
    nodes: _Nodes = []
    for block in (_sea, _boxes, *range(len(state.hands))):
        which = columns.index(min(columns))
        at = (which * _COLUMN, columns[which])
        made, high = _seat(state, block, at) if isinstance(block, int) else block(state, at)
        nodes += made
        columns[which] += high + _GAP
    return Scene(_COLUMN * len(columns), max(columns), tuple(nodes))


_At = tuple[float, float]


def _sea(state: State, at: _At) -> tuple[_Nodes, float]:
    """The sea as on the table; cells are put on even while the rocks are steered."""
    frame = (at[0] + _EDGE, at[1] + _EDGE, _COLUMN - 2 * _EDGE, _SEA_HEIGHT)
    return list(sea_of(sea_in(frame, 22, 47), state._replace(phase="turn"))), _EDGE + _SEA_HEIGHT


def _boxes(state: State, at: _At) -> tuple[_Nodes, float]:
    """What a Sea Monster took with it, and what is in the box."""
    top = at[1] + _INSIDE
    nodes, high = _zone(SUNK, state.sunk, (at[0], top))
    under, more = _box(state, (at[0], top + high))
    return [*_panel("sunk-panel", at, high + more + 2 * _INSIDE), *nodes, *under], high + more + 2 * _INSIDE


def _box(state: State, at: _At) -> tuple[_Nodes, float]:
    cards = boxed(state)
    x, y = at[0] + _EDGE + _INSIDE, at[1]
    nodes: _Nodes = [_words("box-title", (x, y + 3, 600, 24), Text("bench-zone", zone="box"))]
    lines = -(-len(cards) // _BOXED)
    for number, card in enumerate(cards):
        row, column = divmod(number, _BOXED)
        place = (x + column * _SMALL_PITCH[0], y + _TITLE + row * _SMALL_PITCH[1], *_SMALL)
        nodes += face(card, place, card_id(card, f"box-{number}"))
    label = Text("label-boxed", cards=_listed(cards))
    high = _TITLE + lines * _SMALL_PITCH[1]
    nodes.append(Node("rect", (x, y, 660, high), "box", "", label, at=("players", -1, 0)))
    return nodes, high


def _listed(cards: Sequence[Card]) -> str:
    """The numbers of the Islands in a few words: `1–12, 15`; a hyphen for none."""
    islands = [card for card in cards if card <= ISLANDS]
    starts = islands[:1] + [later for before, later in pairwise(islands) if later > before + 1]
    ends = [before for before, later in pairwise(islands) if later > before + 1] + islands[-1:]
    runs = (str(start) if start == end else f"{start}–{end}" for start, end in zip(starts, ends, strict=True))
    return ", ".join(runs) or "-"


def _seat(state: State, seat: Seat, at: _At) -> tuple[_Nodes, float]:
    """A seat's name, and its hand, pile and discards below one another."""
    x, y = at[0] + _EDGE + _INSIDE, at[1]
    name = _words(f"name-{seat}", (x + 42, y + 13, 500, 28), Text("player", seat=seat), is_bold=True)
    nodes: _Nodes = [*seat_mark(seat, COLOURS[seat], (x, y + 12, 30, 30)), name]
    high, rows = _NAME + _GAP, rows_of(state)
    for kind in _REGIONS:
        made, more = _zone(f"{kind}{seat}", rows[f"{kind}{seat}"], (at[0], y + high))
        nodes += made
        high += more
    return [*_panel(f"panel-{seat}", at, high + _GAP), *nodes], high + _GAP


def _panel(id: str, at: _At, high: float) -> tuple[Node, ...]:
    box = (at[0] + _EDGE, at[1], _COLUMN - 2 * _EDGE, high)
    return (Node("rect", box, id, ink="panel", edge="line", pen=1.5, round=16, z=-2),)


def _zone(zone: str, cards: Sequence[Card], at: _At) -> tuple[_Nodes, float]:
    """A title, the cards in their order, and an empty place after the last one."""
    kind = zone.rstrip("0123456789")
    region = f"{_REGIONS[kind]}-{zone[len(kind) :]}" if kind in _REGIONS else kind
    x, y = at[0] + _EDGE + _INSIDE, at[1]
    nodes: _Nodes = list(drawn(_SIGNS[kind], (x, y + 3, 26, 26), f"{zone}.sign", ink="quiet"))
    nodes.append(_words(f"{zone}.title", (x + 34, y + 4, 600, 24), Text("bench-zone", zone=kind)))
    for number, box in enumerate(_places(x, y + _TITLE, len(cards) + 1)):
        place = ("", *divmod(number, _CARDS))
        name, where = f"{zone}-{number}", (region, place[1], place[2])
        if number < len(cards):
            label = Text("label-card", card=card_name(cards[number]))
            body, *parts = face(cards[number], box, card_id(cards[number], name))
        else:
            label = Text("label-free")
            body, *parts = slot(box, name)
        nodes += [body._replace(name=name, label=label, at=where), *parts]
    rows = len(cards) // _CARDS + 1
    return nodes, _TITLE + rows * _PITCH[1]


@cache
def _places(x: float, y: float, count: int) -> tuple[Box, ...]:
    return tuple(
        (x + number % _CARDS * _PITCH[0], y + number // _CARDS * _PITCH[1], *_CARD) for number in range(count)
    )


def _words(id: str, box: Box, text: Text, *, is_bold: bool = False) -> Node:
    return Node("text", box, id, ink="text", text=text, align="start", bold=is_bold)
