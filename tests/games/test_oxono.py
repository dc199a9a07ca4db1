"""Oxono's rules, by positions and moves written as text. Section numbers are those of the guide."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca import BadPosition, IllegalMove, Table, Text, load
from ludoteca.games.oxono.rules import State, destinations, placements, square_name

OXONO: Any = load("oxono")
VECTORS = Path(__file__).parents[1] / "vectors" / "oxono.jsonl"
START = "....../....../..#.../...*../....../...... p 8888 -"

CORNER_JUMP = "#o..../X...../....../...*../....../...... p 8778 -"
INTO_SURROUNDED = "#oX.o./OX.x../....../....../...*../...... b 7667 -"
BLOCKED = "....../....../...x../..#*../....../...... p 7888 -"
MOVED = "....../....../..#*../....../....../...... p 8888 x"
ONE_HOLE = "#oXOxo/X.O..x/oxX.../x...../O...*./X..... p 4545 -"


def turns(state: State) -> int:
    """Whole turns of the mover: a totem's move and a placement."""
    after = (OXONO.step(state, state.mover, move) for move in OXONO.asks(state)[0].moves)
    return sum(len(OXONO.asks(half)[0].moves) for half in after)


def goes_to(position: str, totem: str) -> set[str]:
    return {square_name(square) for square in destinations(OXONO.read(position), totem)}


def places_after(position: str, words: str) -> set[str]:
    table = Table.at(OXONO, position)
    table.play(table.asks()[0].seat, words)
    return {square_name(square) for square in placements(table.state)}


def test_the_start_is_an_empty_board_with_totem_o_on_c4_and_totem_x_on_d3() -> None:
    table = Table(OXONO, options={"totems": "fixed"})

    assert OXONO.write(table.state) == START
    assert turns(table.state) == 68


def test_where_the_totems_start_is_drawn_by_the_seed() -> None:
    starts = [OXONO.write(Table(OXONO, seed=seed).start).split()[0] for seed in range(200)]

    assert set(starts) == {
        "....../....../..#.../...*../....../......",
        "....../....../..*.../...#../....../......",
    }
    assert 70 < starts.count(starts[0]) < 130


@pytest.mark.parametrize("line", VECTORS.read_text().splitlines())
def test_a_recorded_game_has_as_many_legal_moves_and_the_same_winner(line: str) -> None:
    recorded = json.loads(line)
    table = Table(OXONO, options=recorded["options"])
    for (seat, words), count in zip(recorded["moves"], recorded["legal"], strict=True):
        assert [ask.seat for ask in table.asks()] == [seat]
        assert len(table.legal(seat)) == count
        table.play(seat, words)
    outcome = table.outcome()

    assert outcome is not None
    assert sorted(outcome.winners) == recorded["winners"]


def test_a_totem_slides_straight_up_to_the_first_thing_in_its_way() -> None:
    position = "....../..x.../....../o.*.X./....../..#... p 7778 -"

    assert goes_to(position, "x") == {"c4", "b3", "d3", "c2"}


def test_a_totem_in_a_corner_is_surrounded_by_two_and_jumps_over_each() -> None:
    assert turns(OXONO.read(CORNER_JUMP)) == 40
    assert goes_to(CORNER_JUMP, "o") == {"c6", "a4"}
    assert len(places_after(CORNER_JUMP, "move o c6")) == 2
    assert len(places_after(CORNER_JUMP, "move o a4")) == 2


def test_after_a_jump_into_a_surrounded_square_the_piece_goes_anywhere() -> None:
    assert turns(OXONO.read(INTO_SURROUNDED)) == 58
    assert goes_to(INTO_SURROUNDED, "o") == {"d6", "a4"}
    assert len(places_after(INTO_SURROUNDED, "move o d6")) == 28
    assert "a6" in places_after(INTO_SURROUNDED, "move o d6")
    assert len(places_after(INTO_SURROUNDED, "move o a4")) == 2


def test_with_row_and_column_full_a_totem_goes_to_any_free_square() -> None:
    assert turns(OXONO.read(ONE_HOLE)) == 99
    assert len(goes_to(ONE_HOLE, "o")) == 20
    assert len(places_after(ONE_HOLE, "move o b5")) == 20


def test_a_jump_may_pass_over_the_other_totem() -> None:
    position = "#*X.../o...../....../....../....../...... p 8777 -"

    assert goes_to(position, "o") == {"d6", "a4"}


def test_a_totem_without_pieces_of_its_symbol_stays() -> None:
    table = Table.at(OXONO, "....../....../..#.../...*../....../...... p 0888 -")

    assert {words.split()[1] for words in table.legal(0)} == {"o"}
    with pytest.raises(IllegalMove) as caught:
        table.play(0, "move x d4")
    assert caught.value.text == Text("why-reserve", symbol="x", guide="reserve")


def test_the_square_that_the_totem_left_is_free_for_the_piece() -> None:
    assert "d3" in places_after(START, "move x d4")


def winner(position: str, *moves: str) -> tuple[set[int], str]:
    table = Table.at(OXONO, position)
    for words in moves:
        table.play(table.asks()[0].seat, words)
    outcome = table.outcome()
    assert outcome is not None
    return set(outcome.winners), outcome.reason


def test_four_of_one_colour_win() -> None:
    assert winner("xox.../....../...*../...#../....../...... p 6788 -", "move x d5", "place d6") == (
        {0},
        "colour",
    )


def test_four_of_one_symbol_win_for_the_one_who_completes_them() -> None:
    assert winner("xXx.../....../...*../...#../....../...... b 6878 -", "move x d5", "place d6") == (
        {1},
        "symbol",
    )


def test_four_alike_in_both_are_both() -> None:
    assert winner("xxx.../....../...*../...#../....../...... p 5888 -", "move x d5", "place d6") == (
        {0},
        "both",
    )


def test_two_lines_of_different_kinds_through_one_piece_are_both() -> None:
    position = "xoo.../...X../...x../...X../...#../....*. p 6668 -"

    assert winner(position, "move x e6", "place d6") == ({0}, "both")


def test_a_longer_line_wins_too() -> None:
    assert winner("xo.xo./....../..*.../...#../....../...... p 6688 -", "move x c5", "place c6") == (
        {0},
        "colour",
    )


def test_a_totem_in_a_line_breaks_it() -> None:
    table = Table.at(OXONO, "xo.*x./....../....../...#../....../...... p 6788 -")
    table.play(0, "move x d5")
    table.play(0, "place d6")

    assert table.outcome() is None


def test_a_diagonal_is_no_line() -> None:
    table = Table.at(OXONO, "x...../.x..../..x.../....../....#./...*.. p 5888 -")
    table.play(0, "move x d2")
    table.play(0, "place d3")

    assert table.outcome() is None


def test_all_pieces_placed_without_a_line_are_a_draw() -> None:
    path = Path(OXONO.__file__).parent / "plays" / "draw.play"
    table = Table.replay(path.read_text())
    outcome = table.outcome()

    assert len(table.steps) == 64
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (frozenset(), "draw")


def test_a_puzzle_ends_when_the_mover_has_nothing_left_to_place() -> None:
    table = Table.at(OXONO, "....../....../..#.../...*../....../...... p 8000 -")
    table.play(0, "move x d4")
    table.play(0, "place d5")
    outcome = table.outcome()

    assert table.asks() == ()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (frozenset(), "draw")
    assert OXONO.read(OXONO.write(table.state)) == table.state


@pytest.mark.parametrize(
    ("position", "words", "expected"),
    [
        (START, "move x e4", Text("why-straight", square="e4", guide="slide")),
        (START, "move x d3", Text("why-stay", guide="moving")),
        (START, "move x c4", Text("why-occupied", square="c4", guide="moving")),
        (START, "move d4", Text("why-choose-totem", guide="moving")),
        (START, "place d4", Text("why-place-first", guide="turn")),
        (START, "move x g9", Text("why-square", square="g9", guide="setup")),
        (START, "fly x d4", Text("why-words", words="fly x d4", guide="turn")),
        (START, "", Text("why-words", words="", guide="turn")),
        (BLOCKED, "move x d5", Text("why-blocked", square="d5", guide="slide")),
        (CORNER_JUMP, "move o d6", Text("why-jump", square="d6", guide="jump")),
        (MOVED, "place a1", Text("why-place-adjacent", symbol="x", square="a1", guide="placing")),
        (MOVED, "place c4", Text("why-place-occupied", square="c4", guide="placing")),
        (MOVED, "move o c5", Text("why-place-now", symbol="x", guide="turn")),
    ],
)
def test_the_rule_against_a_move_is_named(position: str, words: str, expected: Text) -> None:
    assert OXONO.why_not(OXONO.read(position), 0, words) == expected


@pytest.mark.parametrize(
    ("position", "id"),
    [
        ("....../....../..#.../...*../....../...... p 8888", "position-fields"),
        ("....../....../..#.../...*../...... p 8888 -", "position-rows"),
        ("....../....../..#.../...*.../....../..... p 8888 -", "position-rows"),
        ("....../....../..#.../...q../....../...... p 8888 -", "position-sign"),
        ("....../....../..#.../...#../....../...... p 8888 -", "position-totems"),
        ("....../....../..#.../...*../....../...... w 8888 -", "position-mover"),
        ("....../....../..#.../...*../....../...... p 888 -", "position-reserves"),
        ("x...../....../..#.../...*../....../...... p 8888 -", "position-pieces"),
        ("....../....../..#.../...*../....../...... p 8888 q", "position-moved"),
        ("....../....../..#.../...*../....../...... p 0888 x", "position-owed"),
    ],
)
def test_a_wrong_position_names_the_wrong_field(position: str, id: str) -> None:
    with pytest.raises(BadPosition) as caught:
        OXONO.read(position)

    assert caught.value.text.id == id


def mirror(word: str) -> str:
    """A square's name, its column counted from the other side; any other word as it is."""
    return "fedcba"["abcdef".index(word[0])] + word[1] if word[1:].isdigit() else word


@pytest.mark.parametrize("flip", ["left-right", "colours"])
def test_a_mirrored_game_is_the_mirrored_game(flip: str) -> None:
    """Symmetry as a second way of computing: the mirror image of a position has the mirrored moves."""
    for line in VECTORS.read_text().splitlines()[:10]:
        table = Table(OXONO, options={"totems": "fixed"})
        for seat, words in json.loads(line)["moves"]:
            rows, mover, reserves, moved = OXONO.write(table.state).split()
            if flip == "left-right":
                rows = "/".join(row[::-1] for row in rows.split("/"))
                expected = {" ".join(map(mirror, move.split())) for move in table.legal(seat)}
            else:
                rows, mover, reserves = rows.swapcase(), "bp"["pb".index(mover)], reserves[2:] + reserves[:2]
                expected = set(table.legal(seat))
            mirrored = Table.at(OXONO, f"{rows} {mover} {reserves} {moved}")

            assert set(mirrored.legal(mirrored.asks()[0].seat)) == expected
            table.play(seat, words)
