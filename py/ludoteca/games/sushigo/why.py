"""Which rule of Sushi Go forbids a choice, in the order a referee would check."""

from __future__ import annotations

from ludoteca.kernel.game import Seat
from ludoteca.kernel.text import Text

from .cards import CARDS, SOY, without
from .rules import State, has_chopsticks, is_over

# How many cards the words of a move name, by its verb.
_NOUNS = {"keep": 1, "also": 1, "enough": 0}


def why_not(state: State, seat: Seat, words: str) -> Text | None:
    """Why this seat may not choose so now, or None if it may."""
    if is_over(state):
        return Text("game-over")
    if state.finished[seat]:
        return Text("why-finished", guide="turn")
    verb, *nouns = words.split() or [""]
    if _NOUNS.get(verb) != len(nouns):
        return Text("why-words", words=words[:40], guide="turn")
    for card in nouns:
        if card not in CARDS or (card == SOY and not state.has_soy):
            return Text("why-card", card=card[:20], guide="cards")
    chosen = state.chosen[seat]
    if verb == "keep" and chosen:
        return Text("why-kept", card=chosen[0], guide="chopsticks")
    if verb != "keep" and not chosen:
        return Text(
            "why-keep-first" if has_chopsticks(state, seat) else "why-no-chopsticks", guide="chopsticks"
        )
    for card in nouns:
        if card not in without(state.hands[seat], *chosen):
            return Text("why-only-one" if card in chosen else "why-not-in-hand", card=card, guide="turn")
    return None
