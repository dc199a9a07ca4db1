"""A past that fits the present: cards of the tricks change places until every answer has followed.

Whoever builds a position wants what lies in hands and on the table, and who has won what; the tricks before
that are whatever can have led to it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from .cards import Card, faction_of
from .course import Course, course
from .following import Answer, unfollowed
from .rules import TRICKS, State, followers, is_second_phase, score_piles

# Exchanges one after the other; of a thousand spoiled games none needed more than eight.
_PATIENCE = 24
# Cards of tricks and stock by their numbers, each to change places with the one beside it.
_Exchange = tuple[tuple[int, int], ...]


# Whoever goes on building plays all edits again each time.
@lru_cache(maxsize=16)
def mended(state: State) -> State:
    """The state with a past in which every answer followed; the same state where none is found.

    Hands, prize, card led and whose turn it is stay, and who has won which cards, too, if that can be.
    """
    now = course(state)
    if not unfollowed(state.tricks, now.hands):
        return state
    for keeps_all in (True, False):
        found = _searched(now, state, keeps_all)
        if found:
            return found.state()
    return state


def _searched(now: Course, state: State, keeps_all: bool) -> Course | None:
    """Exchange by exchange, always the best one that leads to something new."""
    won = _won(state)
    seen = {_cards(now)}
    for _ in range(_PATIENCE):
        wrong = unfollowed(now.tricks(), now.hands)
        if not wrong:
            return now
        ways: list[_Way] = []
        for number, exchange in enumerate(_exchanges(now, wrong[0])):
            cards = _exchanged(_cards(now), exchange)
            after = _laid(now, cards)
            tricks = after.tricks()
            if cards not in seen and tricks[-1].winner == state.leader:
                ways.append(_Way(len(unfollowed(tricks, after.hands)), number, after))
        ways.sort()
        best = next(_best(ways, won, keeps_all), None)
        if not best:
            return None
        now = best
        seen.add(_cards(now))
    return None


class _Way(NamedTuple):
    """Where an exchange leads, and how many answers are wrong there."""

    wrong: int
    number: int
    course: Course


def _best(ways: list[_Way], won: Counter[object], keeps_all: bool) -> Iterator[Course]:
    """Of the ways the first one that keeps what was won; or of those to the fewest wrong answers the one that
    loses least of it.
    """
    if keeps_all:
        yield from (way.course for way in ways if not won - _won(way.course.state()))
    elif ways:
        least = [way for way in ways if way.wrong == ways[0].wrong]
        yield min(least, key=lambda way: ((won - _won(way.course.state())).total(), way.number)).course


def _won(state: State) -> Counter[object]:
    """Who has which cards that count: in score piles, and as followers."""
    cards: Counter[object] = Counter()
    for seat, pile in enumerate(score_piles(state)):
        cards.update((seat, card) for card in pile)
        # In the second half they are in the hands and in the piles.
        held = () if is_second_phase(state) else followers(state, seat)
        cards.update((seat, "follower", card) for card in held)
    return cards


def _exchanges(now: Course, wrong: Answer) -> Iterator[_Exchange]:
    """What may help: another card for the one led, for the answer, or for one that was held, in any place."""
    played = len(now.pairs)
    trick, first = wrong.number - 1, TRICKS if wrong.number > TRICKS else 0
    last = min(played, first + TRICKS)
    cards = _cards(now)
    # Prizes stay: the one on the table and those that were won.
    stock = range(2 * played, len(cards))
    loose = (*range(2 * played), *stock[1 : 2 * played : 2], *stock[2 * played + 1 :])
    held = [2 * later + wrong.seat for later in range(trick + 1, last)]
    led = faction_of(wrong.lead)
    for place in (2 * trick, 2 * trick + 1, *(at for at in held if faction_of(cards[at]) == led)):
        yield from (((place, other),) for other in loose if cards[other] != cards[place])
    for other in range(first, last):
        if other != trick:
            yield (2 * trick, 2 * other), (2 * trick + 1, 2 * other + 1)


def _exchanged(cards: tuple[Card, ...], exchange: _Exchange) -> tuple[Card, ...]:
    after = [*cards]
    for one, other in exchange:
        after[one], after[other] = after[other], after[one]
    return tuple(after)


def _cards(now: Course) -> tuple[Card, ...]:
    """All that lies in tricks, as prizes or in the deck."""
    return (*chain.from_iterable(now.pairs), *now.stock)


def _laid(now: Course, cards: Iterable[Card]) -> Course:
    rest = iter(cards)
    pairs = tuple((next(rest), next(rest)) for _ in now.pairs)
    return now._replace(pairs=pairs, stock=tuple(rest)).agreed()
