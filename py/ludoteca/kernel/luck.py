"""Chance as a value: SplitMix64 with its state in the open. The stream is part of the record format."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

_T = TypeVar("_T")
_RANGE = 1 << 64
_MASK = _RANGE - 1
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
        number, seed = _draw(self.seed & _MASK, sides)
        return number, Luck(seed)

    def shuffle(self, items: Iterable[_T]) -> tuple[tuple[_T, ...], Luck]:
        """The items in a random order (Fisher and Yates, from the end), and the luck that is left."""
        shuffled = list(items)
        if len(shuffled) < 2:
            return tuple(shuffled), self
        seed = self.seed & _MASK
        for last in range(len(shuffled) - 1, 0, -1):
            chosen, seed = _draw(seed, last + 1)
            shuffled[last], shuffled[chosen] = shuffled[chosen], shuffled[last]
        return tuple(shuffled), Luck(seed)


def _draw(seed: int, sides: int) -> tuple[int, int]:
    """A number and the seed that is left: SplitMix64's output function (Steele, Lea and Flood 2014).

    Bots deal thousands of imagined worlds by it, so it is one function, and makes no objects.
    """
    if sides < 1:
        raise ValueError(f"a roll needs at least one side, not {sides}")
    while True:
        seed = (seed + _GOLDEN) & _MASK
        mixed = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        mixed ^= mixed >> 31
        number = mixed % sides
        # The first number of the last, cut-off run of `sides` numbers is the first that is not fair.
        if mixed - number <= _RANGE - sides:
            return number, seed
