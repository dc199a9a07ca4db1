"""The grid's cells and the two ways to make a box smaller."""

from __future__ import annotations

from ludoteca.kit.grid import Grid, centred, inset


def test_cells_are_counted_from_the_top_left() -> None:
    grid = Grid(left=5, top=7, pitch=10, cell=8)
    assert grid.box(0, 0) == (5, 7, 8, 8)
    assert grid.box(2, 3) == (35, 27, 8, 8)


def test_an_inset_box_keeps_its_middle() -> None:
    assert inset((10, 20, 30, 40), 5) == (15, 25, 20, 30)


def test_a_negative_inset_lets_a_box_grow() -> None:
    assert inset((10, 20, 30, 40), -5) == (5, 15, 40, 50)


def test_a_centred_box_lies_in_the_middle_of_the_other() -> None:
    assert centred((0, 0, 100, 50), 20, 10) == (40, 20, 20, 10)
