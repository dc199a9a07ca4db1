"""Yoxii's positions built by hand: pieces go to and from the reserve, the totem stands somewhere."""

from __future__ import annotations

from dataclasses import replace

from ludoteca.kernel.editing import THING, Choice, Setting, Thing, how_many, whose_turn
from ludoteca.kernel.game import Seat
from ludoteca.kernel.scene import Node
from ludoteca.kernel.text import Text

from .board import tile, totem
from .rules import CENTRE, PIECES_OF_EACH, SIGNS, SQUARES, VALUES, Reserve, State, seat_of

EMPTY, TOTEM = "empty", "totem"
_SEATS = "wr"
# By name, the number that stands for it on the board.
PIECES = {f"{_SEATS[seat]}{value}": SIGNS[seat] * value for seat in (0, 1) for value in VALUES}
_NAMES = {piece: name for name, piece in PIECES.items()}
_BOX = (6, 6, THING - 12, THING - 12)


def things(state: State) -> tuple[Thing, ...]:
    """Nothing, the totem, and the pieces of both by value."""
    well = Node("rect", _BOX, ink="well", edge="well-edge", pen=2, round=20, lift=-1)
    return (
        Thing(EMPTY, Text("edit-empty"), (well,)),
        Thing(TOTEM, Text("edit-totem"), totem(CENTRE, _BOX)),
        *(
            Thing(name, _named(piece), tile(abs(piece), seat_of(piece), "palette", _BOX))
            for name, piece in PIECES.items()
        ),
    )


def _named(piece: int) -> Text:
    return Text("edit-piece", value=abs(piece), owner=seat_of(piece))


def found(state: State, place: str, seat: Seat | None) -> str:
    """The piece or the totem on a square."""
    if place not in SQUARES:
        return ""
    index = SQUARES.index(place)
    return TOTEM if index == state.totem else _NAMES.get(state.squares[index], EMPTY)


def put(state: State, thing: str, place: str, seat: Seat | None) -> State:
    """A piece comes from its reserve, and goes back to it. Where the totem stands nothing else can be put."""
    if place not in SQUARES or SQUARES.index(place) == state.totem:
        return state
    index = SQUARES.index(place)
    if thing == TOTEM:
        return replace(_with_piece(state, index, 0), totem=index)
    return _with_piece(state, index, PIECES.get(thing, 0))


def why_not(state: State, thing: str, place: str, seat: Seat | None) -> Text | None:
    """The totem is moved, never taken away or covered."""
    return Text("edit-why-totem") if found(state, place, seat) == TOTEM and thing != TOTEM else None


def _with_piece(state: State, index: int, piece: int) -> State:
    before = state.squares[index]
    squares = (*state.squares[:index], piece, *state.squares[index + 1 :])
    left = {each: _left(state, each) - (each == piece) for each in _NAMES}
    # One too many, which came from no reserve, goes back to none.
    if before and left[before] + squares.count(before) < PIECES_OF_EACH[abs(before) - 1]:
        left[before] += 1
    return replace(_with_reserves(state, left), squares=squares)


def _left(state: State, piece: int) -> int:
    return state.reserves[seat_of(piece)][abs(piece) - 1]


def _with_reserves(state: State, left: dict[int, int]) -> State:
    white, red = (
        tuple(
            min(max(left[sign * value], 0), most) for value, most in zip(VALUES, PIECES_OF_EACH, strict=True)
        )
        for sign in SIGNS
    )
    return replace(state, reserves=(_reserve(white), _reserve(red)))


def _reserve(numbers: tuple[int, ...]) -> Reserve:
    ones, twos, threes, fours = numbers
    return (ones, twos, threes, fours)


def clear(state: State) -> State:
    """All pieces in reserve, the totem in the middle, White to move it."""
    return State((0,) * len(SQUARES), CENTRE, (PIECES_OF_EACH, PIECES_OF_EACH), tiebreak=state.tiebreak)


_MOVE, _PLACE = "move", "place"


def settings(state: State) -> tuple[Setting, ...]:
    """Whose turn it is, whether the totem has moved, and what is left in reserve."""
    owed = (Choice(_MOVE, Text("prompt-move")), Choice(_PLACE, Text("prompt-place")))
    return (
        whose_turn(state.mover, 2),
        Setting("owed", Text("edit-owed"), owed, _PLACE if state.has_moved else _MOVE),
        *(
            how_many(
                f"reserve-{name}",
                Text("edit-reserve", value=abs(piece), owner=seat_of(piece)),
                PIECES_OF_EACH[abs(piece) - 1],
                _left(state, piece),
            )
            for name, piece in PIECES.items()
        ),
    )


def choose(state: State, setting: str, choice: str) -> State:
    """One of `settings` as chosen."""
    if setting == "mover":
        return replace(state, mover=int(choice))
    if setting == "owed":
        return replace(state, has_moved=choice == _PLACE)
    left = {piece: _left(state, piece) for piece in _NAMES}
    return _with_reserves(state, left | {PIECES[setting.removeprefix("reserve-")]: int(choice)})
