"""Claim on the table, plainly: the trick in the middle, hands above and below. To be drawn properly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ludoteca.kernel.game import Seat
from ludoteca.kernel.scene import Box, Node, Scene
from ludoteca.kernel.text import Text

from .cards import FACTIONS, HIDDEN, Card, faction_of, value_of
from .rules import State, asked, followers, is_over, is_second_phase, score_piles

WIDTH, HEIGHT = 760.0, 860.0
_CARD, _GAP = (92.0, 84.0), 8.0


def draw(state: State, seat: Seat | None, tall: bool) -> Scene:
    """The table as this seat sees it; a spectator sees both hands from the back."""
    own = seat or 0
    nodes = [*_trick(state), *_hand(state, 1 - own, 10, hidden=True)]
    nodes += _hand(state, own, 420, hidden=seat is None)
    for place, player in enumerate((1 - own, own)):
        nodes += _counts(state, player, 640 + place * 110)
    if seat is not None and not is_second_phase(state):
        nodes += _followers(state, seat)
    return Scene(WIDTH, HEIGHT, tuple(nodes))


def _slot(place: int, top: float) -> Box:
    row, column = divmod(place, 7)
    return (10 + column * (_CARD[0] + _GAP), top + row * (_CARD[1] + _GAP), *_CARD)


def _hand(state: State, seat: Seat, top: float, hidden: bool) -> Iterator[Node]:
    copies: Counter[Card] = Counter()
    for place, card in enumerate(state.hands[seat]):
        box = _slot(place, top)
        if hidden:
            yield Node("rect", box, f"back-{seat}-{place}", ink="wood", round=8, lift=1)
            continue
        # Equal cards are one choice: the first of them bears the name.
        first = not copies[card]
        yield from _card(card, f"{card}.{copies[card]}", box, card if first else "", ("hand", 0, place))
        copies[card] += 1


def _card(
    card: Card, id: str, box: Box, name: str = "", at: tuple[str, int, int] | None = None
) -> list[Node]:
    x, y, width, height = box
    label = Text("card", faction=faction_of(card), value=value_of(card))
    return [
        Node("rect", box, id, name, label, ink="panel", edge="line", pen=1.5, round=8, lift=1, at=at),
        Node("text", (x + 4, y + 6, width - 8, 18), f"{id}.faction", ink="text", text=_word(card)),
        Node("text", (x + 4, y + 36, width - 8, 36), f"{id}.value", ink="text", text=str(value_of(card))),
    ]


def _word(card: Card) -> Text:
    return Text("faction", faction=faction_of(card))


def _trick(state: State) -> Iterator[Node]:
    """The deck, the prize, and the card led."""
    top = 250.0
    if state.deck:
        yield Node("rect", (10, top, *_CARD), "deck", ink="wood", round=8, lift=1)
        yield Node("text", (10, top + 90, _CARD[0], 24), "deck.count", ink="text", text=str(len(state.deck)))
    for place, (card, id) in enumerate(((state.prize, "prize"), (state.lead, "lead"))):
        if card and card != HIDDEN:
            yield from _card(card, id, (160 + place * 200.0, top, *_CARD), at=("table", 0, place))
    if not is_over(state):
        yield Node("rect", (600, top + asked(state) * 40, 20, 20), f"turn-{asked(state)}", ink="accent")


def _counts(state: State, seat: Seat, top: float) -> Iterator[Node]:
    """How many cards of each faction lie in this seat's score pile."""
    yield Node("text", (10, top, 140, 24), f"name-{seat}", ink="text", text=Text("player", seat=seat))
    counts = Counter(faction_of(card) for card in score_piles(state)[seat])
    for place, faction in enumerate(FACTIONS):
        x = 160 + place * 118.0
        label = Text("label-pile", seat=seat, faction=faction, count=counts[faction])
        at = (f"score-{seat}", 0, place)
        yield Node(
            "text",
            (x, top, 110, 20),
            f"f-{seat}-{faction}",
            ink="quiet",
            text=Text("faction", faction=faction),
        )
        yield Node(
            "text",
            (x, top + 28, 110, 28),
            f"score-{seat}-{faction}",
            label=label,
            ink="text",
            text=str(counts[faction]),
            at=at,
        )


def _followers(state: State, seat: Seat) -> Iterator[Node]:
    for place, card in enumerate(followers(state, seat)):
        box = (10 + place * 57.0, 810.0, 52.0, 40.0)
        label = Text("label-follower", faction=faction_of(card), value=value_of(card))
        yield Node("rect", box, f"follower-{place}", label=label, ink="panel", at=("followers", 0, place))
