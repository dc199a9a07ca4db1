"""A bot's thinking, in slices short enough to be interrupted between them: see `kernel.thought.Thinker`."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter_ns
from typing import Protocol

from ludoteca.kernel.errors import BadMessage
from ludoteca.kernel.game import Seat, spell
from ludoteca.kernel.log import Log
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.table import Table
from ludoteca.kernel.text import Text

from . import levels
from .analysis import Insight, Line, Review, analysed, reviewed, threats, turning
from .levels import LEVELS
from .progress import ALL, Part, Progress
from .search import Budget
from .twin import twin_of


def think(table: Table, seat: Seat, level: int, seed: int, part: tuple[int, int] = ALL) -> Thought:
    """About one move, or a part of that. The bot is given the seat's veiled view, never the state.

    BadMessage if that seat is not asked or there is no such level.
    """
    return Thought(_Move(table, seat, _level(level), seed, Part(*part)))


def analyse(table: Table, lines: int, level: int) -> Thought:
    """About the best so many lines; with none, only about what threatens.

    BadMessage if the game is over or has no twin, or there is no such level.
    """
    return Thought(_Analysis(table, lines, _level(level) if level else 0))


def review(table: Table) -> Thought:
    """About every turn of the game. BadMessage if it has no twin."""
    return Thought(_Review(table))


class _Question(Protocol):
    """What a thought is about: `steps` between which others may run, and what they have found out."""

    steps: Iterator[object]

    def progress(self) -> dict[str, object]:
        """What is worth telling on the way."""

    def answer(self) -> dict[str, object]:
        """What is known."""


class Thought:
    """One question being thought about."""

    def __init__(self, question: _Question) -> None:
        self._question = question

    def slice(self, milliseconds: int) -> dict[str, object]:
        """Think for about this long: `{"progress": ...}`, or the answer when done."""
        end = perf_counter_ns() + milliseconds * 1_000_000
        for _ in self._question.steps:
            if perf_counter_ns() >= end:
                return {"progress": self._question.progress()}
        return self.stop()

    def stop(self) -> dict[str, object]:
        """What is known so far."""
        return self._question.answer()


def _level(level: int) -> int:
    if level not in LEVELS:
        raise BadMessage(Text("bad-level", level=level, most=max(LEVELS)))
    return level


class _Move:
    """Which move a seat should make."""

    def __init__(self, table: Table, seat: Seat, level: int, seed: int, part: Part) -> None:
        if table.ask(seat) is None:
            raise BadMessage(table.why_not(seat, ""))
        veil = getattr(table.game, "veil", None)
        view = veil(table.state, seat) if veil else table.state
        self._best: Progress | None = None
        self.steps = self._noted(levels.think(table.game, view, seat, Luck(seed), level, part=part))

    def _noted(self, steps: Iterator[Progress]) -> Iterator[object]:
        for progress in steps:
            self._best = progress
            if progress.share < 1:
                yield None

    def _known(self) -> Progress:
        # Not even the first slice has been thought: the first move comes at once.
        if self._best is None:
            next(self.steps, None)
        assert self._best is not None
        return self._best

    def progress(self) -> dict[str, object]:
        known = self._known()
        return {
            "share": round(known.share, 3),
            "move": spell(known.move),
            "estimate": round(known.estimate, 3),
        }

    def answer(self) -> dict[str, object]:
        known = self._known()
        return {
            "move": spell(known.move),
            "estimate": round(known.estimate, 3),
            "votes": [[spell(move), round(number, 3)] for move, number in known.votes],
        }


class _Analysis:
    """What the best lines of a position are, and what threatens in it."""

    def __init__(self, table: Table, lines: int, level: int) -> None:
        _require_twin(table)
        if not table.asks():
            raise BadMessage(Text("game-over"))
        self._table, self._lines = table, lines
        self._telling = _Telling(table)
        self._insight: Insight | None = None
        self._told: list[dict[str, object]] = []
        self._is_new = True
        self._threats = threats(table.game, table.state)
        budget = [LEVELS[level].budget] if level else []
        self.steps = self._noted(*budget)

    def _noted(self, *budget: Budget) -> Iterator[object]:
        yield None
        if self._lines < 1:
            return
        for insight in analysed(self._table, self._lines, *budget):
            if insight is not None:
                told = []
                for line in insight.lines:
                    told.append(self._telling.line(line))
                    yield None
                self._insight, self._told, self._is_new = insight, told, True
            yield None

    def progress(self) -> dict[str, object]:
        if not self._is_new:
            return {}
        self._is_new = False
        return self._known()

    def answer(self) -> dict[str, object]:
        return {"analysis": self._known()}

    def _known(self) -> dict[str, object]:
        insight = self._insight
        return {
            "lines": self._told,
            "turns": insight.turns if insight else 0,
            "steps": insight.steps if insight else 0,
            "solved": insight is not None and insight.is_solved,
            "threats": None if self._threats is None else [list(turn) for turn in self._threats],
        }


class _Review:
    """What was played well in a game, what was not, and where it turned."""

    def __init__(self, table: Table) -> None:
        _require_twin(table)
        self._table = table
        self._telling = _Telling(Table.replay(table.record()))
        self._reviews: list[Review] = []
        self._told: list[dict[str, object]] = []
        self.steps = self._noted()

    def _noted(self) -> Iterator[object]:
        for review in reviewed(self._table):
            if review is not None:
                self._reviews.append(review)
                self._told.append(self._turn(review))
            yield None

    def _turn(self, review: Review) -> dict[str, object]:
        return {
            "number": review.number,
            "steps": len(review.played),
            "seat": review.seat,
            "before": review.before,
            "after": review.after,
            "mistake": review.is_mistake,
            "better": self._telling.line(review.better, review.number) if review.better else None,
        }

    def progress(self) -> dict[str, object]:
        done = sum(len(review.played) for review in self._reviews)
        return {"share": round(done / max(1, len(self._table.steps)), 3)}

    def answer(self) -> dict[str, object]:
        outcome = self._table.outcome()
        winners = outcome.winners if outcome else frozenset()
        turned = turning(self._reviews, *winners) if len(winners) == 1 else None
        found = {"turns": self._told, "turning": self._reviews.index(turned) if turned else None}
        return {"review": found}


class _Telling:
    """Lines in the game's own words, as its log would tell them."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._log = Log(table)

    def line(self, line: Line, number: int | None = None) -> dict[str, object]:
        """A line that begins after so many of the table's steps, or else after all."""
        table = self._table
        ahead = table.steps[len(table.steps) if number is None else number :]
        del table.steps[len(table.steps) - len(ahead) :]
        begun = len(table.steps)
        for decision in line.decisions:
            table.play(decision.seat, decision.words)
        told = self._log.lines(None)[begun:]
        moves = [
            {**one.json(), "move": decision.words} for one, decision in zip(told, line.decisions, strict=True)
        ]
        table.steps[begun:] = ahead
        return {
            "moves": moves,
            "estimate": line.estimate,
            "turns": line.turns,
            "solved": line.is_solved,
        }


def _require_twin(table: Table) -> None:
    if twin_of(table.game) is None:
        raise BadMessage(Text("no-analysis", game=table.about.name))
