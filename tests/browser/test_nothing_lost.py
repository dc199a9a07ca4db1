"""What goes wrong in the middle of a game costs nobody a game, a move or an answer."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from browser.tabletop import BEGINNER, EXPERT, PERSON, SAVED, Tabletop, keep_game, keep_text, play_text, say

RUNNING = play_text("colour").rsplit("0: move", 1)[0]


def kept_text(tabletop: Tabletop, key: str) -> str:
    """What the browser keeps under a key."""
    return str(tabletop.page.evaluate("(key) => localStorage.getItem(key)", key))


def test_a_previous_game_that_opens_in_part_loses_neither_its_text_nor_the_running_game(tabletop):
    partly = play_text("symbol").replace("1: place e4", "1: place a1")
    players = [{"kind": "person"}] * 2
    keep_game(tabletop.page, RUNNING, "person", "person")
    keep_text(tabletop.page, json.dumps({"record": partly, "players": players}), f"{SAVED}.previous")
    tabletop.open().ready()
    expect(tabletop.log).to_have_count(6)
    tabletop.button("Menu").click()
    tabletop.button("Back to the previous game").click()
    expect(tabletop.news).to_contain_text(say("record-stopped", line=4, total=8, move="place a1"))
    with tabletop.page.expect_download() as saved:
        tabletop.button("Save its text").click()
    assert saved.value.path().read_text() == partly
    assert json.loads(kept_text(tabletop, f"{SAVED}.previous"))["record"] == RUNNING


def test_a_kept_frame_of_another_make_is_dropped_and_the_game_opens_from_its_record(tabletop, troubles):
    troubles.allow("Cannot read|not iterable|undefined")
    tabletop.open().ready()
    tabletop.new_game(PERSON, PERSON)
    tabletop.take_turn()
    saved = json.loads(kept_text(tabletop, SAVED))
    saved["frame"]["log"] = [7]
    tabletop.page.evaluate("([key, text]) => localStorage.setItem(key, text)", [SAVED, json.dumps(saved)])
    tabletop.page.reload()
    expect(tabletop.log).to_have_count(1)
    tabletop.take_turn()
    expect(tabletop.log).to_have_count(2)


def test_following_another_tab_keeps_the_game_of_this_one(context, tabletop, site):
    tabletop.open().ready()
    tabletop.new_game(PERSON, PERSON)
    tabletop.take_turn()
    expect(tabletop.log).to_have_count(1)
    own = tabletop.record()
    other = Tabletop(context.new_page(), site).open().ready()
    other.new_game(PERSON, PERSON)
    other.take_turn()
    other.take_turn()
    expect(other.log).to_have_count(2)
    tabletop.button("Show it here").click()
    expect(tabletop.log).to_have_count(2)
    assert json.loads(kept_text(tabletop, f"{SAVED}.previous"))["record"] == own


def test_a_bad_link_does_not_stop_the_computer_from_thinking(tabletop):
    tabletop.open().ready()
    tabletop.new_game(EXPERT, PERSON)
    expect(tabletop.prompt).to_have_text(say("computer-thinks"))
    tabletop.page.evaluate("location.hash = '#p=rubbish'")
    expect(tabletop.news).to_contain_text(say("bad-link", why="").strip())
    expect(tabletop.log).to_contain_text(["Computer:"])


def test_a_language_that_cannot_be_fetched_is_told_and_the_game_goes_on(tabletop, troubles):
    troubles.allow("Failed to load resource")
    tabletop.page.route(re.compile(r"oxono-pl-\w+\.ftl"), lambda route: route.abort())
    tabletop.open().ready()
    tabletop.new_game(PERSON, BEGINNER)
    tabletop.button("Language: English").click()
    tabletop.page.get_by_role("link", name="Polski").click()
    expect(tabletop.news).to_contain_text(say("request-failed"))
    tabletop.take_turn()
    expect(tabletop.log).to_contain_text(["You:", "Computer:"])


def test_a_page_without_its_texts_says_so_and_can_be_tried_again(tabletop, troubles):
    troubles.allow("Failed to load resource|Failed to fetch")
    pattern = re.compile(r"oxono-en-\w+\.ftl")
    tabletop.page.route(pattern, lambda route: route.abort())
    tabletop.open()
    expect(tabletop.news).to_contain_text(say("runtime-failed"))
    tabletop.page.unroute(pattern)
    tabletop.button("Try again").click()
    tabletop.ready()
    tabletop.play("move x c6")
