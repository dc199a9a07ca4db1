"""Claim: thirteen tricks to recruit followers, thirteen more with them to win the five factions."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from ludoteca.kernel.game import Ask, Options, Outcome, Seat
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.text import Text

from .cards import DECK, HIDDEN, Card, faction_of, in_order, value_of
from .scoring import settled

# Tricks in each of the two phases, cards in each hand at the start of either.
TRICKS = 13


class Trick(NamedTuple):
    """A trick that was played, for all to remember; `prize` is what it was for, "" in the second phase."""

    leader: Seat
    lead: Card
    second: Card
    prize: Card = ""

    @property
    def winner(self) -> Seat:
        """Who won it."""
        return 1 - self.leader if is_beaten(self.lead, self.second) else self.leader


@cache
def is_beaten(lead: Card, second: Card) -> bool:
    """Whether the second card wins the trick: only a higher one of the faction led does.

    A Doppelganger that follows counts as the faction led; a Knight that answers a Goblin always wins.
    """
    led, followed = faction_of(lead), faction_of(second)
    if led == "goblin" and followed == "knight":
        return True
    return followed in (led, "doppelganger") and value_of(second) > value_of(lead)


class State(NamedTuple):
    """A game between two cards; a tuple, because a bot changes it far more often than it looks at it.

    `hands` are in order of faction and value. `deck` has its next card first; the prize lies beside it.
    `drawn` are the followers each has taken unseen by the other; the prizes won are in `tricks`.
    After the thirteenth trick both become the hand of the second phase.
    `lead` is the card that waits for an answer, or "".
    """

    hands: tuple[tuple[Card, ...], tuple[Card, ...]]
    deck: tuple[Card, ...]
    leader: Seat
    prize: Card = ""
    lead: Card = ""
    drawn: tuple[tuple[Card, ...], tuple[Card, ...]] = ((), ())
    tricks: tuple[Trick, ...] = ()


@dataclass(frozen=True, slots=True)
class Play:
    """This card goes from the hand to the table, face up."""

    card: Card


def setup(seats: int, seed: int, options: Options) -> State:
    """Thirteen cards each, the rest as a deck with the first prize turned up."""
    cards, luck = Luck(seed).shuffle(DECK)
    leader = luck.roll(2)[0] if options["leader"] == "random" else 0
    hands = (in_order(cards[:TRICKS]), in_order(cards[TRICKS : 2 * TRICKS]))
    return _next_prize(State(hands, cards[2 * TRICKS :], leader))


def _next_prize(state: State) -> State:
    return state._replace(prize=state.deck[0], deck=state.deck[1:])


def is_second_phase(state: State) -> bool:
    """Whether all followers are recruited, and the tricks are for the factions themselves."""
    return len(state.tricks) >= TRICKS


def is_over(state: State) -> bool:
    """Whether all 26 tricks are played."""
    return len(state.tricks) == 2 * TRICKS


def asks(state: State) -> tuple[Ask[Play], ...]:
    """The leader is asked for any card, then the other for one that answers it."""
    if is_over(state):
        return ()
    seat = asked(state)
    return (_ask(seat, state.hands[seat], state.lead),)


@lru_cache(maxsize=4096)
def _ask(seat: Seat, hand: tuple[Card, ...], lead: Card) -> Ask[Play]:
    moves = tuple([PLAYS[card] for card in playable(hand, lead)])
    if not lead:
        return Ask(seat, Text("prompt-lead"), moves)
    return Ask(seat, Text("prompt-follow", faction=faction_of(lead), value=value_of(lead)), moves)


def asked(state: State) -> Seat:
    """Whose card is awaited."""
    return 1 - state.leader if state.lead else state.leader


def playable(hand: tuple[Card, ...], lead: Card) -> tuple[Card, ...]:
    """The different cards of this hand that may be played on this lead ("": that may be led).

    With a card of the faction led one follows, with it or with a Doppelganger; without one anything goes.
    """
    cards = tuple(dict.fromkeys(hand))
    led = faction_of(lead)
    if lead and any([faction_of(card) == led for card in cards]):
        return tuple([card for card in cards if follows(faction_of(card), led)])
    return cards


def follows(faction: str, led: str) -> bool:
    """Whether a card of this faction follows one of the faction led."""
    return faction in (led, "doppelganger")


def step(state: State, seat: Seat, move: Play) -> State:
    """The state after this card; the second one of a trick settles it."""
    hand = list(state.hands[seat])
    hand.remove(move.card)
    hands = _with(state.hands, seat, tuple(hand))
    if not state.lead:
        return state._replace(hands=hands, lead=move.card)
    trick = Trick(state.leader, state.lead, move.card, state.prize)
    leader, tricks = trick.winner, (*state.tricks, trick)
    after = state._replace(hands=hands, leader=leader, lead="", prize="", tricks=tricks)
    return _recruited(after, 1 - leader) if trick.prize else after


def _recruited(state: State, loser: Seat) -> State:
    """The loser takes the next card of the deck; then a prize is turned up, or the second phase begins."""
    drawn = _with(state.drawn, loser, (*state.drawn[loser], state.deck[0]))
    after = state._replace(drawn=drawn, deck=state.deck[1:])
    if after.deck:
        return _next_prize(after)
    return after._replace(
        hands=(in_order(followers(after, 0)), in_order(followers(after, 1))),
        drawn=((), ()),
    )


def _with(
    both: tuple[tuple[Card, ...], tuple[Card, ...]], seat: Seat, cards: tuple[Card, ...]
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    return (cards, both[1]) if seat == 0 else (both[0], cards)


def followers(state: State, seat: Seat) -> tuple[Card, ...]:
    """The cards this seat has recruited in the first phase: prizes in order, then those drawn."""
    return (*prizes(state, seat), *state.drawn[seat])


def prizes(state: State, seat: Seat) -> tuple[Card, ...]:
    """The prizes this seat has won, which both players have seen."""
    return tuple(trick.prize for trick in state.tricks if trick.prize and trick.winner == seat)


def score_piles(state: State) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The cards that count for each seat in the end, in the order they were won.

    First phase: the Undead that were played go to the winner. Second phase: Dwarves go to the loser,
    all others to the winner.
    """
    piles: tuple[list[Card], list[Card]] = ([], [])
    for trick in state.tricks:
        for card in (trick.lead, trick.second):
            faction = faction_of(card)
            if not trick.prize:
                piles[1 - trick.winner if faction == "dwarf" else trick.winner].append(card)
            elif faction == "undead":
                piles[trick.winner].append(card)
    return tuple(piles[0]), tuple(piles[1])


def discarded(state: State) -> tuple[Card, ...]:
    """The cards played in the first phase that are out of the game, in order: all but the Undead."""
    return tuple(
        card
        for trick in state.tricks
        if trick.prize
        for card in (trick.lead, trick.second)
        if faction_of(card) != "undead"
    )


def outcome(state: State) -> Outcome | None:
    """Who won more factions; see `scoring`."""
    return settled(score_piles(state)) if is_over(state) else None


def tell(before: State, seat: Seat, move: Play, after: State, to: Seat | None) -> Text:
    """The log line of one card; only the one who drew a follower is told which."""
    faction, value = faction_of(move.card), value_of(move.card)
    if not before.lead:
        return Text("told-lead", faction=faction, value=value)
    trick = after.tricks[-1]
    if not trick.prize:
        return Text("told-trick", faction=faction, value=value, seat=trick.winner)
    prize, prize_value = faction_of(trick.prize), value_of(trick.prize)
    loser = 1 - trick.winner
    if to != loser:
        return Text(
            "told-prize",
            faction=faction,
            value=value,
            seat=trick.winner,
            prize=prize,
            prize_value=prize_value,
        )
    drawn = _last_drawn(before, after, loser)
    return Text(
        "told-drawn",
        faction=faction,
        value=value,
        seat=trick.winner,
        prize=prize,
        prize_value=prize_value,
        drawn=faction_of(drawn),
        drawn_value=value_of(drawn),
    )


def _last_drawn(before: State, after: State, loser: Seat) -> Card:
    """What the loser drew; the last one went straight into the new hand."""
    if not is_second_phase(after):
        return after.drawn[loser][-1]
    known = (*prizes(after, loser), *before.drawn[loser])
    (drawn,) = (Counter(after.hands[loser]) - Counter(known)).elements()
    return drawn


def census(state: State) -> Counter[Card]:
    """All 52 cards, wherever they are."""
    cards = Counter((*state.hands[0], *state.hands[1], *state.deck))
    cards.update(card for card in (state.prize, state.lead) if card)
    for pile in (*score_piles(state), discarded(state)):
        cards.update(pile)
    if not is_second_phase(state):
        cards.update((*followers(state, 0), *followers(state, 1)))
    return cards


# Moves are values: made once, so that listing the legal ones makes no objects.
PLAYS = {card: Play(card) for card in (*DECK, HIDDEN)}
