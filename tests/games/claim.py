"""Claim for tests: hands and cards written as text."""

from __future__ import annotations

from typing import Any

from ludoteca import Luck, Table, load
from ludoteca.games.claim.cards import in_order
from ludoteca.games.claim.rules import TRICKS, Play, State, Trick

CLAIM: Any = load("claim")
# Thirteen tricks that left nothing to score: the second phase may begin.
RECRUITED = (Trick(0, "goblin-9", "goblin-1", "dwarf-0"),) * TRICKS


def first_phase(
    hands: tuple[str, str], prize: str, deck: str = "goblin-0 goblin-0", leader: int = 0
) -> State:
    """A state before a lead of the first phase; the hands are those of both seats."""
    own, other = (in_order(hand.split()) for hand in hands)
    return State((own, other), tuple(deck.split()), leader, prize)


def second_phase(hands: tuple[str, str], leader: int = 0) -> State:
    """A state before the first lead of the second phase."""
    own, other = (in_order(hand.split()) for hand in hands)
    return State((own, other), (), leader, tricks=RECRUITED)


def played(state: State, *cards: str) -> State:
    """The state after these cards, each by the seat that is asked."""
    for card in cards:
        (ask,) = CLAIM.asks(state)
        assert Play(card) in ask.moves
        state = CLAIM.step(state, ask.seat, Play(card))
    return state


def game(seed: int, steps: int = 52) -> Table:
    """A random game, as far as it has come after so many steps."""
    table, luck = Table(CLAIM, seed=seed), Luck(seed)
    for _ in range(steps):
        seat = table.asks()[0].seat
        moves = list(table.legal(seat))
        chosen, luck = luck.roll(len(moves))
        table.play(seat, moves[chosen])
    return table
