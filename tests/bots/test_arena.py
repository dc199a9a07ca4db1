"""The arena: scores, what they prove, and that stronger levels win."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import Any

import pytest

from ludoteca import Luck, Seat, load
from ludoteca.bots import random
from ludoteca.bots.arena import Score, alone, elo, match
from ludoteca.bots.levels import Progress, think


def level(number: int) -> Any:
    def bot(game: Any, view: Any, seat: Seat, luck: Luck) -> Iterator[Progress]:
        return think(game, view, seat, luck, number)

    return bot


def last(first: Any, second: Any, games: int) -> Score:
    *_, score = match(load("oxono"), first, second, games, seed=0, options={})
    return score


@pytest.mark.parametrize(
    ("stronger", "weaker"), [(level(1), random.think), (level(2), level(1)), (level(3), level(1))]
)
def test_a_higher_level_wins_more(stronger: Any, weaker: Any):
    score = last(stronger, weaker, games=20)

    assert score.games == 20
    assert score.wins >= 13


def test_a_match_is_told_game_by_game():
    games = [score.games for score in match(load("oxono"), random.think, random.think, 4, 1, {})]

    assert games == [1, 2, 3, 4]


def test_equal_seeds_give_equal_matches():
    assert last(level(1), level(2), 6) == last(level(1), level(2), 6)


def test_the_interval_is_the_published_one():
    """Wilson's interval for 8 of 10: 0.490 to 0.943."""
    low, high = Score(wins=8, losses=2).interval()

    assert (round(low, 3), round(high, 3)) == (0.49, 0.943)


def test_all_or_nothing_has_its_end_exactly_there():
    assert Score(wins=12).interval()[1] == 1
    assert Score(losses=7).interval()[0] == 0


def test_draws_are_half_a_point():
    assert Score(wins=1, draws=2, losses=1).share == 0.5


def test_elo_is_nothing_between_equals_and_without_end_for_a_clean_sheet():
    assert elo(0.5) == 0
    assert round(elo(0.76)) == 200
    assert (elo(1.0), elo(0.0)) == (inf, -inf)


def test_games_for_one_are_told_one_by_one_and_equal_seeds_give_equal_games():
    game = load("knister")
    first = [outcome.scores for outcome in alone(game, random.think, 3, 5, {})]
    later = [outcome.scores for outcome in alone(game, random.think, 2, 6, {})]

    assert first[1:] == later
