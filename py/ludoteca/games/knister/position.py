"""A Knister position as one line of text, for links, diagrams and tests."""

from __future__ import annotations

import re

from ludoteca.kernel.errors import BadPosition
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.text import Text

from .rules import State
from .sheet import CELLS, SIZE, Sheet, place_of

MOST_SEATS = 12

# What stands for each number, 0 being an empty cell; there is no sum of 1.
_SIGNS = ".-23456789XEZ"
_NOT_YET = "-"


def write(state: State) -> str:
    """Four fields: every seat's sheet, what each is writing, the dice, the luck of the rolls to come.

    A sheet is its rows from the top joined by `/`, `.` an empty cell, `X` ten, `E` eleven, `Z` twelve.
    Sheets are joined by `|`, and so are the cells that are being written, where `-` is none yet.
    Luck is in hexadecimal; a state without it, as `veil` leaves it, cannot be written.
    """
    if state.luck is None:
        raise ValueError("a position needs its luck")
    sheets = "|".join(_rows(sheet) for sheet in state.sheets)
    written = "|".join(cell or _NOT_YET for cell in state.written)
    dice = "".join(str(eyes) for eyes in state.dice)
    return f"{sheets} {written} {dice} {state.luck.seed:x}"


def _rows(sheet: Sheet) -> str:
    signs = "".join(_SIGNS[number] for number in sheet)
    return "/".join(signs[start : start + SIZE] for start in range(0, len(CELLS), SIZE))


def read(text: str) -> State:
    """The position that `write` would write so; BadPosition names the field that is wrong.

    All sheets hold the same numbers, for whatever is rolled is written by all.
    """
    fields = text.split()
    if len(fields) != 4:
        raise _bad("position-fields", " ".join(fields))
    sheets = tuple(_read_sheet(rows) for rows in fields[0].split("|"))
    if len(sheets) > MOST_SEATS:
        raise _bad("position-seats", str(len(sheets)))
    for seat, sheet in enumerate(sheets):
        if sorted(sheet) != sorted(sheets[0]):
            raise BadPosition(Text("position-numbers", seat=seat), game="knister")
    written = _read_written(fields[1], sheets)
    if not re.fullmatch("[1-6]{2}", fields[2]):
        raise _bad("position-dice", fields[2])
    if not re.fullmatch("[0-9a-f]{1,16}", fields[3]):
        raise _bad("position-luck", fields[3])
    return State(sheets, written, (int(fields[2][0]), int(fields[2][1])), Luck(int(fields[3], 16)))


def _read_sheet(rows: str) -> Sheet:
    lines = rows.split("/")
    if len(lines) != SIZE or any(len(line) != SIZE for line in lines):
        raise _bad("position-sheet", rows)
    numbers = []
    for sign in "".join(lines):
        if sign not in _SIGNS or sign == _SIGNS[1]:
            raise _bad("position-sign", sign)
        numbers.append(_SIGNS.index(sign))
    return tuple(numbers)


def _read_written(field: str, sheets: tuple[Sheet, ...]) -> tuple[str, ...]:
    """What each seat is writing: an empty cell of its own, or none yet; the last of all is shown at once."""
    written = tuple("" if cell == _NOT_YET else cell for cell in field.split("|"))
    if len(written) != len(sheets) or all(written):
        raise _bad("position-written", field)
    for cell, sheet in zip(written, sheets, strict=True):
        if cell and (cell not in CELLS or sheet[place_of(cell)]):
            raise _bad("position-written", field)
    return written


def _bad(id: str, found: str) -> BadPosition:
    return BadPosition(Text(id, found=found[:60]), game="knister")
