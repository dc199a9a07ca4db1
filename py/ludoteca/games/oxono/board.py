"""Oxono on the table: a wooden board with routed squares, tiles of two shapes, two standing stones."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ludoteca.kernel.game import Seat
from ludoteca.kernel.scene import Box, Node, Scene
from ludoteca.kernel.text import Text
from ludoteca.kit.grid import Grid, centred, inset
from ludoteca.kit.seats import seat_mark

from .rules import SIZE, SYMBOLS, State, is_over, square_name

COLOURS = ("rose", "night")

# Painting order, from the printed board up.
_BOARD, _WELL, _GLOW, _TILE, _TOTEM = -2, -1, 1, 2, 3

_FRAME = 38
_TILE_SIDE = 70


class _Rack(NamedTuple):
    """Where one seat's things lie beside the board."""

    panel: Box
    ink: str
    turn: Box
    marker: Box
    name: Box
    fans: tuple[Box, Box]
    step: float
    counts: tuple[Box, Box]


class _Layout(NamedTuple):
    """One arrangement of the table: `racks` holds the opponent's and one's own."""

    width: float
    height: float
    board: Box
    racks: tuple[_Rack, _Rack]

    @property
    def grid(self) -> Grid:
        """The squares, in the middle of the frame."""
        left, top, _, _ = centred(self.board, 588, 588)
        return Grid(left, top, pitch=100, cell=88)


def _strip(top: float) -> _Rack:
    middle = top + 40
    return _Rack(
        panel=(6, top, 688, 80),
        ink="",
        turn=(8, middle - 22, 6, 44),
        marker=(26, middle - 19, 38, 38),
        name=(78, middle - 17, 222, 34),
        fans=((312, middle - 25, 50, 50), (514, middle - 25, 50, 50)),
        step=10,
        counts=((446, middle - 17, 34, 34), (648, middle - 17, 34, 34)),
    )


def _panel(top: float) -> _Rack:
    return _Rack(
        panel=(718, top, 236, 236),
        ink="panel",
        turn=(718, top + 26, 6, 40),
        marker=(738, top + 28, 36, 36),
        name=(786, top + 32, 152, 28),
        fans=((738, top + 88, 54, 54), (738, top + 160, 54, 54)),
        step=13,
        counts=((904, top + 100, 34, 30), (904, top + 172, 34, 30)),
    )


_TALL = _Layout(700, 875, (6, 86, 688, 688), (_strip(2), _strip(795)))
_WIDE = _Layout(960, 720, (8, 8, 688, 688), (_panel(8), _panel(460)))


def draw(state: State, seat: Seat | None, tall: bool) -> Scene:
    """The whole table as this seat sees it; a spectator sits where pink does."""
    layout = _TALL if tall else _WIDE
    own = seat or 0
    nodes = list(_board(layout))
    for index, piece in enumerate(state.squares):
        if index in state.totems:
            nodes.append(_well(layout, index, "totem"))
        else:
            nodes.append(_well(layout, index, piece))
            if piece:
                nodes += tile(piece, square_name(index), inset(_square(layout, index), 9))
    for index in state.line:
        nodes += _glow(layout, index)
    for symbol, index in zip(SYMBOLS, state.totems, strict=True):
        nodes += totem(symbol, index, _square(layout, index))
    for place, player in ((0, 1 - own), (1, own)):
        nodes += _reserve(layout.racks[place], state, player)
    return Scene(layout.width, layout.height, tuple(nodes))


def _square(layout: _Layout, index: int) -> Box:
    return layout.grid.box(*divmod(index, SIZE))


@cache
def _board(layout: _Layout) -> tuple[Node, ...]:
    x, y, side, _ = layout.board
    face = inset(layout.board, _FRAME)
    nodes = [
        Node("rect", layout.board, ink="wood", round=36, lift=2, z=_BOARD),
        Node("rect", face, ink="wood-face", round=16, lift=-1, z=_BOARD),
    ]
    nodes += [
        Node("path", layout.board, edge="wood-grain", pen=pen, path=path, z=_BOARD)
        for pen, path in ((1.5, _MITRES), (2, _GRAIN))
    ]
    left, top, pitch, cell = layout.grid
    letter = (cell - 24) / 2
    for step in range(SIZE):
        way = step * pitch + letter
        for text, box in (
            ("abcdef"[step], (left + way, y + side - _FRAME / 2 - 12, 24, 24)),
            (str(SIZE - step), (x + _FRAME / 2 - 12, top + way, 24, 24)),
        ):
            nodes.append(Node("text", box, ink="wood-text", text=text, bold=True, z=_BOARD))
    return tuple(nodes)


# The frame's four joints, and the grain that runs along each of its bars.
_MITRES = "M11 11 42 42M677 11 646 42M11 677 42 646M677 677 646 646"
_GRAIN = (
    "M60 13C220 18 420 9 610 15M120 26C260 22 380 30 560 25"
    "M60 675C240 669 450 680 610 673M150 664C300 667 420 660 540 664"
    "M13 80C18 240 9 420 15 600M673 90C680 260 668 440 675 610M664 160C660 300 668 410 663 540"
)


@cache
def _well(layout: _Layout, index: int, content: str) -> Node:
    """A square, named unless a totem stands on it: then the totem bears the square's place."""
    square = square_name(index)
    well = Node(
        "rect",
        _square(layout, index),
        id=f"well-{square}",
        ink="well",
        edge="well-edge",
        pen=2,
        round=18,
        lift=-1,
        z=_WELL,
    )
    if content == "totem":
        return well
    if content:
        label = Text("label-piece", square=square, symbol=content[0], owner=int(content[1]))
    else:
        label = Text("label-empty", square=square)
    return well._replace(name=square, label=label, at=_at(index))


def _at(index: int) -> tuple[str, int, int]:
    return ("board", *divmod(index, SIZE))


# Fitted into its box like an icon, so that a tile can grow on its way from the reserve to the board.
_OCTAGON = (
    "M6.5 0H17.5Q18.5 0 19.2 .7L23.3 4.8Q24 5.5 24 6.5V17.5Q24 18.5 23.3 19.2L19.2 23.3Q18.5 24 17.5 24"
    "H6.5Q5.5 24 4.8 23.3L.7 19.2Q0 18.5 0 17.5V6.5Q0 5.5 .7 4.8L4.8 .7Q5.5 0 6.5 0Z"
)


@cache
def tile(piece: str, place: str, box: Box) -> tuple[Node, ...]:
    """A piece, `x0` to `o1`: pink ones are round-cornered with dots, black ones bevelled with bars."""
    symbol, seat = piece[0], int(piece[1])
    colour = COLOURS[seat]
    id = f"{piece}@{place}"
    scale = box[2] / _TILE_SIDE
    body = _blank(colour, box)._replace(id=id)
    sign = _sign(symbol, centred(box, 26 * scale, 26 * scale))
    inlay = Node(
        "icon", box, f"{id}.inlay", edge=f"{colour}-sign", pen=5 * scale, path=_INLAYS[seat], z=_TILE
    )
    return body, inlay, sign._replace(id=f"{id}.sign", edge=f"{colour}-sign", pen=9.5 * scale, z=_TILE)


# The dot and the bar of the seats' marks, in each corner.
_INLAYS = (
    "M4.7 4.7h.01M19.3 4.7h.01M4.7 19.3h.01M19.3 19.3h.01",
    "M3 5.6 5.6 3M18.4 3 21 5.6M21 18.4 18.4 21M5.6 21 3 18.4",
)


def _blank(colour: str, box: Box) -> Node:
    side = box[2]
    tile = Node(
        "rect", box, ink=colour, edge=f"{colour}-edge", pen=side / 40, round=side * 0.3, lift=1, z=_TILE
    )
    if colour == "night":
        return tile._replace(kind="icon", round=0, path=_OCTAGON)
    return tile


def _sign(symbol: str, box: Box) -> Node:
    return Node("disc", box) if symbol == "o" else Node("icon", box, path="M.5 .5 23.5 23.5M23.5 .5 .5 23.5")


@cache
def _glow(layout: _Layout, index: int) -> tuple[Node, Node]:
    square = _square(layout, index)
    return (
        Node("rect", inset(square, -8), id=f"glow-{index}", ink="win-glow", round=26, z=_GLOW),
        Node("rect", inset(square, -1), id=f"win-{index}", ink="win", round=19, z=_GLOW),
    )


_STONE = "M15 71 19 32C20 16 29 8 44 8 59 8 68 16 69 32L73 71C73 76 70 79 65 79H23C18 79 15 76 15 71Z"
_FACE = "M22 69 26 34C27 21 34 15 44 15 54 15 61 21 62 34L66 69C66 72 64 73 61 73H27C24 73 22 72 22 69Z"


@cache
def totem(symbol: str, index: int, square: Box) -> tuple[Node, ...]:
    """The stone of a symbol on the square of this index; its shape fits a square of the board."""
    x, y, _, _ = square
    id = f"totem-{symbol}"
    stone = Node("path", square, ink="totem", edge="totem-edge", pen=2, path=_STONE, lift=2, z=_TOTEM)
    face = Node("path", square, id=f"{id}.face", ink="totem-face", path=_FACE, z=_TOTEM)
    sign = _sign(symbol, (x + 32, y + 34, 24, 24))
    return (
        stone._replace(
            id=id,
            name=symbol,
            label=Text("label-totem", square=square_name(index), symbol=symbol),
            at=_at(index),
        ),
        face,
        sign._replace(id=f"{id}.sign", edge="totem-sign", pen=8.5, z=_TOTEM),
    )


def _reserve(rack: _Rack, state: State, seat: Seat) -> list[Node]:
    """One seat's name, mark and pieces left; the piece that is owed stands out of its row."""
    left = state.reserves[seat]
    nodes = list(_nameplate(rack, seat, left))
    on_turn = seat == state.mover and not is_over(state)
    if on_turn:
        nodes.append(Node("rect", rack.turn, id=f"turn-{seat}", ink="accent", round=3))
    for symbol, fan, count, number in zip(SYMBOLS, rack.fans, rack.counts, left, strict=True):
        for place in range(number):
            raised = on_turn and state.moved == symbol and place == number - 1
            nodes += _fanned(rack, f"{symbol}{seat}", fan, place, raised)
        ink = "text" if number else "quiet"
        nodes.append(
            Node("text", count, id=f"count-{symbol}{seat}", ink=ink, text=str(number), align="start")
        )
    return nodes


@cache
def _nameplate(rack: _Rack, seat: Seat, left: tuple[int, int]) -> tuple[Node, ...]:
    label = Text("label-reserve", seat=seat, x=left[0], o=left[1])
    line = "line" if rack.ink else ""
    return (
        Node(
            "rect",
            rack.panel,
            id=f"rack-{seat}",
            label=label,
            ink=rack.ink,
            edge=line,
            pen=1.5,
            round=18,
            at=(f"reserve-{seat}", 0, 0),
        ),
        *seat_mark(seat, COLOURS[seat], rack.marker),
        Node("text", rack.name, ink="text", text=Text("player", seat=seat), align="start", bold=True),
    )


@cache
def _fanned(rack: _Rack, piece: str, fan: Box, place: int, raised: bool) -> tuple[Node, ...]:
    x, y, width, height = fan
    box = (x + place * rack.step, y - (8 if raised else 0), width, height)
    body, *inlaid = tile(piece, f"reserve-{place}", box)
    return (body._replace(lift=3 if raised else 1), *inlaid)
