"""Looking ahead: what this seat does, what the other answers, and so on, a whole turn deeper each round.

Alpha-beta with a table of what is known, on a `Twin` of the game, so it knows no game by name. A turn is what
one seat decides in a row; depth counts turns, so that no look-ahead ends between moving a totem and placing
the piece that is owed for it. Every value is seen from who decides in its position.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from math import inf, tanh
from time import perf_counter
from typing import Any, NamedTuple

from ludoteca.kernel.game import AnyGame, Seat, spell
from ludoteca.kernel.luck import Luck

from .progress import ALL, Part, Progress, own_ask
from .twin import Plainly, Position, Twin, Value, twin_of

# A won game counts more than any opinion, and a turn sooner one more.
WIN: Value = 1_000_000
# Beyond this a value is no opinion: the game is decided.
DECIDED: Value = 900_000
_BEYOND: Value = 2 * WIN
# Positions between two reports: some milliseconds even in a browser, where Python is slow.
_STRIDE = 64


class Budget(NamedTuple):
    """How much work a search may do.

    `turns` is the deepest look-ahead and `steps` how many moves may be tried on the way; the first `sure`
    turns are looked at completely all the same. `seconds` caps the time for what goes beyond them.
    Without `judgement` only the end of the game counts, not what is thought of it on the way.
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
    part: Part = ALL,
) -> Iterator[Progress]:
    """The best move found within the budget; among moves that look equally good, luck decides.

    A part of the thinking is a part of the moves, with as much of the budget.
    """
    decisions = {spell(move): move for move in own_ask(game, view, seat).moves}
    twin = twin_of(game) or Plainly(game, seat)
    search = Search(twin, budget._replace(steps=max(1, budget.steps // part.of)), clock)
    position = twin.start(view)
    moves, _ = luck.shuffle(tuple(twin.moves(position)))
    own = moves[part.number :: part.of]
    search.best = moves[0]

    def told(share: float) -> Progress:
        move = decisions[twin.spell(position, search.best)]
        # Who has not looked at any move yet knows nothing that could be weighed against what others know.
        votes = ((move, search.value),) if search.has_looked else ()
        return Progress(share, move, estimate(search.value), votes)

    yield told(0.0)
    if own:
        for _ in search.deepen(position, own):
            yield told(search.share())
    yield told(1.0)


def estimate(value: Value) -> float:
    """A value on the scale from -1 (lost) to 1 (won)."""
    if abs(value) > DECIDED:
        return 1.0 if value > 0 else -1.0
    return tanh(value / 2000)


class SpentError(Exception):
    """The budget is used up."""


class _Known(NamedTuple):
    """What an earlier look, `turns` deep, found out: the value is in `low` ... `high`, this move is best.

    A `whole` look met nothing but ends of the game, so that no deeper one can find more.
    """

    turns: int
    low: Value
    high: Value
    move: Any
    whole: bool


class Search:
    """One search: the work done so far, and what it has taught about good moves.

    `best` is the best move of the position that is looked at, `value` what it is worth to who makes it,
    `turns` how deep the last round that was finished has looked, and `is_whole` whether that was to the end
    of the game wherever it matters: then the value is the truth.
    """

    def __init__(self, twin: Twin, budget: Budget, clock: Callable[[], float] = perf_counter) -> None:
        self.twin = twin
        self.budget = budget
        self.best: Any = None
        self.has_looked = False
        self.value: Value = 0
        self.turns = 0
        self.steps = 0
        self.is_whole = False
        self._clock = clock
        self._start = clock()
        self._may_stop = False
        self._is_cut = False
        self._known: dict[Any, _Known] = {}
        self._killers: dict[int, Any] = {}
        self._merits: dict[Any, int] = {}
        self._key: Callable[[Position], Any] = getattr(twin, "key", lambda position: position)
        self._opinion = twin.value if budget.judgement else _shrug
        self._wins: Callable[[Position], bool] | None = (
            getattr(twin, "wins", None) if budget.judgement else None
        )

    def share(self) -> float:
        """How much of the budget is used: less than all until the end."""
        spent = (self._clock() - self._start) / self.budget.seconds
        return min(0.99, max(self.steps / self.budget.steps, spent))

    def deepen(self, position: Position, moves: Sequence[Any]) -> Iterator[None]:
        """Look at these moves of a position, deeper each round; yields only to let others run."""
        self.best = moves[0]
        for turns in range(1, self.budget.turns + 1):
            try:
                yield from self.look(position, moves, turns)
            except SpentError:
                return
            self.turns = turns
            # Looking deeper changes nothing once the game is decided, or ends before the look-ahead does.
            if self.is_whole:
                return

    def look(self, position: Position, moves: Sequence[Any], turns: int) -> Iterator[None]:
        """Look at these moves so many turns ahead: finds `best` and `value`; yields only to let others run.

        SpentError when the budget is used up: `best` is then the best of those looked at, beginning with the
        best of the round before.
        """
        ordered = [self.best, *(move for move in moves if move != self.best)]
        self._may_stop, self._is_cut = turns > self.budget.sure, False
        yield from self._look(position, turns, -_BEYOND, _BEYOND, 0, ordered)
        self.is_whole = not self._is_cut or abs(self.value) > DECIDED

    def reply(self, position: Position) -> Any:
        """What is expected to be decided in a position on the way; None if that is not remembered."""
        known = self._known.get(self._key(position)) if self.twin.result(position) is None else None
        return known.move if known else None

    def _look(
        self,
        position: Position,
        turns: int,
        low: Value,
        high: Value,
        ply: int,
        moves: list[Any] | None = None,
    ) -> Generator[None, None, Value]:
        """The value of a position that goes on, `turns` ahead and `ply` turns after the first.

        At least `high` means that much or more, at most `low` that much or less.
        """
        twin, seat = self.twin, position[0]
        key = self._key(position)
        is_first = moves is not None
        if moves is None:
            known = self._known.get(key)
            if known and (known.turns >= turns or known.whole):
                if known.low >= high or known.low == known.high:
                    self._is_cut |= not known.whole
                    return _dated(known.low, -ply)
                if known.high <= low:
                    self._is_cut |= not known.whole
                    return _dated(known.high, -ply)
            if self._wins and self._wins(position):
                return WIN - ply - 1
            moves = self._ordered(twin.moves(position), known, turns, ply)
            if not moves:
                self._is_cut = True
                return self._opinion(position)
        was_cut, self._is_cut = self._is_cut, False
        floor, best, choice = low, -_BEYOND, None
        play, result, opinion = twin.play, twin.result, self._opinion
        for move in moves:
            self.steps += 1
            if not self.steps % _STRIDE:
                yield
                self._check()
            after = play(position, move)
            own = after[0] == seat
            ended = result(after)
            if ended is not None:
                value = (ended if own else -ended) * (WIN - ply - 1)
            elif turns == 1 and not own:
                self._is_cut = True
                value = -opinion(after) if not self._wins or not self._wins(after) else ply + 2 - WIN
            elif best == -_BEYOND:
                value = yield from self._follow(after, own, turns, low, high, ply)
            else:
                # All others are expected to be no better, which is shown with less work.
                value = yield from self._follow(after, own, turns, low, low + 1, ply)
                if low < value < high:
                    value = yield from self._follow(after, own, turns, low, high, ply)
            if value > best:
                best, choice = value, move
                if is_first:
                    self.best, self.value, self.has_looked = move, value, True
                low = max(low, value)
                if low >= high:
                    self._killers[ply] = move
                    self._merits[move] = self._merits.get(move, 0) + turns * turns
                    break
        # The first position may be looked at with some of its moves only: it may be worth more than they are.
        if not is_first:
            self._known[key] = _Known(
                turns,
                _dated(best, ply) if best > floor else -_BEYOND,
                _dated(best, ply) if best < high else _BEYOND,
                choice,
                not self._is_cut,
            )
        self._is_cut |= was_cut
        return best

    def _follow(
        self, after: Position, own: bool, turns: int, low: Value, high: Value, ply: int
    ) -> Generator[None, None, Value]:
        """The value of a position to whoever decided before it: the same seat, if the turn goes on."""
        if own:
            return (yield from self._look(after, turns, low, high, ply))
        return -(yield from self._look(after, turns - 1, -high, -low, ply + 1))

    def _ordered(self, moves: Sequence[Any], known: _Known | None, turns: int, ply: int) -> list[Any]:
        """First what was best here, then what has just refuted another line, then what mostly does."""
        ordered = list(moves)
        if turns > 1:
            merits = self._merits
            ordered.sort(key=lambda move: -merits.get(move, 0))
        for first in (self._killers.get(ply), known.move if known else None):
            if first is not None and first in ordered:
                ordered.remove(first)
                ordered.insert(0, first)
        return ordered

    def _check(self) -> None:
        if self._may_stop and (
            self.steps >= self.budget.steps or self._clock() - self._start >= self.budget.seconds
        ):
            raise SpentError


def _shrug(position: Position) -> Value:
    return 0


def _dated(value: Value, ply: int) -> Value:
    """A value with its end of the game counted from `ply` turns further on (or, below 0, further back)."""
    if value > DECIDED:
        return value + ply
    return value - ply if value < -DECIDED else value
