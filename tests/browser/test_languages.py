"""Four languages: chosen without leaving the page, remembered, and nothing left over of another."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tools.builder.places import LICENCES

import ludoteca
from browser.tabletop import Tabletop, keep_game, play_text, say, told_turns

NATIVE = {"en": "English", "el": "Ελληνικά", "it": "Italiano", "pl": "Polski"}
# What is the same in several languages: names, and words that Italian or Polish share with English.
SHARED = {"Ludoteca", "Oxono", "/ Oxono", "Menu", "Computer", "symbol", "Start", "Diagram", *NATIVE.values()}
VISIBLE = """() => {
  const found = new Set();
  for (const element of document.querySelectorAll("body *")) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) found.add(child.textContent.trim());
    }
    for (const name of ["aria-label", "title"]) found.add(element.getAttribute(name)?.trim() ?? "");
  }
  return [...found].filter((text) => /\\p{L}{3}/u.test(text));
}"""


def visible(page: Page) -> set[str]:
    """All words that can be seen or heard on the page."""
    return set(page.evaluate(VISIBLE))


def choose(tabletop: Tabletop, now: str, language: str) -> None:
    """Take another language from the menu."""
    tabletop.button(f"{say('language', now)}: {NATIVE[now]}").click()
    tabletop.page.get_by_role("link", name=NATIVE[language], exact=True).click()
    expect(tabletop.page.locator("html")).to_have_attribute("lang", language)


def test_the_language_changes_without_leaving_the_page(tabletop):
    record = play_text("colour").rsplit("0: move", 1)[0]
    keep_game(tabletop.page, record, "person", "person")
    page = tabletop.open().ready().page
    page.evaluate("window.stayed = true")
    expect(tabletop.log).to_have_count(6)
    english = visible(page)
    now = "en"
    for language in ("el", "it", "pl"):
        choose(tabletop, now, language)
        now = language
        assert page.evaluate("window.stayed")
        assert page.url == f"{tabletop.site}{language}/oxono/"
        expect(tabletop.prompt).to_have_text(say("prompt-move", language))
        lines = [f"{number}{line}" for number, line in enumerate(told_turns(record, language), 1)]
        expect(tabletop.log).to_have_text(lines)
        expect(tabletop.square("a1")).to_have_accessible_name(say("label-empty", language, square="a1"))
        expect(page).to_have_title(say("game-title", language, game="Oxono"))
        assert visible(page) & english <= SHARED
    choose(tabletop, now, "en")
    assert visible(page) == english
    assert page.url == f"{tabletop.site}oxono/"


def test_the_game_goes_on_in_the_other_language(tabletop):
    tabletop.open().ready()
    choose(tabletop, "en", "it")
    tabletop.square("c4").click()
    tabletop.square("c6").click()
    expect(tabletop.prompt).to_have_text(say("prompt-place", "it", symbol="x"))
    tabletop.square("a1").click(force=True)
    expect(tabletop.why).to_contain_text(say("why-place-adjacent", "it", symbol="x", square="a1"))
    tabletop.why.get_by_role("link", name=say("read-rule", "it")).click()
    expect(tabletop.page.locator("html")).to_have_attribute("lang", "it")


@pytest.mark.parametrize("language", ["el", "it", "pl"])
def test_dialog_menus_shelf_and_guide_have_no_english_left_over(new_context, site, language):
    page = new_context(locale="en").new_page()
    tabletop = Tabletop(page, site)
    seen: dict[str, set[str]] = {}
    for code in ("en", language):
        prefix = "" if code == "en" else f"{code}/"
        tabletop.open(prefix)
        seen[code] = visible(page)
        tabletop.open(f"{prefix}oxono/guide/")
        seen[code] |= visible(page)
        tabletop.open(f"{prefix}oxono/")
        tabletop.button(say("menu", code)).click()
        seen[code] |= visible(page)
        page.keyboard.press("Escape")
        tabletop.button(say("new-game", code)).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        seen[code] |= visible(page)
    names = {about.name for about in ludoteca.catalog()} | {Path(name).stem for name in LICENCES}
    credits = {
        say("shelf-credit", language, designer=about.designer, publisher=about.publisher, year=about.year)
        for about in ludoteca.catalog()
    }
    assert seen["en"] & seen[language] <= SHARED | names | credits


@pytest.mark.parametrize(
    ("locale", "language"), [("el-GR", "el"), ("pl", "pl"), ("it-CH", "it"), ("fr", "en")]
)
def test_a_first_visit_is_met_in_its_own_language(new_context, site, locale, language):
    page = new_context(locale=locale).new_page()
    Tabletop(page, site).open()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("#prompt")).to_have_text(say("prompt-move", language))


def test_a_chosen_language_is_remembered(new_context, site):
    context = new_context(locale="pl")
    tabletop = Tabletop(context.new_page(), site).open()
    choose(tabletop, "pl", "el")
    again = context.new_page()
    again.goto(site)
    expect(again.locator("html")).to_have_attribute("lang", "el")
    expect(again).to_have_url(f"{site}el/")


def test_on_shelf_and_guide_a_language_is_another_page_in_the_same_place(new_context, site):
    page = new_context().new_page()
    tabletop = Tabletop(page, site)
    for path in ("", "oxono/guide/"):
        page.goto(f"{site}{path}")
        choose(tabletop, "en", "it")
        expect(page).to_have_url(f"{site}it/{path}")
        choose(tabletop, "it", "en")
        expect(page).to_have_url(f"{site}{path}")
