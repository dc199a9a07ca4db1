"""Files that a command is told to read or write; what goes wrong is one sentence."""

from __future__ import annotations

import sys
from pathlib import Path

from ludoteca.kernel.text import Text

from .speech import CommandError


def read(file: str) -> str:
    """The text of a file, or what is typed or piped in for `-`; CommandError if it cannot be read."""
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except OSError as error:
        raise CommandError(Text("file-not-read", file=file, why=_why(error))) from error
    except UnicodeDecodeError as error:
        raise CommandError(Text("file-not-text", file=file)) from error


def write(path: Path, text: str) -> None:
    """Write a text file, and the folders it lies in; CommandError if that cannot be done."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise CommandError(Text("file-not-written", file=str(path), why=_why(error))) from error


def _why(error: OSError) -> str:
    """What the system says, in its own language."""
    return error.strerror or type(error).__name__
