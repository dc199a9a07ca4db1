"""How fast the rules and their twins are, under CPython and inside Pyodide alike; prints JSON.

By game: whole random games a second, and where there is a twin, how many positions a second `perft` counts
from the start, with the rules and with the twin to the same depth, and with the twin a turn deeper.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from time import perf_counter

SECONDS = 2.0


def games_per_second(slug: str, seconds: float) -> float:
    """Whole games by the rules alone, each decision drawn from the legal ones; the best of short runs."""
    import ludoteca
    from ludoteca.kernel.luck import Luck
    from ludoteca.kernel.shelf import about

    game = ludoteca.load(slug)
    seats = about(slug).seats[0]
    options = about(slug).settled(seats, {})

    def play(seed: int) -> None:
        luck = Luck(seed)
        state = game.setup(seats, seed, options)
        while asks := game.asks(state):
            choice, luck = luck.roll(len(asks[0].moves))
            state = game.step(state, asks[0].seat, asks[0].moves[choice])

    play(0)
    best, seed = 0.0, 1
    for _ in range(4):
        started, played = perf_counter(), 0
        while perf_counter() - started < seconds / 4:
            play(seed)
            seed, played = seed + 1, played + 1
        best = max(best, played / (perf_counter() - started))
    return best


def positions_per_second(slug: str, seconds: float) -> dict[str, float]:
    """What rules and twin count by turns, to a depth that keeps the rules busy; nothing without a twin."""
    import ludoteca
    from ludoteca.bots.twin import perft, twin_of
    from ludoteca.kernel.table import Table
    from ludoteca.terminal.perft import count

    game = ludoteca.load(slug)
    twin = twin_of(game)
    if twin is None:
        return {}
    state = Table(game).state
    position = twin.start(state)

    def rate(counted: Callable[[], int]) -> float:
        started, found = perf_counter(), 0
        while (spent := perf_counter() - started) < seconds / 4:
            found += counted()
        return found / spent

    depth = 1
    while count(game, state, depth) < _ENOUGH:
        depth += 1
    pairs = [
        (rate(lambda: count(game, state, depth)), rate(lambda: perft(twin, position, depth)))
        for _ in range(3)
    ]
    return {
        "rules": max(rules for rules, _ in pairs),
        "twin": max(fast for _, fast in pairs),
        "turns": depth + 1,
        "deep": max(rate(lambda: perft(twin, position, depth + 1)) for _ in range(2)),
    }


# As many positions are counted at least: fewer say little about a twin that makes tables at first.
_ENOUGH = 2000


if __name__ == "__main__":
    sys.path.insert(0, "py")
    from ludoteca.kernel.shelf import catalog

    found = {
        entry.slug: {
            "games": games_per_second(entry.slug, SECONDS),
            **positions_per_second(entry.slug, SECONDS),
        }
        for entry in catalog()
    }
    print(json.dumps(found))
