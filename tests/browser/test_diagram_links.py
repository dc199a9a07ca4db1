"""What leads to the page of diagrams: links, good and bad, the kept game, the other pages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.drafting import CLEAR, MIDDLE, Diagram
from browser.tabletop import SAVED, Tabletop, keep_game, play_text, say


def test_a_link_shows_position_marks_and_side(page, site):
    diagram = Diagram(page, site).open(
        "onitama/diagram/#p=s1m1s/1s1S1/2s2/1S1M1/S3S+b+ox,boar+horse,crab+sea-snake&seat=1&arrow=d4-c5"
    )
    diagram.ready()
    expect(page.locator("#seat")).to_have_value("1")
    assert diagram.link()["arrow"] == ["d4-c5"]
    names = [button.get_attribute("aria-label") for button in diagram.board.get_by_role("button").all()]
    # From the other side the first square is e1.
    board = [name for name in names if name and re.match("[a-e][1-5]", name)]
    assert board[0].startswith("e1")
    # In the page of another a seat is whom the reader plays.
    assert "seat" not in diagram.take("MediaWiki")


@pytest.mark.parametrize(
    "fragment",
    [
        "p=rubbish",
        "p=",
        "r=1cut",
        "r=7",
        "g=nosuch",
        f"p={MIDDLE}&mark=z9&arrow=d4",
        "seat=99",
        "%",
        "puzzle=3",
        "ply=99",
    ],
)
def test_a_link_that_leads_nowhere_is_told_and_a_board_is_shown(page, site, fragment):
    diagram = Diagram(page, site).open(f"oxono/diagram/#{fragment.replace('#.', '%23.')}").ready()
    expect(diagram.news).to_be_visible()
    diagram.choose("pink O")
    diagram.board.get_by_role("button", name="a1, empty", exact=True).click()
    expect(diagram.told).to_have_text("a1, pink O")


def test_a_bad_link_followed_in_the_running_page_leaves_the_drawing(diagram):
    diagram.choose("pink O")
    diagram.board.get_by_role("button", name="a1, empty", exact=True).click()
    expect(diagram.told).to_have_text("a1, pink O")
    before = diagram.page.url
    diagram.page.evaluate("location.hash = 'p=rubbish'")
    expect(diagram.page.locator("#impossible")).to_be_visible()
    expect(diagram.page).to_have_url(before)
    diagram.board.get_by_role("button", name="b1, empty", exact=True).click()
    expect(diagram.told).to_have_text("b1, pink O")
    diagram.button("Undo").click()
    diagram.button("Undo").click()
    expect(diagram.board.get_by_role("button", name="a1, empty", exact=True)).to_be_visible()


def test_the_kept_game_is_shown_as_it_stands_and_left_alone(page, site):
    keep_game(page, play_text("colour"), "person", "2")
    diagram = Diagram(page, site).open().ready()
    before = page.evaluate(f"localStorage.getItem('{SAVED}')")
    diagram.button("Clear the board").click()
    expect(diagram.text).to_have_value(CLEAR)
    assert page.evaluate(f"localStorage.getItem('{SAVED}')") == before


def test_the_game_and_its_analysis_lead_here(page, site):
    position = MIDDLE.replace("#", "%23")
    for path in ("oxono/", "oxono/analysis/"):
        table = Tabletop(page, site).open(f"{path}#p={position}").ready()
        expect(table.board.get_by_role("button", name="b5, pink X", exact=True)).to_be_visible()
        table.button("Menu").click()
        page.get_by_role("link", name="Diagram", exact=True).click()
        expect(Diagram(page, site).text).to_have_value(MIDDLE)


@pytest.mark.parametrize(
    "fragment", ["g=onitama", "g=onitama&p=s1m1s/5/5/5/S1M1S b sea-snake,boar horse,crab ox"]
)
def test_a_link_to_another_game_leads_to_its_page(page, site, fragment):
    diagram = Diagram(page, site).open(f"pl/oxono/diagram/#{fragment}")
    page.wait_for_url("**/pl/onitama/diagram/#**")
    expect(diagram.ready().board.get_by_role("button", name=re.compile("^c1, "))).to_be_visible()


def test_what_a_link_says_in_vain_is_told(page, site):
    diagram = Diagram(page, site).open("oxono/diagram/#puzzle=999&seat=9").ready()
    expect(diagram.news).to_contain_text(say("link-bad-value", what="puzzle=999, seat=9"))
