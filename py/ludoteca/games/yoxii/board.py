"""Yoxii on the table: an eight-sided wooden board, pieces in piles on trays, one standing totem."""

from __future__ import annotations

from functools import cache

from ludoteca.kernel.game import Outcome, Seat
from ludoteca.kernel.scene import Box, Node, Scene
from ludoteca.kernel.text import Text
from ludoteca.kit.grid import centred, inset
from ludoteca.kit.seats import seat_mark

from .drawings import FACE, FEATURES, MARKS, OCTAGON, STONE, octagon
from .layout import CUT, RIM, Layout, Rack, layout
from .rules import (
    NEIGHBOURS,
    PLACES_OF,
    SIDE,
    SIGNS,
    SQUARES,
    VALUES,
    Reserve,
    State,
    around,
    is_over,
    outcome,
    seat_of,
)

COLOURS = ("ivory", "rose")

# Painting order, from the printed board up.
_BOARD, _WELL, _GLOW, _TILE, _TOTEM = -2, -1, 1, 2, 3
# The side of a piece on the board; its signs are drawn for this size.
_TILE_SIDE = 66
# By how much a piece of a pile lies above the one under it.
_STEP = 4.5


def draw(state: State, seat: Seat | None, tall: bool) -> Scene:
    """The whole table as this seat sees it; a spectator sits where White does."""
    table = layout(tall)
    own = seat or 0
    end = outcome(state)
    nodes = list(_board(table))
    for index, piece in enumerate(state.squares):
        nodes.append(_well(table, index, None if index == state.totem else piece))
        if piece:
            nodes += tile(abs(piece), seat_of(piece), SQUARES[index], inset(_square(table, index), 7))
    nodes += _won(table, state, end)
    nodes += totem(state.totem, _square(table, state.totem))
    for rack, player in zip(table.racks, (1 - own, own), strict=True):
        nodes += _rack(rack, state, player, end)
    return Scene(table.width, table.height, tuple(nodes))


def _square(table: Layout, index: int) -> Box:
    return table.grid.box(*PLACES_OF[index])


@cache
def _board(table: Layout) -> tuple[Node, ...]:
    x, y, side, _ = table.board
    face = inset(table.board, RIM)
    nodes = [
        Node("path", table.board, ink="wood", path=octagon(side, CUT, 34), lift=2, z=_BOARD),
        # The bevel of the rim takes off the corners, too, but less of them.
        Node("path", face, ink="wood-face", path=octagon(face[2], CUT - 0.586 * RIM, 18), lift=-1, z=_BOARD),
    ]
    for number, (place, column, row) in enumerate(_coordinates(side)):
        box = (x + column - 12, y + row - 12, 24, 24)
        nodes.append(Node("text", box, f"edge-{number}", ink="wood-text", text=place, bold=True, z=_BOARD))
    return tuple(nodes)


def _coordinates(side: float) -> list[tuple[str, float, float]]:
    """Letters below their columns and digits left of their rows, all in the middle of the rim."""
    table = layout(True)
    start = table.grid.left - table.board[0] + table.grid.cell / 2
    middle = RIM / 2
    found = []
    for step in range(SIDE):
        way = start + step * table.grid.pitch
        # Where the corner is cut the rim runs askew; it is straight for as long as the cut is away.
        off = max(middle, CUT + 0.707 * RIM - min(way, side - way))
        found.append(("abcdefg"[step], way, side - off))
        found.append((str(SIDE - step), off, way))
    return found


@cache
def _well(table: Layout, index: int, piece: int | None) -> Node:
    """A square, named unless the totem stands on it: then the totem bears the square's name."""
    square = SQUARES[index]
    well = Node(
        "rect",
        _square(table, index),
        id=f"well-{square}",
        ink="well",
        edge="well-edge",
        pen=2,
        round=20,
        lift=-1,
        z=_WELL,
    )
    if piece is None:
        return well
    if piece:
        label = Text("label-piece", square=square, value=abs(piece), owner=seat_of(piece))
    else:
        label = Text("label-empty", square=square)
    return well._replace(name=square, label=label, at=("board", *PLACES_OF[index]))


@cache
def tile(value: int, seat: Seat, place: str, box: Box) -> tuple[Node, ...]:
    """A piece: White's are round, Red's eight-sided; round the number it has as many arms as it is worth."""
    colour = COLOURS[seat]
    id = f"{'wr'[seat]}{value}@{place}"
    scale = box[2] / _TILE_SIDE
    body = Node("disc", box, id, ink=colour, edge=f"{colour}-edge", pen=1.6 * scale, lift=1, z=_TILE)
    if seat:
        body = body._replace(kind="icon", path=OCTAGON)
    return (
        body,
        Node("icon", box, f"{id}.mark", edge=f"{colour}-sign", pen=5 * scale, path=MARKS[value], z=_TILE),
        Node(
            "text",
            centred(box, 30 * scale, 31 * scale),
            f"{id}.sign",
            ink=f"{colour}-sign",
            text=str(value),
            bold=True,
            z=_TILE,
        ),
    )


def _won(table: Layout, state: State, end: Outcome | None) -> list[Node]:
    """The winner's pieces around the totem glow."""
    nodes = []
    for seat in end.winners if end else ():
        for index in NEIGHBOURS[state.totem]:
            if state.squares[index] * SIGNS[seat] > 0:
                square = _square(table, index)
                nodes += [
                    Node("rect", inset(square, -7), id=f"glow-{index}", ink="win-glow", round=27, z=_GLOW),
                    Node("rect", inset(square, -1), id=f"win-{index}", ink="win", round=21, z=_GLOW),
                ]
    return nodes


@cache
def totem(index: int, box: Box) -> tuple[Node, ...]:
    """The stone on the square of this index."""
    name = SQUARES[index]
    stone = Node("icon", box, "totem", ink="totem", edge="totem-edge", pen=2, path=STONE, lift=2, z=_TOTEM)
    return (
        stone._replace(name=name, label=Text("label-totem", square=name), at=("board", *PLACES_OF[index])),
        Node("icon", box, "totem.face", ink="totem-face", path=FACE, z=_TOTEM),
        Node("icon", box, "totem.sign", edge="totem-sign", pen=4.5, path=FEATURES, z=_TOTEM),
    )


def _rack(rack: Rack, state: State, seat: Seat, end: Outcome | None) -> list[Node]:
    """One seat's name, what it has around the totem, and its pieces left in four trays."""
    reserve = state.reserves[seat]
    nodes = list(_nameplate(rack, seat, reserve))
    on_turn = seat == state.mover and not is_over(state)
    if on_turn:
        nodes.append(Node("rect", rack.turn, id=f"turn-{seat}", ink="accent", round=3))
    nodes += _sum(rack, seat, around(state)[seat], bool(end and seat in end.winners))
    for value, tray, left in zip(VALUES, rack.trays, reserve, strict=True):
        nodes += _tray(tray, seat, value, left, on_turn and state.has_moved)
    return nodes


@cache
def _nameplate(rack: Rack, seat: Seat, reserve: Reserve) -> tuple[Node, ...]:
    ones, twos, threes, fours = reserve
    label = Text("label-reserve", seat=seat, ones=ones, twos=twos, threes=threes, fours=fours)
    return (
        Node(
            "rect",
            rack.panel,
            id=f"rack-{seat}",
            label=label,
            ink=rack.ink,
            edge="line" if rack.ink else "",
            pen=1.5,
            round=18,
            at=(f"seat-{seat}", 0, 0),
        ),
        *seat_mark(seat, COLOURS[seat], rack.marker),
        Node(
            "text",
            rack.name,
            f"name-{seat}",
            ink="text",
            text=Text("player", seat=seat),
            align="start",
            bold=True,
        ),
    )


@cache
def _sum(rack: Rack, seat: Seat, number: int, has_won: bool) -> tuple[Node, ...]:
    """The little totem and the sum beside it; gold once that has won."""
    x, y, width, height = rack.sum
    ink = "gold-text" if has_won else "text"
    return (
        Node(
            "rect",
            rack.sum,
            f"sum-{seat}",
            label=Text("label-sum", seat=seat, sum=number),
            ink="win" if has_won else "",
            round=height / 2,
            at=(f"sum-{seat}", 0, 0),
        ),
        Node(
            "icon",
            (x + 10, y + 4, height - 8, height - 8),
            f"sum-{seat}.sign",
            ink="gold-text" if has_won else "quiet",
            path=STONE,
        ),
        Node(
            "text",
            (x + height + 10, y + 3, width - height - 16, height - 6),
            f"sum-{seat}.number",
            ink=ink,
            text=str(number),
            align="start",
            bold=True,
        ),
    )


@cache
def _tray(tray: Box, seat: Seat, value: int, left: int, is_offered: bool) -> tuple[Node, ...]:
    """A tray with the pieces of one value in a pile. It is named while its seat has to place one."""
    x, y, width, height = tray
    side = height - 30
    lowest = (x + 10, y + height - side - 9, side, side)
    body = Node("rect", tray, f"tray-{seat}-{value}", ink="wood", round=18, lift=1)
    stack = Text("label-stack", value=value, count=left)
    at = (f"reserve-{seat}", 0, value - 1)
    called = Text("called-stack", seat=seat, value=value, count=left)
    body = body._replace(at=at, place=f"reserve{seat}-{value}", called=called)
    if is_offered:
        body = body._replace(name=str(value), label=stack)
    room = width - side - 18
    letters = min(34, 0.66 * room)
    count = (x + side + 12, y + (height - letters) / 2, room, letters)
    nodes = [
        body,
        Node("rect", lowest, f"tray-{seat}-{value}.well", ink="wood-face", round=16, lift=-1),
        Node("text", count, f"count-{seat}-{value}", ink="wood-text", text=f"×{left}", bold=True),
    ]
    for place in range(left):
        box = (lowest[0], lowest[1] - place * _STEP, side, side)
        nodes += tile(value, seat, f"reserve-{place}", box)
    return tuple(nodes)
