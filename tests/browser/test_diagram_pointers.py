"""Marks and arrows on the page of diagrams."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.drafting import Diagram
from browser.tabletop import say


def test_marks_and_arrows_are_drawn_by_keys_alone_and_told(diagram):
    diagram.button("Mark").focus()
    diagram.page.keyboard.press("Enter")
    expect(diagram.prompt).to_have_text(say("diagram-mark"))
    diagram.board.get_by_role("button", name="a6, empty", exact=True).focus()
    diagram.page.keyboard.press("ArrowRight")
    diagram.page.keyboard.press("Enter")
    expect(diagram.told).to_have_text("Marked: b6")
    diagram.button("Arrow").focus()
    diagram.page.keyboard.press("Enter")
    diagram.board.get_by_role("button", name="c4, O totem", exact=True).focus()
    diagram.page.keyboard.press("Enter")
    expect(diagram.prompt).to_have_text(say("diagram-to", start="c4"))
    expect(diagram.board.get_by_role("button", name="c4, O totem", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    diagram.page.keyboard.press("ArrowDown")
    diagram.page.keyboard.press("Enter")
    expect(diagram.told).to_have_text("Marked: b6. Arrow from c4 to c3")
    # Each of them says so itself.
    expect(diagram.board.get_by_role("button", name="b6, empty, marked", exact=True)).to_be_visible()
    start = diagram.board.get_by_role("button", name="c4, O totem, arrow to c3", exact=True)
    expect(start).to_be_visible()
    assert (diagram.link()["mark"], diagram.link()["arrow"]) == (["b6"], ["c4-c3"])
    diagram.button("No marks").click()
    expect(diagram.button("No marks")).to_be_disabled()
    expect(diagram.told).to_have_text("Marked: none")
    assert "mark" not in diagram.link()
    diagram.button("Undo").click()
    expect(diagram.told).to_have_text("Marked: b6. Arrow from c4 to c3")


def test_cards_are_called_what_they_are_and_hyphens_part_no_name(page, site):
    position = "s1m1s/5/5/5/S1M1S b sea-snake,boar horse,crab ox"
    diagram = Diagram(page, site).open(f"it/onitama/diagram/#p={position}&arrow=sea-snake-c3").ready()
    card = diagram.board.get_by_role("button", name=re.compile("freccia verso c3$"))
    name = (card.get_attribute("aria-label") or "").removesuffix(", freccia verso c3")
    assert "sea-snake" not in name
    diagram.board.get_by_role("button", name=re.compile("^c1, ")).click()
    expect(diagram.told).to_have_text(f"Segnati: c1. Freccia da {name} a c3")


def test_one_wrong_mark_takes_no_other_away(page, site):
    diagram = Diagram(page, site).open("oxono/diagram/#mark=d4,,zz&arrow=a1,c4-d5").ready()
    expect(diagram.news).to_contain_text("Nothing here is called “zz”.")
    assert (diagram.link()["mark"], diagram.link()["arrow"]) == (["d4"], ["c4-d5"])
    expect(diagram.board.get_by_role("button", name="d4, empty, marked", exact=True)).to_be_visible()
    expect(diagram.button("No marks")).to_be_enabled()


def test_a_tap_on_what_has_no_name_is_answered(page, site):
    diagram = Diagram(page, site).open("sushigo/diagram/").ready()
    diagram.button("Mark").click()
    diagram.board.get_by_role("img").first.click()
    expect(diagram.why).to_have_text(say("diagram-unnamed"))
    expect(diagram.told).to_have_text(say("diagram-unnamed"))


def test_an_arrow_that_is_begun_is_told_in_the_language_that_is_chosen(diagram):
    diagram.button("Arrow").click()
    diagram.board.get_by_role("button", name="c4, O totem", exact=True).click()
    expect(diagram.told).to_have_text(say("diagram-to", start="c4"))
    diagram.button("Language: English").click()
    diagram.page.get_by_role("link", name="Italiano").click()
    expect(diagram.told).to_have_text(say("diagram-to", "it", start="c4"))
