"""How a practised traveller judges moves of Tranquility: by the room they leave for other Islands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp

from ludoteca.kernel.game import Seat

from .moves import Discard, Done, Finish, Monster, Move, Play, Rocks, Start, Stay
from .placing import Gap, cost, gaps
from .state import CARDS, CELL_NAMES, CELLS, FINISH, ISLANDS, NOBODY, START, Card, State

# How much of a difference makes a move hardly ever chosen over another.
_SHARPNESS = 0.25
# What is worse than the best move by so much is hardly ever chosen, however much worse it is.
_HOPELESS = 9.0
_LEAST = exp(-_HOPELESS / _SHARPNESS)
# What a card paid costs, beside a cell filled; cards are few, 36 must be filled with about 80.
_PAID = 0.3
# What a crooked gap costs: too few Islands for its cells, or too many of them for it.
_CROOKED = 0.4
# A Finish must be kept, more than one need not; so must the Start.
_LAST_FINISH, _OTHER_FINISH, _START = 9.0, 0.5, 9.0


def favour(state: State, seat: Seat, moves: Sequence[Move]) -> list[float]:
    """The weight of each move, by what it brings the journey and what it costs."""
    homes = gaps(state.grid, state.hands[seat])
    plays = homes.items() if state.phase == "turn" else ()
    playing = {island: _gains_of_playing(island, gap) for island, gap in plays}
    gains = [
        playing[move.island][move.cell] if isinstance(move, Play) else _gain(state, seat, move, homes)
        for move in moves
    ]
    best = max(gains)
    return [exp((gain - best) / _SHARPNESS) if gain - best > -_HOPELESS else _LEAST for gain in gains]


def value(state: State, seat: Seat) -> float:
    """How far the journey is, from -1 to 1, less what its gaps ask for and the cards left cannot give.

    Judged in an imagined world, by all cards that are to come there.
    """
    if state.ending == "finish":
        return 1.0
    filled = CELLS - state.grid.count(0)
    if state.ending:
        return -1.0 + filled / CELLS / 2
    cards = frozenset().union(*state.hands, *state.piles)
    short, low, before = 0, -1, 0
    for index in range(CELLS + 1):
        island = state.grid[index] if index < CELLS else ISLANDS + 1
        if island:
            gaps = index - low - 1
            if gaps:
                short += max(0, gaps - sum([card in cards for card in range(before + 1, island)]))
            low, before = index, island
    spare = sum(map(len, state.hands)) + sum(map(len, state.piles)) - (CELLS - filled)
    lost = short + (FINISH not in cards) * 3 + (state.starter == NOBODY and START not in cards) * 3
    hope = 0.4 * filled / CELLS + 0.01 * spare - 0.15 * lost
    return max(-0.95, min(0.9, hope))


# Most gaps stay as they are from one imagined move to the next.
@lru_cache(maxsize=2048)
def _gains_of_playing(island: Card, gap: Gap) -> Mapping[str, float]:
    """By each cell of its gap, what playing this Island there gains.

    It lies crooked by as many cells as it is from its share of the gap; far more if one side starves.
    """
    low, high, least, most = gap
    under, over = island - least - 1, most - island - 1
    even = low + (high - low) * (island - least) / (most - least)
    gains = {}
    for index in range(low + 1, high):
        starved = (index - low - 1 > under) * 9.0 + (high - index - 1 > over) * 9.0
        crooked = abs(index - even) + starved
        gains[CELL_NAMES[index]] = 1.0 - _PAID * cost(gap, island, index) - _CROOKED * crooked
    return gains


def _gain(state: State, seat: Seat, move: Move, homes: Mapping[Card, Gap]) -> float:
    match move:
        case Finish() | Start():
            return 9.0
        case Play():
            return _gains_of_playing(move.island, homes[move.island])[move.cell]
        case Discard():
            price = -_keeping(state, seat, CARDS[move.card], homes)
            return price - _PAID * 2 if state.phase == "turn" else price
        case Monster():
            return -1.5
        case Rocks():
            return -0.1 * sum(state.grid[6 * (move.row - 1) + at] == 0 for at in range(6))
        case Stay():
            return -2.0
        case Done():
            return -0.8


def _keeping(state: State, seat: Seat, card: Card, homes: Mapping[Card, Gap]) -> float:
    """What the card is worth in the hand: how well it still fits somewhere, and how cheaply."""
    if card in homes:
        low, high, least, most = homes[card]
        # A gap that has few Islands for each of its cells needs every one of them.
        return 1.5 / ((most - least - 1) / (high - low - 1)) if high - low >= 2 else -0.5
    if card == FINISH:
        return _OTHER_FINISH if state.hands[seat].count(FINISH) > 1 else _LAST_FINISH / 3
    return _START if card == START and state.starter == NOBODY else 0.0
