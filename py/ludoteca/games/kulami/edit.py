"""Kulami's positions built by hand: marbles in holes, and which were the last two."""

from __future__ import annotations

from dataclasses import replace

from ludoteca.kernel.editing import THING, Choice, Setting, Thing, whose_turn
from ludoteca.kernel.game import Seat
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.scene import Node
from ludoteca.kernel.text import Text

from .board import marble
from .layout import read_layout
from .rules import EMPTY, MARBLES_OF_EACH, State
from .scoring import MARBLES
from .tiling import irregular, square

_EMPTY = "empty"
THINGS = {"red": MARBLES[0], "black": MARBLES[1]}
_NAMES = {sign: name for name, sign in THINGS.items()}
_BOX = (10, 10, THING - 20, THING - 20)
_NONE, _OWN = "-", "own"
# Layouts to begin with, besides the one there is: so many of each kind.
_OFFERED = 4
_KINDS = {"square": (square, "edit-square"), "irregular": (irregular, "edit-irregular")}
_LAST = {"last": "edit-last", "before": "edit-before"}


def things(state: State) -> tuple[Thing, ...]:
    """Nothing, and a marble of each colour."""
    well = Node("disc", _BOX, ink="well", edge="well-edge", pen=2, lift=-1)
    return (
        Thing(_EMPTY, Text("edit-empty"), (well,)),
        *(
            Thing(name, Text("edit-marble", owner=seat), marble(seat, f"{name}@palette", _BOX))
            for seat, name in enumerate(THINGS)
        ),
    )


def found(state: State, place: str, seat: Seat | None) -> str:
    """The marble in a hole."""
    hole = state.layout.hole(place)
    return "" if hole is None else _NAMES.get(state.marbles[hole], _EMPTY)


def put(state: State, thing: str, place: str, seat: Seat | None) -> State:
    """A marble, or none; a hole that is emptied is no longer one of the last two."""
    hole = state.layout.hole(place)
    if hole is None:
        return state
    sign = THINGS.get(thing, EMPTY)
    marbles = state.marbles[:hole] + sign + state.marbles[hole + 1 :]
    left, other = (max(0, MARBLES_OF_EACH - marbles.count(each)) for each in MARBLES)
    last = None if sign == EMPTY and state.last == hole else state.last
    before = None if sign == EMPTY and state.before == hole else state.before
    return replace(state, marbles=marbles, left=(left, other), last=last, before=before)


def clear(state: State) -> State:
    """The tiles where they are, all marbles beside them, red to move."""
    return _empty(state, state.layout.text)


def _empty(state: State, layout: str) -> State:
    tiles = read_layout(layout)
    return State(tiles, EMPTY * len(tiles.cells), area=state.area, lines=state.lines)


def settings(state: State) -> tuple[Setting, ...]:
    """Whose turn it is, the last two holes, and how the tiles lie."""
    holes = (
        Choice(_NONE, Text("edit-none")),
        *(
            Choice(name, Text("edit-hole", hole=name))
            for name, sign in zip(state.layout.names, state.marbles, strict=True)
            if sign != EMPTY
        ),
    )
    layouts = (
        Choice(_OWN, Text("edit-own")),
        *(
            Choice(f"{kind}-{number}", Text(id, number=number))
            for kind, (_, id) in _KINDS.items()
            for number in range(1, _OFFERED + 1)
        ),
    )
    return (
        whose_turn(state.mover, 2),
        *(
            Setting(which, Text(_LAST[which]), holes, _NONE if hole is None else state.layout.names[hole])
            for which, hole in (("last", state.last), ("before", state.before))
        ),
        Setting("layout", Text("edit-layout"), layouts, _OWN),
    )


def choose(state: State, setting: str, choice: str) -> State:
    """One of `settings` as chosen; other tiles are an empty board."""
    if setting == "mover":
        return replace(state, mover=int(choice))
    if setting == "layout":
        kind, _, number = choice.partition("-")
        return state if choice == _OWN else _empty(state, _KINDS[kind][0](Luck(int(number))))
    hole = None if choice == _NONE else state.layout.hole(choice)
    return replace(state, last=hole) if setting == "last" else replace(state, before=hole)
