"""What a page says: its own words from web/texts, then the kernel's and the game's."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from pathlib import Path

from ludoteca.kernel.shelf import About
from ludoteca.kernel.text import Argument, Text
from ludoteca.words import Words, languages

ROOT = Path(__file__).resolve().parents[2]
PAGE_TEXTS = ROOT / "web" / "texts"
KERNEL_TEXTS = ROOT / "py" / "ludoteca" / "texts"

# What each language calls itself: the one list of names that is not translated.
OWN_NAMES = {"en": "English", "el": "Ελληνικά", "it": "Italiano", "pl": "Polski"}
LANGUAGES = languages()
# Said when the pages are written, never by a script; or by scripts that bring their words with them.
_WRITTEN_ONLY = ("shelf", "guide", "embed")
# Said wherever a link may point at something.
_POINTED = ("diagram-marked", "diagram-arrow")


class PageWords:
    """Says the page's own messages, the kernel's and the game's in one language."""

    def __init__(self, language: str, about: About | None = None) -> None:
        self.language = language
        self._about = about
        self._words = Words(language, about.slug if about else None, PAGE_TEXTS)

    def page(self, id: str, **args: Argument) -> str:
        """A message, escaped for HTML; LookupError when there is none or the arguments do not fit."""
        return escape(self.plain(id, **args))

    def plain(self, id: str, **args: Argument) -> str:
        """The same as it is: for titles and data, which are escaped where they come to stand."""
        return self._words.say(Text(id, guide="", **args))

    def content(self, id: str) -> str:
        """The end of a tag and its text, which web/language.js can say again: `data-say="id">text`."""
        return f'data-say="{id}">{self.page(id)}'

    def label(self, id: str) -> str:
        """The attributes of something that only ears are told, which web/language.js can say again."""
        return f'aria-label="{self.page(id)}" data-say-label="{id}"'

    def say(self, text: Text, names: Sequence[str] = ()) -> str:
        """A text as it is."""
        return self._words.say(text, names)

    def source(self, *others: str) -> str:
        """Everything that the script of a page can say, as Fluent messages without comments.

        What begins with one of `others` is said on other pages. ValueError when two of the three sources use
        the same id.
        """
        folders = [PAGE_TEXTS, KERNEL_TEXTS, *([self._about.folder / "texts"] if self._about else [])]
        pages = [(folder / f"{self.language}.ftl").read_text(encoding="utf-8") for folder in folders]
        lines = [line for page in pages for line in page.splitlines() if line and not line.startswith("#")]
        ids = [found[1] for line in lines if (found := re.match(r"([a-z][\w-]*) *=", line))]
        twice = sorted({id for id in ids if ids.count(id) > 1})
        if twice:
            raise ValueError(f"{self.language}: messages with the same id: {', '.join(twice)}")
        unsaid = re.compile(f"(?!({'|'.join(_POINTED)}) )({'|'.join((*_WRITTEN_ONLY, *others))})-")
        return "\n".join(_without(lines, unsaid)) + "\n"


def _without(lines: list[str], ids: re.Pattern[str]) -> list[str]:
    """The lines of all messages whose ids do not match."""
    kept, dropping = [], False
    for line in lines:
        if not line.startswith((" ", "}")):
            dropping = bool(ids.match(line))
        if not dropping:
            kept.append(line)
    return kept
