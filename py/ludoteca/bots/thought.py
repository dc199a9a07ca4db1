"""A bot's thinking, in slices short enough to be interrupted between them."""

from __future__ import annotations

from time import perf_counter_ns

from ludoteca.kernel.errors import BadMessage
from ludoteca.kernel.game import Seat, spell
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.table import Table
from ludoteca.kernel.text import Text

from .levels import LEVELS, think
from .progress import Progress


class Thought:
    """One move being thought about. The bot is given the seat's veiled view, never the state."""

    def __init__(self, table: Table, seat: Seat, level: int, seed: int) -> None:
        """BadMessage if that seat is not asked or there is no such level."""
        if table.ask(seat) is None:
            raise BadMessage(table.why_not(seat, ""))
        if level not in LEVELS:
            raise BadMessage(Text("bad-level", level=level, most=max(LEVELS)))
        veil = getattr(table.game, "veil", None)
        view = veil(table.state, seat) if veil else table.state
        self._steps = think(table.game, view, seat, Luck(seed), level)
        self._best: Progress | None = None

    def slice(self, milliseconds: int) -> dict[str, object]:
        """Think for about this long: `{"progress": ...}`, or `{"move": ...}` when done."""
        end = perf_counter_ns() + milliseconds * 1_000_000
        for progress in self._steps:
            self._best = progress
            if progress.share >= 1:
                return self.stop()
            if perf_counter_ns() >= end:
                return {"progress": {"share": round(progress.share, 3), **_told(progress)}}
        return self.stop()

    def stop(self) -> dict[str, object]:
        """The best move so far, now."""
        if self._best is None:
            self._best = next(self._steps)
        return _told(self._best)


def _told(progress: Progress) -> dict[str, object]:
    return {"move": spell(progress.move), "estimate": round(progress.estimate, 3)}
