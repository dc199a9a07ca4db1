"""What a desk asks of a bot that thinks; it knows none itself."""

from __future__ import annotations

from typing import Protocol

from .game import Seat
from .table import Table


class Thought(Protocol):
    """Something being thought about, in slices short enough to be interrupted between them."""

    def slice(self, milliseconds: int) -> dict[str, object]:
        """Think for about this long: `{"progress": ...}`, or the answer once there is no more to find out."""

    def stop(self) -> dict[str, object]:
        """The answer as far as it is known, now: never with a key `progress`."""


class Thinker(Protocol):
    """Begins to think. BadMessage, each time, where there is nothing to think about."""

    def think(self, table: Table, seat: Seat, level: int, seed: int, part: tuple[int, int]) -> Thought:
        """About a seat's move, at a level and with a seed: `{"move": ..., "estimate": ..., "votes": ...}`.

        `part` is this worker's number, from 0, and how many share the thought. `votes` are pairs of a move
        and a number: the move with the highest sum over all workers is the best. There are none from who had
        no move to look at, or no time to count.
        """

    def analyse(self, table: Table, lines: int, level: int) -> Thought:
        """About the best so many lines, as hard as a level does, or at 0 as is worth: `{"analysis": ...}`."""

    def review(self, table: Table) -> Thought:
        """About every turn of the table's game: `{"review": ...}`."""
