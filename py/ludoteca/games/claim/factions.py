"""How the five factions stand in Claim: each one's symbol, and how many cards of it either seat has won."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ludoteca.kernel.game import Seat
from ludoteca.kernel.scene import Box, Node
from ludoteca.kernel.text import Text
from ludoteca.kit.icons import drawn
from ludoteca.kit.seats import seat_mark

from .cards import FACTIONS, faction_of
from .drawings import INKS, SYMBOLS
from .rules import State, is_over, score_piles
from .scoring import winner_of

COLOURS = ("rose", "night")

_PANEL, _PILL = -2, -1
# The width of the column of marks.
_MARKS = 44.0


def factions(box: Box, state: State, own: Seat) -> Iterator[Node]:
    """A column a faction: above its symbol the other's cards, below it one's own; who has it is marked."""
    piles = score_piles(state)
    yield _panel(box)
    for row, seat in ((0, 1 - own), (2, own)):
        yield from _mark(box, row, seat)
    for place, faction in enumerate(FACTIONS):
        holder = winner_of(faction, piles)
        yield from drawn(SYMBOLS[faction], _cell(box, place, 1), f"faction-{faction}", ink=INKS[faction])
        for row, seat in ((0, 1 - own), (2, own)):
            cards = [card for card in piles[seat] if faction_of(card) == faction]
            label = Text("label-pile", seat=seat, faction=faction, count=len(cards))
            yield from _count(
                _cell(box, place, row), seat, place, len(cards), label, holder == seat, is_over(state)
            )


@cache
def _panel(box: Box) -> Node:
    return Node("rect", box, ink="panel", edge="line", pen=1.5, round=18, z=_PANEL)


def _mark(box: Box, row: int, seat: Seat) -> Iterator[Node]:
    """Whose cards a row counts."""
    x, (_, y, _, height) = box[0], _cell(box, 0, row)
    side = height * 0.84
    body, sign = seat_mark(seat, COLOURS[seat], (x + 14, y + (height - side) / 2, side, side))
    label = Text("label-score", seat=seat)
    at = (f"score-{seat}", 0, -1)
    yield body._replace(id=f"row-{body.id}", label=label, at=at, place=f"score{seat}")
    yield sign._replace(id=f"row-{sign.id}")


def _cell(box: Box, place: int, row: int) -> Box:
    """Numbers take a little less than a third of the height each, the symbols what is left."""
    x, y, width, height = box
    x, width = x + _MARKS, width - _MARKS
    wide = width / len(FACTIONS)
    number = height * 0.29
    top = (y + height * 0.02, y + height * 0.31, y + height * 0.69)[row]
    return (x + place * wide, top, wide, height * 0.38 if row == 1 else number)


@cache
def _count(
    box: Box, seat: Seat, place: int, count: int, label: Text, is_ahead: bool, is_over: bool
) -> tuple[Node, ...]:
    x, y, width, height = box
    faction = FACTIONS[place]
    pill = (x + width / 2 - height * 0.95, y + 2, height * 1.9, height - 4)
    field = Node(
        "rect",
        pill,
        id=f"score-{seat}-{faction}",
        label=label,
        ink=("win" if is_over else f"{INKS[faction]}-pale") if is_ahead else "",
        round=height / 2,
        z=_PILL,
        at=(f"score-{seat}", 0, place),
    )
    ink = ("gold-text" if is_over else "card-text") if is_ahead else "text" if count else "quiet"
    digits = Node(
        "text",
        (x, y + height * 0.1, width, height * 0.8),
        id=f"score-{seat}-{faction}.count",
        ink=ink,
        text=str(count),
        bold=is_ahead,
    )
    return (field, digits)
