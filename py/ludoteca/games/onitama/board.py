"""Onitama on the table."""

from __future__ import annotations

from ludoteca.kernel.game import Seat
from ludoteca.kernel.scene import Scene

from .rules import State


def draw(state: State, seat: Seat | None, tall: bool) -> Scene:
    """The whole table as this seat sees it."""
    return Scene(700, 875, ())
