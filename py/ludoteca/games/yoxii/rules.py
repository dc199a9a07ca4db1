"""Yoxii: move the one totem, place a piece beside it, and own the most where it gets stuck."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace

from ludoteca.kernel.game import Ask, Options, Outcome, Row, Seat
from ludoteca.kernel.text import Text

# The squares of each row from the top; every row stands in the middle of seven columns.
ROWS = (3, 5, 7, 7, 7, 5, 3)
SIDE = len(ROWS)
VALUES = (1, 2, 3, 4)
# How many pieces of each value a player has.
PIECES_OF_EACH = (5, 5, 5, 3)

Reserve = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class State:
    """A position between two decisions.

    `squares` has 37 entries, row by row from the top left: 0, or the value of the piece there, below 0 if
    it is red. `totem` is the index of the totem's square, `reserves` holds each seat's pieces left by value.
    `has_moved` tells that the totem has moved and the mover's piece is still owed.
    `tiebreak` is agreed on for the whole game. It is no part of the position, so neither is it written
    there nor does it make two positions different.
    """

    squares: tuple[int, ...]
    totem: int
    reserves: tuple[Reserve, Reserve]
    mover: Seat = 0
    has_moved: bool = False
    tiebreak: str = field(default="board", compare=False)


@dataclass(frozen=True, slots=True)
class Move:
    """The totem goes to that square."""

    to: str


@dataclass(frozen=True, slots=True)
class Place:
    """The mover's piece of this value goes on that square."""

    value: int
    square: str


def setup(seats: int, seed: int, options: Options) -> State:
    """An empty board with the totem in the middle."""
    return State(
        squares=(0,) * len(SQUARES),
        totem=CENTRE,
        reserves=(PIECES_OF_EACH, PIECES_OF_EACH),
        tiebreak=options["tiebreak"],
    )


def asks(state: State) -> tuple[Ask[Move | Place], ...]:
    """The mover is asked where the totem goes, then which piece goes where."""
    if state.has_moved:
        squares = placements(state)
        places = tuple(
            PLACES[value][square]
            for value, left in zip(VALUES, state.reserves[state.mover], strict=True)
            if left
            for square in squares
        )
        return (Ask(state.mover, Text("prompt-place"), places),)
    if is_over(state):
        return ()
    return (Ask(state.mover, Text("prompt-move"), tuple(MOVES[to] for to in destinations(state))),)


def destinations(state: State) -> tuple[int, ...]:
    """Where the mover may take the totem: a step, or a jump over an unbroken run of own pieces."""
    squares = state.squares
    sign = SIGNS[state.mover]
    found = []
    for ray in RAYS[state.totem]:
        for square in ray:
            if not squares[square]:
                found.append(square)
                break
            if squares[square] * sign < 0:
                break
    return tuple(found)


def placements(state: State) -> tuple[int, ...]:
    """Where the owed piece may go: beside the totem, or anywhere if no square there is free."""
    squares = state.squares
    return tuple(square for square in NEIGHBOURS[state.totem] if not squares[square]) or tuple(
        square for square, piece in enumerate(squares) if not piece and square != state.totem
    )


def prompt(state: State, seat: Seat, taps: tuple[str, ...]) -> Text | None:
    """Once a piece is chosen, the question is where it goes."""
    return Text("prompt-to", value=int(taps[0])) if taps[0].isdecimal() else None


def step(state: State, seat: Seat, move: Move | Place) -> State:
    """The position after this decision; a placed piece ends the turn."""
    if isinstance(move, Move):
        return replace(state, totem=index_of(move.to), has_moved=True)
    placed = index_of(move.square)
    piece = SIGNS[seat] * move.value
    left = _without(state.reserves[seat], move.value)
    return State(
        squares=(*state.squares[:placed], piece, *state.squares[placed + 1 :]),
        totem=state.totem,
        reserves=(left, state.reserves[1]) if seat == 0 else (state.reserves[0], left),
        mover=1 - seat,
        tiebreak=state.tiebreak,
    )


def _without(reserve: Reserve, value: int) -> Reserve:
    ones, twos, threes, fours = reserve
    return (ones - (value == 1), twos - (value == 2), threes - (value == 3), fours - (value == 4))


def is_over(state: State) -> bool:
    """Whether the mover cannot move the totem, or in a puzzle has no piece left to place after it."""
    if state.has_moved:
        return False
    return not destinations(state) or not any(state.reserves[state.mover])


def outcome(state: State) -> Outcome | None:
    """Who has the higher sum around the totem; if they are equal, whoever the tie-break prefers."""
    if not is_over(state):
        return None
    sums = around(state)
    counts = counted(state)
    table = (
        *(Row(Text("row-value", value=value), _points(state, value)) for value in reversed(VALUES)),
        Row(Text("row-sum"), sums),
        *([Row(_COUNTED[state.tiebreak], counts)] if sums[0] == sums[1] and counts else []),
    )
    for reason, numbers in (("sum", sums), ("pieces", counts)):
        if numbers and numbers[0] != numbers[1]:
            return Outcome(frozenset({int(numbers[1] > numbers[0])}), reason, sums, table)
    return Outcome(frozenset(), "draw", sums, table)


_COUNTED = {"board": Text("row-board"), "around": Text("row-around")}


def around(state: State) -> tuple[int, int]:
    """The sum of each seat's pieces beside the totem."""
    pieces = [state.squares[square] for square in NEIGHBOURS[state.totem]]
    return sum(piece for piece in pieces if piece > 0), -sum(piece for piece in pieces if piece < 0)


def _points(state: State, value: int) -> tuple[int, int]:
    pieces = [state.squares[square] for square in NEIGHBOURS[state.totem]]
    return value * pieces.count(value), value * pieces.count(-value)


def counted(state: State) -> tuple[int, int] | tuple[()]:
    """How many pieces of each seat the tie-break counts: on the whole board, around the totem, or none."""
    if state.tiebreak == "none":
        return ()
    pieces: tuple[int, ...] = state.squares
    if state.tiebreak == "around":
        pieces = tuple(state.squares[square] for square in NEIGHBOURS[state.totem])
    return sum(piece > 0 for piece in pieces), sum(piece < 0 for piece in pieces)


def tell(before: State, seat: Seat, move: Move | Place, after: State, to: Seat | None) -> Text:
    """The log line of one decision; everybody reads the same."""
    if isinstance(move, Move):
        return Text("told-move", to=move.to)
    return Text("told-place", value=move.value, square=move.square)


def census(state: State) -> Counter[str]:
    """All pieces by value and seat, on the board and in reserve: 5, 5, 5 and 3 each in a whole game."""
    pieces = Counter(f"{abs(piece)}{seat_of(piece)}" for piece in state.squares if piece)
    for seat, reserve in enumerate(state.reserves):
        for value, left in zip(VALUES, reserve, strict=True):
            pieces[f"{value}{seat}"] += left
    return pieces


def seat_of(piece: int) -> Seat:
    """Whose piece this is, which is not 0."""
    return int(piece < 0)


# What a value is multiplied by on the board, by seat.
SIGNS = (1, -1)


def _column(row: int, place: int) -> int:
    return (SIDE - ROWS[row]) // 2 + place


# The row and the column of every square, in a frame of seven by seven.
PLACES_OF = tuple((row, _column(row, place)) for row, count in enumerate(ROWS) for place in range(count))
_INDEX_AT = {place: index for index, place in enumerate(PLACES_OF)}
# The name of a square: column letter from the left, row number from the bottom; the frame's corners lack.
SQUARES = tuple("abcdefg"[column] + str(SIDE - row) for row, column in PLACES_OF)
_INDEX = {name: index for index, name in enumerate(SQUARES)}


def index_of(name: str) -> int:
    """The index of a square by its name; KeyError if there is none of that name."""
    return _INDEX[name]


CENTRE = index_of("d4")
# Clockwise from straight up.
_DIRECTIONS = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))


def _ray(index: int, down: int, right: int) -> tuple[int, ...]:
    """The squares away from this one in one direction, nearest first, up to the edge of the board."""
    row, column = PLACES_OF[index]
    line = ((row + down * way, column + right * way) for way in range(1, SIDE))
    return tuple(_INDEX_AT[place] for place in line if place in _INDEX_AT)


RAYS = tuple(
    tuple(ray for direction in _DIRECTIONS if (ray := _ray(index, *direction)))
    for index in range(len(SQUARES))
)
NEIGHBOURS = tuple(tuple(ray[0] for ray in rays) for rays in RAYS)
# Moves are values: made once, so that listing the legal ones makes no objects.
MOVES = tuple(Move(name) for name in SQUARES)
PLACES = {value: tuple(Place(value, name) for name in SQUARES) for value in VALUES}
