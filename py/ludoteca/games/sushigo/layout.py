"""Where everything lies: a place for each seat, a line about the round, and the hand at the lower edge."""

from __future__ import annotations

from functools import cache
from math import ceil
from typing import NamedTuple

from ludoteca.kernel.scene import Box

_MARGIN, _GAP = 6, 8
_LINE, _HAND = 34, {True: 324, False: 172}
# From this height on, a place has its head above the cards; below, beside them.
_HIGH = 130
# Higher than this a place would be empty below its cards.
_HIGHEST = 236
# How high a card on the table is at most.
_CARD = 172


class Place(NamedTuple):
    """One seat's place: its head has a name and, below it or at its end, the points."""

    panel: Box
    mark: Box
    name: Box
    tally: Box
    cards: Box


class Layout(NamedTuple):
    """One arrangement: places from the first to the last that is shown, the line, the room for a hand."""

    width: float
    height: float
    places: tuple[Place, ...]
    line: Box
    hand: Box


@cache
def layout(seats: int, tall: bool, has_hand: bool) -> Layout:
    """The arrangement for so many seats; without a hand the places have all the room."""
    width, height = (700, 875) if tall else (960, 720)
    inner = width - 2 * _MARGIN
    hand = (_MARGIN, height - _MARGIN - _HAND[tall], inner, _HAND[tall])
    foot = hand[1] - 4 if has_hand else height - _MARGIN
    line = (_MARGIN + 8, foot - _LINE, inner - 16, _LINE - 4)
    return Layout(width, height, _places(seats, tall, line[1] - 4 - _MARGIN, inner), line, hand)


def _places(seats: int, tall: bool, height: float, inner: float) -> tuple[Place, ...]:
    columns = 1 if tall or seats <= 3 else 2
    rows = ceil(seats / columns)
    high = min(_HIGHEST, (height - (rows - 1) * _GAP) / rows)
    top = _MARGIN + (height - rows * high - (rows - 1) * _GAP) / 2
    made = []
    for number in range(seats):
        row, column = divmod(number, columns)
        # The last one, if it is alone in its row, has all of it.
        alone = column == 0 and number == seats - 1
        wide = inner if alone else (inner - (columns - 1) * _GAP) / columns
        made.append(_place((_MARGIN + column * (wide + _GAP), top + row * (high + _GAP), wide, high)))
    return tuple(made)


def _place(panel: Box) -> Place:
    x, y, width, height = panel
    if height >= _HIGH:
        return Place(
            panel,
            mark=(x + 14, y + 9, 32, 32),
            name=(x + 62, y + 11, width - 62 - 244, 28),
            tally=(x + width - 236, y + 10, 224, 30),
            cards=(x + 12, y + 48, width - 24, min(height - 62, _CARD)),
        )
    top = y + height / 2 - 36
    return Place(
        panel,
        mark=(x + 12, top, 30, 30),
        name=(x + 56, top + 1, 132, 28),
        tally=(x + 12, top + 41, 170, 28),
        cards=(x + 196, y + 8, width - 206, height - 21),
    )
