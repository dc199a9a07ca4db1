"""Which rule of Kulami forbids a move, in the order a referee would check."""

from __future__ import annotations

from ludoteca.kernel.game import Seat
from ludoteca.kernel.text import Text

from .layout import COLUMNS
from .rules import EMPTY, PLACES, State, is_over


def why_not(state: State, seat: Seat, words: str) -> Text | None:
    """Why this seat may not make this move now, or None if it may."""
    if is_over(state):
        return Text("game-over")
    if seat != state.mover:
        return Text("not-asked", seat=state.mover)
    verb, *nouns = words.split(" ")
    if verb != "place" or len(nouns) != 1:
        return Text("why-words", words=words[:40], guide="turn")
    return _why_not_place(state, nouns[0])


def _why_not_place(state: State, name: str) -> Text | None:
    layout = state.layout
    hole = layout.hole(name)
    if hole is None:
        if name in PLACES and COLUMNS.index(name[0]) < layout.width and int(name[1:]) <= layout.height:
            return Text("why-gap", hole=name, guide="board")
        corner = f"{COLUMNS[layout.width - 1]}{layout.height}"
        return Text("why-hole", hole=name[:20], corner=corner, guide="board")
    if state.marbles[hole] != EMPTY:
        return Text("why-occupied", hole=name, guide="turn")
    if state.last is None:
        return None
    last = layout.names[state.last]
    if hole not in layout.reach[state.last]:
        return Text("why-line", hole=name, last=last, guide="line")
    if layout.tile_of[hole] == layout.tile_of[state.last]:
        return Text("why-last-tile", hole=name, last=last, guide="taboo")
    if state.before is not None and layout.tile_of[hole] == layout.tile_of[state.before]:
        return Text("why-own-tile", hole=name, last=layout.names[state.before], guide="taboo")
    return None
