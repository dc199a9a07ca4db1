"""Yoxii's drawing: what is named, what is followed, what is said to ears."""

from __future__ import annotations

import pytest

from ludoteca.games.yoxii.board import draw
from ludoteca.games.yoxii.position import read
from ludoteca.games.yoxii.rules import PLACES_OF, SQUARES, Move, Place, State, setup, step
from ludoteca.kernel.scene import Node, Scene
from ludoteca.kernel.text import Text
from ludoteca.kit.theme import theme

LAYOUTS = pytest.mark.parametrize("tall", [False, True])
VIEWERS = pytest.mark.parametrize("viewer", [None, 0, 1])
# White to place; Red has no 4 left.
OWED = ".../..d../..1d3../..d*.../...2a../...../... w 4443 4550 place"
ENDED = "*4a/aaa../......./......./......./...../... w 5552 1553 -"


def opening() -> State:
    return setup(2, 0, {"tiebreak": "board"})


def named(scene: Scene) -> dict[str, Node]:
    names = [node.name for node in scene.nodes if node.name]
    assert len(names) == len(set(names))
    return {node.name: node for node in scene.nodes if node.name}


def labels(scene: Scene, region: str) -> list[Text | None]:
    return [node.label for node in scene.nodes if node.at and node.at[0] == region]


@LAYOUTS
def test_every_square_is_named_once_whether_or_not_the_totem_stands_there(tall: bool) -> None:
    for state in (opening(), read(ENDED)):
        names = named(draw(state, 0, tall))
        assert set(names) == set(SQUARES)
        assert [names[square].at for square in SQUARES] == [("board", *place) for place in PLACES_OF]


def test_labels_tell_what_stands_where() -> None:
    names = named(draw(read(OWED), 0, True))
    assert names["a5"].label == Text("label-empty", square="a5")
    assert names["c5"].label == Text("label-piece", square="c5", value=1, owner=0)
    assert names["d5"].label == Text("label-piece", square="d5", value=4, owner=1)
    assert names["d4"].label == Text("label-totem", square="d4")


@LAYOUTS
@VIEWERS
def test_the_values_are_named_on_the_movers_trays_while_a_piece_is_owed(
    viewer: int | None, tall: bool
) -> None:
    """At other times nobody can take one, and the name would say which of the rival's was last placed."""
    names = named(draw(read(OWED), viewer, tall))
    assert set(names) - set(SQUARES) == {"1", "2", "3", "4"}
    assert [names[value].at for value in "1234"] == [("reserve-0", 0, column) for column in range(4)]
    assert [names[value].label for value in "14"] == [
        Text("label-stack", value=1, count=4),
        Text("label-stack", value=4, count=3),
    ]
    assert set(named(draw(read(OWED.replace("place", "-")), viewer, tall))) == set(SQUARES)


@LAYOUTS
def test_a_tray_that_can_be_tapped_is_as_large_as_a_thumb(tall: bool) -> None:
    """In units of a scene 700 wide, which a phone shows 344 pixels wide."""
    names = named(draw(read(OWED), 0, tall))
    assert all(min(names[value].box[2:]) >= 80 for value in "1234")


@LAYOUTS
def test_every_tray_shows_its_pile_and_its_number(tall: bool) -> None:
    scene = draw(read(OWED), 0, tall)
    ids = {node.id for node in scene.nodes}
    numbers = {node.id: node.text for node in scene.nodes if node.id.startswith("count-")}
    assert numbers["count-0-1"] == "×4" and numbers["count-1-4"] == "×0"
    assert {"w1@reserve-3", "r2@reserve-4"} <= ids
    assert not {"w1@reserve-4", "r4@reserve-0"} & ids


@LAYOUTS
@VIEWERS
def test_ids_are_unique(viewer: int | None, tall: bool) -> None:
    for position in (OWED, ENDED):
        ids = [node.id for node in draw(read(position), viewer, tall).nodes if node.id]
        assert len(ids) == len(set(ids))


@LAYOUTS
def test_everything_that_changes_can_be_followed(tall: bool) -> None:
    """A patch of the opening says only what has changed, by id."""
    states = [opening()]
    for move in (Move("d5"), Place(3, "e6"), Move("d4")):
        states.append(step(states[-1], states[-1].mover, move))
    scenes = [draw(state, 0, tall) for state in states]
    for scene in scenes:
        for other in scenes:
            assert all(node.id for node in scene.nodes if node not in other.nodes)


def test_a_placed_piece_is_of_the_family_that_left_the_reserve() -> None:
    moved = step(opening(), 0, Move("d5"))
    before = {node.id for node in draw(moved, 0, False).nodes}
    after = {node.id for node in draw(step(moved, 0, Place(4, "e6")), 0, False).nodes}
    parts = ("", ".mark", ".sign")
    assert {id for id in before - after if "@" in id} == {f"w4@reserve-2{part}" for part in parts}
    assert {id for id in after - before if "@" in id} == {f"w4@e6{part}" for part in parts}


def test_the_pieces_of_the_seats_differ_in_shape_and_those_of_one_seat_in_marks_and_number() -> None:
    drawn = {node.id: node for node in draw(opening(), 0, True).nodes}
    assert {drawn[f"w{value}@reserve-0"].kind for value in "1234"} == {"disc"}
    assert {drawn[f"r{value}@reserve-0"].kind for value in "1234"} == {"icon"}
    assert len({drawn[f"w{value}@reserve-0.mark"].path for value in "1234"}) == 4
    assert [drawn[f"w{value}@reserve-0.sign"].text for value in "1234"] == ["1", "2", "3", "4"]


def test_ears_are_told_the_reserves_and_the_sums() -> None:
    scene = draw(read(OWED), 0, True)
    assert labels(scene, "seat-1") == [Text("label-reserve", seat=1, ones=4, twos=5, threes=5, fours=0)]
    assert labels(scene, "sum-0") == [Text("label-sum", seat=0, sum=6)]
    assert labels(scene, "sum-1") == [Text("label-sum", seat=1, sum=9)]


@LAYOUTS
def test_ones_own_things_lie_nearer(tall: bool) -> None:
    def top(scene: Scene, seat: int) -> float:
        return next(node.box[1] for node in scene.nodes if node.id == f"rack-{seat}")

    for viewer, own in ((0, 0), (1, 1), (None, 0)):
        scene = draw(opening(), viewer, tall)
        assert top(scene, own) > top(scene, 1 - own)


def test_whose_turn_it_is_shows_until_the_game_is_over() -> None:
    def turns(position: str) -> list[str]:
        return [node.id for node in draw(read(position), 0, True).nodes if node.id.startswith("turn-")]

    assert turns(OWED) == ["turn-0"]
    assert turns(OWED.replace(" w ", " r ")) == ["turn-1"]
    assert turns(ENDED) == []


def test_the_winners_pieces_around_the_totem_and_their_sum_glow() -> None:
    won = [node.id for node in draw(read(ENDED), 0, False).nodes if node.ink == "win"]
    assert won == [f"win-{SQUARES.index('d7')}", "sum-0"]
    beaten = read(ENDED.replace("*4a", "*2a").replace("5552", "5453"))
    lost = [node.id for node in draw(beaten, 0, False).nodes if node.ink == "win"]
    assert lost == [*(f"win-{SQUARES.index(square)}" for square in ("d6", "c6", "b6")), "sum-1"]
    assert not [node for node in draw(read(OWED), 0, False).nodes if node.ink == "win"]


@LAYOUTS
def test_the_letters_and_digits_on_the_rim_stand_by_their_columns_and_rows(tall: bool) -> None:
    scene = draw(opening(), 0, tall)
    places = {node.text: node.box for node in scene.nodes if node.id.startswith("edge-")}
    names = named(scene)
    for square in SQUARES:
        left, top, side, _ = names[square].box
        column, row = places[square[0]], places[square[1]]
        assert column[0] + column[2] / 2 == pytest.approx(left + side / 2) and column[1] > top
        assert row[1] + row[3] / 2 == pytest.approx(top + side / 2) and row[0] < left


@LAYOUTS
@VIEWERS
def test_everything_lies_on_the_table_and_is_made_of_inks(viewer: int | None, tall: bool) -> None:
    for position in (OWED, ENDED):
        scene = draw(read(position), viewer, tall)
        for node in scene.nodes:
            x, y, width, height = node.box
            assert x >= 0 and y >= 0 and x + width <= scene.width and y + height <= scene.height
            assert {node.ink, node.edge} - {""} <= set(theme("light"))
