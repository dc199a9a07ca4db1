"""Positions for bots to be tried on, and what may be expected of them, found by trying everything."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ludoteca import Luck
from ludoteca.terminal.perft import turns


def random_positions(game: Any, games: int, steps: int, **options: str) -> Iterator[Any]:
    """States at the beginning of a turn, in random games that are not over after so many steps."""
    for seed in range(games):
        state, luck = game.setup(2, seed, options or {"totems": "random"}), Luck(seed)
        for _ in range(steps):
            asks = game.asks(state)
            if not asks:
                break
            chosen, luck = luck.roll(len(asks[0].moves))
            state = game.step(state, asks[0].seat, asks[0].moves[chosen])
        if game.asks(state):
            yield state


def winning_turns(game: Any, state: Any) -> Iterator[Any]:
    """The turns that win at once for the seat that is asked."""
    for ask in game.asks(state):
        for turn in turns(game, state):
            outcome = game.outcome(turn.state)
            if outcome and outcome.winners == {ask.seat}:
                yield turn


def after_turn(game: Any, state: Any, choose: Callable[[Any], Any]) -> Any:
    """The state after a whole turn, decision by decision as `choose` says."""
    seat = game.asks(state)[0].seat
    while (asks := game.asks(state)) and asks[0].seat == seat:
        state = game.step(state, seat, choose(state))
    return state
