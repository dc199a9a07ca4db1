"""How everybody stands in Knister: points of full lines, and who has written this round."""

from __future__ import annotations

from functools import cache

from ludoteca.kernel.game import Seat
from ludoteca.kernel.scene import Align, Box, Node
from ludoteca.kernel.text import Text
from ludoteca.kit.grid import centred
from ludoteca.kit.icons import TICK, drawn
from ludoteca.kit.seats import seat_mark

from .places import Place, places
from .rules import YARDSTICK, State, is_over, outcome
from .sheet import line_points
from .small import small_sheet

COLOURS = (
    *("rose", "night", "ochre", "sea", "plum", "moss", "clay"),
    *("rose", "night", "ochre", "sea", "plum"),
)

# Gold under all that is a winner's.
_BEHIND, _WIN_RIM, _WIN_ROUND = -4, 4, 12

# Beyond this, a lone player's bar is full.
_MOST_ON_BAR = 120


def standings(box: Box, state: State, own: Seat) -> list[Node]:
    """A place a seat, with the small sheets of all but the one whose sheet is shown large.

    A lone player has a yardstick for a rival. What is being written this round is on no small sheet.
    """
    nodes: list[Node] = []
    seats = len(state.sheets)
    ended = outcome(state)
    winners = ended.winners if ended and seats > 1 else frozenset()
    for seat, place in enumerate(places(box, seats, own)):
        sheet = state.sheets[seat]
        points = sum(line_points(sheet))
        status = "over" if is_over(state) else "written" if state.written[seat] else "asked"
        nodes += _entry(place, seat, points, status, is_shown=seat == own, is_winner=seat in winners)
        if place.sheet:
            nodes += small_sheet(place.sheet, seat, sheet)
    if seats == 1:
        nodes += _yardstick(box, sum(line_points(state.sheets[0])))
    return nodes


@cache
def _entry(
    place: Place, seat: Seat, points: int, status: str, *, is_shown: bool, is_winner: bool
) -> tuple[Node, ...]:
    """A seat's mark, name and points; a bar while it has still to write, a tick when it has."""
    x, y, width, height = place.name
    letters = min(26.0, height - 5)
    nodes = []
    if is_winner:
        wreath = centred(place.all, place.all[2] + 2 * _WIN_RIM, place.all[3] + 2 * _WIN_RIM)
        nodes.append(Node("rect", wreath, id=f"win-{seat}", ink="win", round=_WIN_ROUND, z=_BEHIND))
    ink = "gold-text" if is_winner else "text"
    left, top, wide, high = place.points
    # Two figures fit as they are, and three a little smaller.
    figures = letters if place.is_line else min(56.0, high * 0.9, wide / 1.3)
    nodes += [
        Node(
            "rect",
            place.head,
            id=f"seat-{seat}",
            label=Text("label-seat", seat=seat, points=points, status=status),
            at=("seats", seat, 0),
            called=Text("player", seat=seat),
        ),
        *seat_mark(seat, COLOURS[seat], place.mark),
        Node(
            "text",
            (x, y + (height - letters) / 2, width, letters),
            id=f"name-{seat}",
            ink=ink,
            text=Text("player", seat=seat),
            align="start",
            bold=is_shown,
        ),
        Node(
            "text",
            (left, top + (high - figures) / 2, wide, figures),
            id=f"points-{seat}",
            ink=ink,
            text=str(points),
            align=_aligned(place),
            bold=True,
        ),
    ]
    sign = min(22.0, place.status[3] - 4)
    if status == "asked":
        nodes.append(
            Node("rect", centred(place.status, 6, sign + 4), id=f"turn-{seat}", ink="accent", round=3)
        )
    elif status == "written":
        nodes += drawn(TICK, centred(place.status, sign, sign), f"written-{seat}", ink="quiet")
    return tuple(nodes)


def _aligned(place: Place) -> Align:
    """Points end their line, begin beside a sheet as large as their own, and are in the middle elsewhere."""
    if place.is_line:
        return "end"
    return "start" if place.sheet is None or place.points[3] > 60 else "middle"


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
