"""Targets for fingers: 44 pixels each way, on every page and in every dialog; smaller squares are told."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Frame, Page, expect

from browser.hosts import BOARDS, fill_with_board
from browser.tabletop import Tabletop, keep_game, play_text

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
# All that can be tapped but links in running text and the board, with whatever widens it: its label.
SMALL = """() => {
  const least = 43.5;
  const found = [];
  const all = "a[href], button, input, select, textarea, summary, label:has(input)";
  for (const one of document.querySelectorAll(all)) {
    if (one.closest("#shadow, [inert]") || !one.checkVisibility({ visibilityProperty: true })) continue;
    const around = one.matches("input") ? one.closest("label") ?? one : one;
    const { width, height } = around.getBoundingClientRect();
    if (width <= 1 || height <= 1) continue;
    const isText = one.matches("a") && getComputedStyle(one).display === "inline" &&
      [...one.parentElement.childNodes].some((node) => node !== one && node.textContent.trim() !== "");
    if (!isText && (width < least || height < least)) {
      found.push(`${Math.round(width)} x ${Math.round(height)}: ${one.outerHTML.slice(0, 90)}`);
    }
  }
  return found;
}"""


def small(page: Page | Frame) -> list[str]:
    """What is too small for a finger on the page as it is now."""
    found: list[str] = page.evaluate(SMALL)
    return found


@pytest.fixture
def phone(new_context, site):
    """A small phone's page."""
    return Tabletop(new_context(**PHONE).new_page(), site)


@pytest.mark.parametrize(("width", "height"), [(360, 640), (640, 360)])
@pytest.mark.parametrize(
    "path",
    [
        "",
        "pl/",
        "oxono/guide/",
        "el/kulami/guide/",
        "oxono/",
        "pl/knister/",
        "oxono/analysis/",
        "oxono/puzzles/",
        "oxono/diagram/",
        "el/knister/diagram/",
        "sushigo/diagram/",
        "foreign/",
    ],
)
def test_everything_on_a_page_and_in_its_menus_is_large_enough(phone, path, width, height):
    phone.page.set_viewport_size({"width": width, "height": height})
    page = phone.open(path).page
    assert page.evaluate("matchMedia('(pointer: coarse)').matches")
    if "guide" not in path and path not in ("", "pl/", "foreign/"):
        phone.ready()
    assert small(page) == []
    for menu in ("button.more", "button.language"):
        page.locator(menu).click()
        expect(page.locator("[popover]:popover-open")).to_be_visible()
        assert small(page) == []
        page.keyboard.press("Escape")


@pytest.mark.parametrize("path", ["oxono/", "sushigo/"])
def test_the_dialog_for_a_new_game_is_large_enough(phone, path):
    page = phone.open(path).ready().page
    page.locator("#new-game").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    assert small(page) == []


def test_news_reasons_scores_and_the_end_are_large_enough(phone):
    page = phone.page
    keep_game(page, play_text("colour"), "person", "person")
    phone.open().ready()
    assert small(page) == []
    phone.open("oxono/#p=nonsense")
    page.reload()
    expect(phone.news.get_by_role("button").first).to_be_visible()
    assert small(page) == []


@pytest.mark.parametrize("path", ["pl/oxono/", "sushigo/"])
def test_the_sheet_for_sharing_is_large_enough(phone, path):
    page = phone.open(path).ready().page
    page.locator("button.more").click()
    page.locator("#share").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    assert small(page) == []


@pytest.mark.parametrize(("width", "height"), [(320, 560), (640, 360)])
@pytest.mark.parametrize("asked", BOARDS.values(), ids=BOARDS)
def test_a_board_in_a_page_of_others_is_large_enough(phone, width, height, asked):
    phone.page.set_viewport_size({"width": width, "height": height})
    board = fill_with_board(phone.page, phone.site, lang="pl", **asked)
    assert small(board) == []
    board.locator("#play").click()
    expect(board.locator("#around a")).to_be_visible()
    expect(board.locator("#acts button:visible").first).to_be_visible()
    assert small(board) == []


def test_the_text_board_is_large_enough(phone):
    page = phone.open("tranquility/").ready().page
    page.locator("button.more").click()
    page.locator("#text-board-open").click()
    expect(page.locator("#text-command")).to_be_visible()
    assert small(page) == []


# The side of the smallest thing that can be tapped on a window of 360 x 640, in pixels. Where it is less
# than 44, as docs/design.md tells, two fingers make it larger, and so does the text board.
SQUARES = {
    "oxono": 44,
    "yoxii": 39,
    "onitama": 36,
    "kulami": 32,
    "claim": 44,
    "knister": 44,
    "sushigo": 44,
    "tranquility": 41,
}


@pytest.mark.parametrize("slug", SQUARES)
def test_the_squares_of_a_board_are_as_large_as_is_told(phone, slug):
    page = phone.open(f"{slug}/").ready().page
    least = page.locator("#shadow button").evaluate_all(
        "(all) => Math.min(...all.map((one) => Math.min(one.offsetWidth, one.offsetHeight)))"
    )
    assert least >= SQUARES[slug] - 0.5
