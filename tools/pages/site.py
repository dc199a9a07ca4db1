"""Where every page lies, and how it reaches the others: by relative addresses, so that any folder will do."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from pathlib import Path

from .words import LANGUAGES

MAIN_LANGUAGE = LANGUAGES[0]


@dataclass(frozen=True)
class Site:
    """The folder that the pages are written to, and the hashed names of scripts, style and fonts.

    `address` is where the site will stand, with a slash at its end, or "" where the build has not been told:
    then what only other sites read, and needs whole addresses, is left out.
    """

    out: Path
    assets: dict[str, str]
    address: str = ""
    # What search engines may find, in the order of writing.
    pages: list[Place] = field(default_factory=list)

    def write(self, path: str, content: str | bytes) -> None:
        """Put one file under its plain name."""
        target = self.out / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content.encode() if isinstance(content, str) else content)

    def asset(self, name: str, content: str) -> str:
        """Put one file into assets/ under a name with its hash; its path from the root of the site."""
        stem, _, ending = name.rpartition(".")
        path = f"assets/{stem}-{hashlib.sha256(content.encode()).hexdigest()[:8]}.{ending}"
        self.write(path, content)
        return path

    def url(self, here: Place, there: Place) -> str:
        """How a page names another (or itself): by its whole address where it is known, else relatively."""
        return self.address + there.folder if self.address else here.to(there)


@dataclass(frozen=True)
class Place:
    """One page in one language: `path` is its folder below the language's, "" or "oxono/"."""

    language: str
    path: str

    @property
    def folder(self) -> str:
        """From the root of the site to the page, "" or ending in a slash."""
        return _language_folder(self.language) + self.path

    @property
    def root(self) -> str:
        """From the page to the root of the site."""
        return "../" * self.folder.count("/") or "./"

    def other(self, language: str) -> str:
        """From the page to the same page in another language."""
        return self.to(Place(language, self.path))

    def to(self, there: Place) -> str:
        """From the page to another one."""
        return self.root + there.folder

    @property
    def home(self) -> str:
        """From the page to the shelf in its language; the same words in every language."""
        return "../" * self.path.count("/") or "./"


def _language_folder(language: str) -> str:
    return "" if language == MAIN_LANGUAGE else f"{language}/"


def data(value: object) -> str:
    """JSON that may stand inside a script element."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
