"""Sushi Go on the table, plainly: what lies before everybody, and the own hand by kinds of card."""

from __future__ import annotations

from functools import lru_cache

from ludoteca.kernel.game import Seat
from ludoteca.kernel.scene import Box, Node, Scene
from ludoteca.kernel.text import Text

from .cards import kinds
from .rules import State, is_over
from .scoring import Meal, pudding_points, puddings, sum_of_rounds

COLOURS = ("rose", "night", "ochre", "sea", "plum")
_PANEL = -1


def draw(state: State, seat: Seat | None, tall: bool) -> Scene:
    """All meals, and this seat's hand and choice; a spectator sees no hand."""
    width, height = (700, 1000) if tall else (960, 720)
    nodes: list[Node] = []
    seats = len(state.hands)
    counts = [puddings(meals) for meals in zip(*state.rounds, state.meals, strict=True)]
    ends = pudding_points(counts) if is_over(state) else (0,) * seats
    for at in range(seats):
        points = sum_of_rounds(state.rounds, at).total + ends[at]
        box = (10, 10 + at * (140 if tall else 105), width - 20, 130 if tall else 98)
        nodes += _place(at, box, points, counts[at])
        nodes += _meal(at, box, state.meals[at])
        if not state.finished[at] and not is_over(state):
            nodes.append(Node("rect", (box[0], box[1] + 10, 6, 26), id=f"turn-{at}", ink="accent", round=3))
    if seat is not None:
        nodes += _hand(state.hands[seat], state.chosen[seat], width, top=740 if tall else 560)
    return Scene(width, height, tuple(nodes))


@lru_cache(maxsize=1024)
def _place(seat: Seat, box: Box, points: int, count: int) -> tuple[Node, ...]:
    """One seat's panel: mark, name, points and Puddings."""
    x, y, width, _ = box
    return (
        Node(
            "rect",
            box,
            id=f"place-{seat}",
            label=Text("label-place", seat=seat, points=points, puddings=count),
            ink="panel",
            edge="line",
            pen=1.5,
            round=18,
            z=_PANEL,
            at=(f"meal-{seat}", 0, 0),
        ),
        Node("disc", (x + 16, y + 10, 26, 26), id=f"mark-{seat}", ink=COLOURS[seat], lift=1),
        Node(
            "text",
            (x + 54, y + 10, 200, 26),
            id=f"name-{seat}",
            ink="text",
            text=Text("player", seat=seat),
            align="start",
            bold=True,
        ),
        Node(
            "text",
            (x + 264, y + 12, width - 280, 22),
            id=f"points-{seat}",
            ink="quiet",
            text=Text("score", points=points, puddings=count),
            align="end",
        ),
    )


@lru_cache(maxsize=1024)
def _meal(seat: Seat, box: Box, meal: Meal) -> tuple[Node, ...]:
    """The cards before one seat, in the order in which they were taken."""
    x, y, width, height = box
    step = (width - 20) / 10
    nodes: list[Node] = []
    for place, card in enumerate(meal):
        nodes += _card(f"meal-{seat}-{place}", (x + 10 + place * step, y + 44, step - 4, height - 52), card)
    return tuple(nodes)


@lru_cache(maxsize=1024)
def _hand(hand: tuple[str, ...], chosen: tuple[str, ...], width: float, top: float) -> tuple[Node, ...]:
    """The kinds of card in hand, each once with its number; what is chosen already is marked."""
    nodes: list[Node] = []
    step = (width - 20) / 5
    for place, card in enumerate(kinds(hand)):
        row, column = divmod(place, 5)
        box = (10 + column * step, top + row * 78, step - 6, 72.0)
        count = hand.count(card)
        face, word = _card(f"hand-{card}", box, card)
        nodes += [
            face._replace(
                name=card,
                label=Text("label-hand", card=card, count=count),
                edge="gold" if card in chosen else "line",
                pen=5 if card in chosen else 1.5,
                at=("hand", row, column),
            ),
            word,
        ]
        if count > 1:
            number = (box[0] + box[2] - 34, box[1] + 44, 28.0, 24.0)
            nodes.append(Node("text", number, id=f"count-{card}", ink="quiet", text=str(count), align="end"))
    return tuple(nodes)


def _card(id: str, box: Box, card: str) -> list[Node]:
    x, y, width, height = box
    word = (x + 4, y + height / 2 - 12, width - 8, 24.0)
    return [
        Node("rect", box, id=id, ink="panel", edge="line", pen=1.5, round=10, lift=1),
        Node("text", word, id=f"{id}.word", ink="text", text=Text("card", card=card)),
    ]
