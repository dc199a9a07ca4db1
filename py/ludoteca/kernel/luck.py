"""Chance as a value: SplitMix64 with its state in the open. The stream is part of the record format."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

_T = TypeVar("_T")
_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


@dataclass(frozen=True, slots=True)
class Luck:
    """Chance still to come, as a 64-bit number; every draw returns the luck that is left.

    >>> number, later = Luck(7).roll(6)
    >>> number == Luck(7).roll(6)[0]
    True
    """

    seed: int

    def roll(self, sides: int) -> tuple[int, Luck]:
        """A fair number from 0 to sides - 1. ValueError unless there is a side.

        Numbers from the uneven end of the 64-bit range are drawn again, so that all sides are equally likely.
        """
        if sides < 1:
            raise ValueError(f"a roll needs at least one side, not {sides}")
        fair = (1 << 64) - (1 << 64) % sides
        seed = self.seed & _MASK
        while True:
            seed = (seed + _GOLDEN) & _MASK
            number = _mix(seed)
            if number < fair:
                return number % sides, Luck(seed)

    def shuffle(self, items: Iterable[_T]) -> tuple[tuple[_T, ...], Luck]:
        """The items in a random order (Fisher and Yates, from the end), and the luck that is left."""
        shuffled = list(items)
        luck = self
        for last in range(len(shuffled) - 1, 0, -1):
            chosen, luck = luck.roll(last + 1)
            shuffled[last], shuffled[chosen] = shuffled[chosen], shuffled[last]
        return tuple(shuffled), luck


def _mix(seed: int) -> int:
    """SplitMix64's output function (Steele, Lea and Flood 2014)."""
    mixed = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return mixed ^ (mixed >> 31)
