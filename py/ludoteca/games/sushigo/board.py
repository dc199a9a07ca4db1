"""Sushi Go on the table: a place with a meal for everybody, and at the lower edge one's own hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ludoteca.kernel.game import Outcome, Seat
from ludoteca.kernel.scene import Box, Node, Scene
from ludoteca.kernel.text import Text
from ludoteca.kit import cards, icons
from ludoteca.kit.grid import centred
from ludoteca.kit.hand import lay
from ludoteca.kit.seats import seat_mark

from .cards import PUDDING, kinds, without
from .drawings import DISHES, in_hand, on_table
from .layout import Layout, Place, layout
from .meal import served
from .rules import State, is_over, outcome, passing
from .scoring import Meal, puddings, sum_of_rounds

COLOURS = ("rose", "night", "ochre", "sea", "plum")

# Painting order, from the printed table up.
_PLACE, _CARD, _KEPT = -1, 0, 1
# Cards in hand: how wide one is at most, how much higher than wide, and the gap to the next.
_WIDEST, _HIGH, _GAP = 164.0, 1.26, 9.0


def draw(state: State, seat: Seat | None, tall: bool) -> Scene:
    """The whole table as this seat sees it; a spectator sees no hand."""
    seats = len(state.hands)
    has_hand = seat is not None and not is_over(state)
    table = layout(seats, tall, has_hand)
    # One's own place is the last, and the hands come to it in the order of the others.
    order = range(seats) if seat is None else [(seat + 1 + place) % seats for place in range(seats)]
    nodes: list[Node] = []
    end = outcome(state)
    for player, place in zip(order, table.places, strict=True):
        nodes += _seat(state, player, place, player == seat, end)
    nodes += _round(state, seat, table)
    if seat is not None and has_hand:
        hand = without(state.hands[seat], *state.chosen[seat])
        nodes += _hand(seat, hand, table.hand, tall)
    return Scene(table.width, table.height, tuple(nodes))


def _seat(state: State, seat: Seat, place: Place, is_own: bool, end: Outcome | None) -> Iterator[Node]:
    """One seat's place: who it is, what it has, what lies before it, and whether it has chosen."""
    meal = state.rounds[-1][seat] if end else state.meals[seat]
    points = end.scores[seat] if end else sum_of_rounds(state.rounds, seat).total
    count = puddings([meals[seat] for meals in (*state.rounds, state.meals)])
    yield from _head(seat, place, points, count, bool(end and seat in end.winners))
    if not end and not state.finished[seat]:
        x, y, _, height = place.mark
        yield Node("rect", (place.panel[0] + 1, y, 6, height), id=f"turn-{seat}", ink="accent", round=3)
    elif not end:
        yield from _tick(seat, place.mark)
    chosen = state.chosen[seat] if is_own else ()
    hidden = state.finished[seat] and not is_own
    nodes, free = served(seat, meal, place.cards, len(chosen) + hidden)
    yield from nodes
    for number, card in enumerate(chosen):
        yield from _kept(seat, card, number, free[number])
    if hidden:
        body, *parts = cards.back(free[0], f"kept-{seat}", z=_CARD)
        label, at = Text("label-chosen", seat=seat), (f"kept-{seat}", 0, 0)
        yield body._replace(label=label, at=at, place=f"chosen{seat}-0")
        yield from parts


@lru_cache(maxsize=64)
def _tick(seat: Seat, mark: Box) -> tuple[Node, ...]:
    x, y, width, height = mark
    # On the corner only: the sign of the seat stays in sight.
    disc = (x + width - 9, y + height - 14, 21.0, 21.0)
    rim = Node("disc", disc, id=f"chosen-{seat}", ink="accent", edge="panel", pen=2.5)
    return (rim, *icons.drawn(icons.TICK, centred(disc, 13, 13), f"chosen-{seat}", ink="accent-text"))


@lru_cache(maxsize=1024)
def _head(seat: Seat, place: Place, points: int, count: int, has_won: bool) -> tuple[Node, ...]:
    x, y, width, height = place.tally
    number = height - 2
    nodes = [
        Node(
            "rect",
            place.panel,
            id=f"place-{seat}",
            label=Text("label-place", seat=seat, points=points, puddings=count),
            ink="panel",
            edge="win" if has_won else "line",
            pen=5 if has_won else 1.5,
            round=18,
            z=_PLACE,
            at=(f"place-{seat}", 0, 0),
            called=Text("player", seat=seat),
        ),
        *seat_mark(seat, COLOURS[seat], place.mark),
        Node(
            "text",
            place.name,
            id=f"name-{seat}",
            ink="text",
            text=Text("player", seat=seat),
            align="start",
            bold=True,
        ),
    ]
    half = width / 2
    sign = icons.CROWN if has_won else icons.STAR
    nodes += icons.drawn(sign, (x + 4, y, height, height), f"star-{seat}", ink="quiet")
    nodes.append(_number(f"points-{seat}", points, (x + height + 12, y + 1, half - height - 14, number)))
    nodes += icons.drawn(DISHES[PUDDING], (x + half + 8, y - 2, height + 2, height + 2), f"pudding-{seat}")
    nodes.append(
        _number(f"puddings-{seat}", count, (x + half + height + 18, y + 1, half - height - 18, number))
    )
    return tuple(nodes)


def _number(id: str, number: int, box: Box) -> Node:
    return Node("text", box, id=id, ink="text", text=str(number), align="start", bold=True)


@lru_cache(maxsize=256)
def _kept(seat: Seat, card: str, number: int, box: Box) -> tuple[Node, ...]:
    """A card that its own seat has chosen and nobody else knows of."""
    body, *parts = cards.small(on_table(card), box, f"{card}-{seat}@kept-{number}", lift=3, z=_KEPT)
    at = (f"kept-{seat}", 0, number)
    body = body._replace(label=Text("label-kept", card=card), at=at)
    return (body._replace(place=f"chosen{seat}-{number}", called=Text("card", card=card)), *parts)


def _round(state: State, seat: Seat | None, table: Layout) -> Iterator[Node]:
    """Which round it is, and where the hand goes next."""
    if is_over(state):
        return
    x, y, width, height = table.line
    number = len(state.rounds) + 1
    label = Text("round", round=number)
    text = (x, y + 2, 250, height - 4)
    yield Node(
        "text", text, id="round", label=label, ink="quiet", text=label, align="start", at=("round", 0, 0)
    )
    way = passing(state)
    if seat is None:
        words = Text("passing-left" if way > 0 else "passing-right")
    else:
        words = Text("passing-to", seat=(seat + way) % len(state.hands))
    box = (x + width - 400, y + 2, 400, height - 4)
    yield Node(
        "text", box, id="passing", label=words, ink="quiet", text=words, align="end", at=("passing", 0, 0)
    )


@lru_cache(maxsize=256)
def _hand(seat: Seat, hand: Meal, box: Box, tall: bool) -> tuple[Node, ...]:
    """Each kind of card once, and behind it, with their number, those that are equal."""
    held = kinds(hand)
    wide, high = _size(len(held), box, tall)
    nodes: list[Node] = []
    for card, place in zip(held, lay(box, len(held), (wide, high), gap=_GAP, least=wide), strict=True):
        nodes += _stack(seat, card, hand.count(card), place.card, ("hand", place.row, place.column))
    return tuple(nodes)


def _size(count: int, box: Box, tall: bool) -> tuple[float, float]:
    """How large each of so many cards is: on a phone a row of four, or two rows of five; else one row."""
    longest = (4 if count <= 4 else 5) if tall else max(1, count)
    wide = min(_WIDEST, (box[2] - _GAP * (longest - 1)) / longest)
    return wide, min(wide * _HIGH, box[3] - _GAP if count <= longest else (box[3] - _GAP) / 2)


def _stack(seat: Seat, card: str, count: int, box: Box, at: tuple[str, int, int]) -> Iterator[Node]:
    x, y, width, height = box
    behind = 0 if count == 1 else 7
    own = (x, y + behind, width, height - behind)
    for number in range(count):
        id = f"{card}-{seat}@hand-{count - 1 - number}"
        if number < count - 1:
            yield Node(
                "rect",
                (x + 9, y, width - 18, height - behind),
                id=id,
                ink="card",
                edge="card-edge",
                pen=1.5,
                round=10,
                lift=1,
            )
        else:
            label = Text("label-hand", card=card, count=count)
            whole = cards.whole(in_hand(card), own, id)
            yield from cards.named(whole, own, card, label, at, Text("card", card=card))
    if count > 1:
        margin = width * 0.055
        pill = (x + width - margin - 48, y + height * 0.8 - margin - 36, 44.0, 32.0)
        yield Node("rect", pill, id=f"{id}.pill", ink="night", edge="card", pen=2, round=17, z=_KEPT)
        number_box = centred(pill, 40, 24)
        yield Node(
            "text", number_box, id=f"{id}.count", ink="night-sign", text=f"×{count}", bold=True, z=_KEPT
        )
