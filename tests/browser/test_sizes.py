"""Any window: nothing to scroll sideways, no scrolling at all to play on a phone; themes, density, motion."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Frame, Page, expect

from browser.hosts import BOARDS, fill_with_board
from browser.tabletop import Tabletop, keep_text, say
from browser.test_secrets import PEOPLE, SAVED, record

WINDOWS = [(320, 480), (360, 640), (390, 844), (640, 360), (768, 1024), (1240, 800), (1920, 1080)]
PHONES = [(360, 640), (390, 844), (640, 360), (844, 390)]
PLAYED_WITH = ["Undo", "Redo", "New game", "Menu", "c4, X totem", "a6, empty", "f1, empty"]


# What reaches beyond the window: cut off, it would not count as wider than that.
BEYOND = """(all) => all.filter((one) => one.checkVisibility({ visibilityProperty: true }) &&
  one.getBoundingClientRect().width > 1 && one.getBoundingClientRect().right > innerWidth + 1)
  .map((one) => one.outerHTML.slice(0, 100))"""
# Words that are cut within their own box, or painted over what stands beside it.
CUT = """(all) => all.filter((one) => one.checkVisibility({ visibilityProperty: true }) &&
  one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.outerHTML.slice(0, 100))"""


# Words that are broken where no hyphen says so.
BROKEN = r"""(all) => all.filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .flatMap((one) => [...one.childNodes]).filter((node) => node.nodeType === Node.TEXT_NODE)
  .flatMap((node) => [...node.data.matchAll(/\p{L}+/gu)].filter(({ 0: word, index }) => {
    const letters = document.createRange();
    letters.setStart(node, index);
    letters.setEnd(node, index + word.length);
    return new Set([...letters.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  })).map(([word]) => word)"""


def by_settings(page: Page) -> None:
    """The visitor has chosen letters of twice the size in the browser's settings."""
    settings = page.context.new_cdp_session(page)
    settings.send("Page.enable")
    settings.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})


def alone(page: Page) -> None:
    """A style of the visitor's own makes the letters twice as large; no media query hears of it."""
    page.add_init_script("""addEventListener("DOMContentLoaded", () => {
      const style = document.createElement("style");
      style.textContent = ":root { font-size: 200% !important }";
      document.head.append(style);
    })""")


in_large_letters = pytest.mark.parametrize("enlarge", [by_settings, alone])


def overflow(page: Page | Frame) -> tuple[int, int]:
    """By how many pixels the page is wider and higher than the window."""
    page.evaluate("globalThis.root = document.documentElement")
    wide, high = page.evaluate("[root.scrollWidth - innerWidth, root.scrollHeight - innerHeight]")
    return wide, high


@pytest.mark.parametrize(
    "path",
    [
        "",
        "el/",
        "oxono/",
        "el/oxono/",
        "pl/oxono/",
        "oxono/guide/",
        "el/oxono/guide/",
        "el/oxono/analysis/",
        "el/yoxii/diagram/",
        "pl/sushigo/diagram/",
        "el/foreign/",
    ],
)
def test_no_page_is_ever_scrolled_sideways(new_context, site, path):
    page = new_context().new_page()
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(site + path)
        assert overflow(page)[0] <= 0, (width, height)


@pytest.mark.parametrize(
    "path",
    [
        "el/",
        "pl/oxono/",
        "el/tranquility/",
        "it/tranquility/guide/",
        "el/onitama/analysis/",
        "el/onitama/diagram/",
        "pl/kulami/diagram/",
        "el/tranquility/diagram/",
        "it/sushigo/diagram/",
        "el/foreign/",
        "el/onitama/puzzles/",
    ],
)
@in_large_letters
def test_letters_of_twice_the_size_fit_on_a_desk_and_on_a_phone(new_context, site, path, enlarge):
    page = new_context().new_page()
    enlarge(page)
    page.goto(site + path)
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    for width, height in ((1240, 800), (320, 640)):
        page.set_viewport_size({"width": width, "height": height})
        seen = "nav, h1, h2, p, a, button:not(#shadow *), fieldset, svg.icon"
        assert page.locator(seen).evaluate_all(BEYOND) == []
        assert overflow(page)[0] <= 0
        assert page.locator("h1, h2, #prompt, #aside, #acts :is(a, button), summary").evaluate_all(CUT) == []
    # The board keeps the width of the window, and what is typed has most of it.
    for wide in page.locator("#stage, [type=search]").all():
        box = wide.bounding_box()
        assert box and box["width"] > 320 * 3 / 4
    page.locator("button.more").click()
    assert page.locator("#menu :is(a, button, label)").evaluate_all(BEYOND) == []
    assert page.locator("#menu :is(a, button, label)").evaluate_all(CUT) == []
    if page.locator("#new-game").count():
        page.keyboard.press("Escape")
        page.wait_for_function("performance.getEntriesByName('runtime-ready').length")
        page.locator("#text-board-open").evaluate("(entry) => entry.click()")
        page.locator("#text-command").wait_for()
        within = page.locator("#text-board :is(h2, p, label, input, select, form, .close, .scroll)")
        assert within.evaluate_all(BEYOND) == []
        page.locator("#new-game").click()
        assert page.locator("dialog[open] :is(label, button, input, h2)").evaluate_all(BEYOND) == []


@in_large_letters
def test_a_sheet_for_sharing_in_letters_of_twice_the_size_fits_on_a_phone(new_context, site, enlarge):
    page = new_context(viewport={"width": 320, "height": 640}).new_page()
    enlarge(page)
    Tabletop(page, site).open("pl/oxono/").ready()
    page.locator("button.more").click()
    page.locator("#share").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    within = page.locator("dialog[open] :is(h2, h3, p, label, button, a, input, output, img, svg, canvas)")
    assert within.evaluate_all(BEYOND) == []
    assert page.locator("dialog[open] :is(h2, h3, p, button, a)").evaluate_all(CUT) == []
    assert overflow(page)[0] <= 0


@pytest.mark.parametrize("asked", BOARDS.values(), ids=BOARDS)
@in_large_letters
def test_a_board_in_a_page_of_others_fits_in_letters_of_twice_the_size(new_context, site, enlarge, asked):
    page = new_context(viewport={"width": 320, "height": 640}).new_page()
    enlarge(page)
    board = fill_with_board(page, site, lang="pl", **asked)
    assert board.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    for part in ("#play", "#around a"):
        expect(board.locator(part)).to_be_visible()
        seen = board.locator("h1, h2, p, a, svg.icon, button:not(#shadow *)")
        assert seen.evaluate_all(BEYOND) == []
        assert board.locator("#play, #note, #prompt, #acts button, #around a").evaluate_all(CUT) == []
        assert overflow(board)[0] <= 0
        if part == "#play":
            board.locator(part).click()
    # The line at the foot comes after everything, and covers nothing.
    foot, above = board.locator("#around").bounding_box(), board.locator("main").bounding_box()
    assert foot and above and foot["y"] >= above["y"] + above["height"]


def test_the_curtain_breaks_no_word_in_letters_of_twice_the_size(new_context, site):
    page = new_context(viewport={"width": 320, "height": 640}).new_page()
    alone(page)
    keep_text(page, json.dumps({"record": record(), "players": PEOPLE, "curtain": 0}), SAVED)
    for language in ("pl", "it"):
        page.goto(f"{site}{language}/sushigo/")
        expect(page.locator("#face")).to_be_visible()
        assert page.locator("#curtain :is(h2, button)").evaluate_all(BROKEN) == []


@pytest.mark.parametrize(("width", "height"), PHONES)
def test_a_phone_needs_no_scrolling_to_play(new_context, site, width, height):
    page = new_context(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True).new_page()
    tabletop = Tabletop(page, site).open().ready()
    assert overflow(page)[1] <= 0
    for name in PLAYED_WITH:
        expect(tabletop.button(name)).to_be_in_viewport(ratio=1)
    expect(tabletop.prompt).to_be_in_viewport(ratio=1)
    # A thumb is about this wide; squares of a board are smaller only where there is no room.
    box = tabletop.button("a6, empty").bounding_box()
    assert box and min(box["width"], box["height"]) >= 40


@pytest.mark.parametrize("density", [1, 1.5, 3])
def test_the_canvas_has_a_pixel_for_every_pixel_of_the_screen(new_context, site, density):
    page = new_context(device_scale_factor=density).new_page()
    Tabletop(page, site).open().ready()
    canvas = page.locator("#canvas")
    drawn = canvas.evaluate("(canvas) => [canvas.width, canvas.height]")
    for box in (canvas.bounding_box(), page.locator("#stage").bounding_box()):
        assert box
        assert drawn == pytest.approx([density * box["width"], density * box["height"]], abs=1)


def test_turning_a_phone_keeps_the_game(new_context, site):
    page = new_context(viewport={"width": 390, "height": 844}).new_page()
    tabletop = Tabletop(page, site).open().ready()
    tabletop.play("move x c6")
    for width, height in ((844, 390), (390, 844), (1240, 800)):
        page.set_viewport_size({"width": width, "height": height})
        expect(tabletop.square("c6")).to_have_accessible_name("c6, X totem")
        expect(tabletop.square("c6")).to_be_in_viewport()
    tabletop.play("place b6")


def test_a_theme_is_chosen_from_the_menu_and_remembered(tabletop):
    page = tabletop.open().page
    tabletop.button("Menu").click()
    backgrounds = set()
    for name in ("theme-light", "theme-dark", "theme-contrast", "theme-colourblind"):
        page.get_by_role("radio", name=say(name)).check()
        expect(page.locator("html")).to_have_attribute("data-theme", name.removeprefix("theme-"))
        backgrounds.add(page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))
    assert len(backgrounds) >= 3
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "colourblind")
    tabletop.button("Menu").click()
    expect(page.get_by_role("radio", name=say("theme-colourblind"))).to_be_checked()
    page.get_by_role("radio", name=say("theme-auto")).check()
    expect(page.locator("html")).not_to_have_attribute("data-theme", "colourblind")


def test_the_theme_follows_the_system_until_one_is_chosen(new_context, site):
    page = new_context(color_scheme="dark").new_page()
    Tabletop(page, site).open()
    dark = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    page.emulate_media(color_scheme="light")
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") != dark


def test_with_reduced_motion_a_move_is_painted_at_once(new_context, site):
    page = new_context(reduced_motion="reduce").new_page()
    tabletop = Tabletop(page, site).open().ready()
    tabletop.play("move x c6")
    # The very first picture with the piece is the last one: nothing is under way any more.
    first, last = page.evaluate("""async () => {
      const canvas = document.getElementById("canvas");
      const frame = () => new Promise(requestAnimationFrame);
      const placed = new Promise((told) => {
        new MutationObserver(() => {
          if (document.querySelector("[aria-label='b6, pink X']")) told();
        }).observe(document.getElementById("shadow"), { attributes: true, childList: true, subtree: true });
      });
      document.querySelector("[aria-label^='b6,']").click();
      await placed;
      await frame();
      const first = canvas.toDataURL();
      for (let left = 30; left > 0; left -= 1) await frame();
      return [first, canvas.toDataURL()];
    }""")
    assert first == last
