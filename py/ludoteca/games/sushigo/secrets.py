"""Who may know which card: the own hand, every hand one has passed on, and all that lies face up."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import lru_cache

from ludoteca.kernel.game import Seat
from ludoteca.kernel.luck import Luck

from .cards import CARDS, CHOPSTICKS, in_order, pack
from .rules import HAND_SIZES, State, has_chopsticks, is_over, passing

# Stands for a card that the reader of a veiled state may not know.
HIDDEN = ""


def known_hands(state: State, seat: Seat) -> frozenset[Seat]:
    """Whose hands this seat knows card by card: its own, and those it has held earlier in the round.

    What was taken from them since was taken face up, so that they are known for good.
    """
    if is_over(state):
        return frozenset(range(len(state.hands)))
    seats = len(state.hands)
    turns = HAND_SIZES[seats] - len(state.hands[seat])
    return frozenset((seat + passing(state) * turn) % seats for turn in range(turns + 1))


def veil(state: State, seat: Seat) -> State:
    """The state without the hands this seat does not know, the deck's order, and what others choose now."""
    known = known_hands(state, seat)
    return replace(
        state,
        hands=tuple(hand if at in known else (HIDDEN,) * len(hand) for at, hand in enumerate(state.hands)),
        chosen=tuple(chosen if at == seat else () for at, chosen in enumerate(state.chosen)),
        deck=(HIDDEN,) * len(state.deck),
    )


def imagine(state: State, seat: Seat, luck: Luck) -> State:
    """The same table with all that this seat cannot know dealt anew: hands, deck, and the others' choices.

    A veiled state will do: nothing is looked at that `veil` would hide.
    """
    known = known_hands(state, seat)
    unseen, luck = luck.shuffle(_unseen(state, known))
    hands = list(state.hands)
    for at, hand in enumerate(state.hands):
        if at not in known:
            fresh = len(hand) - state.returned[at]
            hands[at] = in_order((*unseen[:fresh], *(CHOPSTICKS,) * state.returned[at]))
            unseen = unseen[fresh:]
    chosen = list(state.chosen)
    for at in range(len(chosen)):
        if at != seat:
            chosen[at], luck = _imagined_choice(state, at, hands[at], luck)
    return replace(state, hands=tuple(hands), chosen=tuple(chosen), deck=unseen)


# A bot imagines many worlds from one view.
@lru_cache(maxsize=16)
def _unseen(state: State, known: frozenset[Seat]) -> tuple[str, ...]:
    """The cards that may be anywhere; Chopsticks put back into a hand are not among them."""
    left = Counter(pack(state.has_soy))
    left.subtract(card for meals in (*state.rounds, state.meals) for meal in meals for card in meal)
    for at, hand in enumerate(state.hands):
        if at in known:
            left.subtract(hand)
        else:
            left[CHOPSTICKS] -= state.returned[at]
    return tuple(card for card in CARDS for _ in range(left[card]))


def _imagined_choice(
    state: State, seat: Seat, hand: tuple[str, ...], luck: Luck
) -> tuple[tuple[str, ...], Luck]:
    """Some choice out of this hand that fits what is public: whether the seat has finished."""
    cards, luck = luck.shuffle(hand)
    second, luck = luck.roll(2) if has_chopsticks(state, seat) else (0, luck)
    return cards[: state.finished[seat] + second], luck
