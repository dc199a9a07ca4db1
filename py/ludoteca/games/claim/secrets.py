"""What a player of Claim may not know, and what may be there instead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from ludoteca.kernel.game import Seat
from ludoteca.kernel.luck import Luck

from .cards import DECK, HIDDEN, Card, faction_of, in_order
from .rules import State, is_second_phase, prizes


def veil(state: State, seat: Seat) -> State:
    """The state with the other hand, what the other drew, and the deck face down.

    In the second phase the other hand could be counted out; it is face down all the same.
    """
    return state._replace(
        hands=_others_hidden(state.hands, seat),
        deck=(HIDDEN,) * len(state.deck),
        drawn=_others_hidden(state.drawn, seat),
    )


def _others_hidden(
    both: tuple[tuple[Card, ...], tuple[Card, ...]], seat: Seat
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    hidden = (HIDDEN,) * len(both[1 - seat])
    return (both[0], hidden) if seat == 0 else (hidden, both[1])


def imagine(state: State, seat: Seat, luck: Luck) -> State:
    """A state that looks the same to this seat, every one that can be as likely as any other.

    The other hand holds no faction that the other has shown to lack. It is all worked out from what
    the seat has seen, so a veiled state is imagined as the true one is.
    """
    other = 1 - seat
    unseen, lacking = _known(state, seat)
    cards, luck = luck.shuffle(unseen)
    hand = [card for card in cards if faction_of(card) not in lacking][: len(state.hands[other])]
    left = list(unseen)
    for card in hand:
        left.remove(card)
    rest, _ = luck.shuffle(left)
    drawn = rest[: len(state.drawn[other])]
    return state._replace(
        hands=_both(state.hands[seat], in_order(hand), seat),
        deck=rest[len(drawn) :],
        drawn=_both(state.drawn[seat], drawn, seat),
    )


# A bot imagines many worlds from one view.
@lru_cache(maxsize=16)
def _known(state: State, seat: Seat) -> tuple[tuple[Card, ...], frozenset[str]]:
    """The cards this seat has not seen, in order, and the factions that the other lacks."""
    unseen = (Counter(DECK) - Counter(_seen(state, seat))).elements()
    return in_order(unseen), frozenset(_shown_to_lack(state, 1 - seat))


def _both(
    own: tuple[Card, ...], others: tuple[Card, ...], seat: Seat
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    return (own, others) if seat == 0 else (others, own)


def _seen(state: State, seat: Seat) -> Iterator[Card]:
    """Every card that this seat knows the place of; a prize that was played later counts once."""
    yield from state.hands[seat]
    yield from state.drawn[seat]
    yield from (card for card in (state.prize, state.lead) if card)
    for trick in state.tricks:
        yield from (trick.lead, trick.second)
    if not is_second_phase(state):
        yield from (*prizes(state, 0), *prizes(state, 1))


def _shown_to_lack(state: State, seat: Seat) -> Iterator[str]:
    """The factions that this seat did not follow in the first phase, where no hand ever grows.

    In the second there is nothing left to imagine: what one has not seen is the other's hand.
    """
    if is_second_phase(state):
        return
    for trick in state.tricks:
        led = faction_of(trick.lead)
        if trick.leader != seat and faction_of(trick.second) not in (led, "doppelganger"):
            yield led
