"""What the browser keeps: the game as it stood, also when what is kept is damaged, or nothing can be kept."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from browser.tabletop import BEGINNER, PERSON, SAVED, Held, Tabletop, keep_game, keep_text, play_text, say

NO_STORAGE = {
    "may not be touched": "Object.defineProperty(window, 'localStorage', { get() { throw Error() } })",
    "is full": "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }",
}


def kept(tabletop: Tabletop, key: str) -> str | None:
    """What the browser keeps under a key."""
    text: str | None = tabletop.page.evaluate("(key) => localStorage.getItem(key)", key)
    return text


def test_after_a_reload_the_game_stands_there_before_python_does(tabletop):
    tabletop.open().ready()
    tabletop.new_game(PERSON, BEGINNER)
    tabletop.take_turn()
    expect(tabletop.log).to_have_count(2)
    expect(tabletop.prompt).to_have_text(say("prompt-move"))
    before, log = tabletop.squares(), tabletop.log.all_inner_texts()
    held = Held(tabletop.page)
    tabletop.page.reload()
    expect(tabletop.prompt).to_have_text(say("prompt-move"))
    assert tabletop.squares() == before
    assert tabletop.log.all_inner_texts() == log
    held.let_go()
    tabletop.ready()
    tabletop.take_turn()
    expect(tabletop.log).to_have_count(4)


def test_a_reload_in_the_middle_of_a_turn_still_asks_for_the_piece(tabletop):
    tabletop.open().ready()
    tabletop.play("move x c6")
    tabletop.page.reload()
    expect(tabletop.prompt).to_have_text(say("prompt-place", symbol="x"))
    tabletop.play("place b6")
    expect(tabletop.log.first).to_have_text("1You: X to c6, piece on b6")


def test_taps_made_before_python_is_there_come_back_after_a_reload(tabletop):
    Held(tabletop.page)
    tabletop.open()
    tabletop.play("move x c6")
    tabletop.page.reload()
    expect(tabletop.prompt).to_have_text(say("prompt-place", symbol="x"))
    expect(tabletop.square("c6")).to_have_accessible_name("c6, X totem")


def test_a_finished_game_is_still_finished_after_a_reload(tabletop):
    keep_game(tabletop.page, play_text("colour"), "person", "2")
    tabletop.open().ready()
    result = say("you-win", reason=say("reason-colour"))
    expect(tabletop.prompt).to_have_text(result)
    tabletop.page.reload()
    expect(tabletop.prompt).to_have_text(result)
    expect(tabletop.button("Play again")).to_be_visible()


@pytest.mark.parametrize(
    "text",
    [
        "rubbish {",
        "null",
        "[1, 2]",
        '"text"',
        json.dumps(
            {"record": "game: oxono\nnothing more", "players": [{"kind": "person"}, {"kind": "person"}]}
        ),
        json.dumps({"record": "game: chess\nedition: 1\nseats: 2\n", "players": []}),
        json.dumps({"record": play_text("both"), "players": [7, None]}),
        json.dumps({"record": play_text("both"), "players": [{"kind": "person"}] * 2, "frame": {"scene": 4}}),
    ],
    ids=["no JSON", "null", "a list", "a string", "no record", "another game", "no players", "no frame"],
)
def test_a_damaged_saved_game_never_keeps_another_from_being_played(tabletop, text):
    keep_text(tabletop.page, text)
    tabletop.open().ready()
    expect(tabletop.button("Undo")).to_be_visible()
    if "both" not in text and play_text("both")[:60] not in json.dumps(text):
        expect(tabletop.news).to_contain_text(say("broken-game"))
        assert kept(tabletop, f"{SAVED}.broken") == text
    tabletop.new_game(PERSON, PERSON)
    tabletop.take_turn()
    expect(tabletop.log).to_have_count(1)


def test_the_text_of_a_damaged_game_can_be_taken_away(tabletop):
    keep_text(tabletop.page, "my precious game")
    tabletop.open().ready()
    with tabletop.page.expect_download() as saved:
        tabletop.button("Save its text").click()
    assert saved.value.suggested_filename == "oxono.play"
    assert saved.value.path().read_text() == "my precious game"


def test_the_text_of_a_damaged_game_is_never_written_over_where_storage_is_full(tabletop):
    keep_text(tabletop.page, "my precious game")
    tabletop.page.add_init_script("Storage.prototype.setItem = () => { throw new Error('full'); }")
    tabletop.open().ready()
    expect(tabletop.news).to_contain_text(say("text-in-the-way", why=say("broken-game-shut")))
    tabletop.new_game(PERSON, PERSON)
    tabletop.take_turn()
    with tabletop.page.expect_download() as saved:
        tabletop.button("Save its text").click()
    assert saved.value.path().read_text() == "my precious game"
    assert kept(tabletop, SAVED) == "my precious game"


def test_a_record_that_fits_only_in_part_opens_there_and_says_so(tabletop):
    record = play_text("symbol").replace("1: place e4", "1: place a1")
    keep_game(tabletop.page, record, "person", "person")
    tabletop.open().ready()
    expect(tabletop.news).to_contain_text(say("record-stopped", line=4, total=8, move="place a1"))
    expect(tabletop.prompt).to_have_text(say("prompt-place", symbol="o"))


@pytest.mark.parametrize("way", NO_STORAGE)
def test_without_storage_the_game_is_played_and_the_page_says_once_that_nothing_is_kept(tabletop, way):
    tabletop.page.add_init_script(NO_STORAGE[way])
    tabletop.open().ready()
    tabletop.take_turn()
    expect(tabletop.news).to_contain_text(say("not-kept"))
    tabletop.news.get_by_role("button", name="Close").click()
    expect(tabletop.log).to_have_count(2)
    tabletop.take_turn()
    expect(tabletop.log).to_have_count(4)
    expect(tabletop.news).to_be_hidden()
    tabletop.button("Menu").click()
    tabletop.page.get_by_role("radio", name="Dark", exact=True).check()
    expect(tabletop.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_second_tab_never_writes_over_the_game_of_the_first(context, tabletop, site):
    keep_game(tabletop.page, play_text("symbol").split("1: move")[0], "person", "person")
    tabletop.open().ready()
    other = Tabletop(context.new_page(), site).open().ready()
    expect(other.log).to_have_count(1)
    other.play("move o a4")
    other.play("place a5")
    expect(tabletop.news).to_contain_text(say("other-tab"))
    theirs = other.record()
    tabletop.play("move x d5")
    tabletop.play("place d6")
    expect(tabletop.news).to_contain_text(say("other-tab-kept"))
    assert tabletop.record() != theirs
    tabletop.button("Menu").click()
    tabletop.button("Back to the previous game").click()
    expect(tabletop.square("a5")).to_have_accessible_name(re.compile("^a5, black"))
    assert tabletop.record() == theirs


def test_a_second_tab_can_be_followed(context, tabletop, site):
    keep_game(tabletop.page, play_text("symbol").split("1: move")[0], "person", "person")
    tabletop.open().ready()
    other = Tabletop(context.new_page(), site).open().ready()
    other.take_turn()
    tabletop.button("Show it here").click()
    expect(tabletop.log).to_have_count(2)
    assert tabletop.squares() == other.squares()


def test_a_new_game_leaves_the_one_before_in_the_menu(tabletop):
    record = play_text("colour").rsplit("0: move", 1)[0]
    keep_game(tabletop.page, record, "person", "person")
    tabletop.open().ready()
    expect(tabletop.log).to_have_count(6)
    tabletop.new_game(PERSON, PERSON)
    expect(tabletop.log).to_have_count(0)
    tabletop.button("Menu").click()
    tabletop.button("Back to the previous game").click()
    expect(tabletop.log).to_have_count(6)


@pytest.mark.parametrize(
    "settings",
    ["rubbish", "null", "7", '{"theme":7,"language":{},"choices":[1],"sound":"x"}', '{"theme":"none"}'],
)
def test_rubbish_among_the_settings_is_as_if_there_were_none(tabletop, settings):
    keep_text(tabletop.page, settings, "ludoteca.settings")
    tabletop.open().ready()
    tabletop.new_game(PERSON, PERSON)
    tabletop.take_turn()
    tabletop.open("")
    expect(tabletop.page.get_by_role("link", name="Play Oxono")).to_be_visible()
