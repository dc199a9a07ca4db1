"""Which rule of Knister forbids a choice, in the order a referee would check."""

from __future__ import annotations

from ludoteca.kernel.game import Seat
from ludoteca.kernel.text import Text

from .rules import State, is_over
from .sheet import CELLS, place_of


def why_not(state: State, seat: Seat, words: str) -> Text | None:
    """Why this seat may not write so now, or None if it may."""
    if is_over(state):
        return Text("game-over")
    if state.written[seat]:
        return Text("why-written", number=state.number, guide="round")
    verb, *nouns = words.split() or [""]
    if verb != "write" or len(nouns) != 1:
        return Text("why-words", words=words[:40], guide="round")
    cell = nouns[0]
    if cell not in CELLS:
        return Text("why-cell", cell=cell[:20], guide="sheet")
    number = state.sheets[seat][place_of(cell)]
    return Text("why-taken", cell=cell, number=number, guide="sheet") if number else None
