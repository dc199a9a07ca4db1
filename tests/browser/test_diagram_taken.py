"""What is taken away from the page of diagrams: texts, links, codes and files."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit
from xml.etree import ElementTree

from playwright.sync_api import expect

from browser.drafting import MIDDLE, Diagram
from browser.tabletop import Held, say
from ludoteca import Table, load
from ludoteca.words import Words

SVG = "{http://www.w3.org/2000/svg}"


def test_everything_to_take_away_tells_the_position_that_is_shown(diagram):
    diagram.text.fill(MIDDLE)
    expect(diagram.board.get_by_role("button", name="b5, pink X", exact=True)).to_be_visible()
    assert diagram.take("Position text") == MIDDLE
    game = urlsplit(diagram.take("Link"))
    assert game.path.endswith("/oxono/") and parse_qs(game.fragment)["p"] == [MIDDLE]
    for host in ("Web page", "Web page, without a script"):
        code = diagram.take(host)
        assert 'title="Oxono"' in code or "<ludoteca-board" in code
        # The picture goes with it, so that the board is seen before anything runs.
        assert re.search(r"(picture=\"1|[;&]i=1)[\w-]{200,}", code)
    for host in ("MediaWiki", "DokuWiki", "WordPress"):
        assert "oxono" in diagram.take(host)


def test_the_picture_is_an_svg_in_the_page_s_language(page, site, tmp_path):
    fragment = f"oxono/diagram/#p={MIDDLE.replace('#', '%23')}&mark=d4&arrow=c4-d5"
    diagram = Diagram(page, site).open(f"pl/{fragment}").ready()
    with page.expect_download() as file:
        diagram.button(say("picture-svg", "pl")).click()
    assert file.value.suggested_filename == "oxono.svg"
    root = ElementTree.parse(saved(file.value, tmp_path)).getroot()
    told = root.findtext(f"{SVG}desc") or ""
    words = Words("pl", "oxono")
    table = Table.at(load("oxono"), MIDDLE)
    labels = [node.label for node in table.game.draw(table.state, 0, True).nodes if node.label and node.name]
    for label in labels:
        if label.id != "label-empty":
            assert words.say(label) in told
    assert told.endswith("Zaznaczone: d4; Strzałka – od: c4, do: d5")
    assert "prefers-color-scheme:dark" in (root.findtext(f"{SVG}style") or "")


def test_the_line_for_markdown_shows_the_picture_that_is_saved(diagram):
    line = diagram.take(say("embedcode-markdown"))
    with diagram.page.expect_download() as file:
        diagram.button(say("picture-svg")).click()
    assert line.startswith(f"[![Oxono]({file.value.suggested_filename})](")


def saved(download, folder: Path) -> Path:
    """Where a file lies that the page has made."""
    path = folder / download.suggested_filename
    download.save_as(path)
    return path


def test_the_picture_is_a_png_twice_as_large(diagram, tmp_path):
    with diagram.page.expect_download() as file:
        diagram.button("Picture (PNG)").click()
    data = saved(file.value, tmp_path).read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    assert width == height == 2 * 704


def test_the_sheet_of_the_game_saves_a_picture_of_the_board(tabletop, tmp_path):
    tabletop.open("oxono/#p=" + MIDDLE.replace("#", "%23")).ready()
    tabletop.button("Menu").click()
    tabletop.button("Share").click()
    with tabletop.page.expect_download() as file:
        tabletop.button("Picture (SVG)").click()
    told = ElementTree.parse(saved(file.value, tmp_path)).getroot().findtext(f"{SVG}desc") or ""
    assert "b5, pink X" in told and "d3, X totem" in told


def test_nothing_can_be_copied_before_there_is_something(page, site):
    python = Held(page)
    diagram = Diagram(page, site).open("oxono/diagram/")
    for text in ("diagram-position", "diagram-link", "embedcode-element", "embedcode-markdown"):
        expect(diagram.button(say(text))).to_be_disabled()
        diagram.button(say(text)).click(force=True)
    expect(page.locator("#copied")).to_be_hidden()
    python.let_go()
    diagram.ready()
    assert diagram.take("Position text") == diagram.text.input_value()


def test_the_link_to_the_game_takes_marks_and_arrows_along(page, site):
    diagram = Diagram(page, site).open("oxono/diagram/#mark=d4&arrow=c4-d5&seat=1").ready()
    asked = parse_qs(urlsplit(diagram.take("Link")).fragment)
    assert asked.keys() == {"g", "p", "mark", "arrow"}
    assert (asked["mark"], asked["arrow"]) == (["d4"], ["c4-d5"])


def test_whose_hand_is_shown_is_whom_the_reader_plays(page, site):
    diagram = Diagram(page, site).open("sushigo/diagram/#p=-%20ss:ww,ss:ww%20-%20*&mark=sashimi").ready()
    assert parse_qs(urlsplit(diagram.take("Link")).fragment)["seat"] == ["0"]
    page.get_by_label("Seen by").select_option("Black")
    # The address holds what is shown: until then there is nothing new to take.
    expect(page).to_have_url(re.compile("seat=1"))
    assert parse_qs(urlsplit(diagram.take("Link")).fragment)["seat"] == ["1"]
    code = diagram.take("Web page")
    assert ' seat="1"' in code and ' mark="sashimi"' in code
    assert "&amp;seat=1&amp;" in diagram.take("Web page, without a script")
    assert "&seat=1&" in diagram.take("DokuWiki")
    assert "|seat=1" in diagram.take("MediaWiki")
