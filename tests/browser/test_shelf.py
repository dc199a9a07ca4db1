"""The shelf is searched and narrowed by what its fields are called, and remembers it in its address."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import ludoteca
from browser.tabletop import say

PHONE = {"width": 360, "height": 640}


def games(page: Page) -> Locator:
    """The names of the games that stand there."""
    return page.locator(".games").get_by_role("listitem").get_by_role("heading")


def search(page: Page, language: str = "en") -> Locator:
    return page.get_by_role("searchbox", name=say("shelf-search", language))


def choice(page: Page, id: str, language: str = "en") -> Locator:
    return page.get_by_role("combobox", name=say(id, language))


def those(holds) -> list[str]:
    """The names of the games of which this holds, by their about.toml."""
    shown = [about for about in ludoteca.catalog() if about.folder.parent.name == "games"]
    return [about.name for about in shown if not about.is_draft and holds(about)]


def test_the_shelf_is_narrowed_by_players_length_and_kind(page, site):
    page.goto(site)
    everything = those(lambda about: True)
    expect(games(page)).to_have_text(everything)

    choice(page, "shelf-number").select_option(label="1 player")
    alone = those(lambda about: about.seats[0] == 1)
    expect(games(page)).to_have_text(alone)
    expect(page.get_by_role("status").filter(visible=True)).to_have_text(say("shelf-count", count=len(alone)))

    choice(page, "shelf-number").select_option(label="2 players")
    choice(page, "shelf-length").select_option(label=say("shelf-up-to", minutes=20))
    choice(page, "shelf-kind").select_option(label=say("shelf-kind-cards"))
    short = those(
        lambda about: (
            about.seats[0] <= 2 <= about.seats[1] and about.minutes[1] <= 20 and "cards" in about.kind
        )
    )
    assert short and short != alone
    expect(games(page)).to_have_text(short)
    expect(page).to_have_url(f"{site}?players=2&minutes=20&kind=cards")


def test_games_that_all_win_or_lose_as_one_are_found_as_a_kind(page, site):
    page.goto(site)
    choice(page, "shelf-kind").select_option(label=say("shelf-kind-together"))
    expect(games(page)).to_have_text(those(lambda about: about.together))


@pytest.mark.parametrize(
    ("language", "typed", "found"),
    [
        ("en", "shimpei", ["Onitama"]),
        ("en", "WUPPEN", ["Knister"]),
        ("en", "partinico  totem", ["Oxono", "Yoxii"]),
        ("el", "δεκατρεις μπαζες", ["Claim"]),
        ("el", "ΣΥΝΕΡΓΑΤΙΚΟ", ["Tranquility"]),
        ("pl", "zatrzymaj karte", ["Sushi Go"]),
    ],
)
def test_a_game_is_found_by_name_designer_and_words_without_accents(page, site, language, typed, found):
    page.goto(site + ("" if language == "en" else f"{language}/"))
    search(page, language).fill(typed)
    expect(games(page)).to_have_text(found)


def test_a_link_to_a_narrowed_shelf_opens_it_so_and_leads_to_it_in_other_languages(page, site):
    page.set_viewport_size(PHONE)
    page.goto(f"{site}el/?players=1&words=%CE%B6%CE%B1%CF%81%CE%B9%CE%B1")
    expect(games(page)).to_have_text(["Knister"])
    expect(search(page, "el")).to_have_value("ζαρια")
    expect(choice(page, "shelf-number", "el")).to_have_value("1")
    page.get_by_role("button", name=re.compile(say("language", "el"))).click()
    page.get_by_role("link", name="Polski").click()
    expect(page).to_have_url(f"{site}pl/?players=1&words=%CE%B6%CE%B1%CF%81%CE%B9%CE%B1")


def test_where_no_game_fits_there_is_a_way_out(page, site):
    page.goto(f"{site}?words=nothing+like+this&kind=dice")
    expect(page.get_by_text(say("shelf-none"))).to_be_visible()
    expect(page.get_by_role("status").filter(visible=True)).to_have_text(say("shelf-count", count=0))
    expect(games(page)).to_have_count(0)
    page.keyboard.press("Tab")
    page.get_by_role("button", name=say("shelf-show-all")).click()
    expect(games(page)).to_have_text(those(lambda about: True))
    expect(search(page)).to_be_focused()
    expect(page).to_have_url(site)


@pytest.mark.parametrize(
    "query", ["players=99", "kind=%3Cb%3E", "minutes=x", "players=&kind", "foo=1", "words=%E0%A4%A"]
)
def test_a_query_that_means_nothing_leaves_a_shelf_that_works(page, site, troubles, query):
    page.goto(f"{site}?{query}#p=nothing")
    search(page).fill("oxono")
    expect(games(page)).to_have_text(["Oxono"])


def test_on_a_phone_the_filter_opens_and_closes_and_takes_keys(new_context, site):
    page = new_context(viewport=PHONE).new_page()
    page.goto(site)
    button = page.get_by_role("button", name=say("shelf-filter"))
    expect(choice(page, "shelf-kind")).to_be_hidden()
    expect(button).to_have_attribute("aria-expanded", "false")
    search(page).focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(button).to_have_attribute("aria-expanded", "true")
    for id in ("shelf-number", "shelf-length", "shelf-kind"):
        page.keyboard.press("Tab")
        expect(choice(page, id)).to_be_focused()
    page.keyboard.press("End")
    expect(games(page)).to_have_text(those(lambda about: about.together))


def test_without_a_script_all_games_are_shown_and_no_filter_that_would_do_nothing(new_context, site):
    page = new_context(java_script_enabled=False).new_page()
    page.goto(f"{site}?kind=dice")
    expect(games(page)).to_have_text(those(lambda about: True))
    expect(page.get_by_role("search")).to_be_hidden()
    expect(page.get_by_role("button", name=say("shelf-show-all"))).to_be_hidden()
