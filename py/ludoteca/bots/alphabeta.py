"""Looking ahead: what this seat does, what the others answer, and so on, a whole turn deeper each round.

It works for any game that is all in the open and asks one seat at a time. The seat it thinks for wants the
highest score, everybody else the lowest. A turn is what one seat decides in a row; depth counts turns, so
that no look-ahead ends between moving a totem and placing the piece that is owed for it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import replace
from math import inf
from time import perf_counter
from typing import Any, NamedTuple

from ludoteca.kernel.game import AnyGame, Ask, Seat
from ludoteca.kernel.luck import Luck

from .progress import Progress, own_ask

# A won game counts more than any estimate, and the more the sooner: what a step takes off is so little
# that the longest game does not bring a win down to 1.
_WIN = 2.0
_LATER = 2.0**-16
_BEYOND = 9.0
# Moves tried between two reports: a few milliseconds even in a browser, where Python is slow.
_STRIDE = 24


class Budget(NamedTuple):
    """How much work a search may do.

    `turns` is the deepest look-ahead and `steps` how many moves may be tried on the way; the first `sure`
    turns are looked at completely all the same. `seconds` caps the time for what goes beyond them.
    Without `judgement` only the end of the game counts, not the game's own `value`.
    """

    turns: int
    steps: int
    sure: int = 1
    seconds: float = inf
    judgement: bool = True


def think(
    game: AnyGame,
    view: Any,
    seat: Seat,
    luck: Luck,
    budget: Budget,
    clock: Callable[[], float] = perf_counter,
) -> Iterator[Progress]:
    """The best move found within the budget; among moves that look equally good, luck decides."""
    ask = own_ask(game, view, seat)
    moves, _ = luck.shuffle(ask.moves)
    yield Progress(0.0, moves[0], 0.0)
    search = _Search(game, seat, moves[0], budget, clock)
    for turns in range(1, budget.turns + 1):
        # The best of the round before is looked at first, so that a round that is cut off does no harm.
        ordered = (search.best, *(move for move in moves if move is not search.best))
        search.may_stop, search.is_cut = turns > budget.sure, False
        try:
            for _ in search.look(view, replace(ask, moves=ordered), turns, -_BEYOND, _BEYOND):
                yield search.progress()
        except _SpentError:
            break
        # Looking deeper changes nothing once the game is decided, or ends before the look-ahead does.
        if abs(search.score) > 1 or not search.is_cut:
            break
    yield search.progress()._replace(share=1.0)


class _SpentError(Exception):
    """The budget is used up."""


class _Known(NamedTuple):
    """What an earlier look, `turns` deep, found out: the score is in `low` ... `high`, this move is best."""

    turns: int
    low: float
    high: float
    move: Any


class _Search:
    """One search: the work done so far, and what it has taught about good moves.

    All scores are seen from `seat`, which raises `low` while the others bring down `high`:
    where the two meet, the rest of the moves cannot matter.
    """

    def __init__(
        self, game: AnyGame, seat: Seat, move: Any, budget: Budget, clock: Callable[[], float]
    ) -> None:
        self.game = game
        self.seat = seat
        self.best = move
        self.score = 0.0
        self.budget = budget
        self.clock = clock
        self.start = clock()
        self.steps = 0
        self.may_stop = False
        self.is_cut = False
        self.known: dict[Any, _Known] = {}
        self.killers: dict[int, tuple[Any, ...]] = {}
        self.merits: dict[Any, int] = {}
        value = getattr(game, "value", None) if budget.judgement else None
        self.value: Callable[[Any, Seat], float] = value or (lambda state, seat: 0.0)

    def progress(self) -> Progress:
        """The best move so far, and how much of the budget it has taken: less than all until the end."""
        share = max(self.steps / self.budget.steps, (self.clock() - self.start) / self.budget.seconds)
        return Progress(min(0.99, share), self.best, max(-1.0, min(1.0, self.score)))

    def look(
        self, state: Any, ask: Ask[Any], turns: int, low: float, high: float, ply: int = 0
    ) -> Generator[None, None, float]:
        """The score of a state that asks one seat, `turns` ahead; yields only to let others run.

        _SpentError when the budget is used up and may be.
        """
        known = self.known.get(state)
        if known and known.turns >= turns:
            self.is_cut = True  # it may have been: that was not kept
            if known.low >= high or known.low == known.high:
                return _dated(known.low, -ply)
            if known.high <= low:
                return _dated(known.high, -ply)
        mine = ask.seat == self.seat
        floor, ceiling = low, high
        best, choice = -_BEYOND if mine else _BEYOND, None
        for move in self._ordered(ask.moves, known, ply) if ply else ask.moves:
            self.steps += 1
            if not self.steps % _STRIDE:
                yield
                self._check()
            after = self.game.step(state, ask.seat, move)
            asks = self.game.asks(after)
            left = turns - (asks[0].seat != ask.seat) if asks else 0
            if not asks:
                score = self._ended(after, ply + 1)
            elif left and len(asks) == 1:
                score = yield from self.look(after, asks[0], left, low, high, ply + 1)
            else:
                self.is_cut = True
                score = self.value(after, self.seat)
            if score > best if mine else score < best:
                best, choice = score, move
                if not ply:
                    self.best, self.score = move, score
                low, high = (max(low, score), high) if mine else (low, min(high, score))
                if low >= high:
                    self._praise(move, turns, ply)
                    break
        self.known[state] = _Known(
            turns,
            _dated(best, ply) if best > floor else -_BEYOND,
            _dated(best, ply) if best < ceiling else _BEYOND,
            choice,
        )
        return best

    def _ordered(self, moves: tuple[Any, ...], known: _Known | None, ply: int) -> list[Any]:
        """First what was best here, then what has just refuted another line, then what mostly does."""
        merits, first = self.merits, self.killers.get(ply, ())
        if known:
            first = (known.move, *first)
        return sorted(
            moves, key=lambda move: first.index(move) - len(first) if move in first else -merits.get(move, 0)
        )

    def _check(self) -> None:
        if self.may_stop and (
            self.steps >= self.budget.steps or self.clock() - self.start >= self.budget.seconds
        ):
            raise _SpentError

    def _ended(self, state: Any, ply: int) -> float:
        """A game won by this seat alone counts as won, by others as lost, by both or nobody as a draw."""
        outcome = self.game.outcome(state)
        winners = outcome.winners if outcome else frozenset()
        if self.seat in winners:
            return _WIN - ply * _LATER if len(winners) == 1 else 0.0
        return ply * _LATER - _WIN if winners else 0.0

    def _praise(self, move: Any, turns: int, ply: int) -> None:
        """Remember a move that settled a state: it will often settle the states beside it."""
        self.killers[ply] = (move, *(other for other in self.killers.get(ply, ()) if other != move))[:2]
        self.merits[move] = self.merits.get(move, 0) + turns * turns


def _dated(score: float, ply: int) -> float:
    """A score with its win counted from `ply` steps further on (or, below 0, further back)."""
    if score > 1:
        return score + ply * _LATER
    return score - ply * _LATER if score < -1 else score
