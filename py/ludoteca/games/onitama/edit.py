"""Onitama's positions built by hand: each side has one master, and each card is in one place."""

from __future__ import annotations

from ludoteca.kernel.editing import THING, Choice, Setting, Thing, whose_turn
from ludoteca.kernel.game import Seat
from ludoteca.kernel.scene import Node
from ludoteca.kernel.text import Text

from .cards import CARDS, SQUARES
from .drawings import piece
from .rules import MASTERS, PIECES, TEMPLES, State, at

EMPTY = "empty"
# By name: a position has letters for them that a sentence cannot tell apart.
THINGS = {"blue-master": "M", "blue-student": "S", "red-master": "m", "red-student": "s"}
_NAMES = {sign: name for name, sign in THINGS.items()}
# Where the five cards are, in the order of a position.
_PLACES = ("blue-1", "blue-2", "red-1", "red-2", "side")
_BOX = (4, 4, THING - 8, THING - 8)


def things(state: State) -> tuple[Thing, ...]:
    """Nothing, and the pieces of both sides."""
    well = Node("rect", _BOX, ink="well", edge="well-edge", pen=2, round=18, lift=-1)
    return (
        Thing(EMPTY, Text("edit-empty"), (well,)),
        *(Thing(name, _named(sign), piece(sign, "palette", _BOX, 2, 1)) for name, sign in THINGS.items()),
    )


def _named(sign: str) -> Text:
    kind = "master" if sign in MASTERS else "student"
    return Text("piece", kind=kind, owner=0 if sign in PIECES[0] else 1)


def found(state: State, place: str, seat: Seat | None) -> str:
    """The piece on a square; cards are chosen, not put."""
    return _NAMES.get(state.squares[SQUARES.index(place)], EMPTY) if place in SQUARES else ""


def put(state: State, thing: str, place: str, seat: Seat | None) -> State:
    """A master that is put somewhere has left the square where it was."""
    if place not in SQUARES:
        return state
    sign = THINGS.get(thing, "")
    squares = ["" if sign in MASTERS and each == sign else each for each in state.squares]
    squares[SQUARES.index(place)] = sign
    return _at(state, tuple(squares), _cards(state), state.mover)


def _cards(state: State) -> tuple[str, ...]:
    return (*state.hands[0], *state.hands[1], state.side)


def _at(state: State, squares: tuple[str, ...], cards: tuple[str, ...], mover: Seat) -> State:
    blue, other, red, another, side = cards
    hands = ((blue, other), (red, another))
    return at(squares, hands, side, mover, is_repetition_counted=state.seen is not None)


def clear(state: State) -> State:
    """The masters alone, in their temples, and the cards where they are, Blue to move."""
    alone = tuple(
        {TEMPLES[0]: MASTERS[0], TEMPLES[1]: MASTERS[1]}.get(index, "") for index in range(len(state.squares))
    )
    return _at(state, alone, _cards(state), 0)


def settings(state: State) -> tuple[Setting, ...]:
    """Whose turn it is, and where which card is."""
    choices = tuple(Choice(card, Text("card", card=card)) for card in CARDS)
    return (
        whose_turn(state.mover, 2),
        *(
            Setting(place, _place(place), choices, card)
            for place, card in zip(_PLACES, _cards(state), strict=True)
        ),
    )


def _place(place: str) -> Text:
    hand, _, number = place.partition("-")
    if not number:
        return Text("region-side")
    return Text("edit-card", seat=("blue", "red").index(hand), number=int(number))


def choose(state: State, setting: str, choice: str) -> State:
    """One of `settings` as chosen; a card that comes from another place is exchanged for the one there."""
    if setting == "mover":
        return _at(state, state.squares, _cards(state), int(choice))
    cards = list(_cards(state))
    place = _PLACES.index(setting)
    if choice in cards:
        cards[cards.index(choice)] = cards[place]
    cards[place] = choice
    return _at(state, state.squares, tuple(cards), state.mover)
