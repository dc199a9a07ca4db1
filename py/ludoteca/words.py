"""From Text to sentence, by Fluent: for the terminal, diagrams and the build. The page says its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .kernel.errors import LudotecaError
from .kernel.game import Seat
from .kernel.shelf import about
from .kernel.text import Text

_FOLDER = Path(__file__).parent / "texts"
# The language every text is first written in: a game that lacks another is shown in this one.
_FIRST = "en"


class UnknownLanguage(LudotecaError):
    """A language code in which there are no texts."""


def languages() -> tuple[str, ...]:
    """The codes of all languages that the texts are written in, English first, then by code."""
    found = {page.stem for page in _FOLDER.glob("*.ftl")}
    return (_FIRST, *sorted(found - {_FIRST}))


class Words:
    """Says texts in one language: the kernel's own and, with a slug, those of that game.

    >>> Words("it", "oxono").say(Text("told-move", symbol="x", to="d4"))
    'X in d4'
    """

    def __init__(self, language: str = _FIRST, slug: str | None = None, *more: Path) -> None:
        """With texts from `more` folders too, as a page has its own; UnknownLanguage or UnknownGame."""
        if language not in languages():
            known = ", ".join(languages())
            raise UnknownLanguage(Text("unknown-language", language=language[:20], languages=known))
        self.language = language
        game = (about(slug).folder / "texts",) if slug else ()
        self._bundle = _bundle(language, (_FOLDER, *game, *more))

    def knows(self, id: str) -> bool:
        """Whether there is a message of this id."""
        return self._bundle.has_message(id)

    def say(self, text: Text, names: Sequence[str] = ()) -> str:
        """The sentence. A text about a `seat` is given its `name`: from `names`, else as the game calls it.

        LookupError for an id that no message has, or arguments that its message does not fit.
        """
        pattern = self._bundle.get_message(text.id).value if self.knows(text.id) else None
        if pattern is None:
            raise LookupError(f"no message in {self.language} for {text!r}")
        return self._said(pattern, text, names)

    def short(self, text: Text, names: Sequence[str] = ()) -> str:
        """The same in a word or two: attribute `short` of the message if it has one, else the sentence."""
        attributes = self._bundle.get_message(text.id).attributes if self.knows(text.id) else {}
        if "short" not in attributes:
            return self.say(text, names)
        return self._said(attributes["short"], text, names)

    def _said(self, pattern: Any, text: Text, names: Sequence[str]) -> str:
        args = dict(text.args)
        if "seat" in args:
            args["name"] = self._name(int(args["seat"]), names)
        sentence, problems = self._bundle.format_pattern(pattern, args)
        if problems:
            raise LookupError(f"in {self.language}, {text!r} does not fit its message: {problems[0]}")
        return str(sentence)

    def _name(self, seat: Seat, names: Sequence[str]) -> str:
        if seat < len(names) and names[seat]:
            return names[seat]
        own = f"seat-{seat}"
        return self.say(Text(own) if self.knows(own) else Text("seat-name", number=seat + 1))


@lru_cache(maxsize=32)
def _bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    # Isolating marks are for mixed directions of writing, which none of our languages has.
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        page = folder / f"{language}.ftl"
        source = page if page.exists() else folder / f"{_FIRST}.ftl"
        bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle
