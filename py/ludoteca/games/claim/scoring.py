"""Who wins the five factions of Claim, and with them the game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from ludoteca.kernel.game import Outcome, Row, Seat
from ludoteca.kernel.text import Text

from .cards import FACTIONS, Card, faction_of, value_of

Piles = tuple[tuple[Card, ...], tuple[Card, ...]]
# This many of the five factions are a majority whatever becomes of the others.
MAJORITY = 3


def settled(piles: Piles) -> Outcome:
    """The outcome when these are the score piles.

    A faction that nobody wins may leave both short of three: then more factions win, equally many are a draw.
    """
    owners = [winner_of(faction, piles) for faction in FACTIONS]
    scores = (owners.count(0), owners.count(1))
    rows = [row for faction in FACTIONS for row in _rows(faction, piles)]
    table = (*rows, Row(Text("row-factions"), scores))
    if scores[0] == scores[1]:
        return Outcome(frozenset(), "draw", scores, table)
    reason = "factions" if max(scores) >= MAJORITY else "more"
    return Outcome(frozenset({scores.index(max(scores))}), reason, scores, table)


def winner_of(faction: str, piles: Piles) -> Seat | None:
    """Who wins this faction: more cards of it, then the highest; nobody if that is equal too."""
    for count in (_counts, _highest):
        first, second = count(faction, piles)
        if first != second:
            return 0 if first > second else 1
    return None


def _rows(faction: str, piles: Piles) -> list[Row]:
    """How many cards each has of this faction and, where that settles nothing, the highest of each."""
    counts = _counts(faction, piles)
    rows = [Row(_CARDS[faction], counts)]
    if counts[0] == counts[1] > 0:
        rows.append(Row(Text("row-highest", faction=faction), _highest(faction, piles)))
    return rows


_CARDS = {faction: Text("row-cards", faction=faction) for faction in FACTIONS}


def _counts(faction: str, piles: Piles) -> tuple[int, int]:
    first, second = piles
    return _numbers(first)[faction], _numbers(second)[faction]


@lru_cache(maxsize=256)
def _numbers(pile: tuple[Card, ...]) -> Mapping[str, int]:
    """How many cards of each faction there are."""
    factions = [faction_of(card) for card in pile]
    return {faction: factions.count(faction) for faction in FACTIONS}


def _highest(faction: str, piles: Piles) -> tuple[int, int]:
    first, second = (
        max([value_of(card) for card in pile if faction_of(card) == faction], default=-1) for pile in piles
    )
    return first, second
