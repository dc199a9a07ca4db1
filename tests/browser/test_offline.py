"""After one visit everything works without the network."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, expect

from browser.tabletop import BEGINNER, PERSON, Tabletop, say


@pytest.fixture
def visited(new_context, site) -> BrowserContext:
    """A visitor who has been on the game's page once, until all was kept, and is offline now."""
    context = new_context(service_workers="allow")
    page = context.new_page()
    Tabletop(page, site).open().ready()
    page.evaluate("navigator.serviceWorker.ready")
    page.close()
    context.set_offline(True)
    return context


def test_a_whole_game_is_played_against_the_computer(visited, site):
    tabletop = Tabletop(visited.new_page(), site).open().ready()
    tabletop.new_game(PERSON, BEGINNER)
    while not tabletop.is_over():
        tabletop.take_turn()
        expect(tabletop.prompt).not_to_have_text(say("computer-thinks"))
    expect(tabletop.told).to_contain_text(tabletop.prompt.inner_text())


def test_languages_guide_and_shelf_are_there(visited, site):
    page = visited.new_page()
    tabletop = Tabletop(page, site).open()
    tabletop.button("Language: English").click()
    page.get_by_role("link", name="Polski").click()
    expect(tabletop.prompt).to_have_text(say("prompt-move", "pl"))
    page.reload()
    expect(tabletop.prompt).to_have_text(say("prompt-move", "pl"))
    page.get_by_role("link", name=say("rules", "pl")).filter(visible=True).click()
    expect(page).to_have_url(f"{site}pl/oxono/guide/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("link", name="Ludoteca").click()
    expect(page).to_have_url(f"{site}pl/")
    # A folder without its slash is a host's affair; offline there is no host.
    page.goto(f"{site}it/oxono")
    expect(page).to_have_url(f"{site}it/oxono/")
    expect(tabletop.prompt).to_have_text(say("prompt-move", "it"))
