"""The first game: prepared where it is kept, so that nobody meets it twice; elsewhere dealt anew."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.hosts import NOTHING_KEPT, fragment
from browser.tabletop import Held, Tabletop
from ludoteca import Table, load
from ludoteca.words import Words

# All that the page draws by lot comes out in the middle.
MIDDLE = "Math.random = () => 0.5"
DRAWN = 2**31
PREPARED = 0


def hand(seed: int) -> list[str]:
    """The cards of the first seat in a new game of Sushi Go for two, as they are called."""
    table = Table(load("sushigo"), 2, seed)
    words = Words("en", "sushigo")
    names = {move.split()[-1] for move in table.legal(0)}
    nodes = table.game.draw(table.state, 0, False).nodes
    return [words.say(node.label) for node in nodes if node.name in names and node.label]


def expect_hand(table: Tabletop, seed: int) -> None:
    """These cards may be tapped, and no others."""
    cards = table.board.get_by_role("button", disabled=False)
    expect(cards).to_have_count(len(hand(seed)))
    assert sorted(card.get_attribute("aria-label") or "" for card in cards.all()) == sorted(hand(seed))


def test_these_tests_can_tell_the_two_hands_apart():
    assert sorted(hand(DRAWN)) != sorted(hand(PREPARED))


def test_on_the_game_s_own_page_the_first_game_is_played_before_python_is_there(page, site):
    page.add_init_script(MIDDLE)
    held = Held(page)
    table = Tabletop(page, site).open("sushigo/")
    expect_hand(table, PREPARED)
    held.let_go()
    expect_hand(table.ready(), PREPARED)


def test_where_nothing_can_be_kept_no_game_is_the_prepared_one(page, site):
    page.add_init_script(MIDDLE)
    page.add_init_script(NOTHING_KEPT.replace("parent !== window", "true"))
    held = Held(page)
    table = Tabletop(page, site).open("sushigo/")
    # Nor is it seen while Python is on its way.
    expect(page.locator(".opening").filter(visible=True)).to_have_count(0)
    expect(table.board.get_by_role("button")).to_have_count(0)
    held.let_go()
    expect_hand(table, DRAWN)


@pytest.mark.parametrize("seated", [{"seat": 0}, {"level": 1}], ids=["seat", "level"])
def test_in_the_page_of_another_every_game_is_dealt_anew(other, seated):
    other.page.add_init_script(MIDDLE)
    expect_hand(other.open(other.iframe(g="sushigo", lang="en", **seated)).play(), DRAWN)


def test_a_link_without_a_position_begins_a_new_game_in_the_page_of_another(other):
    other.page.add_init_script(MIDDLE)
    table = other.open(other.iframe(g="sushigo", lang="en", level=1)).play()
    table.page.evaluate("Math.random = () => 0.75")
    other.command("open", link=fragment(g="sushigo", level=1))
    other.wait("ready", 2)
    expect_hand(table, 3 * 2**30)


def test_after_a_link_that_leads_nowhere_the_new_game_is_not_the_prepared_one(page, site):
    page.add_init_script(MIDDLE)
    expect_hand(Tabletop(page, site).open("sushigo/#r=1rubbish"), DRAWN)


def test_where_chance_has_no_part_the_first_turn_needs_no_python_in_the_page_of_another_either(other):
    Held(other.page)
    frame = other.open(other.iframe(g="yoxii", lang="en", seat=0)).frame()
    frame.get_by_role("button").click()
    table = Tabletop(frame, other.site)
    prompt = table.prompt.inner_text()
    table.board.get_by_role("button", disabled=False).first.click()
    expect(table.prompt).not_to_have_text(prompt)
