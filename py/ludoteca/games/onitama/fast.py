"""Onitama's rules once more, for search: a side is one integer, and what it can do with a hand is looked up.

A position is `(seat, (own, other, deal), past)`: who decides; the side of who decides, the other side and the
cards, as `tables` makes an integer of each; and those three of every position since the last capture, but for
this one, or None where repetition does not end the game.
"""

from __future__ import annotations

from ludoteca.kernel.game import Seat

from .cards import SQUARES
from .evaluation import FEATURES, WEIGHTS, features, value
from .rules import LAST_OCCURRENCE, PIECES, TEMPLES, State
from .tables import (
    GOALS,
    GONE,
    MASTER,
    NAMES,
    PASSED,
    STEPS,
    STRIKES,
    TURNS,
    Now,
    Position,
    cards_in,
    deal_of,
    side_of,
)

__all__ = [
    "FEATURES",
    "WEIGHTS",
    "features",
    "key",
    "moves",
    "passed",
    "play",
    "result",
    "spell",
    "start",
    "value",
    "ways",
    "wins",
]

# Five cards that are passed on do not lie as before until so many turns later; nor can the position.
RETURN = 6
_SOONEST = RETURN * (LAST_OCCURRENCE - 1)
_TAKEN = GONE << MASTER


def start(state: State) -> Position:
    """The position of this state, with its past."""
    now = _now(state.squares, deal_of(state.hands, state.side, state.mover), state.mover)
    if state.seen is None:
        return state.mover, now, None
    cards = {*state.hands[0], *state.hands[1], state.side}
    past = []
    for squares, blue, red, mover in state.seen[:-1]:
        (side,) = cards - blue - red
        past.append(_now(squares, deal_of((blue, red), side, mover), mover))
    return state.mover, now, tuple(past)


def _now(squares: tuple[str, ...], deal: int, mover: Seat) -> Now:
    return side_of(squares, PIECES[mover]), side_of(squares, PIECES[1 - mover]), deal


def key(position: Position) -> Now:
    """All but the past, which only tells when it comes back."""
    return position[1]


def moves(position: Position) -> tuple[int, ...]:
    """Captures first, then what leads forward and to the middle."""
    if result(position) is not None:
        return ()
    own, other, deal = position[1]
    found, targets, ordered = TURNS[deal >> 16][own]
    taken = targets & other
    if not taken:
        return found
    if taken not in ordered:
        ordered[taken] = tuple(sorted(found, key=lambda move: not STEPS[move][1] & taken))
    return ordered[taken]


def play(position: Position, move: int) -> Position:
    """The position after this move, in which the other seat decides."""
    seat, now, past = position
    own, other, deal = now
    flip, to, slot = STEPS[move]
    if other & to:
        other ^= to
        if other >> MASTER == move & 31:
            other |= _TAKEN
        # Nothing that lies before a capture comes back.
        past = past and ()
    elif past is not None:
        past = (*past, now)
    return 1 - seat, (other, own ^ flip, PASSED[deal][slot]), past


def spell(position: Position, move: int) -> str:
    """The words of a move."""
    card = NAMES[cards_in(position[1][2] >> 16)[move >> 11] & 31]
    start, to = move >> 5 & 31, move & 31
    return f"swap {card}" if start == to else f"move {card} {SQUARES[start]} {SQUARES[to]}"


def result(position: Position) -> int | None:
    """Won and lost by the masters: one is gone, or on the other's temple. Drawn by repetition."""
    seat, now, past = position
    own, other = now[0] >> MASTER, now[1] >> MASTER
    if own == GONE or other == TEMPLES[seat]:
        return -1
    if other == GONE or own == GOALS[seat]:
        return 1
    # Every second turn the other seat decides.
    if past and len(past) >= _SOONEST and past[-RETURN::-2].count(now) >= LAST_OCCURRENCE - 1:
        return 0
    return None


def ways(position: Position) -> int:
    """As many as there are moves."""
    own, _, deal = position[1]
    return len(TURNS[deal >> 16][own][0])


def wins(position: Position) -> bool:
    """Whether a piece can take the other master, or the master reach the other temple."""
    own, other, deal = position[1]
    strikes, goal = STRIKES[deal >> 16], GOALS[position[0]]
    return bool(own & strikes[other >> MASTER] or strikes[goal] >> (own >> MASTER) & ~own >> goal & 1)


def passed(position: Position) -> Position | None:
    """As if who decides had nothing to do, the cards where they are; None if the game is over."""
    seat, (own, other, deal), past = position
    if result(position) is not None:
        return None
    turned = (deal >> 5 & 2047) << 16 | deal >> 16 << 5 | deal & 31
    return 1 - seat, (other, own, turned), past and ()
