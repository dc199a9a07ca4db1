"""What may be typed after `ludoteca`, and what `--help` says of it, in the reader's language."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NoReturn

from ludoteca.bots.levels import LEVELS
from ludoteca.kernel.text import Text
from ludoteca.kit import theme
from ludoteca.kit.svg import AUTO
from ludoteca.words import Words, languages

from . import commands, diagram, new, puzzles, tune
from .speech import CommandError

Command = Callable[[argparse.Namespace, Words], None]

# argparse asks gettext for its sentences and fills in `%` itself; what it fills in is given to ours as it is.
_SENTENCES = {
    "usage: ": Text("usage"),
    "options": Text("usage-options"),
    "positional arguments": Text("usage-named"),
    "show this help message and exit": Text("usage-help"),
    "argument %(argument_name)s: %(message)s": Text(
        "typed-badly", argument="%(argument_name)s", why="%(message)s"
    ),
    "the following arguments are required: %s": Text("typed-too-little", missing="%s"),
    "unrecognized arguments: %s": Text("typed-unknown", found="%s"),
    "invalid choice: %(value)r (choose from %(choices)s)": Text(
        "typed-no-choice", found="%(value)s", choices="%(choices)s"
    ),
    "expected one argument": Text("typed-no-value"),
    "ignored explicit argument %r": Text("typed-needless-value", found="%s"),
}


def language_asked_for(typed: Sequence[str]) -> str | None:
    """The language that was asked for, found before anything else can be said in it."""
    finder = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    finder.add_argument("--language", nargs="?")
    found, _ = finder.parse_known_args(typed)
    return str(found.language) if found.language else None


def read(typed: Sequence[str], words: Words) -> argparse.Namespace:
    """The arguments, with the command to `run`; CommandError, or SystemExit once help is printed."""
    with _speaking(words):
        return _Typed(words).parser.parse_args(typed)


@contextmanager
def _speaking(words: Words) -> Iterator[None]:
    """argparse speaks our words: it has no other way in than the function it calls `_`."""
    module = vars(argparse)
    english = module["_"]

    def say(sentence: Any) -> Any:
        if sentence not in _SENTENCES:
            return english(sentence)
        ends = sentence[len(sentence.rstrip()) :]
        return words.say(_SENTENCES[sentence]) + ends

    module["_"] = say
    try:
        yield
    finally:
        module["_"] = english


class _Parser(argparse.ArgumentParser):
    """Refuses as everything else does: by an error that is one sentence."""

    def error(self, message: str) -> NoReturn:
        raise CommandError(Text("typed-refused", why=message, command=self.prog))


class _Typed:
    """The parser of the whole command line, in one language."""

    def __init__(self, words: Words) -> None:
        self._words = words
        # Only whole names: `language_asked_for` knows no others.
        self.parser = _Parser(prog="ludoteca", description=self._say("usage-about"), allow_abbrev=False)
        self._add_language(self.parser)
        self._commands = self.parser.add_subparsers(
            dest="command", required=True, metavar="COMMAND", title=self._say("usage-commands")
        )
        self._add_commands()

    def _say(self, id: str, **given: Any) -> str:
        return self._words.say(Text(id, **given))

    def _add_language(self, parser: argparse.ArgumentParser) -> None:
        told = self._say("argument-language", languages=", ".join(languages()))
        parser.add_argument("--language", metavar="CODE", help=told)

    def _command(self, name: str, run: Command, summary: str) -> argparse.ArgumentParser:
        told = self._say(summary)
        made = self._commands.add_parser(name, help=told, description=told, allow_abbrev=False)
        self._add_language(made)
        made.set_defaults(run=run)
        return made

    def _add_commands(self) -> None:
        say = self._say
        self._command("list", commands.list_games, "command-list")

        play = self._command("play", commands.play, "command-play")
        self._add_table(play)
        play.add_argument("--seat", type=self._whole, action="append", metavar="N", help=say("argument-seat"))
        play.add_argument("--together", action="store_true", help=say("argument-together"))
        play.add_argument(
            "--level",
            type=self._whole,
            default=3,
            choices=tuple(LEVELS),
            help=say("argument-level", usual=3),
        )

        self._add_table(self._command("show", commands.show, "command-show"))

        drawing = self._command("diagram", diagram.diagram, "command-diagram")
        self._add_table(drawing)
        drawing.add_argument("file", metavar="FILE", nargs="?", help=say("argument-file"))
        drawing.add_argument("--link", metavar="ADDRESS", help=say("argument-link"))
        drawing.add_argument("--ply", type=self._natural, metavar="N", help=say("argument-ply"))
        for order, example, told in (
            ("--mark", "d4,e5", "argument-mark"),
            ("--arrow", "c4-d5", "argument-arrow"),
        ):
            drawing.add_argument(order, default="", metavar="NAMES", help=say(told, example=example))
        drawing.add_argument("--names", action="store_true", help=say("argument-names"))
        drawing.add_argument(
            "--theme",
            default="light",
            choices=(*theme.names(), AUTO),
            help=say("argument-theme", usual="light"),
        )
        drawing.add_argument("--seat", type=self._natural, metavar="N", help=say("argument-viewer"))
        drawing.add_argument("--whole", action="store_true", help=say("argument-whole"))
        drawing.add_argument("--tall", action="store_true", help=say("argument-tall"))

        perft = self._command("perft", commands.perft, "command-perft")
        self._add_table(perft)
        turns = say("argument-turns", usual=2)
        perft.add_argument("--turns", type=self._positive, default=2, metavar="N", help=turns)
        perft.add_argument("--divide", action="store_true", help=say("argument-divide"))

        self._add_table(self._command("legal", commands.legal, "command-legal"))

        replay = self._command("replay", commands.replay, "command-replay")
        replay.add_argument("file", metavar="FILE", help=say("argument-file"))

        arena = self._command("arena", commands.arena, "command-arena")
        self._add_game(arena)
        games = say("argument-games", usual=20)
        arena.add_argument("--games", type=self._positive, default=20, metavar="N", help=games)
        bots = (*map(str, LEVELS), "random")
        for order, usual in (("--first", "3"), ("--second", "1")):
            told = say("argument-bot", usual=usual)
            arena.add_argument(order, default=usual, choices=bots, help=told)

        tuning = self._command("tune", tune.tune, "command-tune")
        tuning.add_argument("game", metavar="GAME", help=say("argument-game"))
        tuning.add_argument("--seed", type=self._whole, metavar="N", help=say("argument-seed"))
        for order, most, told in (
            ("--games", 1000, "argument-games"),
            ("--turns", 2, "argument-depth"),
            ("--steps", 1000, "argument-steps"),
        ):
            told = say(told, usual=most)
            tuning.add_argument(order, type=self._positive, default=most, metavar="N", help=told)
        tuning.add_argument("--write", action="store_true", help=say("argument-write"))

        puzzling = self._command("puzzles", puzzles.puzzles, "command-puzzles")
        puzzling.add_argument("game", metavar="GAME", help=say("argument-game"))
        puzzling.add_argument("--seed", type=self._whole, metavar="N", help=say("argument-seed"))
        for order, most, told in (
            ("--games", 100, "argument-games"),
            ("--turns", 2, "argument-depth"),
            ("--steps", 15_000, "argument-proof"),
        ):
            told = say(told, usual=most)
            puzzling.add_argument(order, type=self._positive, default=most, metavar="N", help=told)
        puzzling.add_argument("--write", action="store_true", help=say("argument-write-puzzles"))

        begin = self._command("new", new.new, "command-new")
        begin.add_argument("slug", metavar="SLUG", help=say("argument-slug"))
        begin.add_argument("--into", default=".", metavar="FOLDER", help=say("argument-into"))
        begin.add_argument("--package", action="store_true", help=say("argument-package"))

    def _add_game(self, parser: argparse.ArgumentParser) -> None:
        say = self._say
        parser.add_argument("game", metavar="GAME", help=say("argument-game"))
        parser.add_argument("--seed", type=self._whole, metavar="N", help=say("argument-seed"))
        parser.add_argument("--option", action="append", metavar="NAME=CHOICE", help=say("argument-option"))

    def _add_table(self, parser: argparse.ArgumentParser) -> None:
        self._add_game(parser)
        parser.add_argument("--seats", type=self._whole, metavar="N", help=self._say("argument-seats"))
        parser.add_argument("--position", metavar="TEXT", help=self._say("argument-position"))

    def _whole(self, text: str) -> int:
        try:
            return int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(self._say("typed-no-number", found=text)) from None

    def _natural(self, text: str) -> int:
        if not text.isdecimal():
            raise argparse.ArgumentTypeError(self._say("typed-no-number", found=text))
        return int(text)

    def _positive(self, text: str) -> int:
        if not text.isdecimal() or not int(text):
            raise argparse.ArgumentTypeError(self._say("typed-not-positive", found=text))
        return int(text)
