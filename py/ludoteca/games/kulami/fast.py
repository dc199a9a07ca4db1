"""Kulami's rules once more, for search: holes are bits, and what a marble changes is looked up.

A position is `(mover, table, empty, tally, choice, others, left, marbles, points, promise, late, hot)`:

- what the layout and its bonuses give, the empty holes, how all tiles stand;
- the holes that the mover may choose, those that are not on the tile of the last marble, how many marbles can
  be placed at most before whoever is asked has none;
- where the marbles lie, or 0 without bonuses: then only the tiles tell whose they are;
- what follows from these: red's lead in points if the game ended now; what the features promise red, as they
  are and times lateness; the holes on whose tile red or, 64 further up, black would gain points by a marble.

A move is the number of a hole in the table.
"""

from __future__ import annotations

from .rules import EMPTY, MARBLES_OF_EACH, State
from .scoring import MARBLES
from .tables import (
    BOARD,
    FEATURES,
    FOURS,
    HOLES,
    OF_LINES,
    OF_TILES,
    OTHERS,
    SIXES,
    SMALL,
    THREES,
    WEIGHTS,
    Areas,
    Table,
    table_of,
)

__all__ = ["FEATURES", "WEIGHTS", "features", "moves", "play", "result", "spell", "start", "value", "ways"]

Position = tuple[int, Table, int, int, int, int, int, int, int, int, int, int]

# How late it is, from 0 to 16, by how many marbles can still be placed. The fewer they are, the surer is a
# lead: were the rest chance alone, by the root of their number.
_MOST = 2 * MARBLES_OF_EACH
LATE: tuple[int, ...] = tuple(
    round(16 * ((left + 4) ** -0.5 - (_MOST + 4) ** -0.5) / (4**-0.5 - (_MOST + 4) ** -0.5))
    for left in range(_MOST + 1)
)
_AREA, _AREA_LATE, _ASKED, _ASKED_LATE, _CHOICE, _GAIN, _GAIN_LATE = OTHERS
# These by how many marbles can still be placed, too.
_AREAS = tuple(_AREA + _AREA_LATE * late for late in LATE)
_ASKS = tuple(_ASKED + _ASKED_LATE * late for late in LATE)
_GAINS = tuple(_GAIN + _GAIN_LATE * late for late in LATE)
# By how many holes there are to choose from: a row and a column of ten offer no more than that.
_MOST_CHOICE = 18
_CHOICES = tuple(_CHOICE * min(holes, _MOST_CHOICE) for holes in range(HOLES + 1))


def start(state: State) -> Position:
    """The position of this state."""
    table, seat = table_of(state.layout, state.area, state.lines), state.mover
    marbles = 0
    for number, sign in zip(table.numbers, state.marbles, strict=True):
        if sign != EMPTY:
            marbles |= 1 << HOLES * MARBLES.index(sign) + number
    empty = BOARD & ~(marbles | marbles >> HOLES)
    left = min(2 * state.left[seat], 2 * state.left[1 - seat] + 1)
    choice, others = empty if left else 0, BOARD
    if state.last is not None:
        _, reach, others, _, _ = table.holes[seat][table.numbers[state.last]]
        choice &= reach
    if state.before is not None:
        choice &= table.holes[seat][table.numbers[state.before]][2]
    tally, points, promise, late, hot = table.sums(marbles)
    kept = marbles if table.has_bonus else 0
    return seat, table, empty, tally, choice, others, left, kept, points, promise, late, hot


def moves(position: Position) -> tuple[int, ...]:
    """The holes to choose from: first on tiles that one marble changes, and on large ones before small."""
    choice, hot = position[4], position[11]
    live = choice & (hot | hot >> HOLES)
    dull = choice ^ live
    return (
        _NUMBERS[live & SIXES]
        + _NUMBERS[live & FOURS]
        + _NUMBERS[live & SMALL]
        + _NUMBERS[dull & SIXES]
        + _NUMBERS[dull & FOURS]
        + _NUMBERS[dull & SMALL]
    )


class _Numbers(dict[int, tuple[int, ...]]):
    """The numbers of a set of holes, the lowest first."""

    def __missing__(self, holes: int) -> tuple[int, ...]:
        if len(self) >= _MOST_NUMBERS:
            self.clear()
        self[holes] = numbers = tuple(number for number in range(HOLES) if holes >> number & 1)
        return numbers


# A game needs some thousand: not many holes of one size are in one row or column.
_MOST_NUMBERS = 1 << 15
_NUMBERS = _Numbers()


def play(position: Position, move: int) -> Position:
    """The position after a marble in this hole."""
    mover, table, empty, tally, _, before, left, marbles, points, promise, late, hot = position
    bit, reach, others, tile, changes = table.holes[mover][move]
    tallied, paid, promised, promised_late, heated = changes[tally & tile]
    if table.has_bonus:
        for run, crossing in table.crossings[mover][move]:
            _, pays, promises, promises_late, _ = crossing[marbles & run]
            paid += pays
            promised += promises
            promised_late += promises_late
        marbles |= bit << HOLES if mover else bit
    return (
        1 - mover,
        table,
        empty ^ bit,
        tally + tallied,
        empty & reach & before if left > 1 else 0,
        others,
        left - 1,
        marbles,
        points + paid,
        promise + promised,
        late + promised_late,
        hot + heated,
    )


def spell(position: Position, move: int) -> str:
    """The words of a move."""
    return f"place {position[1].names[move]}"


def result(position: Position) -> int | None:
    """1, 0 or -1 when the mover has won, drawn or lost; None while there is a hole to choose."""
    if position[4]:
        return None
    points, areas = position[8], position[1].areas
    if areas is not None:
        points += _lead(areas, position[7])
    if position[0]:
        points = -points
    return (points > 0) - (points < 0)


def _lead(areas: Areas, marbles: int) -> int:
    """By how much red's largest area is larger than black's."""
    return areas[marbles & BOARD] - areas[marbles >> HOLES]


def ways(position: Position) -> int:
    """How many holes there are to choose from."""
    return position[4].bit_count()


def value(position: Position) -> int:
    """The sum of what the features weigh, for the mover."""
    mover, table, _, _, choice, _, left, marbles, _, promise, late, hot = position
    promise += late * LATE[left]
    areas = table.areas
    if areas is not None:
        promise += _lead(areas, marbles) * _AREAS[left]
    if mover:
        promise = -promise
        hot >>= HOLES
    gain = choice & hot
    if gain:
        best = 6 if gain & SIXES else 4 if gain & FOURS else 3 if gain & THREES else 2
        promise += best * _GAINS[left]
    return promise + _ASKS[left] + _CHOICES[choice.bit_count()]


def features(position: Position) -> tuple[int, ...]:
    """The mover's less the other's, in the order of FEATURES; at the end what only the mover has."""
    mover, table, _, tally, choice, _, left, marbles, _, _, _, hot = position
    sign, lateness = 1 - 2 * mover, LATE[left]
    tiles, lines = [0] * OF_TILES, [0] * OF_LINES
    for tile in table.tiles:
        standing = tile.standing(tally)
        tiles[standing.feature] += sign * standing.amount
    for run in table.runs:
        for which, count in enumerate(run.counts(marbles & run.bits)):
            lines[which] += sign * count
    area = sign * _lead(table.areas, marbles) if table.areas is not None else 0
    gain = choice & (hot >> HOLES if mover else hot)
    sizes = ((6, SIXES), (4, FOURS), (3, THREES), (2, BOARD))
    best = next((size for size, holes in sizes if gain & holes), 0)
    return (
        *tiles,
        *(count * lateness for count in tiles),
        *lines,
        *(count * lateness for count in lines),
        area,
        area * lateness,
        1,
        lateness,
        min(choice.bit_count(), _MOST_CHOICE),
        best,
        best * lateness,
    )
