"""How strong the levels are in games with secrets: `python -m tools.strength --write docs/strength.md`.

Two play Claim and Sushi Go, one plays Knister and Tranquility. Two hundred games of every row take hours.
With --write the page is rewritten after every row, so that what is known is kept; without, it is printed.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from ludoteca.bots import levels
from ludoteca.bots.arena import Score, alone, match
from ludoteca.bots.progress import Bot, Progress
from ludoteca.kernel.game import AnyGame, Seat
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.shelf import about, load

_HEAD = """# How strong the computer is in games with secrets

Made by `python -m tools.strength --write docs/strength.md`, with seeds from {seed} on.
Ties count half; intervals are of 95 % confidence.

| Game | Who | Games | Result | Interval |
|---|---|---|---|---|
"""
# Two standard errors, near enough.
_SURE = 1.96


def main() -> None:
    """Play all rows asked for, and tell each as soon as it is known."""
    parser = argparse.ArgumentParser(description="How strong the levels are in games with secrets.")
    parser.add_argument("--games", type=int, default=200, help="how many for each row (default: 200)")
    parser.add_argument("--level", type=int, default=5, choices=levels.LEVELS, help="which (default: 5)")
    parser.add_argument("--seed", type=int, default=0, help="chance, as a number")
    parser.add_argument("--only", choices=_ROWS, help="one game (default: all)")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the table there")
    arguments = parser.parse_args()
    page = _HEAD.format(seed=arguments.seed)
    for slug, rows in _ROWS.items():
        if arguments.only in (None, slug):
            for row in rows(slug, arguments.level, arguments.games, arguments.seed):
                print(row, flush=True)
                page += f"{row}\n"
                if arguments.write:
                    arguments.write.write_text(page, encoding="utf-8")


def _bot(level: int) -> Bot:
    def bot(game: AnyGame, view: Any, seat: Seat, luck: Luck) -> Iterator[Progress]:
        return levels.think(game, view, seat, luck, level)

    return bot


def _duel(slug: str, level: int, games: int, seed: int) -> Iterator[str]:
    """The level against the lowest one."""
    *_, score = match(load(slug), _bot(level), _bot(1), games, seed, {})
    yield _row(slug, f"level {level} v level 1", games, f"{100 * score.share:.1f} %", _percent(score))


def _points(slug: str, level: int, games: int, seed: int) -> Iterator[str]:
    """What the lowest level and this one score alone."""
    for each in (1, level):
        points = [outcome.scores[0] for outcome in alone(load(slug), _bot(each), games, seed, {})]
        spread = _SURE * stdev(points) / sqrt(games) if games > 1 else 0.0
        middle = mean(points)
        interval = f"{middle - spread:.1f} to {middle + spread:.1f}"
        yield _row(slug, f"level {each} alone", games, f"{middle:.1f} points", interval)


def _wins(slug: str, level: int, games: int, seed: int) -> Iterator[str]:
    """How often the lowest level and this one win alone."""
    for each in (1, level):
        won = sum(bool(outcome.winners) for outcome in alone(load(slug), _bot(each), games, seed, {}))
        score = Score(wins=won, losses=games - won)
        yield _row(slug, f"level {each} alone", games, f"{100 * score.share:.1f} % won", _percent(score))


def _percent(score: Score) -> str:
    low, high = score.interval()
    return f"{100 * low:.1f} to {100 * high:.1f} %"


def _row(slug: str, who: str, games: int, result: str, interval: str) -> str:
    return f"| {about(slug).name} | {who} | {games} | {result} | {interval} |"


_Rows = Callable[[str, int, int, int], Iterator[str]]
_ROWS: dict[str, _Rows] = {"claim": _duel, "sushigo": _duel, "knister": _points, "tranquility": _wins}


if __name__ == "__main__":
    main()
