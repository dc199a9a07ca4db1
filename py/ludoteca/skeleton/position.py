"""A position as one line of text, for links, diagrams and tests."""

from __future__ import annotations

from ludoteca import BadPosition, Text

from .rules import SIZE, State, winning_lines

_SIGNS = "xo"


def write(state: State) -> str:
    """Three rows from the top, `x` and `o` for the seats and `.` for free, then the mover's sign."""
    signs = "".join("." if owner is None else _SIGNS[owner] for owner in state.squares)
    rows = "/".join(signs[start : start + SIZE] for start in range(0, SIZE * SIZE, SIZE))
    return f"{rows} {_SIGNS[state.mover]}"


def read(text: str) -> State:
    """The position that `write` would write so; BadPosition for any other text, and for what cannot be."""
    rows, _, mover = text.partition(" ")
    lines = rows.split("/")
    signs = "".join(lines)
    if (
        [len(line) for line in lines] != [SIZE] * SIZE
        or set(signs) - {*_SIGNS, "."}
        or mover not in {*_SIGNS}
    ):
        raise BadPosition(Text("position-form", found=text[:40]), game="skeleton")
    squares = tuple(None if sign == "." else _SIGNS.index(sign) for sign in signs)
    state = State(squares, _SIGNS.index(mover))
    first, second = squares.count(0), squares.count(1)
    if first - second != state.mover:
        turns = Text("position-turns", first=first, second=second, seat=state.mover)
        raise BadPosition(turns, game="skeleton")
    if any(squares[line[0]] == state.mover for line in winning_lines(state)):
        raise BadPosition(Text("position-line", seat=state.mover), game="skeleton")
    return state
