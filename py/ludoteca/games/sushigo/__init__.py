"""Sushi Go by Phil Walker-Harding: the rules, what stays secret, and how it looks."""

from .board import draw
from .bot import favour
from .position import read, seats, write
from .rules import asks, census, outcome, setup, step, tally, tell
from .secrets import imagine, veil
from .why import why_not

__all__ = [
    "asks",
    "census",
    "draw",
    "favour",
    "imagine",
    "outcome",
    "read",
    "seats",
    "setup",
    "step",
    "tally",
    "tell",
    "veil",
    "why_not",
    "write",
]
