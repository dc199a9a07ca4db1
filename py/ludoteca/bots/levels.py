"""The five levels of the computer: a level is an amount of work, so it means the same on every machine."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from time import perf_counter
from typing import Any, NamedTuple

from ludoteca.kernel.game import AnyGame, Seat
from ludoteca.kernel.luck import Luck

from . import random, search, worlds
from .progress import ALL, Part, Progress, own_ask
from .search import Budget

__all__ = ["LEVELS", "Level", "Progress", "think"]


class Level(NamedTuple):
    """How strong: how much work, and how many decisions in a hundred are made without looking.

    `budget` is for games that can be looked ahead in, `worlds` for those that must be imagined.
    """

    budget: Budget
    worlds: worlds.Budget
    whims: int = 0


# A choice among fewer moves than this gets less work: the second decision of a turn often is one.
_MANY = 10

# The top level never stops before it has seen every answer to every turn of its own.
LEVELS: Mapping[int, Level] = {
    1: Level(Budget(turns=1, steps=1_000, judgement=False), worlds.Budget(100, judgement=False), whims=25),
    2: Level(Budget(turns=2, steps=300), worlds.Budget(250), whims=25),
    3: Level(Budget(turns=4, steps=550), worlds.Budget(1_000), whims=3),
    4: Level(Budget(turns=8, steps=3_000, sure=1), worlds.Budget(3_000)),
    5: Level(Budget(turns=40, steps=60_000, sure=2, seconds=5.0), worlds.Budget(8_000, seconds=5.0)),
}


def think(
    game: AnyGame,
    view: Any,
    seat: Seat,
    luck: Luck,
    level: int,
    clock: Callable[[], float] = perf_counter,
    part: Part = ALL,
) -> Iterator[Progress]:
    """Think at this level about the seat's move, from its view alone; the last progress has share 1.0.

    The first progress, with a legal move, comes at once. The same luck and part give the same move
    (at the top level as long as the clock does not end the search).
    KeyError for an unknown level, LookupError if the seat is not asked.
    """
    budget, imagined, whims = LEVELS[level]
    whim, luck = luck.roll(100)
    moves = own_ask(game, view, seat).moves
    if len(moves) == 1:
        yield Progress(1.0, moves[0], 0.0, ((moves[0], 0.0),))
    elif whim < whims:
        yield from random.think(game, view, seat, luck)
    elif not _can_look_ahead(game, view):
        yield from worlds.think(game, view, seat, luck, imagined, clock, part)
    else:
        yield from search.think(game, view, seat, luck, _for_choice(budget, len(moves)), clock, part)


def _for_choice(budget: Budget, moves: int) -> Budget:
    part = min(1.0, moves / _MANY)
    return budget._replace(steps=round(budget.steps * part), seconds=budget.seconds * part)


def _can_look_ahead(game: AnyGame, view: Any) -> bool:
    """Whether stepping through this view says what will happen: nothing is hidden, one seat is asked."""
    return not hasattr(game, "veil") and len(game.asks(view)) == 1
