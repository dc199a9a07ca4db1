"""Plain tree search by random games, as it stands in the textbooks: what others are measured by.

Every round goes down the tree by the upper confidence bound (UCB1 applied to trees: Kocsis and Szepesvári
2006), adds one position, plays on at random to the end, and counts the result on the way back.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import log, sqrt
from random import Random
from typing import Any

from ludoteca.kernel.game import AnyGame, Seat, spell
from ludoteca.kernel.luck import Luck

from .progress import Progress, own_ask
from .twin import Plainly, Position, Twin, twin_of

# The weight of curiosity for results from 0 to 1, by the same source.
_CURIOSITY = sqrt(2)
# Random games between two reports.
_STRIDE = 16


class _Node:
    """A position in the tree: what may be done there, and how the games through it have ended.

    `points` is from 0 to 1 a game, for the seat that decided to go here.
    """

    __slots__ = ("after", "points", "position", "untried", "visits")

    def __init__(self, twin: Twin, position: Position, random: Random) -> None:
        self.position = position
        self.untried = list(twin.moves(position))
        random.shuffle(self.untried)
        self.after: dict[Any, _Node] = {}
        self.visits = 0
        self.points = 0.0

    def most_promising(self) -> _Node:
        share = log(self.visits)
        return max(
            self.after.values(),
            key=lambda node: node.points / node.visits + _CURIOSITY * sqrt(share / node.visits),
        )


def think(game: AnyGame, view: Any, seat: Seat, luck: Luck, rounds: int) -> Iterator[Progress]:
    """The move that was tried most often in so many random games."""
    decisions = {spell(move): move for move in own_ask(game, view, seat).moves}
    twin = twin_of(game) or Plainly(game, seat)
    random = Random(luck.seed)
    root = _Node(twin, twin.start(view), random)
    yield Progress(0.0, next(iter(decisions.values())), 0.0)
    for played in range(rounds):
        _round(twin, root, random)
        if not played % _STRIDE or played == rounds - 1:
            move, best = max(root.after.items(), key=lambda entry: entry[1].visits)
            found = decisions[twin.spell(root.position, move)]
            yield Progress((played + 1) / rounds, found, 2 * best.points / best.visits - 1)


def _round(twin: Twin, root: _Node, random: Random) -> None:
    node, path = root, [root]
    while not node.untried and node.after:
        node = node.most_promising()
        path.append(node)
    if node.untried:
        move = node.untried.pop()
        after = _Node(twin, twin.play(node.position, move), random)
        node.after[move] = after
        path.append(after)
    seat, result = _played_out(twin, path[-1].position, random)
    for before, node in zip([root, *path], path, strict=False):
        node.visits += 1
        own = result if before.position[0] == seat else -result
        node.points += (1 + own) / 2


def _played_out(twin: Twin, position: Position, random: Random) -> tuple[Seat, int]:
    """How a random game from here ends, and for which seat."""
    play, moves, draw = twin.play, twin.moves, random.random
    while open_ := moves(position):
        position = play(position, open_[int(draw() * len(open_))])
    return position[0], twin.result(position) or 0
