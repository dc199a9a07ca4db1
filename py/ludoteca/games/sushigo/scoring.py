"""What a meal is worth: the points of one round, and those of the Puddings at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from .cards import BACKGROUNDS, MAKI_ICONS, NIGIRI_POINTS, PUDDING, SOY, WASABI

# The cards before a player, in the order in which they were taken.
Meal = tuple[str, ...]

MOST_MAKI, SECOND_MAKI = 6, 3
TEMPURA_PAIR = 5
SASHIMI_TRIPLE = 10
DUMPLINGS = (0, 1, 3, 6, 10, 15)
WASABI_FACTOR = 3
MOST_COLOURS = 4
PUDDINGS = 6


class Points(NamedTuple):
    """One player's points of one round, by what they are for."""

    maki: int
    tempura: int
    sashimi: int
    dumplings: int
    nigiri: int
    soy: int

    @property
    def total(self) -> int:
        """All points of the round."""
        return sum(self)


NOTHING = Points(*(0,) * len(Points._fields))


@lru_cache(maxsize=4096)
def round_points(meals: tuple[Meal, ...]) -> tuple[Points, ...]:
    """What each player scores for the cards before them at the end of a round."""
    return tuple(
        Points(
            maki=maki,
            tempura=TEMPURA_PAIR * (meal.count("tempura") // 2),
            sashimi=SASHIMI_TRIPLE * (meal.count("sashimi") // 3),
            dumplings=DUMPLINGS[min(meal.count("dumpling"), len(DUMPLINGS) - 1)],
            nigiri=nigiri_points(meal),
            soy=soy,
        )
        for meal, maki, soy in zip(
            meals, maki_points([icons(meal) for meal in meals]), soy_points(meals), strict=True
        )
    )


@lru_cache(maxsize=4096)
def sum_of_rounds(rounds: tuple[tuple[Meal, ...], ...], seat: int) -> Points:
    """One player's points of all these rounds, by what they are for; Puddings come on top at the end."""
    scored = [round_points(meals)[seat] for meals in rounds]
    return Points._make(map(sum, zip(NOTHING, *scored, strict=True)))


@lru_cache(maxsize=4096)
def icons(meal: Meal) -> int:
    """The rolls on this player's Maki cards."""
    return sum([MAKI_ICONS[card] for card in meal if card in MAKI_ICONS])


def maki_points(rolls: Sequence[int]) -> tuple[int, ...]:
    """6 for the most rolls and 3 for the second most; a tie divides, and one for the most leaves no second.

    Without a roll nobody scores.
    """
    ranks = sorted({count for count in rolls if count}, reverse=True)
    prizes: dict[int, int] = {}
    if ranks:
        prizes[ranks[0]] = MOST_MAKI // rolls.count(ranks[0])
        if len(ranks) > 1 and rolls.count(ranks[0]) == 1:
            prizes[ranks[1]] = SECOND_MAKI // rolls.count(ranks[1])
    return tuple(prizes.get(count, 0) for count in rolls)


def nigiri_points(meal: Meal) -> int:
    """1, 2 or 3 for each nigiri, three times that on Wasabi."""
    dipped = dips(meal)
    return sum(
        [
            NIGIRI_POINTS[card] * (WASABI_FACTOR if place in dipped else 1)
            for place, card in enumerate(meal)
            if card in NIGIRI_POINTS
        ]
    )


def dips(meal: Meal) -> Mapping[int, int]:
    """Which nigiri lie on which Wasabi, by their places: the first nigiri after a Wasabi must go on it."""
    uncovered: list[int] = []
    found: dict[int, int] = {}
    for place, card in enumerate(meal):
        if card == WASABI:
            uncovered.append(place)
        elif card in NIGIRI_POINTS and uncovered:
            found[place] = uncovered.pop(0)
    return found


def soy_points(meals: Sequence[Meal]) -> tuple[int, ...]:
    """4 for Soy sauce before a player who has the most colours, shared among those who have both."""
    if not any(SOY in meal for meal in meals):
        return (0,) * len(meals)
    colours = [len({BACKGROUNDS[card] for card in meal}) for meal in meals]
    scorers = [SOY in meal and count == max(colours) for meal, count in zip(meals, colours, strict=True)]
    return tuple(MOST_COLOURS // sum(scorers) if scores else 0 for scores in scorers)


def puddings(meals: Sequence[Meal]) -> int:
    """The Puddings among one player's meals."""
    return sum(meal.count(PUDDING) for meal in meals)


def pudding_points(counts: Sequence[int]) -> tuple[int, ...]:
    """6 for the most Puddings, minus 6 for the fewest, each shared; the loss only with more than two players.

    Nobody wins or loses when all have equally many.
    """
    most, fewest = max(counts), min(counts)
    if most == fewest:
        return (0,) * len(counts)
    prizes = {most: PUDDINGS // counts.count(most)}
    if len(counts) > 2:
        prizes[fewest] = -(PUDDINGS // counts.count(fewest))
    return tuple(prizes.get(count, 0) for count in counts)
