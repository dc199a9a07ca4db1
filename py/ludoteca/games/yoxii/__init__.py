"""Yoxii by Jeremy Partinico: the rules, how it looks, and what makes it play well."""

from .board import draw
from .position import read, write
from .rules import asks, census, outcome, prompt, setup, step, tell
from .why import why_not

__all__ = [
    "asks",
    "census",
    "draw",
    "outcome",
    "prompt",
    "read",
    "setup",
    "step",
    "tell",
    "why_not",
    "write",
]
