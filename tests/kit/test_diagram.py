"""Diagrams: what is marked and pointed at, what is cut away, what is said, and readers in the dark."""

from __future__ import annotations

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

import ludoteca
from ludoteca.kernel.errors import BadMark
from ludoteca.kernel.scene import Scene
from ludoteca.kernel.text import Text
from ludoteca.kit import theme
from ludoteca.kit.diagram import (
    Pointers,
    picture,
    pointed,
    printed_part,
    read_pointers,
)
from ludoteca.kit.places import listed, place_of, places
from ludoteca.words import Words

SVG = "{http://www.w3.org/2000/svg}"
OXONO = "....../...*x./..#.../....../....../...... b 7888 -"


def scene(slug: str = "oxono", position: str = OXONO, tall: bool = False) -> Scene:
    table = ludoteca.Table.at(ludoteca.load(slug), position)
    return table.game.draw(table.state, None, tall)


def drawn(
    mark: str = "", arrow: str = "", theme: str | None = "light", whole: bool = False
) -> ElementTree.Element:
    say = Words("en", "oxono").say
    return ElementTree.fromstring(
        picture(scene(), say=say, title="Oxono", theme=theme, mark=mark, arrow=arrow, whole=whole)
    )


def test_marks_and_arrows_are_read_as_they_are_written() -> None:
    assert read_pointers(scene(), "d4, e5,d4", "c4-d5,a1-a4") == Pointers(
        ("d4", "e5"), (("c4", "d5"), ("a1", "a4"))
    )
    assert read_pointers(scene()) == Pointers()


def test_the_square_under_a_piece_with_a_name_of_its_own_is_a_place() -> None:
    there = places(scene())
    assert there["x"] == there["d5"]
    assert there["o"] == there["c4"]
    assert {place_of(node) for node in scene().nodes if node.name} == {
        f"{column}{row}" for column in "abcdef" for row in range(1, 7)
    }


def test_a_hyphen_within_a_name_does_not_part_an_arrow() -> None:
    onitama = scene("onitama", "s1m1s/5/5/5/S1M1S b sea-snake,boar horse,crab ox")
    assert read_pointers(onitama, "", "sea-snake-c3").arrows == (("sea-snake", "c3"),)
    assert read_pointers(onitama, "", "c3-sea-snake").arrows == (("c3", "sea-snake"),)


@pytest.mark.parametrize(
    ("mark", "arrow", "id"),
    [
        ("z9", "", "bad-mark"),
        ("d4,,D4", "", "bad-mark"),
        ("", "d4", "bad-arrow"),
        ("", "d4-", "bad-arrow"),
        ("", "d4-d4", "bad-arrow"),
        # The totem X stands on d5: they are the same place.
        ("", "x-d5", "bad-arrow"),
    ],
)
def test_a_wrong_name_is_answered_with_the_names_there_are(mark: str, arrow: str, id: str) -> None:
    with pytest.raises(ludoteca.BadMark) as refused:
        read_pointers(scene(), mark, arrow)
    assert refused.value.text.id == id
    assert "a1–a6, b1–b6" in str(refused.value)


def test_no_diagram_has_more_pointers_than_anybody_can_follow() -> None:
    names = [f"{column}{row}" for column in "abcdef" for row in range(1, 7)]
    arrows = ",".join(f"{one}-{other}" for one in names for other in names if one < other)
    with pytest.raises(ludoteca.BadMark, match="60"):
        read_pointers(scene(), "", arrows)


def test_names_are_listed_in_runs() -> None:
    assert listed(["b2", "a1", "a3", "a2", "x", "a10", "sea-snake"]) == "a1–a3, a10, b2, sea-snake, x"
    assert listed([f"a{2 * number}" for number in range(1, 30)]).endswith(" …")


@pytest.mark.parametrize("slug", [about.slug for about in ludoteca.catalog() if about.shelf_position])
def test_every_place_of_every_game_can_be_marked_and_its_mark_lies_on_it(slug: str) -> None:
    whole = scene(slug, ludoteca.kernel.shelf.about(slug).shelf_position)
    for name, (x, y, width, height) in places(whole).items():
        rim, core = pointed(whole, read_pointers(whole, name))
        assert (rim.edge, core.edge) == ("mark-rim", "mark")
        assert rim.pen > core.pen >= 9
        left, top, across, down = core.box
        # At the edge of the picture it keeps within it, and to its middle else.
        if min(left, top, whole.width - left - across, whole.height - top - down) > rim.pen / 2 + 0.1:
            assert left + across / 2 == pytest.approx(x + width / 2)
            assert top + down / 2 == pytest.approx(y + height / 2)
        assert left >= rim.pen / 2 or core.kind == "disc"
        assert left < x + width / 2 < left + across and top < y + height / 2 < top + down


def test_a_mark_leaves_room_for_the_outline_of_what_can_be_played() -> None:
    table = ludoteca.Table(ludoteca.load("tranquility"), seats=2, seed=7)
    whole = table.game.draw(table.state, 0, True)
    box = places(whole)["hand0-1"]
    _, core = pointed(whole, read_pointers(whole, "hand0-1"))
    # A pen of four and its rim, as web/board/marks.js has it, end five units from the card.
    assert core.kind == "rect" and box[0] - core.box[0] - core.pen / 2 >= 5


def test_the_mark_of_a_number_does_not_hide_it() -> None:
    table = ludoteca.Table(ludoteca.load("tranquility"), seats=2, seed=7)
    whole = table.game.draw(table.state, 0, True)
    x, y, width, height = places(whole)["pile1"]
    rim, core = pointed(whole, read_pointers(whole, "pile1"))
    left, top, across, down = core.box
    inside = core.pen / 2
    assert left + inside <= x and top + inside <= y
    assert left + across - inside >= x + width and top + down - inside >= y + height
    assert rim.box == core.box


def test_an_arrow_runs_from_its_first_place_to_its_second() -> None:
    whole = scene()
    (arrow,) = pointed(whole, read_pointers(whole, "", "a1-f1"))
    start, end = places(whole)["a1"], places(whole)["f1"]
    points = [tuple(map(float, point.split(","))) for point in arrow.path.split()]
    tip = max(points)
    assert tip[1] == pytest.approx(arrow.box[3] / 2, abs=0.1)
    assert end[0] < arrow.box[0] + tip[0] < end[0] + end[2] / 2
    assert start[0] + start[2] / 2 < arrow.box[0] < start[0] + start[2]


def test_no_arrow_leads_from_a_tile_to_the_hole_in_its_middle() -> None:
    table = ludoteca.Table(ludoteca.load("kulami"))
    whole = table.game.draw(table.state, None, False)
    middles = {name: (x + width / 2, y + height / 2) for name, (x, y, width, height) in places(whole).items()}
    pairs = [pair for pair in combinations(middles, 2) if middles[pair[0]] == pytest.approx(middles[pair[1]])]
    assert len(pairs) >= 4
    for pair in pairs:
        with pytest.raises(BadMark):
            read_pointers(whole, "", "-".join(pair))


def test_a_picture_has_a_title_and_tells_in_order_what_stands_where() -> None:
    root = drawn("d4", "c4-d5")
    assert root.findtext(f"{SVG}title") == "Oxono"
    told = root.findtext(f"{SVG}desc")
    assert told == "d5, X totem; e5, pink X; c4, O totem; Marked: d4; Arrow from c4 to d5"


def test_what_lies_beside_the_board_is_shown_when_it_is_asked_for_or_pointed_at() -> None:
    onitama = scene("onitama", "s1m1s/5/5/5/S1M1S b sea-snake,boar horse,crab ox")

    def size(mark: str, whole: bool = False) -> str:
        svg = picture(
            onitama,
            say=Words("en", "onitama").say,
            title="Onitama",
            theme="light",
            mark=mark,
            whole=whole,
        )
        return ElementTree.fromstring(svg).attrib["viewBox"]

    entire = f"0 0 {onitama.width:g} {onitama.height:g}"
    assert size("c3") != entire
    assert size("c3", whole=True) == entire
    assert size("ox") == entire


def test_the_printed_part_keeps_every_square() -> None:
    cut = printed_part(scene())
    assert len([name for name in places(cut) if re.fullmatch("[a-f][1-6]", name)]) == 36
    assert cut.width < scene().width


def test_a_picture_that_follows_its_reader_has_plain_colours_and_others_for_the_dark() -> None:
    root = drawn("d4", theme="auto", whole=True)
    style = root.findtext(f"{SVG}style") or ""
    dark, contrast = re.findall(r"@media \(prefers-([a-z:-]+)\)", style)
    assert (dark, contrast) == ("color-scheme:dark", "contrast:more")
    stops = {stop.get("class"): stop.get("stop-color") for stop in root.iter(f"{SVG}stop")}
    # Who knows no style sheets sees the light theme, and nobody is asked to know variables.
    assert stops["s-table"] == theme.theme("light")["table"]
    assert "var(" not in ElementTree.tostring(root, encoding="unicode")
    in_the_dark = style[: style.index("contrast")]
    assert f".s-table{{stop-color:{theme.theme('dark')['table']};stop-opacity:1}}" in in_the_dark
    assert set(re.findall(r"\.([a-z-]+)\{", style)) <= set(stops)


def test_a_picture_that_follows_is_like_the_light_one_but_for_where_its_colours_stand() -> None:
    """Every shape of the one is in the other, in the same order."""

    def shapes(theme: str) -> list[tuple[str, ...]]:
        keys = ("d", "x", "y", "cx", "cy", "width", "height", "rx", "stroke-width", "transform")
        return [
            (element.tag, *(element.get(key, "") for key in keys))
            for element in drawn("d4", theme=theme).iter()
            if element.tag.removeprefix(SVG) in ("path", "rect", "ellipse", "text", "use")
        ]

    assert sorted(shapes("auto")) == sorted(shapes("light"))


def test_titles_and_descriptions_are_escaped() -> None:
    def say(text: Text) -> str:
        return '<b>&"</b>'

    svg = picture(scene(), say=say, title='<script>&"', theme="light")
    assert ElementTree.fromstring(svg).findtext(f"{SVG}title") == '<script>&"'
    assert "<script>" not in svg and "<b>" not in svg
