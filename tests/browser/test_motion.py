"""Whoever wants no motion sees none: nothing glides, fades or scrolls smoothly, on any page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Frame, Page, expect

from browser.hosts import BOARDS, fill_with_board
from browser.tabletop import BEGINNER, PERSON, Tabletop, say

PAGES = [
    "",
    "oxono/guide/",
    "oxono/",
    "sushigo/",
    "oxono/analysis/",
    "oxono/puzzles/",
    "oxono/diagram/",
    "foreign/",
]
# Everything that has moved, or would: noted from before the page's own scripts run.
WATCH = """(() => {
  globalThis.moved = [];
  for (const type of ["transitionrun", "animationstart"]) {
    addEventListener(type, ({ target }) => moved.push(`${type} ${target.outerHTML?.slice(0, 80)}`), true);
  }
  for (const name of ["scrollTo", "scrollBy", "scrollIntoView"]) {
    const scroll = Element.prototype[name];
    Element.prototype[name] = function (how) {
      if (how?.behavior === "smooth") moved.push(name);
      return scroll.apply(this, arguments);
    };
  }
})()"""


def moved(page: Page | Frame) -> list[str]:
    """What has moved so far, moves now, or would scroll smoothly."""
    smooth = """[...document.querySelectorAll('*')]
      .filter((one) => getComputedStyle(one).scrollBehavior === 'smooth')
      .map((one) => one.outerHTML.slice(0, 80))"""
    found: list[str] = page.evaluate(
        f"[...moved, ...document.getAnimations().map(String), ...{smooth}]".replace("\n", " ")
    )
    return found


@pytest.fixture
def still(new_context, site):
    """The page of somebody who wants no motion."""
    page = new_context(reduced_motion="reduce").new_page()
    page.add_init_script(WATCH)
    return Tabletop(page, site)


@pytest.mark.parametrize("path", PAGES)
def test_nothing_moves_by_itself_nor_when_a_menu_opens(still, path):
    page = still.open(path).page
    for menu in ("button.more", "button.language"):
        page.locator(menu).click()
        expect(page.locator("[popover]:popover-open")).to_be_visible()
        page.keyboard.press("Escape")
    assert moved(page) == []


def test_nothing_moves_while_a_game_is_played(still):
    still.open("oxono/").ready()
    still.new_game(PERSON, BEGINNER)
    still.square("a1").click(force=True)
    expect(still.why).to_be_visible()
    still.take_turn()
    expect(still.log).to_have_count(2)
    still.button("Undo").click()
    expect(still.log).to_have_count(1)
    assert moved(still.page) == []


def test_nothing_moves_while_a_game_is_shared(still):
    page = still.open("oxono/").ready().page
    still.button("Menu").click()
    still.button(say("share")).click()
    expect(page.get_by_role("dialog", name=say("share"))).to_be_visible()
    page.keyboard.press("Escape")
    assert moved(page) == []


def test_nothing_moves_while_a_position_is_built(still):
    page = still.open("oxono/diagram/").ready().page
    for number in (0, 1):
        page.locator("#shadow button:not([aria-disabled=true], :disabled)").nth(number).click()
    assert moved(page) == []


@pytest.mark.parametrize("asked", BOARDS.values(), ids=BOARDS)
def test_nothing_moves_in_a_board_in_a_page_of_others(still, asked):
    board = fill_with_board(still.page, still.site, lang="en", **asked)
    assert moved(board) == []
    board.locator("#play").click()
    expect(board.locator("#around a")).to_be_visible()
    live = "#steps .forward" if "controls" in asked else "#shadow button"
    board.locator(f"{live}:not([aria-disabled=true], :disabled)").first.click()
    assert moved(board) == []


def test_the_bar_of_an_analysis_jumps(still):
    page = still.open("oxono/analysis/").ready().page
    expect(page.locator("#best li").first).not_to_be_empty()
    assert moved(page) == []


def test_with_motion_the_same_pages_do_move(new_context, site):
    page = new_context(reduced_motion="no-preference").new_page()
    page.add_init_script(WATCH)
    tabletop = Tabletop(page, site).open("oxono/").ready()
    tabletop.square("a1").click(force=True)
    expect(tabletop.why).to_be_visible()
    assert moved(page) != []
