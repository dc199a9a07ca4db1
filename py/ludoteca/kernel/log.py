"""What has happened at a table, as each seat is told it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from .game import Seat
from .table import Step, Table
from .text import Text


class Line(NamedTuple):
    """One decision as the log tells it; lines of one `turn`, counted from 1, read as one."""

    ply: int
    seat: Seat
    turn: int
    text: Text

    def json(self) -> dict[str, object]:
        """The line as it crosses to JavaScript."""
        return {**self._asdict(), "text": self.text.json()}


class _Told(NamedTuple):
    """A line's text, and the step (with its place) after which it could be told for good."""

    step: Step
    text: Text
    place: int
    last: Step


class Log:
    """The log of one table. Lines once told for good are kept, for as long as the steps behind them stand."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._kept: dict[Seat | None, dict[int, _Told]] = {}

    def lines(self, viewer: Seat | None) -> list[Line]:
        """What has happened, as `viewer` is told it."""
        steps = self.table.steps
        return [
            Line(ply + 1, step.seat, turn, self._text(ply, viewer))
            for ply, (step, turn) in enumerate(zip(steps, _turns(steps), strict=True))
        ]

    def last_nouns(self, viewer: Seat | None) -> Iterable[str]:
        """The nouns of the last turn, latest step first.

        Where all choose at once, what another seat chose is among its own things, and may be secret: the same
        name on `viewer`'s table is something else.
        """
        steps = self.table.steps
        turns = _turns(steps)
        last = [ply for ply, turn in enumerate(turns) if turn == turns[-1]]
        if last and steps[-1].seat != viewer and len(self.table.game.asks(self.table.start)) > 1:
            return ()
        told = [steps[ply] for ply in last if self._is_told(ply, viewer)]
        return dict.fromkeys(noun for step in reversed(told) for noun in step.words.split()[1:])

    def _is_told(self, ply: int, viewer: Seat | None) -> bool:
        """Whether `viewer` is told of this step what its seat is: gold shows no card that went unseen."""
        seat = self.table.steps[ply].seat
        return seat == viewer or self._text(ply, viewer) == self._text(ply, seat)

    def _text(self, ply: int, viewer: Seat | None) -> Text:
        steps = self.table.steps
        kept = self._kept.setdefault(viewer, {})
        told = kept.get(ply)
        if told and told.step is steps[ply] and told.place < len(steps) and steps[told.place] is told.last:
            return told.text
        place = self._settled(ply)
        text = self._tell(ply, steps[ply if place is None else place].state, viewer)
        if place is not None:
            kept[ply] = _Told(steps[ply], text, place, steps[place])
        return text

    def _settled(self, ply: int) -> int | None:
        """The step after which all is known that is to be known of this one; None if it is still to come.

        Where others choose at the same time, that is the one after which its seat is asked again, or nobody.
        """
        step = self.table.steps[ply]
        if not step.is_together:
            return ply
        for place in range(ply, len(self.table.steps)):
            asks = self.table.game.asks(self.table.steps[place].state)
            if not asks or any(ask.seat == step.seat for ask in asks):
                return place
        return None

    def _tell(self, ply: int, after: Any, viewer: Seat | None) -> Text:
        tell, step = getattr(self.table.game, "tell", None), self.table.steps[ply]
        if tell is None:
            return Text("told", move=step.words)
        before = self.table.steps[ply - 1].state if ply else self.table.start
        text: Text = tell(before, step.seat, step.move, after, viewer)
        return text


def _turns(steps: Sequence[Step]) -> list[int]:
    """The turn of each step, counted from 1.

    A turn ends when another seat moves, or when the same one is asked again what began it.
    """
    turns: list[int] = []
    seat, began = -1, ""
    for step in steps:
        is_new = step.seat != seat or step.question == began
        if is_new:
            seat, began = step.seat, step.question
        turns.append((turns[-1] if turns else 0) + is_new)
    return turns
