"""The beginning of a game: a folder that plays already and keeps every promise, to be changed bit by bit."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from importlib.resources import files as resources
from importlib.resources.abc import Traversable
from pathlib import Path

import ludoteca.games
from ludoteca.kernel.foreign import is_in_the_way, is_slug
from ludoteca.kernel.shelf import catalog
from ludoteca.kernel.text import Text
from ludoteca.words import Words

from . import files
from .speech import CommandError

_SKELETON = "skeleton"
# Beside it: what makes a wheel of it.
_PACKAGE = "package"


def new(arguments: Namespace, words: Words) -> None:
    """Make the folder, and say how it is found and played."""
    parent = Path(arguments.into).resolve()
    if arguments.package:
        parent = begin_package(arguments.slug, parent)
    folder = begin(arguments.slug, parent)
    print(words.say(Text("new-made", folder=str(folder))))
    if str(parent) not in map(str, ludoteca.games.__path__):
        print(f"{words.say(Text('new-found'))}\n\n    export LUDOTECA_GAMES={parent}\n")
    print(f"{words.say(Text('new-play'))}\n\n    ludoteca play {arguments.slug} --together")
    if arguments.package:
        made = parent.parent
        print(f"\n{words.say(Text('new-wheel'))}\n\n    pip wheel --no-deps -w {made / 'dist'} {made}")


def begin_package(slug: str, parent: Path) -> Path:
    """The folder inside a new package where the game of this name belongs; CommandError as `begin`."""
    if is_in_the_way(slug):
        raise CommandError(Text("slug-taken", slug=slug))
    _begin(slug, parent, resources("ludoteca") / "terminal" / _PACKAGE)
    return parent / slug / "src"


def begin(slug: str, parent: Path) -> Path:
    """The new folder of a game of this name; CommandError if there is one or the name does not do."""
    return _begin(slug, parent, resources("ludoteca") / _SKELETON)


def _begin(slug: str, parent: Path, source: Traversable) -> Path:
    if not is_slug(slug):
        raise CommandError(Text("slug-form", slug=slug[:40]))
    folder = parent / slug
    if folder.exists():
        raise CommandError(Text("folder-exists", folder=str(folder)))
    if any(slug == about.slug for about in catalog()):
        raise CommandError(Text("foreign-taken", game=slug))
    for path, text in _files(source):
        named = text.replace(_SKELETON, slug).replace(_SKELETON.capitalize(), slug.capitalize())
        files.write(folder / path, named)
    return folder


def _files(folder: Traversable, inside: str = "") -> Iterator[tuple[str, str]]:
    """Every file of a folder: its path and its text."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        path = f"{inside}{entry.name}"
        if entry.is_dir() and entry.name != "__pycache__":
            yield from _files(entry, f"{path}/")
        elif entry.is_file():
            yield path, entry.read_text(encoding="utf-8")
