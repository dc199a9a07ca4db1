"""The cards of Sushi Go: which there are, how many, and what each one is."""

from __future__ import annotations

from collections.abc import Iterable

PUDDING, WASABI, CHOPSTICKS, SOY = "pudding", "wasabi", "chopsticks", "soy"

# Every kind of card and how many the game has of it; hands are held in this order.
COUNTS = {
    "tempura": 14,
    "sashimi": 14,
    "dumpling": 14,
    "maki1": 6,
    "maki2": 12,
    "maki3": 8,
    "egg": 5,
    "salmon": 10,
    "squid": 5,
    PUDDING: 10,
    WASABI: 6,
    CHOPSTICKS: 4,
    SOY: 4,
}
CARDS = tuple(COUNTS)
_PLACES = {card: place for place, card in enumerate(CARDS)}

MAKI_ICONS = {"maki1": 1, "maki2": 2, "maki3": 3}
NIGIRI_POINTS = {"egg": 1, "salmon": 2, "squid": 3}

# The colour of each card's background, which is what Soy sauce counts; a nigiri has that of the Wasabi.
BACKGROUNDS = {
    "tempura": "purple",
    "sashimi": "green",
    "dumpling": "blue",
    **dict.fromkeys(MAKI_ICONS, "red"),
    **dict.fromkeys(NIGIRI_POINTS, "yellow"),
    WASABI: "yellow",
    PUDDING: "pink",
    CHOPSTICKS: "light blue",
    SOY: "brown",
}


def pack(soy: bool) -> tuple[str, ...]:
    """All cards of a game, in order: 108, or 112 with Soy sauce."""
    return tuple(card for card, count in COUNTS.items() for _ in range(count) if soy or card != SOY)


def kinds(cards: Iterable[str]) -> tuple[str, ...]:
    """Each kind of card among these once, in order: equal cards are one choice."""
    held = frozenset(cards)
    return tuple([card for card in CARDS if card in held])


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """These cards as a hand is held."""
    return tuple(sorted(cards, key=_PLACES.__getitem__))


def without(cards: Iterable[str], *taken: str) -> tuple[str, ...]:
    """The cards that are left, in their order, when one is gone for each of those taken."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)
