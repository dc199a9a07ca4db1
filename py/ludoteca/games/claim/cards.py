"""The 52 cards of Claim: five factions, and the values of each."""

from __future__ import annotations

from collections.abc import Iterable

# A card is its name: `knight-7`. The five `goblin-0` are equal.
Card = str
FACTIONS = ("goblin", "knight", "undead", "dwarf", "doppelganger")
# The back of a card.
HIDDEN = "?"

_VALUES: dict[str, tuple[int, ...]] = {
    "goblin": (0, 0, 0, 0, *range(10)),
    "knight": tuple(range(2, 10)),
    "undead": tuple(range(10)),
    "dwarf": tuple(range(10)),
    "doppelganger": tuple(range(10)),
}
DECK = tuple(f"{faction}-{value}" for faction in FACTIONS for value in _VALUES[faction])


_FACTIONS = {card: card.partition("-")[0] for card in (*DECK, HIDDEN, "")}
_DECK_VALUES = {card: int(card.partition("-")[2]) for card in DECK}


def faction_of(card: Card) -> str:
    """The faction of a card; a card that is hidden or not there has one that no other has."""
    return _FACTIONS[card]


def value_of(card: Card) -> int:
    """The value of a card, 0 to 9."""
    return _DECK_VALUES[card]


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards as a hand holds them: by faction, then by value; hidden ones first."""
    return tuple(sorted(cards, key=_PLACE.__getitem__))


_PLACE = {card: place for place, card in enumerate((HIDDEN, *dict.fromkeys(DECK)))}
