"""Where an Island may go, and what it costs: numbers rise all along the journey."""

from __future__ import annotations

from .state import CELLS, NOWHERE, Card, State, discardable, row_cells


def placements(state: State, island: Card, hand: tuple[Card, ...]) -> tuple[int, ...]:
    """The cells where this Island of this hand may be played, in the order of the journey."""
    payable = len(discardable(hand)) - 1
    low, high = bounds(state.grid, island)
    barred = row_cells(state.rocks) if state.rocks != NOWHERE else ()
    return tuple(
        index
        for index in range(low + 1, high)
        if index not in barred and cost(state.grid, island, index) <= payable
    )


def bounds(grid: tuple[Card, ...], island: Card) -> tuple[int, int]:
    """The last cell before this Island's place that is filled, and the first one after it; -1 and 36 if none.

    All cells between the two are empty.
    """
    low, high = -1, CELLS
    for index, number in enumerate(grid):
        if number and number < island:
            low = index
        elif number:
            return low, index
    return low, high


def cost(grid: tuple[Card, ...], island: Card, index: int) -> int:
    """How many cards it costs to put this Island there: the smaller of the differences to its neighbours.

    The neighbours are the cells before and after on the journey, across the end of a row too.
    """
    steps = [abs(island - grid[at]) for at in (index - 1, index + 1) if 0 <= at < CELLS and grid[at]]
    return min(steps, default=0)
