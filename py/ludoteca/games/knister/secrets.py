"""What a seat may not know: where the others are writing this round, and the rolls to come."""

from __future__ import annotations

from dataclasses import replace

from ludoteca.kernel.game import Seat
from ludoteca.kernel.luck import Luck

from .rules import State, empty_places
from .sheet import CELLS

# Stands for the cell of another seat that has written and may not be seen yet.
HIDDEN = "?"


def veil(state: State, seat: Seat) -> State:
    """The state without the cells that others have settled on this round, and without luck."""
    written = tuple(HIDDEN if cell and at != seat else cell for at, cell in enumerate(state.written))
    return replace(state, written=written, luck=None)


def imagine(state: State, seat: Seat, luck: Luck) -> State:
    """The same table with other cells for what the others have settled on, and other rolls to come.

    A veiled state will do: nothing is looked at that `veil` would hide.
    """
    written = list(state.written)
    for at, cell in enumerate(state.written):
        if cell and at != seat:
            free = empty_places(state.sheets[at])
            chosen, luck = luck.roll(len(free))
            written[at] = CELLS[free[chosen]]
    rolls, _ = luck.roll(1 << 64)
    return replace(state, written=tuple(written), luck=Luck(rolls))
