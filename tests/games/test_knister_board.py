"""Knister's drawing: whose sheet is shown, what of a round, and what is said to ears."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Table, load
from ludoteca.games.knister.sheet import CELLS
from ludoteca.kernel.scene import Node, Scene
from ludoteca.kernel.text import Text
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


@LAYOUTS
def test_everything_is_made_of_inks(tall: bool) -> None:
    for position in (TWO_ROWS, "88788/2456Z/77777/66666/55555 - 34 7"):
        for node in drawn(position, 0, tall).values():
            assert {node.ink, node.edge} - {""} <= set(theme("light"))
