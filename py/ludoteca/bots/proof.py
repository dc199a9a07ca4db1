"""Proving how a game of two ends: a search without opinions, that is right whenever it says yes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ludoteca.kernel.game import Seat

from .search import SpentError
from .twin import Position, Twin

# Further than any game goes: a proof with so many turns is one to the end of the game.
TO_THE_END = 1_000


class Proof:
    """What one seat can force, whatever the other does, with a table of what has been found out.

    `least` is what it is after: 1 a win, 0 at least a draw. Each question may cost so many `steps`, moves
    tried; SpentError when they do not suffice.
    """

    def __init__(self, twin: Twin, seat: Seat, least: int, steps: int) -> None:
        self.twin = twin
        self.seat = seat
        self.least = least
        self.steps = steps
        self._left = steps
        # By position: forced within so many turns; not forced within so many.
        self._known: dict[Any, tuple[int, int]] = {}
        self._first: dict[Any, Any] = {}
        self._merits: dict[Any, int] = {}
        self._key: Callable[[Position], Any] = getattr(twin, "key", lambda position: position)
        self._wins: Callable[[Position], bool] | None = getattr(twin, "wins", None)

    def within(self, position: Position, most: int) -> int | None:
        """In how few turns, of both seats together, it is forced; None if not within so many."""
        for turns in range(most + 1):
            if self.forces(position, turns):
                return turns
        return None

    def forces(self, position: Position, turns: int) -> bool:
        """Whether the seat forces it within so many turns of both, the first being the one that goes on."""
        self._left = self.steps
        return self._forces(position, turns)

    def _forces(self, position: Position, turns: int) -> bool:
        twin = self.twin
        is_own = bool(position[0] == self.seat)
        result: int | None = twin.result(position)
        if result is not None:
            return bool((result if is_own else -result) >= self.least)
        if turns <= 0:
            return False
        key = self._key(position)
        yes, no = self._known.get(key, (TO_THE_END + 1, 0))
        if turns >= yes:
            return True
        if turns <= no:
            return False
        if self._wins:
            if self._wins(position):
                return is_own
            if is_own and turns == 1 and self.least == 1:
                return False
        is_forced = not is_own
        for move in self._ordered(position, key):
            self._left -= 1
            if self._left < 0:
                raise SpentError
            after = twin.play(position, move)
            if self._forces(after, turns - (after[0] != position[0])) == is_own:
                is_forced = is_own
                self._first[key] = move
                self._merits[is_own, move] = self._merits.get((is_own, move), 0) + turns * turns
                break
        self._known[key] = (turns, no) if is_forced else (yes, turns)
        return is_forced

    def _ordered(self, position: Position, key: Any) -> list[Any]:
        """First what has decided here before, then what mostly does."""
        moves = list(self.twin.moves(position))
        is_own = position[0] == self.seat
        merits = self._merits
        moves.sort(key=lambda move: -merits.get((is_own, move), 0))
        first = self._first.get(key)
        if first is not None:
            moves.remove(first)
            moves.insert(0, first)
        return moves


def whole_turns(twin: Twin, position: Position) -> Iterator[tuple[tuple[Any, ...], Position]]:
    """The decisions of every turn that leads to another position, once each, and that position."""
    seen: set[Position] = set()
    for moves, after in _turns(twin, position, position[0], ()):
        if after not in seen:
            seen.add(after)
            yield moves, after


def _turns(
    twin: Twin, position: Position, seat: Seat, made: tuple[Any, ...]
) -> Iterator[tuple[tuple[Any, ...], Position]]:
    for move in twin.moves(position):
        after = twin.play(position, move)
        if after[0] == seat and twin.result(after) is None:
            yield from _turns(twin, after, seat, (*made, move))
        else:
            yield (*made, move), after
