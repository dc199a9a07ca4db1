"""Positions built by hand, on the page of diagrams: what is put on the board, what is chosen beside it."""

from __future__ import annotations

from dataclasses import replace

from ludoteca import Node, Seat, Text
from ludoteca.kernel.editing import Setting, Thing, whose_turn

from .board import mark
from .rules import SIZE, SQUARES, State

_EMPTY = "empty"
_SEATS = {"cross": 0, "ring": 1}
_NAMES = {seat: name for name, seat in _SEATS.items()}
# In the box of a thing, which is 100 by 100.
_BOX = (10, 10, 80, 80)


def things(state: State) -> tuple[Thing, ...]:
    """First what clears a square, then a mark of each seat, as the board shows it."""
    square = Node("rect", _BOX, ink="well", round=12, lift=-1)
    return (
        Thing(_EMPTY, Text("edit-empty"), (square,)),
        *(Thing(name, Text("edit-mark", owner=seat), (mark(_BOX, seat),)) for name, seat in _SEATS.items()),
    )


def found(state: State, place: str, seat: Seat | None) -> str:
    """The mark on a square."""
    if place not in SQUARES:
        return ""
    owner = state.squares[SQUARES.index(place)]
    return _EMPTY if owner is None else _NAMES[owner]


def put(state: State, thing: str, place: str, seat: Seat | None) -> State:
    """A mark, or none; what cannot be is put too, and `read` says what is wrong with it."""
    if place not in SQUARES:
        return state
    index = SQUARES.index(place)
    return replace(state, squares=(*state.squares[:index], _SEATS.get(thing), *state.squares[index + 1 :]))


def clear(state: State) -> State:
    """An empty board; seat 0 begins."""
    return State((None,) * (SIZE * SIZE))


def settings(state: State) -> tuple[Setting, ...]:
    """Whose turn it is."""
    return (whose_turn(state.mover, 2),)


def choose(state: State, setting: str, choice: str) -> State:
    """The only setting: whose turn it is."""
    return replace(state, mover=int(choice))
