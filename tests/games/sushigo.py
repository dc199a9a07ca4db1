"""What the tests of Sushi Go share: turns written as words, and moves made on them."""

from __future__ import annotations

from typing import Any

from ludoteca import load, spell
from ludoteca.games.sushigo.cards import CARDS, pack, without
from ludoteca.games.sushigo.rules import State

SUSHIGO: Any = load("sushigo")


def served(*hands: str, meals: tuple[str, ...] = (), **more: Any) -> State:
    """A turn with these hands and meals, written as words; the deck is what is left of the pack."""
    seats = len(hands)
    in_hand = tuple(tuple(sorted(hand.split(), key=CARDS.index)) for hand in hands)
    before = tuple(tuple(meal.split()) for meal in (meals or ("",) * seats))
    rounds = more.get("rounds", ())
    out = [
        card for cards in (*in_hand, *before, *(meal for meals in rounds for meal in meals)) for card in cards
    ]
    values = {
        "hands": in_hand,
        "chosen": ((),) * seats,
        "finished": (False,) * seats,
        "returned": (0,) * seats,
        "meals": before,
        "rounds": (),
        "deck": without(pack(more.get("has_soy", False)), *out),
        "has_both_ways": False,
        "has_soy": False,
    }
    return State(**{**values, **more})


def after(state: State, *moves: str) -> State:
    """The state after these moves, each `seat: words`; every one is looked up among the legal ones."""
    for line in moves:
        seat, words = line.split(": ")
        state = SUSHIGO.step(state, int(seat), legal(state, int(seat))[words])
    return state


def legal(state: State, seat: int) -> dict[str, Any]:
    return {spell(move): move for ask in SUSHIGO.asks(state) if ask.seat == seat for move in ask.moves}


# Seat 0 may take a second card, seat 1 may not.
HELD = served("egg squid squid", "maki1 maki2 maki3", meals=("chopsticks", ""))
