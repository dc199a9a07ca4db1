"""Which rule of Yoxii forbids a move, in the order a referee would check."""

from __future__ import annotations

from ludoteca.kernel.game import Seat
from ludoteca.kernel.text import Text

from .rules import (
    NEIGHBOURS,
    RAYS,
    SIGNS,
    SQUARES,
    VALUES,
    State,
    destinations,
    index_of,
    is_over,
    placements,
    seat_of,
)

_VALUES = tuple(str(value) for value in VALUES)


def why_not(state: State, seat: Seat, words: str) -> Text | None:
    """Why this seat may not make this move now, or None if it may.

    `words` is a whole move (`move d5`, `place 3 e6`) or one with its piece still missing (`place e6`).
    """
    if is_over(state):
        return Text("game-over")
    if seat != state.mover:
        return Text("not-asked", seat=state.mover)
    verb, *nouns = words.split() or [""]
    if verb == "move" and len(nouns) == 1:
        return _why_no_square(nouns[0]) or _why_not_move(state, index_of(nouns[0]))
    if verb == "place" and nouns and nouns[0] in _VALUES:
        return _why_not_place(state, int(nouns[0]), nouns[1:])
    if verb == "place" and len(nouns) == 1:
        return _why_no_square(nouns[0]) or _moving(state) or Text("why-choose-piece", guide="placing")
    if verb == "place" and len(nouns) == 2:
        return Text("why-value", value=nouns[0][:20], guide="setup")
    return Text("why-words", words=words[:40], guide="turn")


def _why_no_square(noun: str) -> Text | None:
    return None if noun in SQUARES else Text("why-square", square=noun[:20], guide="setup")


def _moving(state: State) -> Text | None:
    """The reason not to place a piece while the totem has still to move."""
    return None if state.has_moved else Text("why-move-first", guide="turn")


def _why_not_move(state: State, to: int) -> Text | None:
    square = SQUARES[to]
    if state.has_moved:
        return Text("why-place-now", guide="turn")
    if to == state.totem:
        return Text("why-stay", guide="moving")
    if state.squares[to]:
        return Text("why-occupied", square=square, guide="moving")
    if to in destinations(state):
        return None
    ray = next((ray for ray in RAYS[state.totem] if to in ray), None)
    if ray is None:
        return Text("why-straight", square=square, guide="moving")
    between = [state.squares[over] for over in ray[: ray.index(to)]]
    # What stops the totem first tells the rule: a free square ends every jump, a rival's piece bars it.
    stop = next(piece for piece in between if piece * SIGNS[state.mover] <= 0)
    if stop:
        return Text("why-rival", square=square, owner=seat_of(stop), guide="jump")
    return Text("why-slide" if not between[0] else "why-beyond", square=square, guide="jump")


def _why_not_place(state: State, value: int, squares: list[str]) -> Text | None:
    """Of `place 3` or `place 3 e6`: there may be no square yet."""
    if len(squares) > 1:
        return Text("why-words", words=" ".join(["place", str(value), *squares])[:40], guide="turn")
    wrong = next((_why_no_square(square) for square in squares), None) or _moving(state)
    if wrong:
        return wrong
    if not state.reserves[state.mover][value - 1]:
        return Text("why-reserve", value=value, guide="reserve")
    if not squares:
        return Text("why-choose-square", value=value, guide="placing")
    square, index = squares[0], index_of(squares[0])
    if state.squares[index] or index == state.totem:
        return Text("why-place-occupied", square=square, guide="placing")
    if index in placements(state):
        return None
    assert index not in NEIGHBOURS[state.totem]
    return Text("why-place-adjacent", square=square, guide="placing")
