"""Sushi Go on the table, plainly: what lies before everybody, and the own hand by kinds of card."""

from __future__ import annotations

from ludoteca.kernel.game import Seat
from ludoteca.kernel.scene import Box, Node, Scene
from ludoteca.kernel.text import Text

from .cards import kinds
from .rules import State, is_over, pudding_counts, sum_of_rounds
from .scoring import pudding_points

COLOURS = ("rose", "night", "ochre", "sea", "plum")
_PANEL = -1


def draw(state: State, seat: Seat | None, tall: bool) -> Scene:
    """All meals, and this seat's hand and choice; a spectator sees no hand."""
    width, height = (700, 1000) if tall else (960, 720)
    nodes: list[Node] = []
    seats = len(state.hands)
    for at in range(seats):
        nodes += _place(state, at, (10, 10 + at * (140 if tall else 105), width - 20, 130 if tall else 98))
    if seat is not None:
        nodes += _hand(state, seat, width, top=740 if tall else 560)
    return Scene(width, height, tuple(nodes))


def _place(state: State, seat: Seat, box: Box) -> list[Node]:
    """One seat's panel: mark, name, points of the rounds, Puddings, and the cards before it."""
    x, y, width, height = box
    total = sum_of_rounds(state, seat).total
    if is_over(state):
        total += pudding_points(pudding_counts(state))[seat]
    count = pudding_counts(state)[seat]
    nodes = [
        Node(
            "rect",
            box,
            id=f"place-{seat}",
            label=Text("label-place", seat=seat, points=total, puddings=count),
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
            text=Text("score", points=total, puddings=count),
            align="end",
        ),
    ]
    if not state.finished[seat] and not is_over(state):
        nodes.append(Node("rect", (x, y + 10, 6, 26), id=f"turn-{seat}", ink="accent", round=3))
    step = (width - 20) / 10
    for place, card in enumerate(state.meals[seat]):
        card_box = (x + 10 + place * step, y + 44, step - 4, height - 52)
        nodes += _card(f"meal-{seat}-{place}", card_box, card)
    return nodes


def _hand(state: State, seat: Seat, width: float, top: float) -> list[Node]:
    """The kinds of card in hand, each once with its number; what is chosen already is marked."""
    hand, chosen = state.hands[seat], state.chosen[seat]
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
    return nodes


def _card(id: str, box: Box, card: str) -> list[Node]:
    x, y, width, height = box
    word = (x + 4, y + height / 2 - 12, width - 8, 24.0)
    return [
        Node("rect", box, id=id, ink="panel", edge="line", pen=1.5, round=10, lift=1),
        Node("text", word, id=f"{id}.word", ink="text", text=Text("card", card=card)),
    ]
