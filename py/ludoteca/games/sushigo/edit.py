"""Sushi Go's positions built by hand: cards go from the pack to hands and meals and back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ludoteca.kernel.editing import THING, Choice, Setting, Thing, how_many
from ludoteca.kernel.game import Seat
from ludoteca.kernel.scene import Node
from ludoteca.kernel.text import Text
from ludoteca.kit import cards

from .bench import lay_out, place_in, zones
from .cards import CARDS, CHOPSTICKS, COUNTS, SOY, in_order
from .drawings import on_table
from .position import any_deck, rest
from .rules import HAND_SIZES, ROUNDS, State
from .scoring import Meal

__all__ = ["choose", "clear", "found", "lay_out", "put", "settings", "things", "why_not"]

_EMPTY = "empty"
_OWN, _ANY, _OVER = "own", "any", "over"
_BOX = (14, 5, 72, THING - 10)


def things(state: State) -> tuple[Thing, ...]:
    """Nothing, and every card; Soy sauce where it is played with, or lies although it is not."""
    has_soy = state.has_soy or any(SOY in zone.cards for zone in zones(state))
    return tuple(thing for name, thing in _THINGS.items() if has_soy or name != SOY)


_THINGS = {
    _EMPTY: Thing(_EMPTY, Text("edit-empty"), (Node("rect", _BOX, edge="quiet", pen=2.5, round=8),)),
    **{card: Thing(card, Text("card", card=card), cards.small(on_table(card), _BOX, card)) for card in CARDS},
}


def found(state: State, place: str, seat: Seat | None) -> str:
    """The card at a place of the bench."""
    there = place_in(state, place)
    if there is None:
        return ""
    zone, index = there
    return zone.cards[index] if index < len(zone.cards) else _EMPTY


def put(state: State, thing: str, place: str, seat: Seat | None) -> State:
    """A card from the rest of the pack, to which the one that lay there goes back.

    What is chosen comes out of the seat's own hand where that holds such a card. Where all of a kind lie on
    the bench the next one after the place is taken from there.
    """
    there = place_in(state, place)
    if there is None:
        return state
    zone, index = there
    lying = {each.name: list(each.cards) for each in zones(state)}
    own, hand = lying[zone.name], lying[f"hand{zone.seat}"]
    if thing == found(state, place, seat):
        return state
    if thing == _EMPTY:
        del own[index]
    elif zone.kind == "chosen" and thing in hand:
        hand.remove(thing)
        hand += own[index : index + 1]
        own[index : index + 1] = [thing]
    elif sum(held.count(thing) for held in lying.values()) < COUNTS[thing]:
        own[index : index + 1] = [thing]
    else:
        name, at = _next(lying, zone.name, index, thing)
        if name == zone.name:
            # Within a zone the two change places; nothing but the order is new.
            own[index:] = [thing, *own[index + 1 :]]
            own[at : at + 1] = list(zone.cards[index : index + 1])
        else:
            del lying[name][at]
            own[index : index + 1] = [thing]
    return _laid(state, lying)


def why_not(state: State, thing: str, place: str, seat: Seat | None) -> Text | None:
    """Where none is left in the deck, a card may come from the very hand that it is to go to."""
    return None if found(state, place, seat) in ("", thing) else Text("edit-why-there", card=thing)


def _next(lying: dict[str, list[str]], zone: str, index: int, card: str) -> tuple[str, int]:
    """Where the card lies that comes next after a place, all round the bench."""
    places = [(name, at) for name, held in lying.items() for at in range(len(held))]
    names = list(lying)
    after = [place for place in places if (names.index(place[0]), place[1]) > (names.index(zone), index)]
    return next(place for place in (*after, *places) if lying[place[0]][place[1]] == card)


def _laid(state: State, lying: dict[str, list[str]]) -> State:
    """The state with these cards in its zones."""
    seats = range(len(state.hands))
    chosen = tuple(tuple(lying[f"chosen{seat}"]) for seat in seats)
    return _settled(
        state,
        replace(
            state,
            hands=tuple(in_order((*lying[f"hand{seat}"], *chosen[seat])) for seat in seats),
            chosen=chosen,
            meals=tuple(tuple(lying[f"meal{seat}"]) for seat in seats),
            rounds=tuple(
                tuple(tuple(lying[f"round{number + 1}.{seat}"]) for seat in seats)
                for number in range(len(state.rounds))
            ),
        ),
    )


def _settled(before: State, after: State) -> State:
    """What follows from where the cards lie: who is ready, what a hand can be known to hold, and the deck."""
    seats = range(len(after.hands))
    return replace(
        after,
        finished=tuple(_is_finished(after, seat, stays(before, seat)) for seat in seats),
        returned=tuple(
            min(known, hand.count(CHOPSTICKS))
            for known, hand in zip(after.returned, after.hands, strict=True)
        ),
        deck=_deck(before, after),
    )


def stays(state: State, seat: Seat) -> bool:
    """Whether this seat has Chopsticks before it and says that one card is enough."""
    return can_stay(state, seat) and state.finished[seat]


def can_stay(state: State, seat: Seat) -> bool:
    """Whether this seat has chosen one card and might take another."""
    return seat < len(state.hands) and len(state.chosen[seat]) == 1 and CHOPSTICKS in state.meals[seat]


def _is_finished(state: State, seat: Seat, said_enough: bool) -> bool:
    if can_stay(state, seat):
        return said_enough
    return len(state.chosen[seat]) >= (2 if CHOPSTICKS in state.meals[seat] else 1)


def _deck(before: State, after: State) -> Meal:
    """The rest of the pack: in the set order if it was so, else as it lay, with what is new at the bottom."""
    if before.deck == any_deck(before):
        return any_deck(after)
    left = rest(after)
    # What is taken out comes from below: the next cards to be dealt stay the next.
    kept: list[str] = []
    for card in before.deck:
        if left[card]:
            left[card] -= 1
            kept.append(card)
    return (*kept, *in_order(left.elements()))


def clear(state: State) -> State:
    """An empty table for as many as sit there, with the variants that are played."""
    return _seated(replace(state, rounds=()), ((),) * len(state.hands))


def _seated(state: State, hands: tuple[Meal, ...]) -> State:
    """The start of a round with these hands and the rest of the pack in the set order."""
    nothing: tuple[Meal, ...] = ((),) * len(hands)
    seats = len(hands)
    fresh = replace(
        state, hands=hands, chosen=nothing, meals=nothing, finished=(False,) * seats, returned=(0,) * seats
    )
    return replace(fresh, deck=any_deck(fresh))


def settings(state: State) -> tuple[Setting, ...]:
    """How many play, the variants, the round, what seats have said or are known to hold, the deck."""
    return (
        Setting("seats", Text("edit-seats"), _numbers(HAND_SIZES), str(len(state.hands))),
        _option("passing", ("left", "both"), state.has_both_ways),
        _option("soy", ("off", "on"), state.has_soy),
        Setting(
            "round",
            Text("edit-round"),
            (*_numbers(range(1, ROUNDS + 1)), Choice(_OVER, Text("edit-over"))),
            _OVER if len(state.rounds) == ROUNDS else str(len(state.rounds) + 1),
        ),
        *(
            Setting(
                f"enough-{seat}",
                Text("edit-enough", seat=seat),
                tuple(Choice(said, Text("edit-enough-choice", said=said)) for said in ("no", "yes")),
                "yes" if stays(state, seat) else "no",
            )
            for seat in range(len(state.hands))
            if can_stay(state, seat)
        ),
        *(
            how_many(
                f"returned-{seat}",
                Text("edit-returned", seat=seat),
                hand.count(CHOPSTICKS),
                state.returned[seat],
            )
            for seat, hand in enumerate(state.hands)
            if CHOPSTICKS in hand
        ),
        Setting(
            "deck",
            Text("edit-deck"),
            (Choice(_OWN, Text("edit-deck-own")), Choice(_ANY, Text("edit-deck-any"))),
            _ANY if state.deck == any_deck(state) else _OWN,
        ),
    )


def _numbers(numbers: Iterable[int]) -> tuple[Choice, ...]:
    return tuple(Choice(str(number), Text("number", number=number)) for number in numbers)


def _option(name: str, choices: tuple[str, str], is_second: bool) -> Setting:
    """One of the game's options, in its own words."""
    return Setting(
        name,
        Text(f"option-{name}"),
        tuple(Choice(choice, Text(f"option-{name}-{choice}")) for choice in choices),
        choices[is_second],
    )


def choose(state: State, setting: str, choice: str) -> State:
    """One of `settings` as chosen; the cards of who leaves and of a round not yet over go to the deck."""
    if setting == "deck":
        return replace(state, deck=any_deck(state)) if choice == _ANY else state
    if setting == "seats":
        return _for_seats(state, int(choice))
    if setting == "round":
        scored = ROUNDS if choice == _OVER else int(choice) - 1
        nothing: tuple[Meal, ...] = ((),) * len(state.hands)
        return _settled(state, replace(state, rounds=(*state.rounds, *(nothing,) * ROUNDS)[:scored]))
    if setting == "passing":
        return replace(state, has_both_ways=choice == "both")
    if setting == "soy":
        return _settled(state, replace(state, has_soy=choice == "on"))
    name, _, number = setting.partition("-")
    seat = int(number)
    if name == "enough":
        finished = [*state.finished]
        finished[seat] = choice == "yes"
        return replace(state, finished=tuple(finished))
    returned = [*state.returned]
    returned[seat] = int(choice)
    return replace(state, returned=tuple(returned))


def _for_seats(state: State, seats: int) -> State:
    more = max(0, seats - len(state.hands))
    nothing: tuple[Meal, ...] = ((),) * more
    return _settled(
        state,
        replace(
            state,
            hands=(*state.hands, *nothing)[:seats],
            chosen=(*state.chosen, *nothing)[:seats],
            meals=(*state.meals, *nothing)[:seats],
            returned=(*state.returned, *(0,) * more)[:seats],
            rounds=tuple((*meals, *nothing)[:seats] for meals in state.rounds),
        ),
    )
