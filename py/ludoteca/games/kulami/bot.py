"""How good a Kulami position looks before the last marble."""

from __future__ import annotations

from functools import cache

from ludoteca.kernel.game import Seat

from .rules import State
from .scoring import area_sizes, line_lengths

# By so many points one is as good as won.
_CLEAR = 24
# A group or a line that is still growing may be cut off, or be caught up with.
_GROWING = 0.5


def value(state: State, seat: Seat) -> float:
    """From -1 (lost for this seat) to 1 (won): the points that each tile and bonus promises, as a lead.

    A tile that cannot change hands any more counts in full, an open one by how much of it is settled.
    """
    marbles, layout = state.marbles, state.layout
    red = 0.0
    for tile in layout.tiles:
        signs = [marbles[hole] for hole in tile.holes]
        red += _promise(len(signs), signs.count("r"), signs.count("b"))
    for agreed, count in ((state.area, area_sizes), (state.lines, line_lengths)):
        if agreed:
            ours, theirs = count(layout, marbles)
            red += _GROWING * (ours - theirs)
    mine = red if seat == 0 else -red
    return max(-1.0, min(1.0, mine / _CLEAR))


@cache
def _promise(size: int, red: int, black: int) -> float:
    """What a tile promises red in points; below 0 it is black's."""
    lead, room = red - black, size - red - black
    if abs(lead) > room:
        return size if lead > 0 else -size
    return size * lead / (room + 1)
