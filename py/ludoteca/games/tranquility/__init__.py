"""Tranquility by James Emmerson: all against the sea, without a word, from Start to Finish."""

from .board import draw
from .bot import favour, value
from .position import read, seats, write
from .rules import asks, census, outcome, prompt, setup, step, tell
from .secrets import imagine, veil
from .why import why_not

__all__ = [
    "asks",
    "census",
    "draw",
    "favour",
    "imagine",
    "outcome",
    "prompt",
    "read",
    "seats",
    "setup",
    "step",
    "tell",
    "value",
    "veil",
    "why_not",
    "write",
]
