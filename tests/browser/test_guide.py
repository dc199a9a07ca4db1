"""The guide on paper and without a script; how it comes alive is told in test_links."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.tabletop import say

LANGUAGES = ["en", "el", "it", "pl"]
# What only a screen can do: the bar, its menus, contents, ways to play and to try.
ON_SCREEN = ".top, .menu, #news, nav, .ways, figcaption a, iframe"


def open_guide(page: Page, site: str, language: str = "en", game: str = "oxono") -> None:
    page.goto(f"{site}{'' if language == 'en' else f'{language}/'}{game}/guide/")


def ground(page: Page) -> str:
    return str(page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_paper_stand_the_rules_and_their_boards_and_nothing_else(page, site, language):
    open_guide(page, site, language)
    page.get_by_role("link", name=say("guide-try", language)).first.click()
    expect(page.locator("iframe")).to_be_visible()

    page.emulate_media(media="print")

    for one in page.locator(ON_SCREEN).all():
        expect(one).to_be_hidden()
    # The board that has come alive is a picture again.
    for shown in ("section h2", "figure svg", "figcaption"):
        assert page.locator(f".guide {shown}").count() > 5
        for one in page.locator(f".guide {shown}").all():
            expect(one).to_be_visible()
    kept_whole = page.locator(".guide section, .guide figure")
    assert set(kept_whole.evaluate_all("(all) => all.map((one) => getComputedStyle(one).breakInside)")) == {
        "avoid"
    }


@pytest.mark.parametrize("theme", ["dark", "contrast", "colourblind"])
def test_paper_is_white_and_its_boards_are_light_whatever_stands_on_the_screen(page, site, theme):
    wood = "getComputedStyle(document.documentElement).getPropertyValue('--ink-wood-face-top')"
    open_guide(page, site)
    light = page.evaluate(wood)
    page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
    own = page.evaluate(wood)
    page.emulate_media(media="print")
    assert ground(page) == "rgb(255, 255, 255)"
    assert page.evaluate("getComputedStyle(document.querySelector('.rule p')).color") == "rgb(0, 0, 0)"
    # Who has chosen colours to tell apart gets them on paper, too.
    assert page.evaluate(wood) == (light if theme == "dark" else own)
    page.emulate_media(media="screen")
    assert page.evaluate(wood) == own


def test_a_printed_guide_has_numbered_pages_and_no_addresses(page, site):
    open_guide(page, site)
    for size in ("A4", "Letter"):
        paper = page.pdf(format=size)
        # Links are what a PDF has beside the page: none is left that paper could not follow.
        assert b"/URI" not in paper
        assert len(re.findall(rb"/Type\s*/Page\b", paper)) > 1


def test_the_button_prints(page, site):
    page.add_init_script("globalThis.print = () => { globalThis.printed = (globalThis.printed ?? 0) + 1; }")
    open_guide(page, site, "pl")
    page.get_by_role("button", name=say("guide-print", "pl")).click()
    assert page.evaluate("printed") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guide_is_read_without_a_script_and_offers_nothing_that_needs_one(new_context, site, language):
    page = new_context(java_script_enabled=False).new_page()
    open_guide(page, site, language, "claim")
    rules = page.locator(".guide section")
    assert rules.count() > 5
    for rule in rules.all():
        expect(rule.get_by_role("heading")).to_be_visible()
    for board in page.locator(".guide figure").all():
        expect(board.get_by_role("img")).to_be_visible()
    expect(page.get_by_role("button", name=say("guide-print", language))).to_be_hidden()
    # What is left of a diagram's button is a link to the board.
    page.get_by_role("link", name=say("guide-try", language)).first.click()
    expect(page).to_have_url(re.compile("/claim/#p="))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_guide_is_one_step_from_the_shelf_on_a_phone_too(new_context, site, language):
    page = new_context(viewport={"width": 360, "height": 640}).new_page()
    shelf = site + ("" if language == "en" else f"{language}/")
    page.goto(shelf)
    games = page.locator(".games").get_by_role("listitem")
    assert games.count() >= 8
    for game in games.all():
        link = game.get_by_role("link", name=say("rules", language), exact=True)
        expect(link).to_be_visible()
        assert re.fullmatch(r"[a-z]+/guide/", link.get_attribute("href") or "")
