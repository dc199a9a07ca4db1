"""A tap that is not possible says why, beside the board, and leads to the rule."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.tabletop import Tabletop, keep_game, say

# From O on c4 and X on d3: taps that the rules allow, one that they forbid, and the sentence that is due.
FORBIDDEN = [
    ([], "e5", say("why-choose-totem")),
    (["d3"], "e5", say("why-straight", square="e5")),
    (["d3", "d5"], "a1", say("why-place-adjacent", symbol="x", square="a1")),
]
START = "game: oxono\nedition: 1\nseats: 2\nseed: 0\ntotems: fixed\n"


@pytest.mark.parametrize(("taps", "tap", "sentence"), FORBIDDEN)
def test_a_forbidden_tap_names_the_rule_and_leads_to_it(tabletop, taps, tap, sentence):
    keep_game(tabletop.page, START, "person", "person")
    tabletop.open().ready()
    for square in taps:
        tabletop.square(square).click()
    # The button is disabled for the ear, but it answers.
    tabletop.square(tap).click(force=True)
    expect(tabletop.why).to_contain_text(sentence)
    expect(tabletop.why).to_be_visible()
    link = tabletop.why.get_by_role("link", name=say("read-rule"))
    section = (link.get_attribute("href") or "").split("#")[1]
    link.click()
    expect(tabletop.page).to_have_url(f"{tabletop.site}oxono/guide/#{section}")
    heading = tabletop.page.locator(f"[id='{section}']")
    expect(heading).to_be_in_viewport()


def test_a_forbidden_tap_changes_nothing(tabletop):
    keep_game(tabletop.page, START, "person", "person")
    tabletop.open().ready()
    tabletop.square("d3").click()
    expect(tabletop.square("d3")).to_have_attribute("aria-pressed", "true")
    tabletop.square("e5").click(force=True)
    expect(tabletop.why).to_be_visible()
    expect(tabletop.square("d3")).to_have_attribute("aria-pressed", "true")
    expect(tabletop.button("Undo")).to_be_enabled()
    expect(tabletop.log).to_have_count(0)
    tabletop.square("d5").click()
    expect(tabletop.why).to_be_hidden()


def test_why_not_to_touch_anything_when_the_game_is_over(tabletop):
    tabletop.open("oxono/#p=....../xxxX../..%23.../...*../....../...... b 5878 -").ready()
    expect(tabletop.prompt).to_contain_text(say("reason-symbol"))
    tabletop.square("a1").click(force=True)
    expect(tabletop.why).to_have_text(say("game-over"))


@pytest.mark.parametrize("tap", ["a6", "b6", "c6", "e6", "f6"])
def test_the_reason_covers_neither_what_was_tapped_nor_what_was_chosen(new_context, site, tap):
    page = new_context(viewport={"width": 360, "height": 640}, has_touch=True).new_page()
    tabletop = Tabletop(page, site)
    # X stands on d5, where a word below the top row would lie.
    tabletop.open("oxono/#p=....../...*../..%23.../....../....../...... p 8888 -").ready()
    tabletop.square("d5").click()
    tabletop.square(tap).click(force=True)
    expect(tabletop.why).to_be_visible()
    for square in ("d5", tap):
        assert not _overlap(tabletop.why.bounding_box(), tabletop.square(square).bounding_box()), square


def _overlap(one, other):
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    along = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return across > 1 and along > 1
