"""How a practised traveller judges moves of Tranquility: by the room they leave for other Islands."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from ludoteca.kernel.game import Seat

from .moves import Discard, Done, Finish, Monster, Move, Play, Rocks, Start, Stay
from .placing import bounds, cost
from .state import CARDS, CELLS, FINISH, INDEX, ISLANDS, NOBODY, START, Card, State, is_island

# How much of a difference makes a move hardly ever chosen over another.
_SHARPNESS = 0.25
# What a card paid costs, beside a cell filled; cards are few, 36 must be filled with about 80.
_PAID = 0.3
# What a crooked gap costs: too few Islands for its cells, or too many of them for it.
_CROOKED = 0.4
# A Finish must be kept, more than one need not; so must the Start.
_LAST_FINISH, _OTHER_FINISH, _START = 9.0, 0.5, 9.0


def favour(state: State, seat: Seat, moves: Sequence[Move]) -> list[float]:
    """The weight of each move, by what it brings the journey and what it costs."""
    gains = [_gain(state, seat, move) for move in moves]
    best = max(gains)
    return [exp(max(gain - best, -9.0) / _SHARPNESS) for gain in gains]


def value(state: State, seat: Seat) -> float:
    """How far the journey is, from -1 to 1, less what its gaps ask for and the cards left cannot give.

    Judged in an imagined world, by all cards that are to come there.
    """
    if state.ending == "finish":
        return 1.0
    filled = sum(1 for island in state.grid if island)
    if state.ending:
        return -1.0 + filled / CELLS / 2
    cards = {card for rows in (state.hands, state.piles) for row in rows for card in row}
    short, low, before = 0, -1, 0
    for index in range(CELLS + 1):
        island = state.grid[index] if index < CELLS else ISLANDS + 1
        if island:
            gaps = index - low - 1
            if gaps:
                short += max(0, gaps - sum(1 for card in range(before + 1, island) if card in cards))
            low, before = index, island
    spare = sum(map(len, state.hands)) + sum(map(len, state.piles)) - (CELLS - filled)
    lost = short + (FINISH not in cards) * 3 + (state.starter == NOBODY and START not in cards) * 3
    hope = 0.4 * filled / CELLS + 0.01 * spare - 0.15 * lost
    return max(-0.95, min(0.9, hope))


def _gain(state: State, seat: Seat, move: Move) -> float:
    match move:
        case Finish() | Start():
            return 9.0
        case Play():
            index = INDEX[move.cell]
            paid = cost(state.grid, move.island, index)
            return 1.0 - _PAID * paid - _CROOKED * _crookedness(state.grid, move.island, index)
        case Discard():
            price = -_keeping(state, seat, CARDS[move.card])
            return price - _PAID * 2 if state.phase == "turn" else price
        case Monster():
            return -1.5
        case Rocks():
            return -0.1 * sum(state.grid[6 * (move.row - 1) + at] == 0 for at in range(6))
        case Stay():
            return -2.0
        case Done():
            return -0.8


def _crookedness(grid: tuple[Card, ...], island: Card, index: int) -> float:
    """How many cells from its share of the gap the Island would lie; far more if one side starves."""
    low, high = bounds(grid, island)
    least = grid[low] if low >= 0 else 0
    most = grid[high] if high < CELLS else ISLANDS + 1
    below, above = index - low - 1, high - index - 1
    under, over = island - least - 1, most - island - 1
    starved = (below > under) * 9.0 + (above > over) * 9.0
    even = low + (high - low) * (island - least) / (most - least)
    return abs(index - even) + starved


def _keeping(state: State, seat: Seat, card: Card) -> float:
    """What the card is worth in the hand: how well it still fits somewhere, and how cheaply."""
    if card == FINISH:
        return _OTHER_FINISH if state.hands[seat].count(FINISH) > 1 else _LAST_FINISH / 3
    if card == START:
        return _START if state.starter == NOBODY else 0.0
    if not is_island(card):
        return 0.0
    low, high = bounds(state.grid, card)
    if high - low < 2:
        return -0.5
    least = state.grid[low] if low >= 0 else 0
    most = state.grid[high] if high < CELLS else ISLANDS + 1
    plenty = (most - least - 1) / (high - low - 1)
    # A gap that has few Islands for each of its cells needs every one of them.
    return 1.5 / plenty
