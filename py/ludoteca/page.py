"""The worker's only door: one desk, with the computer's players and an artist at it."""

from __future__ import annotations

from importlib import import_module

from .kernel.desk import Desk
from .kernel.shelf import catalog, load
from .kernel.studio import Artist
from .kernel.thought import Thinker


def new_desk() -> Desk:
    """An empty desk that the computer plays at."""
    return Desk(_thinker, _artist)


def _thinker() -> Thinker:
    # Only when somebody has to think: the rules are there sooner without.
    from .bots import thought

    return thought


def _artist() -> Artist:
    # Only where diagrams are made, or something is pointed at.
    from .kit import diagram

    return diagram


desk = new_desk()


def handle(text: str) -> str:
    """Answer one message for the one page that this interpreter serves."""
    return desk.handle(text)


def reach_everything() -> None:
    """Import and read all that an answer may need: a memory kept from then on answers without any file."""
    from .kit.theme import table

    _thinker()
    _artist()
    table()
    for about in catalog():
        load(about.slug)
        for name in sorted({path.stem for path in about.folder.glob("*.py*")} - {"__init__"}):
            import_module(f"{about.module}.{name}")
