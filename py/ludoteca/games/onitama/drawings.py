"""What Onitama's things look like: pieces of two sides and two ranks, temples, and the move cards."""

from __future__ import annotations

from functools import cache

from ludoteca.kernel.game import Seat
from ludoteca.kernel.scene import Box, Node
from ludoteca.kernel.text import Text
from ludoteca.kit.grid import centred, inset

from .cards import CARDS, SIZE, Offset

COLOURS = ("sea", "rose")

# On the 24 grid. Blue is round, Red has corners; a master is broader and wears a hat.
_STUDENTS = (
    "M12 2.2a4.4 4.4 0 0 1 2.7 7.9C17.9 11.4 19.4 15.6 19.9 20.2 20 21.4 19.2 22.2 18 22.2H6"
    "C4.8 22.2 4 21.4 4.1 20.2 4.6 15.6 6.1 11.4 9.3 10.1A4.4 4.4 0 0 1 12 2.2Z",
    "M12 1.8 16.4 5 15.4 9.4 18.4 11.4 20.4 22.2H3.6L5.6 11.4 8.6 9.4 7.6 5Z",
)
_MASTERS = (
    "M12 5.5C15.4 5.5 16.4 8.8 15 10.8 18.8 12 20.9 16 21.4 20.4 21.5 21.7 20.7 22.6 19.4 22.6H4.6"
    "C3.3 22.6 2.5 21.7 2.6 20.4 3.1 16 5.2 12 9 10.8 7.6 8.8 8.6 5.5 12 5.5Z",
    "M8.2 7H15.8L15.2 10.8 19 12.4 21.6 22.6H2.4L5 12.4 8.8 10.8Z",
)
_HATS = (
    "M12 .8C13.4 .8 20.4 6 21.8 8.2 22.3 9.1 21.7 9.8 20.8 9.6 15 8.6 9 8.6 3.2 9.6 2.3 9.8 1.7 9.1 2.2 8.2"
    " 3.6 6 10.6 .8 12 .8Z",
    "M12 .6 22.8 9.8 12 8.2 1.2 9.8Z",
)
# A gate: two beams on two posts.
_GATE = (
    "M1.6 3.6C8 6 16 6 22.4 3.6L22 7.2C16 9.2 8 9.2 2 7.2Z"
    "M5 8.6 8.2 9V21.5H4.4ZM15.8 9 19 8.6 19.6 21.5H15.8ZM3.4 11.4H20.6V14H3.4Z"
)


@cache
def piece(sign: str, place: str, box: Box, lift: int, z: int) -> tuple[Node, ...]:
    """A piece, `M` `S` `m` `s`, as high as its box; its first node is the body, `sign@place`."""
    seat = 0 if sign.isupper() else 1
    colour, id = COLOURS[seat], f"{sign}@{place}"
    is_master = sign in "Mm"
    side = min(box[2:])
    pen = side / 50
    body = Node(
        "icon",
        box,
        id,
        ink=colour,
        edge=f"{colour}-edge",
        pen=pen,
        path=(_MASTERS if is_master else _STUDENTS)[seat],
        lift=lift,
        z=z,
    )
    nodes = [body, _sign(seat, (box[0], box[1] + side * 0.2, *box[2:]), side * 0.26, f"{id}.sign", z)]
    if is_master:
        hat = Node("icon", box, f"{id}.hat", ink=f"{colour}-sign", path=_HATS[seat], z=z)
        nodes.append(hat._replace(edge=f"{colour}-side", pen=pen * 1.4))
    return tuple(nodes)


def _sign(seat: Seat, around: Box, size: float, id: str, z: int) -> Node:
    """The dot of Blue or the bar of Red, in the middle of a box."""
    ink = f"{COLOURS[seat]}-sign"
    if seat == 0:
        return Node("disc", centred(around, size * 0.8, size * 0.8), id, ink=ink, z=z)
    return Node("rect", centred(around, size * 1.3, size * 0.5), id, ink=ink, round=size * 0.12, z=z)


def temple(seat: Seat, well: Box, z: int) -> tuple[Node, ...]:
    """What is printed on the square in which this seat's master starts."""
    colour = COLOURS[seat]
    gate = inset(well, well[2] * 0.13)
    return (
        Node("rect", inset(well, 4), edge=colour, pen=5, round=well[2] * 0.16, z=z),
        Node("icon", gate, ink=colour, path=_GATE, z=z),
    )


# Of the 24 grid on which a card's pattern is drawn.
_PITCH, _CELL = 4.8, 4.2


def _cell(column: int, row: int) -> str:
    """A square of the pattern, its corners rounded."""
    x, y = column * _PITCH + (_PITCH - _CELL) / 2, row * _PITCH + (_PITCH - _CELL) / 2
    turns = ("a.6 .6 0 0 1 .6 .6v3", "a.6 .6 0 0 1-.6 .6h-3", "a.6 .6 0 0 1-.6-.6v-3", "a.6 .6 0 0 1 .6-.6Z")
    return f"M{x + 0.6:.1f} {y:.1f}h3{''.join(turns)}"


_CELLS = "".join(_cell(column, row) for row in range(SIZE) for column in range(SIZE))


@cache
def _pattern(offsets: tuple[Offset, ...], is_turned: bool) -> str:
    way = -1 if is_turned else 1
    return "".join(_cell(2 + way * right, 2 - way * forward) for right, forward in offsets)


@cache
def card(name: str, box: Box, owner: Seat | None, is_turned: bool) -> tuple[Node, ...]:
    """A move card, upright or lying, its pattern as it leads over the board; the first node is its body.

    The squares it leads to are in the paint of whoever holds it; a card at the side has no holder.
    """
    id = f"card-{name}"
    x, y, width, height = box
    is_lying = width > height
    margin = min(width, height) * 0.07
    side = min(width, height) - 2 * margin
    grid = (x + margin, y + margin, side, side)
    if is_lying:
        room = (x + side + 2.4 * margin, width - side - 3.4 * margin)
        title = (room[0], y + height * 0.22, room[1], min(34.0, room[1] * 0.182))
        stamp = (room[0], y + height * 0.56, height * 0.22, height * 0.22)
    else:
        high = width * 0.17
        title = (x + margin / 2, y + side + 1.3 * margin, width - margin, high)
        size = height - side - high - 2.75 * margin
        stamp = (x + (width - size) / 2, title[1] + high + margin * 0.55, size, size)
    colour = "paper-quiet" if owner is None else COLOURS[owner]
    body = Node("rect", box, id, ink="card", edge="card-edge", pen=1.5, round=14, lift=1, z=1)
    pen = side / 150
    return (
        body,
        Node("icon", grid, f"{id}.cells", ink="paper-cell", edge="paper-line", pen=pen, path=_CELLS, z=1),
        Node("icon", grid, f"{id}.targets", ink=colour, path=_pattern(CARDS[name].offsets, is_turned), z=1),
        Node("disc", centred(grid, side * 0.13, side * 0.13), f"{id}.start", ink="card-text", z=1),
        Node(
            "text",
            title,
            f"{id}.title",
            ink="card-text",
            text=Text("card", card=name),
            align="start" if is_lying else "middle",
            bold=True,
            z=1,
        ),
        *_stamp(CARDS[name].stamp, stamp, f"{id}.stamp"),
    )


def _stamp(seat: Seat, box: Box, id: str) -> tuple[Node, Node]:
    size = box[2]
    colour = COLOURS[seat]
    seal = Node("rect", box, id, ink=colour, round=size * 0.24, z=1)
    return seal, _sign(seat, box, size * 0.5, f"{id}.sign", 1)
