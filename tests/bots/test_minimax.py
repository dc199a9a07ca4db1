"""The search against trying everything: no table, window or order may make a difference to what it finds."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludoteca import About, catalog, load
from ludoteca.bots.search import WIN, Budget, Search
from ludoteca.bots.twin import Position, twin_of

TWINNED = [pytest.param(about, id=about.slug) for about in catalog() if twin_of(load(about.slug))]
# Turns that are tried to the last one of them.
DEPTH = 3
# Positions from which that is done in a moment.
MOST_WAYS = 25


def somewhere(about: About, twin: Any, random: Random) -> Position:
    """A position on the way through a random game that is not over."""
    options = {option.name: random.choice(option.choices) for option in about.options}
    state = load(about.slug).setup(2, random.getrandbits(32), about.settled(2, options))
    position: Position = twin.start(state)
    for _ in range(random.randrange(about.bound)):
        after = twin.play(position, random.choice(list(twin.moves(position))))
        if twin.result(after) is not None:
            break
        position = after
    return position


def everything(twin: Any, position: Position, turns: int, ply: int) -> int:
    """The value of a position that goes on, by its definition."""
    found = []
    for move in twin.moves(position):
        after = twin.play(position, move)
        own = after[0] == position[0]
        result = twin.result(after)
        if result is not None:
            value = result * (WIN - ply - 1)
        elif own:
            value = everything(twin, after, turns, ply)
        elif turns > 1:
            value = everything(twin, after, turns - 1, ply + 1)
        else:
            # A win within the turn that would come next is seen, though it is not played.
            is_won = hasattr(twin, "wins") and twin.wins(after)
            value = WIN - ply - 2 if is_won else twin.value(after)
        found.append(value if own else -value)
    return max(found)


@pytest.mark.parametrize("about", TWINNED)
def test_the_search_finds_what_trying_everything_finds(about: About):
    twin: Any = twin_of(load(about.slug))
    compared = 0
    for seed in range(40):
        position = somewhere(about, twin, Random(seed))
        if twin.ways(position) > MOST_WAYS:
            continue
        compared += 1
        search = Search(twin, Budget(DEPTH, steps=1, sure=DEPTH))
        for _ in search.deepen(position, list(twin.moves(position))):
            pass

        assert search.value == everything(twin, position, search.turns, 0)

    assert compared >= 4
