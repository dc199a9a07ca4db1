"""Judging moves at a glance: what every game's `favour` promises, and what good judgement finds."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Luck, catalog, load
from ludoteca.kernel.shelf import about

JUDGED = [entry.slug for entry in catalog() if hasattr(load(entry.slug), "favour")]


def favourite(game: Any, state: Any, seat: int) -> Any:
    moves = next(ask.moves for ask in game.asks(state) if ask.seat == seat)
    weights = game.favour(state, seat, moves)
    return moves[weights.index(max(weights))]


@pytest.mark.parametrize("slug", JUDGED)
@pytest.mark.parametrize("seed", range(4))
def test_every_move_has_a_weight_that_follows_from_what_the_seat_sees(slug: str, seed: int):
    game: Any = load(slug)
    seats = about(slug).seats[seed % 2]
    state, luck = game.setup(seats, seed, about(slug).settled(seats, {})), Luck(seed)
    while asks := game.asks(state):
        ask = asks[0]
        weights = game.favour(state, ask.seat, ask.moves)
        assert len(weights) == len(ask.moves)
        assert all(weight > 0 for weight in weights)
        assert weights == game.favour(game.veil(state, ask.seat), ask.seat, ask.moves)
        chosen, luck = luck.roll(len(ask.moves))
        state = game.step(state, ask.seat, ask.moves[chosen])


def alone(slug: str, seed: int) -> Any:
    """How a game for one ends when the favourite is played without looking."""
    game: Any = load(slug)
    state = game.setup(1, seed, about(slug).settled(1, {}))
    while game.asks(state):
        state = game.step(state, 0, favourite(game, state, 0))
    return game.outcome(state)


def test_at_a_glance_knister_is_worth_more_than_fifty_points():
    points = [alone("knister", seed).scores[0] for seed in range(20)]

    assert sum(points) / len(points) > 50


def test_at_a_glance_most_journeys_of_tranquility_arrive():
    won = sum(bool(alone("tranquility", seed).winners) for seed in range(20))

    assert won >= 10
