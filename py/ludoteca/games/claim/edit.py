"""Claim's positions built by hand: cards change places, and who leads and who draws follows from them.

Most want a hand, a table and a score, and a past that can have led to it: `choose past fits` finds one.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from ludoteca.kernel.editing import THING, Choice, Setting, Thing, how_many
from ludoteca.kernel.game import Seat
from ludoteca.kernel.text import Text
from ludoteca.kit.cards import slot

from .bench import LEAD, lay_out
from .cards import DECK, Card, faction_of, in_order, value_of
from .course import Course, after_tricks, course, exchanged, places, with_prize
from .drawings import tag
from .mending import mended
from .rules import TRICKS, State, is_over

__all__ = ["advised", "choose", "clear", "found", "lay_out", "put", "settings", "things", "why_not"]

EMPTY, _NONE = "empty", "-"
_LAID, _FITS = "laid", "fits"
_BOX = (10, 2, THING - 20, THING - 4)
_CARDS = tuple(dict.fromkeys(DECK))


def things(state: State) -> tuple[Thing, ...]:
    """Nothing, for the card that is led; and every card, equal ones once."""
    return _THINGS


def _named(card: Card) -> Text:
    return Text("card", faction=faction_of(card), value=value_of(card))


_THINGS = (
    Thing(EMPTY, Text("edit-empty"), slot(_BOX, "palette")),
    *(Thing(card, _named(card), tag(card, _BOX, f"{card}@palette")) for card in _CARDS),
)


def found(state: State, place: str, seat: Seat | None) -> str:
    """The card at a place of the bench."""
    if place == LEAD:
        return "" if is_over(state) else state.lead or EMPTY
    return _laid(state).get(place, "")


# All places of one state are asked for in turn.
@lru_cache(maxsize=4)
def _laid(state: State) -> Mapping[str, Card]:
    return dict(places(course(state)))


def put(state: State, thing: str, place: str, seat: Seat | None) -> State:
    """The card and the one that lay there change places; one that is led comes from the leader's hand."""
    now = course(state)
    if thing == EMPTY:
        return _led(now, state.leader, "").state() if place in (LEAD, now.led_from) else state
    if place == LEAD:
        return _led(now, state.leader, thing).state()
    laid = tuple(_laid(state).items())
    there = next((number for number, (name, _) in enumerate(laid) if name == place), None)
    if there is None or laid[there][1] == thing:
        return state
    # What comes later first, so that whoever lays the cards from the first place to the last keeps them.
    later = (*range(there + 1, len(laid)), *range(there))
    return exchanged(now, there, next(other for other in later if laid[other][1] == thing)).state()


def _led(course: Course, seat: Seat, card: Card) -> Course:
    """The course with this card of the leader's on the table, or none; as it was if it is elsewhere."""
    if not card:
        return course._replace(led=None)
    return course._replace(led=(seat, card)) if card in course.hands[seat] else course


def why_not(state: State, thing: str, place: str, seat: Seat | None) -> Text | None:
    """No place but that of the card led can be empty, and that one comes from a hand."""
    if found(state, place, seat) in ("", thing):
        return None
    if thing == EMPTY:
        return Text("edit-why-empty")
    faction, value = faction_of(thing), value_of(thing)
    if place == LEAD:
        return Text("edit-why-lead", seat=state.leader, faction=faction, value=value)
    return Text("edit-why-there", faction=faction, value=value)


def clear(state: State) -> State:
    """No trick played, the cards dealt as they lie in the box, Pink to lead."""
    hands, rest = (in_order(DECK[:TRICKS]), in_order(DECK[TRICKS : 2 * TRICKS])), DECK[2 * TRICKS :]
    return State(hands, rest[1:], 0, rest[0])


def settings(state: State) -> tuple[Setting, ...]:
    """Who led first, how many tricks are played, what is led, whether they are mended; later the prizes."""
    now = course(state)
    leaders = tuple(Choice(str(seat), Text("player", seat=seat)) for seat in (0, 1))
    own = dict.fromkeys(now.hands[state.leader])
    led = (Choice(_NONE, Text("edit-none")), *(_CHOICES[card] for card in own))
    offered = [tuple(_CHOICES[card] for card in in_order(set(now.followers(seat)))) for seat in (0, 1)]
    return (
        Setting("leader", Text("option-leader"), leaders, str(now.first)),
        how_many("tricks", Text("edit-tricks"), 2 * TRICKS, len(state.tricks)),
        Setting("lead", Text("edit-lead"), led, state.lead or _NONE),
        *([_PAST] if state.tricks else []),
        *(
            Setting(
                f"prize-{number}",
                Text("edit-prize", number=number),
                offered[state.tricks[number - 1].winner],
                prize,
            )
            for number, prize in enumerate(now.prizes, 1)
        ),
    )


_CHOICES = {card: Choice(card, _named(card)) for card in _CARDS}
# The tricks lie as they lie again as soon as they have been mended.
_PAST = Setting(
    "past",
    Text("edit-past"),
    (Choice(_LAID, Text("edit-past-laid")), Choice(_FITS, Text("edit-past-fits"))),
    _LAID,
)


def choose(state: State, setting: str, choice: str) -> State:
    """One of `settings` as chosen."""
    now = course(state)
    if setting == "leader":
        return now._replace(first=int(choice)).agreed().state()
    if setting == "tricks":
        return state if int(choice) == len(state.tricks) else after_tricks(state, int(choice))
    if setting == "past":
        return mended(state) if choice == _FITS else state
    if setting == "lead":
        return _led(now, state.leader, "" if choice == _NONE else choice).state()
    return with_prize(now, int(setting.rpartition("-")[2]) - 1, choice).state()


def advised(error: Text) -> Text:
    """An answer that did not follow can be left to `past`."""
    if error.id != "position-follow":
        return error
    number, seat, faction, value, led = (
        error.args[name] for name in ("number", "seat", "faction", "value", "led")
    )
    return Text("position-mend", number=number, seat=seat, faction=faction, value=value, led=led)
