"""A Yoxii position as one line of text, for links, diagrams and tests."""

from __future__ import annotations

from ludoteca.kernel.errors import BadPosition
from ludoteca.kernel.text import Text

from .rules import PIECES_OF_EACH, ROWS, VALUES, Reserve, State

# By the number that stands for the piece on the board: white is above 0, red below.
_SIGNS = {
    0: ".",
    **{value: str(value) for value in VALUES},
    **{-value: "abcd"[value - 1] for value in VALUES},
}
_PIECES = {sign: piece for piece, sign in _SIGNS.items()}
_TOTEM = "*"
_MOVERS = ("w", "r")
_PLACE, _MOVE = "place", "-"


def write(state: State) -> str:
    """Five fields: rows from the top, mover, white's reserve, red's, and `place` if the totem has moved.

    A digit is a white piece of that value, `a` to `d` a red one of 1 to 4, `*` the totem. A reserve is how
    many 1s, 2s, 3s and 4s are left; a totem still to be moved is `-`.
    """
    signs = [_SIGNS[piece] for piece in state.squares]
    signs[state.totem] = _TOTEM
    rows, start = [], 0
    for count in ROWS:
        rows.append("".join(signs[start : start + count]))
        start += count
    reserves = ["".join(map(str, reserve)) for reserve in state.reserves]
    owed = _PLACE if state.has_moved else _MOVE
    return " ".join(["/".join(rows), _MOVERS[state.mover], *reserves, owed])


def read(text: str) -> State:
    """The position that `write` would write so; BadPosition names the field that is wrong.

    Pieces on the board and in reserve may be fewer than a whole set (for puzzles), never more.
    """
    fields = text.split()
    if len(fields) != 5:
        raise _bad("position-fields", " ".join(fields))
    rows, mover, white, red, owed = fields
    squares, totem = _read_rows(rows)
    if mover not in _MOVERS:
        raise _bad("position-mover", mover)
    state = State(
        squares,
        totem,
        (_read_reserve(white, squares, 1), _read_reserve(red, squares, -1)),
        _MOVERS.index(mover),
        owed == _PLACE,
    )
    # Whoever has a piece left finds a free square for it: only all 36 fill the board.
    if owed not in (_PLACE, _MOVE):
        raise _bad("position-owed", owed)
    if state.has_moved and not any(state.reserves[state.mover]):
        raise BadPosition(Text("position-left", owner=state.mover), game="yoxii")
    return state


def _read_rows(rows: str) -> tuple[tuple[int, ...], int]:
    lines = rows.split("/")
    if tuple(map(len, lines)) != ROWS:
        raise _bad("position-rows", rows)
    signs = "".join(lines)
    for sign in signs:
        if sign not in _PIECES and sign != _TOTEM:
            raise _bad("position-sign", sign)
    if signs.count(_TOTEM) != 1:
        raise _bad("position-totem", rows)
    return tuple(_PIECES.get(sign, 0) for sign in signs), signs.index(_TOTEM)


def _read_reserve(digits: str, squares: tuple[int, ...], sign: int) -> Reserve:
    if len(digits) != len(VALUES) or not set(digits) <= set("012345"):
        raise _bad("position-reserve", digits)
    ones, twos, threes, fours = (int(digit) for digit in digits)
    reserve = (ones, twos, threes, fours)
    for value, left, most in zip(VALUES, reserve, PIECES_OF_EACH, strict=True):
        whole = left + squares.count(sign * value)
        if whole > most:
            owner = 0 if sign > 0 else 1
            text = Text("position-pieces", value=value, owner=owner, number=whole, most=most)
            raise BadPosition(text, game="yoxii")
    return reserve


def _bad(id: str, found: str) -> BadPosition:
    return BadPosition(Text(id, found=found[:60]), game="yoxii")
