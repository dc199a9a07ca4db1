"""A game of Claim by what each seat played, and the position that follows: for positions built by hand.

A position says who led and who drew; here that is worked out anew from the cards, so that it always agrees
with them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from types import MappingProxyType
from typing import NamedTuple

from ludoteca.kernel.game import Seat

from .cards import Card, in_order
from .rules import TRICKS, State, Trick, asks, is_second_phase, step

Both = tuple[tuple[Card, ...], tuple[Card, ...]]
Pairs = tuple[tuple[Card, Card], ...]


class Course(NamedTuple):
    """How a game went: `pairs` are the cards that seats 0 and 1 played to each trick, `first` led the first.

    In the first phase `stock` holds the prize and the follower drawn of every trick in turn, also of those to
    come; in the second it is empty, and `prizes` says which of the followers were won by the first tricks.
    `hands` are whole: a card that is led still belongs to one. `led` is that card and the seat that led it.
    """

    first: Seat
    pairs: Pairs
    stock: tuple[Card, ...]
    prizes: tuple[Card, ...]
    hands: Both
    led: tuple[Seat, Card] | None = None

    @property
    def is_second_phase(self) -> bool:
        """Whether all followers are recruited."""
        return len(self.pairs) >= TRICKS

    @property
    def led_from(self) -> str:
        """The place in a hand of the card that is led, "" if none is."""
        return f"hand{self.led[0]}-{self.hands[self.led[0]].index(self.led[1])}" if self.led else ""

    def tricks(self) -> tuple[Trick, ...]:
        """The tricks as they were played: whoever won one led the next."""
        prizes = self.prizes or self.stock[::2]
        leader, tricks = self.first, []
        for number, pair in enumerate(self.pairs):
            prize = prizes[number] if number < TRICKS else ""
            trick = Trick(leader, pair[leader], pair[1 - leader], prize)
            tricks.append(trick)
            leader = trick.winner
        return tuple(tricks)

    def followers(self, seat: Seat) -> tuple[Card, ...]:
        """What this seat has brought into the second phase."""
        return (*self.hands[seat], *(pair[seat] for pair in self.pairs[TRICKS:]))

    def agreed(self, instead: Mapping[Card, Card] = MappingProxyType({})) -> Course:
        """The course with prizes that are among their winners' followers: those there were, where that is so.

        One that is not is what has come `instead` of it, or else the first follower that was drawn.
        """
        if not self.is_second_phase:
            return self
        free = [Counter(self.followers(seat)) for seat in (0, 1)]
        tricks = self.tricks()[:TRICKS]
        prizes: list[Card] = []
        for trick in tricks:
            is_there = free[trick.winner][trick.prize] > 0
            prizes.append(trick.prize if is_there else "")
            free[trick.winner][trick.prize] -= is_there
        for number, trick in enumerate(tricks):
            if not prizes[number]:
                left = free[trick.winner]
                come = instead.get(trick.prize, "")
                prizes[number] = come if left[come] > 0 else in_order(left.elements())[0]
                left[prizes[number]] -= 1
        return self._replace(prizes=tuple(prizes))

    def state(self) -> State:
        """The position; a card led by who did not win the trick before is back in the hand."""
        tricks = self.tricks()
        leader = tricks[-1].winner if tricks else self.first
        lead = self.led[1] if self.led and self.led[0] == leader else ""
        hands = [in_order(hand) for hand in self.hands]
        if lead:
            hands[leader] = _without(hands[leader], lead)
        played = 2 * len(tricks)
        drawn: Both = ((), ())
        if not self.is_second_phase:
            drawn = _dealt(
                (1 - trick.winner, card) for trick, card in zip(tricks, self.stock[1::2], strict=False)
            )
        return State(
            (hands[0], hands[1]),
            self.stock[played + 1 :],
            leader,
            "" if self.is_second_phase else self.stock[played],
            lead,
            drawn,
            tricks,
        )


def course(state: State) -> Course:
    """How it came to this position."""
    stock: tuple[Card, ...] = ()
    if not is_second_phase(state):
        drawn = [iter(cards) for cards in state.drawn]
        recruited = [(trick.prize, next(drawn[1 - trick.winner])) for trick in state.tricks]
        stock = (*chain.from_iterable(recruited), state.prize, *state.deck)
    hands = [*state.hands]
    if state.lead:
        hands[state.leader] = in_order((*hands[state.leader], state.lead))
    return Course(
        state.tricks[0].leader if state.tricks else state.leader,
        tuple((each.second, each.lead) if each.leader else (each.lead, each.second) for each in state.tricks),
        stock,
        tuple(trick.prize for trick in state.tricks[:TRICKS]) if is_second_phase(state) else (),
        (hands[0], hands[1]),
        (state.leader, state.lead) if state.lead else None,
    )


def _without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])


def _dealt(cards: Iterable[tuple[Seat, Card]]) -> Both:
    both: tuple[list[Card], list[Card]] = ([], [])
    for seat, card in cards:
        both[seat].append(card)
    return tuple(both[0]), tuple(both[1])


def after_tricks(state: State, count: int) -> State:
    """The position after so many tricks: some taken back as they were played, or more played.

    What is played is the first legal card. A card that is led is played on or taken back, too.
    """
    if count < len(state.tricks):
        return _taken_back(course(state), count).state()
    while len(state.tricks) < count:
        (ask,) = asks(state)
        state = step(state, ask.seat, ask.moves[0])
    return state


def _taken_back(course: Course, count: int) -> Course:
    """Who drew which follower when is forgotten in the second phase; in order is as good as any other way."""
    if course.is_second_phase and count < TRICKS:
        course = _taken_back(course, TRICKS)
        drawn = [iter(_drawn(course, seat)) for seat in (0, 1)]
        stock = chain.from_iterable((trick.prize, next(drawn[1 - trick.winner])) for trick in course.tricks())
        course = course._replace(stock=tuple(stock), prizes=(), hands=((), ()))
    hands = [
        in_order((*course.hands[seat], *(pair[seat] for pair in course.pairs[count:]))) for seat in (0, 1)
    ]
    return course._replace(pairs=course.pairs[:count], hands=(hands[0], hands[1]), led=None)


def _drawn(course: Course, seat: Seat) -> tuple[Card, ...]:
    """The followers of a seat that were not won as prizes."""
    won = Counter(trick.prize for trick in course.tricks() if trick.winner == seat)
    return in_order((Counter(course.followers(seat)) - won).elements())


def places(course: Course) -> Iterator[tuple[str, Card]]:
    """Every card with the name of the place where it lies: first what was played, the hands last.

    `trick5-0` was led, `trick5-1` answered, `trick5-2` was the prize and `trick5-3` drawn, as long as prizes
    are no other cards than those of the second phase.
    """
    tricks = course.tricks()
    for number, (trick, pair) in enumerate(zip(tricks, course.pairs, strict=True), 1):
        for seat, card in enumerate(pair):
            yield f"trick{number}-{int(seat != trick.leader)}", card
    if not course.is_second_phase:
        for number in range(len(tricks)):
            for which in (0, 1):
                yield f"trick{number + 1}-{which + 2}", course.stock[2 * number + which]
        yield "prize", course.stock[2 * len(tricks)]
        for number, card in enumerate(course.stock[2 * len(tricks) + 1 :]):
            yield f"deck-{number}", card
    for seat, hand in enumerate(course.hands):
        for number, card in enumerate(hand):
            yield f"hand{seat}-{number}", card


def exchanged(course: Course, one: int, other: int) -> Course:
    """The course with the cards of two `places`, by number, in each other's place."""
    cards = [card for _, card in places(course)]
    cards[one], cards[other] = cards[other], cards[one]
    pairs, stock, hands = _laid_out(course, cards)
    led = course.led
    if led:
        # The card led lies where it lies: it is another card now if that is one of the two.
        led = (led[0], hands[led[0]][course.hands[led[0]].index(led[1])])
    after = course._replace(pairs=pairs, stock=stock, hands=(in_order(hands[0]), in_order(hands[1])), led=led)
    return after.agreed({cards[one]: cards[other], cards[other]: cards[one]})


def _laid_out(course: Course, cards: Iterable[Card]) -> tuple[Pairs, tuple[Card, ...], Both]:
    """These cards in the `places` of the course: the pairs, the stock, and the hands."""
    rest = iter(cards)
    pairs = tuple((next(rest), next(rest)) for _ in course.pairs)
    stock = tuple(next(rest) for _ in course.stock)
    own, other = (tuple(next(rest) for _ in hand) for hand in course.hands)
    return pairs, stock, (own, other)


def with_prize(course: Course, number: int, card: Card) -> Course:
    """The course in which a first trick, counted from 0, was for this follower of its winner.

    One that was the prize of other tricks already is exchanged with the next of them.
    """
    winner = course.tricks()[number].winner
    own = [at for at, trick in enumerate(course.tricks()[:TRICKS]) if trick.winner == winner]
    prizes = [*course.prizes]
    if prizes[number] == card:
        return course
    others = [at for at in (*own[own.index(number) :], *own) if prizes[at] == card]
    if course.followers(winner).count(card) <= len(set(others)):
        prizes[others[0]] = prizes[number]
    prizes[number] = card
    return course._replace(prizes=tuple(prizes))
