"""How the page of diagrams looks: on phones, in large letters, in every theme."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.drafting import Diagram
from browser.test_accessible import all_themes, faults
from browser.test_sizes import CUT
from ludoteca import catalog, load

WITH_PAGE = [about.slug for about in catalog() if not about.is_draft and hasattr(load(about.slug), "read")]


@pytest.mark.parametrize("slug", WITH_PAGE)
def test_on_a_phone_everything_that_draws_is_in_sight_at_once(new_context, site, slug):
    page = new_context(viewport={"width": 360, "height": 640}).new_page()
    Diagram(page, site).open(f"{slug}/diagram/").ready()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    for control in page.locator("#palette, #palette button, #tools button, #undo, #redo").all():
        if not control.is_visible():
            continue
        # Of many things some are scrolled to; two rows of them are in sight.
        control.scroll_into_view_if_needed()
        assert page.evaluate("scrollY") == 0
        box = control.bounding_box()
        assert box and box["y"] + box["height"] <= 640
        assert box["width"] >= 44 and box["height"] >= 44


@all_themes
def test_it_has_no_faults(new_context, site, theme):
    page = new_context(reduced_motion="reduce").new_page()
    page.add_init_script(f"localStorage.setItem('ludoteca.settings', '{{\"theme\":\"{theme}\"}}')")
    diagram = Diagram(page, site).open("onitama/diagram/").ready()
    assert faults(page) == []
    diagram.choose("blue student")
    diagram.board.get_by_role("button", name="a2, empty", exact=True).click()
    expect(diagram.impossible).to_be_visible()
    assert faults(page) == []
    diagram.open("sushigo/diagram/").ready()
    assert faults(page) == []


@pytest.mark.parametrize("path", ["pl/kulami", "el/sushigo", "it/claim"])
def test_on_a_phone_on_its_side_no_tool_covers_another(new_context, site, path):
    page = new_context(viewport={"width": 640, "height": 360}).new_page()
    Diagram(page, site).open(f"{path}/diagram/").ready()
    assert page.locator("#acts button").evaluate_all(CUT) == []
    tops = {box["y"] for button in page.locator("#acts button").all() if (box := button.bounding_box())}
    assert len(tops) == 1


def test_no_choice_beside_the_board_is_cut(new_context, site):
    page = new_context(viewport={"width": 360, "height": 640}).new_page()
    Diagram(page, site).open("el/tranquility/diagram/").ready()
    cut = """(all) => all.filter((one) => {
      const pen = document.createElement("canvas").getContext("2d");
      const style = getComputedStyle(one);
      pen.font = style.font;
      const longest = Math.max(...[...one.options].map(({ text }) => pen.measureText(text).width));
      // The arrow of a list takes about as much as a letter is high.
      const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      return longest > room - parseFloat(style.fontSize);
    }).map((one) => one.closest("label").textContent)"""
    assert page.locator("#settings select").evaluate_all(cut) == []


def test_news_stands_in_the_window_however_far_the_page_is_scrolled(new_context, site):
    page = new_context(viewport={"width": 360, "height": 640}).new_page()
    diagram = Diagram(page, site).open("oxono/diagram/#p=nonsense").ready()
    # What being a container meant to a page until 2024.
    page.add_style_tag(content=":root { contain: layout }")
    page.locator("#copies").scroll_into_view_if_needed()
    assert page.evaluate("scrollY") > 0
    expect(diagram.news).to_be_in_viewport(ratio=1)
