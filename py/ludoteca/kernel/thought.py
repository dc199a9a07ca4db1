"""What a desk asks of a bot that thinks; it knows none itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from .game import Seat
from .table import Table


class Thought(Protocol):
    """One move being thought about, in slices short enough to be interrupted between them."""

    def slice(self, milliseconds: int) -> dict[str, object]:
        """Think for about this long: `{"progress": ...}`, or `{"move": ...}` when done."""

    def stop(self) -> dict[str, object]:
        """The best move so far, now."""


# Begins to think about a seat's move, at a level and with a seed; BadMessage if it has nothing to decide.
Thinker = Callable[[Table, Seat, int, int], Thought]
