"""How strong the levels are: `python -m tools.strength --write docs/strength.md`.

Whole rows take hours. With --write the page is rewritten after every row, and a row that it has already stays
until the same players have played again; without, rows are only printed. So a page can be made bit by bit, of
several runs at once: `--only` plays one game, `--who` one of its rows, `--missing` what is not known yet, and
`--merge` takes over the rows of other pages.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import NamedTuple

from ludoteca.bots import levels, uct
from ludoteca.bots.arena import Score, alone, match
from ludoteca.bots.progress import Bot
from ludoteca.kernel.shelf import about, load

_HEAD = """# How strong the computer is

Made by `python -m tools.strength --write docs/strength.md`, with seeds from {seed} on.
Ties count half; intervals are of 95 % confidence. In every match each side begins half of the games.
Plain UCT plays {rounds:,} random games for every decision (`ludoteca/bots/uct.py`).

| Game | Who | Games | Result | Interval |
|---|---|---|---|---|
"""
# Two standard errors, near enough.
_SURE = 1.96


def main(words: Sequence[str] | None = None) -> None:
    """Play all rows asked for, and tell each as soon as it is known."""
    parser = argparse.ArgumentParser(description="How strong the levels are.")
    parser.add_argument("--games", type=int, help="how many for each row (default: 200, or as the row says)")
    parser.add_argument("--seed", type=int, default=0, help="chance, as a number")
    parser.add_argument("--only", choices=_ROWS, help="one game (default: all)")
    parser.add_argument("--who", help="one row of a game, as it stands on the page (default: all)")
    parser.add_argument("--missing", action="store_true", help="only rows that are not known yet")
    parser.add_argument(
        "--merge", type=Path, metavar="FILE", nargs="+", default=[], help="pages with more rows"
    )
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the table there")
    arguments = parser.parse_args(words)
    head = _HEAD.format(seed=arguments.seed, rounds=_ROUNDS)
    known: dict[_Players, str] = {}
    for page in (arguments.write, *arguments.merge):
        if page and (page in arguments.merge or page.exists()):
            known |= _rows_of(page, head)
    _write(arguments.write, head, known)
    for slug, rows in _ROWS.items():
        for who, measure in rows.items():
            players = _Players(slug, who)
            if arguments.only not in (None, slug) or arguments.who not in (None, who):
                continue
            if not (arguments.missing and players in known):
                known[players] = _played(players, measure, arguments.games, arguments.seed)
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
    slugs = {about(slug).name: slug for slug in _ROWS}
    rows = {}
    for row in text.removeprefix(head).splitlines():
        name, who = (cell.strip() for cell in row.split("|")[1:3])
        rows[_Players(slugs[name], who)] = row
    return rows


def _write(page: Path | None, head: str, known: Mapping[_Players, str]) -> None:
    """All rows, in the order of the games and of their rows; one that is played no more comes last."""
    if page and known:
        order = [_Players(slug, who) for slug, rows in _ROWS.items() for who in rows]
        rows = sorted(known, key=lambda row: order.index(row) if row in order else len(order))
        page.write_text(head + "".join(f"{known[row]}\n" for row in rows), encoding="utf-8")


_Result = tuple[str, str]


class _Measure(NamedTuple):
    """How a row is played, and over how many games unless somebody says otherwise."""

    play: Callable[[str, str, int, int], _Result]
    games: int = 200


def _played(players: _Players, measure: _Measure, games: int | None, seed: int) -> str:
    """The row of these players, after so many games."""
    slug, who = players
    games = games or measure.games
    result, interval = measure.play(slug, who, games, seed)
    return f"| {about(slug).name} | {who} | {games} | {result} | {interval} |"


def _duel(slug: str, who: str, games: int, seed: int) -> _Result:
    """One player against another."""
    first, second = (_bot(name) for name in who.split(" v "))
    *_, score = match(load(slug), first, second, games, seed, {})
    return f"{100 * score.share:.1f} %", _percent(score)


def _bot(name: str) -> Bot:
    """The player of this name: plain UCT or a level."""
    if name == _PLAIN:
        return lambda game, view, seat, luck: uct.think(game, view, seat, luck, _ROUNDS)
    level = int(name.split()[1])
    return lambda game, view, seat, luck: levels.think(game, view, seat, luck, level)


def _points(slug: str, who: str, games: int, seed: int) -> _Result:
    """What a level scores alone."""
    bot = _bot(who)
    points = [outcome.scores[0] for outcome in alone(load(slug), bot, games, seed, {})]
    spread = _SURE * stdev(points) / sqrt(games) if games > 1 else 0.0
    middle = mean(points)
    return f"{middle:.1f} points", f"{middle - spread:.1f} to {middle + spread:.1f}"


def _wins(slug: str, who: str, games: int, seed: int) -> _Result:
    """How often a level wins alone."""
    won = sum(bool(outcome.winners) for outcome in alone(load(slug), _bot(who), games, seed, {}))
    score = Score(wins=won, losses=games - won)
    return f"{100 * score.share:.1f} % won", _percent(score)


def _percent(score: Score) -> str:
    low, high = score.interval()
    return f"{100 * low:.1f} to {100 * high:.1f} %"


_PLAIN = "plain UCT"
_ROUNDS = 2000
_LADDER = {
    **{f"level {level} v level {level - 1}": _Measure(_duel) for level in range(2, 6)},
    f"level 5 v {_PLAIN}": _Measure(_duel, 100),
}
_ROWS: dict[str, dict[str, _Measure]] = {
    "oxono": _LADDER,
    "onitama": _LADDER,
    "yoxii": _LADDER,
    "kulami": _LADDER,
    "claim": {"level 5 v level 1": _Measure(_duel)},
    "sushigo": {"level 5 v level 1": _Measure(_duel)},
    "knister": {f"level {level} alone": _Measure(_points) for level in (1, 5)},
    "tranquility": {f"level {level} alone": _Measure(_wins) for level in (1, 5)},
}


if __name__ == "__main__":
    main()
