"""Claim by Scott Almes: win followers in one half, and with them the five factions in the other."""

from .board import draw
from .bot import favour
from .position import read, write
from .rules import asks, census, outcome, setup, step, tell
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
    "setup",
    "step",
    "tell",
    "veil",
    "why_not",
    "write",
]
