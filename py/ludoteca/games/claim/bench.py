"""Claim's bench: all 52 cards open, in both hands, in the deck, and in the tricks that were played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import ceil
from typing import NamedTuple

from ludoteca.kernel.game import Seat
from ludoteca.kernel.scene import Box, Node, Scene
from ludoteca.kernel.text import Text
from ludoteca.kit.cards import slot
from ludoteca.kit.icons import CROWN, drawn
from ludoteca.kit.seats import seat_mark

from .cards import Card, faction_of, value_of
from .course import Course, course, places
from .drawings import tag
from .factions import COLOURS
from .rules import TRICKS, State, Trick, asked, is_over

# The place of the card that is led, as long as none is: one that is led still has its place in a hand.
LEAD = "lead"
_PANEL, _CROWNED = -1, 1
# Round the bench and between panels, within a panel, for its title, between cards.
_EDGE, _PAD, _TITLE, _GAP = 4.0, 8.0, 40.0, 6.0
# Beside a trick: its number, and the mark of who led it.
_MARGIN = 36.0
# How high the sentence over all is.
_NOTE = 30.0
# The least width of a panel, for its title, and for one with the mark of a seat.
_LEAST, _MARKED = 150.0, 226.0
# How large a prize is that cannot be put, because it is one of the followers.
_SMALL = 0.66


class _Bench(NamedTuple):
    """An arrangement: its width, the way from a card to the next and to the next row, tricks side by side.

    These are for tricks whose follower drawn is known, for those that only name their prize, and for others.
    """

    width: float
    pitch: float
    height: float
    abreast: tuple[int, int, int]


_TALL = _Bench(700, 85, 96, (2, 2, 3))
_WIDE = _Bench(960, 72, 88, (3, 4, 5))


class _Block(NamedTuple):
    """A panel with cards side by side: its title and whose it is, its region, and the places in it."""

    title: Text
    region: str
    names: tuple[str, ...]
    labels: tuple[Text, ...]
    seat: Seat | None = None


class _Part(NamedTuple):
    """What has been drawn down to here: grounds and titles, and the cards by their places."""

    nodes: list[Node]
    cards: dict[str, tuple[Node, ...]]
    bottom: float


def lay_out(state: State, seat: Seat | None, tall: bool) -> Scene:
    """Everything that a position holds; it looks the same from every seat."""
    bench, now = _TALL if tall else _WIDE, course(state)
    cards = dict(places(now))
    box = (_EDGE + _PAD, _EDGE, bench.width - 2 * (_EDGE + _PAD), _NOTE)
    note = Node("text", box, id="note", ink="quiet", text=Text("bench-exchange"), align="start")
    piles = _piles(bench, state, now, cards)
    tricks = _tricks(bench, now, cards, piles.bottom)
    laid = piles.cards | tricks.cards
    # Cards are in the order in which they are put; an empty place comes when all of them lie.
    nodes = [node for name in (*cards, *laid.keys() - cards.keys()) for node in laid[name]]
    return Scene(bench.width, tricks.bottom - _GAP + _EDGE, (note, *piles.nodes, *tricks.nodes, *nodes))


def _piles(bench: _Bench, state: State, now: Course, cards: Mapping[str, Card]) -> _Part:
    """Panels in lines, those of a line as high as each other; what room there is they share."""
    awaited = "" if is_over(state) else f"cards-{asked(state)}"
    nodes: list[Node] = []
    laid: dict[str, tuple[Node, ...]] = {}
    top = _EDGE + _NOTE + _GAP
    for line in _lines(bench, _blocks(state, now)):
        height = max(_height(bench, block) for block in line)
        widths = [_width(bench, block) for block in line]
        more = (bench.width - 2 * _EDGE - sum(widths) - (len(line) - 1) * _GAP) / len(line)
        left = _EDGE
        for block, width in zip(line, widths, strict=True):
            box = (left, top, width + more, height)
            nodes += _panel(box, block.title, f"panel-{block.names[0]}", block.seat)
            if block.region == awaited:
                nodes.append(Node("rect", (left + 1, top + 9, 5, 24), id="turn", ink="accent", round=2.5))
            laid |= _pile(bench, block, (left + _PAD, top + _TITLE), cards)
            left += width + more + _GAP
        top += height + _GAP
    return _Part(nodes, laid, top)


def _tricks(bench: _Bench, now: Course, cards: Mapping[str, Card], top: float) -> _Part:
    """A panel for the tricks of each phase, if there are any."""
    nodes: list[Node] = []
    laid: dict[str, tuple[Node, ...]] = {}
    for first in (0, TRICKS):
        tricks = now.tricks()[first : first + TRICKS]
        if not tricks:
            continue
        form = _Form(bench, now, first)
        height = _TITLE + ceil(len(tricks) / form.abreast) * bench.height + _PAD - _GAP
        nodes += _panel((_EDGE, top, bench.width - 2 * _EDGE, height), form.title, f"panel-{first}")
        for place, trick in enumerate(tricks):
            row, column = divmod(place, form.abreast)
            corner = (_EDGE + _PAD + column * form.width, top + _TITLE + row * bench.height)
            nodes += form.beside(first + place + 1, trick, corner)
            laid |= form.cards(first + place + 1, trick, corner, cards)
        top += height + _GAP
    return _Part(nodes, laid, top)


def _blocks(state: State, now: Course) -> Iterator[_Block]:
    """The hands, what lies on the table, the deck: whatever there is."""
    for seat, hand in enumerate(now.hands):
        held = [
            (name, card)
            for number, card in enumerate(hand)
            if (name := f"hand{seat}-{number}") != now.led_from
        ]
        if held:
            names, cards = zip(*held, strict=True)
            labels = [
                Text("bench-hand", seat=seat, faction=faction_of(card), value=value_of(card))
                for card in cards
            ]
            yield _Block(Text("player", seat=seat), f"cards-{seat}", names, tuple(labels), seat)
    if state.lead:
        faction, value = faction_of(state.lead), value_of(state.lead)
        label = Text("label-led", seat=state.leader, faction=faction, value=value)
        yield _Block(Text("edit-lead"), "table", (now.led_from,), (label,), state.leader)
    elif not is_over(state):
        yield _Block(Text("edit-lead"), "table", (LEAD,), (Text("bench-nothing-led"),), state.leader)
    if state.prize:
        label = Text("label-prize", faction=faction_of(state.prize), value=value_of(state.prize))
        yield _Block(Text("prize-word"), "table", ("prize",), (label,))
    if state.deck:
        labels = [
            Text("bench-deck", number=number, faction=faction_of(card), value=value_of(card))
            for number, card in enumerate(state.deck, 1)
        ]
        names = tuple(f"deck-{number}" for number in range(len(state.deck)))
        yield _Block(Text("bench-deck-word"), "deck", names, tuple(labels))


def _lines(bench: _Bench, blocks: Iterator[_Block]) -> Iterator[list[_Block]]:
    """The panels in lines, as many side by side as there is room for."""
    line: list[_Block] = []
    room = 0.0
    for block in blocks:
        width = _width(bench, block) + _GAP
        if line and width > room:
            yield line
            line = []
        if not line:
            room = bench.width - 2 * _EDGE + _GAP
        line.append(block)
        room -= width
    if line:
        yield line


def _abreast(bench: _Bench, block: _Block) -> tuple[int, int]:
    """How many rows a pile has, and how many cards are in each: all rows are about as long."""
    most = int((bench.width - 2 * (_EDGE + _PAD) + _GAP) / bench.pitch)
    rows = ceil(len(block.names) / most)
    return rows, ceil(len(block.names) / rows)


def _width(bench: _Bench, block: _Block) -> float:
    least = _LEAST if block.seat is None else _MARKED
    return max(least, _abreast(bench, block)[1] * bench.pitch - _GAP + 2 * _PAD)


def _height(bench: _Bench, block: _Block) -> float:
    return _TITLE + _abreast(bench, block)[0] * bench.height - _GAP + _PAD


def _panel(box: Box, title: Text, id: str, seat: Seat | None = None) -> Iterator[Node]:
    """The ground of a zone, with what it is called, and whose it is."""
    x, y, width, _ = box
    yield Node("rect", box, id=id, ink="panel", edge="line", pen=1.5, round=18, z=_PANEL)
    left = x + _PAD + 2
    if seat is not None:
        for part in seat_mark(seat, COLOURS[seat], (left, y + 7, 28, 28)):
            yield part._replace(id=f"{id}.{part.id}")
        left += 36
    words = (left, y + 9, x + width - _PAD - left, 25)
    yield Node("text", words, id=f"{id}.title", ink="text", text=title, align="start", bold=True)


def _pile(
    bench: _Bench, block: _Block, corner: tuple[float, float], cards: Mapping[str, Card]
) -> dict[str, tuple[Node, ...]]:
    """Cards in rows, by their places."""
    laid: dict[str, tuple[Node, ...]] = {}
    _, long = _abreast(bench, block)
    for number, (name, label) in enumerate(zip(block.names, block.labels, strict=True)):
        row, column = divmod(number, long)
        x, y = corner[0] + column * bench.pitch, corner[1] + row * bench.height
        box = (x, y, bench.pitch - _GAP, bench.height - _GAP)
        # Of several panels of a region each has a row of keys.
        at = (block.region, row + (name == "prize"), column)
        laid[name] = _placed(cards.get(name, ""), name, box, label, at)
    return laid


def _placed(card: Card, name: str, box: Box, label: Text, at: tuple[str, int, int]) -> tuple[Node, ...]:
    nodes = tag(card, box, f"{card}@{name}") if card else slot(box, name)
    return (nodes[0]._replace(name=name, label=label, at=at), *nodes[1:])


class _Form:
    """How thirteen tricks lie side by side: both cards of each, and what it was for."""

    def __init__(self, bench: _Bench, now: Course, first: int) -> None:
        self.bench = bench
        self.is_drawn_known = not now.is_second_phase
        self.has_prize = not first
        which = 2 if first else int(now.is_second_phase)
        self.abreast = bench.abreast[which]
        self.width = (bench.width - 2 * (_EDGE + _PAD) + _GAP) / self.abreast
        self.pitch = min(bench.pitch, (self.width - _MARGIN - _GAP) / (4, 2 + _SMALL, 2)[which])
        self.title = (Text("bench-recruited"), Text("bench-prizes"), Text("bench-second"))[which]

    def _box(self, corner: tuple[float, float], which: int) -> Box:
        x = corner[0] + _MARGIN + which * self.pitch
        return (x, corner[1], self.pitch - _GAP, self.bench.height - _GAP)

    def beside(self, number: int, trick: Trick, corner: tuple[float, float]) -> Iterator[Node]:
        """The number of a trick and who led it, a crown for the card that won it, a prize that is not put."""
        x, y = corner
        id = f"trick{number}"
        yield Node("text", (x, y + 8, 30, 26), id=id, ink="quiet", text=str(number), bold=True)
        for part in seat_mark(trick.leader, COLOURS[trick.leader], (x + 2, y + 44, 26, 26)):
            yield part._replace(id=f"{id}.{part.id}")
        left, top, width, _ = self._box(corner, int(trick.winner != trick.leader))
        yield from drawn(
            CROWN, (left + width - 22, top + 3, 19, 19), f"{id}.crown", ink="card-text", z=_CROWNED
        )
        if self.has_prize and not self.is_drawn_known:
            left, top, width, height = self._box(corner, 2)
            small = (left, top + height * (1 - _SMALL) / 2, width * _SMALL, height * _SMALL)
            nodes = tag(trick.prize, small, f"{id}.prize")
            faction, value = faction_of(trick.prize), value_of(trick.prize)
            label = Text("bench-won", number=number, seat=trick.winner, faction=faction, value=value)
            yield from (nodes[0]._replace(label=label), *nodes[1:])

    def cards(
        self, number: int, trick: Trick, corner: tuple[float, float], cards: Mapping[str, Card]
    ) -> dict[str, tuple[Node, ...]]:
        """The cards of a trick, by their places."""
        leader, winner = trick.leader, trick.winner
        laid: dict[str, tuple[Node, ...]] = {}
        for which in range(4 if self.has_prize and self.is_drawn_known else 2):
            name = f"trick{number}-{which}"
            card = cards[name]
            faction, value = faction_of(card), value_of(card)
            label = (
                Text("bench-led", number=number, seat=leader, faction=faction, value=value),
                Text("bench-answered", number=number, seat=1 - leader, faction=faction, value=value),
                Text("bench-won", number=number, seat=winner, faction=faction, value=value),
                Text("bench-drawn", number=number, seat=1 - winner, faction=faction, value=value),
            )[which]
            laid[name] = _placed(card, name, self._box(corner, which), label, ("tricks", number, which))
        return laid
