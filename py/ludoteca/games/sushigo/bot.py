"""How a practised eater of Sushi Go judges cards at a glance: by the points each may be expected to bring."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from ludoteca.kernel.game import Seat

from .cards import CHOPSTICKS, MAKI_ICONS, NIGIRI_POINTS, PUDDING, SOY, WASABI
from .rules import HAND_SIZES, Enough, Move, State
from .scoring import DUMPLINGS, WASABI_FACTOR, Meal, dips, icons

# How many points of difference make a card hardly ever chosen over another.
_SHARPNESS = 0.7
# What a roll of Maki is worth, while the race for the most is open, and what it is once it is decided.
_ROLL, _IDLE_ROLL = 0.85, 0.2
_PUDDING = 1.9
_SOY = 1.5
# What a Tempura is worth as the first and second of its set, and a Sashimi as the first to third: a little
# less than its part of the whole while the rest may not come.
_TEMPURA = (2.0, 3.0)
_SASHIMI = (1.8, 3.2, 5.0)
_WHOLE_TEMPURA, _WHOLE_SASHIMI = 5.0, 10.0


def favour(state: State, seat: Seat, moves: Sequence[Move]) -> list[float]:
    """The weight of each card, by the points it adds to the meal now or may come to add."""
    held, has_wasabi, rolls = _table((*state.meals[seat], *state.chosen[seat]))
    lead = rolls - max(map(icons, (*state.meals[:seat], *state.meals[seat + 1 :])))
    turns, most = len(state.hands[seat]) - 1, HAND_SIZES[len(state.hands)] - 1
    gains = [
        1.0
        if isinstance(move, Enough)
        else _worth(move.card, held.get(move.card, 0), has_wasabi, lead, turns, most)
        for move in moves
    ]
    best = max(gains)
    return [exp((gain - best) / _SHARPNESS) for gain in gains]


class _Table(NamedTuple):
    """What counts of the cards before a player: each kind's number, an empty Wasabi, the rolls of Maki."""

    held: dict[str, int]
    has_wasabi: bool
    rolls: int


@lru_cache(maxsize=4096)
def _table(cards: Meal) -> _Table:
    held = {card: cards.count(card) for card in cards}
    return _Table(held, held.get(WASABI, 0) > len(dips(cards)), icons(cards))


# There are a few thousand different questions, and a bot asks them all the time.
@lru_cache(maxsize=8192)
def _worth(card: str, held: int, has_wasabi: bool, lead: int, turns: int, most: int) -> float:
    """The points to be expected of this card beside so many like it, with so many of `most` turns to come.

    `lead` is by how many rolls of Maki the player is ahead of the best rival.
    """
    # How much of the round is to come: cards that need company are worth little at its end.
    ahead = turns / most
    if card in NIGIRI_POINTS:
        return float(NIGIRI_POINTS[card] * (WASABI_FACTOR if has_wasabi else 1))
    if card in MAKI_ICONS:
        is_open = abs(lead + MAKI_ICONS[card] / 2) <= MAKI_ICONS[card] + turns
        return MAKI_ICONS[card] * (_ROLL if is_open else _IDLE_ROLL)
    match card:
        case "tempura":
            return _of_set(held % 2, 2, _WHOLE_TEMPURA, _TEMPURA[held % 2], turns)
        case "sashimi":
            return _of_set(held % 3, 3, _WHOLE_SASHIMI, _SASHIMI[held % 3], turns)
        case "dumpling":
            step = min(held, len(DUMPLINGS) - 2)
            now = DUMPLINGS[step + 1] - DUMPLINGS[step] if held < len(DUMPLINGS) - 1 else 0
            return now + 1.2 * ahead
    if card == WASABI:
        return 4.2 * ahead if turns > 1 else 0.0
    return {PUDDING: _PUDDING, SOY: _SOY, CHOPSTICKS: 1.8 * ahead}[card]


def _of_set(held: int, size: int, whole: float, early: float, turns: int) -> float:
    """A card of a set: it completes the set, or hopes for the rest, which takes as many turns at least."""
    missing = size - held - 1
    if not missing:
        return early + (whole - early) / 2
    return early * min(1.0, turns / (3 * missing))
