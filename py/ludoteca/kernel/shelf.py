"""Which games there are: folders with an about.toml, found by scanning, readable without importing them.

Beside the folders stand the games that are installed as packages of their own: kernel/foreign.py.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, cast

import ludoteca.games

from .errors import BadGame, BadOption, UnknownGame
from .game import AnyGame
from .text import Text

# Where games are modules, and what the entry points of those that others install are grouped under.
GROUP = ludoteca.games.__name__
# The ladder that a game climbs, with what is said of it on every rung.
STAGES = {"draft": Text("shelf-draft"), "playable": Text("shelf-playable"), "finished": None}
# By what a shelf is searched: what lies on the table. That all play together is told by `together`.
KINDS = ("abstract", "cards", "dice", "tiles")


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game; its default is the first choice unless the page says otherwise.

    `pattern` is what a record may say besides the choices, such as named cards: the page does not offer it,
    and what it means is for the game's `setup` to check.
    """

    name: str
    choices: tuple[str, ...]
    default: str
    pattern: str = ""

    def allows(self, choice: object) -> bool:
        """Whether this is one of the choices or written as the pattern says."""
        if choice in self.choices:
            return True
        return bool(self.pattern and isinstance(choice, str) and re.fullmatch(self.pattern, choice))


@dataclass(frozen=True, slots=True)
class About:
    """A game's about.toml: what the shelf shows and what a table must know before the rules are imported.

    `seats` and `minutes` are (least, most); `bound` is the most steps a game can take;
    `colours` names a paint per seat; `stage` is one of STAGES, `kind` some of KINDS;
    `together` tells that all win or lose as one; `module` is the name of its module.
    """

    slug: str
    folder: Path
    module: str
    name: str
    edition: int
    stage: str
    kind: tuple[str, ...]
    designer: str
    publisher: str
    year: int
    seats: tuple[int, int]
    minutes: tuple[int, int]
    bound: int
    reasons: tuple[str, ...]
    colours: tuple[str, ...]
    options: tuple[Option, ...] = ()
    shelf_position: str = ""
    together: bool = False

    @property
    def is_draft(self) -> bool:
        """Whether it is still being made: no shelf shows it, though it is found by its name."""
        return self.stage == "draft"

    @property
    def caution(self) -> Text | None:
        """What stands beside the name of a game that is not finished."""
        return STAGES[self.stage]

    @property
    def is_foreign(self) -> bool:
        """Whether somebody else has put it there: its module may do anything when it is imported."""
        return not self.module.startswith(f"{GROUP}.")

    def facts(self) -> dict[str, object]:
        """What the script of the game's page is told of it: see PageFacts in web/types.js."""
        return {
            "slug": self.slug,
            "name": self.name,
            "edition": self.edition,
            "seats": self.seats,
            "colours": self.colours,
            "options": {
                option.name: [
                    option.default,
                    *(choice for choice in option.choices if choice != option.default),
                ]
                for option in self.options
            },
            "together": self.together,
        }

    def settled(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """The options with every gap filled by its default; BadOption for seats or choices not offered."""
        least, most = self.seats
        if isinstance(seats, bool) or not isinstance(seats, int) or not least <= seats <= most:
            raise BadOption(Text("bad-seats", seats=shown(seats), least=least, most=most))
        known = {option.name: option for option in self.options}
        for name, choice in options.items():
            if name not in known:
                raise BadOption(Text("bad-option", option=shown(name), options=", ".join(known) or "-"))
            if not known[name].allows(choice):
                choices = ", ".join(known[name].choices)
                raise BadOption(Text("bad-choice", option=name, choice=shown(choice), choices=choices))
        return {name: options.get(name, option.default) for name, option in known.items()}


def shown(value: object) -> str:
    """A value from outside, in one line of things to see, short enough to stand in a sentence."""
    text = "".join(sign if sign.isprintable() else "�" for sign in " ".join(str(value).split()))
    return text if len(text) <= 60 else text[:59] + "…"


def catalog() -> tuple[About, ...]:
    """Every game's about.toml, in order of name, without importing a game.

    Besides the package's own, games are looked for in the folders named by LUDOTECA_GAMES, and among what is
    installed; of those, one with a fault is left out.
    """
    return _found()[0]


def faults() -> tuple[BadGame, ...]:
    """Why games that are installed are not in the catalogue."""
    return _found()[1]


def look_again() -> None:
    """Something has been installed since the catalogue was read."""
    _found.cache_clear()


@lru_cache(maxsize=1)
def _found() -> tuple[tuple[About, ...], tuple[BadGame, ...]]:
    extra = [path for path in os.environ.get("LUDOTECA_GAMES", "").split(os.pathsep) if path]
    for path in extra:
        if path not in ludoteca.games.__path__:
            ludoteca.games.__path__.append(path)
    pages: dict[str, Path] = {}
    for root in ludoteca.games.__path__:
        for page in sorted(Path(root).glob("*/about.toml")):
            pages.setdefault(page.parent.name, page)
    games = [read(page, f"{GROUP}.{slug}") for slug, page in pages.items()]
    bad: tuple[BadGame, ...] = ()
    installed = entry_points(group=GROUP)
    if installed:
        # Only then: the wheel as a browser gets it is without this part.
        from .foreign import examined

        own = {about.slug: about.folder for about in games}
        foreign, bad = examined(installed, own)
        games += foreign
    return tuple(sorted(games, key=lambda about: about.name)), bad


def read(page: Path, module: str) -> About:
    """What an about.toml says of the game in this module; ValueError for a kind that no shelf knows."""
    table = tomllib.loads(page.read_text(encoding="utf-8"))
    options = tuple(
        Option(
            name,
            tuple(entry["choices"]),
            entry.get("default", entry["choices"][0]),
            entry.get("pattern", ""),
        )
        for name, entry in table.pop("options", {}).items()
    )
    values: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in table.items()
    }
    about = About(slug=page.parent.name, folder=page.parent, module=module, options=options, **values)
    if not about.kind or not {*about.kind} <= {*KINDS}:
        raise ValueError(f"{page}: kind is a list of some of {', '.join(KINDS)}, not {about.kind!r}")
    return about


def about(slug: str) -> About:
    """One game's about.toml; UnknownGame names the nearest slugs."""
    for entry in catalog():
        if entry.slug == slug:
            return entry
    slugs = [entry.slug for entry in catalog()]
    nearest = get_close_matches(str(slug), slugs, n=3, cutoff=0.4)
    raise UnknownGame(Text("unknown-game", slug=shown(slug), nearest=", ".join(nearest or slugs)))


def load(slug: str) -> AnyGame:
    """The game's module, imported on first use; UnknownGame if there is none of that name.

    BadGame if a game from elsewhere cannot even be imported.
    """
    entry = about(slug)
    try:
        return cast(AnyGame, import_module(entry.module))
    except Exception as error:
        if not entry.is_foreign:
            raise
        why = shown(f"{type(error).__name__}: {error}")
        raise BadGame(Text("foreign-broken", game=slug, why=why)) from error


def slug_of(game: AnyGame) -> str:
    """The slug of a loaded game: the name of its folder."""
    return cast(str, game.__name__.rpartition(".")[2])  # type: ignore[attr-defined]
