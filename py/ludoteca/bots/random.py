"""The opponent that means nothing by its moves: the measure from below for all others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludoteca.kernel.game import AnyGame, Seat
from ludoteca.kernel.luck import Luck

from .progress import Progress, own_ask


def think(game: AnyGame, view: Any, seat: Seat, luck: Luck) -> Iterator[Progress]:
    """One of the seat's legal moves, each as likely as any other."""
    moves = own_ask(game, view, seat).moves
    move = moves[luck.roll(len(moves))[0]]
    yield Progress(1.0, move, 0.0, ((move, 0.0),))
