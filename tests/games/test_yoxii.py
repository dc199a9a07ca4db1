"""Yoxii's rules, by positions and moves written as text."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludoteca import BadPosition, IllegalMove, Table, Text, load
from ludoteca.games.yoxii.rules import (
    NEIGHBOURS,
    SQUARES,
    destinations,
    index_of,
    placements,
)
from ludoteca.terminal.perft import count

YOXII: Any = load("yoxii")
VECTORS = Path(__file__).parents[1] / "vectors" / "yoxii.jsonl"
START = ".../...../......./...*.../......./...../... w 5553 5553 -"
# Two white pieces beside the totem, and red ones above and below where a jump over them lands.
RUN = ".../...../..aaa../*11.2../..aab../...../..."
# White to move cannot: one white piece beside the totem with a red one behind it, three red ones.
STUCK = "*{}a/aaa../{}/......./......./...../... w {} 1553 -"


def goes_to(position: str) -> set[str]:
    return {SQUARES[square] for square in destinations(YOXII.read(position))}


def places_after(position: str, words: str) -> set[str]:
    table = Table.at(YOXII, position)
    table.play(table.asks()[0].seat, words)
    return {SQUARES[square] for square in placements(table.state)}


def test_the_start_is_an_empty_board_with_the_totem_in_the_middle_and_white_to_move() -> None:
    table = Table(YOXII)

    assert YOXII.write(table.state) == START
    assert [ask.seat for ask in table.asks()] == [0]
    assert count(YOXII, table.state, 1) == 256


def test_the_board_has_37_squares_with_eight_seven_five_or_four_neighbours() -> None:
    assert Counter(len(squares) for squares in NEIGHBOURS) == {8: 13, 7: 8, 5: 8, 4: 8}
    assert {name for name in ("a2", "a6", "b1", "b7", "f1", "f7", "g2", "g6", "a1", "g7")} & set(
        SQUARES
    ) == set()
    assert {name for name in SQUARES if len(NEIGHBOURS[index_of(name)]) == 4} == {
        *("c7", "e7", "a5", "a3", "g5", "g3", "c1", "e1")
    }


@pytest.mark.parametrize("line", VECTORS.read_text().splitlines())
def test_a_recorded_game_has_as_many_legal_moves_and_the_same_winner(line: str) -> None:
    recorded = json.loads(line)
    table = Table(YOXII, options=recorded["options"])
    for (seat, words), legal in zip(recorded["moves"], recorded["legal"], strict=True):
        assert [ask.seat for ask in table.asks()] == [seat]
        assert len(table.legal(seat)) == legal
        table.play(seat, words)
    outcome = table.outcome()

    assert outcome is not None
    assert sorted(outcome.winners) == recorded["winners"]
    assert list(outcome.scores) == recorded["scores"]


def test_a_totem_steps_to_any_free_neighbour() -> None:
    assert goes_to(".../...../..a1.../..b*.../......./...../... w 4553 4453 -") >= {
        "e5",
        "e4",
        "c3",
        "d3",
        "e3",
    }


def test_a_totem_jumps_over_a_run_of_the_movers_own_pieces_and_no_other() -> None:
    assert goes_to(f"{RUN} w 3453 0453 -") == {"a5", "b5", "b3", "a3", "d4"}
    assert goes_to(f"{RUN} r 3453 0453 -") == {"a5", "b5", "b3", "a3"}


def test_a_run_that_reaches_the_edge_or_a_rivals_piece_cannot_be_jumped() -> None:
    position = ".../...../......./..a11*1/......./...../... w 2553 4553 -"

    assert {"c4", "b4", "g4"}.isdisjoint(goes_to(position))


def test_a_jump_stops_right_behind_the_run() -> None:
    assert goes_to(".../...../......./*1...../......./...../... w 4553 5553 -") & {"c4", "d4"} == {"c4"}


def test_after_a_jump_into_a_surrounded_square_the_piece_goes_anywhere() -> None:
    anywhere = places_after(f"{RUN} w 3453 0453 -", "move d4")

    assert len(anywhere) == 27
    assert {"a4", "g3", "d1"} < anywhere
    assert places_after(f"{RUN} w 3453 0453 -", "move b5") == {"a5", "a4", "b6", "c6"}


def test_turns_are_counted_with_every_value_that_is_left() -> None:
    assert count(YOXII, YOXII.read(f"{RUN} w 3453 0453 -"), 1) == 164
    assert count(YOXII, YOXII.read(f"{RUN} r 3453 0453 -"), 1) == 42


def test_the_square_that_the_totem_left_is_free_for_the_piece() -> None:
    assert "d4" in places_after(START, "move e4")


def test_a_piece_is_taken_from_the_reserve_and_the_other_is_to_move() -> None:
    table = Table(YOXII)
    table.play(0, "move d5")
    table.play(0, "place 3 e6")

    assert YOXII.write(table.state) == ".../...3./...*.../......./......./...../... r 5543 5553 -"


def test_a_value_of_which_none_is_left_cannot_be_placed() -> None:
    table = Table.at(YOXII, ".../...../......./...*.../......./...../... w 5550 5553 place")

    assert {words.split()[1] for words in table.legal(0)} == {"1", "2", "3"}
    with pytest.raises(IllegalMove) as caught:
        table.play(0, "place 4 d5")
    assert caught.value.text == Text("why-reserve", value=4, guide="reserve")


def ended(
    own: str, elsewhere: str, reserve: str, tiebreak: str = "board"
) -> tuple[set[int], str, tuple[int, ...]]:
    """How it ends when White is stuck with this piece beside the totem and these far away from it."""
    state = replace(YOXII.read(STUCK.format(own, elsewhere, reserve)), tiebreak=tiebreak)
    outcome = YOXII.outcome(state)
    assert YOXII.asks(state) == ()
    return set(outcome.winners), outcome.reason, outcome.scores


def test_the_higher_sum_wins_even_for_the_one_who_is_stuck() -> None:
    assert ended("4", ".......", "5552") == ({0}, "sum", (4, 3))
    assert ended("2", ".......", "5453") == ({1}, "sum", (2, 3))


def test_it_is_over_when_the_mover_is_stuck_though_the_other_is_not() -> None:
    position = "*4a/aaa../......./......./......./...../... {} 5552 1553 -"

    assert YOXII.outcome(YOXII.read(position.format("w"))) is not None
    assert YOXII.outcome(YOXII.read(position.format("r"))) is None
    assert goes_to(position.format("r")) == {"a5", "c5", "e5"}


def test_a_placed_piece_may_leave_the_other_without_a_move() -> None:
    table = Table.at(YOXII, ".*./111../......./......./......./...../... w 2553 5553 -")
    table.play(0, "move c7")
    assert table.outcome() is None
    table.play(0, "place 2 d7")
    outcome = table.outcome()

    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.scores) == (frozenset({0}), "sum", (5, 0))


@pytest.mark.parametrize(
    ("tiebreak", "elsewhere", "reserve", "winners", "reason"),
    [
        ("board", "1111...", "1543", {0}, "pieces"),
        ("board", "111....", "2543", set(), "draw"),
        ("board", "11.....", "3543", {1}, "pieces"),
        ("around", "1111...", "1543", {1}, "pieces"),
        ("none", "1111...", "1543", set(), "draw"),
    ],
)
def test_equal_sums_are_broken_as_agreed(
    tiebreak: str, elsewhere: str, reserve: str, winners: set[int], reason: str
) -> None:
    """Three each around the totem: one white piece against three red ones, and four red ones on the board."""
    assert ended("3", elsewhere, reserve, tiebreak) == (winners, reason, (3, 3))


@pytest.mark.parametrize("tiebreak", ["board", "around", "none"])
def test_what_was_agreed_on_stays_agreed(tiebreak: str) -> None:
    """Two positions are equal whatever breaks a tie, so nothing else would see it lost."""
    table = Table(YOXII, options={"tiebreak": tiebreak})
    for seat, words in ((0, "move d5"), (0, "place 1 e6"), (1, "move d4"), (1, "place 2 e4")):
        table.play(seat, words)
        assert table.state.tiebreak == tiebreak


def test_the_score_table_tells_points_by_value_then_the_sum_then_what_breaks_a_tie() -> None:
    state = YOXII.read(STUCK.format("3", "1111...", "1543"))

    assert [(row.label.id, row.label.args, row.numbers) for row in YOXII.outcome(state).table] == [
        ("row-value", {"value": 4}, (0, 0)),
        ("row-value", {"value": 3}, (3, 0)),
        ("row-value", {"value": 2}, (0, 0)),
        ("row-value", {"value": 1}, (0, 3)),
        ("row-sum", {}, (3, 3)),
        ("row-board", {}, (5, 4)),
    ]
    assert YOXII.outcome(replace(state, tiebreak="around")).table[-1].numbers == (1, 3)
    assert YOXII.outcome(replace(state, tiebreak="none")).table[-1].label == Text("row-sum")


FULL = "111/11222/2233*33/3444aaa/aabbbbb/ccccc/ddd {} 0000 0000 {}"


def test_a_full_board_is_the_end() -> None:
    for mover in "wr":
        state = YOXII.read(FULL.format(mover, "-"))
        outcome = YOXII.outcome(state)

        assert YOXII.asks(state) == ()
        assert (outcome.winners, outcome.scores) == ({0}, (3 + 3 + 2 + 2 + 2 + 4, 1 + 1))


def test_a_puzzle_ends_when_the_mover_has_nothing_left_to_place() -> None:
    state = YOXII.read(".../...../......./...*2../......./...../... r 5453 0000 -")

    assert YOXII.asks(state) == ()
    assert YOXII.outcome(state).winners == {0}


@pytest.mark.parametrize(
    ("position", "words", "expected"),
    [
        (START, "move d4", Text("why-stay", guide="moving")),
        (START, "move d6", Text("why-slide", square="d6", guide="jump")),
        (START, "move e6", Text("why-straight", square="e6", guide="moving")),
        (START, "move a1", Text("why-square", square="a1", guide="setup")),
        (START, "place 3 d5", Text("why-move-first", guide="turn")),
        (START, "place d5", Text("why-move-first", guide="turn")),
        (START, "fly d4", Text("why-words", words="fly d4", guide="turn")),
        (START, "move d5 d6", Text("why-words", words="move d5 d6", guide="turn")),
        (START, "place 1 d5 d6", Text("why-words", words="place 1 d5 d6", guide="turn")),
        (START, "", Text("why-words", words="", guide="turn")),
        (f"{RUN} w 3453 0453 -", "move b4", Text("why-occupied", square="b4", guide="moving")),
        (f"{RUN} w 3453 0453 -", "move f4", Text("why-beyond", square="f4", guide="jump")),
        (f"{RUN} w 3453 0453 -", "move c6", Text("why-slide", square="c6", guide="jump")),
        (f"{RUN} r 3453 0453 -", "move d4", Text("why-rival", square="d4", owner=0, guide="jump")),
        (
            ".../...../......./*1a..../......./...../... w 4553 4553 -",
            "move d4",
            Text("why-rival", square="d4", owner=1, guide="jump"),
        ),
        (f"{RUN} w 3453 0453 place", "move b5", Text("why-place-now", guide="turn")),
        (f"{RUN} w 3453 0453 place", "place b5", Text("why-choose-piece", guide="placing")),
        (f"{RUN} w 3453 0453 place", "place 2", Text("why-choose-square", value=2, guide="placing")),
        (f"{RUN} w 3453 0453 place", "place 5 b5", Text("why-value", value="5", guide="setup")),
        (f"{RUN} w 3453 0453 place", "place 1 b7", Text("why-square", square="b7", guide="setup")),
        (f"{RUN} w 3453 0453 place", "place 1 b4", Text("why-place-occupied", square="b4", guide="placing")),
        (f"{RUN} w 3453 0453 place", "place 1 a4", Text("why-place-occupied", square="a4", guide="placing")),
        (f"{RUN} w 3453 0453 place", "place 1 d4", Text("why-place-adjacent", square="d4", guide="placing")),
        (f"{RUN} r 3453 0453 place", "place 1 b5", Text("why-reserve", value=1, guide="reserve")),
        (f"{RUN} r 3453 0453 place", "place 1", Text("why-reserve", value=1, guide="reserve")),
    ],
)
def test_the_rule_against_a_move_is_named(position: str, words: str, expected: Text) -> None:
    state = YOXII.read(position)

    assert YOXII.why_not(state, state.mover, words) == expected


def test_it_is_nobodys_turn_but_the_movers_and_nobodys_once_it_is_over() -> None:
    assert YOXII.why_not(YOXII.read(START), 1, "move d5") == Text("not-asked", seat=0)
    assert YOXII.why_not(YOXII.read(STUCK.format("4", ".......", "5552")), 0, "move d7") == Text("game-over")


@pytest.mark.parametrize(
    ("position", "id"),
    [
        (".../...../......./...*.../......./...../... w 5553 5553", "position-fields"),
        (".../...../......./...*.../......./...../... w 55535553 -", "position-fields"),
        (".../...../......./...*.../......./... w 5553 5553 -", "position-rows"),
        ("..../..../......./...*.../......./...../... w 5553 5553 -", "position-rows"),
        (".../...../...5.../...*.../......./...../... w 5553 5553 -", "position-sign"),
        (".../...../......./......./......./...../... w 5553 5553 -", "position-totem"),
        (".../...../......./..**.../......./...../... w 5553 5553 -", "position-totem"),
        (".../...../......./...*.../......./...../... p 5553 5553 -", "position-mover"),
        (".../...../......./...*.../......./...../... w 555 5553 -", "position-reserve"),
        (".../...../......./...*.../......./...../... w 5554 5553 -", "position-pieces"),
        (".../...../......./...*.../......./...../... w 5553 5653 -", "position-reserve"),
        (".../...../..d..../...*.../......./...../... w 5553 5553 -", "position-pieces"),
        (".../...../......./...*.../......./...../... w 5553 5553 x", "position-owed"),
        (".../...../......./...*.../......./...../... w 0000 5553 place", "position-left"),
    ],
)
def test_a_wrong_position_names_the_wrong_field(position: str, id: str) -> None:
    with pytest.raises(BadPosition) as caught:
        YOXII.read(position)

    assert caught.value.text.id == id


def test_a_piece_of_each_sign_is_where_and_whose_it_is_said_to_be() -> None:
    state = YOXII.read("1.a/2...b/3.....c/4..*..d/......./...../... w 4442 4442 -")
    found = {SQUARES[square]: piece for square, piece in enumerate(state.squares) if piece}

    assert found == {"c7": 1, "b6": 2, "a5": 3, "a4": 4, "e7": -1, "f6": -2, "g5": -3, "g4": -4}


def mirror(word: str) -> str:
    """A square's name, its column counted from the other side; any other word as it is."""
    return "gfedcba"["abcdefg".index(word[0])] + word[1] if word[1:].isdigit() else word


@pytest.mark.parametrize("flip", ["left-right", "colours"])
def test_a_mirrored_game_is_the_mirrored_game(flip: str) -> None:
    """Symmetry as a second way of computing: the mirror image of a position has the mirrored moves."""
    for line in VECTORS.read_text().splitlines()[:10]:
        table = Table(YOXII)
        for seat, words in json.loads(line)["moves"]:
            rows, mover, white, red, owed = YOXII.write(table.state).split()
            if flip == "left-right":
                rows = "/".join(row[::-1] for row in rows.split("/"))
                expected = {" ".join(map(mirror, move.split())) for move in table.legal(seat)}
            else:
                rows, mover = rows.translate(str.maketrans("1234abcd", "abcd1234")), "rw"["wr".index(mover)]
                white, red = red, white
                expected = set(table.legal(seat))
            mirrored = Table.at(YOXII, f"{rows} {mover} {white} {red} {owed}")

            assert set(mirrored.legal(mirrored.asks()[0].seat)) == expected
            table.play(seat, words)
