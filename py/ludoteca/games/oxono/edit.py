"""Oxono's positions built by hand: pieces go to and from the reserve, each totem stands somewhere."""

from __future__ import annotations

from dataclasses import replace

from ludoteca.kernel.editing import THING, Choice, Setting, Thing, how_many, whose_turn
from ludoteca.kernel.game import Seat
from ludoteca.kernel.scene import Node
from ludoteca.kernel.text import Text

from .board import tile, totem
from .rules import PIECES_OF_EACH, SIZE, SYMBOLS, State, all_lines, setup, square_name

EMPTY = "empty"
PIECES = ("x0", "o0", "x1", "o1")
_NONE = "-"
_INDEX = {square_name(index): index for index in range(SIZE * SIZE)}
_BOX = (6, 6, THING - 12, THING - 12)


def things(state: State) -> tuple[Thing, ...]:
    """Nothing, the four kinds of pieces, and the totems, which are called by their symbols."""
    well = Node("rect", _BOX, ink="well", edge="well-edge", pen=2, round=18, lift=-1)
    return (
        Thing(EMPTY, Text("edit-empty"), (well,)),
        *(Thing(piece, _named(piece), (tile(piece, "palette", _BOX))) for piece in PIECES),
        *(Thing(symbol, Text("edit-totem", symbol=symbol), totem(symbol, 0, _BOX)) for symbol in SYMBOLS),
    )


def _named(piece: str) -> Text:
    return Text("piece", symbol=piece[0], owner=int(piece[1]))


def found(state: State, place: str, seat: Seat | None) -> str:
    """The piece or the totem on a square."""
    index = _INDEX.get(place)
    if index is None:
        return ""
    if index in state.totems:
        return SYMBOLS[state.totems.index(index)]
    return state.squares[index] or EMPTY


def put(state: State, thing: str, place: str, seat: Seat | None) -> State:
    """A piece comes from its reserve, and goes back to it. Where a totem stands only a totem can be put."""
    index = _INDEX.get(place)
    if index is None:
        return state
    if thing in SYMBOLS:
        return _with_totem(state, SYMBOLS.index(thing), index)
    if index in state.totems:
        return state
    return _with_piece(state, index, "" if thing == EMPTY else thing)


def why_not(state: State, thing: str, place: str, seat: Seat | None) -> Text | None:
    """A totem is moved, never taken away or covered."""
    there = found(state, place, seat)
    return Text("edit-why-totem", symbol=there) if there in SYMBOLS and there != thing else None


def _with_totem(state: State, which: int, index: int) -> State:
    """Two totems that meet change places."""
    mine, other = state.totems[which], state.totems[1 - which]
    pair = (index, mine if other == index else other)
    cleared = _with_piece(state, index, "")
    return replace(cleared, totems=pair if which == 0 else pair[::-1])


def _with_piece(state: State, index: int, piece: str) -> State:
    before = state.squares[index]
    squares = (*state.squares[:index], piece, *state.squares[index + 1 :])
    left = {name: _left(state, name) - (name == piece) for name in PIECES}
    # One too many, which came from no reserve, goes back to none.
    if before and left[before] + squares.count(before) < PIECES_OF_EACH:
        left[before] += 1
    return replace(_with_reserves(state, left), squares=squares, line=all_lines(squares))


def _left(state: State, piece: str) -> int:
    return state.reserves[int(piece[1])][SYMBOLS.index(piece[0])]


def _with_reserves(state: State, left: dict[str, int]) -> State:
    numbers = [min(max(left[piece], 0), PIECES_OF_EACH) for piece in PIECES]
    return replace(state, reserves=((numbers[0], numbers[1]), (numbers[2], numbers[3])))


def clear(state: State) -> State:
    """All pieces in reserve, the totems where they stand when the start is fixed, pink to move."""
    return setup(2, 0, {"totems": "fixed"})


def settings(state: State) -> tuple[Setting, ...]:
    """Whose turn it is, for which totem a piece is still owed, and what is left in reserve."""
    owed = (
        Choice(_NONE, Text("edit-none")),
        *(Choice(symbol, Text("symbol", symbol=symbol)) for symbol in SYMBOLS),
    )
    return (
        whose_turn(state.mover, 2),
        Setting("moved", Text("edit-moved"), owed, state.moved or _NONE),
        *(
            how_many(
                f"reserve-{piece}",
                Text("edit-reserve", symbol=piece[0], owner=int(piece[1])),
                PIECES_OF_EACH,
                _left(state, piece),
            )
            for piece in PIECES
        ),
    )


def choose(state: State, setting: str, choice: str) -> State:
    """One of `settings` as chosen."""
    if setting == "mover":
        return replace(state, mover=int(choice))
    if setting == "moved":
        return replace(state, moved="" if choice == _NONE else choice)
    left = {piece: _left(state, piece) for piece in PIECES} | {setting.removeprefix("reserve-"): int(choice)}
    return _with_reserves(state, left)
