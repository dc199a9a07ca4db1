"""How large a text is set so that it fits its box; `web/board/lettering.js` reckons the same."""

from __future__ import annotations

from functools import cache

from .theme import table

_SMALLEST = 0.7
_ELLIPSIS = "…"


def fitted(text: str, width: float, height: float) -> tuple[str, float]:
    """The text and the font size with which it fits a box: full height, or smaller, or smaller and cut.

    The width is estimated from the classes of letters in `theme.json`, never measured:
    a diagram has no font to ask, and the page must set the same size as the diagram it replaces.
    """
    room = width / height
    needed = _ems(text)
    if needed <= room:
        return text, height
    if needed * _SMALLEST > room:
        room /= _SMALLEST
        while text and _ems(text) + _ems(_ELLIPSIS) > room:
            text = text[:-1].rstrip()
        return text + _ELLIPSIS, height * _SMALLEST
    return text, height * room / needed


def length(text: str, size: float) -> float:
    """How long a text is, estimated, when it is set in this size."""
    return _ems(text) * size


def baseline(y: float, height: float, size: float) -> float:
    """Where the letters stand so that capitals and figures are in the middle of the box."""
    return y + height / 2 + float(table()["type"]["cap"]) * size / 2


def _ems(text: str) -> float:
    return sum(_widths().get(letter, 0.75 if letter.isupper() else 0.58) for letter in text)


@cache
def _widths() -> dict[str, float]:
    return {
        letter: float(width) for width, letters in table()["type"]["widths"].items() for letter in letters
    }
