"""An Onitama position as one line of text, for links, diagrams and tests."""

from __future__ import annotations

from itertools import groupby

from ludoteca.kernel.errors import BadPosition
from ludoteca.kernel.text import Text

from .cards import CARDS, SIZE
from .rules import MASTERS, PIECES, STUDENTS, TEMPLES, Hand, State, at

_MOVERS = "br"


def write(state: State) -> str:
    """Five fields: rows from the top, mover, Blue's cards, Red's cards, the side card.

    Upper case is Blue, lower case Red, M and S master and student; a digit is so many empty squares.
    """
    rows = (state.squares[start : start + SIZE] for start in range(0, SIZE * SIZE, SIZE))
    blue, red = (",".join(hand) for hand in state.hands)
    return f"{'/'.join(map(_row, rows))} {_MOVERS[state.mover]} {blue} {red} {state.side}"


def _row(squares: tuple[str, ...]) -> str:
    runs = ((piece, len(list(run))) for piece, run in groupby(squares))
    return "".join(piece * count if piece else str(count) for piece, count in runs)


def read(text: str) -> State:
    """The position that `write` would write so; BadPosition names the field that is wrong.

    It occurs for the first time, and a third occurrence ends the game. Students may be fewer than four,
    and one master may be missing or have arrived: then the game is over.
    """
    fields = text.split()
    if len(fields) != 5:
        raise _bad("position-fields", " ".join(fields))
    rows, mover, blue, red, side = fields
    squares = _read_rows(rows)
    if len(mover) != 1 or mover not in _MOVERS:
        raise _bad("position-mover", mover)
    hands = _read_hand(blue), _read_hand(red)
    if side not in CARDS:
        raise _bad("position-card", side)
    cards = (*hands[0], *hands[1], side)
    if len(set(cards)) != len(cards):
        raise _bad("position-twice", next(card for card in cards if cards.count(card) > 1))
    return at(squares, hands, side, _MOVERS.index(mover))


def _read_rows(rows: str) -> tuple[str, ...]:
    squares: list[str] = []
    lines = rows.split("/")
    for line in lines:
        row: list[str] = []
        for sign in line:
            if sign in (*PIECES[0], *PIECES[1]):
                row.append(sign)
            elif sign in "12345":
                row += [""] * int(sign)
            else:
                raise _bad("position-sign", sign)
        if len(row) != SIZE:
            raise _bad("position-rows", rows)
        squares += row
    if len(lines) != SIZE:
        raise _bad("position-rows", rows)
    _check_pieces(squares)
    return tuple(squares)


def _check_pieces(squares: list[str]) -> None:
    for seat, (master, student) in enumerate(PIECES):
        for id, sign, most in (("position-masters", master, 1), ("position-students", student, STUDENTS)):
            number = squares.count(sign)
            if number > most:
                raise BadPosition(Text(id, owner=seat, number=number, most=most), game="onitama")
    if not any(master in squares for master in MASTERS):
        raise BadPosition(Text("position-no-master"), game="onitama")
    if all(squares[TEMPLES[1 - seat]] == master for seat, master in enumerate(MASTERS)):
        raise BadPosition(Text("position-arrived"), game="onitama")


def _read_hand(text: str) -> Hand:
    cards = text.split(",")
    if len(cards) != 2:
        raise _bad("position-hand", text)
    for card in cards:
        if card not in CARDS:
            raise _bad("position-card", card)
    return cards[0], cards[1]


def _bad(id: str, found: str) -> BadPosition:
    return BadPosition(Text(id, found=found[:60]), game="onitama")
