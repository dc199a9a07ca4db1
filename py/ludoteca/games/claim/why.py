"""Which rule of Claim forbids a card."""

from __future__ import annotations

from ludoteca.kernel.game import Seat
from ludoteca.kernel.text import Text

from .cards import DECK, faction_of, value_of
from .rules import State, asked, is_over, playable


def why_not(state: State, seat: Seat, words: str) -> Text | None:
    """Why this seat may not play this card now, or None if it may."""
    if is_over(state):
        return Text("game-over")
    if seat != asked(state):
        return Text("not-asked", seat=asked(state))
    verb, *nouns = words.split() or [""]
    if verb != "play" or len(nouns) != 1:
        return Text("why-words", words=words[:40], guide="tricks")
    card = nouns[0]
    if card not in DECK:
        return Text("why-card", card=card[:20], guide="cards")
    hand = state.hands[seat]
    if card not in hand:
        return Text("why-hand", faction=faction_of(card), value=value_of(card), guide="tricks")
    if card in playable(hand, state.lead):
        return None
    led = faction_of(state.lead)
    if led == "doppelganger":
        return Text("why-doppelganger", guide="following")
    return Text("why-follow", faction=led, guide="following")
