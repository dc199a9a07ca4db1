"""Kulami's layouts: what is valid, what is said of one that is not, and what comes about by chance."""

from __future__ import annotations

from collections import Counter

import pytest

from games.kulami import EXAMPLE, GAPPED, IRREGULAR, KULAMI, SQUARE
from ludoteca import BadOption, Luck, Table, Text
from ludoteca.games.kulami.layout import Cell, Layout, around, read_layout
from ludoteca.games.kulami.tiling import irregular, places, square

SEEDS = range(40)
# A ring two holes wide, as large as a layout may be, round a great gap.
RING = (
    "aaabbbccdd/aaabbbccdd/ee......kl/ee......kl/fg......kl/fg......mn/hi......mn/hi......mn/"
    "oooppprrss/oooppprrss"
)


def fault(text: str) -> Text:
    with pytest.raises(BadOption) as caught:
        Table(KULAMI, options={"layout": text})
    found = caught.value.text
    if "tile" in found.args:
        assert f"Tile “{found.args['tile']}”" in str(caught.value)
    return found


@pytest.mark.parametrize("text", [SQUARE, IRREGULAR, EXAMPLE, GAPPED, RING])
def test_a_layout_of_seventeen_tiles_and_64_holes_is_kept_as_it_is_written(text: str) -> None:
    layout = Table(KULAMI, options={"layout": text}).state.layout

    assert layout.text == text
    assert len(layout.cells) == len(set(layout.names)) == 64
    assert Counter(len(tile.holes) for tile in layout.tiles) == {6: 4, 4: 5, 3: 4, 2: 4}
    assert sorted(hole for tile in layout.tiles for hole in tile.holes) == list(range(64))


def test_holes_are_called_by_column_and_by_row_from_the_bottom_of_the_bounding_box() -> None:
    names = read_layout(IRREGULAR).names

    assert names[:2] == ("e10", "f10")
    assert names[-2:] == ("f1", "g1")
    assert read_layout(SQUARE).names[-8] == "a1"


def test_empty_margins_are_trimmed_and_gaps_inside_are_not() -> None:
    wide = ".." + GAPPED.replace("/", ".../..") + "..."
    framed = "/".join(["." * 15, wide, "." * 15, "." * 15])

    assert read_layout(framed).text == GAPPED
    assert Table(KULAMI, options={"layout": framed}).state == Table(KULAMI, options={"layout": GAPPED}).state


def test_capital_letters_are_tiles_of_their_own() -> None:
    assert len(read_layout(SQUARE.replace("q", "B").replace("o", "Z")).tiles) == 17


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("round", Text("layout-unknown", found="round")),
        (SQUARE.replace("q", "?"), Text("layout-sign", found="?")),
        (SQUARE.replace("/", " / "), Text("layout-sign", found=" ")),
        (SQUARE + "/nooqqqr", Text("layout-row", row=9, signs=7, first=8)),
        (SQUARE.replace("bbcff", "bbfff"), Text("layout-shape", tile="c")),
        (SQUARE.replace("hhii", "hhci"), Text("layout-size", tile="c", height=1, width=4)),
        (SQUARE.replace("r", "b"), Text("layout-shape", tile="b")),
        (SQUARE.replace("p", "o"), Text("layout-shape", tile="o")),
        (SQUARE.replace("r", "q"), Text("layout-size", tile="q", height=2, width=5)),
        ("a/.", Text("layout-size", tile="a", height=1, width=1)),
        # A tile of 2 by 3 is cut into two of 1 by 3.
        (
            SQUARE.replace("qqqrr/nooqqq", "sssrr/nooqqq"),
            Text("layout-surplus", tile="s", most=4, height=1, width=3),
        ),
        (SQUARE.replace("r", "."), Text("layout-missing", number=4, least=5, height=2, width=2)),
        ("../../..", Text("layout-missing", number=0, least=4, height=2, width=3)),
    ],
)
def test_what_is_wrong_with_a_layout_is_said_by_tile(text: str, expected: Text) -> None:
    assert fault(text) == expected


def moved(text: str, tile: str, rows: int, columns: int) -> str:
    """The layout with one tile taken away and laid elsewhere, on a table with room to spare."""
    lines = text.split("/")
    table = {
        (row + 12, column + 12): sign
        for row, line in enumerate(lines)
        for column, sign in enumerate(line)
        if sign != "."
    }
    own = [cell for cell, sign in table.items() if sign == tile]
    for cell in own:
        del table[cell]
    for row, column in own:
        assert (row + rows, column + columns) not in table
        table[row + rows, column + columns] = tile
    return "/".join("".join(table.get((row, column), ".") for column in range(40)) for row in range(40))


def test_a_tile_that_touches_only_corners_is_not_joined() -> None:
    """Below the square, tile r touches the corner of tile q; one to the left, its edge."""
    assert fault(moved(SQUARE, "r", 2, 0)) == Text("layout-apart", tile="r")
    assert read_layout(moved(SQUARE, "r", 2, -1)).height == 10


def test_a_layout_that_falls_in_two_is_told_by_a_tile_of_the_smaller_part() -> None:
    assert fault(moved(SQUARE, "b", 0, -3)) == Text("layout-apart", tile="b")


def test_no_layout_is_longer_than_ten_holes() -> None:
    high, wide = moved(SQUARE, "r", 2, -1), moved(SQUARE, "r", -1, 2)

    assert (read_layout(high).height, read_layout(wide).width) == (10, 10)
    assert fault(moved(high, "d", 10, 2)) == Text("layout-extent", tile="d", most=10)
    assert fault(moved(wide, "d", 5, 7)) == Text("layout-extent", tile="d", most=10)


def test_the_seed_settles_a_layout_for_good() -> None:
    """Records hold only the seed: these may not change."""
    made = [
        Table(KULAMI, seed=7, options={"layout": kind}).state.layout.text for kind in ("square", "irregular")
    ]

    assert made == [PINNED_SQUARE, PINNED_IRREGULAR]


PINNED_SQUARE = "aabcccdd/efbgghdd/efigghjj/efikkkjj/lllkkkjj/lllmmmnn/ooppqqnn/ooppqqnn"
PINNED_IRREGULAR = (
    ".......aaa/.....bbaaa/...ccdeeff/...ccdeeff/...gghhiff/"
    "jjjgghhikl/mmnnnooikl/mmnnnpqqql/.....pqqq./.....p...."
)


def test_a_random_square_is_always_a_closed_one() -> None:
    made = {square(Luck(seed)) for seed in SEEDS}

    assert len(made) == len(SEEDS)
    assert {(read_layout(text).height, read_layout(text).width) for text in made} == {(8, 8)}


def test_a_random_outline_is_always_valid_and_not_always_the_same() -> None:
    made = [read_layout(irregular(Luck(seed))) for seed in SEEDS]

    assert len({layout.text for layout in made}) == len(SEEDS)
    assert len({(layout.height, layout.width) for layout in made}) > 3
    assert any(has_hole_inside(layout) for layout in made)
    assert not all(has_hole_inside(layout) for layout in made)


def has_hole_inside(layout: Layout) -> bool:
    """Whether a gap is closed in by tiles on all sides."""
    free = {(row, column) for row in range(-1, layout.height + 1) for column in range(-1, layout.width + 1)}
    free -= set(layout.cells)
    edge = [(-1, -1)]
    while edge:
        cell = edge.pop()
        if cell in free:
            free.remove(cell)
            edge += around(cell)
    return bool(free)


@pytest.mark.parametrize(
    "text", [SQUARE, IRREGULAR, EXAMPLE, GAPPED, RING, *(irregular(Luck(seed)) for seed in range(6))]
)
def test_every_valid_outline_can_come_about_by_chance(text: str) -> None:
    """Laid in an order in which each tile touches those before it, every tile finds its place offered."""
    layout = read_layout(text)
    laid: dict[Cell, int] = {}
    left = set(range(len(layout.tiles)))
    while left:
        here = {tile: tuple(layout.cells[hole] for hole in layout.tiles[tile].holes) for tile in left}
        tile = next(
            tile
            for tile in sorted(left)
            if not laid or any(other in laid for cell in here[tile] for other in around(cell))
        )
        height, width = layout.tiles[tile].height, layout.tiles[tile].width
        offered = places(laid, (min(height, width), max(height, width)))
        if laid:
            assert offered[here[tile]] > 0
        else:
            assert {shape(spot) for spot in offered} >= {shape(here[tile])}
        laid.update(dict.fromkeys(here[tile], tile))
        left.remove(tile)

    assert len(laid) == 64


def shape(cells: tuple[Cell, ...]) -> frozenset[Cell]:
    row, column = min(cells)
    return frozenset((down - row, right - column) for down, right in cells)


def test_the_first_cell_of_a_square_is_covered_by_every_kind_of_tile_either_way_round() -> None:
    first = {
        (tile.height, tile.width) for seed in range(120) for tile in read_layout(square(Luck(seed))).tiles[:1]
    }

    assert first == {(2, 3), (3, 2), (2, 2), (1, 3), (3, 1), (1, 2), (2, 1)}
