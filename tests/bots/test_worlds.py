"""Thinking about games that hide something: what it promises in every one of them."""

from __future__ import annotations

from collections import Counter
from itertools import count
from typing import Any

import pytest

from ludoteca import Luck, Table, load, spell
from ludoteca.bots.levels import LEVELS
from ludoteca.bots.levels import think as think_at
from ludoteca.bots.worlds import Budget, Progress, think

TABLES = [("claim", 2), ("sushigo", 2), ("sushigo", 4), ("knister", 1), ("knister", 3), ("tranquility", 1)]
each_table = pytest.mark.parametrize(("slug", "seats"), TABLES)


def stopped() -> float:
    """A clock that stands still, so that work alone ends the thinking."""
    return 0.0


def in_the_middle(slug: str, seats: int, seed: int = 0, steps: int = 8) -> Table:
    table, luck = Table(load(slug), seats, seed), Luck(seed)
    for _ in range(steps):
        ask = table.asks()[0]
        chosen, luck = luck.roll(len(ask.moves))
        table.play(ask.seat, spell(ask.moves[chosen]))
    return table


def thought(table: Table, budget: Budget, seed: int = 0, clock: Any = stopped) -> list[Progress]:
    seat = table.asks()[0].seat
    game: Any = table.game
    return list(think(game, game.veil(table.state, seat), seat, Luck(seed), budget, clock))


@each_table
@pytest.mark.parametrize("judgement", [False, True])
def test_it_reports_legal_moves_a_share_that_never_falls_and_an_end(slug: str, seats: int, judgement: bool):
    table = in_the_middle(slug, seats)
    found = thought(table, Budget(400, judgement=judgement))
    shares = [progress.share for progress in found]

    assert {progress.move for progress in found} <= set(table.asks()[0].moves)
    assert shares == sorted(shares)
    assert (shares[0], shares[-1]) == (0.0, 1.0)
    assert all(-1 <= progress.estimate <= 1 for progress in found)


@each_table
def test_the_same_luck_thinks_the_same(slug: str, seats: int):
    table = in_the_middle(slug, seats)

    assert thought(table, Budget(300), 5) == thought(table, Budget(300), 5)


@each_table
def test_what_it_thinks_does_not_depend_on_what_its_seat_cannot_see(slug: str, seats: int):
    table = in_the_middle(slug, seats)
    game: Any = table.game
    seat = table.asks()[0].seat
    other = game.imagine(table.state, seat, Luck(77))
    views = [game.veil(state, seat) for state in (table.state, other)]

    moves = [list(think(game, view, seat, Luck(1), Budget(300), stopped))[-1].move for view in views]

    assert moves[0] == moves[1]


@each_table
def test_a_clock_that_runs_out_ends_the_thinking(slug: str, seats: int):
    clock = count(step=1000).__next__

    assert len(thought(in_the_middle(slug, seats), Budget(10**9, seconds=5.0), clock=clock)) < 100


@each_table
@pytest.mark.parametrize("level", [1, 2])
def test_whole_games_can_be_played(slug: str, seats: int, level: int):
    table = Table(load(slug), seats, 3)
    game: Any = table.game
    while asks := table.asks():
        seat = asks[-1].seat
        view = game.veil(table.state, seat)
        *_, last = think_at(game, view, seat, Luck(len(table.steps)), level, stopped)
        table.play(seat, spell(last.move))

    assert table.outcome() is not None


def test_the_last_trick_but_one_is_led_as_it_must_be():
    """With all known, trying everything tells what the best can do; the bot must not do worse."""
    game: Any = load("claim")
    for seed in range(6):
        table = in_the_middle("claim", 2, seed, steps=48)
        seat = table.asks()[0].seat
        found = thought(table, Budget(3_000))[-1].move

        assert _best(game, game.step(table.state, seat, found), seat) == _best(game, table.state, seat)


def _best(game: Any, state: Any, seat: int) -> float:
    asks = game.asks(state)
    if not asks:
        winners = game.outcome(state).winners
        return 0.5 if len(winners) != 1 else float(seat in winners)
    results = [_best(game, game.step(state, asks[0].seat, move), seat) for move in asks[0].moves]
    return max(results) if asks[0].seat == seat else min(results)


def test_levels_share_one_way_of_thinking_for_games_with_secrets():
    """More work at every level, and the lowest alone without the game's judgement."""
    budgets = [LEVELS[level].worlds for level in sorted(LEVELS)]

    assert [budget.steps for budget in budgets] == sorted({budget.steps for budget in budgets})
    assert Counter(budget.judgement for budget in budgets) == {True: 4, False: 1}
