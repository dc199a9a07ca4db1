"""What the terminal says about a table: its own words beside those of the kernel and of the game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.game import Outcome, Seat
from ludoteca.kernel.log import Log
from ludoteca.kernel.table import Table
from ludoteca.kernel.text import Text
from ludoteca.words import Words

TEXTS = Path(__file__).parent / "texts"


class CommandError(LudotecaError):
    """Something that a command was told, or asked to read or write, and cannot."""


def speaker(language: str, slug: str = "") -> Words:
    """The words of the terminal, the kernel and, with a slug, that game."""
    return Words(language, slug or None, TEXTS)


def told(table: Table, words: Words, viewer: Seat | None, after: int = 0) -> Iterator[str]:
    """One sentence a turn for what has happened after so many steps."""
    lines = [line for line in Log(table).lines(viewer) if line.ply > after]
    for _, group in groupby(lines, lambda line: line.turn):
        first, *more = group
        sentence = words.say(first.text)
        for line in more:
            sentence = words.say(Text("turn-listed", first=sentence, next=words.say(line.text)))
        yield words.say(Text("turn-line", seat=first.seat, told=sentence))


def result(outcome: Outcome, words: Words) -> str:
    """Who won and why."""
    reason = words.say(Text(f"reason-{outcome.reason}"))
    winners = sorted(outcome.winners)
    if len(winners) == 1:
        return words.say(Text("result-won", seat=winners[0], reason=reason))
    if not winners:
        return words.say(Text("result-nobody", reason=reason))
    names = ", ".join(words.say(Text("player", seat=seat)) for seat in winners)
    return words.say(Text("result-shared", names=names, reason=reason))


def prompt(table: Table, words: Words) -> str:
    """Whom the table waits for and for what; the result once it is over."""
    outcome = table.outcome()
    if outcome:
        return result(outcome, words)
    return "\n".join(
        words.say(Text("prompt-line", seat=ask.seat, prompt=words.say(ask.prompt))) for ask in table.asks()
    )
