"""The answers of tricks that were played: which of them did not follow, though the seat could have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.kernel.game import Seat

from .cards import Card, faction_of
from .rules import TRICKS, Trick, follows


class Answer(NamedTuple):
    """What a seat answered in a trick, counted from 1: the card led, and its own."""

    number: int
    seat: Seat
    lead: Card
    card: Card


def unfollowed(tricks: Sequence[Trick], hands: Sequence[Sequence[Card]]) -> list[Answer]:
    """Every answer that did not follow a card which the seat could have followed, the first one first.

    `hands` are what both hold now, a card that is led among it: what they held then is that and all that
    they have played since in the same phase.
    """
    found: list[Answer] = []
    held = [Counter(map(faction_of, hand)) for hand in hands]
    for at in reversed(range(len(tricks))):
        if at == TRICKS - 1:
            held = [Counter(), Counter()]
        trick = tricks[at]
        seat, led, answered = 1 - trick.leader, faction_of(trick.lead), faction_of(trick.second)
        held[trick.leader][led] += 1
        held[seat][answered] += 1
        if held[seat][led] and not follows(answered, led):
            found.append(Answer(at + 1, seat, trick.lead, trick.second))
    return found[::-1]
