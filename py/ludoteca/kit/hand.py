"""Where the cards of a hand lie: side by side while there is room, then closer, then in more rows."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from ludoteca.kernel.scene import Box

# The least that must be seen of a card to be tapped by a thumb: 44 pixels of a phone, in table units.
THUMB = 84.0


class Place(NamedTuple):
    """One card's place: `card` is where all of it lies, `seen` what no later card covers."""

    card: Box
    seen: Box
    row: int
    column: int


def lay(
    box: Box, count: int, size: tuple[float, float], *, gap: float = 8, least: float = THUMB
) -> tuple[Place, ...]:
    """Places for so many cards of this size in a box, in reading order and in the middle of it.

    Every later card lies upon the one before it, and a lower row upon the one above. Rows are as few as leave
    `least` of each card to be seen, and as equal as can be; a low box holds fewer.

    >>> [place.card for place in lay((0, 0, 300, 100), 3, (80, 100), gap=10)]
    [(20.0, 0.0, 80, 100), (110.0, 0.0, 80, 100), (200.0, 0.0, 80, 100)]
    >>> [place.seen[2] for place in lay((0, 0, 300, 100), 3, (130, 100), gap=10)]
    [85.0, 85.0, 130]
    """
    if not count:
        return ()
    left, top, width, height = box
    wide, high = size
    most = max(1, int((width - wide) / min(least, wide + gap)) + 1)
    rows = min(ceil(count / most), max(1, int((height - high) / min(least, high + gap)) + 1))
    longest = ceil(count / rows)
    across = _step(width, wide, longest, gap)
    down = _step(height, high, rows, gap)
    first = top + (height - (rows - 1) * down - high) / 2
    places: list[Place] = []
    for row in range(rows):
        cards = count // rows + (row < count % rows)
        start = left + (width - (cards - 1) * across - wide) / 2
        for column in range(cards):
            x, y = start + column * across, first + row * down
            seen_wide = wide if column == cards - 1 else min(wide, across)
            seen_high = high if row == rows - 1 else min(high, down)
            places.append(Place((x, y, wide, high), (x, y, seen_wide, seen_high), row, column))
    return tuple(places)


def _step(room: float, side: float, count: int, gap: float) -> float:
    """The way from one card to the next: a gap between them, or less where they do not fit."""
    return min(side + gap, (room - side) / (count - 1)) if count > 1 else 0.0
