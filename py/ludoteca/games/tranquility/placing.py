"""Where an Island may go, and what it costs: numbers rise all along the journey."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from functools import lru_cache

from .state import CELLS, ISLANDS, NOWHERE, Card, is_island, row_cells

# The empty cells where an Island belongs: the cells before and after them, and the numbers there.
# At the ends of the journey these are the cells -1 and 36, with the numbers 0 and 81.
Gap = tuple[int, int, Card, Card]


def cost(gap: Gap, island: Card, index: int) -> int:
    """How many cards it costs to put this Island there: the smaller of the differences to its neighbours.

    The neighbours are the cells before and after on the journey, across the end of a row too.
    """
    low, high, least, most = gap
    steps = []
    if index - 1 == low >= 0:
        steps.append(island - least)
    if index + 1 == high < CELLS:
        steps.append(most - island)
    return min(steps, default=0)


def gaps(grid: tuple[Card, ...], cards: Iterable[Card]) -> dict[Card, Gap]:
    """The Islands among these cards, each with its gap."""
    numbers, found = _journey(grid)
    return {card: found[bisect_left(numbers, card)] for card in cards if is_island(card)}


def gap_of(grid: tuple[Card, ...], island: Card) -> Gap:
    """The gap of one Island."""
    return gaps(grid, (island,))[island]


# A bot asks about the same grid again and again.
@lru_cache(maxsize=1024)
def _journey(grid: tuple[Card, ...]) -> tuple[tuple[Card, ...], tuple[Gap, ...]]:
    """The numbers on the grid, which rise, and the gaps before, between and after them, empty or not."""
    places = [index for index, number in enumerate(grid) if number]
    numbers = [grid[index] for index in places]
    ends = ((-1, *places), (*places, CELLS), (0, *numbers), (*numbers, ISLANDS + 1))
    return tuple(numbers), tuple(zip(*ends, strict=True))


def placements(gap: Gap, island: Card, payable: int, rocks: int) -> Iterator[int]:
    """The cells of its gap where this Island may be played by who can pay so many cards, in order."""
    low, high, *_ = gap
    barred = row_cells(rocks) if rocks != NOWHERE else ()
    for index in range(low + 1, high):
        if index not in barred and cost(gap, island, index) <= payable:
            yield index
