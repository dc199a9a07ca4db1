"""The sheet by which a game is given to others: its links, its code, its file, and files of others."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.tabletop import Tabletop, keep_game, play_text, say, start_of
from ludoteca import Table
from ludoteca.kernel import link as links

WHOLE = play_text("colour")
RECORD = WHOLE.rsplit("0: move", 1)[0]


def sheet(tabletop: Tabletop, language: str = "en"):
    """Opens the sheet from the menu."""
    tabletop.button(say("menu", language)).click()
    tabletop.button(say("share", language)).click()
    dialog = tabletop.page.get_by_role("dialog", name=say("share", language))
    expect(dialog.get_by_role("textbox", name=say("share-link", language))).to_be_visible()
    return dialog


def shown_link(dialog) -> str:
    """The link that stands in the sheet, behind its address."""
    return str(dialog.get_by_role("textbox").input_value()).partition("#")[2]


def test_a_link_to_this_position_opens_it_elsewhere(new_context, tabletop):
    tabletop.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    tabletop.open().ready()
    tabletop.play("move x c6")
    dialog = sheet(tabletop)
    dialog.get_by_role("button", name=say("share-copy")).click()
    expect(dialog.get_by_role("status")).to_have_text(say("link-copied"))
    address = tabletop.page.evaluate("navigator.clipboard.readText()")
    there = new_context().new_page()
    there.goto(address)
    expect(there.locator("#prompt")).to_have_text(say("prompt-place", symbol="x"))
    expect(there.get_by_role("button", name="c6, X totem")).to_be_visible()


def test_the_whole_game_is_a_link_of_its_own_with_a_code_of_its_own(tabletop):
    keep_game(tabletop.page, RECORD, "person", "person")
    tabletop.open().ready()
    expect(tabletop.log).to_have_count(6)
    dialog = sheet(tabletop)
    code = dialog.get_by_role("img", name=say("share-code"))
    first = code.inner_html()
    assert links.read(shown_link(dialog)).position is not None
    dialog.get_by_role("radio", name=say("share-game")).check()
    link = links.read(shown_link(dialog))
    assert (link.game, link.record) == ("oxono", RECORD)
    assert code.inner_html() != first
    tabletop.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(tabletop.button("Menu")).to_be_focused()


def test_the_code_says_the_link_to_whoever_reads_it(tabletop):
    tabletop.open().ready()
    dialog = sheet(tabletop)
    code = dialog.get_by_role("img", name=say("share-code"))
    expect(code).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(code).to_have_css("fill", "rgb(0, 0, 0)")
    box = [float(number) for number in str(code.get_attribute("viewBox")).split()]
    path = code.locator("path").get_attribute("d") or ""
    dark = {
        (int(x) + at, int(y))
        for x, y, length in re.findall(r"M(\d+) (\d+)h(\d+)", path)
        for at in range(int(length))
    }
    # Light all round, then the three eyes of every such code.
    assert min(min(place) for place in dark) == 4
    assert max(max(place) for place in dark) == box[2] - 5
    for x, y in ((4, 4), (int(box[2]) - 11, 4), (4, int(box[2]) - 11)):
        assert {(x + at, y) for at in range(7)} <= dark


def test_where_the_clipboard_is_shut_the_link_is_selected(tabletop):
    tabletop.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    tabletop.open().ready()
    dialog = sheet(tabletop)
    dialog.get_by_role("button", name=say("share-copy")).click()
    expect(dialog.get_by_role("status")).to_have_text(say("link-not-copied"))
    expect(dialog.get_by_role("textbox")).to_be_focused()
    assert tabletop.page.evaluate("getSelection().toString().startsWith(location.href)")


def test_the_systems_own_sheet_is_offered_where_there_is_one(tabletop):
    tabletop.page.add_init_script("navigator.share = async (what) => { window.sent = what }")
    tabletop.open().ready()
    dialog = sheet(tabletop)
    dialog.get_by_role("button", name=say("share-send")).click()
    assert tabletop.page.evaluate("window.sent") == {
        "title": "Oxono",
        "url": dialog.get_by_role("textbox").input_value(),
    }


def test_where_there_is_none_nothing_is_offered(tabletop):
    tabletop.page.add_init_script("delete Navigator.prototype.share")
    tabletop.open().ready()
    expect(sheet(tabletop).get_by_role("button", name=say("share-send"))).to_have_count(0)


def test_a_running_game_with_secrets_is_shared_whole_and_with_a_warning(tabletop):
    tabletop.open("knister/").ready()
    dialog = sheet(tabletop)
    expect(dialog).to_contain_text(say("share-secret"))
    expect(dialog.get_by_role("radio")).to_have_count(0)
    assert links.read(shown_link(dialog)).record is not None


def test_a_game_without_secrets_has_no_warning(tabletop):
    tabletop.open().ready()
    expect(sheet(tabletop)).not_to_contain_text(say("share-secret"))


def saved_file(page: Page, dialog) -> str:
    with page.expect_download() as download:
        dialog.get_by_role("button", name=say("share-save")).click()
    assert download.value.suggested_filename == "oxono.play"
    return Path(download.value.path()).read_text(encoding="utf-8")


def test_a_game_is_saved_as_a_file_and_opened_again(new_context, site, tabletop, tmp_path):
    keep_game(tabletop.page, RECORD, "person", "person")
    tabletop.open().ready()
    text = saved_file(tabletop.page, sheet(tabletop))
    assert text == RECORD
    file = tmp_path / "game.play"
    file.write_text(text, encoding="utf-8")

    other = Tabletop(new_context().new_page(), site)
    keep_game(other.page, start_of(RECORD), "person", "person")
    other.open().ready()
    other.take_turn()
    own = other.record()
    dialog = sheet(other)
    with other.page.expect_file_chooser() as chooser:
        dialog.get_by_role("button", name=say("share-open")).click()
    chooser.value.set_files(file)
    expect(other.log).to_have_count(6)
    expect(dialog).to_have_count(0)
    assert other.record() == RECORD
    assert json.loads(other.page.evaluate("localStorage.getItem('ludoteca.oxono.previous')"))["record"] == own


def test_files_that_are_opened_one_after_the_other_leave_the_own_game_where_it_was(tabletop):
    tabletop.open().ready()
    tabletop.take_turn()
    expect(tabletop.log).to_have_count(2)
    own = tabletop.record()
    drop(tabletop.page, "one.play", RECORD)
    expect(tabletop.log).to_have_count(6)
    tabletop.page.reload()
    tabletop.ready()
    drop(tabletop.page, "other.play", start_of(RECORD))
    expect(tabletop.log).not_to_have_count(6)
    kept = "JSON.parse(localStorage.getItem('ludoteca.oxono.previous')).record"
    assert tabletop.page.evaluate(kept) == own


def drop(page: Page, name: str, text: str) -> None:
    """Somebody drops a file on the page."""
    page.evaluate(
        """([name, text]) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([text], name));
          for (const type of ["dragover", "drop"]) {
            const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
            document.getElementById("stage").dispatchEvent(event);
            if (!event.defaultPrevented) throw new Error(type);
          }
        }""",
        [name, text],
    )


def test_a_file_is_dropped_on_the_page(tabletop):
    tabletop.open().ready()
    expect(tabletop.page.locator("#share")).to_be_attached()
    tabletop.take_turn()
    expect(tabletop.log).to_have_count(2)
    drop(tabletop.page, "game.play", RECORD)
    expect(tabletop.log).to_have_count(6)


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("empty.play", "", "bad-record-empty"),
        ("picture.png", "\x89PNG\r\n\x1a\n\x00\x00", "bad-record"),
        ("other.play", start_of(RECORD).replace("oxono", "chess"), "unknown-game"),
        ("large.play", RECORD + "# \n" * 200_000, "share-large"),
        ("brackets.play", "[" * 1000, "bad-message"),
    ],
)
def test_a_file_that_is_no_game_is_told_in_a_sentence_and_the_game_goes_on(tabletop, name, text, why):
    tabletop.open().ready()
    tabletop.play("move x c6")
    drop(tabletop.page, name, text)
    expect(tabletop.news).to_contain_text(say("share-bad-file", file=name, why="").strip())
    assert len(tabletop.news.inner_text()) < 300
    tabletop.play("place b6")


def test_a_game_that_opens_only_in_part_is_kept_as_it_came(tabletop):
    # Also before Python is there.
    tabletop.open()
    expect(tabletop.button("New game")).to_be_visible()
    tabletop.page.wait_for_load_state()
    drop(tabletop.page, "part.play", RECORD + "0: move x a1\n0: place a2\n")
    expect(tabletop.log).to_have_count(6)
    expect(tabletop.news.get_by_role("button", name=say("save-text"))).to_be_visible()
    assert "0: move x a1" in tabletop.page.evaluate("localStorage.getItem('ludoteca.oxono.broken')")


def test_a_file_of_another_game_opens_on_its_page(tabletop):
    tabletop.open("knister/").ready()
    expect(tabletop.button("New game")).to_be_visible()
    tabletop.page.wait_for_function("!document.getElementById('share').hidden")
    drop(tabletop.page, "oxono.play", RECORD)
    expect(tabletop.page).to_have_url(re.compile(f"^{re.escape(tabletop.site)}oxono/#g=oxono&r=1"))
    expect(tabletop.log).to_have_count(6)
    assert tabletop.page.evaluate("localStorage.getItem('ludoteca.oxono')") is None


def test_the_analysis_shares_where_it_stands_and_opens_no_files(tabletop):
    keep_game(tabletop.page, RECORD, "person", "person")
    tabletop.open("oxono/analysis/").ready()
    expect(tabletop.button(say("analysis-back"))).to_be_enabled()
    tabletop.button(say("analysis-back")).click()
    dialog = sheet(tabletop)
    expect(dialog.get_by_role("button", name=say("share-open"))).to_have_count(0)
    dialog.get_by_role("radio", name=say("share-game")).check()
    record = links.read(shown_link(dialog)).record
    assert record is not None
    assert len(Table.replay(record).steps) < len(Table.replay(RECORD).steps)


@pytest.mark.parametrize("language", ["el", "pl"])
@pytest.mark.parametrize(("width", "height"), [(320, 480), (360, 640), (640, 360)])
def test_the_sheet_fits_on_a_phone(new_context, site, language, width, height):
    page = new_context(viewport={"width": width, "height": height}).new_page()
    dialog = sheet(Tabletop(page, site).open(f"{language}/oxono/").ready(), language)
    expect(dialog.get_by_role("button", name=say("share-copy", language))).to_be_in_viewport(ratio=1)
    dialog.locator(".body").evaluate("body => body.scrollTo(0, body.scrollHeight)")
    expect(dialog.get_by_role("button", name=say("share-open", language))).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
