"""Claim on the table: the trick in the middle, above it how the factions stand, one's own hand below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache

from ludoteca.kernel.game import Seat
from ludoteca.kernel.scene import Align, Box, Node, Scene
from ludoteca.kernel.text import Text
from ludoteca.kit.cards import back, named
from ludoteca.kit.grid import spanning
from ludoteca.kit.hand import lay
from ludoteca.kit.icons import CROWN, drawn
from ludoteca.kit.seats import seat_mark

from .cards import Card, faction_of, in_order, value_of
from .drawings import face, tag
from .factions import COLOURS, factions
from .layout import TALL, WIDE, Layout, Strip
from .rules import TRICKS, State, asked, is_over, is_second_phase, outcome

# Painting order, from the places on the table up.
_PLACE, _CARDS, _OVER = -1, 0, 2
_STACKED = 4.0
# So many followers leave room for a word beside them.
_CAPTIONED = 8


def draw(state: State, seat: Seat | None, tall: bool) -> Scene:
    """The table as this seat sees it; a spectator sits where pink does and sees both hands from the back."""
    layout = TALL if tall else WIDE
    own = seat or 0
    nodes = list(factions(layout.factions, state, own))
    for strip, player in zip(layout.strips, (1 - own, own), strict=True):
        nodes += _strip(strip, state, player)
        nodes += _followers(strip, state, player, is_open=player == seat)
    nodes += _fan(layout.strips[0], state, 1 - own)
    nodes += _covered_hand(layout, state, own) if seat is None else _hand(layout, state, seat)
    nodes += _stock(layout, state)
    nodes += _trick(layout, state, seat)
    return Scene(layout.width, layout.height, tuple(nodes))


def _strip(strip: Strip, state: State, seat: Seat) -> Iterator[Node]:
    """A seat's mark and name; a bar before it while its card is awaited, gold behind it if it has won."""
    ended = outcome(state)
    won = ended is not None and seat in ended.winners
    if won:
        x, y, _, height = strip.mark
        yield Node("rect", (x - 8, y - 5, 250, height + 10), id=f"win-{seat}", ink="win", round=14)
    yield from seat_mark(seat, COLOURS[seat], strip.mark)
    followers = (
        None if is_second_phase(state) else Text("label-followers", seat=seat, count=len(state.tricks))
    )
    yield Node(
        "text",
        strip.name,
        id=f"name-{seat}",
        label=followers,
        ink="gold-text" if won else "text",
        text=Text("player", seat=seat),
        align="start",
        bold=True,
        at=(f"followers-{seat}", 0, -1),
        place=f"followers{seat}",
    )
    if not is_over(state) and asked(state) == seat:
        yield Node("rect", strip.turn, id=f"turn-{seat}", ink="accent", round=3)


def _fan(strip: Strip, state: State, seat: Seat) -> Iterator[Node]:
    """The other's hand from behind."""
    x, y, width, height = strip.backs
    wide, count = height * 0.7, len(state.hands[seat])
    step = min(22.0, (width - wide) / (TRICKS - 1))
    left = x + width - wide - (count - 1) * step
    return _covered(((left + place * step, y, wide, height) for place in range(count)), seat, count)


def _covered_hand(layout: Layout, state: State, seat: Seat) -> Iterator[Node]:
    """A hand as a spectator sees it."""
    count = len(state.hands[seat])
    places = lay(layout.hand, count, layout.hand_card, least=layout.least)
    return _covered((place.card for place in places), seat, count)


def _covered(boxes: Iterable[Box], seat: Seat, count: int) -> Iterator[Node]:
    """Backs, which are one thing: none of them is told from another."""
    laid = tuple(boxes)
    for place, box in enumerate(laid):
        yield from back(box, f"card@hand-{seat}-{place}")
    if laid:
        label = Text("label-hand", seat=seat, count=count)
        yield Node("rect", spanning(laid), id=f"hand-{seat}", label=label, round=6, at=(f"hand-{seat}", 0, 0))


def _followers(strip: Strip, state: State, seat: Seat, *, is_open: bool) -> Iterator[Node]:
    """The followers recruited so far: in order where they are known, face down what was drawn unseen."""
    if is_second_phase(state):
        return
    known, unseen = _recruited(state, seat, is_open=is_open)
    count = len(known) + len(unseen)
    x, y, width, height = strip.row
    step = width / TRICKS
    if count <= _CAPTIONED:
        yield from _caption(strip.caption, f"caption-followers-{seat}", Text("followers-word"), "end")
    copies: Counter[Card] = Counter()
    for place in range(count):
        box = (x + place * step + 2, y, step - 4, height)
        at = (f"followers-{seat}", 0, place)
        if place < len(known):
            card, name = known[place]
            nodes = tag(card, box, f"{card}@follower-{seat}-{copies[card]}")
            copies[card] += 1
            label = Text("label-follower", faction=faction_of(card), value=value_of(card))
        else:
            name = unseen[place - len(known)]
            nodes = back(box, f"card@drawn-{seat}-{place - len(known)}", lift=0)
            label = Text("label-drawn")
        yield from (nodes[0]._replace(label=label, at=at, place=name), *nodes[1:])


def _recruited(state: State, seat: Seat, *, is_open: bool) -> tuple[list[tuple[Card, str]], list[str]]:
    """The followers that are known, in order, and those that are not, each with its place on the bench.

    Which trick brought a card all have seen, so a place tells nothing of a card's face.
    """
    won = [(trick.prize, f"trick{n}-2") for n, trick in enumerate(state.tricks, 1) if trick.winner == seat]
    lost = [f"trick{n}-3" for n, trick in enumerate(state.tricks, 1) if trick.winner != seat]
    if not is_open:
        return _sorted(won), lost
    return _sorted([*won, *zip(state.drawn[seat], lost, strict=False)]), []


def _sorted(cards: list[tuple[Card, str]]) -> list[tuple[Card, str]]:
    order = in_order(card for card, _ in cards)
    return sorted(cards, key=lambda each: order.index(each[0]))


def _hand(layout: Layout, state: State, seat: Seat) -> Iterator[Node]:
    """One's own cards in order; equal ones are one choice, and lie on one heap."""
    counts = Counter(state.hands[seat])
    cards = tuple(counts)
    for card, place in zip(
        cards, lay(layout.hand, len(cards), layout.hand_card, least=layout.least), strict=True
    ):
        count = counts[card]
        x, y, width, height = place.card
        for copy in range(count - 1):
            off = (count - 1 - copy) * _STACKED
            yield from face(card, (x, y - off, width, height), f"{card}@hand-{copy}")
        label = (
            _card(card)
            if count == 1
            else Text("label-heap", faction=faction_of(card), value=value_of(card), count=count)
        )
        nodes = face(card, place.card, f"{card}@hand-{count - 1}")
        yield from named(nodes, place.seen, card, label, ("hand", place.row, place.column), _card(card))
        if count > 1:
            yield from _badge(place.seen, count, f"{card}@hand-{count - 1}.heap")


def _card(card: Card) -> Text:
    return Text("card", faction=faction_of(card), value=value_of(card))


def _badge(seen: Box, count: int, id: str) -> Iterator[Node]:
    """How many equal cards lie on a heap, over the upper edge of what is seen of it."""
    x, y, width, _ = seen
    pill = (x + width - 48, y - 15, 42.0, 30.0)
    yield Node("rect", pill, id=id, ink="card-text", round=15)
    yield Node(
        "text", (pill[0] + 2, pill[1] + 4, 38, 22), id=f"{id}.count", ink="card", text=f"×{count}", bold=True
    )


def _stock(layout: Layout, state: State) -> Iterator[Node]:
    """The deck with the number of its cards, and the prize of this trick; neither in the second half."""
    x, y, width, height = layout.trick
    wide, high = layout.card
    top = y + 4
    trick = min(len(state.tricks) + 1, 2 * TRICKS)
    if is_second_phase(state):
        return
    small = (wide * 0.8, high * 0.8)
    middle = top + (high - small[1]) / 2
    deck = (x + 8, middle, *small)
    boxes = [(deck[0] + depth * 4, deck[1] - depth * 4, *small) for depth in range(min(3, len(state.deck)))]
    for depth, box in enumerate(boxes):
        yield from back(box, f"deck-{depth}")
    label = Text("label-deck", count=len(state.deck))
    yield Node("rect", spanning(boxes or [deck]), id="deck", label=label, round=12, at=("deck", 0, 0))
    below = top + high + 14
    yield Node(
        "text",
        (deck[0], below, small[0], 28),
        id="deck.count",
        ink="quiet",
        text=str(len(state.deck)),
    )
    prize = (deck[0] + small[0] + 34, top, wide, high)
    yield from _caption((prize[0] - 20, below, wide + 40, 28), "caption-prize", Text("prize-word"))
    if state.prize:
        label = Text("label-prize", faction=faction_of(state.prize), value=value_of(state.prize))
        nodes = face(state.prize, prize, f"{state.prize}@prize-{trick}", lift=2)
        yield from (nodes[0]._replace(label=label, at=("prize", 0, 0), place="prize"), *nodes[1:])


def _trick(layout: Layout, state: State, viewer: Seat | None) -> Iterator[Node]:
    """A place for the card led and for its answer; before a lead, the last trick is still to be seen."""
    x, y, width, height = layout.trick
    wide, high = layout.card
    gap = 28.0
    left = x + (width - 2 * wide - gap) / 2 if is_second_phase(state) else x + width - 2 * wide - gap - 16
    top = y + 4
    below = top + high + 12
    number = len(state.tricks)
    last = state.tricks[-1] if state.tricks and not state.lead else None
    leader = last.leader if last else state.leader
    # Without ink: as far as a guide's diagram of a trick goes.
    yield Node("rect", layout.trick, z=_PLACE)
    for which, seat in enumerate((leader, 1 - leader)):
        box = (left + which * (wide + gap), top, wide, high)
        yield _place(box, which)
        side = (box[0] + (wide - 32) / 2, below, 32.0, 32.0)
        for part in seat_mark(seat, COLOURS[seat], side):
            yield part._replace(id=f"trick-{part.id}")
        card = (last.lead, last.second)[which] if last else state.lead if which == 0 else ""
        if not card:
            continue
        trick = number if last else number + 1
        id = _played(card, trick, seat, viewer)
        said = "label-last" if last else "label-led"
        label = Text(said, seat=seat, faction=faction_of(card), value=value_of(card))
        nodes = face(card, box, id, lift=0 if last else 2)
        body = nodes[0]._replace(label=label, at=("trick", 0, which))
        yield from (body._replace(place=f"trick{trick}-{which}", called=_card(card)), *nodes[1:])
        if last and last.winner == seat:
            crown = (box[0] + wide - 46, box[1] + 12, 34.0, 34.0)
            yield from drawn(CROWN, crown, f"crown-{number}", ink="card-text", z=_OVER)


def _played(card: Card, trick: int, seat: Seat, viewer: Seat | None) -> str:
    """The id of a card on the table: one's own has come from one's hand, the other's from among the backs."""
    return f"{card}@trick-{trick}" if seat == viewer else f"card@trick-{trick}-{seat}"


@cache
def _place(box: Box, which: int) -> Node:
    return Node("rect", box, id=f"place-{which}", ink="", edge="line", pen=2.5, round=14, z=_PLACE)


def _caption(box: Box, id: str, text: Text, align: Align = "middle") -> Iterator[Node]:
    yield Node("text", box, id=id, ink="quiet", text=text, align=align)
