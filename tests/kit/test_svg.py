"""The SVG painter: well-formed, complete, compact, and fit to stand beside others."""

from __future__ import annotations

import gzip
import re
from xml.etree import ElementTree

import pytest

from ludoteca.games.oxono import board, rules
from ludoteca.kernel.scene import Node, Scene
from ludoteca.kernel.text import Text
from ludoteca.kit.svg import paint
from ludoteca.kit.theme import names, style_sheet

SVG = "{http://www.w3.org/2000/svg}"


def say(text: Text) -> str:
    return f"<{text.id} & more>"


def scene(*nodes: Node) -> Scene:
    return Scene(100, 50, nodes)


def opening(tall: bool = False) -> Scene:
    return board.draw(rules.setup(2, 0, {"totems": "fixed"}), 0, tall)


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


@pytest.mark.parametrize("theme", [None, *names()])
@pytest.mark.parametrize("tall", [False, True])
def test_a_whole_table_is_well_formed(theme: str | None, tall: bool) -> None:
    root = parsed(
        paint(opening(tall), say=say, theme=theme, live=["x", "c3"], chosen=["o"], last=["d3", "a1"])
    )
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"


def test_a_file_has_a_title_and_a_page_a_label_without_a_tooltip() -> None:
    title = 'Four & "five"'
    alone = parsed(paint(scene(), say=say, theme="light", title=title))
    inline = parsed(paint(scene(), say=say, theme=None, title=title))
    assert alone.findtext(f"{SVG}title") == title
    assert inline.get("aria-label") == title
    assert inline.find(f"{SVG}title") is None


def test_a_file_has_its_own_colours_and_a_page_only_variables() -> None:
    assert "var(" not in paint(opening(), say=say, theme="dark")
    inline = paint(opening(), say=say, theme=None)
    assert not re.search(r'"#[0-9A-Fa-f]{6}', inline)
    assert set(re.findall(r"var\((--[a-z-]+)\)", inline)) <= set(re.findall(r"(--[a-z-]+):", style_sheet()))


def test_a_file_writes_transparency_as_every_reader_knows_it() -> None:
    svg = paint(scene(Node("rect", (0, 0, 9, 9), ink="win-glow")), say=say, theme="light")
    assert 'fill="#FFD75E" fill-opacity=".4"' in svg


def test_ids_are_unique_and_every_reference_has_one() -> None:
    svg = paint(opening(), say=say, theme=None, prefix="p")
    ids = re.findall(r' id="([^"]+)"', svg)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r"(?:href=\"|url\()#([^\")]+)", svg)) == set(ids)
    assert all(id.startswith("p") for id in ids)


def test_equal_things_are_written_once() -> None:
    wells = [Node("rect", (10 * place, 0, 9, 9), ink="well", lift=-1) for place in range(5)]
    root = parsed(paint(scene(*wells), say=say))
    assert len(root.findall(f"{SVG}use")) == 5
    assert len(root.findall(f"{SVG}defs/{SVG}g")) == 1


@pytest.mark.parametrize("tall", [False, True])
def test_the_opening_on_a_page_costs_little(tall: bool) -> None:
    svg = paint(opening(tall), say=say, theme=None, live=["x", "o"])
    assert len(gzip.compress(svg.encode(), 9)) <= 3500


def test_words_are_said_and_escaped() -> None:
    node = Node("text", (0, 0, 900, 10), ink="text", text=Text("hello"), align="start")
    assert parsed(paint(scene(node), say=say)).findtext(f"{SVG}text") == "<hello & more>"


def test_higher_things_are_painted_later() -> None:
    svg = paint(
        scene(Node("rect", (0, 0, 9, 9), ink="gold", z=2), Node("disc", (0, 0, 9, 9), ink="text", z=-1)),
        say=say,
    )
    assert svg.index("<ellipse") < svg.index("<rect")


def test_a_lifted_thing_has_a_shadow_and_a_lower_edge() -> None:
    svg = paint(scene(Node("rect", (0, 0, 9, 9), ink="rose", lift=1)), say=say, theme="light")
    assert "#2A1804" in svg
    assert "#8E1C40" in svg


def test_an_icon_is_fitted_into_the_middle_of_its_box() -> None:
    svg = paint(scene(Node("icon", (0, 0, 48, 96), ink="text", path="M0 0H24V24Z")), say=say)
    assert 'transform="translate(0 24) scale(2)"' in svg


def test_a_turned_thing_turns_about_its_middle() -> None:
    svg = paint(scene(Node("rect", (10, 10, 20, 40), ink="text", turn=90)), say=say)
    assert 'transform="rotate(90 10 20)"' in svg


def test_a_polygon_is_closed() -> None:
    assert 'd="M0,0L9,0L9,9Z"' in paint(
        scene(Node("poly", (0, 0, 9, 9), ink="text", path="0,0 9,0 9,9")), say=say
    )


def test_a_picture_can_be_empty() -> None:
    assert len(parsed(paint(scene(), say=say, theme=None))) == 0


def test_words_of_a_file_keep_their_room_in_any_font_and_those_of_a_page_have_its_own() -> None:
    node = Node("text", (0, 0, 60, 20), ink="text", text="Czerwony")
    (alone,) = parsed(paint(scene(node), say=say)).iter(f"{SVG}text")
    assert 0 < float(alone.get("textLength", "0")) <= 60
    assert alone.get("lengthAdjust") == "spacingAndGlyphs"
    (inline,) = parsed(paint(scene(node), say=say, theme=None)).iter(f"{SVG}text")
    assert inline.get("textLength") is None
    (short,) = parsed(paint(scene(node._replace(text="d4")), say=say)).iter(f"{SVG}text")
    assert short.get("textLength") is None
