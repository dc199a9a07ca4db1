"""A toy game for the contracts: two hidden cards each; keep one in secret, then perhaps roll a die for it.

Round: all at once `keep` a card (secret until the last has chosen); then, in order, each may `roll`
(the kept card's value counts plus the die) or `pass`. The highest total of all rounds wins.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ludoteca import Ask, Luck, Node, Options, Outcome, Row, Scene, Seat, Text

HIDDEN = 0


@dataclass(frozen=True, slots=True)
class State:
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    kept: tuple[int, ...]
    asked: int
    totals: tuple[int, ...]
    left: int
    luck: Luck | None


@dataclass(frozen=True, slots=True)
class Keep:
    card: int


@dataclass(frozen=True, slots=True)
class Roll:
    pass


@dataclass(frozen=True, slots=True)
class Pass:
    pass


def setup(seats: int, seed: int, options: Options) -> State:
    deck, luck = Luck(seed).shuffle(range(1, 31))
    return _dealt(State((), deck, (), 0, (0,) * seats, int(options["rounds"]), luck))


def _dealt(state: State) -> State:
    seats = len(state.totals)
    hands = tuple(tuple(sorted(state.deck[2 * seat : 2 * seat + 2])) for seat in range(seats))
    return replace(
        state, hands=hands, deck=state.deck[2 * seats :], kept=(HIDDEN,) * seats, asked=0, left=state.left - 1
    )


def _choosing(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat, hand in enumerate(state.hands) if len(hand) == 2)


def asks(state: State) -> tuple[Ask[Keep | Roll | Pass], ...]:
    choosing = _choosing(state)
    if choosing:
        return tuple(
            Ask(seat, Text("prompt-keep"), tuple(Keep(card) for card in state.hands[seat]))
            for seat in choosing
        )
    if state.asked < len(state.totals):
        return (Ask(state.asked, Text("prompt-roll"), (Roll(), Pass())),)
    return ()


def step(state: State, seat: Seat, move: Keep | Roll | Pass) -> State:
    if isinstance(move, Keep):
        hands = tuple(
            tuple(card for card in hand if card != move.card) if at == seat else hand
            for at, hand in enumerate(state.hands)
        )
        kept = tuple(move.card if at == seat else card for at, card in enumerate(state.kept))
        return replace(state, hands=hands, kept=kept)
    bonus, luck = state.luck.roll(6) if isinstance(move, Roll) and state.luck else (-1, state.luck)
    totals = tuple(
        total + state.kept[at] + bonus + 1 if at == seat else total for at, total in enumerate(state.totals)
    )
    after = replace(state, totals=totals, luck=luck, asked=state.asked + 1)
    return _dealt(after) if after.asked == len(totals) and after.left else after


def outcome(state: State) -> Outcome | None:
    if asks(state):
        return None
    best = max(state.totals)
    winners = frozenset(seat for seat, total in enumerate(state.totals) if total == best)
    reason = "points" if len(winners) == 1 else "shared"
    return Outcome(winners, reason, state.totals, (Row(Text("row-total"), state.totals),))


def veil(state: State, seat: Seat) -> State:
    choosing = bool(_choosing(state))
    return replace(
        state,
        hands=tuple(hand if at == seat else (HIDDEN,) * len(hand) for at, hand in enumerate(state.hands)),
        kept=tuple(card if at == seat or not choosing else HIDDEN for at, card in enumerate(state.kept)),
        deck=(HIDDEN,) * len(state.deck),
        luck=None,
    )


def imagine(state: State, seat: Seat, luck: Luck) -> State:
    choosing = bool(_choosing(state))
    unseen = list(state.deck)
    for at, hand in enumerate(state.hands):
        if at != seat:
            unseen += hand
            if choosing and state.kept[at]:
                unseen.append(state.kept[at])
    cards, luck = luck.shuffle(unseen)
    pile = list(cards)
    hands, kept = list(state.hands), list(state.kept)
    for at in range(len(hands)):
        if at != seat:
            hands[at] = tuple(sorted(pile.pop() for _ in hands[at]))
            if choosing and kept[at]:
                kept[at] = pile.pop()
    return replace(state, hands=tuple(hands), kept=tuple(kept), deck=tuple(pile), luck=luck)


def tell(before: State, seat: Seat, move: Keep | Roll | Pass, after: State, to: Seat | None) -> Text:
    if isinstance(move, Keep):
        return Text("told-keep", card=move.card) if to == seat else Text("told-kept")
    return Text("told-total", total=after.totals[seat])


def draw(state: State, seat: Seat | None, tall: bool) -> Scene:
    nodes = []
    for at, hand in enumerate(state.hands):
        for place, card in enumerate(hand):
            box = (place * 60.0, at * 90.0, 50.0, 70.0)
            if at == seat:
                label = Text("label-card", card=card)
                nodes.append(
                    Node(
                        "rect",
                        box,
                        f"card{card}",
                        str(card),
                        label,
                        ink="panel",
                        lift=1,
                        at=("hand", at, place),
                    )
                )
            else:
                nodes.append(Node("rect", box, f"back{at}-{place}", ink="wood", lift=1))
        if state.kept[at] and not _choosing(state):
            nodes.append(
                Node("text", (150, at * 90.0, 50, 50), f"kept{at}", ink="text", text=str(state.kept[at]))
            )
    return Scene(300, 90 * len(state.hands), tuple(nodes))
