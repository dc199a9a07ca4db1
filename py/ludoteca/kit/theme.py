"""Ink words and the paint behind them: the themes of `theme.json`, for diagrams and for the style sheet.

The words, by who uses them:

- the page: `table` (ground), `panel`, `line`, `text`, `quiet` (secondary text), `accent` and `accent-text`
  (what can be done now), `gold` and `gold-text`;
- marks over a scene: `live`, `live-core`, `hover`, `chosen`, `last`, `last-rim`;
- marks and arrows of a diagram: `mark` with its light rim `mark-rim`;
- what is won, drawn by the game: `win`, `win-glow`;
- depth: `shade` and `light`, which the painters lay on in thin coats;
- materials: `wood` (frame), `wood-text`, `wood-face`, `wood-grain`, `well`, `totem`, `totem-face`,
  `totem-sign`;
- what is written on: `paper` (a sheet), `paper-cell` and `paper-tint` (its cells), `paper-line`,
  `paper-text`, `paper-quiet`; `die` and `die-eye`;
- seats: `rose`, `night`, `ochre`, `sea`, `plum`, `moss`, `clay`, and `ivory` where a game has a white,
  each with a `-sign` to put on it, and a `-pale` for the ground of cards;
- a sea: `water`, `water-well`, `water-line` (waves), `water-text`;
- cards: `card`, `card-text` (on it and on every pale ground), `card-back`, `card-back-sign`.

A word with `-side` is the lower edge of the thing when it is lifted, a word with `-edge` its rim.
A paint is `#hex` (also with alpha) or a pair of them, running from the top of a node's box to its bottom.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

Paint = str | tuple[str, str]

# What a reader's system may ask for, and the theme that answers; of two, the later one.
ASKED_FOR = (("color-scheme:dark", "dark"), ("contrast:more", "contrast"))


@cache
def table() -> Mapping[str, Any]:
    """All of `theme.json`: `themes`, the recipe of every `lift`, and the `type`."""
    loaded: Mapping[str, Any] = json.loads(files(__package__).joinpath("theme.json").read_text("utf-8"))
    return loaded


def names() -> tuple[str, ...]:
    """The themes there are; the first is what a page shows when nobody has chosen."""
    return tuple(table()["themes"])


@cache
def theme(name: str) -> Mapping[str, Paint]:
    """Every ink word of one theme with its paint; what it leaves out is as in the theme it comes `from`."""
    own = dict(table()["themes"][name])
    base = own.pop("from", None)
    paints = {word: paint if isinstance(paint, str) else (paint[0], paint[1]) for word, paint in own.items()}
    return {**theme(base), **paints} if base else paints


def variables(word: str) -> tuple[str, ...]:
    """The CSS custom properties that hold an ink: one, or two (top and bottom) for a gradient."""
    if isinstance(theme(names()[0])[word], str):
        return (f"--ink-{word}",)
    return (f"--ink-{word}-top", f"--ink-{word}-bottom")


def style_sheet(wanted: Collection[str] | None = None) -> str:
    """The inks of all themes as CSS: `data-theme` on the root chooses, or else the reader's system.

    With `wanted`, only of these ink words.
    """
    light, *others = names()
    all_words = [word for word in theme(light) if wanted is None or word in wanted]
    rules = [f":root,[data-theme={light}]{{color-scheme:light;{_declarations(light, all_words)}}}"]
    changed = {}
    for name in others:
        words = [word for word in all_words if theme(name)[word] != theme(light)[word]]
        scheme = "dark" if name == "dark" else "light"
        changed[name] = f"color-scheme:{scheme};{_declarations(name, words)}"
        rule = f"[data-theme={name}]{{{changed[name]}}}"
        # Paper is light, whatever stands on the screen.
        rules.append(f"@media screen{{{rule}}}" if name == "dark" else rule)
    for query, name in ASKED_FOR:
        screen = "screen and " if name == "dark" else ""
        rules.append(f"@media {screen}(prefers-{query}){{:root:not([data-theme]){{{changed[name]}}}}}")
    return "\n".join(rules) + "\n"


def _declarations(name: str, words: Iterable[str]) -> str:
    made: list[str] = []
    for word in words:
        paint = theme(name)[word]
        properties = variables(word)
        paints = (paint,) * len(properties) if isinstance(paint, str) else paint
        made.extend(f"{key}:{value}" for key, value in zip(properties, paints, strict=True))
    return ";".join(made)
