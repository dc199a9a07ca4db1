"""The worker's only door: one desk, with the computer's players at it."""

from __future__ import annotations

from .bots.thought import Thought
from .kernel.desk import Desk


def new_desk() -> Desk:
    """An empty desk that the computer plays at."""
    return Desk(Thought)


desk = new_desk()


def handle(text: str) -> str:
    """Answer one message for the one page that this interpreter serves."""
    return desk.handle(text)
