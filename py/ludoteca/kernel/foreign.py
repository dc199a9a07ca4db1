"""Games that are installed as packages of their own, by others: entry points of the group `ludoteca.games`.

The name of the entry point is the slug, and the last name of the module that it names; the module is a
package with its about.toml and its texts inside. Everything here is read without importing it, and nothing in
it is trusted to be right: a game with a fault is left out, and the fault is one sentence.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import MISSING, fields
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

from .errors import BadGame
from .record import HEAD
from .shelf import KINDS, STAGES, About, Option, read, shown
from .text import Text

# What a game may be called: it is a Python module, a part of addresses and a word in records.
_SLUG = re.compile(r"[a-z][a-z0-9]*")
# Modules that a game's would hide, besides those of Python itself: in a browser these are there, too.
_OWN = frozenset({"ludoteca", "micropip", "pyodide", "pyodide_js", "js"})
# Said by where the game lies, not by its about.toml.
_GIVEN = frozenset({"slug", "folder", "module", "options"})
_OPTION_KEYS = frozenset({"choices", "default", "pattern"})
# What options and their choices are called: words in records, and parts of the ids of texts.
_WORD = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def is_slug(text: str) -> bool:
    """Whether a game may be called so."""
    return bool(_SLUG.fullmatch(text)) and not iskeyword(text)


def is_in_the_way(module: str) -> bool:
    """Whether a package with this module would stand in the place of Python's or of ours."""
    return module in _OWN or module in sys.stdlib_module_names


def examined(
    entries: Iterable[EntryPoint], own: Mapping[str, Path]
) -> tuple[tuple[About, ...], tuple[BadGame, ...]]:
    """The games that these entry points name, and the faults of those that were left out.

    `own` are the folders of our games by slug: nobody else's may stand in their place.
    """
    games: dict[str, About] = {}
    faults = []
    for entry in sorted(entries, key=lambda entry: (entry.name, entry.value)):
        # Whoever works on a game may have named its folder and installed it as well.
        if own.get(entry.name) == _folder(entry.value):
            continue
        try:
            games[entry.name] = _about(entry, own.keys() | games.keys())
        except BadGame as fault:
            faults.append(fault)
    return tuple(games.values()), tuple(faults)


def _about(entry: EntryPoint, taken: Set[str]) -> About:
    slug, module = entry.name, entry.value
    if not is_slug(slug) or module.rpartition(".")[2] != slug:
        raise BadGame(Text("foreign-name", game=shown(slug), module=shown(module)))
    if slug in taken:
        raise BadGame(Text("foreign-taken", game=slug))
    page = _folder(module) / "about.toml"
    try:
        table = tomllib.loads(page.read_text(encoding="utf-8"))
    except OSError:
        raise BadGame(Text("foreign-no-about", game=slug)) from None
    except ValueError as error:
        raise BadGame(Text("foreign-toml", game=slug, why=shown(error))) from None
    _refuse_any(_faults(slug, table))
    _refuse_any(_option_faults(slug, table.get("options", {})))
    if not {*table["kind"]} <= {*KINDS}:
        raise BadGame(Text("foreign-bad-value", game=slug, key="kind", value=shown(table["kind"])))
    about = read(page, module)
    _refuse_any(_contradictions(about))
    return about


def _refuse_any(faults: Iterator[Text]) -> None:
    """BadGame for the first one: what comes after it may only follow from it."""
    for fault in faults:
        raise BadGame(fault)


def _folder(module: str) -> Path:
    """Where the package of this name lies, found without running anything in it."""
    top, *inner = module.split(".")
    try:
        spec = find_spec(top)
    except (ImportError, ValueError):
        spec = None
    places = (spec and spec.submodule_search_locations) or [""]
    return Path(places[0], *inner)


def _faults(slug: str, table: dict[str, Any]) -> Iterator[Text]:
    """Keys that are missing, that nobody knows, or whose values are of another kind."""
    kinds = {key: kind for key, kind in get_type_hints(About).items() if key not in _GIVEN}
    needed = {field.name for field in fields(About) if field.default is MISSING} & kinds.keys()
    for key in sorted(table.keys() - kinds.keys() - {"options"}):
        yield Text("foreign-unknown-key", game=slug, key=shown(key))
    for key in sorted(needed - table.keys()):
        yield Text("foreign-missing-key", game=slug, key=key)
    for key, value in table.items():
        if key != "options" and not _is_a(kinds[key], value):
            yield Text("foreign-bad-value", game=slug, key=key, value=shown(value))


def _is_a(kind: Any, value: object) -> bool:
    """Whether a value out of TOML fits the annotation of its field."""
    if get_origin(kind) is not tuple:
        # What is printed as it is holds nothing that a terminal would obey.
        return type(value) is kind and (not isinstance(value, str) or value.isprintable())
    parts = get_args(kind)
    if not isinstance(value, list):
        return False
    if parts[1:] == (...,):
        return bool(value) and all(_is_a(parts[0], part) for part in value)
    return len(value) == len(parts) and all(map(_is_a, parts, value))


def _option_faults(slug: str, options: object) -> Iterator[Text]:
    if not isinstance(options, dict):
        yield Text("foreign-bad-value", game=slug, key="options", value=shown(options))
        return
    for name, entry in options.items():
        if name in HEAD or not _WORD.fullmatch(name) or name.isdecimal():
            yield Text("foreign-unknown-key", game=slug, key=f"options.{shown(name)}")
        elif not _is_option(entry):
            yield Text("foreign-bad-value", game=slug, key=f"options.{shown(name)}", value=shown(entry))


def _is_option(entry: object) -> bool:
    if not isinstance(entry, dict) or entry.keys() - _OPTION_KEYS:
        return False
    choices = entry.get("choices")
    if not isinstance(choices, list) or not _is_a(tuple[str, ...], choices):
        return False
    if not all(_WORD.fullmatch(choice) for choice in choices):
        return False
    return entry.get("default", choices[0]) in choices and isinstance(entry.get("pattern", ""), str)


def _contradictions(about: About) -> Iterator[Text]:
    """Values of the right kind that make no sense."""
    fits = {
        "stage": about.stage in STAGES,
        "edition": about.edition >= 1,
        "seats": 1 <= about.seats[0] <= about.seats[1],
        "minutes": 1 <= about.minutes[0] <= about.minutes[1],
        "bound": about.bound >= 1,
        "colours": len(about.colours) >= about.seats[1],
    }
    for key, is_right in fits.items():
        if not is_right:
            yield Text("foreign-bad-value", game=about.slug, key=key, value=shown(getattr(about, key)))
    for option in about.options:
        if not _is_pattern(option):
            yield Text(
                "foreign-bad-value",
                game=about.slug,
                key=f"options.{shown(option.name)}",
                value=shown(option.pattern),
            )


def _is_pattern(option: Option) -> bool:
    try:
        re.compile(option.pattern)
    except re.error:
        return False
    return True
