"""Every puzzle that ships is one: exactly one turn wins, its line replays, and what is said of it is true."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from ludoteca import About, Table, catalog, load, spell
from ludoteca.bots.proof import Proof
from ludoteca.bots.puzzlebook import kept
from ludoteca.bots.puzzles import MOST, Prover
from ludoteca.words import Words, languages

WITH_PUZZLES = [about for about in catalog() if kept(about.folder)]
ALL = [(about, puzzle) for about in WITH_PUZZLES for puzzle in kept(about.folder)]
EACH_GAME = pytest.mark.parametrize("about", WITH_PUZZLES, ids=lambda about: about.slug)
# So much may be tried to prove a shipped puzzle again: what the search for it was given, and some more.
STEPS = 30_000


def test_at_least_sixty_ship_and_most_are_not_won_at_once():
    assert len(ALL) >= 60
    assert 3 * sum(puzzle.turns == 1 for _, puzzle in ALL) <= len(ALL)


@EACH_GAME
def test_they_are_in_order_of_depth_and_no_two_are_alike(about: About):
    puzzles = kept(about.folder)
    depths = [puzzle.turns for puzzle in puzzles]

    assert depths == sorted(depths)
    assert set(depths) <= set(MOST)
    # A reflected or turned position is written with the same signs in another order.
    assert len({tuple(sorted(puzzle.position)) for puzzle in puzzles}) == len(puzzles)


@EACH_GAME
def test_each_is_proven_again_and_what_is_said_of_it_is_true(about: About):
    prover = Prover(load(about.slug), STEPS)
    for puzzle in kept(about.folder):
        start = prover.twin.start(prover.game.read(puzzle.position))
        winner, rival = Proof(prover.twin, start[0], 1, STEPS), Proof(prover.twin, 1 - start[0], 0, STEPS)
        solved = prover.played(start, puzzle.line[0].words)
        others = [turn.after for turn in prover.turns(start) if turn.after != solved]

        assert winner.forces(solved, len(puzzle.line) - 1), puzzle.position
        assert not winner.forces(start, len(puzzle.line) - 1), puzzle.position
        assert all(prover.holds(rival, other) for other in others), puzzle.position
        assert prover.explained(puzzle.position, puzzle.line) == puzzle.text


@EACH_GAME
def test_the_rival_holds_out_longest_and_the_other_later_turns_that_are_told_win(about: About):
    prover = Prover(load(about.slug), STEPS)
    for puzzle in kept(about.folder):
        position = prover.twin.start(prover.game.read(puzzle.position))
        winner = Proof(prover.twin, position[0], 1, STEPS)
        for number, step in enumerate(puzzle.line):
            if number % 2:
                answers = [winner.within(turn.after, len(puzzle.line)) for turn in prover.turns(position)]
                assert max(answers, key=lambda turns: turns or 0) == len(puzzle.line) - number - 1
            for words in step.also:
                assert winner.within(prover.played(position, words), PATIENCE) is not None
            position = prover.played(position, step.words)


@EACH_GAME
def test_the_line_is_legal_and_the_solver_wins_in_so_many_turns(about: About):
    game = load(about.slug)
    for puzzle in kept(about.folder):
        table = Table.at(game, puzzle.position)
        solver = table.asks()[0].seat
        for number, step in enumerate(puzzle.line):
            seat = table.asks()[0].seat
            assert seat == (solver if number % 2 == 0 else 1 - solver)
            for other in step.also:
                play(table, seat, other)
                for _ in other:
                    table.undo()
            play(table, seat, step.words)
        outcome = table.outcome()

        assert outcome is not None
        assert outcome.winners == {solver}
        assert puzzle.turns == (len(puzzle.line) + 1) // 2


def play(table: Table, seat: int, turn: tuple[str, ...]) -> None:
    """A whole turn; IllegalMove where it is none, and no decision of it may be left over."""
    for words in turn:
        table.play(seat, words)
    assert [ask.seat for ask in table.asks()] in ([], [1 - seat])


@EACH_GAME
def test_the_rules_alone_find_the_same_solution(about: About):
    """By trying everything on the rules, without the twin, for the puzzle where that is the least work."""
    game: Any = load(about.slug)
    puzzle = min(kept(about.folder), key=lambda puzzle: (puzzle.turns, puzzle.text.args["others"]))
    state = game.read(puzzle.position)
    seat = game.asks(state)[0].seat
    rules = ByRules(game)
    plies = len(puzzle.line)
    winning, losing = [], []
    for words, after in rules.turns(state).items():
        if rules.forces(after, seat, frozenset({seat}), plies - 1):
            winning.append(words)
        else:
            losing.append(after)

    assert winning == [puzzle.line[0].words]
    # The rival keeps the solver from winning for good: it wins, or at least nobody does.
    saved = frozenset({1 - seat})
    assert all(
        any(rules.forces(after, 1 - seat, saved, turns) for turns in range(PATIENCE)) for after in losing
    )


# As far as the few turns of a late position reach.
PATIENCE = 12


class ByRules:
    """What can be forced, by nothing but the game's own rules."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.forces = cache(self._forces)

    def turns(self, state: Any) -> dict[tuple[str, ...], Any]:
        """Every turn that leads to another state, by its words."""
        seat = self.game.asks(state)[0].seat
        found: dict[Any, tuple[str, ...]] = {}

        def go(state: Any, made: tuple[str, ...]) -> None:
            asks = self.game.asks(state)
            if not asks or asks[0].seat != seat:
                found.setdefault(state, made)
                return
            for move in asks[0].moves:
                go(self.game.step(state, seat, move), (*made, spell(move)))

        go(state, ())
        return {words: state for state, words in found.items()}

    def _forces(self, state: Any, seat: int, winners: frozenset[int], turns: int) -> bool:
        """Whether this seat forces a game won by these alone within so many turns of both."""
        outcome = self.game.outcome(state)
        if outcome is not None:
            return bool(outcome.winners == winners)
        if not turns:
            return False
        asked = self.game.asks(state)[0].seat
        reached = (self.forces(after, seat, winners, turns - 1) for after in self.turns(state).values())
        return any(reached) if asked == seat else all(reached)


@EACH_GAME
def test_every_explanation_can_be_said_in_every_language(about: About):
    for language in languages():
        words = Words(language, about.slug)
        said = {words.say(puzzle.text) for puzzle in kept(about.folder)}

        assert said
        assert not any("{" in sentence or "puzzle-" in sentence for sentence in said)


def test_a_puzzle_that_is_none_is_found_out():
    """The position after the solution has none for the rival; neither has one in which two turns win."""
    about, puzzle = next((about, puzzle) for about, puzzle in ALL if about.slug == "oxono")
    table = Table.at(load(about.slug), puzzle.position)
    play(table, table.asks()[0].seat, puzzle.line[0].words)
    prover = Prover(load(about.slug), STEPS)

    assert table.asks() == () or prover.puzzle(table.state) is None
    assert prover.puzzle(prover.game.read("....../....../.xxx../.*..../....#./...... p 5888 -")) is None
