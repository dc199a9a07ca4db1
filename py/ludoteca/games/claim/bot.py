"""How a practised player of Claim judges cards at a glance: by the trick they win or lose, and its price."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp

from ludoteca.kernel.game import Seat

from .cards import Card, faction_of, value_of
from .rules import Play, State, is_beaten, is_second_phase

# How much of a difference makes a card hardly ever chosen over another.
_SHARPNESS = 0.5
# What a follower drawn unseen is worth, in the scale of `strength`: the middle of the deck.
_UNSEEN = 0.5
# A card lost from the hand costs part of its strength: it would have won another trick.
_SPENT = 0.6
# What winning a card of a faction that is still open brings in the second phase.
_FACTION = 0.5


def favour(state: State, seat: Seat, moves: Sequence[Play]) -> list[float]:
    """The weight of each card: what the trick would bring with it, less what the card is worth to keep."""
    lead, prize = state.lead, state.prize
    if is_second_phase(state):
        gains = [_late(move.card, lead) for move in moves]
    else:
        gains = [_early(move.card, lead, prize) for move in moves]
    best = max(gains)
    return [exp((gain - best) / _SHARPNESS) for gain in gains]


@cache
def strength(card: Card) -> float:
    """How much a follower promises for the second phase, from 0 to about 1."""
    faction, value = faction_of(card), value_of(card)
    extra = {"goblin": 0.0, "knight": 0.15, "undead": 0.05, "dwarf": 0.05, "doppelganger": 0.2}[faction]
    if faction == "dwarf":
        return extra + 0.3 + abs(value - 4.5) / 10
    return extra + value / 10


def _wins(card: Card, lead: Card) -> float:
    """Whether this card wins the trick; for a lead, how likely it looks."""
    if lead:
        return float(is_beaten(lead, card))
    faction, value = faction_of(card), value_of(card)
    return (value + 1) / 10 - (0.3 if faction == "goblin" else 0.0)


@lru_cache(maxsize=4096)
def _early(card: Card, lead: Card, prize: Card) -> float:
    """Recruiting: a good prize is worth a strong card, a bad one is left for the unseen follower."""
    wins = _wins(card, lead)
    worth = 1.5 * (strength(prize) - _UNSEEN)
    undead = 0.25 * sum(faction_of(played) == "undead" for played in (card, lead) if played)
    return (2 * wins - 1) * (worth + undead) - _SPENT * strength(card)


@cache
def _late(card: Card, lead: Card) -> float:
    """Followers at work: win what counts, and let the other win tricks without Dwarves for oneself."""
    wins = _wins(card, lead)
    gain = 0.0
    for played in (card, lead):
        if played:
            side = -1 if faction_of(played) == "dwarf" else 1
            gain += side * (2 * wins - 1) * _FACTION
    return gain - _SPENT * strength(card) / 2
