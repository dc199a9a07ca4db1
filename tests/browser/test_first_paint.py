"""Before Python is there: the page shows itself, takes the first move, and never jumps."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.tabletop import Held, Tabletop, say

WATCH_SHIFTS = """
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifts += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
"""


def test_without_javascript_the_shelf_is_a_page_of_links(new_context, site):
    page = new_context(java_script_enabled=False).new_page()
    page.goto(site)
    page.get_by_role("link", name=say("shelf-play", game="Oxono")).click()
    expect(page).to_have_url(f"{site}oxono/")


def test_without_javascript_the_game_shows_its_board_and_its_prompt(new_context, site):
    page = new_context(java_script_enabled=False).new_page()
    page.goto(f"{site}oxono/")
    tabletop = Tabletop(page, site)
    expect(page.get_by_role("img", name="Oxono")).to_be_visible()
    expect(tabletop.prompt).to_have_text(say("prompt-move"))
    explained = page.locator("noscript p")
    expect(explained).to_be_visible()
    expect(explained).to_contain_text(say("no-script"))
    explained.locator("a").click()
    expect(page).to_have_url(f"{site}oxono/guide/")


def test_the_first_turn_is_made_before_python_is_there_and_stands_when_it_comes(tabletop):
    held = Held(tabletop.page)
    tabletop.open()
    tabletop.play("move x c6")
    expect(tabletop.prompt).to_have_text(say("prompt-place", symbol="x"))
    tabletop.play("place b6")
    expect(tabletop.log).to_have_count(1)
    held.let_go()
    tabletop.ready()
    expect(tabletop.log).to_have_count(2)
    expect(tabletop.log.first).to_have_text("1You: X to c6, piece on b6")
    expect(tabletop.square("b6")).to_have_accessible_name("b6, pink X")
    expect(tabletop.prompt).to_have_text(say("prompt-move"))


def test_what_only_python_can_answer_waits_for_it(tabletop):
    held = Held(tabletop.page)
    tabletop.open()
    tabletop.play("move x c6")
    tabletop.button("Undo").click()
    expect(tabletop.prompt).to_have_text(say("one-moment"))
    held.let_go()
    expect(tabletop.prompt).to_have_text(say("prompt-move"))
    expect(tabletop.square("c4")).to_have_accessible_name("c4, X totem")


def test_nothing_jumps_while_the_page_loads(tabletop):
    tabletop.page.add_init_script(WATCH_SHIFTS)
    tabletop.open().ready()
    expect(tabletop.button("c4, X totem")).to_be_enabled()
    assert tabletop.page.evaluate("window.shifts") == 0


def test_the_canvas_lies_exactly_where_the_drawing_lay(new_context, site):
    for viewport in ({"width": 390, "height": 844}, {"width": 1240, "height": 800}):
        still = new_context(viewport=viewport, java_script_enabled=False).new_page()
        still.goto(f"{site}oxono/")
        drawn = still.locator(".opening svg").filter(visible=True).bounding_box()
        page = new_context(viewport=viewport).new_page()
        Tabletop(page, site).open().ready()
        # The canvas lies on whole pixels; the drawing need not.
        assert page.locator("#canvas").bounding_box() == pytest.approx(drawn, abs=1)
        expect(page.locator(".opening svg").filter(visible=True)).to_have_count(0)
