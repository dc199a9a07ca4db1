"""A stranger's game in a browser: installed from a wheel into a Python of its own, then played like ours.

Only the frame for foreign games imports this. What is wrong with a wheel is kept until the page asks for it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, PathDistribution, distribution
from pathlib import Path
from zipfile import Path as Inside
from zipfile import ZipFile

from . import page
from .kernel import shelf
from .kernel.errors import BadGame, LudotecaError
from .kernel.foreign import is_in_the_way
from .kernel.shelf import About, shown
from .kernel.table import Table
from .kernel.text import Text
from .kit import svg
from .kit.theme import names, theme

# What a wheel may hold once it is unpacked, in bytes; and in how many files.
MOST_BYTES, MOST_FILES = 40_000_000, 2_000
# What the page asks before it plays: which game it is, and what is said in it.
_QUESTION = '{"do":"guest"'
# The language that a game is shown in where it lacks the page's.
_FIRST = "en"
_PURE = "-none-any"
# What a file may be called, whatever the metadata say.
_FILE = re.compile(r"[\w.!+-]{1,200}")

_fault: BadGame | None = BadGame(Text("foreign-no-wheel"))


async def admit(wheel: str) -> None:
    """Install the wheel from this file, if it is one and holds a game."""
    global _fault
    try:
        await _install(Path(wheel))
        _fault = None
    except BadGame as fault:
        _fault = fault


async def _install(file: Path) -> None:
    import micropip  # type: ignore[import-not-found]

    proper = file.with_name(examined(file))
    proper.write_bytes(file.read_bytes())
    # Nothing is fetched: what is not here is missing.
    micropip.set_index_urls([])
    try:
        await micropip.install(f"emfs:{proper}")
    except Exception as error:
        raise BadGame(Text("foreign-not-installed", why=shown(error))) from error
    shelf.look_again()


def examined(file: Path) -> str:
    """The name that the wheel in this file should have, by its own metadata; BadGame if it will not do.

    Nothing in it is run. Whatever it needs besides has to be here already.
    """
    try:
        with ZipFile(file) as archive:
            entries = archive.infolist()
            size = sum(entry.file_size for entry in entries)
            if size > MOST_BYTES or len(entries) > MOST_FILES:
                raise BadGame(Text("foreign-too-much"))
            tops = {entry.filename.partition("/")[0] for entry in entries}
            (info,) = (top for top in tops if top.endswith(".dist-info"))
            metadata = PathDistribution(Inside(archive, f"{info}/"))
            tags = (metadata.read_text("WHEEL") or "").splitlines()
            tag = next(line.removeprefix("Tag:").strip() for line in tags if line.startswith("Tag:"))
            name = f"{re.sub(r'[-_.]+', '_', metadata.name)}-{metadata.version}-{tag}.whl"
            games = metadata.entry_points.select(group=shelf.GROUP)
            missing = sorted(_missing(metadata.requires or []))
            if not _FILE.fullmatch(name):
                raise BadGame(Text("foreign-no-wheel"))
    except BadGame:
        raise
    except Exception:
        # What is no zip, or a broken one, or has no such parts, is found out by whatever stumbles over it.
        raise BadGame(Text("foreign-no-wheel")) from None
    if not tag.endswith(_PURE):
        raise BadGame(Text("foreign-not-pure", tag=shown(tag)))
    if not games:
        raise BadGame(Text("foreign-no-game", group=shelf.GROUP))
    if missing:
        raise BadGame(Text("foreign-needs", missing=shown(", ".join(missing))))
    for top in sorted(tops):
        module = top.removesuffix(".py")
        if is_in_the_way(module):
            raise BadGame(Text("foreign-in-the-way", module=module))
    return name


def _missing(requirements: list[str]) -> Iterator[str]:
    """The packages that a wheel needs wherever it is, and that are not here.

    What is needed under some condition only is left to micropip, which knows how to read those.
    """
    for requirement in requirements:
        name = re.match(r"[\w.-]+", requirement)
        # Ludoteca is here, installed or not.
        if name and name[0].lower() != "ludoteca" and ";" not in requirement:
            try:
                distribution(name[0])
            except PackageNotFoundError:
                yield name[0]


def handle(text: str) -> str:
    """Answer one message: as the page's door does, and besides who the guest is."""
    if not text.startswith(_QUESTION):
        return page.handle(text)
    try:
        asked = json.loads(text)
        reply: dict[str, object] = {"guest": _introduced(str(asked.get("game")), str(asked.get("language")))}
    except LudotecaError as error:
        reply = {"error": error.text.json()}
    except ValueError:
        return page.handle(text)
    return json.dumps(reply, ensure_ascii=False).encode("utf-8", "replace").decode()


def _introduced(slug: str, language: str) -> dict[str, object]:
    """What the page is told of the game by this name, else of the first; BadGame if it cannot be played."""
    if _fault:
        raise _fault
    guests = {about.slug: about for about in shelf.catalog() if about.is_foreign}
    if not guests:
        raise shelf.faults()[0] if shelf.faults() else BadGame(Text("foreign-no-game", group=shelf.GROUP))
    about = guests[slug] if slug in guests else next(iter(guests.values()))
    _try(about)
    return {"facts": about.facts(), "texts": _texts(about, language)}


def _try(about: About) -> None:
    """A new game is begun and drawn: whatever goes wrong with it is said before it is shown."""
    for colour in about.colours:
        if f"{colour}-sign" not in theme(names()[0]):
            raise BadGame(Text("foreign-bad-value", game=about.slug, key="colours", value=shown(colour)))
    game = shelf.load(about.slug)
    try:
        table = Table(game)
        # Painted as well: an ink that is in no theme is found out by nothing else.
        svg.paint(game.draw(table.state, None, False), say=lambda text: text.id)
    except LudotecaError:
        raise
    except Exception as error:
        why = shown(f"{type(error).__name__}: {error}")
        raise BadGame(Text("foreign-broken", game=about.slug, why=why)) from error


def _texts(about: About, language: str) -> str:
    """The game's own messages, in this language or else in the first."""
    pages = (about.folder / "texts" / f"{code}.ftl" for code in (language, _FIRST))
    for file in pages:
        try:
            return file.read_text(encoding="utf-8")
        except (OSError, ValueError):
            continue
    return ""
