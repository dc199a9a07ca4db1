"""A meal on the table: cards that score together lie together, each nigiri on its Wasabi."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from ludoteca.kernel.game import Seat
from ludoteca.kernel.scene import Box, Node
from ludoteca.kernel.text import Text
from ludoteca.kit import cards

from .cards import CARDS, CHOPSTICKS, MAKI_ICONS, NIGIRI_POINTS, PUDDING, SOY, WASABI
from .drawings import on_table
from .scoring import WASABI_FACTOR, Meal, dips, icons

# From left to right; nigiri stand where the Wasabi does.
_ORDER = ("tempura", "sashimi", "dumpling", WASABI, CHOPSTICKS, SOY, PUDDING)
# A card's width by its height, and of that width how far the next of its group is, and the next group.
_WIDE, _WITHIN, _BETWEEN = 0.8, 0.46, 1.1
_SMALLEST = 0.6


class Group(NamedTuple):
    """Cards that score together, by their places in the meal, and what ears are told of them."""

    places: tuple[int, ...]
    label: Text


@lru_cache(maxsize=1024)
def groups(meal: Meal) -> tuple[Group, ...]:
    """The meal in groups: Maki first, then the dishes in order, nigiri with and without Wasabi, the rest."""
    return tuple(_groups(meal))


def _groups(meal: Meal) -> Iterator[Group]:
    rolls = [place for place, card in enumerate(meal) if card in MAKI_ICONS]
    if rolls:
        rolls.sort(key=lambda place: CARDS.index(meal[place]))
        yield Group(tuple(rolls), Text("label-maki", count=icons(meal)))
    for dish in _ORDER:
        if dish == WASABI:
            yield from _nigiri(meal)
            continue
        places = tuple(place for place, card in enumerate(meal) if card == dish)
        if places:
            yield Group(places, Text("label-dish", card=dish, count=len(places)))


def _nigiri(meal: Meal) -> Iterator[Group]:
    dipped = dips(meal)
    for place, card in enumerate(meal):
        if place in dipped:
            yield Group((dipped[place], place), Text("label-dipped", card=card))
        elif card in NIGIRI_POINTS or (card == WASABI and place not in dipped.values()):
            yield Group((place,), Text("label-dish", card=card, count=1))


def number(meal: Meal, place: int, is_last_of_group: bool) -> str:
    """What stands on the card besides its dish: a nigiri's points; on the last Maki, how many rolls."""
    card = meal[place]
    if card in NIGIRI_POINTS:
        return str(NIGIRI_POINTS[card] * (WASABI_FACTOR if place in dips(meal) else 1))
    return str(icons(meal)) if card in MAKI_ICONS and is_last_of_group else ""


@lru_cache(maxsize=1024)
def served(seat: Seat, meal: Meal, box: Box, more: int = 0) -> tuple[tuple[Node, ...], tuple[Box, ...]]:
    """The cards of a meal in this box, and places at its end for so many more.

    Equal cards are numbered in the order in which they came, so that each keeps its id.
    """
    found = groups(meal)
    boxes = _spread(box, tuple(len(group.places) for group in found) + (1,) * more)
    ordinals = [meal[:place].count(card) for place, card in enumerate(meal)]
    nodes: list[Node] = []
    rest = iter(boxes)
    for column, group in enumerate(found):
        for place in group.places:
            is_first, is_last = place == group.places[0], place == group.places[-1]
            id = f"{meal[place]}-{seat}@meal-{ordinals[place]}"
            face = on_table(meal[place], number(meal, place, is_last))
            body, *parts = cards.small(face, next(rest), id)
            body = body._replace(place=f"meal{seat}-{place}", called=Text("card", card=meal[place]))
            if is_first:
                body = body._replace(label=group.label, at=(f"meal-{seat}", 0, column))
            nodes += (body, *parts)
    return tuple(nodes), tuple(rest)


def _spread(box: Box, sizes: tuple[int, ...]) -> tuple[Box, ...]:
    """A box for each card: groups side by side, their cards over each other.

    Where room is short the cards are smaller, down to `_SMALLEST` of their size, and then closer.
    """
    if not sizes:
        return ()
    left, top, width, height = box
    steps = [_WITHIN if place else _BETWEEN for size in sizes for place in range(size)][1:]
    full = min(height * _WIDE, width)
    wide = max(_SMALLEST * full, min(full, width / (1 + sum(steps))))
    squeeze = min(1.0, (width / wide - 1) / sum(steps)) if steps else 1.0
    high = height * wide / full
    ways = accumulate((step * squeeze * wide for step in steps), initial=left)
    return tuple((way, top + (height - high) / 2, wide, high) for way in ways)
