"""The worker's only door: one desk, with the computer's players at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .kernel.desk import Desk
from .kernel.game import Seat
from .kernel.table import Table

if TYPE_CHECKING:
    from .bots.thought import Thought


def new_desk() -> Desk:
    """An empty desk that the computer plays at."""
    return Desk(_thought)


def _thought(table: Table, seat: Seat, level: int, seed: int) -> Thought:
    # Only when somebody has to think: the rules are there sooner without.
    from .bots.thought import Thought

    return Thought(table, seat, level, seed)


desk = new_desk()


def handle(text: str) -> str:
    """Answer one message for the one page that this interpreter serves."""
    return desk.handle(text)
