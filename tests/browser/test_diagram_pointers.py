"""Marks and arrows on the page of diagrams."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from playwright.sync_api import expect

from browser.drafting import Diagram
from browser.tabletop import say
from ludoteca import Table, Text, load
from ludoteca.kit.places import spoken
from ludoteca.words import Words


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
    # Of itself it says all its ways, and where it is spoken of its name will do.
    expect(card).to_have_accessible_name(re.compile("^Serpe marina: "))
    diagram.board.get_by_role("button", name=re.compile("^c1, ")).click()
    expect(diagram.told).to_have_text("Segnati: c1. Freccia da Serpe marina a c3")


def test_one_wrong_mark_takes_no_other_away(page, site):
    diagram = Diagram(page, site).open("oxono/diagram/#mark=d4,,zz&arrow=a1,c4-d5").ready()
    expect(diagram.news).to_contain_text("Nothing here is called “zz”.")
    assert (diagram.link()["mark"], diagram.link()["arrow"]) == (["d4"], ["c4-d5"])
    expect(diagram.board.get_by_role("button", name="d4, empty, marked", exact=True)).to_be_visible()
    expect(diagram.button("No marks")).to_be_enabled()


def test_a_tap_on_what_has_no_name_is_answered(page, site):
    diagram = Diagram(page, site).open("knister/diagram/").ready()
    diagram.button("Mark").click()
    # The paper beside its cells.
    diagram.page.locator("#stage").click(position={"x": 8, "y": 8})
    expect(diagram.why).to_have_text(say("diagram-unnamed"))
    expect(diagram.told).to_have_text(say("diagram-unnamed"))


def test_an_arrow_that_is_begun_is_told_in_the_language_that_is_chosen(diagram):
    diagram.button("Arrow").click()
    diagram.board.get_by_role("button", name="c4, O totem", exact=True).click()
    expect(diagram.told).to_have_text(say("diagram-to", start="c4"))
    diagram.button("Language: English").click()
    diagram.page.get_by_role("link", name="Italiano").click()
    expect(diagram.told).to_have_text(say("diagram-to", "it", start="c4"))


def test_whatever_lies_on_the_table_is_marked_by_a_tap_and_told_in_words(page, site):
    game = load("claim")
    table = Table(game, seed=4)
    for _ in range(5):
        (ask,) = table.asks()
        table.play(ask.seat, next(iter(table.legal(ask.seat))))
    position = game.write(table.state).replace("#", "%23")
    diagram = Diagram(page, site).open(f"pl/claim/diagram/#p={position}&seat=0&mark=deck").ready()
    words = Words("pl", "claim")
    called = {name: words.say(text) for name, text in spoken(game.draw(table.state, 0, False)).items()}
    deck = words.say(Text("label-deck", count=len(table.state.deck)))
    assert called["deck"] == deck
    group = diagram.board.get_by_role("group", name=words.say(Text("region-beside")))
    marked = group.get_by_role("button", name=say("diagram-with-mark", "pl", what=deck), exact=True)
    expect(marked).to_be_visible()
    group.get_by_role(
        "button", name=words.say(Text("label-hand", seat=1, count=len(table.state.hands[1])))
    ).click()
    expect(diagram.told).to_have_text(say("diagram-marked", "pl", places=f"{deck}, {called['hand1']}"))
    assert diagram.link()["mark"] == ["deck,hand1"]
    # A played card, with the arrow; then all of it is in the picture.
    diagram.button(say("diagram-tool-arrow", "pl")).click()
    lead = group.get_by_role("button", name=re.compile(re.escape(called["trick3-0"]) + "$"))
    lead.click()
    expect(diagram.prompt).to_have_text(say("diagram-to", "pl", start=called["trick3-0"]))
    group.get_by_role("button", name=called["prize"], exact=True).click()
    told = say("diagram-arrow", "pl", start=called["trick3-0"], end=called["prize"])
    expect(diagram.told).to_contain_text(told)
    assert diagram.link()["arrow"] == ["trick3-0-prize"]
    with page.expect_download() as file:
        diagram.button(say("picture-svg", "pl")).click()
    description = (
        ElementTree.parse(file.value.path()).getroot().findtext("{http://www.w3.org/2000/svg}desc") or ""
    )
    assert description.endswith(
        f"{say('diagram-marked', 'pl', places=f'{deck}, ' + called['hand1'])}; {told}"
    )


def test_what_can_only_be_pointed_at_is_no_place_to_put_something(page, site):
    diagram = Diagram(page, site).open("knister/diagram/").ready()
    diagram.choose("7")
    diagram.board.get_by_role("button", name=re.compile("^Die: ")).first.click(force=True)
    expect(diagram.why).to_have_text(say("diagram-no-place"))
