"""What each command of `ludoteca` does, given its parsed arguments and the words to say it in."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from random import SystemRandom
from typing import Any

from ludoteca.bots import levels, random
from ludoteca.bots.arena import Score, elo, match
from ludoteca.bots.progress import Bot, Progress
from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.game import AnyGame, Seat
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.shelf import about, catalog, faults, load
from ludoteca.kernel.table import Table
from ludoteca.kernel.text import Text
from ludoteca.words import Words

from . import files
from .board import board
from .perft import count, turns
from .play import Session
from .speech import CommandError, prompt, result, speaker, told


def list_games(arguments: Namespace, words: Words) -> None:
    """One line a game: slug, name, designer and year, players, and whether it is unfinished.

    What is wrong with games that others have installed is told on stderr.
    """
    rows = [
        (
            game.slug,
            game.name,
            f"{game.designer}, {game.year}",
            "–".join(str(seats) for seats in dict.fromkeys(game.seats)),
            words.say(game.caution) if game.caution else "",
        )
        for game in catalog()
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
    for fault in faults():
        print(words.say(fault.text), file=sys.stderr)


def play(arguments: Namespace, words: Words) -> None:
    """A game in the terminal, until it is quit."""
    if arguments.seed is None:
        arguments.seed = SystemRandom().randrange(1 << 32)
    table = table_of(arguments)
    people = range(table.seats) if arguments.together else arguments.seat or [0]
    for seat in people:
        if not 0 <= seat < table.seats:
            raise BadOption(Text("seat-missing", number=seat, most=table.seats - 1))
    Session(table, people, arguments.level, words, input, print).run()


def show(arguments: Namespace, words: Words) -> None:
    """A position as text, and what is asked there."""
    table = table_of(arguments)
    print(board(table.game.draw(table.state, None, False), words))
    print(f"\n{prompt(table, words)}")
    _print_position(table, words)


def _print_position(table: Table, words: Words) -> None:
    write = getattr(table.game, "write", None)
    if write:
        print(words.say(Text("position-is", position=write(table.state))))


def perft(arguments: Namespace, words: Words) -> None:
    """In how many ways turns can be played, for every number of turns up to the one asked for."""
    table = table_of(arguments)
    is_alone = table.seats == 1
    if arguments.divide:
        for turn in turns(table.game, table.state, is_alone=is_alone):
            later = count(table.game, turn.state, arguments.turns - 1, is_alone=is_alone)
            print(f"{turn.words()}: {later}")
    first = arguments.turns if arguments.divide else 1
    for depth in range(first, arguments.turns + 1):
        print(depth, count(table.game, table.state, depth, is_alone=is_alone), flush=True)


def legal(arguments: Namespace, words: Words) -> None:
    """Every legal move, one a line, and how many whole turns they begin."""
    table = table_of(arguments)
    moves = [move for ask in table.asks() for move in table.legal(ask.seat)]
    print("".join(f"{move}\n" for move in moves), end="")
    whole = sum(1 for _ in turns(table.game, table.state, is_alone=table.seats == 1))
    print(words.say(Text("turns-counted", moves=len(moves), turns=whole)))


def replay(arguments: Namespace, words: Words) -> None:
    """A recorded game turn by turn, how it looks at the end, and who won."""
    table = Table.replay(files.read(arguments.file))
    words = speaker(words.language, table.about.slug)
    for number, sentence in enumerate(told(table, words, None), 1):
        print(f"{number:>3} {sentence}")
    print(f"\n{board(table.game.draw(table.state, None, False), words)}\n")
    outcome = table.outcome()
    print(result(outcome, words) if outcome else words.say(Text("result-open")))
    _print_position(table, words)
    if table.note:
        raise CommandError(table.note)


def arena(arguments: Namespace, words: Words) -> None:
    """A match between two bots: the score after every game, then what it proves."""
    least, most = about(arguments.game).seats
    if not least <= 2 <= most:
        name = about(arguments.game).name
        raise BadOption(Text("arena-for-two", game=name, least=least, most=most))
    game, options = load(arguments.game), options_of(arguments)
    bots = (_bot(arguments.first), _bot(arguments.second))
    score = Score()
    for score in match(game, *bots, arguments.games, arguments.seed or 0, options):
        text = Text(
            "arena-score",
            game=score.games,
            games=arguments.games,
            wins=score.wins,
            draws=score.draws,
            losses=score.losses,
        )
        print(words.say(text), flush=True)
    low, high = score.interval()
    text = Text(
        "arena-result",
        first=_bot_name(arguments.first, words),
        second=_bot_name(arguments.second, words),
        share=f"{100 * score.share:.1f}",
        low=f"{100 * low:.1f}",
        high=f"{100 * high:.1f}",
        elo=_points(elo(score.share)),
        least=_points(elo(low)),
        most=_points(elo(high)),
    )
    print(words.say(text))


def _points(difference: float) -> str:
    return f"{difference:+.0f}".replace("inf", "∞")


def _bot(name: str) -> Bot:
    if name == "random":
        return random.think

    def bot(game: AnyGame, view: Any, seat: Seat, luck: Luck) -> Iterator[Progress]:
        return levels.think(game, view, seat, luck, int(name))

    return bot


def _bot_name(name: str, words: Words) -> str:
    return words.say(Text("arena-random") if name == "random" else Text("arena-level", level=int(name)))


def table_of(arguments: Namespace) -> Table:
    """The table that the arguments describe; the kernel's errors where they do not fit the game."""
    return Table(
        load(arguments.game),
        arguments.seats,
        arguments.seed or 0,
        options_of(arguments),
        position=arguments.position,
    )


def options_of(arguments: Namespace) -> dict[str, str]:
    """The options written as NAME=CHOICE."""
    options = {}
    for option in arguments.option or ():
        name, equals, choice = option.partition("=")
        if not equals:
            raise BadOption(Text("option-form", found=option[:40]))
        options[name] = choice
    return options
