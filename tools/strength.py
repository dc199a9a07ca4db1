"""How strong the levels are in games with secrets: `python -m tools.strength --write docs/strength.md`.

Two play Claim and Sushi Go, one plays Knister and Tranquility. Two hundred games of every row take hours.
With --write the page is rewritten after every row, and a row that it has already stays until the same players
have played again; without, rows are only printed. So a page can be made bit by bit, of several runs at once:
`--only` plays one game, `--missing` what is not known yet, and `--merge` takes over the rows of other pages.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any, NamedTuple

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


def main(words: Sequence[str] | None = None) -> None:
    """Play all rows asked for, and tell each as soon as it is known."""
    parser = argparse.ArgumentParser(description="How strong the levels are in games with secrets.")
    parser.add_argument("--games", type=int, default=200, help="how many for each row (default: 200)")
    parser.add_argument("--level", type=int, default=5, choices=levels.LEVELS, help="which (default: 5)")
    parser.add_argument("--seed", type=int, default=0, help="chance, as a number")
    parser.add_argument("--only", choices=_MEASURES, help="one game (default: all)")
    parser.add_argument("--missing", action="store_true", help="only rows that are not known yet")
    parser.add_argument(
        "--merge", type=Path, metavar="FILE", nargs="+", default=[], help="pages with more rows"
    )
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the table there")
    arguments = parser.parse_args(words)
    head = _HEAD.format(seed=arguments.seed)
    known: dict[_Players, str] = {}
    for page in (arguments.write, *arguments.merge):
        if page and (page in arguments.merge or page.exists()):
            known |= _rows_of(page, head)
    _write(arguments.write, head, known)
    for players in _asked(arguments.only, arguments.level):
        if not (arguments.missing and players in known):
            known[players] = _played(players, arguments.games, arguments.seed)
            print(known[players], flush=True)
            _write(arguments.write, head, known)


class _Players(NamedTuple):
    """Who plays for a row: which game, and how that is said on the page."""

    slug: str
    who: str


def _rows_of(page: Path, head: str) -> dict[_Players, str]:
    """The rows of a page; SystemExit if its games began with other seeds."""
    text = page.read_text(encoding="utf-8")
    if not text.startswith(head):
        raise SystemExit(f"{page} is no page of these seeds.")
    slugs = {about(slug).name: slug for slug in _MEASURES}
    rows = {}
    for row in text.removeprefix(head).splitlines():
        name, who = (cell.strip() for cell in row.split("|")[1:3])
        rows[_Players(slugs[name], who)] = row
    return rows


def _write(page: Path | None, head: str, known: Mapping[_Players, str]) -> None:
    """All rows, in the order of the games; of one game in the order of the levels."""
    if page and known:
        order = list(_MEASURES)
        rows = [known[players] for players in sorted(known, key=lambda row: (order.index(row.slug), row.who))]
        page.write_text(head + "".join(f"{row}\n" for row in rows), encoding="utf-8")


def _asked(only: str | None, level: int) -> Iterator[_Players]:
    """The rows of these games, for the level and, where one plays alone, for the lowest level beside it."""
    for slug, measure in _MEASURES.items():
        if only in (None, slug):
            if measure is _duel:
                yield _Players(slug, f"level {level} v level 1")
            else:
                yield from (_Players(slug, f"level {each} alone") for each in dict.fromkeys((1, level)))


def _played(players: _Players, games: int, seed: int) -> str:
    """The row of these players, after so many games."""
    slug, who = players
    result, interval = _MEASURES[slug](slug, int(who.split()[1]), games, seed)
    return f"| {about(slug).name} | {who} | {games} | {result} | {interval} |"


def _bot(level: int) -> Bot:
    def bot(game: AnyGame, view: Any, seat: Seat, luck: Luck) -> Iterator[Progress]:
        return levels.think(game, view, seat, luck, level)

    return bot


_Result = tuple[str, str]


def _duel(slug: str, level: int, games: int, seed: int) -> _Result:
    """The level against the lowest one."""
    *_, score = match(load(slug), _bot(level), _bot(1), games, seed, {})
    return f"{100 * score.share:.1f} %", _percent(score)


def _points(slug: str, level: int, games: int, seed: int) -> _Result:
    """What the level scores alone."""
    points = [outcome.scores[0] for outcome in alone(load(slug), _bot(level), games, seed, {})]
    spread = _SURE * stdev(points) / sqrt(games) if games > 1 else 0.0
    middle = mean(points)
    return f"{middle:.1f} points", f"{middle - spread:.1f} to {middle + spread:.1f}"


def _wins(slug: str, level: int, games: int, seed: int) -> _Result:
    """How often the level wins alone."""
    won = sum(bool(outcome.winners) for outcome in alone(load(slug), _bot(level), games, seed, {}))
    score = Score(wins=won, losses=games - won)
    return f"{100 * score.share:.1f} % won", _percent(score)


def _percent(score: Score) -> str:
    low, high = score.interval()
    return f"{100 * low:.1f} to {100 * high:.1f} %"


_MEASURES: dict[str, Callable[[str, int, int, int], _Result]] = {
    "claim": _duel,
    "sushigo": _duel,
    "knister": _points,
    "tranquility": _wins,
}


if __name__ == "__main__":
    main()
