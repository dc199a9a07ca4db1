"""A Sushi Go position as one line of text, for links, diagrams and tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from ludoteca.kernel.errors import BadPosition
from ludoteca.kernel.game import Seat
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.text import Text

from .cards import CHOPSTICKS, COUNTS, SOY, in_order, pack, without
from .rules import HAND_SIZES, ROUNDS, State
from .scoring import Meal

_LETTERS = {
    "tempura": "t",
    "sashimi": "s",
    "dumpling": "d",
    "maki1": "1",
    "maki2": "2",
    "maki3": "3",
    "egg": "e",
    "salmon": "l",
    "squid": "q",
    "pudding": "p",
    "wasabi": "w",
    "chopsticks": "c",
    "soy": "y",
}
_CARDS = {letter: card for card, letter in _LETTERS.items()}
# Chopsticks that everybody saw go back into this hand.
_RETURNED = "C"
_NOTHING = "-"
_ANY_DECK = "*"
_ENOUGH = "!"
_VARIANTS = {"-": (False, False), "b": (True, False), "s": (False, True), "bs": (True, True)}


def write(state: State) -> str:
    """Four fields: variants, seats, rounds that are scored, deck; one letter is one card.

    Variants are `b` (both ways) and `s` (Soy sauce). Seats are parted by commas, each `hand:meal` or
    `hand:meal:chosen`: `!` after one chosen card says that it is to stay at one, `C` in a hand stands for
    Chopsticks that all saw put back. Rounds are parted by `/`, their meals by commas. An empty field
    is `-`. The deck is written next card first, or as `*` for the rest of the pack shuffled in one set way.
    """
    variants = next(text for text, both in _VARIANTS.items() if both == (state.has_both_ways, state.has_soy))
    seats = ",".join(_seat(state, seat) for seat in range(len(state.hands)))
    rounds = "/".join(",".join(_letters(meal) for meal in meals) for meals in state.rounds)
    deck = _ANY_DECK if state.deck == any_deck(state) else _letters(state.deck)
    return f"{variants} {seats} {rounds or _NOTHING} {deck}"


def _seat(state: State, seat: int) -> str:
    hand, chosen, meal = state.hands[seat], state.chosen[seat], state.meals[seat]
    returned = state.returned[seat]
    held = _letters(without(hand, *(CHOPSTICKS,) * returned)) + _RETURNED * returned
    text = f"{held}:{_letters(meal)}"
    if not chosen:
        return text
    stays = state.finished[seat] and len(chosen) == 1 and CHOPSTICKS in meal
    return f"{text}:{_letters(chosen)}{_ENOUGH if stays else ''}"


def _letters(cards: Iterable[str]) -> str:
    return "".join(_LETTERS[card] for card in cards)


def any_deck(state: State) -> tuple[str, ...]:
    """The cards that lie nowhere else, shuffled in a way that depends on nothing but them."""
    return Luck(0).shuffle(in_order(rest(state).elements()))[0]


def rest(state: State) -> Counter[str]:
    """How many cards of each kind lie in no hand and no meal: the deck, in whatever order."""
    return Counter(pack(state.has_soy)) - _lying(state)


def _lying(state: State) -> Counter[str]:
    """All cards that are not in the deck."""
    places = (*state.hands, *state.meals, *(meal for meals in state.rounds for meal in meals))
    return Counter(card for cards in places for card in cards)


def seats(state: State) -> int:
    """How many sit at this position."""
    return len(state.hands)


def read(text: str) -> State:
    """The position that `write` would write so; BadPosition names the field that is wrong.

    All hands hold equally many cards. With the cards lying before their seat these may be fewer than a round
    deals (for examples and puzzles), never more.
    """
    fields = text.split()
    if len(fields) != 4:
        raise _bad("position-fields", " ".join(fields))
    variants, seats, rounds, deck = fields
    if variants not in _VARIANTS:
        raise _bad("position-variants", variants)
    has_both_ways, has_soy = _VARIANTS[variants]
    served = _read_rounds(rounds)
    state = _read_seats(seats, served, has_both_ways, has_soy)
    for card, count in _lying(state).items():
        if card == SOY and not has_soy:
            raise _impossible("position-soy")
        if count > COUNTS[card]:
            raise _impossible("position-pack", card=card, count=count, most=COUNTS[card])
    return _with_deck(state, deck)


def _read_rounds(text: str) -> tuple[tuple[Meal, ...], ...]:
    if text == _NOTHING:
        return ()
    rounds = tuple(tuple(_read_cards(meal) for meal in meals.split(",")) for meals in text.split("/"))
    if len(rounds) > ROUNDS:
        raise _bad("position-rounds", text)
    return rounds


def _read_cards(letters: str) -> tuple[str, ...]:
    for letter in letters:
        if letter not in _CARDS:
            raise _bad("position-card", letter)
    return tuple(_CARDS[letter] for letter in letters)


def _read_seats(text: str, rounds: tuple[tuple[Meal, ...], ...], both: bool, soy: bool) -> State:
    """The state with an empty deck; its seats fit each other and the rounds."""
    seats = text.split(",")
    if len(seats) not in HAND_SIZES:
        raise _bad("position-seats", text)
    size = HAND_SIZES[len(seats)]
    if any(len(meals) != len(seats) for meals in rounds):
        raise _bad("position-rounds", "/".join(",".join(map(_letters, meals)) for meals in rounds))
    for index, meals in enumerate(rounds):
        for seat, meal in enumerate(meals):
            if len(meal) > size:
                of = index + 1
                raise _impossible("position-served", seat=seat, round=of, count=len(meal), most=size)
    hands, chosen, finished, returned, meals = zip(*map(_read_seat, range(len(seats)), seats), strict=True)
    is_done = len(rounds) == ROUNDS
    for seat, (hand, meal) in enumerate(zip(hands, meals, strict=True)):
        held, lying = len(hand), len(hand) + len(meal)
        if is_done and lying:
            raise _impossible("position-over", seat=seat, count=lying)
        if held < 2 and not is_done:
            raise _impossible("position-few", seat=seat, count=held)
        if held != len(hands[0]):
            raise _impossible("position-uneven", seat=seat, count=held, first=len(hands[0]))
        if lying > size:
            raise _impossible("position-many", seat=seat, count=lying, most=size)
    if all(finished):
        raise _impossible("position-ready")
    return State(hands, chosen, finished, returned, meals, rounds, (), both, soy)


def _read_seat(seat: Seat, text: str) -> tuple[tuple[str, ...], tuple[str, ...], bool, int, Meal]:
    """Hand, cards chosen, whether that is all, Chopsticks known to be in the hand, and the meal."""
    parts = text.split(":")
    if len(parts) not in (2, 3) or parts[2:] == [""]:
        raise _bad("position-seats", text)
    returned = parts[0].count(_RETURNED)
    hand = in_order(_read_cards(parts[0].replace(_RETURNED, _LETTERS[CHOPSTICKS])))
    meal = _read_cards(parts[1])
    written = parts[2] if parts[2:] else ""
    stays = written.endswith(_ENOUGH)
    chosen = _read_cards(written.removesuffix(_ENOUGH))
    most = 2 if CHOPSTICKS in meal else 1
    if len(chosen) > most:
        raise _impossible("position-chosen", seat=seat, count=len(chosen), most=most)
    if stays and (len(chosen), most) != (1, 2):
        raise _impossible("position-enough", seat=seat)
    for card in Counter(chosen) - Counter(hand):
        raise _impossible("position-chosen-hand", seat=seat, card=card)
    return hand, chosen, stays or len(chosen) == most, returned, meal


def _with_deck(state: State, text: str) -> State:
    """The state with this deck, which is made of all the cards that lie nowhere else."""
    deck = any_deck(state)
    if text != _ANY_DECK:
        written = _read_cards(text)
        if Counter(written) != Counter(deck):
            raise _bad("position-deck", text)
        deck = written
    return replace(state, deck=deck)


def _bad(id: str, found: str) -> BadPosition:
    return _impossible(id, found=found[:60])


def _impossible(id: str, **facts: Any) -> BadPosition:
    return BadPosition(Text(id, **facts), game="sushigo")
