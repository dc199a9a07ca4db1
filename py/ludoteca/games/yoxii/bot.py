"""How good a Yoxii position looks while the totem can still get away."""

from __future__ import annotations

from operator import mul

from ludoteca.kernel.game import Seat

from .rules import PLACES_OF, SIGNS, State, destinations

# What a piece counts by the king's steps from the totem to it: it may get stuck near here, or yet go far.
_WEIGHTS = (0.0, 1.0, 0.85, 0.75, 0.65, 0.6, 0.55)
# What a piece in reserve counts: it can still go where it is wanted.
_KEPT = 0.2
# What every way out counts for the mover: who is short of them is led, not leading.
_WAY_OUT = 0.2
# More than any game comes to.
_SCALE = 40.0


def value(state: State, seat: Seat) -> float:
    """From -1 (lost for this seat) to 1 (won): whose pieces, near the totem above all, are worth more."""
    near: float = sum(map(mul, _NEAR[state.totem], state.squares))
    (a, b, c, d), (e, f, g, h) = state.reserves
    kept = a - e + 2 * (b - f) + 3 * (c - g) + 4 * (d - h)
    ways = SIGNS[state.mover] * len(destinations(state))
    white = (near + _KEPT * kept + _WAY_OUT * ways) / _SCALE
    return max(-1.0, min(1.0, -white if seat else white))


def _steps(one: tuple[int, int], other: tuple[int, int]) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


# By the totem's square: the weight of every square.
_NEAR = tuple(tuple(_WEIGHTS[_steps(totem, place)] for place in PLACES_OF) for totem in PLACES_OF)
