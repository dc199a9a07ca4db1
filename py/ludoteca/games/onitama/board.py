"""Onitama on the table: a wooden board with two temples, two schools, and five cards on their way round."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ludoteca.kernel.game import Seat
from ludoteca.kernel.scene import Box, Node, Scene
from ludoteca.kernel.text import Text
from ludoteca.kit.grid import centred, inset
from ludoteca.kit.seats import seat_mark

from .cards import CARDS, SIZE, SQUARES
from .drawings import COLOURS, card, piece, temple
from .layout import TALL, WIDE, Layout, Place
from .rules import MASTERS, PIECES, STUDENTS, TEMPLES, State, ended, winner

# Painting order, from the printed board up; pieces stand on top of the marks of a win.
_BOARD, _WELL, _GLOW, _STUDENT, _MASTER = -2, -1, 0, 2, 3
# Of a square: how high pieces are.
_HIGH = {"S": 0.86, "s": 0.86, "M": 1.0, "m": 1.0}


def draw(state: State, seat: Seat | None, tall: bool) -> Scene:
    """The whole table as this seat sees it, its own side near; a spectator sits where Blue does."""
    layout = TALL if tall else WIDE
    own = seat or 0
    nodes = list(_board(layout, own))
    nodes += _seat(layout.places[0], state, 1 - own, own)
    nodes += _side(layout, state, own)
    # A board that is built by hand may have no master at all.
    if ended(state) in ("stone", "stream") and MASTERS[winner(state)] in state.squares:
        nodes += _glow(layout, state.squares.index(MASTERS[winner(state)]), own)
    for index, sign in enumerate(state.squares):
        nodes += _square(layout, index, sign, own)
    nodes += _seat(layout.places[1], state, own, own)
    return Scene(layout.width, layout.height, tuple(nodes))


def _cell(layout: Layout, index: int, own: Seat) -> Box:
    return layout.grid.box(*_seen(index, own))


def _seen(index: int, own: Seat) -> tuple[int, int]:
    """Row and column as they are seen from this side."""
    return divmod(index if own == 0 else SIZE * SIZE - 1 - index, SIZE)


@cache
def _board(layout: Layout, own: Seat) -> tuple[Node, ...]:
    x, y, side, _ = layout.board
    frame = layout.frame
    nodes = [
        Node("rect", layout.board, ink="wood", round=34, lift=2, z=_BOARD),
        Node("rect", inset(layout.board, frame), ink="wood-face", round=16, lift=-1, z=_BOARD),
        Node("path", layout.board, edge="wood-grain", pen=1.5, path=_mitres(side, frame), z=_BOARD),
        Node("path", layout.board, edge="wood-grain", pen=2, path=_grain(side, frame), z=_BOARD),
    ]
    left, top, pitch, cell = layout.grid
    size = 22
    for step in range(SIZE):
        way = step * pitch + (cell - size) / 2
        column, row = (step, SIZE - step) if own == 0 else (SIZE - 1 - step, step + 1)
        for text, box in (
            ("abcde"[column], (left + way, y + side - (frame + size) / 2, size, size)),
            (str(row), (x + (frame - size) / 2, top + way, size, size)),
        ):
            nodes.append(Node("text", box, ink="wood-text", text=text, bold=True, z=_BOARD))
    for index in range(SIZE * SIZE):
        nodes.append(
            Node(
                "rect",
                _cell(layout, index, own),
                id=f"well-{SQUARES[index]}",
                ink="well",
                edge="well-edge",
                pen=2,
                round=18,
                lift=-1,
                z=_WELL,
            )
        )
    for owner, index in enumerate(TEMPLES):
        nodes += temple(owner, _cell(layout, index, own), _WELL)
    return tuple(nodes)


def _mitres(side: float, frame: float) -> str:
    """The frame's four joints."""
    near, far = 10, side - 10
    inner, outer = frame + 4, side - frame - 4
    return (
        f"M{near} {near} {inner:.0f} {inner:.0f}M{far} {near} {outer:.0f} {inner:.0f}"
        f"M{near} {far} {inner:.0f} {outer:.0f}M{far} {far} {outer:.0f} {outer:.0f}"
    )


def _grain(side: float, frame: float) -> str:
    """What runs along each of the frame's bars."""
    lines = []
    for start, end, depth in ((0.09, 0.9, 0.3), (0.2, 0.78, 0.68)):
        along = [side * part for part in (start, start + 0.26, end - 0.27, end)]
        for bar in (depth * frame, side - depth * frame):
            across = (bar, bar + 4, bar - 4, bar + 2)
            curve = [f"{a:.0f} {b:.0f}" for a, b in zip(along, across, strict=True)]
            upright = [f"{b:.0f} {a:.0f}" for a, b in zip(along, across, strict=True)]
            lines += [f"M{one}C{two} {three} {four}" for one, two, three, four in (curve, upright)]
    return "".join(lines)


def _glow(layout: Layout, index: int, own: Seat) -> tuple[Node, Node]:
    """The light under the master that has won."""
    cell = _cell(layout, index, own)
    return (
        Node("rect", inset(cell, -7), id="win-glow", ink="win-glow", round=25, z=_GLOW),
        Node("rect", inset(cell, -1), id="win", ink="win", round=18, z=_GLOW),
    )


@cache
def _square(layout: Layout, index: int, sign: str, own: Seat) -> tuple[Node, ...]:
    """What bears a square's name: the piece on it or, over the empty well, nothing to be seen."""
    square, cell = SQUARES[index], _cell(layout, index, own)
    at = ("board", *_seen(index, own))
    if not sign:
        if index in TEMPLES:
            label = Text("label-temple", square=square, owner=TEMPLES.index(index))
        else:
            label = Text("label-empty", square=square)
        handle = Node("rect", cell, id=f"free-{square}", round=18, z=_WELL)
        return (handle._replace(name=square, label=label, at=at),)
    high = cell[3] * _HIGH[sign]
    box = centred(cell, high, high)
    # A master is as high as its square; what is over is over the edge at the back.
    box = (box[0], box[1] - cell[3] * 0.02, *box[2:])
    body, *parts = piece(sign, square, box, 2, _MASTER if sign in MASTERS else _STUDENT)
    owner = 0 if sign in PIECES[0] else 1
    kind = "master" if sign in MASTERS else "student"
    label = Text("label-piece", square=square, kind=kind, owner=owner)
    return (body._replace(name=square, label=label, at=at), *parts)


def _seat(place: Place, state: State, seat: Seat, own: Seat) -> Iterator[Node]:
    """One seat's name, mark and cards, and what it has captured."""
    captured = _captured(state, 1 - seat)
    label = Text("label-seat", seat=seat, count=len(captured))
    mark, sign = seat_mark(seat, COLOURS[seat], place.mark)
    yield mark._replace(label=label, at=(f"seat-{seat}", 0, 0), place=f"seat{seat}")
    yield sign
    yield Node("text", place.name, ink="text", text=Text("player", seat=seat), align="start", bold=True)
    if seat == state.mover and not ended(state):
        yield Node("rect", place.turn, id=f"turn-{seat}", ink="accent", round=3)
    left, top, width, high = place.captured
    step = min(width / (STUDENTS + 1), high)
    for number, taken in enumerate(captured):
        box = (left + number * step, top + (high - step) / 2, step, step)
        body, *parts = piece(taken, f"captured-{number}", box, 1, 1)
        called = Text("piece", kind="master" if taken in MASTERS else "student", owner=1 - seat)
        at = (f"captured-{seat}", 0, number)
        yield body._replace(at=at, place=f"captured{seat}-{number}", called=called)
        yield from parts
    for number, name in enumerate(state.hands[seat]):
        body, *parts = card(name, place.cards[number], seat, seat != own)
        label = Text("label-card", card=name, offsets=_offsets(name))
        at = (f"cards-{seat}", 0, number)
        yield body._replace(name=name, label=label, at=at, called=Text("card", card=name))
        yield from parts


def _captured(state: State, seat: Seat) -> tuple[str, ...]:
    """This seat's pieces that are no longer on the board, of a whole set."""
    master, student = PIECES[seat]
    gone = (student,) * (STUDENTS - state.squares.count(student))
    return gone if master in state.squares else (*gone, master)


def _side(layout: Layout, state: State, own: Seat) -> Iterator[Node]:
    """The side card, turned to whoever gets it for the next move."""
    to = state.mover
    aside = layout.sides[to == own]
    body, *parts = card(state.side, aside.card, None, to != own)
    label = Text("label-side", card=state.side, seat=to)
    called = Text("card", card=state.side)
    yield body._replace(name=state.side, label=label, at=("side", 0, 0), called=called)
    yield from parts
    if not ended(state):
        arrow = "M4 8 12 16 20 8" if to == own else "M4 16 12 8 20 16"
        yield Node("icon", aside.arrow, id="way", edge="quiet", pen=4, path=arrow)


@cache
def _offsets(name: str) -> str:
    return " ".join(f"({right},{forward})" for right, forward in CARDS[name].offsets)
