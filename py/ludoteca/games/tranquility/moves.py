"""The moves of Tranquility: their words, and which of them a seat may make."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ludoteca.kernel.game import Seat

from .placing import Gap, gaps, placements
from .state import (
    CELL_NAMES,
    FINISH,
    HIDDEN,
    ISLANDS,
    MONSTER,
    NOBODY,
    SIDE,
    START,
    Card,
    State,
    card_name,
    discardable,
    has_room,
)


@dataclass(frozen=True, slots=True)
class Play:
    """This Island goes on that cell."""

    island: Card
    cell: str


@dataclass(frozen=True, slots=True)
class Discard:
    """This card leaves the hand, face down: a payment that is owed, or the first of two."""

    card: str


@dataclass(frozen=True, slots=True)
class Start:
    """The Start card goes on its space, and eight cards are owed by all together."""


@dataclass(frozen=True, slots=True)
class Done:
    """Those after this seat give the rest of what Start costs."""


@dataclass(frozen=True, slots=True)
class Finish:
    """The Finish card goes on its space: the journey is done."""


@dataclass(frozen=True, slots=True)
class Monster:
    """A Sea Monster takes the Island of that cell with it."""

    cell: str


@dataclass(frozen=True, slots=True)
class Rocks:
    """The Jagged Rocks go to that row, counted from 1 at the bottom."""

    row: int


@dataclass(frozen=True, slots=True)
class Stay:
    """The Jagged Rocks stay where they are, for two more cards."""


Move = Play | Discard | Start | Done | Finish | Monster | Rocks | Stay

# Cards that are discarded in place of an action, or to keep the rocks where they are.
PAIR = 2


def asked(state: State) -> Seat:
    """Whose decision is awaited."""
    return state.giver if state.phase == "give" else state.mover


def legal_moves(state: State) -> tuple[Move, ...]:
    """Every move of the seat that is asked, in order of the hand and of the journey."""
    hand = state.hands[asked(state)]
    if state.phase == "turn":
        return (Start(),) if must_start(state) else _actions(state, hand)
    if state.phase == "rocks":
        stay = (Stay(),) if len(discardable(hand)) >= PAIR else ()
        return (*(Rocks(row + 1) for row in free_rows(state)), *stay)
    done = (Done(),) if state.phase == "give" and state.may_stop else ()
    return (*_discards(hand), *done)


def must_start(state: State) -> bool:
    """Whether the mover holds a Start while the Start space is empty: then it must be played."""
    return state.starter == NOBODY and START in state.hands[state.mover]


def _actions(state: State, hand: tuple[Card, ...]) -> tuple[Move, ...]:
    payable = len(discardable(hand)) - 1
    plays: list[Move] = []
    for island, gap in gaps(state.grid, hand).items():
        plays += _plays(gap, island, payable, state.rocks)
    pair = _discards(hand) if payable + 1 >= PAIR else ()
    finish = (REACHED,) if FINISH in hand and is_ready(state) and not state.blocked else ()
    preys = [index for index, island in enumerate(state.grid) if island] if MONSTER in hand else ()
    return (*plays, *pair, *finish, *(PREYS[index] for index in preys))


# Most gaps stay as they are from one move to the next.
@lru_cache(maxsize=4096)
def _plays(gap: Gap, island: Card, payable: int, rocks: int) -> tuple[Move, ...]:
    return tuple(PLAYS[island][index] for index in placements(gap, island, payable, rocks))


@lru_cache(maxsize=1024)
def _discards(hand: tuple[Card, ...]) -> tuple[Move, ...]:
    return tuple([DISCARDS[card] for card in dict.fromkeys(discardable(hand))])


def is_ready(state: State) -> bool:
    """Whether all cells and the Start space are filled, so that only the Finish is missing."""
    return state.starter != NOBODY and all(state.grid)


def free_rows(state: State) -> tuple[int, ...]:
    """The rows where the Jagged Rocks may go: others, with an empty cell."""
    return tuple(row for row in range(SIDE) if row != state.rocks and has_room(state.grid, row))


# Moves are values: made once, so that listing the legal ones makes no objects.
PLAYS = tuple(tuple(Play(island, name) for name in CELL_NAMES) for island in range(ISLANDS + 1))
DISCARDS = {card: Discard(card_name(card)) for card in (*range(1, ISLANDS + 1), FINISH, START, HIDDEN)}
REACHED = Finish()
PREYS = tuple(Monster(name) for name in CELL_NAMES)
