"""Sushi Go laid open: every hand, what is chosen, every meal and those of earlier rounds, place by place."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache, partial
from math import ceil
from typing import NamedTuple

from ludoteca.kernel.game import Seat
from ludoteca.kernel.scene import Box, Node, Scene
from ludoteca.kernel.text import Text
from ludoteca.kit import cards
from ludoteca.kit.grid import centred
from ludoteca.kit.seats import seat_mark

from .board import COLOURS
from .cards import CARDS, CHOPSTICKS, without
from .drawings import on_table
from .meal import number
from .position import rest
from .rules import HAND_SIZES, State
from .scoring import Meal

# By arrangement: how wide the bench is, and how large a card on it.
_WIDTH = {True: 700, False: 960}
_CARD = {True: (77.0, 96.0), False: (60.0, 75.0)}
_MARGIN, _INNER, _GAP, _APART = 6, 12, 6, 18
_HEAD, _TITLE = 48, 29
_PLACE, _TOP = -1, 1


class Zone(NamedTuple):
    """Cards that lie together before a seat, by the name of the zone; `round` is 0 for those of this one."""

    name: str
    kind: str
    seat: Seat
    round: int
    cards: Meal


def zones(state: State) -> tuple[Zone, ...]:
    """All zones from the first seat to the last: what a hand holds besides what is chosen, and so on."""
    return tuple(_zones(state))


def _zones(state: State) -> Iterator[Zone]:
    for seat, (hand, chosen, meal) in enumerate(zip(state.hands, state.chosen, state.meals, strict=True)):
        yield Zone(f"hand{seat}", "hand", seat, 0, without(hand, *chosen))
        yield Zone(f"chosen{seat}", "chosen", seat, 0, chosen)
        yield Zone(f"meal{seat}", "meal", seat, 0, meal)
        for index, meals in enumerate(state.rounds):
            yield Zone(f"round{index + 1}.{seat}", "round", seat, index + 1, meals[seat])


def place_in(state: State, place: str) -> tuple[Zone, int] | None:
    """The zone and the place in it that have this name on the bench; it may be the free one at its end."""
    found = re.fullmatch(r"([a-z]+[0-9.]+)-([0-9]{1,2})", place)
    if not found:
        return None
    zone = next((zone for zone in zones(state) if zone.name == found[1]), None)
    # What is put after the last card is put at the end.
    return (zone, min(int(found[2]), len(zone.cards))) if zone else None


def lay_out(state: State, seat: Seat | None, tall: bool) -> Scene:
    """The same for all who look: below each other the seats, and what is left for later rounds."""
    nodes: list[Node] = []
    width, top = _WIDTH[tall], float(_MARGIN)
    for player in range(len(state.hands)):
        found = tuple(zone for zone in zones(state) if zone.seat == player)
        panel, high = _panel(player, found, HAND_SIZES[len(state.hands)], top, tall)
        nodes += panel
        top += high + _GAP
    nodes += _rest(rest(state), top, tall)
    return Scene(width, top + _TITLE + _rest_card(tall)[1] + 2 * _GAP + _MARGIN, tuple(nodes))


@lru_cache(maxsize=64)
def _panel(
    seat: Seat, found: tuple[Zone, ...], size: int, top: float, tall: bool
) -> tuple[tuple[Node, ...], float]:
    """One seat's zones, side by side while there is room, and how high they are together."""
    left, right = _MARGIN + _INNER, _WIDTH[tall] - _MARGIN - _INNER
    wide, high = _CARD[tall]
    pitch, most = wide + _GAP, int((right - left + _GAP) / (wide + _GAP))
    nodes: list[Node] = []
    x, y, row, column, lines = float(left), top + _HEAD, 0, 0, 1
    for zone in found:
        places = len(zone.cards) + _is_room(zone, found, size)
        # Under its title there is room for two.
        room = min(most, max(2, places)) * pitch
        if x > left and x + room - _GAP > right:
            x, y = float(left), y + lines * (high + _GAP) + _TITLE + _GAP
            row, column, lines = row + lines, 0, 1
        nodes.append(_title(zone, (x, y, room - _GAP, _TITLE - 6)))
        for place in range(places):
            line, at = divmod(place, most)
            box = (x + at * pitch, y + _TITLE + line * (high + _GAP), wide, high)
            nodes += _card(zone, place, box, (f"bench-{seat}", row + line, column + at))
        column, lines = column + min(most, places), max(lines, ceil(places / most))
        x += room - _GAP + _APART
    whole = y + _TITLE + lines * (high + _GAP) + 2 * _GAP - top
    return (*_head(seat, (_MARGIN, top, _WIDTH[tall] - 2 * _MARGIN, whole)), *nodes), whole


def _is_room(zone: Zone, found: tuple[Zone, ...], size: int) -> bool:
    """Whether there is a free place at the zone's end."""
    if zone.kind == "chosen":
        meal = next(each.cards for each in found if each.kind == "meal")
        return len(zone.cards) < (2 if CHOPSTICKS in meal else 1)
    return len(zone.cards) < size


def _head(seat: Seat, panel: Box) -> tuple[Node, ...]:
    x, y, width, _ = panel
    name = (x + 58, y + 12, width - 70, 26)
    return (
        Node("rect", panel, id=f"bench-{seat}", ink="panel", edge="line", pen=1.5, round=18, z=_PLACE),
        *seat_mark(seat, COLOURS[seat], (x + _INNER, y + 9, 32, 32)),
        Node("text", name, id=f"name-{seat}", ink="text", text=_NAMES[seat], align="start", bold=True),
    )


_NAMES = tuple(Text("player", seat=seat) for seat in range(len(COLOURS)))


def _title(zone: Zone, box: Box) -> Node:
    text = Text("bench-zone", zone=zone.kind, round=zone.round)
    return Node("text", box, id=f"title-{zone.name}", ink="quiet", text=text, align="start")


def _card(zone: Zone, place: int, box: Box, at: tuple[str, int, int]) -> Iterator[Node]:
    """A card, or the free place after the last one, named."""
    where = partial(Text, seat=zone.seat, zone=zone.kind, round=zone.round, number=place + 1)
    name = f"{zone.name}-{place}"
    if place == len(zone.cards):
        body, *parts = cards.slot(box, f"slot@{zone.name}")
        label = where("bench-free")
    else:
        card = zone.cards[place]
        worth = "" if zone.kind in ("hand", "chosen") else number(zone.cards, place, False)
        ordinal = zone.cards[:place].count(card)
        body, *parts = cards.small(on_table(card, worth), box, f"{card}-{ordinal}@{zone.name}")
        label = where("bench-card", card=card)
    yield body._replace(name=name, label=label, at=at)
    yield from parts


def _rest_card(tall: bool) -> tuple[float, float]:
    """How large a card is of which there are all kinds in a row."""
    wide = (_WIDTH[tall] - 2 * _MARGIN - (len(CARDS) - 1) * _GAP) / len(CARDS)
    return wide, wide * 1.25


def _rest(left: Counter[str], top: float, tall: bool) -> Iterator[Node]:
    """How many of each kind lie nowhere else: they are still to be dealt."""
    title = Text("bench-rest", count=left.total())
    line: Box = (_MARGIN + _INNER, top + _GAP, _WIDTH[tall] - 2 * _MARGIN - _INNER, _TITLE - 6)
    yield Node(
        "text",
        line,
        id="title-rest",
        label=title,
        ink="quiet",
        text=title,
        align="start",
        at=("bench-rest", 0, 0),
    )
    wide, high = _rest_card(tall)
    for column, card in enumerate(CARDS):
        if not left[card]:
            continue
        box = (_MARGIN + column * (wide + _GAP), top + _TITLE + _GAP, wide, high)
        body, *parts = cards.small(on_table(card), box, f"rest-{card}")
        label = Text("label-dish", card=card, count=left[card])
        yield body._replace(label=label, at=("bench-rest", 1, column))
        yield from parts
        pill = (box[0] + wide - 30, box[1] + high - 18, 28.0, 22.0)
        yield Node("rect", pill, id=f"rest-{card}.pill", ink="night", edge="card", pen=2, round=11, z=_TOP)
        count = centred(pill, 24, 17)
        yield Node(
            "text",
            count,
            id=f"rest-{card}.count",
            ink="night-sign",
            text=str(left[card]),
            bold=True,
            z=_TOP,
        )
