"""Puzzles: positions of games in which exactly one turn wins, which is proven by searching to the end.

A turn is all that one seat decides in a row, and two that lead to the same position are the same. That the
one turn wins is shown against every answer. That no other one does is shown as strictly: after each the
rival can force at least a draw, and the search that says so met nothing but ends of the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from ludoteca.kernel.game import AnyGame, spell
from ludoteca.kernel.shelf import about, load, slug_of
from ludoteca.kernel.text import Text

from .proof import TO_THE_END, Proof, whole_turns
from .puzzlebook import Puzzle, Step, Words
from .search import Budget, Search, SpentError
from .twin import Position, twin_of

# A game that may take longer than this is not searched to its end: it might go round in circles.
_BOUND = 100
# How a game begins, and how often it is interrupted: by decisions that nobody has thought about.
_OPENING = 6
_WHIM = 0.04
# So many moves a question may cost, and so many turns before a game's end are looked at;
# but once so many questions cost too much, those before will, too.
_STEPS = 100_000
_LAST = 20
_TIRED = 3
# The deepest puzzle, in turns of the solver; and how far a rival's win is looked for, in turns of both:
# first a little, then as far as that may go.
DEEPEST = 4
_SOON, _FARTHEST = 3, 8
# Of so many turns the right one is to be found, at least.
_FEWEST = 3
# More than so many make a puzzle no better.
_MANY = 12
# How many puzzles of each depth a collection takes.
MOST = {1: 3, 2: 6, 3: 6, 4: 5}
# Later turns of the solver that win, too, are told; where there are more than so many it is no puzzle.
_MOST_ALSO = 3


class Turn(NamedTuple):
    """What a seat may do in its turn, and what it leads to."""

    words: Words
    after: Position


def found(prover: Prover, games: int, seed: int, budget: Budget) -> Iterator[Puzzle | None]:
    """At most one puzzle of each of so many games that a search plays against itself; None for none."""
    for number in range(games):
        random = Random(f"{seed} {number}")
        yield _deepest(prover, _played(prover.game, prover.twin, random, budget))


def _played(game: AnyGame, twin: Any, random: Random, budget: Budget) -> list[Any]:
    """The states of a game in which a turn begins."""
    facts = about(slug_of(game))
    options = {option.name: random.choice(option.choices) for option in facts.options}
    state = game.setup(2, random.getrandbits(32), facts.settled(2, options))
    states: list[Any] = []
    before = None
    whims = random.randrange(_OPENING)
    while asks := game.asks(state):
        seat, moves = asks[0].seat, asks[0].moves
        if seat != before:
            states.append(state)
        before = seat
        move = random.choice(moves)
        if whims > 0 or random.random() < _WHIM:
            whims -= 1
        else:
            words = _thought(twin, twin.start(state), random, budget)
            move = next(move for move in moves if spell(move) == words)
        state = game.step(state, seat, move)
    return states


def _thought(twin: Any, position: Position, random: Random, budget: Budget) -> str:
    search = Search(twin, budget)
    moves = list(twin.moves(position))
    random.shuffle(moves)
    for _ in search.deepen(position, moves):
        pass
    words: str = twin.spell(position, search.best)
    return words


def _deepest(prover: Prover, states: Sequence[Any]) -> Puzzle | None:
    """The deepest puzzle among the last turns of a game."""
    best = None
    tired = 0
    for state in reversed(states[-_LAST:]):
        try:
            puzzle = prover.puzzle(state)
        except SpentError:
            tired += 1
            if tired == _TIRED:
                break
            continue
        if puzzle and (best is None or puzzle.turns > best.turns):
            best = puzzle
    return best


def messages(slug: str) -> tuple[str, ...]:
    """The ids by which solutions of this game are explained."""
    ends = ("puzzle-threat", "puzzle-quiet") if hasattr(twin_of(load(slug)), "passed") else ("puzzle-points",)
    return ("puzzle-now", "puzzle-forced", *ends)


class Prover:
    """Finds out which turns of one game win, by searching to the end.

    LookupError if the game has no twin.
    """

    def __init__(self, game: AnyGame, steps: int = _STEPS) -> None:
        twin = twin_of(game)
        if twin is None:
            raise LookupError(f"{slug_of(game)} has no twin")
        self.game: Any = game
        self.twin: Any = twin
        self.steps = steps
        self.is_bounded = about(slug_of(game)).bound <= _BOUND

    def puzzle(self, state: Any) -> Puzzle | None:
        """What this beginning of a turn is as a puzzle; None if it is none.

        SpentError where it is too much work to tell.
        """
        text = self.game.write(state)
        start = self.twin.start(self.game.read(text))
        if self.twin.result(start) is not None:
            return None
        winner = Proof(self.twin, start[0], 1, self.steps)
        depth = winner.within(start, 2 * DEEPEST - 1)
        if depth is None:
            return None
        solution = self._only(start, winner, depth)
        if solution is None:
            return None
        line = self._line(winner, solution, depth)
        if line is None:
            return None
        return Puzzle(text, (len(line) + 1) // 2, line, self.explained(text, line))

    def _only(self, start: Position, winner: Proof, depth: int) -> Turn | None:
        """The turn that wins within this depth; None unless no other wins at all."""
        rival = Proof(self.twin, 1 - start[0], 0, self.steps)
        turns = self.turns(start)
        # To show how the rival wins soon is less work than that the solver does not.
        left = [turn for turn in turns if rival.within(turn.after, _SOON) is None]
        winning = []
        for turn in left:
            if winner.forces(turn.after, depth - 1):
                winning.append(turn)
                if len(winning) > 1:
                    return None
        solution = winning[0]
        others = [turn for turn in left if turn != solution]
        is_only = len(turns) > _FEWEST and all(self.holds(rival, turn.after) for turn in others)
        return solution if is_only else None

    def holds(self, rival: Proof, position: Position) -> bool:
        """Whether the rival can force at least a draw."""
        if rival.within(position, _FARTHEST) is not None:
            return True
        return self.is_bounded and rival.forces(position, TO_THE_END)

    def turns(self, position: Position) -> list[Turn]:
        """The turns that lead to different positions."""
        return [
            Turn(self._words(position, moves), after) for moves, after in whole_turns(self.twin, position)
        ]

    def played(self, position: Position, words: Words) -> Position:
        """The position after these decisions."""
        for decision in words:
            moves = self.twin.moves(position)
            position = self.twin.play(
                position, next(move for move in moves if self.twin.spell(position, move) == decision)
            )
        return position

    def _words(self, position: Position, moves: Sequence[Any]) -> Words:
        words = []
        for move in moves:
            words.append(self.twin.spell(position, move))
            position = self.twin.play(position, move)
        return tuple(words)

    def _line(self, winner: Proof, solution: Turn, depth: int) -> tuple[Step, ...] | None:
        """The solution against the rival that holds out longest; None if too much else wins later on."""
        line = [Step(solution.words)]
        position, left = solution.after, depth - 1
        while self.twin.result(position) is None:
            answers = [(winner.within(turn.after, left - 1), turn) for turn in self.turns(position)]
            left = max(turns for turns, _ in answers if turns is not None)
            longest = [turn for turns, turn in answers if turns == left]
            if left == 0:
                line.append(Step(longest[0].words))
                break
            choices = [(turn, *self._replies(winner, turn.after, left)) for turn in longest]
            answer, reply, also = min(choices, key=lambda choice: len(choice[2]))
            if len(also) > _MOST_ALSO:
                return None
            line += [Step(answer.words), Step(reply.words, also)]
            position, left = reply.after, left - 1
        return tuple(line)

    def _replies(self, winner: Proof, position: Position, left: int) -> tuple[Turn, tuple[Words, ...]]:
        """A turn that wins soonest, and those others that win without ending the game at once."""
        turns = self.turns(position)
        best = next(turn for turn in turns if winner.forces(turn.after, left - 1))
        most = TO_THE_END if self.is_bounded else _FARTHEST
        also = tuple(
            turn.words
            for turn in turns
            if turn != best and self.twin.result(turn.after) is None and winner.forces(turn.after, most)
        )
        return best, also

    def explained(self, position: str, line: Sequence[Step]) -> Text:
        """The facts about a solution, in the message of the game that tells them.

        `seat` is the solver and `more` how many turns it takes after this one; `others` is how many do not
        win, and `beaten` after how many of these the rival wins at once; `answers` how many turns the rival
        has after the one that does; `reason`, `own` and `other` how the line ends and with which points.
        """
        twin, state = self.twin, self.game.read(position)
        start = twin.start(state)
        turns = self.turns(start)
        solution = self.played(start, line[0].words)
        for step in line:
            for words in step.words:
                (ask,) = self.game.asks(state)
                state = self.game.step(state, ask.seat, next(m for m in ask.moves if spell(m) == words))
        outcome = self.game.outcome(state)
        seat = start[0]
        facts: dict[str, Any] = {
            "seat": seat,
            "more": (len(line) - 1) // 2,
            "others": len(turns) - 1,
            "reason": outcome.reason,
        }
        if outcome.scores:
            facts |= {"own": outcome.scores[seat], "other": outcome.scores[1 - seat]}
        if twin.result(solution) is not None:
            id = "puzzle-now"
            facts["beaten"] = sum(self._wins_at_once(turn.after) for turn in turns if turn.after != solution)
        elif (answers := len(self.turns(solution))) == 1:
            id = "puzzle-forced"
        else:
            id = self._ended(solution)
            facts["answers"] = answers
        # The words are the game's.
        return Text(id, **facts)

    def _ended(self, solution: Position) -> str:
        """Which message tells of a solution to which the rival has several answers."""
        if not hasattr(self.twin, "passed"):
            return "puzzle-points"
        threatens = self._wins_at_once(self.twin.passed(solution))
        return "puzzle-threat" if threatens else "puzzle-quiet"

    def _wins_at_once(self, position: Position) -> bool:
        """Whether who decides can end the game as won by this turn, or has won already."""
        result: int | None = self.twin.result(position)
        if result is not None:
            return result == 1
        if hasattr(self.twin, "wins"):
            return bool(self.twin.wins(position))
        return any(
            self.twin.result(turn.after) == (1 if turn.after[0] == position[0] else -1)
            for turn in self.turns(position)
        )

    def is_surprising(self, puzzle: Puzzle) -> bool:
        """Whether another turn, to which the rival has no winning answer, looks better than the solution."""
        start = self.twin.start(self.game.read(puzzle.position))
        solution = self.played(start, puzzle.line[0].words)
        looks = [
            (-self.twin.value(turn.after), turn.after == solution)
            for turn in self.turns(start)
            if self.twin.result(turn.after) is None and not self._wins_at_once(turn.after)
        ]
        return not max(looks, default=(0, True))[1]


def chosen(prover: Prover, puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """A collection by depth: no two alike, few that are won at once, surprising ones before others."""
    unlike: dict[tuple[str, ...], Puzzle] = {}
    for puzzle in puzzles:
        unlike.setdefault(_likeness(puzzle), puzzle)
    ranked = sorted(unlike.values(), key=lambda puzzle: _dullness(prover, puzzle))
    return [
        puzzle
        for turns, most in MOST.items()
        for puzzle in [puzzle for puzzle in ranked if puzzle.turns == turns][:most]
    ]


def _likeness(puzzle: Puzzle) -> tuple[str, ...]:
    """The same for positions that are a reflection or a turn of each other; seldom for others."""
    return tuple(sorted(puzzle.position))


def _dullness(prover: Prover, puzzle: Puzzle) -> tuple[bool, int, int]:
    also = sum(len(step.also) for step in puzzle.line)
    return not prover.is_surprising(puzzle), -min(_MANY, int(puzzle.text.args["others"])), also
