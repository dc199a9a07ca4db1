"""A Claim position as one line of text, for links, diagrams and tests."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from ludoteca.kernel.errors import BadPosition
from ludoteca.kernel.text import Text

from .cards import DECK, FACTIONS, Card, faction_of, in_order, value_of
from .course import Course, course
from .following import Answer, unfollowed
from .rules import TRICKS, State, Trick, census, is_second_phase

# A card is written as the sign of its faction and its value.
_SIGNS = dict(zip(FACTIONS, "gkudx", strict=True))
_FACTIONS = {sign: faction for faction, sign in _SIGNS.items()}
_NOTHING = "-"
_CARD = "[gkudx][0-9]"


def write(state: State) -> str:
    """Seven fields: leader, prize, card led, both hands, what both have drawn, the deck, the tricks.

    A card is `g` Goblin, `k` Knight, `u` Undead, `d` Dwarf or `x` Doppelganger and its value; cards stand
    side by side, the next of the deck first, and what belongs to the two seats is joined by `/`. A trick is
    its leader, both cards and, in the first phase, the prize: `0g4k2d7`. A field with nothing in it is `-`.
    """
    fields = (
        str(state.leader),
        _written(state.prize and (state.prize,)),
        _written(state.lead and (state.lead,)),
        "/".join(map(_written, state.hands)),
        "/".join(map(_written, state.drawn)),
        _written(state.deck),
        ",".join(_trick(trick) for trick in state.tricks) or _NOTHING,
    )
    return " ".join(fields)


def _written(cards: Iterable[Card]) -> str:
    return "".join(f"{_SIGNS[faction_of(card)]}{value_of(card)}" for card in cards) or _NOTHING


def _trick(trick: Trick) -> str:
    cards = (trick.lead, trick.second, trick.prize) if trick.prize else (trick.lead, trick.second)
    return f"{trick.leader}{_written(cards)}"


def read(text: str) -> State:
    """The position that `write` would write so; BadPosition says what is wrong.

    Only positions that a game can come to are read: the 52 cards are all there, and every trick was
    played by the rules.
    """
    fields = text.split()
    if len(fields) != 7:
        raise _bad("position-fields", " ".join(fields))
    leader, prize, lead, hands, drawn, deck, tricks = fields
    if leader not in ("0", "1"):
        raise _bad("position-leader", leader)
    own, other = _both(hands)
    state = State(
        hands=(in_order(own), in_order(other)),
        deck=_cards(deck),
        leader=int(leader),
        prize=_one(prize),
        lead=_one(lead),
        drawn=_both(drawn),
        tricks=() if tricks == _NOTHING else tuple(map(_read_trick, tricks.split(","))),
    )
    _check(state, text)
    return state


def _cards(field: str) -> tuple[Card, ...]:
    if field == _NOTHING:
        return ()
    if not re.fullmatch(f"({_CARD})+", field):
        raise _bad("position-cards", field)
    cards = tuple(f"{_FACTIONS[sign]}-{value}" for sign, value in re.findall("(.)(.)", field))
    if not set(cards) <= set(DECK):
        raise _bad("position-cards", field)
    return cards


def _one(field: str) -> Card:
    cards = _cards(field)
    if len(cards) > 1:
        raise _bad("position-cards", field)
    return cards[0] if cards else ""


def _both(field: str) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    parts = field.split("/")
    if len(parts) != 2:
        raise _bad("position-seats", field)
    return _cards(parts[0]), _cards(parts[1])


def _read_trick(field: str) -> Trick:
    if not re.fullmatch(f"[01]({_CARD}){{2,3}}", field):
        raise _bad("position-tricks", field)
    return Trick(int(field[0]), *_cards(field[1:]))


def _check(state: State, text: str) -> None:
    """BadPosition unless this is a state of a game played by the rules."""
    played = len(state.tricks)
    if played > 2 * TRICKS or any(
        bool(trick.prize) != (at < TRICKS) for at, trick in enumerate(state.tricks)
    ):
        raise _bad("position-tricks", text.split()[-1])
    if not _is_counted(state):
        raise _bad("position-count", text)
    leaders = [trick.leader for trick in state.tricks[1:]] + [state.leader]
    for number, (trick, leader) in enumerate(zip(state.tricks, leaders, strict=False), 1):
        if trick.winner != leader:
            raise BadPosition(Text("position-leads", number=number, seat=trick.winner), game="claim")
    now = course(state)
    if wrong := unfollowed(state.tricks, now.hands):
        raise _unfollowed(wrong[0])
    if is_second_phase(state):
        _check_prizes(state, now)


def _unfollowed(answer: Answer) -> BadPosition:
    faction, value, led = faction_of(answer.card), value_of(answer.card), faction_of(answer.lead)
    return BadPosition(
        Text(
            "position-follow", number=answer.number, seat=answer.seat, faction=faction, value=value, led=led
        ),
        game="claim",
    )


def _check_prizes(state: State, now: Course) -> None:
    """BadPosition unless all prizes are among those with which their winners play the second phase."""
    left = [Counter(now.followers(seat)) for seat in (0, 1)]
    for number, trick in enumerate(state.tricks[:TRICKS], 1):
        seat, faction, value = trick.winner, faction_of(trick.prize), value_of(trick.prize)
        if not left[seat][trick.prize]:
            text = Text("position-prize", number=number, seat=seat, faction=faction, value=value)
            raise BadPosition(text, game="claim")
        left[seat][trick.prize] -= 1


def _is_counted(state: State) -> bool:
    """Whether every card is there, and as many in each place as so many tricks have left."""
    second, played = is_second_phase(state), len(state.tricks)
    left = 2 * TRICKS - played if second else TRICKS - played
    for seat in (0, 1):
        has_led = bool(state.lead) and seat == state.leader
        if len(state.hands[seat]) != left - has_led:
            return False
        unseen = sum(trick.winner != seat for trick in state.tricks)
        if len(state.drawn[seat]) != (0 if second else unseen):
            return False
    if second:
        is_right = not state.prize and not state.deck
    else:
        is_right = bool(state.prize) and len(state.deck) == 2 * left - 1
    return is_right and census(state) == Counter(DECK)


def _bad(id: str, found: str) -> BadPosition:
    return BadPosition(Text(id, found=found[:60]), game="claim")
