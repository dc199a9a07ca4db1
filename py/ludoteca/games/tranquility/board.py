"""Tranquility on the table: a sea with 36 cells from Start to Finish, and what each seat has left."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ludoteca.kernel.game import Seat
from ludoteca.kernel.scene import Box, Node, Scene
from ludoteca.kernel.text import Text
from ludoteca.kit.cards import back, named
from ludoteca.kit.grid import centred, inset, spanning
from ludoteca.kit.hand import Place, lay
from ludoteca.kit.icons import CARDS as HELD
from ludoteca.kit.icons import Icon, drawn
from ludoteca.kit.seats import seat_mark

from .drawings import GONE, JAGGED, LIGHT, PILE, SAIL, SERPENT, face
from .layout import Layout, Plate, Sea, layout
from .moves import asked, free_rows
from .rules import PRICE
from .state import (
    CELL_NAMES,
    FINISH,
    NOBODY,
    NOWHERE,
    SIDE,
    START,
    Card,
    State,
    card_name,
    is_island,
    row_cells,
)

COLOURS = ("rose", "night", "ochre", "sea", "plum")

# Painting order, from the printed board up.
_BOARD, _WELL, _GLOW, _CARD, _ROCK, _ABOVE = -2, -1, 0, 1, 2, 3


def draw(state: State, seat: Seat | None, tall: bool) -> Scene:
    """The table as this seat sees it; a spectator sits where pink does and sees all cards from behind."""
    own, seats = seat or 0, len(state.hands)
    plan = layout(seats - 1, tall)
    nodes = [*sea_of(plan.sea, state)]
    for place, plate in enumerate(plan.others):
        nodes += _plate(plate, state, (own + 1 + place) % seats, place, "panel")
    nodes += _plate(plan.own, state, own, seats - 1, "" if tall else "panel")
    nodes += _backs(plan, own, len(state.hands[own])) if seat is None else _hand(plan, state, own)
    return Scene(plan.width, plan.height, tuple(nodes))


def sea_of(sea: Sea, state: State) -> Iterator[Node]:
    """The board, and all that lies on it."""
    yield from _board(sea)
    yield from _cells(sea, state)
    yield from _rocks(sea, state)
    yield from _spaces(sea, state)


@cache
def _board(sea: Sea) -> tuple[Node, ...]:
    """The frame, the water with its waves, and the way round the end of every row."""
    nodes = [
        Node("rect", sea.frame, ink="wood", round=30, lift=2, z=_BOARD),
        Node("rect", sea.water, ink="water", round=22, lift=-1, z=_BOARD),
    ]
    for box in (sea.start_side, sea.finish_side):
        nodes.append(Node("path", box, edge="water-line", pen=3, path=_waves(box), z=_BOARD))
    for row in range(SIDE):
        x, y, width, height = sea.row(row)
        for left in (x - 17, x + width + 3):
            box = (left, y + height / 2 - 7, 14, 14)
            nodes.append(Node("icon", box, edge="water-text", pen=2.6, path="M8 3 17 12 8 21", z=_BOARD))
    return tuple(nodes)


def _waves(box: Box) -> str:
    """Three rows of ripples, the middle one between the others."""
    _, _, width, height = box
    ripples = []
    for line in range(3):
        y = height * (0.2 + 0.3 * line)
        x = 24.0 + 46 * (line % 2)
        while x + 44 < width:
            ripples.append(f"M{x:.0f} {y:.1f}q11 -7 22 0t22 0")
            x += 92
    return "".join(ripples)


def _cells(sea: Sea, state: State) -> Iterator[Node]:
    # While rocks are steered, whole rows are tapped.
    steering = state.phase == "rocks"
    for index, name in enumerate(CELL_NAMES):
        island = state.grid[index]
        at = ("board", SIDE - 1 - index // SIDE, index % SIDE)
        yield from _well(sea, index, _is_barred(state, index), not island)
        if island:
            label = Text("label-island", cell=name, island=island)
            body, *parts = face(island, sea.box(index), card_id(island, ""), z=_CARD)
            yield body._replace(name="" if steering else name, label=label, at=at)
            yield from parts
        else:
            label = Text("label-barred" if _is_barred(state, index) else "label-empty", cell=name)
            spot = Node("rect", sea.box(index), f"cell-{name}", label=label, round=12, z=_WELL, at=at)
            yield spot._replace(name="" if steering else name)


def _is_barred(state: State, index: int) -> bool:
    return state.rocks != NOWHERE and index in row_cells(state.rocks)


@cache
def _well(sea: Sea, index: int, barred: bool, empty: bool) -> tuple[Node, ...]:
    """An empty cell of the sea with its name, which an Island or a rock hides."""
    box = sea.box(index)
    well = Node("rect", box, f"well-{CELL_NAMES[index]}", ink="water-well", round=12, lift=-1, z=_WELL)
    if barred or not empty:
        return (well,)
    x, y, _, height = box
    letters = (x + 9, y + height - 30, 40, 22)
    name = CELL_NAMES[index]
    return (well, Node("text", letters, f"well-{name}.name", ink="water-text", text=name, align="start"))


def _rocks(sea: Sea, state: State) -> Iterator[Node]:
    """The Jagged Rocks in every empty cell of their row, and handles for the rows they may be steered to."""
    if state.rocks != NOWHERE:
        label = Text("label-rocks", row=state.rocks + 1)
        box = inset(sea.row(state.rocks), -3)
        at = ("rocks", 0, 0)
        yield Node("rect", box, "rocks", "", label, edge="night", pen=4, round=15, z=_ROCK, at=at)
        for index in row_cells(state.rocks):
            if not state.grid[index]:
                cell = sea.box(index)
                side = min(cell[2:]) * 0.78
                yield from drawn(JAGGED, centred(cell, side, side), f"rock@{CELL_NAMES[index]}", z=_ROCK)
    for row in free_rows(state) if state.phase == "rocks" else ():
        free = sum(not state.grid[index] for index in row_cells(row))
        label = Text("label-row", row=row + 1, free=free)
        at = ("rows", SIDE - 1 - row, 0)
        box = sea.row(row)
        yield Node(
            "rect", box, f"row-{row + 1}", str(row + 1), label, edge="live", pen=3, round=12, z=_ABOVE, at=at
        )


def _spaces(sea: Sea, state: State) -> Iterator[Node]:
    """The Start and Finish spaces; beside them what is owed, and whether the Finish is barred."""
    started, finished = state.starter != NOBODY, state.ending == "finish"
    if finished:
        yield Node("rect", inset(sea.water, 3), "win", edge="win", pen=6, round=19, z=_GLOW)
    yield from _space(sea.start, SAIL, "start")
    yield from _space(sea.finish, LIGHT, "finish")
    if started:
        label = Text("label-started", seat=state.starter)
        yield from _laid(START, sea.start, label, 0)
    else:
        yield _free(sea.start, "start", Text("label-start-empty"), 0)
    if finished:
        yield from _laid(FINISH, sea.finish, Text("label-finished"), 1)
    else:
        yield _free(sea.finish, "finish", Text("label-finish-empty"), 1)
    if state.blocked:
        yield from _barred_finish(sea.finish_side)
    yield from _owed(sea.start_side, state)


@cache
def _space(box: Box, sign: Icon, word: str) -> tuple[Node, ...]:
    x, y, width, height = box
    side = height * 0.72
    picture = (x + 10, y + (height - side) / 2, side, side)
    return (
        Node("rect", box, f"space-{word}", ink="water-well", round=12, lift=-1, z=_WELL),
        *drawn(sign, picture, f"space-{word}.sign", ink="water-text", z=_WELL),
        Node(
            "text",
            (x + height + 4, y + height * 0.18, width - height - 14, height * 0.64),
            f"space-{word}.word",
            ink="water-text",
            text=Text(f"noun-{word}"),
            align="start",
            z=_WELL,
        ),
    )


def _laid(card: Card, box: Box, label: Text, place: int) -> tuple[Node, ...]:
    body, *parts = face(card, box, card_id(card, "space"), z=_CARD)
    return (body._replace(label=label, at=("spaces", 0, place), place=f"space-{card_name(card)}"), *parts)


def _free(box: Box, word: str, label: Text, place: int) -> Node:
    return Node("rect", box, f"spot-{word}", "", label, at=("spaces", 0, place), place=f"space-{word}")


def _barred_finish(box: Box) -> tuple[Node, ...]:
    x, y, width, height = box
    text = Text("label-blocked")
    return (
        Node("rect", box, "blocked", "", text, ink="plum-pale", round=12, z=_GLOW, at=("spaces", 0, 2)),
        *drawn(SERPENT, (x + 8, y + 4, height - 8, height - 8), "blocked.sign", ink="plum"),
        Node(
            "text",
            (x + height + 6, y + height / 2 - 12, width - height - 16, 24),
            "blocked.word",
            ink="card-text",
            text=Text("short-blocked"),
            align="start",
        ),
    )


def _owed(box: Box, state: State) -> Iterator[Node]:
    """A small card for each that is owed; of the eight for the Start, those already given are filled."""
    if not state.owed:
        return
    x, y, width, height = box
    total = PRICE if state.phase == "give" else state.owed
    wide, step = height * 0.72, height * 0.72 + 8
    label = Text("label-owed", count=state.owed)
    for place in range(total):
        given = place < total - state.owed
        card = (x + width - (total - place) * step + 8, y, wide, height)
        node = Node("rect", card, f"owed-{place}", ink="water-well", edge="water-text", pen=3, round=7)
        if given:
            node = node._replace(ink="card-back", edge="card", lift=1)
        if place == total - 1:
            node = node._replace(label=label, at=("spaces", 0, 3), place="owed")
        yield node


def _plate(plate: Plate, state: State, seat: Seat, place: int, ink: str) -> Iterator[Node]:
    """A seat's mark, name and counts; a bar shows whose decision is awaited."""
    hand, pile, gone = len(state.hands[seat]), len(state.piles[seat]), len(state.discards[seat])
    label = Text("label-player", seat=seat, hand=hand, pile=pile, gone=gone)
    line = "line" if ink else ""
    waited = not state.ending and asked(state) == seat
    yield Node(
        "rect",
        plate.panel,
        f"plate-{seat}",
        "",
        label,
        ink=ink,
        edge=line,
        pen=1.5,
        round=16,
        at=("players", place, 0),
        called=Text("player", seat=seat),
    )
    if waited:
        bar = (plate.panel[0] + 2, plate.mark[1] - 1, 6, plate.mark[3] + 2)
        yield Node("rect", bar, f"turn-{seat}", ink="accent", round=3)
    yield from seat_mark(seat, COLOURS[seat], plate.mark)
    name = Text("player", seat=seat)
    yield Node("text", plate.name, f"name-{seat}", ink="text", text=name, align="start", bold=True)
    counted = (
        ("hand", HELD, hand, Text("region-held", seat=seat)),
        ("pile", PILE, pile, Text("region-pile", seat=seat)),
        ("gone", GONE, gone, Text("region-gone", seat=seat)),
    )
    for column, ((sign, letters), (kind, icon, number, called)) in enumerate(
        zip(plate.counts, counted, strict=True), 1
    ):
        id, at = f"{kind}-{seat}", ("players", place, column)
        yield Node("rect", spanning((sign, letters)), at=at, round=8, place=f"{kind}{seat}", called=called)
        yield from drawn(icon, sign, f"{id}.sign", ink="quiet")
        yield Node("text", letters, id, ink="text" if number else "quiet", text=str(number), align="start")


def card_id(card: Card, place: str) -> str:
    """An Island keeps its id from hand to cell; of the other cards there are several, each at a place."""
    return f"island-{card}" if is_island(card) else f"{card_name(card)}@{place}"


def _hand(plan: Layout, state: State, seat: Seat) -> Iterator[Node]:
    hand = state.hands[seat]
    # Numbers are rows while the rocks are steered; and only who is asked can do anything with a card.
    nameless = state.phase == "rocks"
    for number, (card, place) in enumerate(zip(hand, _places(plan, len(hand)), strict=True)):
        copy = hand[:number].count(card)
        nodes = face(card, place.card, card_id(card, f"hand-{copy}"), z=_CARD)
        # Equal cards are one choice.
        name = "" if copy or nameless else card_name(card)
        label, at = Text("label-card", card=card_name(card)), ("hand", place.row, place.column)
        yield from named(nodes, place.seen, name, label, at, place=f"hand{seat}-{number}")


def _backs(plan: Layout, seat: Seat, count: int) -> Iterator[Node]:
    """A hand from behind, which is one thing to point at."""
    places = _places(plan, count)
    for number, place in enumerate(places):
        yield from back(place.card, f"back@hand-{number}", z=_CARD)
    if places:
        box, called = spanning(place.card for place in places), Text("region-held", seat=seat)
        yield Node("rect", box, at=("hand", 0, 0), z=_CARD, place=f"hand{seat}", called=called)


def _places(plan: Layout, count: int) -> tuple[Place, ...]:
    return lay(plan.hand, count, plan.card if count <= plan.few else plan.small_card)
