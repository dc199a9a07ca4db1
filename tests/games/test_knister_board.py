"""Knister's drawing: whose sheet is shown, what of a round, and what is said to ears."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import pytest

from ludoteca import Table, load
from ludoteca.games.knister.sheet import CELLS
from ludoteca.kernel.scene import Box, Node, Scene
from ludoteca.kernel.text import Text
from ludoteca.kit.lettering import fitted
from ludoteca.kit.theme import theme

KNISTER: Any = load("knister")
LAYOUTS = pytest.mark.parametrize("tall", [False, True])
# Rows 5 and 4 are full, the other lines are not.
TWO_ROWS = "88788/2456Z/...../...../..... - 34 7"


def nodes(scene: Scene) -> dict[str, Node]:
    return {node.id: node for node in scene.nodes if node.id}


def drawn(position: str, seat: int | None, tall: bool = True) -> dict[str, Node]:
    return nodes(KNISTER.draw(KNISTER.read(position), seat, tall))


@LAYOUTS
@pytest.mark.parametrize("seats", [1, 2, 6, 7, 12])
def test_every_cell_is_named_and_lies_clear_of_the_others(tall: bool, seats: int) -> None:
    scene = KNISTER.draw(Table(KNISTER, seats, 1).state, 0, tall)
    cells = [node for node in scene.nodes if node.name]

    assert [cell.name for cell in cells] == list(CELLS)
    assert [cell.at for cell in cells] == [("sheet", *divmod(place, 5)) for place in range(25)]
    for at, cell in enumerate(cells):
        for other in cells[at + 1 :]:
            apart = max(abs(cell.box[0] - other.box[0]), abs(cell.box[1] - other.box[1]))
            assert apart >= cell.box[2]


@LAYOUTS
def test_the_end_of_a_full_line_tells_its_points(tall: bool) -> None:
    shown = drawn(TWO_ROWS, 0, tall)

    assert (shown["row-5.points"].text, shown["row-4.points"].text) == ("6", "0")
    assert shown["row-5"].label == Text("label-row", row=5, points=6)
    assert "row-3.points" not in shown and shown["row-3"].label is None
    assert shown["diagonal-e1.double"].text == "× 2"


def test_what_one_is_writing_only_oneself_can_see() -> None:
    empty = "...../...../...../...../....."
    position = f"{empty}|{empty} c3|- 34 7"

    assert drawn(position, 0)["number@c3"].text == "7"
    assert "number@c3" not in drawn(position, 1)
    assert "number@c3" not in drawn(position, None)


def test_who_has_written_and_who_has_not_is_seen_by_all() -> None:
    empty = "...../...../...../...../....."
    for seat in (0, 1, None):
        shown = drawn(f"{empty}|{empty} c3|- 34 7", seat)

        assert "written-0.0" in shown and "turn-0" not in shown
        assert "turn-1" in shown and "written-1.0" not in shown
        assert shown["seat-1"].label == Text("label-seat", seat=1, points=0, status="asked")


def test_a_number_that_is_written_comes_from_the_roll() -> None:
    table = Table(KNISTER, 1, 3)
    before = set(nodes(KNISTER.draw(table.state, 0, True)))
    table.play(0, "write c3")
    after = set(nodes(KNISTER.draw(table.state, 0, True)))

    assert "number@roll-0" in before - after
    assert {"number@c3", "number@roll-1"} <= after - before


def test_the_winners_are_gold_and_a_lone_player_has_a_yardstick() -> None:
    full = "88788/2456Z/77777/66666/55555"
    assert {"win-0", "win-1"} <= set(drawn(f"{full}|{full} -|- 34 7", 0))
    alone = drawn(f"{full} - 34 7", 0)
    assert "win-0" not in alone
    assert {"bar", "bar.good", "bar.great", "bar.spectacular"} <= set(alone)


BLANK = "...../...../...../...../....."
# A sheet of the same numbers, elsewhere: 7 in a5, 10 in c5, 12 in e1.
THREE, OTHER_THREE = "7.X../...../...../...../....Z", "..7../...../..X../...../Z...."


@LAYOUTS
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7, 12])
def test_the_sheets_of_all_others_are_shown_small(tall: bool, seats: int) -> None:
    position = f"{'|'.join([THREE] * seats)} {'|'.join('-' * seats)} 34 7"
    for own in (0, seats - 1):
        shown = drawn(position, own, tall)
        others = {seat for seat in range(seats) if seat != own}

        assert {f"sheet-{seat}" for seat in range(seats)} & set(shown) == {f"sheet-{seat}" for seat in others}
        assert all(f"numbers-{seat}" in shown for seat in others)
        assert {f"{part}-{seat}" for part in ("mark", "name", "points") for seat in range(seats)} <= set(
            shown
        )


def test_a_small_sheet_tells_its_numbers_to_ears_row_by_row() -> None:
    shown = drawn(f"{OTHER_THREE}|{THREE} -|- 34 7", 0)
    assert shown["sheet-1"].label == Text("label-sheet", seat=1, cells="a5 7, c5 10; e1 12")
    assert shown["sheet-1"].at == ("seats", 1, 1)

    blank = drawn(f"{BLANK}|{BLANK} -|- 34 7", 0)
    assert blank["sheet-1"].label == Text("label-blank", seat=1)
    assert "numbers-1" not in blank


@LAYOUTS
def test_a_small_sheet_has_each_number_in_its_cell(tall: bool) -> None:
    for place, cell in enumerate(CELLS):
        rows = "".join("Z" if at == place else "." for at in range(25))
        sheet = "/".join(rows[start : start + 5] for start in range(0, 25, 5))
        numbers = drawn(f"{sheet}|{sheet} -|- 34 7", 0, tall)["numbers-1"]
        row, column = divmod(place, 5)
        points = [float(number) for number in re.findall(r"[\d.]+", numbers.path)]
        for way, length, at in ((points[0::2], numbers.box[2], column), (points[1::2], numbers.box[3], row)):
            assert (min(way) + max(way)) / 2 / length * 5 // 1 == at, cell
            assert max(way) - min(way) < length / 5


@LAYOUTS
def test_what_others_are_writing_is_on_no_small_sheet(tall: bool) -> None:
    for own in (0, None):
        before = KNISTER.draw(KNISTER.read(f"{THREE}|{THREE}|{THREE} -|-|- 34 7"), own, tall)
        for cell in ("b5", "c3"):
            written = KNISTER.draw(KNISTER.read(f"{THREE}|{THREE}|{THREE} -|{cell}|- 34 7"), own, tall)

            assert {node.id for node in set(written.nodes) - set(before.nodes)} == {"seat-1", "written-1.0"}
            assert {node.id for node in set(before.nodes) - set(written.nodes)} == {"seat-1", "turn-1"}


@LAYOUTS
@pytest.mark.parametrize("seats", range(1, 13))
def test_points_of_three_figures_are_never_cut(tall: bool, seats: int) -> None:
    # Every number is a five: twelve lines of 10 points, and the diagonals double.
    fives = "55555/55555/55555/55555/55555"
    shown = drawn(f"{'|'.join([fives] * seats)} {'|'.join('-' * seats)} 34 7", 0, tall)
    for seat in range(seats):
        points = shown[f"points-{seat}"]

        assert fitted("140", *points.box[2:])[0] == points.text == "140"


@LAYOUTS
@pytest.mark.parametrize("seats", range(2, 13))
def test_what_is_said_of_one_seat_lies_clear_of_what_is_said_of_another(tall: bool, seats: int) -> None:
    position = f"{'|'.join([THREE] * seats)} {'|'.join('-' * seats)} 34 7"
    for own in (0, 1):
        shown = drawn(position, own, tall)
        boxes = {
            (seat, part): shown[f"{part}-{seat}"].box
            for seat in range(seats)
            for part in ("mark", "name", "points", "sheet", "turn")
            if f"{part}-{seat}" in shown
        }
        for one, other in combinations(boxes, 2):
            if one[0] != other[0] or {one[1], other[1]} <= {"mark", "name", "sheet"}:
                assert is_clear(boxes[one], boxes[other]), (one, other)
            assert is_clear(boxes[one], shown["cell-e1"].box)


def is_clear(one: Box, other: Box) -> bool:
    (left, top, width, height), (x, y, wide, high) = one, other
    return (
        left + width <= x + 0.01
        or x + wide <= left + 0.01
        or top + height <= y + 0.01
        or y + high <= top + 0.01
    )


@LAYOUTS
def test_everything_is_made_of_inks(tall: bool) -> None:
    for position in (TWO_ROWS, "88788/2456Z/77777/66666/55555 - 34 7", f"{THREE}|{THREE} -|- 34 7"):
        for node in drawn(position, 0, tall).values():
            assert {node.ink, node.edge} - {""} <= set(theme("light"))
