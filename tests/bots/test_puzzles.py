"""Proofs, and how puzzles are found by them: on positions whose end is known otherwise."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ludoteca import load
from ludoteca.bots.proof import TO_THE_END, Proof, whole_turns
from ludoteca.bots.puzzlebook import Puzzle, Step, kept, written
from ludoteca.bots.puzzles import MOST, Prover, chosen, found
from ludoteca.bots.search import Budget, SpentError
from ludoteca.cli import main
from ludoteca.kernel.shelf import about
from ludoteca.kernel.text import Text

# Ten pieces are left: nobody can force a line any more.
DRAWN = "o.o.Ox/.oXO*o/.Ox#oO/oXxO.X/XxOoO./xXOx.o b 2030 -"
# Pink wins with its second turn.
FORCED = ".OoxXX/o#XoOO/.oO..x/o.oXX./xxo*XO/OOxxoO p 2020 -"
# Pink can make a line of its colour at either end.
TWO_WAYS = "....../....../.xxx../.*..../....#./...... p 5888 -"
MANY = 100_000


@pytest.fixture
def oxono() -> Prover:
    return Prover(load("oxono"), MANY)


def test_a_win_is_found_in_as_few_turns_as_it_takes(oxono):
    start = oxono.twin.start(oxono.game.read(FORCED))

    assert Proof(oxono.twin, 0, 1, MANY).within(start, 9) == 3
    assert Proof(oxono.twin, 0, 1, MANY).within(start, 2) is None
    # What one seat forces the other cannot prevent.
    assert not Proof(oxono.twin, 1, 0, MANY).forces(start, TO_THE_END)


def test_of_a_drawn_ending_each_seat_can_force_a_draw_and_neither_a_win(oxono):
    start = oxono.twin.start(oxono.game.read(DRAWN))

    for seat in (0, 1):
        assert Proof(oxono.twin, seat, 0, MANY).forces(start, TO_THE_END)
        assert not Proof(oxono.twin, seat, 1, MANY).forces(start, TO_THE_END)


def test_a_proof_that_costs_too_much_is_given_up(oxono):
    start = oxono.twin.start(oxono.game.read(DRAWN))

    with pytest.raises(SpentError):
        Proof(oxono.twin, 1, 0, 20).forces(start, TO_THE_END)


def test_whole_turns_lead_to_different_positions_and_none_is_left_out(oxono):
    for position in (FORCED, DRAWN, TWO_WAYS):
        start = oxono.twin.start(oxono.game.read(position))
        ends = [after for _, after in whole_turns(oxono.twin, start)]

        assert len(ends) == len(set(ends)) == oxono.twin.ways(start)


def test_a_position_with_two_winning_turns_is_no_puzzle(oxono):
    assert oxono.puzzle(oxono.game.read(TWO_WAYS)) is None


def test_the_same_games_give_the_same_puzzles(oxono):
    prover = Prover(load("kulami"))
    first, second = ([*found(prover, 8, 0, Budget(2, 300))] for _ in range(2))

    assert first == second
    assert any(first)


def test_a_collection_holds_no_position_twice_not_even_turned(oxono):
    puzzles = kept(about("oxono").folder)
    turned = puzzles[0]._replace(position=turn(puzzles[0].position))
    collection = chosen(oxono, [*puzzles, turned])

    assert len(collection) == len(puzzles)
    assert all(sum(puzzle.turns == turns for puzzle in collection) <= most for turns, most in MOST.items())


def turn(position: str) -> str:
    """The position turned by half."""
    board, *rest = position.split()
    return " ".join([board[::-1], *rest])


def test_a_file_says_what_it_was_written_from(tmp_path):
    steps: Sequence[Step] = (
        Step(("move x d4", "place d5")),
        Step(("move o a1", "place a2")),
        Step(("move x e4", "place e5"), ((("move x e4", "place f4")), ("move x a4", "place b4"))),
    )
    puzzle = Puzzle(FORCED, 2, tuple(steps), Text("puzzle-quiet", seat=0, more=1, reason="colour"))
    (tmp_path / "puzzles.txt").write_text(
        written([puzzle, puzzle], "ludoteca puzzles oxono"), encoding="utf-8"
    )

    assert kept(tmp_path) == (puzzle, puzzle)
    assert kept(tmp_path / "elsewhere") == ()


def test_the_command_prints_what_it_has_found_with_the_reasons(capsys):
    assert main(["puzzles", "kulami", "--games", "8", "--seed", "0", "--language", "en"]) == 0
    printed = capsys.readouterr().out

    assert "none of the other" in printed.lower()
    assert "Found in 8 games:" in printed


def test_a_game_without_a_twin_is_refused_in_one_sentence(capsys):
    assert main(["puzzles", "knister", "--language", "en"]) == 2
    assert "Knister has no fast twin" in capsys.readouterr().err
