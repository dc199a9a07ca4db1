"""Wheels of strangers: the skeleton in a package, as `ludoteca new` makes it, right and wrong."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from collections.abc import Mapping
from pathlib import Path

from ludoteca.cli import main

SLUG = "lodger"


def build(folder: Path, slug: str = SLUG) -> Path:
    """Begin a game in a package of its own and build its wheel, without a network; the wheel."""
    assert main(["new", slug, "--package", "--into", str(folder), "--language", "en"]) == 0
    made = folder / "wheels"
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(made)]
    subprocess.run(command, cwd=folder / slug, check=True, capture_output=True)
    (wheel,) = made.iterdir()
    return wheel


def altered(
    wheel: Path, folder: Path, changes: Mapping[str, tuple[str, str] | None], name: str | None = None
) -> Path:
    """A copy with some files changed, by the ends of their names: (this, into that); None leaves one out.

    Where "this" is "" the text is put in front.
    """
    folder.mkdir(parents=True, exist_ok=True)
    copy = folder / (name or wheel.name)
    left = dict(changes)
    with zipfile.ZipFile(wheel) as before, zipfile.ZipFile(copy, "w") as after:
        for entry in before.namelist():
            data = before.read(entry)
            for end in [end for end in left if entry.endswith(end)]:
                change = left.pop(end)
                if change is None:
                    break
                assert change[0].encode() in data, (entry, change)
                data = data.replace(change[0].encode(), change[1].encode(), 1)
            else:
                after.writestr(entry, data)
    assert not left, left
    return copy
