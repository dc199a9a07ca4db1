"""Thinking about what one cannot see: imagine worlds that fit one's view, and play each of them out.

It works for every game: hidden hands, simultaneous choices, chance, one seat or twelve, friends or rivals.
Every world is played by all seats to its end. Each seat learns in a tree of its own, which branches on what
that seat has seen happen: its own moves, and those of others who were asked alone. So nobody's moves follow
from what only the imagined world knows (information set tree search, Cowling, Powley and Whitehouse 2012).

Beyond the trees, moves are drawn by the game's `favour`, if it has one: for every move a weight above 0, as a
practised player would judge it at a glance from what the seat knows. In the trees the same weights tell what
to try first.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Generator, Iterator, Sequence
from itertools import accumulate
from math import inf, sqrt
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from ludoteca.kernel.game import AnyGame, Outcome, Seat
from ludoteca.kernel.luck import Luck

from .progress import ALL, Part, Progress, own_ask

# Moves between two reports, and with the game's judgement fewer: some milliseconds even for a slow game.
_STRIDE = 16
_JUDGED_STRIDE = 8
# How many moves beyond the trees are played before a game's `value` is trusted instead of the end.
_HORIZON = 16
# How far curiosity reaches: a move that has not been tried may be so much better than it looks.
_CURIOSITY = 0.9
# What part of a result is by how much, and not only who won: a clear win holds in more worlds than one.
_MARGIN = 0.3

Favour = Callable[[Any, Seat, tuple[Any, ...]], Sequence[float]]
Value = Callable[[Any, Seat], float]


class Budget(NamedTuple):
    """How much work may be done: moves played in imagined worlds, and a cap in time.

    Without `judgement` the game's `favour` and `value` are not asked: moves are random, only the end counts.
    """

    steps: int
    seconds: float = inf
    judgement: bool = True


def think(
    game: AnyGame,
    view: Any,
    seat: Seat,
    luck: Luck,
    budget: Budget,
    clock: Callable[[], float] = perf_counter,
    part: Part = ALL,
) -> Iterator[Progress]:
    """The move that was worth being tried most often within the budget.

    A part of the thinking is a part of the budget, spent on worlds of its own.
    """
    ask = own_ask(game, view, seat)
    moves, luck = luck.shuffle(ask.moves)
    yield Progress(0.0, moves[0], 0.0)
    budget = budget._replace(steps=max(1, budget.steps // part.of))
    search = _Search(game, view, seat, Luck(luck.seed + part.number), budget)
    start = clock()
    share = 0.0
    while share < 1:
        progress = None
        for _ in search.play_a_world():
            # What a world teaches is learned at its end: until then there is nothing new to tell.
            progress = progress or Progress(share, search.best(moves), search.estimate())
            yield progress
        share = max(share, search.steps / budget.steps, (clock() - start) / budget.seconds)
    yield Progress(1.0, search.best(moves), search.estimate(), search.votes(moves))


class _Node:
    """What one seat knows of the game so far: by move, what may come next and how it turned out."""

    __slots__ = ("after", "total", "visits")

    def __init__(self) -> None:
        self.after: dict[Any, _Node] = {}
        self.visits = 0
        self.total = 0.0


class _Path:
    """One seat's way through its tree in one world; below the first new node there is no tree any more."""

    __slots__ = ("chosen", "inside", "node")

    def __init__(self, root: _Node) -> None:
        self.node = root
        self.inside = True
        self.chosen: list[_Node] = []

    def follow(self, move: Any, *, own: bool) -> None:
        """Go on inside the tree by a move that this seat has seen; remember it if it was its own choice."""
        after = self.node.after.get(move)
        if after is None:
            after = self.node.after[move] = _Node()
            self.inside = False
        self.node = after
        if own:
            self.chosen.append(after)


class _Search:
    """The trees of all seats, and the work that has gone into them."""

    def __init__(self, game: AnyGame, view: Any, seat: Seat, luck: Luck, budget: Budget) -> None:
        self.game = game
        self.view = view
        self.seat = seat
        self.steps = 0
        # Python's generator draws the same numbers everywhere, and much faster than Luck.
        self.random = Random(luck.seed)
        # By seat, and what it had seen before it was first asked.
        self.roots: dict[tuple[Any, ...], _Node] = {}
        self.ranges: dict[Seat, tuple[float, float]] = {}
        self.favour: Favour | None = getattr(game, "favour", None) if budget.judgement else None
        self.value: Value | None = getattr(game, "value", None) if budget.judgement else None
        self.imagine = getattr(game, "imagine", lambda view, seat, luck: view)
        self.stride = _JUDGED_STRIDE if self.favour else _STRIDE

    def best(self, moves: tuple[Any, ...]) -> Any:
        """The own move that was tried most often; of those the one that turned out best."""
        root = self.roots.get((self.seat,))
        after = root.after if root else {}
        return max(
            moves, key=lambda move: (after[move].visits, after[move].total) if move in after else (0, 0)
        )

    def votes(self, moves: tuple[Any, ...]) -> tuple[tuple[Any, float], ...]:
        """How often every own move was tried."""
        root = self.roots.get((self.seat,))
        after = root.after if root else {}
        return tuple((move, after[move].visits if move in after else 0) for move in moves)

    def estimate(self) -> float:
        """How good the seat's game looks, from -1 to 1, among all that has been seen to come of it."""
        root = self.roots.get((self.seat,))
        tried = [node for node in root.after.values() if node.visits] if root else []
        if not tried:
            return 0.0
        busiest = max(tried, key=lambda node: node.visits)
        low, high = self.ranges[self.seat]
        # Points have no bounds of their own: where a game counts nothing else, it is those seen.
        low, high = min(low, -1.0), max(high, 1.0)
        return 2 * (busiest.total / busiest.visits - low) / (high - low) - 1

    def play_a_world(self) -> Generator[None, None, None]:
        """One world from the view to its end, and what every seat learns from it."""
        game, own = self.game, self.seat
        state = self.imagine(self.view, own, Luck(self.random.getrandbits(64)))
        paths = {own: _Path(self.roots.setdefault((own,), _Node()))}
        seen: list[Any] = []
        beyond = 0
        while (asks := game.asks(state)) and not (self.value and beyond >= _HORIZON):
            is_open = len(asks) == 1
            # Of several who choose at the same time the thinking seat is first: it knows nothing of theirs.
            ask = asks[0] if is_open else next((ask for ask in asks if ask.seat == own), asks[0])
            seat = ask.seat
            if seat not in paths:
                paths[seat] = _Path(self.roots.setdefault((seat, *seen), _Node()))
            path = paths[seat]
            beyond += not paths[own].inside
            move = self._choice(state, seat, ask.moves, path)
            if is_open:
                for at, other in paths.items():
                    if other.inside:
                        other.follow(move, own=at == seat)
                seen.append(move)
            elif path.inside:
                path.follow(move, own=True)
            state = game.step(state, seat, move)
            self.steps += 1
            if not self.steps % self.stride:
                yield
        outcome = game.outcome(state)
        for at, path in paths.items():
            self._learn(at, path, self._result(state, outcome, at))

    def _choice(self, state: Any, seat: Seat, moves: tuple[Any, ...], path: _Path) -> Any:
        if len(moves) == 1:
            return moves[0]
        weights = self.favour(state, seat, moves) if self.favour else None
        if path.inside:
            return self._worth_trying(moves, weights, path.node, self.ranges.get(seat, (0.0, 0.0)))
        return self._drawn(moves, weights)

    def _drawn(self, moves: tuple[Any, ...], weights: Sequence[float] | None) -> Any:
        """One of the moves, by its weight: what Python's `choices` would draw, without its trouble."""
        if weights is None:
            return moves[int(self.random.random() * len(moves))]
        sums = list(accumulate(weights))
        return moves[bisect(sums, self.random.random() * sums[-1], 0, len(moves) - 1)]

    def _worth_trying(
        self, moves: tuple[Any, ...], weights: Sequence[float] | None, node: _Node, span: tuple[float, float]
    ) -> Any:
        """The move with the best prospects: its results so far, and the more the less it was tried.

        Only the moves that this world allows count as tried, others have not had the same chances.
        """
        known = [node.after.get(move) for move in moves]
        visits = sum([after.visits for after in known if after])
        if not visits:
            return self._drawn(moves, weights)
        low, high = span
        scale = 1 / (high - low) if high > low else 0.0
        mean = sum([after.total for after in known if after]) / visits
        share = _CURIOSITY * sqrt(visits) / (sum(weights) if weights else len(moves))
        best, choice = -inf, moves[0]
        for place, after in enumerate(known):
            tried = after.visits if after else 0
            result = after.total / tried if after and tried else mean
            curious = share * (weights[place] if weights else 1.0) / (1 + tried)
            prospect = (result - low) * scale + curious
            if prospect > best:
                best, choice = prospect, moves[place]
        return choice

    def _result(self, state: Any, outcome: Outcome | None, seat: Seat) -> float:
        """What this end is worth to a seat: from -1 to 1 against others, alone its points if any."""
        if outcome is None or not (outcome.winners or outcome.scores):
            return self.value(state, seat) if self.value else 0.0
        scores, winners = outcome.scores, outcome.winners
        if len(scores) == 1:
            return float(scores[0])
        shared = bool(scores) and len(winners) > 1 and seat in winners
        won = 0.0 if shared or not winners else 1.0 if seat in winners else -1.0
        if not scores:
            return won
        rival = max(score for at, score in enumerate(scores) if at != seat)
        margin = (scores[seat] - rival) / max(1, abs(scores[seat]), abs(rival))
        return (1 - _MARGIN) * won + _MARGIN * max(-1.0, min(1.0, margin))

    def _learn(self, seat: Seat, path: _Path, result: float) -> None:
        low, high = self.ranges.get(seat, (result, result))
        self.ranges[seat] = min(low, result), max(high, result)
        for node in path.chosen:
            node.visits += 1
            node.total += result
