"""The beginning of a game: a folder that plays already and keeps every promise, to be changed bit by bit."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Iterator
from importlib.resources import files as resources
from importlib.resources.abc import Traversable
from keyword import iskeyword
from pathlib import Path

import ludoteca.games
from ludoteca.kernel.text import Text
from ludoteca.words import Words

from . import files
from .speech import CommandError

# What the folder of a game may be called: it is a Python module, a part of addresses and a word in records.
_SLUG = re.compile(r"[a-z][a-z0-9]*")
_SKELETON = "skeleton"


def new(arguments: Namespace, words: Words) -> None:
    """Make the folder, and say how it is found and played."""
    parent = Path(arguments.into).resolve()
    folder = begin(arguments.slug, parent)
    print(words.say(Text("new-made", folder=str(folder))))
    if str(parent) not in map(str, ludoteca.games.__path__):
        print(f"{words.say(Text('new-found'))}\n\n    export LUDOTECA_GAMES={parent}\n")
    print(f"{words.say(Text('new-play'))}\n\n    ludoteca play {arguments.slug} --together")


def begin(slug: str, parent: Path) -> Path:
    """The new folder of a game of this name; CommandError if there is one or the name does not do."""
    if not _SLUG.fullmatch(slug) or iskeyword(slug):
        raise CommandError(Text("slug-form", slug=slug[:40]))
    folder = parent / slug
    if folder.exists():
        raise CommandError(Text("folder-exists", folder=str(folder)))
    for path, text in _skeleton(resources("ludoteca") / _SKELETON):
        named = text.replace(_SKELETON, slug).replace(_SKELETON.capitalize(), slug.capitalize())
        files.write(folder / path, named)
    return folder


def _skeleton(folder: Traversable, inside: str = "") -> Iterator[tuple[str, str]]:
    """Every file of the skeleton: its path and its text."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        path = f"{inside}{entry.name}"
        if entry.is_dir() and entry.name != "__pycache__":
            yield from _skeleton(entry, f"{path}/")
        elif entry.is_file():
            yield path, entry.read_text(encoding="utf-8")
