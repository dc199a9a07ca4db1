"""Links to positions: from the guide, from others, and those that lead nowhere."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.tabletop import keep_game, play_text, say

START = "....../....../..#.../...*../....../...... p 8888 -"
RECORD = play_text("colour").rsplit("0: move", 1)[0]


def link(position: str) -> str:
    """The address of the game's page with a position."""
    return f"oxono/#p={position.replace('#', '%23')}"


def test_a_link_opens_its_position_and_the_reader_plays_on(tabletop):
    tabletop.open(link("x...../....../..#.../...*../....../...... b 7888 -")).ready()
    expect(tabletop.square("a6")).to_have_accessible_name("a6, pink X")
    expect(tabletop.prompt).to_have_text(say("prompt-move"))
    tabletop.play("move x d5")
    tabletop.play("place d6")
    expect(tabletop.log.first).to_contain_text("You: X to d5, piece on d6")
    expect(tabletop.log).to_contain_text(["You:", "Computer:"])
    # What stands there now is another position.
    expect(tabletop.page).to_have_url(f"{tabletop.site}oxono/")


def test_a_half_done_turn_can_be_linked(tabletop):
    tabletop.open(link("....../...*../..#.../....../....../...... p 8888 x")).ready()
    expect(tabletop.prompt).to_have_text(say("prompt-place", symbol="x"))
    tabletop.play("place d4")


def test_looking_at_a_link_leaves_the_kept_game_alone(tabletop):
    keep_game(tabletop.page, RECORD, "person", "person")
    tabletop.open().ready()
    expect(tabletop.log).to_have_count(6)
    kept = tabletop.record()
    tabletop.open(link(START))
    tabletop.page.reload()
    tabletop.ready()
    expect(tabletop.log).to_have_count(0)
    assert tabletop.record() == kept
    tabletop.open()
    tabletop.page.reload()
    expect(tabletop.log).to_have_count(6)


def test_playing_on_from_a_link_puts_the_kept_game_aside(tabletop):
    keep_game(tabletop.page, RECORD, "person", "person")
    tabletop.open().ready()
    expect(tabletop.log).to_have_count(6)
    tabletop.page.goto("about:blank")
    tabletop.open(link(START)).ready()
    expect(tabletop.log).to_have_count(0)
    tabletop.take_turn()
    tabletop.button("Menu").click()
    tabletop.button("Back to the previous game").click()
    expect(tabletop.log).to_have_count(6)


@pytest.mark.parametrize(
    "position", ["rubbish", "", " ", "%E0%A4%A", START.replace("8888", "9999"), "a" * 5000]
)
def test_a_link_that_leads_nowhere_says_so_in_one_sentence_and_leaves_the_game(tabletop, position):
    keep_game(tabletop.page, RECORD, "person", "person")
    tabletop.open(link(position)).ready()
    expect(tabletop.news).to_contain_text(say("bad-link", why="").strip())
    expect(tabletop.log).to_have_count(6)
    expect(tabletop.page).to_have_url(f"{tabletop.site}oxono/")
    assert len(tabletop.news.inner_text()) < 400
    tabletop.take_turn()


def test_a_bad_link_followed_in_the_running_page_changes_nothing(tabletop):
    tabletop.open().ready()
    tabletop.play("move x c6")
    before = tabletop.squares()
    tabletop.page.evaluate("location.hash = '#p=rubbish'")
    expect(tabletop.news).to_contain_text(say("bad-link", why="").strip())
    assert tabletop.squares() == before
    tabletop.play("place b6")


@pytest.mark.parametrize("rest", ["#p=", "#p", "#p=%20"])
def test_a_link_that_has_lost_its_position_says_so_and_the_game_goes_on(tabletop, rest):
    tabletop.open().ready()
    tabletop.play("move x c6")
    before = tabletop.squares()
    tabletop.page.evaluate("(rest) => { location.hash = rest }", rest)
    expect(tabletop.news).to_contain_text(say("bad-link", why="").strip())
    assert tabletop.squares() == before
    expect(tabletop.page).to_have_url(f"{tabletop.site}oxono/")
    tabletop.play("place b6")


def test_a_part_of_the_page_that_is_no_position_is_nobodys_business(tabletop):
    tabletop.open("oxono/#else").ready()
    expect(tabletop.news).to_be_hidden()
    tabletop.play("move x c6")


def test_every_rule_of_the_guide_has_a_position_to_try(tabletop):
    tabletop.open("oxono/guide/")
    tries = tabletop.page.get_by_role("link", name=re.compile(f"^{say('guide-try')}"))
    addresses = [str(found.evaluate("(link) => link.href")) for found in tries.all()]
    assert len(addresses) >= 5
    for address in addresses:
        tabletop.page.evaluate("(address) => { location.href = address }", address)
        tabletop.ready()
        expect(tabletop.button("Undo")).to_be_disabled()
        expect(tabletop.page.locator("html")).to_have_attribute("lang", "en")
        expect(tabletop.news).to_be_hidden()


def test_a_diagram_of_the_guide_comes_alive_where_it_stands_and_nothing_of_it_is_kept(tabletop):
    page = tabletop.open("oxono/").ready().page
    tabletop.play("move x c6")
    saved = page.evaluate("JSON.stringify(localStorage)")
    tabletop.open("oxono/guide/")
    link = page.get_by_role("link", name=say("guide-try")).first
    link.click()
    board = page.frame_locator("iframe[title=Oxono]")
    expect(board.get_by_role("link", name="Rules")).to_be_hidden()
    before = board.locator("#log").text_content()
    square = board.get_by_role("button", disabled=False, name=re.compile("totem|empty$")).first
    square.click()
    board.get_by_role("button", disabled=False, name=re.compile("empty$")).first.click()
    expect(board.locator("#log")).not_to_have_text(str(before))
    assert page.evaluate("JSON.stringify(localStorage)") == saved

    page.get_by_role("link", name=say("guide-still")).click()
    expect(page.locator("iframe")).to_have_count(0)
    expect(link).to_be_focused()


def test_a_link_to_this_position_opens_it_elsewhere(new_context, site, tabletop):
    tabletop.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    tabletop.open().ready()
    tabletop.play("move x c6")
    tabletop.button("Menu").click()
    tabletop.button("Copy a link to this position").click()
    expect(tabletop.news).to_contain_text(say("link-copied"))
    address = tabletop.page.evaluate("navigator.clipboard.readText()")
    there = new_context().new_page()
    there.goto(address)
    expect(there.locator("#prompt")).to_have_text(say("prompt-place", symbol="x"))
    expect(there.get_by_role("button", name="c6, X totem")).to_be_visible()
