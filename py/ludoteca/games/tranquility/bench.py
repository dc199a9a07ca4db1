"""Tranquility laid open, to be built by hand: the sea, what sank, every seat's cards, and what is in the box.

Its names are those of cells, and a zone with the number of a place in it: `sunk-0`, `hand1-4`, `pile1-20`,
`gone1-3`. What lies in the box has no place there: it is what lies nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

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
from .moves import asked
from .state import NOBODY, Card, State, card_name, is_island

# A column is as wide as a table on a phone; in table units.
_COLUMN, _EDGE, _GAP, _PAD, _SEA, _NAME, _TITLE = 700.0, 6.0, 10.0, 14.0, 606.0, 46.0, 38.0
# So many seats are beside the sea, where there is a second column; others come below it.
_BESIDE = 3
# Cards that a thumb can tap, and in the box smaller ones: so many in a row, their size, and the way between.
_MOST, _CARD, _PITCH = 7, (90.0, 84.0), (95.0, 92.0)
_MOST_SMALL, _SMALL, _SMALL_PITCH = 14, (44.0, 38.0), (47.5, 43.0)
_SIGNS: dict[str, Icon] = {"hand": HELD, "pile": PILE, "gone": GONE, "sunk": SERPENT}
_REGIONS = {"hand": "held", "pile": "pile", "gone": "gone"}


class _Part(NamedTuple):
    """What is drawn in a column, from its own top left corner, and how high that is."""

    high: float
    nodes: list[Node]


def lay_out(state: State, seat: Seat | None, tall: bool) -> Scene:
    """Everything in one column for a phone held upright, else in two; the same for whoever looks."""
    parts = [_sea(state), _boxes(state), *(_seat(state, seat) for seat in range(len(state.hands)))]
    # Always so many, however high they are: nothing changes its column while cards are put.
    left = max(2, len(parts) - _BESIDE)
    columns = [parts] if tall else [parts[:left], parts[left:]]
    nodes: list[Node] = []
    for number, column in enumerate(columns):
        top = _EDGE
        for part in column:
            nodes += _moved(part.nodes, number * _COLUMN, top)
            top += part.high + _GAP
    return Scene(_COLUMN * len(columns), max(map(_height, columns)), tuple(nodes))


def _height(column: list[_Part]) -> float:
    return 2 * _EDGE - _GAP + sum(part.high + _GAP for part in column)


def _moved(nodes: list[Node], right: float, down: float) -> Iterator[Node]:
    for node in nodes:
        x, y, *size = node.box
        yield node._replace(box=(x + right, y + down, size[0], size[1]))


def _sea(state: State) -> _Part:
    """The sea as on the table; cells are put on even while the rocks are steered."""
    sea = sea_in((_EDGE, 0, _COLUMN - 2 * _EDGE, _SEA), 22, 47)
    return _Part(_SEA + 4, list(sea_of(sea, state._replace(phase="turn"))))


def _boxes(state: State) -> _Part:
    """What the Sea Monsters took with them, and what is in the box."""
    sunk, high = _zone(SUNK, NOBODY, state.sunk, _PAD)
    box, more = _box(boxed(state), _PAD + high)
    return _panel("boxes", [*sunk, *box], high + more)


def _seat(state: State, seat: Seat) -> _Part:
    """A seat's name, and its hand, pile and discards one below the other."""
    x, rows = _EDGE + _PAD, rows_of(state)
    name = _words(f"name-{seat}", (x + 44, _PAD + 2, 500, 28), Text("player", seat=seat))
    nodes = [*seat_mark(seat, COLOURS[seat], (x, _PAD, 32, 32)), name._replace(bold=True)]
    if not state.ending and asked(state) == seat:
        nodes.append(Node("rect", (_EDGE + 3, _PAD - 1, 6, 34), f"turn-{seat}", ink="accent", round=3))
    high = _NAME
    for kind in _REGIONS:
        made, more = _zone(kind, seat, rows[f"{kind}{seat}"], _PAD + high)
        nodes += made
        high += more
    return _panel(f"seat-{seat}", nodes, high)


def _panel(id: str, nodes: list[Node], high: float) -> _Part:
    high += 2 * _PAD
    box = (_EDGE, 0.0, _COLUMN - 2 * _EDGE, high)
    return _Part(high, [Node("rect", box, id, ink="panel", edge="line", pen=1.5, round=16, z=-2), *nodes])


def _zone(kind: str, seat: Seat, cards: Sequence[Card], y: float) -> tuple[list[Node], float]:
    """A title, the cards in their order, and an empty place after the last one; how high that is."""
    zone = kind if seat == NOBODY else f"{kind}{seat}"
    x = _EDGE + _PAD
    nodes = [
        *drawn(_SIGNS[kind], (x, y + 4, 26, 26), f"{zone}.sign", ink="quiet"),
        _words(f"{zone}.title", (x + 36, y + 5, 600, 24), Text("bench-zone", zone=kind)),
    ]
    for number in range(len(cards) + 1):
        row, column = divmod(number, _MOST)
        box = (x + column * _PITCH[0], y + _TITLE + row * _PITCH[1], *_CARD)
        name = f"{zone}-{number}"
        if number < len(cards):
            body, *more = face(cards[number], box, card_id(cards[number], name))
            label = _label(kind, seat, number + 1, cards[number])
        else:
            body, *more = slot(box, name)
            label = _label(kind, seat, number + 1)
        at = (kind if seat == NOBODY else f"{_REGIONS[kind]}-{seat}", row, column)
        nodes += [body._replace(name=name, label=label, at=at), *more]
    return nodes, _TITLE + (len(cards) // _MOST + 1) * _PITCH[1]


def _label(kind: str, seat: Seat, number: int, card: Card = 0) -> Text:
    if seat == NOBODY:
        return (
            Text("bench-sunk", number=number, island=card) if card else Text("bench-sunk-free", number=number)
        )
    if card:
        return Text("bench-card", seat=seat, zone=kind, number=number, card=card_name(card))
    return Text("bench-free", seat=seat, zone=kind, number=number)


def _box(cards: Sequence[Card], y: float) -> tuple[list[Node], float]:
    """What is in the box, small: it is only looked at."""
    x = _EDGE + _PAD
    nodes = [_words("box.title", (x, y + 5, 600, 24), Text("bench-zone", zone="box"))]
    for number, card in enumerate(cards):
        row, column = divmod(number, _MOST_SMALL)
        box = (x + column * _SMALL_PITCH[0], y + _TITLE + row * _SMALL_PITCH[1], *_SMALL)
        nodes += face(card, box, card_id(card, f"box-{number}"))
    high = _TITLE + -(-len(cards) // _MOST_SMALL) * _SMALL_PITCH[1]
    label = Text("label-boxed", cards=_listed([card for card in cards if is_island(card)]))
    nodes.append(Node("rect", (x, y, _COLUMN - 2 * x, high), "box", "", label, at=("box", 0, 0)))
    return nodes, high


def _listed(islands: Sequence[Card]) -> str:
    """These Islands in a few numbers: `1–12, 15`; none: a dash."""
    gaps = [at for at in range(1, len(islands)) if islands[at] > islands[at - 1] + 1]
    runs = [islands[start:end] for start, end in pairwise((0, *gaps, len(islands)))]
    return ", ".join("–".join(map(str, dict.fromkeys((run[0], run[-1])))) for run in runs if run) or "–"


def _words(id: str, box: Box, text: Text) -> Node:
    return Node("text", box, id, ink="text", text=text, align="start")
