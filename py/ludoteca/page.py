"""The worker's only door: one desk, with the computer's players and an artist at it."""

from __future__ import annotations

from .kernel.desk import Desk
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
