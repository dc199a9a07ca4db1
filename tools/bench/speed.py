"""Plays whole random games of every game: how many a second, under CPython and inside Pyodide alike."""

from __future__ import annotations

import json
import sys
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


if __name__ == "__main__":
    sys.path.insert(0, "py")
    from ludoteca.kernel.shelf import catalog

    print(json.dumps({entry.slug: games_per_second(entry.slug, SECONDS) for entry in catalog()}))
