"""The `ludoteca` command: games, diagrams, records and bots in a terminal."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence

from .bots.levels import LEVELS
from .kernel.errors import LudotecaError
from .kernel.shelf import catalog
from .kit import theme
from .terminal import commands, new
from .terminal.speech import speaker
from .words import UnknownLanguage, Words, languages

Command = Callable[[argparse.Namespace, Words], None]

# What a shell expects of a command that was refused, or that Ctrl-C ended.
REFUSED, INTERRUPTED = 2, 130


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; its exit status. What cannot be done is one sentence on stderr."""
    _speak_utf8()
    arguments = _parser().parse_args(words)
    try:
        return _run(arguments)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever reads the output has seen enough; nothing is left to write it to, not even when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(arguments: argparse.Namespace) -> int:
    language = arguments.language or _own_language()
    try:
        arguments.run(arguments, _words(language, getattr(arguments, "game", "")))
        sys.stdout.flush()
    except UnknownLanguage as error:
        return _refuse(str(error))
    except LudotecaError as error:
        return _refuse(speaker(language, error.game).say(error.text))
    return 0


def _refuse(sentence: str) -> int:
    """Say what cannot be done, without the control characters that a stranger's file may hold."""
    print("ludoteca:", "".join(sign if sign.isprintable() else "�" for sign in sentence), file=sys.stderr)
    return REFUSED


def _words(language: str, slug: str) -> Words:
    """The game's words too, if it is one; that it is none is for the command to say."""
    return speaker(language, slug if slug in {about.slug for about in catalog()} else "")


def _own_language() -> str:
    """The language of the system if it is one of ours, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(variable, "")[:2]
        if code:
            return code if code in languages() else languages()[0]
    return languages()[0]


def _speak_utf8() -> None:
    """Greek and dashes are printed even where the system still believes in code pages."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="ludoteca", description=__doc__)
    found = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str, run: Command, summary: str) -> argparse.ArgumentParser:
        made = found.add_parser(name, help=summary, description=summary)
        made.add_argument("--language", metavar="CODE", help="language of what is said (en, el, it, pl)")
        made.set_defaults(run=run)
        return made

    command("list", commands.list_games, "list the games there are")

    play = command("play", commands.play, "play a game, against the computer or together")
    _add_table(play)
    play.add_argument(
        "--seat", type=int, action="append", metavar="N", help="a person's seat, from 0 (may be repeated)"
    )
    play.add_argument("--together", action="store_true", help="every seat is a person's")
    play.add_argument(
        "--level", type=int, default=3, choices=tuple(LEVELS), help="strength of the computer (default: 3)"
    )

    _add_table(command("show", commands.show, "show a position as text"))

    diagram = command("diagram", commands.diagram, "draw a position as SVG")
    _add_table(diagram)
    diagram.add_argument("--theme", default="light", choices=theme.names(), help="colours (default: light)")
    diagram.add_argument("--tall", action="store_true", help="as on a phone held upright")

    perft = command("perft", commands.perft, "count in how many ways turns can be played")
    _add_table(perft)
    perft.add_argument("--turns", type=_positive, default=2, metavar="N", help="how many turns (default: 2)")
    perft.add_argument("--divide", action="store_true", help="one line for every first turn")

    _add_table(command("legal", commands.legal, "list the legal moves of a position"))

    replay = command("replay", commands.replay, "tell a recorded game")
    replay.add_argument("file", metavar="FILE", help="a .play file, or - for standard input")

    arena = command("arena", commands.arena, "let two bots play a match")
    _add_game(arena)
    bots = (*map(str, LEVELS), "random")
    arena.add_argument("--games", type=_positive, default=20, metavar="N", help="how many (default: 20)")
    arena.add_argument("--first", default="3", choices=bots, help="a level or random (default: 3)")
    arena.add_argument("--second", default="1", choices=bots, help="a level or random (default: 1)")

    begin = command("new", new.new, "begin a game: a folder that plays already")
    begin.add_argument("slug", metavar="SLUG", help="the folder's name: small letters and digits")
    begin.add_argument("--into", default=".", metavar="FOLDER", help="where to put it (default: here)")
    return parser


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a slug from `ludoteca list`")
    parser.add_argument("--seed", type=int, metavar="N", help="chance, as a number")
    parser.add_argument(
        "--option", action="append", metavar="NAME=CHOICE", help="an option of the game (may be repeated)"
    )


def _add_table(parser: argparse.ArgumentParser) -> None:
    _add_game(parser)
    parser.add_argument("--seats", type=int, metavar="N", help="how many players (default: the fewest)")
    parser.add_argument("--position", metavar="TEXT", help="start there, as the game writes positions")


def _positive(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"not a whole number from 1: {text}")
    return int(text)
