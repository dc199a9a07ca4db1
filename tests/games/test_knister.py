"""Knister's rules, by sheets written as rows of numbers and moves as text."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, permutations
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from contract.playing import finished, play_on, set_up
from ludoteca import BadPosition, Luck, Table, Text, load, spell
from ludoteca.games.knister.rules import State, reason_to_end
from ludoteca.games.knister.sheet import (
    CELLS,
    COLUMNS,
    DIAGONALS,
    EMPTY,
    LINES,
    ROWS,
    Sheet,
    line_points,
    points,
)
from ludoteca.kernel.editing import edited
from ludoteca.kernel.shelf import about

KNISTER: Any = load("knister")
EXAMPLE = "7 4 8 9 11 / 3 7 3 7 7 / 5 5 10 5 5 / 8 9 3 6 9 / 8 11 8 8 7"


def sheet(rows: str) -> Sheet:
    """A sheet from its rows, top to bottom; a dot is an empty cell."""
    return tuple(0 if sign == "." else int(sign) for sign in rows.replace("/", " ").split())


def after(state: State, *moves: str) -> State:
    """The state after these moves, each `seat: words`; every one is looked up among the legal ones."""
    for line in moves:
        seat, words = line.split(": ")
        state = KNISTER.step(state, int(seat), legal(state, int(seat))[words])
    return state


def legal(state: State, seat: int) -> dict[str, Any]:
    return {spell(move): move for ask in KNISTER.asks(state) if ask.seat == seat for move in ask.moves}


# What a line is worth


@pytest.mark.parametrize(
    ("numbers", "worth"),
    [
        ((7, 4, 7, 9, 11), 1),
        ((7, 4, 7, 4, 11), 3),
        ((7, 4, 7, 9, 7), 3),
        ((7, 7, 7, 9, 7), 6),
        ((7, 9, 7, 9, 7), 8),
        ((7, 7, 7, 7, 7), 10),
        ((3, 4, 5, 6, 7), 8),
        ((4, 5, 6, 7, 8), 8),
        ((5, 6, 7, 8, 9), 8),
        ((6, 7, 8, 9, 10), 8),
        ((7, 8, 9, 10, 11), 8),
        ((2, 3, 4, 5, 6), 12),
        ((8, 9, 10, 11, 12), 12),
        ((2, 3, 4, 5, 7), 0),
        ((3, 4, 5, 6, 12), 0),
        ((2, 4, 6, 8, 10), 0),
        ((8, 9, 10, 11, 7), 8),
        ((12, 2, 3, 4, 5), 0),
    ],
)
def test_a_line_is_worth_its_one_pattern_in_any_order(numbers: tuple[int, ...], worth: int) -> None:
    assert {points(order) for order in permutations(numbers)} == {worth}


def test_every_line_there_can_be_is_worth_what_the_table_says() -> None:
    """The table read the other way round: pattern by pattern, the best that fits."""
    for numbers in combinations_with_replacement(range(2, 13), 5):
        most, *others = sorted((numbers.count(number) for number in set(numbers)), reverse=True)
        fits = [0]
        fits += [10] * (most == 5)
        fits += [6] * (most == 4)
        fits += [8] * (most == 3 and others == [2])
        fits += [3] * (most == 3 and others == [1, 1])
        fits += [3] * (most == 2 and others == [2, 1])
        fits += [1] * (most == 2 and others == [1, 1, 1])
        run = numbers == tuple(range(numbers[0], numbers[0] + 5))
        fits += [8] * (run and 7 in numbers) + [12] * (run and 7 not in numbers)
        assert points(numbers) == max(fits), numbers


def test_the_twelve_lines_are_five_rows_five_columns_and_two_diagonals() -> None:
    def named(line: tuple[int, ...]) -> str:
        return " ".join(CELLS[place] for place in line)

    assert named(ROWS[0]) == "a5 b5 c5 d5 e5"
    assert named(ROWS[4]) == "a1 b1 c1 d1 e1"
    assert named(COLUMNS[0]) == "a5 a4 a3 a2 a1"
    assert named(COLUMNS[4]) == "e5 e4 e3 e2 e1"
    assert [named(line) for line in DIAGONALS] == ["a5 b4 c3 d2 e1", "e5 d4 c3 b2 a1"]
    assert len(set(LINES)) == 12
    assert Counter(place for line in LINES for place in line)[12] == 4


def test_the_publishers_sheet_scores_53() -> None:
    assert line_points(sheet(EXAMPLE)) == (0, 8, 6, 1, 3, 1, 0, 3, 8, 1, 6, 16)
    assert sum(line_points(sheet(EXAMPLE))) == 53


@pytest.mark.parametrize(("numbers", "doubled"), [("7 . . . 7", 0), ("7 7 7 7 7", 20), ("2 3 4 5 6", 24)])
def test_a_diagonal_counts_double_when_it_is_full(numbers: str, doubled: int) -> None:
    rows = [["."] * 5 for _ in range(5)]
    for place, number in enumerate(numbers.split()):
        rows[place][place] = number
    falling = sheet(" ".join(" ".join(row) for row in rows))
    rising = sheet(" ".join(" ".join(row[::-1]) for row in rows))

    assert line_points(falling) == (0,) * 10 + (doubled, 0)
    assert line_points(rising) == (0,) * 10 + (0, doubled)


# A game


def test_everybody_is_asked_at_once_for_any_empty_cell() -> None:
    table = Table(KNISTER, 3, 1)

    assert table.state.sheets == (EMPTY,) * 3
    assert [ask.seat for ask in table.asks()] == [0, 1, 2]
    assert list(table.legal(2)) == [f"write {cell}" for cell in CELLS]
    assert {ask.prompt for ask in table.asks()} == {Text("prompt-write", number=sum(table.state.dice))}


def test_the_last_to_write_shows_all_and_rolls_again() -> None:
    first = Table(KNISTER, 3, 1).state
    half = after(first, "2: write e1", "0: write a5")

    assert half.sheets == first.sheets
    assert half.dice == first.dice
    assert [ask.seat for ask in KNISTER.asks(half)] == [1]
    whole = after(half, "1: write c3")
    number = sum(first.dice)
    assert [written.index(number) for written in whole.sheets] == [0, 12, 24]
    assert [sum(written) for written in whole.sheets] == [number] * 3
    assert whole.luck != first.luck
    assert [ask.seat for ask in KNISTER.asks(whole)] == [0, 1, 2]
    assert "write c3" not in legal(whole, 1)
    assert "write c3" in legal(whole, 0)


@pytest.mark.parametrize("seats", [1, 2, 12])
def test_a_game_is_25_rounds_and_the_last_cell_is_asked_for_too(seats: int) -> None:
    table = Table(KNISTER, seats, 4)
    numbers = []
    for _ in play_on(table, Luck(seats)):
        if not any(table.state.written) and table.asks():
            numbers.append(table.state.number)
            left = 25 - len(table.steps) // seats
            assert [len(ask.moves) for ask in table.asks()] == [left] * seats

    assert len(table.steps) == 25 * seats
    assert all(sorted(written) == sorted(numbers) for written in table.state.sheets)


def test_two_dice_fall_as_two_dice_do() -> None:
    found = Counter(Table(KNISTER, 1, seed).state.dice for seed in range(3600))

    assert set(found) == {(first, second) for first in range(1, 7) for second in range(1, 7)}
    assert sum((count - 100) ** 2 / 100 for count in found.values()) < 35 + 5 * sqrt(70)


def ended(*sheets: str) -> Any:
    state = State(tuple(map(sheet, sheets)), ("",) * len(sheets), (3, 4), Luck(0))
    assert KNISTER.asks(state) == ()
    return KNISTER.outcome(state)


# The publisher's sheet with its e1 and e2 exchanged, which changes lines but not rounds.
OTHER = "7 4 8 9 11 / 3 7 3 7 7 / 5 5 10 5 5 / 8 9 3 6 7 / 8 11 8 8 9"


def test_most_points_win_and_the_table_shows_every_line() -> None:
    outcome = ended(OTHER, EXAMPLE)
    *lines, total = outcome.table

    assert (outcome.winners, outcome.reason) == (frozenset({1}), "points")
    assert outcome.scores[1] == 53
    assert [row.numbers[1] for row in lines] == [0, 8, 6, 1, 3, 1, 0, 3, 8, 1, 6, 16]
    assert (
        total.numbers == outcome.scores == tuple(map(sum, zip(*(row.numbers for row in lines), strict=True)))
    )
    assert lines[0].label == Text("row-row", row=5)
    assert lines[5].label == Text("row-column", column="a")
    assert lines[10].label == Text("row-diagonal", start="a5", end="e1")


def test_equal_points_share_the_win() -> None:
    outcome = ended(EXAMPLE, OTHER, EXAMPLE)

    assert (outcome.winners, outcome.reason) == (frozenset({0, 2}), "shared")


@pytest.mark.parametrize(
    ("total", "reason"),
    [
        (0, "solo"),
        (50, "solo"),
        (51, "good"),
        (80, "good"),
        (81, "great"),
        (100, "great"),
        (101, "spectacular"),
    ],
)
def test_a_lone_player_is_measured_by_the_publishers_yardstick(total: int, reason: str) -> None:
    assert reason_to_end((total,), frozenset({0})) == reason


def test_a_lone_player_wins() -> None:
    outcome = ended(EXAMPLE)

    assert (outcome.winners, outcome.reason, outcome.scores) == (frozenset({0}), "good", (53,))


@pytest.mark.parametrize("path", sorted((Path(KNISTER.__file__).parent / "plays").glob("*.play")))
def test_a_recorded_game_replays_to_its_last_line(path: Path) -> None:
    table = Table.replay(path.read_text())
    outcome = table.outcome()

    assert table.note is None
    assert outcome is not None
    winners = " ".join(map(str, sorted(outcome.winners)))
    assert path.read_text().splitlines()[-1] == f"= {winners}: {outcome.reason}"
    assert path.stem == outcome.reason


def test_an_unfinished_game_has_no_outcome() -> None:
    table = set_up(about("knister"), 3)
    for _ in play_on(table, Luck(1), 30):
        assert table.outcome() is None


# Reasons


@pytest.mark.parametrize(
    ("seat", "words", "expected"),
    [
        (0, "write c3", Text("why-taken", cell="c3", number=9, guide="sheet")),
        (0, "write f6", Text("why-cell", cell="f6", guide="sheet")),
        (0, "write", Text("why-words", words="write", guide="round")),
        (0, "rub c3", Text("why-words", words="rub c3", guide="round")),
        (0, "", Text("why-words", words="", guide="round")),
        (1, "write a1", Text("why-written", number=7, guide="round")),
        (0, "write a1", None),
    ],
)
def test_the_rule_against_a_choice_is_named(seat: int, words: str, expected: Text | None) -> None:
    started = (*EMPTY[:12], 9, *EMPTY[13:])
    state = State((started, started), ("", "b2"), (3, 4), Luck(0))

    assert KNISTER.why_not(state, seat, words) == expected


def test_nothing_is_written_when_the_sheets_are_full() -> None:
    table = finished(about("knister"), 1)

    assert KNISTER.why_not(table.state, 0, "write a1") == Text("game-over")


# Secrets


def test_where_others_write_is_told_when_all_have_written() -> None:
    state = Table(KNISTER, 2, 1).state
    number = state.number

    def told(state: State, seat: int, words: str, to: int | None) -> Text:
        move = legal(state, seat)[words]
        return KNISTER.tell(state, seat, move, KNISTER.step(state, seat, move), to)  # type: ignore[no-any-return]

    assert told(state, 0, "write c3", 0) == Text("told-write", number=number, cell="c3")
    assert told(state, 0, "write c3", 1) == Text("told-written", number=number)
    assert told(state, 0, "write c3", None) == Text("told-written", number=number)
    half = after(state, "0: write c3")
    assert told(half, 1, "write a1", 0) == Text("told-write", number=number, cell="a1")


def test_a_veil_hides_cells_of_this_round_and_rolls_to_come() -> None:
    state = after(Table(KNISTER, 3, 1).state, "0: write c3", "2: write d4")

    assert KNISTER.veil(state, 0).written == ("c3", "", "?")
    assert KNISTER.veil(state, 0).luck is None
    assert KNISTER.veil(state, 0).sheets == state.sheets
    assert [ask.seat for ask in KNISTER.asks(KNISTER.veil(state, 1))] == [1]


@pytest.mark.parametrize("seed", range(5))
def test_a_veiled_state_is_enough_to_imagine_from(seed: int) -> None:
    table = set_up(about("knister"), seed)
    for step, _ in enumerate(play_on(table, Luck(seed))):
        seat = step % table.seats
        view = KNISTER.veil(table.state, seat)

        assert KNISTER.imagine(view, seat, Luck(seed)) == KNISTER.imagine(table.state, seat, Luck(seed))
        assert KNISTER.veil(view, seat) == view


def test_imagined_cells_and_rolls_are_spread_over_all_that_are_possible() -> None:
    state = after(Table(KNISTER, 3, 1).state, "0: write c3", "1: write c3", "2: write a1")
    half = after(state, "0: write b4", "2: write b2")
    cells: Counter[str] = Counter()
    rolls: Counter[tuple[int, int]] = Counter()
    for number in range(3600):
        world = KNISTER.imagine(half, 1, Luck(number))
        assert world.written[1] == ""
        cells[world.written[0]] += 1
        rolls[after(world, "1: write a5").dice] += 1

    assert set(cells) == set(CELLS) - {"c3"}
    assert sum((count - 150) ** 2 / 150 for count in cells.values()) < 23 + 5 * sqrt(46)
    assert len(rolls) == 36
    assert sum((count - 100) ** 2 / 100 for count in rolls.values()) < 35 + 5 * sqrt(70)


# Positions


def test_a_position_is_one_line() -> None:
    table = Table(KNISTER, 2, 7)
    table.play(0, "write c3")

    assert KNISTER.write(table.state) == (
        "...../...../...../...../.....|...../...../...../...../..... c3|- "
        f"{table.state.dice[0]}{table.state.dice[1]} {table.state.luck.seed:x}"
    )


def test_who_is_left_alone_at_a_table_built_by_hand_has_nothing_chosen_that_is_not_shown() -> None:
    edits = ["choose seats 2", "choose written-0 a1", "choose seats 1"]
    built = edited(KNISTER, Table(KNISTER).state, edits)
    assert built.error is None
    assert built.state.written == ("",)


def test_a_position_says_how_many_play() -> None:
    table = Table.at(KNISTER, KNISTER.write(Table(KNISTER, 5, 1).state))

    assert table.seats == 5
    assert [ask.seat for ask in table.asks()] == [0, 1, 2, 3, 4]


EMPTY_ROWS = "...../...../...../...../....."


@pytest.mark.parametrize(
    ("position", "wrong"),
    [
        (f"{EMPTY_ROWS} - 34", "fields"),
        ("|".join([EMPTY_ROWS] * 13) + " " + "|".join("-" * 13) + " 34 7", "seats"),
        ("...../...../...../..... - 34 7", "sheet"),
        ("....1/...../...../...../..... - 34 7", "sign"),
        ("....-/...../...../...../..... - 34 7", "sign"),
        (f"{EMPTY_ROWS}|7..../...../...../...../..... -|- 34 7", "numbers"),
        (f"{EMPTY_ROWS} a1 34 7", "written"),
        (f"{EMPTY_ROWS} -|- 34 7", "written"),
        (f"{EMPTY_ROWS}|{EMPTY_ROWS} f9|- 34 7", "written"),
        ("7..../...../...../...../.....|7..../...../...../...../..... a5|- 34 7", "written"),
        (f"{EMPTY_ROWS} - 37 7", "dice"),
        (f"{EMPTY_ROWS} - 34 -7", "luck"),
    ],
)
def test_a_wrong_position_names_the_field_that_is_wrong(position: str, wrong: str) -> None:
    with pytest.raises(BadPosition) as caught:
        KNISTER.read(position)

    assert caught.value.text.id == f"position-{wrong}"
