"""Knister's positions built by hand: numbers on every sheet, and the dice."""

from __future__ import annotations

from dataclasses import replace

from ludoteca.kernel.editing import THING, Choice, Setting, Thing
from ludoteca.kernel.game import Seat
from ludoteca.kernel.scene import Node
from ludoteca.kernel.text import Text

from .position import MOST_SEATS
from .rules import State
from .sheet import CELLS, EMPTY, place_of

_EMPTY, _NONE = "empty", "-"
# Every sum of two dice.
_NUMBERS = tuple(str(number) for number in range(2, 13))
_EYES = range(1, 7)
_BOX = (6, 6, THING - 12, THING - 12)


def things(state: State) -> tuple[Thing, ...]:
    """Nothing, and every number that can be rolled."""
    cell = Node("rect", _BOX, ink="paper-cell", edge="paper-line", pen=1.5, round=12)
    high = (THING - 50) / 2
    return (
        Thing(_EMPTY, Text("edit-empty"), (cell,)),
        *(
            Thing(
                number,
                Text("number", number=int(number)),
                (cell, Node("text", (10, high, THING - 20, 50), ink="paper-text", text=number, bold=True)),
            )
            for number in _NUMBERS
        ),
    )


def found(state: State, place: str, seat: Seat | None) -> str:
    """The number in a cell of this seat's sheet, or the first seat's."""
    if place not in CELLS:
        return ""
    number = state.sheets[_sheet(state, seat)][place_of(place)]
    return str(number) if number else _EMPTY


def _sheet(state: State, seat: Seat | None) -> int:
    return min(seat or 0, len(state.sheets) - 1)


def put(state: State, thing: str, place: str, seat: Seat | None) -> State:
    """A number, or none, on one sheet; all are to hold the same ones in the end."""
    if place not in CELLS:
        return state
    own, at = _sheet(state, seat), place_of(place)
    number = 0 if thing == _EMPTY else int(thing)
    sheet = (*state.sheets[own][:at], number, *state.sheets[own][at + 1 :])
    return replace(state, sheets=(*state.sheets[:own], sheet, *state.sheets[own + 1 :]))


def clear(state: State) -> State:
    """Empty sheets for as many as there are; the dice lie as they lie."""
    return replace(state, sheets=(EMPTY,) * len(state.sheets), written=("",) * len(state.sheets))


def settings(state: State) -> tuple[Setting, ...]:
    """How many play, the dice, and what each of several has already chosen to write in."""
    seats = tuple(Choice(str(seats), Text("number", number=seats)) for seats in range(1, MOST_SEATS + 1))
    eyes = tuple(Choice(str(eye), Text("number", number=eye)) for eye in _EYES)
    cells = (
        Choice(_NONE, Text("edit-none")),
        *(Choice(cell, Text("edit-cell", cell=cell)) for cell in CELLS),
    )
    return (
        Setting("seats", Text("edit-seats"), seats, str(len(state.sheets))),
        *(
            Setting(f"die-{which}", Text("edit-die", number=which + 1), eyes, str(eye))
            for which, eye in enumerate(state.dice)
        ),
        *(
            Setting(f"written-{seat}", Text("edit-written", seat=seat), cells, cell or _NONE)
            for seat, cell in enumerate(state.written)
            if len(state.written) > 1
        ),
    )


def choose(state: State, setting: str, choice: str) -> State:
    """One of `settings` as chosen; who comes to the table has an empty sheet."""
    if setting == "seats":
        number = int(choice)
        more = max(0, number - len(state.sheets))
        written = (*state.written, *("",) * more)[:number]
        return replace(
            state,
            sheets=(*state.sheets, *(EMPTY,) * more)[:number],
            # Who is alone has not chosen yet: their choice would be shown at once.
            written=written if number > 1 else ("",),
        )
    which = int(setting.rpartition("-")[2])
    if setting.startswith("die-"):
        dice = [*state.dice]
        dice[which] = int(choice)
        return replace(state, dice=(dice[0], dice[1]))
    cell = "" if choice == _NONE else choice
    return replace(state, written=(*state.written[:which], cell, *state.written[which + 1 :]))


def advised(error: Text) -> Text:
    """A sheet that does not agree with the others is found by its seat: one is seen at a time."""
    if error.id != "position-numbers":
        return error
    return Text("position-numbers-seen", seat=error.args["seat"])
