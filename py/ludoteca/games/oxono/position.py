"""An Oxono position as one line of text, for links, diagrams and tests."""

from __future__ import annotations

from ludoteca.kernel.errors import BadPosition
from ludoteca.kernel.text import Text

from .rules import PIECES_OF_EACH, SIZE, SYMBOLS, State, all_lines

_PIECES = {"x": "x0", "o": "o0", "X": "x1", "O": "o1"}
_LETTERS = {piece: letter for letter, piece in _PIECES.items()}
_TOTEMS = "*#"


def write(state: State) -> str:
    """Four fields: rows from the top, mover, reserves (pink X and O, black X and O), the totem moved.

    Lower case is pink, upper case black, `*` totem X, `#` totem O; no totem moved is `-`.
    """
    signs = [_LETTERS.get(piece, ".") for piece in state.squares]
    for sign, square in zip(_TOTEMS, state.totems, strict=True):
        signs[square] = sign
    rows = "/".join("".join(signs[start : start + SIZE]) for start in range(0, SIZE * SIZE, SIZE))
    reserves = "".join(str(left) for reserve in state.reserves for left in reserve)
    return f"{rows} {'pb'[state.mover]} {reserves} {state.moved or '-'}"


def read(text: str) -> State:
    """The position that `write` would write so; BadPosition names the field that is wrong.

    Pieces on the board and in reserve may be fewer than a whole set (for puzzles), never more.
    """
    fields = text.split()
    if len(fields) != 4:
        raise _bad("position-fields", " ".join(fields))
    rows, mover, reserves, moved = fields
    squares, totems = _read_rows(rows)
    if mover not in ("p", "b"):
        raise _bad("position-mover", mover)
    seat = "pb".index(mover)
    left = _read_reserves(reserves, squares)
    line = all_lines(squares)
    if moved == "-":
        return State(squares, totems, left, seat, "", line)
    if moved not in SYMBOLS:
        raise _bad("position-moved", moved)
    if line:
        raise BadPosition(Text("position-over"), game="oxono")
    if not left[seat][SYMBOLS.index(moved)]:
        raise BadPosition(Text("position-owed", symbol=moved, owner=seat), game="oxono")
    return State(squares, totems, left, seat, moved)


def _read_rows(rows: str) -> tuple[tuple[str, ...], tuple[int, int]]:
    lines = rows.split("/")
    signs = "".join(lines)
    if len(lines) != SIZE or any(len(line) != SIZE for line in lines):
        raise _bad("position-rows", rows)
    for sign in signs:
        if sign not in _TOTEMS and sign not in _PIECES and sign != ".":
            raise _bad("position-sign", sign)
    if any(signs.count(sign) != 1 for sign in _TOTEMS):
        raise _bad("position-totems", rows)
    return tuple(_PIECES.get(sign, "") for sign in signs), (signs.index("*"), signs.index("#"))


def _read_reserves(digits: str, squares: tuple[str, ...]) -> tuple[tuple[int, int], tuple[int, int]]:
    if len(digits) != 4 or not set(digits) <= set("012345678"):
        raise _bad("position-reserves", digits)
    numbers = [int(digit) for digit in digits]
    for number, piece in zip(numbers, ("x0", "o0", "x1", "o1"), strict=True):
        whole = number + squares.count(piece)
        if whole > PIECES_OF_EACH:
            text = Text(
                "position-pieces",
                symbol=piece[0],
                owner=int(piece[1]),
                number=whole,
                most=PIECES_OF_EACH,
            )
            raise BadPosition(text, game="oxono")
    return (numbers[0], numbers[1]), (numbers[2], numbers[3])


def _bad(id: str, found: str) -> BadPosition:
    return BadPosition(Text(id, found=found[:60]), game="oxono")
