"""Kulami's drawing: what is named, what is followed, what is said to ears, what is marked."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from games.kulami import EXAMPLE, FINAL, GAPPED, KULAMI, SQUARE, empty
from ludoteca import Table
from ludoteca.kernel.scene import Node, Scene
from ludoteca.kernel.text import Text

LAYOUTS = pytest.mark.parametrize("tall", [False, True])


def at(layout: str, *moves: str, **options: str) -> Any:
    table = Table(KULAMI, options={"layout": layout, **options})
    for number, hole in enumerate(moves):
        table.play(number % 2, f"place {hole}")
    return table.state


def named(scene: Scene) -> dict[str, Node]:
    return {node.name: node for node in scene.nodes if node.name}


def ids(scene: Scene) -> dict[str, Node]:
    found = {node.id: node for node in scene.nodes if node.id}
    assert len(found) == sum(bool(node.id) for node in scene.nodes)
    return found


@LAYOUTS
@pytest.mark.parametrize("layout", [SQUARE, EXAMPLE, GAPPED])
def test_the_holes_are_named_and_the_gaps_are_not(layout: str, tall: bool) -> None:
    state = at(layout)
    names = named(KULAMI.draw(state, 0, tall))

    assert set(names) == set(state.layout.names)
    assert {node.at for node in names.values()} == {("board", *cell) for cell in state.layout.cells}


@LAYOUTS
@pytest.mark.parametrize("layout", [SQUARE, EXAMPLE, GAPPED])
def test_no_two_holes_overlap_and_each_lies_on_its_tile(layout: str, tall: bool) -> None:
    state = at(layout)
    drawn = ids(KULAMI.draw(state, 0, tall))
    for hole, name in enumerate(state.layout.names):
        x, y, width, height = drawn[f"hole-{name}"].box
        tile = drawn[f"tile-{state.layout.tiles[state.layout.tile_of[hole]].letter}"].box
        assert tile[0] <= x and x + width <= tile[0] + tile[2]
        assert tile[1] <= y and y + height <= tile[1] + tile[3]
        # On a phone that is 360 pixels wide, half as many: no target is smaller than 24.
        assert width * 360 / 700 >= 24


def test_every_layout_has_the_same_table() -> None:
    """The page keeps room for one size before it knows the layout."""
    for tall in (False, True):
        assert len({(scene.width, scene.height) for scene in sizes(tall)}) == 1


def sizes(tall: bool) -> list[Scene]:
    return [KULAMI.draw(at(layout), 0, tall) for layout in (SQUARE, EXAMPLE, GAPPED)]


def test_labels_tell_tile_and_marble_and_what_is_taboo() -> None:
    names = named(KULAMI.draw(at(EXAMPLE, "d4", "d7"), 0, True))

    assert names["a4"].label == Text("label-empty", hole="a4", tile="k", size=3, taboo="no")
    assert names["b4"].label == Text("label-empty", hole="b4", tile="c", size=6, taboo="yes")
    assert names["d4"].label == Text("label-marble", hole="d4", tile="c", size=6, owner=0)
    assert names["d7"].label == Text("label-marble", hole="d7", tile="g", size=4, owner=1)


@LAYOUTS
def test_the_two_taboo_tiles_are_hatched_until_the_game_is_over(tall: bool) -> None:
    def hatched(state: Any) -> set[str]:
        return {id for id in ids(KULAMI.draw(state, 0, tall)) if id.startswith("taboo") and "." not in id}

    assert hatched(at(EXAMPLE)) == set()
    assert hatched(at(EXAMPLE, "d4")) == {"taboo-c"}
    assert hatched(at(EXAMPLE, "d4", "d7")) == {"taboo-c", "taboo-g"}
    assert hatched(KULAMI.read(FINAL)) == set()


def test_row_and_column_of_the_last_marble_shine_on_the_frame() -> None:
    drawn = ids(KULAMI.draw(at(GAPPED, "e10"), 0, True))

    assert [drawn[f"pointer-{axis}.name"].text for axis in ("column", "row")] == ["e", "10"]
    assert "pointer-row" not in ids(KULAMI.draw(at(GAPPED), 0, True))


def test_a_placed_marble_is_of_the_family_that_left_the_reserve() -> None:
    before, after = (set(ids(KULAMI.draw(at(SQUARE, *moves), 0, False))) for moves in ((), ("c4",)))
    parts = ("", ".body", ".sign", ".glint")

    assert {id for id in before - after if "@" in id} == {f"r@reserve-27{part}" for part in parts}
    assert {id for id in after - before if "@" in id} == {f"r@c4{part}" for part in (*parts, ".shade")}


def test_seats_differ_by_shape_and_not_by_colour_alone() -> None:
    drawn = ids(KULAMI.draw(at(SQUARE, "a8", "h8"), 0, True))

    assert drawn["r@a8.sign"].path != drawn["b@h8.sign"].path
    # Tile b is red's with its only marble, tile e black's.
    assert (drawn["band-b"].kind, drawn["band-e"].kind) == ("rect", "path")


def test_a_tile_that_nobody_leads_on_has_no_band() -> None:
    state = KULAMI.read(empty(SQUARE))
    level = replace(state, marbles="rb" + state.marbles[2:])

    assert not [id for id in ids(KULAMI.draw(level, 0, True)) if id.startswith("band")]


@LAYOUTS
def test_the_end_shows_what_every_tile_pays(tall: bool) -> None:
    drawn = ids(KULAMI.draw(KULAMI.read(FINAL), 1, tall))
    values = [node.label for node in drawn.values() if node.label and node.label.id == "label-tile"]
    paid = [
        sum(int(label.args["points"]) for label in values if label.args["owner"] == seat) for seat in (0, 1)
    ]

    assert paid == [31, 27]
    won = {id.removeprefix("win-") for id in drawn if id.startswith("win-")}
    assert won == {label.args["tile"] for label in values if label.args["owner"] == 0}


def test_the_end_shows_area_and_lines_where_they_count() -> None:
    state = KULAMI.read(FINAL)
    for area in (False, True):
        for lines in (False, True):
            drawn = ids(KULAMI.draw(replace(state, area=area, lines=lines), 0, True))
            assert ("area-0" in drawn, "area-1" in drawn) == (area, area)
            # Two red lines, three black ones.
            shown = {id for id in drawn if id.startswith("line-") and "." not in id}
            assert len(shown) == (5 if lines else 0)


@LAYOUTS
def test_a_rack_tells_marbles_points_and_the_agreed_bonuses(tall: bool) -> None:
    drawn = ids(KULAMI.draw(replace(KULAMI.read(FINAL), area=True, lines=True), 0, tall))

    assert drawn["rack-1"].label == Text("label-player", seat=1, left=1, points=27 + 5 + 3)
    assert [drawn[f"{what}-1"].text for what in ("count", "points")] == ["1", "35"]
    assert [drawn[f"{what}-number-{seat}"].text for what in ("area", "lines") for seat in (0, 1)] == [
        "12",
        "17",
        "12",
        "15",
    ]
    assert not [id for id in ids(KULAMI.draw(KULAMI.read(FINAL), 0, tall)) if "number-" in id]


def test_ones_own_things_lie_nearer() -> None:
    for seat in (0, 1):
        drawn = ids(KULAMI.draw(at(SQUARE), seat, True))
        assert drawn[f"rack-{seat}"].box[1] > drawn[f"rack-{1 - seat}"].box[1]
