"""What a strong player would say of a position: the best lines, what threatens, and where a game has turned.

For games with a `fast` twin. All estimates are seen from seat 0: from -1, seat 1 wins, to 1, seat 0 wins.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import Any, NamedTuple

from ludoteca.kernel.game import AnyGame, Seat
from ludoteca.kernel.table import Table

from .search import DECIDED, WIN, Budget, Search, SpentError, estimate
from .twin import Position, Twin, Value, twin_of

# A line that is told is no longer than so many decisions.
_LONGEST = 12
# Of a table that people look at for minutes: as much as is worth looking at, and as memory allows.
_WATCHED = Budget(turns=40, steps=1_000_000)
# How much of the estimate a turn must throw away to be told as a mistake: ten chances in a hundred.
_MISTAKE = 0.2
# What a review spends on every turn of a game.
_REVIEWED = Budget(turns=12, steps=12_000, sure=2)


class Decision(NamedTuple):
    """A move in the words of the record, and whose it is."""

    seat: Seat
    words: str


class Line(NamedTuple):
    """What might happen: decisions in a row, what comes of it, and after how many turns, if it is decided.

    `is_solved` when it has been looked at to the end of the game wherever it matters: the estimate is true.
    """

    decisions: tuple[Decision, ...]
    estimate: float
    turns: int | None
    is_solved: bool

    def is_final(self, turns: int) -> bool:
        """Whether looking further than this many turns changes neither who wins nor when.

        What was remembered from another look may be further away than this one has looked.
        """
        return self.is_solved and (self.turns is None or self.turns <= turns + 1)


class Insight(NamedTuple):
    """What is known so far: the best lines, the best first, looked at so many turns ahead.

    `is_solved` when the best line is, and no win is sooner and no loss later than it says.
    """

    lines: tuple[Line, ...]
    turns: int
    steps: int
    is_solved: bool


def analysed(table: Table, most: int, budget: Budget = _WATCHED) -> Iterator[Insight | None]:
    """The best lines of the position on the table, deeper and deeper; None while there is nothing new.

    LookupError if the game has no twin or is over.
    """
    twin = _twin(table.game)
    position = twin.start(table.state)
    moves = list(twin.moves(position))
    if not moves:
        raise LookupError("the game is over")
    search = Search(twin, budget)
    ranks: list[Any] = moves[: min(most, len(moves))]
    for turns in range(1, budget.turns + 1):
        lines: list[Line] = []
        found: list[Any] = []
        for rank in range(len(ranks)):
            left = [move for move in moves if move not in found]
            search.best = next((move for move in ranks[rank:] if move in left), left[0])
            try:
                for _ in search.look(position, left, turns):
                    yield None
            except SpentError:
                return
            found.append(search.best)
            lines.append(_line(search, position))
        ranks = found
        insight = Insight(tuple(lines), turns, search.steps, lines[0].is_final(turns))
        yield insight
        if insight.is_solved:
            return


def _line(search: Search, position: Position) -> Line:
    twin, seat = search.twin, position[0]
    decisions: list[Decision] = []
    move = search.best
    while move is not None and len(decisions) < _LONGEST:
        decisions.append(Decision(position[0], twin.spell(position, move)))
        position = twin.play(position, move)
        # A win within the turn is not looked for in the table: the search has seen it without playing it.
        move = search.reply(position) or _winning_move(twin, position)
    value = search.value
    return Line(tuple(decisions), _from_first(value, seat), turns_to_end(value), search.is_whole)


def _winning_move(twin: Any, position: Position) -> Any:
    """The first decision of a turn that wins; None if there is none."""
    if twin.result(position) is not None or not hasattr(twin, "wins") or not twin.wins(position):
        return None
    for move in twin.moves(position):
        after = twin.play(position, move)
        result = twin.result(after)
        if result is None:
            if after[0] == position[0] and twin.wins(after):
                return move
        elif (result if after[0] == position[0] else -result) == 1:
            return move
    return None


def _from_first(value: Value, seat: Seat) -> float:
    return round(estimate(value if seat == 0 else -value), 3)


def turns_to_end(value: Value) -> int | None:
    """After how many turns a decided game is over; None if it is not decided."""
    return WIN - abs(value) if abs(value) > DECIDED else None


def _twin(game: AnyGame) -> Twin:
    twin = twin_of(game)
    if twin is None:
        raise LookupError("the game has no twin")
    return twin


def threats(game: AnyGame, state: Any) -> tuple[tuple[str, ...], ...] | None:
    """The turns by which the seat that is not asked would win at once, if it were asked: decisions in words.

    None where that cannot be said: in games whose twin cannot pass (see `Twin`), and in the middle of a turn.
    """
    twin: Any = twin_of(game)
    position = twin.passed(twin.start(state)) if hasattr(twin, "passed") else None
    return tuple(_winning_turns(twin, position, position[0], ())) if position else None


def _winning_turns(
    twin: Any, position: Position, seat: Seat, made: tuple[str, ...]
) -> Iterator[tuple[str, ...]]:
    if not twin.wins(position):
        return
    for move in twin.moves(position):
        after = twin.play(position, move)
        words = (*made, twin.spell(position, move))
        result = twin.result(after)
        if result is None and after[0] == seat:
            yield from _winning_turns(twin, after, seat, words)
        elif result is not None and (result if after[0] == seat else -result) == 1:
            yield words


class Review(NamedTuple):
    """One turn of a game, looked back at: what was played, and what would have been better.

    `number` counts the table's steps before the turn. `before` is the estimate with the best turn, `after`
    with the one that was played; `better` is the best line, None if nothing better was found.
    """

    number: int
    played: tuple[Decision, ...]
    before: float
    after: float
    better: Line | None

    @property
    def seat(self) -> Seat:
        """Whose turn it was."""
        return self.played[0].seat

    @property
    def loss(self) -> float:
        """How much of the estimate the turn threw away, as who played it sees it: 0 or more."""
        return self.before - self.after if self.seat == 0 else self.after - self.before

    @property
    def is_mistake(self) -> bool:
        """Whether the turn threw away enough to be told."""
        return self.better is not None and self.loss >= _MISTAKE


def turning(reviews: Sequence[Review], winner: Seat) -> Review | None:
    """The turn by which the game was lost: after it the winner was never worse again.

    Of such turns of the others the one that threw away most, the first of equals; None if none threw away
    anything, because the winner was ahead from the start.
    """
    sign = 1 if winner == 0 else -1
    found: Review | None = None
    for review in reversed(reviews):
        if review.seat != winner and review.loss > 0 and (found is None or review.loss >= found.loss):
            found = review
        if sign * review.before < 0:
            break
    return found


def reviewed(table: Table, budget: Budget = _REVIEWED) -> Iterator[Review | None]:
    """Every turn of the table's game, one after the other; None only to let others run.

    LookupError if the game has no twin.
    """
    twin = _twin(table.game)
    for number, before, played, after in _turns(table, twin):
        best = Search(twin, budget)
        yield from _deepen(best, before)
        value = yield from _worth(twin, before, after, best.turns, budget)
        line = _line(best, before)
        seat = before[0]
        is_best = value >= best.value or line.decisions[: len(played)] == played
        yield Review(
            number,
            played,
            _from_first(max(value, best.value), seat),
            _from_first(max(value, best.value) if is_best else value, seat),
            None if is_best else line,
        )


def _turns(table: Table, twin: Twin) -> Iterator[tuple[int, Position, tuple[Decision, ...], Position]]:
    """By turn: how many steps came before it, the position, what was decided, and the position after it."""
    position = before = twin.start(table.start)
    number, played = 0, []
    for count, step in enumerate(table.steps, 1):
        played.append(Decision(step.seat, step.words))
        position = twin.start(step.state)
        if position[0] != before[0] or twin.result(position) is not None or count == len(table.steps):
            yield number, before, tuple(played), position
            number, before, played = count, position, []


def _worth(
    twin: Twin, before: Position, after: Position, turns: int, budget: Budget
) -> Generator[None, None, Value]:
    """What a turn was worth to who played it, looked at as deep as the best one was, so many turns."""
    is_open = after[0] == before[0]
    result = twin.result(after)
    if result is not None:
        return (result if is_open else -result) * (WIN - 1)
    # A turn that is not finished is still the one that was looked at; the next is one less, and one later.
    search = Search(twin, budget._replace(turns=turns if is_open else max(1, turns - 1)))
    yield from _deepen(search, after)
    if is_open:
        return search.value
    value = -search.value
    return value - (value > DECIDED) + (value < -DECIDED)


def _deepen(search: Search, position: Position) -> Iterator[None]:
    yield from search.deepen(position, list(search.twin.moves(position)))
