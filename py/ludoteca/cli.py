"""The `ludoteca` command: games, diagrams, records and bots in a terminal."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from .kernel.errors import LudotecaError
from .kernel.shelf import catalog
from .terminal import arguments
from .terminal.speech import speaker
from .words import UnknownLanguage, Words, languages

# What a shell expects of a command that was refused, or that Ctrl-C ended.
REFUSED, INTERRUPTED = 2, 130


def main(typed: Sequence[str] | None = None) -> int:
    """Run one command; its exit status. What cannot be done is one sentence on stderr."""
    _speak_utf8()
    try:
        return _run(sys.argv[1:] if typed is None else typed)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever reads the output has seen enough; nothing is left to write it to, not even when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(typed: Sequence[str]) -> int:
    language = arguments.language_asked_for(typed) or _own_language()
    try:
        given = arguments.read(typed, speaker(language))
        given.run(given, _words(language, getattr(given, "game", "")))
        sys.stdout.flush()
    except UnknownLanguage as error:
        return _refuse(speaker(_own_language()).say(error.text))
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
