"""Knister by Heinz Wüppen: the rules, what stays secret, and how it looks."""

from .board import draw
from .bot import favour
from .position import read, write
from .rules import asks, outcome, seats, setup, step, tell
from .secrets import imagine, veil
from .why import why_not

__all__ = [
    "asks",
    "draw",
    "favour",
    "imagine",
    "outcome",
    "read",
    "seats",
    "setup",
    "step",
    "tell",
    "veil",
    "why_not",
    "write",
]
