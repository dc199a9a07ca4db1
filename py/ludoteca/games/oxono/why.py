"""Which rule of Oxono forbids a move, in the order a referee would check."""

from __future__ import annotations

from ludoteca.kernel.game import Seat
from ludoteca.kernel.text import Text

from .rules import RAYS, SQUARES, SYMBOLS, State, destinations, index_of, is_over, is_surrounded, placements


def why_not(state: State, seat: Seat, words: str) -> Text | None:
    """Why this seat may not make this move now, or None if it may.

    `words` is a whole move (`move x d4`, `place e5`) or one with its totem still missing (`move d4`).
    """
    if is_over(state):
        return Text("game-over")
    if seat != state.mover:
        return Text("not-asked", seat=state.mover)
    verb, *nouns = words.split() or [""]
    for noun in nouns:
        if noun not in SQUARES and noun not in SYMBOLS:
            return Text("why-square", square=noun[:20], guide="setup")
    if verb == "move" and len(nouns) == 2 and nouns[0] in SYMBOLS and nouns[1] in SQUARES:
        return _why_not_move(state, nouns[0], nouns[1])
    if verb == "move" and len(nouns) == 1 and nouns[0] in SQUARES:
        return _placing(state) or Text("why-choose-totem", guide="moving")
    if verb == "place" and len(nouns) == 1 and nouns[0] in SQUARES:
        return _why_not_place(state, nouns[0])
    return Text("why-words", words=words[:40], guide="turn")


def _placing(state: State) -> Text | None:
    """The reason not to move a totem when one has moved already."""
    return Text("why-place-now", symbol=state.moved, guide="turn") if state.moved else None


def _why_not_move(state: State, totem: str, to: str) -> Text | None:
    if state.moved:
        return _placing(state)
    which = SYMBOLS.index(totem)
    if not state.reserves[state.mover][which]:
        return Text("why-reserve", symbol=totem, guide="reserve")
    start, end = state.totems[which], index_of(to)
    if start == end:
        return Text("why-stay", guide="moving")
    if state.squares[end] or end in state.totems:
        return Text("why-occupied", square=to, guide="moving")
    if end in destinations(state, totem):
        return None
    if is_surrounded(state, start):
        return Text("why-jump", square=to, guide="jump")
    if any(end in ray for ray in RAYS[start]):
        return Text("why-blocked", square=to, guide="slide")
    return Text("why-straight", square=to, guide="slide")


def _why_not_place(state: State, square: str) -> Text | None:
    if not state.moved:
        return Text("why-place-first", guide="turn")
    index = index_of(square)
    if state.squares[index] or index in state.totems:
        return Text("why-place-occupied", square=square, guide="placing")
    if index not in placements(state):
        return Text("why-place-adjacent", symbol=state.moved, square=square, guide="placing")
    return None
