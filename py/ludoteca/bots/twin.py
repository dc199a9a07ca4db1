"""The shape in which the search sees a game: positions that are cheap to make, compare and look up.

A game's module `fast`, if it has one, is its rules once more, on integers and bit masks. A contract proves
that it agrees with the rules, decision for decision. Any other game is seen `Plainly`, through its rules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from math import atanh
from typing import Any, Protocol, cast

from ludoteca.kernel.game import AnyGame, Ask, Seat, spell

# The first item is the seat that decides; the others are the twin's own affair, and can be hashed.
Position = tuple[Any, ...]
# Thousandths of the logarithm of the odds: 1000 is a chance to win of 73 in 100, 2000 of 88.
Value = int
# No opinion is surer than this; the odds of 1 have no logarithm.
_SURE = 0.9999


class Twin(Protocol):
    """What a module `fast` offers, for a game of two seats of which one decides at a time.

    It may also have `wins(position) -> bool`, whether who decides can end the game as won within this turn;
    `passed(position)`, the same with the other seat to decide (None in the middle of a turn), where threats
    are worth showing;
    `key(position)`, what of a position tells whether looking ahead finds the same (else all of it does);
    and what tuning asks for: `FEATURES`, names, and `features(position)`, a number for each, whose products
    with WEIGHTS, of the same length, add up to `value`.
    """

    def start(self, state: Any) -> Position:
        """The position of this state of the rules."""

    def moves(self, position: Position) -> Sequence[Any]:
        """Every decision that may be made now, promising ones first; empty exactly when the game is over."""

    def play(self, position: Position, move: Any) -> Position:
        """The position after one of its moves."""

    def spell(self, position: Position, move: Any) -> str:
        """One of the position's moves in the words of the record."""

    def result(self, position: Position) -> int | None:
        """1, 0 or -1 when `position[0]` has won, drawn or lost; None while the game goes on."""

    def value(self, position: Position) -> Value:
        """How good a game that goes on looks for `position[0]`."""

    def ways(self, position: Position) -> int:
        """In how many ways the turn of a game that goes on can be finished: a count, nothing is played."""


def twin_of(game: AnyGame) -> Twin | None:
    """The game's module `fast`, imported on first use; None if it has none."""
    name = f"{getattr(game, '__name__', '')}.fast"
    if not hasattr(game, "__path__") or find_spec(name) is None:
        return None
    return cast(Twin, import_module(name))


def perft(twin: Twin, position: Position, turns: int) -> int:
    """In how many ways this many turns can be played; a game that ends sooner counts as one."""
    if not turns or twin.result(position) is not None:
        return 1
    return twin.ways(position) if turns == 1 else _perft(twin, position, turns)


def _perft(twin: Twin, position: Position, turns: int) -> int:
    found = 0
    for move in twin.moves(position):
        after = twin.play(position, move)
        if after[0] == position[0] and twin.result(after) is None:
            found += _perft(twin, after, turns)
        else:
            found += perft(twin, after, turns - 1)
    return found


class Plainly:
    """A game seen through its rules, by one seat: 0 is that seat, 1 whoever else is asked, all against it.

    A position is (0 or 1, state, asks). One that asks several seats at once has no moves, though it goes on.
    """

    def __init__(self, game: AnyGame, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        # With no opinion of its own a game that goes on is even.
        self._value: Callable[[Any, Seat], float] = getattr(game, "value", lambda state, seat: 0.0)

    def start(self, state: Any) -> Position:
        """Who is asked, by the rules."""
        asks = self.game.asks(state)
        return int(bool(asks) and asks[0].seat != self.seat), state, asks

    def key(self, position: Position) -> Any:
        """The state says everything."""
        return position[1]

    def moves(self, position: Position) -> tuple[Any, ...]:
        """The moves of the only seat that is asked."""
        asks: tuple[Ask[Any], ...] = position[2]
        return asks[0].moves if len(asks) == 1 else ()

    def play(self, position: Position, move: Any) -> Position:
        """One step of the rules."""
        return self.start(self.game.step(position[1], position[2][0].seat, move))

    def spell(self, position: Position, move: Any) -> str:
        """As the kernel spells it."""
        return spell(move)

    def result(self, position: Position) -> int | None:
        """A game won by this seat alone counts as won, by others as lost, by both or nobody as a draw."""
        if position[2]:
            return None
        outcome = self.game.outcome(position[1])
        winners = outcome.winners if outcome else frozenset()
        if self.seat in winners:
            return int(len(winners) == 1)
        return -1 if winners else 0

    def value(self, position: Position) -> Value:
        """The game's own opinion, of -1 to 1, as odds."""
        own = max(-_SURE, min(_SURE, self._value(position[1], self.seat)))
        odds = round(2000 * atanh(own))
        return odds if position[0] == 0 else -odds

    def ways(self, position: Position) -> int:
        """Counted by playing them."""
        found = 0
        for move in self.moves(position):
            after = self.play(position, move)
            is_on = after[0] == position[0] and bool(after[2])
            found += self.ways(after) if is_on else 1
        return found
