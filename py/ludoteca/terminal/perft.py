"""Counting turns: the check on rules that needs no opinion, only somebody else's numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ludoteca.kernel.game import AnyGame, Ask, Seat, spell

Asks = tuple[Ask[Any], ...]


class Turn(NamedTuple):
    """Decisions of one seat in a row, and the state they led to."""

    moves: tuple[Any, ...]
    state: Any

    def words(self) -> str:
        """The moves as they are written, one after the other."""
        return ", ".join(spell(move) for move in self.moves)


def turns(game: AnyGame, state: Any, *, is_alone: bool = False) -> Iterator[Turn]:
    """Every way to finish the turn that is to be played now, in the game's order; none once it is over.

    Where several seats are asked at once, or one plays alone, each decision counts as a turn.
    """
    return _turns(game, state, game.asks(state), (), is_alone)


def _turns(game: AnyGame, state: Any, asks: Asks, made: tuple[Any, ...], is_alone: bool) -> Iterator[Turn]:
    for ask in asks:
        for move in ask.moves:
            after = game.step(state, ask.seat, move)
            later = game.asks(after)
            if _goes_on(ask.seat, later, is_alone):
                yield from _turns(game, after, later, (*made, move), is_alone)
            else:
                yield Turn((*made, move), after)


def _goes_on(seat: Seat, asks: Asks, is_alone: bool) -> bool:
    """Whether the turn in which this seat has just decided is not finished yet."""
    # Nobody comes after a lone player: the first turn would be the whole game.
    return not is_alone and len(asks) == 1 and asks[0].seat == seat


def count(game: AnyGame, state: Any, depth: int, *, is_alone: bool = False) -> int:
    """In how many ways this many turns can be played; a game that ends sooner counts as one."""
    return _count(game, state, game.asks(state), depth, is_alone)


def _count(game: AnyGame, state: Any, asks: Asks, depth: int, is_alone: bool) -> int:
    if not depth or not asks:
        return 1
    found = 0
    for ask in asks:
        for move in ask.moves:
            after = game.step(state, ask.seat, move)
            later = game.asks(after)
            left = depth - (not _goes_on(ask.seat, later, is_alone))
            found += _count(game, after, later, left, is_alone)
    return found
