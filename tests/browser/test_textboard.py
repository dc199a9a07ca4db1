"""The text board: what is typed is played or answered, squares are called as one likes, secrets kept."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.tabletop import BEGINNER, PERSON, Tabletop, say
from browser.test_accessible import faults

FIXED = "oxono/#p=....../....../..%23.../...*../....../...... p 8888 -"


# Lines that are sent off before any of them can be answered.
AT_ONCE = """(lines) => {
  const field = document.getElementById("text-command");
  for (const line of lines) {
    field.value = line;
    field.form.requestSubmit();
  }
}"""


class TextBoard:
    """The text board of a page, used by its names."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.root = page.get_by_role("region", name="Text board", exact=True)
        self.log = self.root.get_by_role("log")
        self.field = self.root.get_by_role("textbox")

    def open(self) -> TextBoard:
        """From the menu."""
        self.page.locator("button.more").click()
        self.page.locator("#menu").get_by_role("button", name="Text board").click()
        expect(self.field).to_be_visible()
        return self

    def enter(self, typed: str) -> None:
        """Type a line, and send it off."""
        self.field.fill(typed)
        self.field.press("Enter")

    def enter_at_once(self, *lines: str) -> None:
        """Type lines faster than any of them is answered."""
        self.page.evaluate(AT_ONCE, list(lines))

    def line(self, text: str | re.Pattern[str]) -> Locator:
        """An answer."""
        return self.log.get_by_text(text, exact=True)


@pytest.fixture
def opened(tabletop: Tabletop) -> TextBoard:
    tabletop.open(FIXED).ready()
    return TextBoard(tabletop.page).open()


def settings(page: Page, **kept: object) -> None:
    """The browser has these settings of an earlier visit."""
    text = json.dumps(json.dumps(kept))
    page.add_init_script(
        f"if (location.protocol !== 'about:') localStorage.setItem('ludoteca.settings', {text})"
    )


def begin_together(tabletop: Tabletop) -> None:
    """A game of Claim for two at one screen."""
    tabletop.open("claim/").ready()
    tabletop.button("New game").click()
    dialog = tabletop.page.get_by_role("dialog", name="New game")
    for seat in ("Pink", "Black"):
        dialog.get_by_role("group", name=seat).get_by_role("radio", name=PERSON).check()
    dialog.get_by_role("button", name="Start").click()


def test_a_game_is_played_by_typing(opened, tabletop):
    expect(opened.field).to_be_focused()
    opened.enter("move o d4")
    expect(opened.line("Place your O")).to_be_visible()
    expect(tabletop.board.get_by_role("button", name="d4, O totem")).to_be_attached()
    opened.enter("what d4")
    expect(opened.line("d4, O totem")).to_be_visible()
    opened.enter("d5")
    opened.enter("what d5")
    expect(opened.line("d5, pink O")).to_be_visible()


def test_what_is_typed_in_a_game_from_a_link_is_kept(opened, tabletop):
    opened.enter("move o d4")
    expect(opened.line("Place your O")).to_be_visible()
    # What stands there now is another position.
    expect(tabletop.page).to_have_url(f"{tabletop.site}oxono/")
    tabletop.page.reload()
    expect(tabletop.board.get_by_role("button", name="d4, O totem")).to_be_attached()


def test_moves_are_typed_whole_or_piece_by_piece_and_refused_with_the_rule(opened, tabletop):
    opened.enter("x d9")
    expect(opened.line(re.compile("There is no square “d9”"))).to_be_visible()
    opened.enter("x")
    expect(tabletop.square("d3").or_(tabletop.totem("x")).first).to_have_attribute("aria-pressed", "true")
    opened.enter("a1")
    refused = opened.log.get_by_text(re.compile("slides along its row"))
    expect(refused).to_be_visible()
    opened.enter("move x e4")
    expect(refused.last).to_be_visible()
    expect(opened.log.locator("a[href='guide/#slide']")).to_have_count(2)
    opened.enter("move x d4")
    expect(opened.line("Place your X")).to_be_visible()
    opened.enter("place d5")
    # The computer has answered, and the answer is told here.
    expect(opened.log.get_by_text(re.compile(r"^Computer: .*\. Move a totem$"))).to_be_visible()
    opened.enter("last")
    expect(opened.line(re.compile("^Computer: [XO] to .., piece on ..$"))).to_be_visible()
    opened.enter("undo")
    opened.enter("undo")
    opened.enter("log")
    expect(opened.line(say("moves-none"))).to_be_visible()


def test_where_there_is_nothing_to_take_back_that_is_the_answer(opened, tabletop):
    for command, answer in (("undo", "nothing-to-undo"), ("redo", "nothing-to-redo")):
        opened.enter(command)
        expect(opened.line(say(answer))).to_be_visible()
    expect(tabletop.news).to_be_hidden()


def test_a_move_that_is_not_possible_any_more_is_refused_where_it_was_typed(opened, tabletop):
    opened.enter_at_once("move o d4", "move x d4")
    expect(opened.log.get_by_text(re.compile("^The totem has moved; now place your O"))).to_be_visible()
    expect(opened.line("Place your O")).to_be_visible()
    # The computer has not failed.
    expect(tabletop.news).to_be_hidden()


def test_what_is_typed_while_the_curtain_comes_down_is_not_answered_to_the_next(tabletop):
    page = tabletop.page
    settings(page, textBoard=True)
    begin_together(tabletop)
    tabletop.button(re.compile("^I am (Pink|Black)$")).click()
    board = TextBoard(page)
    cards = board.root.get_by_role("button", name=re.compile("^(Goblin|Knight|Undead|Dwarf|Doppelganger)"))
    expect(cards.first).to_be_visible()
    # A card is played, and in the same moment a rule, an option and a card are asked for.
    play = "document.querySelector('#shadow [data-live]').click()"
    page.evaluate(f"(lines) => {{ {play}; ({AT_ONCE})(lines); }}", ["play goblin-0", "options", "goblin-0"])
    expect(tabletop.button(re.compile("^I am (Pink|Black)$"))).to_be_visible()
    told = board.line(re.compile("^Pass the device to (Pink|Black)$"))
    expect(told).to_have_count(3)
    expect(board.log.locator("p:not([aria-hidden])")).to_have_count(3)


def test_every_line_is_about_the_board_that_the_one_before_has_left(opened, tabletop):
    opened.enter_at_once("move o d4", "what d4", "undo", "what d4", "log")
    expect(opened.line(say("moves-none"))).to_be_visible()
    told = [opened.log.get_by_text(text) for text in ("d4, O totem", "d4, empty")]
    for each in told:
        expect(each).to_be_visible()


def test_an_unknown_command_is_one_sentence_with_what_there_is(opened):
    opened.enter("make me a sandwich")
    expect(
        opened.line(re.compile("^“make me a sandwich” is neither .* last, what, .* help\\.$"))
    ).to_be_visible()


def test_the_arrows_bring_back_what_was_typed(opened):
    for typed in ("score", "help"):
        opened.enter(typed)
    for key, value in (
        ("ArrowUp", "help"),
        ("ArrowUp", "score"),
        ("ArrowUp", "score"),
        ("ArrowDown", "help"),
    ):
        opened.field.press(key)
        expect(opened.field).to_have_value(value)
    opened.field.press("ArrowDown")
    expect(opened.field).to_have_value("")


def test_the_tables_can_be_tapped_and_keep_the_focus(opened, tabletop):
    board = opened.root.get_by_role("table", name="Spaces of the board")
    expect(board.get_by_role("columnheader")).to_have_text(list("abcdef"))
    expect(board.get_by_role("rowheader")).to_have_text(list("654321"))
    board.get_by_role("button", name="c4, O totem").click()
    expect(board.get_by_role("button", name="c4, O totem")).to_be_focused()
    expect(board.get_by_role("button", name="c4, O totem")).to_have_attribute("aria-pressed", "true")
    board.get_by_role("button", name="c5, empty").click()
    expect(tabletop.button("c5, O totem").first).to_be_visible()


def test_it_opens_again_and_closes_for_good(opened, tabletop):
    page = tabletop.page
    page.reload()
    expect(opened.field).to_be_visible()
    expect(opened.field).not_to_be_focused()
    opened.root.get_by_role("button", name="Close the text board").click()
    expect(opened.root).to_be_hidden()
    page.reload()
    tabletop.ready()
    expect(opened.root).to_be_hidden()


def test_squares_are_called_as_one_likes_on_the_board_in_the_log_and_in_every_game(opened, tabletop):
    opened.root.get_by_role("combobox").select_option(label="delta 4")
    expect(tabletop.button("delta 3, X totem").first).to_be_attached()
    opened.enter("x delta 4")
    opened.enter("delta 5")
    expect(tabletop.log.first).to_have_text(re.compile("X to delta 4, piece on delta 5"))
    tabletop.open("pl/yoxii/")
    expect(tabletop.board.get_by_role("button", name=re.compile("^Dorota 4, "))).to_be_attached()
    tabletop.open("oxono/analysis/")
    expect(tabletop.board.get_by_role("button", name=re.compile("^delta 3, "))).to_be_attached()


def test_another_language_is_spoken_at_once(opened, tabletop):
    page = tabletop.page
    page.locator("button.language").click()
    page.get_by_role("link", name="Polski").click()
    root = page.get_by_role("region", name="Plansza tekstowa", exact=True)
    expect(root.get_by_label("Polecenie albo ruch")).to_be_visible()
    root.get_by_role("textbox").fill("opcje d4")
    root.get_by_role("textbox").press("Enter")
    expect(root.get_by_role("log").get_by_text("Rusz x, Rusz o: d4")).to_be_visible()


def test_behind_the_curtain_nothing_is_told_and_what_one_has_asked_the_other_does_not_read(tabletop):
    page = tabletop.page
    settings(page, textBoard=True)
    begin_together(tabletop)
    board = TextBoard(page)
    cards = board.root.get_by_role("button", name=re.compile("^(Goblin|Knight|Undead|Dwarf|Doppelganger)"))
    first = tabletop.button(re.compile("^I am (Pink|Black)$"))
    expect(first).to_be_visible()
    expect(cards).to_have_count(0)
    for command in ("options", "board", "what", "log"):
        board.enter(command)
    expect(board.line(re.compile("^Pass the device to (Pink|Black)$"))).to_have_count(4)
    assert not re.search("Goblin|Knight|Undead|Dwar|Doppel", board.root.inner_text())
    first.click()
    expect(cards.first).to_be_visible()
    board.enter("options")
    expect(board.line(re.compile("^Play: "))).to_be_visible()
    cards.first.click()
    expect(first).to_be_visible()
    expect(board.log).to_have_text("")
    board.field.press("ArrowUp")
    expect(board.field).to_have_value("")
    assert not re.search("Goblin|Knight|Undead|Dwar|Doppel", board.root.inner_text())


def test_keys_on_the_board_answer_beside_the_thing_until_they_are_switched_off(tabletop):
    tabletop.open(FIXED).ready()
    tabletop.button("c4, O totem").focus()
    tabletop.page.keyboard.press("w")
    expect(tabletop.why).to_have_text(re.compile("^Move o: "))
    tabletop.page.keyboard.press("l")
    expect(tabletop.why).to_have_text(say("moves-none"))
    board = TextBoard(tabletop.page).open()
    board.root.get_by_role("checkbox").uncheck()
    tabletop.button("c4, O totem").first.focus()
    tabletop.page.keyboard.press("s")
    tabletop.page.keyboard.press("ArrowRight")
    expect(tabletop.board.get_by_role("button", name="d4, empty")).to_be_focused()
    expect(board.log).to_have_text("")


def test_what_is_told_in_the_answers_is_not_told_twice(opened, tabletop):
    for region in (tabletop.told, tabletop.why):
        expect(region).to_have_attribute("aria-live", "off")
    opened.root.get_by_role("button", name="Close the text board").click()
    for region in (tabletop.told, tabletop.why):
        expect(region).not_to_have_attribute("aria-live", "off")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_text_board_has_no_faults(tabletop, theme):
    settings(tabletop.page, textBoard=True, theme=theme)
    tabletop.open(FIXED).ready()
    board = TextBoard(tabletop.page)
    board.enter("help")
    board.enter("move x d9")
    expect(board.log.get_by_role("link")).to_be_visible()
    assert faults(tabletop.page) == []


def test_it_plays_against_a_beginner_in_a_new_game(tabletop):
    tabletop.open().ready()
    tabletop.new_game(PERSON, BEGINNER)
    board = TextBoard(tabletop.page).open()
    board.enter("options")
    expect(board.line(re.compile("^Move x: .*d4"))).to_be_visible()
