"""What axe-core finds wrong: nothing, on any page, in any theme."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tools.builder.places import NODE_MODULES

from browser.tabletop import Tabletop
from ludoteca import Text
from ludoteca.words import Words

AXE = NODE_MODULES / "axe-core" / "axe.min.js"
FOUND = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations.map(
  ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => html + failureSummary)}`)"""

each_theme = pytest.mark.parametrize("theme", ["light", "dark"])
all_themes = pytest.mark.parametrize("theme", ["light", "dark", "contrast", "colourblind"])


def faults(page: Page) -> list[str]:
    """What axe finds on the page as it is now."""
    page.add_script_tag(path=AXE)
    found: list[str] = page.evaluate(FOUND)
    return found


@pytest.fixture
def themed(new_context, site):
    """A page of a visitor who has chosen a theme and wants no motion."""

    def opened(theme: str, path: str) -> Tabletop:
        page = new_context(reduced_motion="reduce").new_page()
        page.add_init_script(f"localStorage.setItem('ludoteca.settings', '{{\"theme\":\"{theme}\"}}')")
        return Tabletop(page, site).open(path)

    return opened


@each_theme
def test_the_shelf_has_no_faults(themed, theme):
    assert faults(themed(theme, "").page) == []


@each_theme
def test_the_guide_has_no_faults(themed, theme):
    assert faults(themed(theme, "oxono/guide/").page) == []


@all_themes
def test_the_game_its_dialog_and_its_reasons_have_no_faults(themed, theme):
    tabletop = themed(theme, "oxono/").ready()
    tabletop.play("move x c6")
    tabletop.square("a1").click(force=True)
    expect(tabletop.why).to_be_visible()
    assert faults(tabletop.page) == []
    tabletop.button("New game").click()
    expect(tabletop.page.get_by_role("dialog", name="New game")).to_be_visible()
    assert faults(tabletop.page) == []


@all_themes
def test_scrollbars_are_as_easy_to_see_as_quiet_words(themed, theme):
    page = themed(theme, "oxono/").page
    quiet = page.locator("#history h2").evaluate("(one) => getComputedStyle(one).color")
    # On whatever they lie, without a ground of their own.
    expect(page.locator("#log")).to_have_css("scrollbar-color", f"{quiet} rgba(0, 0, 0, 0)")


def test_the_menus_have_no_faults(themed):
    tabletop = themed("light", "oxono/")
    for name in ("Menu", "Language: English"):
        tabletop.button(name).click()
        assert faults(tabletop.page) == []
        tabletop.page.keyboard.press("Escape")


def test_the_board_of_a_finished_game_can_be_heard(tabletop):
    tabletop.open("oxono/#p=....../xxxX../..%23.../...*../....../...... b 5878 -").ready()
    expect(tabletop.board.get_by_role("button", name="a5, pink X")).to_be_visible()
    expect(tabletop.board.get_by_role("img", name=re.compile("5 X and 8 O in reserve$"))).to_be_visible()


@pytest.mark.parametrize(
    ("language", "game", "parts"),
    [
        ("en", "oxono", ["region-board"]),
        ("el", "claim", ["region-hand"]),
        ("it", "knister", ["region-sheet"]),
        ("pl", "tranquility", ["region-board", "region-hand"]),
    ],
)
def test_every_part_of_the_board_has_a_name(tabletop, language, game, parts):
    tabletop.open(f"{'' if language == 'en' else language + '/'}{game}/").ready()
    groups = tabletop.board.get_by_role("group")
    names = [Words(language, game).say(Text(id)) for id in parts]
    expect(groups).to_have_count(len(names))
    assert {groups.nth(at).get_attribute("aria-label") for at in range(len(names))} == set(names)
