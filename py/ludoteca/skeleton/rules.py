"""Skeleton: mark squares in turn; three of your marks in a line win."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ludoteca import Ask, Options, Outcome, Seat, Text

SIZE = 3


@dataclass(frozen=True, slots=True)
class State:
    """A position between two decisions.

    `squares` has nine entries, row by row from the top left: the seat whose mark is there, or None.
    """

    squares: tuple[Seat | None, ...]
    mover: Seat = 0


@dataclass(frozen=True, slots=True)
class Mark:
    """The mover's mark on this square."""

    square: str


def setup(seats: int, seed: int, options: Options) -> State:
    """An empty board; seat 0 begins."""
    return State((None,) * (SIZE * SIZE))


def asks(state: State) -> tuple[Ask[Mark], ...]:
    """The mover is asked for a free square."""
    if winning_line(state) or None not in state.squares:
        return ()
    free = (index for index, owner in enumerate(state.squares) if owner is None)
    return (Ask(state.mover, Text("prompt-mark"), tuple(Mark(square_name(index)) for index in free)),)


def step(state: State, seat: Seat, move: Mark) -> State:
    """The position after this mark."""
    marked = SQUARES.index(move.square)
    squares = (*state.squares[:marked], seat, *state.squares[marked + 1 :])
    return State(squares, 1 - seat)


def winning_line(state: State) -> tuple[int, ...]:
    """The squares of a line with three marks of one seat, or none."""
    return next(winning_lines(state), ())


def winning_lines(state: State) -> Iterator[tuple[int, ...]]:
    """All such lines: in a game both that a last mark makes are of one seat, by hand there are others."""
    for line in LINES:
        owners = {state.squares[index] for index in line}
        if len(owners) == 1 and None not in owners:
            yield line


def outcome(state: State) -> Outcome | None:
    """Who made a line; a draw when the board is full without one."""
    line = winning_line(state)
    if line:
        return Outcome(frozenset({1 - state.mover}), "line")
    return None if None in state.squares else Outcome(frozenset(), "draw")


def tell(before: State, seat: Seat, move: Mark, after: State, to: Seat | None) -> Text:
    """The log line of one mark; everybody reads the same."""
    return Text("told-mark", square=move.square)


def square_name(index: int) -> str:
    """The name of a square: column letter from the left, row number from the bottom."""
    return "abc"[index % SIZE] + str(SIZE - index // SIZE)


SQUARES = tuple(square_name(index) for index in range(SIZE * SIZE))
LINES = (
    *(tuple(range(start, start + SIZE)) for start in range(0, SIZE * SIZE, SIZE)),
    *(tuple(range(start, SIZE * SIZE, SIZE)) for start in range(SIZE)),
    (0, 4, 8),
    (2, 4, 6),
)
