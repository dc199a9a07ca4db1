"""Oxono's drawing: what is named, what is followed, what is said to ears."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludoteca.games.oxono.board import draw
from ludoteca.games.oxono.rules import State, index_of, setup, square_name
from ludoteca.kernel.scene import Node, Scene
from ludoteca.kernel.text import Text
from ludoteca.kit.theme import theme

SQUARES = [square_name(index) for index in range(36)]
LAYOUTS = pytest.mark.parametrize("tall", [False, True])


def opening() -> State:
    return setup(2, 0, {"totems": "fixed"})


def with_piece(state: State, piece: str, square: str) -> State:
    """The position with one piece of the reserve on a square; whose turn it is stays."""
    squares = list(state.squares)
    squares[index_of(square)] = piece
    reserves = [list(left) for left in state.reserves]
    reserves[int(piece[1])]["xo".index(piece[0])] -= 1
    (pink_x, pink_o), (black_x, black_o) = reserves
    return replace(state, squares=tuple(squares), reserves=((pink_x, pink_o), (black_x, black_o)))


def named(scene: Scene) -> dict[str, Node]:
    names = [node.name for node in scene.nodes if node.name]
    assert len(names) == len(set(names))
    return {node.name: node for node in scene.nodes if node.name}


@LAYOUTS
def test_every_square_is_named_but_those_under_the_totems(tall: bool) -> None:
    assert set(named(draw(opening(), 0, tall))) == {*SQUARES, "x", "o"} - {"c4", "d3"}


@LAYOUTS
def test_whatever_is_named_has_a_label_and_the_place_of_its_square(tall: bool) -> None:
    scene = draw(with_piece(opening(), "x0", "a6"), 0, tall)
    places = {node.at for node in named(scene).values()}
    assert places == {("board", row, column) for row in range(6) for column in range(6)}
    assert all(node.label for node in named(scene).values())


def test_labels_tell_what_stands_where() -> None:
    names = named(draw(with_piece(opening(), "o1", "b5"), 0, True))
    assert names["a1"].label == Text("label-empty", square="a1")
    assert names["b5"].label == Text("label-piece", square="b5", symbol="o", owner=1)
    assert names["x"].label == Text("label-totem", square="d3", symbol="x")


@LAYOUTS
def test_ids_are_unique(tall: bool) -> None:
    ids = [node.id for node in draw(with_piece(opening(), "x0", "a6"), 0, tall).nodes if node.id]
    assert len(ids) == len(set(ids))


@LAYOUTS
def test_everything_that_changes_can_be_followed(tall: bool) -> None:
    """A patch of the opening says only what has changed, by id."""
    before = draw(opening(), 0, tall)
    moved = replace(opening(), totems=(index_of("d5"), index_of("c4")), moved="x")
    after = draw(with_piece(replace(moved, mover=1, moved=""), "x0", "d6"), 0, tall)
    for scene, other in ((before, after), (after, before)):
        assert all(node.id for node in scene.nodes if node not in other.nodes)


def test_a_placed_piece_is_of_the_family_that_left_the_reserve() -> None:
    before = {node.id for node in draw(opening(), 0, False).nodes}
    after = {node.id for node in draw(with_piece(opening(), "x0", "d4"), 0, False).nodes}
    parts = ("", ".inlay", ".sign")
    assert {id for id in before - after if "@" in id} == {f"x0@reserve-7{part}" for part in parts}
    assert {id for id in after - before if "@" in id} == {f"x0@d4{part}" for part in parts}


def test_the_pieces_of_the_seats_differ_in_shape_and_pattern_wherever_they_lie() -> None:
    scene = draw(with_piece(with_piece(opening(), "x0", "a6"), "x1", "b6"), 0, True)
    drawn = {node.id: (node.kind, node.path) for node in scene.nodes}
    for part in ("", ".inlay"):
        shapes = [drawn[f"x{seat}@{place}{part}"] for seat, place in ((0, "a6"), (1, "b6"))]
        racked = [drawn[f"x{seat}@reserve-0{part}"] for seat in (0, 1)]
        assert shapes == racked and shapes[0] != shapes[1]


def test_the_owed_piece_stands_out_of_the_reserve() -> None:
    scene = draw(replace(opening(), moved="o"), 0, True)
    assert [node.id for node in scene.nodes if node.lift == 3] == ["o0@reserve-7"]


@LAYOUTS
def test_ones_own_things_lie_nearer(tall: bool) -> None:
    def top(scene: Scene, seat: int) -> float:
        return next(node.box[1] for node in scene.nodes if node.id == f"rack-{seat}")

    for viewer, own in ((0, 0), (1, 1), (None, 0)):
        scene = draw(opening(), viewer, tall)
        assert top(scene, own) > top(scene, 1 - own)


def test_whose_turn_it_is_shows_until_the_game_is_over() -> None:
    def turns(state: State) -> list[str]:
        return [node.id for node in draw(state, 0, True).nodes if node.id.startswith("turn-")]

    assert turns(opening()) == ["turn-0"]
    assert turns(replace(opening(), mover=1)) == ["turn-1"]
    assert turns(replace(opening(), line=(0, 1, 2, 3))) == []


def test_a_completed_line_glows() -> None:
    scene = draw(replace(opening(), line=(0, 1, 2, 3)), 0, False)
    assert sum(node.ink == "win" for node in scene.nodes) == 4


@LAYOUTS
def test_everything_lies_on_the_table_and_is_made_of_inks(tall: bool) -> None:
    scene = draw(with_piece(replace(opening(), moved="x"), "o1", "f1"), 1, tall)
    for node in scene.nodes:
        x, y, width, height = node.box
        assert x >= 0 and y >= 0 and x + width <= scene.width and y + height <= scene.height
        assert {node.ink, node.edge} - {""} <= set(theme("light"))
