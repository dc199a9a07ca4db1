"""What the features of a position are worth: found by playing many games and asking who won.

Two equal searches play each other, after some random decisions so that no two games are alike. The weights
are those under which the positions on the way would best have foretold the results (logistic regression: the
sum of weights and features is the logarithm of the odds to win, as `Twin.value` says).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import exp, log
from random import Random
from typing import Any, NamedTuple

from ludoteca.kernel.game import AnyGame
from ludoteca.kernel.shelf import about, slug_of

from .search import Budget, Search
from .twin import Position, twin_of

# A game begins with up to so many random decisions, and is interrupted by some on the way:
# positions that no good player reaches tell as much about what things are worth.
_OPENING = 10
_WHIM = 0.06
# How strongly a weight is held to 0, in observations: what is hardly ever seen must not weigh much.
_DECAY = 2.0
# The longest step that one observation of a weight may take, and how often all weights take one.
_STRIDE = 1.0
_PASSES = 30


class Sample(NamedTuple):
    """A position's features, and the result for who decides there: 1, 0.5 or 0 points."""

    features: tuple[int, ...]
    points: float


def samples(game: AnyGame, games: int, seed: int, budget: Budget) -> Iterator[list[Sample]]:
    """Play games with any of the game's options, and give the positions of each that are worth learning from.

    Where a win within the turn is to be seen the search needs no opinion: such positions are left out. Others
    that it knows to be decided are not: without them features that decide games would seem to do nothing.
    LookupError if the game has no twin with features.
    """
    twin: Any = twin_of(game)
    if not hasattr(twin, "features"):
        raise LookupError(f"{slug_of(game)} has no features to weigh")
    is_won: Callable[[Position], bool] = getattr(twin, "wins", lambda position: False)
    facts = about(slug_of(game))
    for number in range(games):
        random = Random(f"{seed} {number}")
        options = {option.name: random.choice(option.choices) for option in facts.options}
        position = twin.start(game.setup(2, random.getrandbits(32), facts.settled(2, options)))
        whims = random.randrange(_OPENING)
        seen: list[tuple[int, tuple[int, ...]]] = []
        before = None
        while moves := twin.moves(position):
            move = random.choice(moves)
            if whims > 0 or random.random() < _WHIM:
                whims -= 1
            else:
                move = _thought(twin, position, random, budget)
                if position[0] != before and not is_won(position):
                    seen.append((position[0], twin.features(position)))
            before = position[0]
            position = twin.play(position, move)
        result = twin.result(position)
        yield [
            Sample(features, (1 + (result if seat == position[0] else -result)) / 2)
            for seat, features in seen
        ]


def _thought(twin: Any, position: Position, random: Random, budget: Budget) -> Any:
    search = Search(twin, budget)
    moves = list(twin.moves(position))
    random.shuffle(moves)
    for _ in search.deepen(position, moves):
        pass
    return search.best


def error(observed: Sequence[Sample], weights: Sequence[float]) -> float:
    """How badly these weights foretell the results: bits a position; 1 knows nothing, 0 everything."""
    total = 0.0
    for features, points in observed:
        odds = sum(weight * number for weight, number in zip(weights, features, strict=True)) / 1000
        total += points * _surprise(odds) + (1 - points) * _surprise(-odds)
    return total / len(observed) / log(2)


def _surprise(odds: float) -> float:
    """Minus the logarithm of the probability that has these log-odds."""
    return log(1 + exp(-odds)) if odds > -30 else -odds


def fitted(observed: Sequence[Sample], weights: Sequence[float]) -> list[int]:
    """The weights that foretell these results best, in thousandths, beginning with the given ones.

    One weight after the other takes a step of Newton's, over and over.
    """
    columns = [
        [(row, sample.features[at]) for row, sample in enumerate(observed) if sample.features[at]]
        for at in range(len(weights))
    ]
    points = [sample.points for sample in observed]
    exact = [weight / 1000 for weight in weights]
    odds = [
        sum(weight * number for weight, number in zip(exact, sample.features, strict=True))
        for sample in observed
    ]
    for _ in range(_PASSES):
        for at, column in enumerate(columns):
            slope, bend = -_DECAY * exact[at], _DECAY
            for row, number in column:
                chance = 1 / (1 + exp(-max(-30.0, min(30.0, odds[row]))))
                slope += number * (points[row] - chance)
                bend += number * number * chance * (1 - chance)
            step = max(-_STRIDE, min(_STRIDE, slope / bend))
            exact[at] += step
            for row, number in column:
                odds[row] += step * number
    return [round(1000 * weight) for weight in exact]
