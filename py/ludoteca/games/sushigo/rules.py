"""Sushi Go: everybody keeps one card of a hand, shows it, and passes the rest on; three rounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TypeVar

from ludoteca.kernel.game import Ask, Options, Outcome, Row, Seat
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.text import Text

from .cards import CARDS, CHOPSTICKS, in_order, kinds, pack, without
from .scoring import Meal, Points, pudding_points, puddings, sum_of_rounds

ROUNDS = 3
# How many cards each is dealt in a round, by the number of players.
HAND_SIZES = {2: 10, 3: 9, 4: 8, 5: 7}


@dataclass(frozen=True, slots=True)
class State:
    """A moment of a turn. Every field but the last three has one entry per seat.

    `hands` still hold the cards `chosen` this turn, which leave them when all are revealed together.
    `finished` tells who has no more to choose this turn.
    `returned` counts the Chopsticks that a hand is known to hold because all saw them put back into it.
    `meals` are the cards lying before each, in the order in which they were taken.
    `rounds` holds the meals of the rounds that are scored, `deck` the cards not dealt yet, next first.
    """

    hands: tuple[tuple[str, ...], ...]
    chosen: tuple[tuple[str, ...], ...]
    finished: tuple[bool, ...]
    returned: tuple[int, ...]
    meals: tuple[Meal, ...]
    rounds: tuple[tuple[Meal, ...], ...]
    deck: tuple[str, ...]
    has_both_ways: bool
    has_soy: bool


@dataclass(frozen=True, slots=True)
class Keep:
    """Of this hand the seat keeps this card."""

    card: str


@dataclass(frozen=True, slots=True)
class Also:
    """And, by Chopsticks, this one."""

    card: str


@dataclass(frozen=True, slots=True)
class Enough:
    """The Chopsticks stay where they are."""


Move = Keep | Also | Enough
_Thing = TypeVar("_Thing")


def setup(seats: int, seed: int, options: Options) -> State:
    """The shuffled deck with the first round dealt: one shuffle serves all three rounds."""
    has_soy = options["soy"] == "on"
    deck, _ = Luck(seed).shuffle(pack(has_soy))
    nothing: tuple[tuple[str, ...], ...] = ((),) * seats
    return _dealt(
        State(
            hands=nothing,
            chosen=nothing,
            finished=(False,) * seats,
            returned=(0,) * seats,
            meals=nothing,
            rounds=(),
            deck=deck,
            has_both_ways=options["passing"] == "both",
            has_soy=has_soy,
        )
    )


def _dealt(state: State) -> State:
    """The start of a round: from the top of the deck, each player's hand in turn."""
    seats = len(state.hands)
    size = HAND_SIZES[seats]
    hands = tuple(in_order(state.deck[size * seat : size * (seat + 1)]) for seat in range(seats))
    return replace(state, hands=hands, deck=state.deck[size * seats :])


def asks(state: State) -> tuple[Ask[Move], ...]:
    """All who have not finished choosing are asked at once; a hand's last card is never asked for."""
    if is_over(state):
        return ()
    return tuple(
        [
            _ask(seat, state.hands[seat], state.chosen[seat])
            for seat, finished in enumerate(state.finished)
            if not finished
        ]
    )


# Who is asked at the same time as others is asked the same again until all have chosen.
@lru_cache(maxsize=4096)
def _ask(seat: Seat, hand: tuple[str, ...], chosen: tuple[str, ...]) -> Ask[Move]:
    """The question for the first card, or with Chopsticks for the second."""
    left = kinds(without(hand, *chosen))
    if chosen:
        return Ask(seat, Text("prompt-also"), (*(ALSO[card] for card in left), ENOUGH))
    return Ask(seat, Text("prompt-keep"), tuple(KEEP[card] for card in left))


def step(state: State, seat: Seat, move: Move) -> State:
    """The state after this choice; the last one of a turn reveals all, passes the hands and goes on."""
    card = () if isinstance(move, Enough) else (move.card,)
    chosen, finished = list(state.chosen), list(state.finished)
    chosen[seat] = (*chosen[seat], *card)
    finished[seat] = not isinstance(move, Keep) or not has_chopsticks(state, seat)
    if all(finished):
        return _revealed(state, chosen)
    return _after(state, state.hands, tuple(chosen), tuple(finished), state.returned, state.meals)


def _after(
    state: State,
    hands: tuple[tuple[str, ...], ...],
    chosen: tuple[tuple[str, ...], ...],
    finished: tuple[bool, ...],
    returned: tuple[int, ...],
    meals: tuple[Meal, ...],
) -> State:
    """The state with what changes from turn to turn; `replace` costs more than all the rest of a step."""
    return State(
        hands,
        chosen,
        finished,
        returned,
        meals,
        state.rounds,
        state.deck,
        state.has_both_ways,
        state.has_soy,
    )


def has_chopsticks(state: State, seat: Seat) -> bool:
    """Whether Chopsticks from an earlier turn lie before this seat."""
    return CHOPSTICKS in state.meals[seat]


def _revealed(state: State, choices: Sequence[tuple[str, ...]]) -> State:
    """All cards chosen are laid down, used Chopsticks go back into the hand, and the hands move on."""
    hands, meals, returned = [], [], []
    for hand, meal, known, chosen in zip(state.hands, state.meals, state.returned, choices, strict=True):
        left, used = without(hand, *chosen), (CHOPSTICKS,) * (len(chosen) - 1)
        hands.append(in_order((*left, *used)) if used else left)
        meals.append((*(without(meal, *used) if used else meal), *chosen))
        returned.append(max(0, known - chosen.count(CHOPSTICKS)) + len(used))
    way, seats = passing(state), len(hands)
    after = _after(
        state,
        _passed(tuple(hands), way),
        ((),) * seats,
        (False,) * seats,
        _passed(tuple(returned), way),
        tuple(meals),
    )
    return after if len(after.hands[0]) > 1 else _scored(after)


def _scored(state: State) -> State:
    """The next round, or the end: the hands' last cards are laid down and all meals cleared away."""
    nothing: tuple[tuple[str, ...], ...] = ((),) * len(state.hands)
    served = tuple((*meal, *hand) for meal, hand in zip(state.meals, state.hands, strict=True))
    after = replace(
        state,
        hands=nothing,
        returned=(0,) * len(state.hands),
        meals=nothing,
        rounds=(*state.rounds, served),
    )
    return after if is_over(after) else _dealt(after)


def passing(state: State) -> int:
    """How many seats further a hand goes: 1 to the left, -1 to the right in a second round both ways."""
    return -1 if state.has_both_ways and len(state.rounds) == 1 else 1


def _passed(things: tuple[_Thing, ...], way: int) -> tuple[_Thing, ...]:
    return (*things[-way:], *things[:-way])


def is_over(state: State) -> bool:
    """Whether all three rounds are scored."""
    return len(state.rounds) == ROUNDS


def outcome(state: State) -> Outcome | None:
    """Who has most points, or of those who do most Puddings; several who have both share the win."""
    if not is_over(state):
        return None
    seats = range(len(state.hands))
    earned = [sum_of_rounds(state.rounds, seat) for seat in seats]
    counts = tuple(puddings(meals) for meals in zip(*state.rounds, strict=True))
    ends = pudding_points(counts)
    totals = tuple(points.total + end for points, end in zip(earned, ends, strict=True))
    first = [seat for seat in seats if totals[seat] == max(totals)]
    winners = [seat for seat in first if counts[seat] == max(counts[other] for other in first)]
    reason = "shared" if len(winners) > 1 else "puddings" if len(first) > 1 else "points"
    rows = [
        *_earned(state, earned),
        Row(_PUDDINGS, ends),
        Row(_TOTAL, totals),
        Row(_PUDDING_COUNT, counts),
    ]
    return Outcome(frozenset(winners), reason, totals, tuple(rows))


def tally(state: State) -> tuple[Row, ...]:
    """What the rounds so far have brought each seat, before Puddings."""
    if not state.rounds:
        return ()
    earned = [sum_of_rounds(state.rounds, seat) for seat in range(len(state.hands))]
    counts = tuple(puddings(meals) for meals in zip(*state.rounds, strict=True))
    total = Row(_TOTAL, tuple(points.total for points in earned))
    return (*_earned(state, earned), Row(_PUDDING_COUNT, counts), total)


def _earned(state: State, earned: Sequence[Points]) -> Iterator[Row]:
    """Points by what they are for, as far as this game has it."""
    for kind, label, numbers in zip(Points._fields, _EARNED, zip(*earned, strict=True), strict=True):
        if kind != "soy" or state.has_soy:
            yield Row(label, numbers)


# In the order of `Points`.
_EARNED = (
    Text("row-maki"),
    Text("row-tempura"),
    Text("row-sashimi"),
    Text("row-dumplings"),
    Text("row-nigiri"),
    Text("row-soy"),
)
_PUDDINGS, _TOTAL, _PUDDING_COUNT = Text("row-puddings"), Text("row-total"), Text("row-pudding-count")


def tell(before: State, seat: Seat, move: Move, after: State, to: Seat | None) -> Text:
    """The log line of one choice: what it was only for its own seat, and for all once it is revealed."""
    if to == seat:
        if isinstance(move, Enough):
            return Text("told-enough")
        return Text("told-keep" if isinstance(move, Keep) else "told-also", card=move.card)
    if not is_reveal(before, after):
        more = isinstance(move, Keep) and has_chopsticks(before, seat)
        return Text("told-choosing" if more else "told-chosen")
    laid = _laid_down(before, seat, move, after)
    if len(laid) == 1:
        return Text("told-keep", card=laid[0])
    return Text("told-both", card=laid[0], second=laid[1])


def _laid_down(before: State, seat: Seat, move: Move, after: State) -> Meal:
    """What this seat, whose choice was the last of a turn, is seen by all to lay down."""
    is_round_over = len(after.rounds) > len(before.rounds)
    meal = after.rounds[-1][seat][:-1] if is_round_over else after.meals[seat]
    return meal[-2:] if isinstance(move, Also) else meal[-1:]


def is_reveal(before: State, after: State) -> bool:
    """Whether the step from one state to the other ended a turn."""
    return len(before.hands[0]) != len(after.hands[0])


def census(state: State) -> Counter[str]:
    """All cards by kind, wherever they are."""
    places = (*state.hands, *state.meals, state.deck, *(meal for meals in state.rounds for meal in meals))
    return Counter(card for cards in places for card in cards)


# Moves are values: made once, so that listing the legal ones makes no objects.
KEEP = {card: Keep(card) for card in CARDS}
ALSO = {card: Also(card) for card in CARDS}
ENOUGH = Enough()
