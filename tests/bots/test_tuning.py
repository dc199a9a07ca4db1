"""What features are worth: found again where it is known, and learned from games that can be repeated."""

from __future__ import annotations

from math import exp, log2
from random import Random

import pytest

from ludoteca import load
from ludoteca.bots.search import Budget
from ludoteca.bots.tuning import Sample, error, fitted, samples
from ludoteca.bots.twin import twin_of


def observed(weights: tuple[int, ...], count: int) -> list[Sample]:
    """Results as they would come about if these weights were the truth."""
    random = Random(1)
    found = []
    for _ in range(count):
        features = tuple(random.randint(-3, 3) for _ in weights)
        odds = sum(weight * number for weight, number in zip(weights, features, strict=True)) / 1000
        found.append(Sample(features, float(random.random() < 1 / (1 + exp(-odds)))))
    return found


def test_weights_are_found_again_from_results_that_follow_from_them():
    truth = (800, -300, 0, 150)
    found = fitted(observed(truth, 6000), (0, 0, 0, 0))

    assert found == pytest.approx(truth, abs=60)


def test_what_is_never_seen_weighs_nothing_and_what_always_wins_stays_finite():
    found = fitted([Sample((0, 1), 1.0)] * 50, (700, 0))

    assert found[0] == 0
    assert 1000 < found[1] < 10_000


def test_knowing_nothing_is_one_bit_and_a_sure_mistake_costs_more():
    assert error([Sample((5,), 1.0)], (0,)) == 1.0
    assert error([Sample((1,), 0.5)], (2000,)) > 1.0
    # Odds of 3 to 1 on what happens: the surprise is that of a probability of 3/4.
    assert error([Sample((1,), 1.0)], (round(1000 * 1.0986123),)) == pytest.approx(-log2(3 / 4), abs=1e-3)


def test_equal_seeds_give_equal_games_and_others_give_others():
    game, budget = load("oxono"), Budget(1, 50)
    first, again, other = (list(samples(game, 2, seed, budget)) for seed in (3, 3, 4))

    assert first == again != other


def test_positions_are_seen_from_who_decides():
    """In a whole game both seats decide in turn, so one wins all of its positions and the other none."""
    for found in samples(load("oxono"), 4, 1, Budget(1, 50)):
        points = [sample.points for sample in found]

        assert set(points) <= {0.0, 1.0} or set(points) == {0.5}
        assert {0.0, 1.0} <= set(points) or set(points) == {0.5}


def test_a_game_without_features_says_so():
    assert twin_of(load("claim")) is None
    with pytest.raises(LookupError, match="claim"):
        next(samples(load("claim"), 1, 0, Budget(1, 50)))
