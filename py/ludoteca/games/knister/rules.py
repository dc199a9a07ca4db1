"""Knister: one roll for all; everybody writes its sum into an own sheet of five rows of five."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from ludoteca.kernel.game import Ask, Options, Outcome, Row, Seat
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.text import Text

from .sheet import CELLS, EMPTY, Sheet, line_points, place_of

# A lone player's game is called by what it scored: good above 50 points, great above 80, and so on.
YARDSTICK = ((100, "spectacular"), (80, "great"), (50, "good"))


@dataclass(frozen=True, slots=True)
class State:
    """A moment of a round.

    `sheets` has each seat's sheet without what is being written this round.
    `written` is the cell each seat has settled on this round, or ""; the last one shows them all.
    `dice` lie on the table; `luck` decides every roll to come.
    """

    sheets: tuple[Sheet, ...]
    written: tuple[str, ...]
    dice: tuple[int, int]
    luck: Luck | None

    @property
    def number(self) -> int:
        """What is written this round: the sum of the dice."""
        first, second = self.dice
        return first + second


@dataclass(frozen=True, slots=True)
class Write:
    """The number goes into this cell."""

    cell: str


def setup(seats: int, seed: int, options: Options) -> State:
    """Empty sheets and the first roll."""
    dice, luck = _rolled(Luck(seed))
    return State((EMPTY,) * seats, ("",) * seats, dice, luck)


def seats(state: State) -> int:
    """How many sit at this table."""
    return len(state.sheets)


def _rolled(luck: Luck) -> tuple[tuple[int, int], Luck]:
    first, luck = luck.roll(6)
    second, luck = luck.roll(6)
    return (first + 1, second + 1), luck


def asks(state: State) -> tuple[Ask[Write], ...]:
    """All who have not written this round are asked at once, for any empty cell."""
    if is_over(state):
        return ()
    prompt = _PROMPTS[state.number]
    return tuple(
        [
            Ask(seat, prompt, _moves(sheet))
            for seat, (sheet, written) in enumerate(zip(state.sheets, state.written, strict=True))
            if not written
        ]
    )


@lru_cache(maxsize=1024)
def _moves(sheet: Sheet) -> tuple[Write, ...]:
    return tuple(WRITES[place] for place in empty_places(sheet))


@lru_cache(maxsize=1024)
def empty_places(sheet: Sheet) -> tuple[int, ...]:
    """The places of this sheet where nothing is written, from the top left."""
    return tuple(place for place, number in enumerate(sheet) if not number)


def step(state: State, seat: Seat, move: Write) -> State:
    """The state after this choice; the last one of a round writes them all and rolls again."""
    written = (*state.written[:seat], move.cell, *state.written[seat + 1 :])
    return _shown(state, written) if all(written) else replace(state, written=written)


def _shown(state: State, written: tuple[str, ...]) -> State:
    """All numbers stand on the sheets; while there is room, the dice are rolled for the next."""
    sheets, number = [], state.number
    for sheet, cell in zip(state.sheets, written, strict=True):
        place = place_of(cell)
        sheets.append((*sheet[:place], number, *sheet[place + 1 :]))
    dice, luck = state.dice, state.luck
    if luck is not None and not all(sheets[0]):
        dice, luck = _rolled(luck)
    return State(tuple(sheets), ("",) * len(sheets), dice, luck)


def is_over(state: State) -> bool:
    """Whether the sheets are full: after 25 rounds, all at once."""
    return all(state.sheets[0])


def rounds_written(state: State) -> int:
    """How many rounds stand on the sheets."""
    return sum(1 for number in state.sheets[0] if number)


def outcome(state: State) -> Outcome | None:
    """Who has most points; several share the win. Alone it is the points that count."""
    if not is_over(state):
        return None
    lines = [line_points(sheet) for sheet in state.sheets]
    totals = tuple(sum(points) for points in lines)
    winners = frozenset(seat for seat, total in enumerate(totals) if total == max(totals))
    rows = [
        Row(label, numbers) for label, numbers in zip(_LINE_LABELS, zip(*lines, strict=True), strict=True)
    ]
    return Outcome(winners, reason_to_end(totals, winners), totals, (*rows, Row(Text("row-total"), totals)))


def reason_to_end(totals: tuple[int, ...], winners: frozenset[Seat]) -> str:
    """How the end is called: by who won, or for a lone player by the publisher's yardstick."""
    if len(totals) == 1:
        return next((name for above, name in YARDSTICK if totals[0] > above), "solo")
    return "points" if len(winners) == 1 else "shared"


# In the order of the sheet's lines.
_LINE_LABELS = (
    *(Text("row-row", row=row) for row in (5, 4, 3, 2, 1)),
    *(Text("row-column", column=column) for column in "abcde"),
    Text("row-diagonal", start="a5", end="e1"),
    Text("row-diagonal", start="e5", end="a1"),
)


def tell(before: State, seat: Seat, move: Write, after: State, to: Seat | None) -> Text:
    """The log line of one choice: where it was only for its own seat, and for all once it is shown."""
    if to == seat or not any(after.written):
        return Text("told-write", number=before.number, cell=move.cell)
    return Text("told-written", number=before.number)


# Moves and prompts are values: made once, so that listing the legal ones makes no objects.
WRITES = tuple(Write(cell) for cell in CELLS)
_PROMPTS = {number: Text("prompt-write", number=number) for number in range(2, 13)}
