"""How everybody stands in Knister: points of full lines, and who has written this round."""

from __future__ import annotations

from functools import cache

from ludoteca.kernel.game import Seat
from ludoteca.kernel.scene import Box, Node
from ludoteca.kernel.text import Text
from ludoteca.kit.icons import TICK, drawn
from ludoteca.kit.seats import seat_mark

from .rules import YARDSTICK, State, is_over, outcome
from .sheet import line_points

COLOURS = (
    *("rose", "night", "ochre", "sea", "plum", "moss", "clay"),
    *("rose", "night", "ochre", "sea", "plum"),
)

# Beyond this, a lone player's bar is full.
_MOST_ON_BAR = 120


def standings(box: Box, state: State, own: Seat) -> list[Node]:
    """One entry a seat, in bold the one whose sheet is shown; a lone player has a yardstick for a rival."""
    nodes: list[Node] = []
    seats = len(state.sheets)
    ended = outcome(state)
    winners = ended.winners if ended and seats > 1 else frozenset()
    for seat, place in enumerate(_places(box, seats)):
        points = sum(line_points(state.sheets[seat]))
        status = "over" if is_over(state) else "written" if state.written[seat] else "asked"
        nodes += _entry(place, seat, points, status, is_shown=seat == own, is_winner=seat in winners)
    if seats == 1:
        nodes += _yardstick(box, sum(line_points(state.sheets[0])))
    return nodes


@cache
def _places(box: Box, seats: int) -> tuple[Box, ...]:
    """In a high box one below the other, in a low one in two columns; read downwards."""
    left, top, width, height = box
    columns = 1 if height > width or seats == 1 else 2
    rows = -(-seats // columns)
    pitch = min(46.0, height / max(rows, 3))
    wide = (width - 16 * (columns - 1)) / columns
    return tuple(
        (left + seat // rows * (wide + 16), top + seat % rows * pitch, wide, pitch - 2)
        for seat in range(seats)
    )


@cache
def _entry(
    box: Box, seat: Seat, points: int, status: str, *, is_shown: bool, is_winner: bool
) -> tuple[Node, ...]:
    """A seat's mark, name and points; a bar before it while it has still to write, a tick when it has."""
    x, y, width, height = box
    mark, letters = min(34.0, height - 2), min(26.0, height - 5)
    middle = y + height / 2
    text = middle - letters / 2
    nodes = []
    if is_winner:
        nodes.append(Node("rect", box, id=f"win-{seat}", ink="win", round=height / 2.6))
    ink = "gold-text" if is_winner else "text"
    nodes += [
        Node(
            "rect",
            box,
            id=f"seat-{seat}",
            label=Text("label-seat", seat=seat, points=points, status=status),
            at=("seats", seat, 0),
        ),
        *seat_mark(seat, COLOURS[seat], (x + 26, middle - mark / 2, mark, mark)),
        Node(
            "text",
            (x + 35 + mark, text, width - mark - 83, letters),
            id=f"name-{seat}",
            ink=ink,
            text=Text("player", seat=seat),
            align="start",
            bold=is_shown,
        ),
        Node(
            "text",
            (x + width - 52, text, 44, letters),
            id=f"points-{seat}",
            ink=ink,
            text=str(points),
            align="end",
            bold=True,
        ),
    ]
    if status == "asked":
        nodes.append(Node("rect", (x + 10, middle - 13, 6, 26), id=f"turn-{seat}", ink="accent", round=3))
    elif status == "written":
        nodes += drawn(TICK, (x + 2, middle - 11, 22, 22), f"written-{seat}", ink="quiet")
    return tuple(nodes)


@cache
def _yardstick(box: Box, points: int) -> tuple[Node, ...]:
    """A bar that fills with the points, and where on it a sheet is good, great and spectacular."""
    left, top, width, _ = box
    x, y, wide, high = left + 26, top + 58, width - 36, 18.0
    letters = 24 if wide > 400 else 20
    nodes = [Node("rect", (x, y, wide, high), id="bar", ink="panel", edge="line", pen=1.5, round=high / 2)]
    if points:
        share = min(1.0, points / _MOST_ON_BAR)
        nodes.append(
            Node("rect", (x, y, max(high, wide * share), high), id="bar.filled", ink="sea", round=high / 2)
        )
    for above, name in YARDSTICK:
        way = x + wide * above / _MOST_ON_BAR
        nodes += [
            Node("rect", (way - 1.5, y - 4, 3, high + 8), id=f"bar.{name}", ink="quiet", round=1.5),
            Node(
                "text",
                (way - 30, y + high + 12, 60, letters),
                id=f"bar.{name}.points",
                ink="quiet",
                text=str(above),
            ),
        ]
    return tuple(nodes)
