"""What every bot tells while it thinks, and the one shape that all bots share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from ludoteca.kernel.game import AnyGame, Ask, Seat
from ludoteca.kernel.luck import Luck


class Progress(NamedTuple):
    """How far the thinking is (1.0: done), the best move so far, and how good it looks, from -1 to 1.

    Of bots that share the thinking each votes, for one move or several: the move with the highest sum is the
    best of them all.
    """

    share: float
    move: Any
    estimate: float
    votes: tuple[tuple[Any, float], ...] = ()


class Part(NamedTuple):
    """Which part of the thinking is this bot's, `number` 0 ... `of` - 1, where several share it."""

    number: int = 0
    of: int = 1


ALL = Part()


# A bot is given the seat's view of the game, never more, and the luck it may use.
# The first progress comes at once, the last has share 1.0; closing the iterator ends the thinking.
Bot = Callable[[AnyGame, Any, Seat, Luck], Iterator[Progress]]


def own_ask(game: AnyGame, view: Any, seat: Seat) -> Ask[Any]:
    """What this seat is asked; LookupError if it is not asked anything."""
    for ask in game.asks(view):
        if ask.seat == seat:
            return ask
    raise LookupError(f"seat {seat} is not asked anything")
