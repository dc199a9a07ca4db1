"""Everything by keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.tabletop import say


def focused(page: Page) -> str:
    """What a screen reader calls the thing that has the focus."""
    return page.evaluate(
        """(document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText)
          .replace(/\\s+/g, " ").trim()"""
    )


def test_tab_goes_through_the_page_in_the_order_in_which_it_is_read(tabletop):
    page = tabletop.open().ready().page
    order = []
    for _ in range(9):
        page.keyboard.press("Tab")
        order.append(focused(page))
    header = ["Ludoteca", "Rules", "Language: English", "Menu"]
    # The board is one stop; arrows go on from there.
    assert order == [*header, "c4, X totem", "Undo", "Redo", "New game", "Moves"]


def test_a_turn_is_made_with_arrows_enter_and_space_and_the_focus_stays(tabletop):
    page = tabletop.open().ready().page
    tabletop.totem("x").focus()
    page.keyboard.press("Enter")
    expect(tabletop.totem("x")).to_have_attribute("aria-pressed", "true")
    expect(tabletop.totem("x")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(tabletop.button("c5, empty")).to_be_focused()
    page.keyboard.press("Space")
    expect(tabletop.button("c5, X totem")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(tabletop.button("d5, empty")).to_be_focused()
    page.keyboard.press("Enter")
    expect(tabletop.button("d5, pink X")).to_be_focused()
    expect(tabletop.log).to_contain_text(["You: X to c5, piece on d5"])


def test_arrows_home_and_end_stay_on_the_board(tabletop):
    page = tabletop.open().page
    tabletop.totem("x").focus()
    for key, name in (
        ("Home", "a6, empty"),
        ("ArrowLeft", "a6, empty"),
        ("ArrowUp", "a6, empty"),
        ("ArrowDown", "a5, empty"),
        ("End", "f1, empty"),
        ("ArrowRight", "f1, empty"),
        ("ArrowDown", "f1, empty"),
    ):
        page.keyboard.press(key)
        expect(tabletop.button(name)).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(tabletop.button("f1, empty")).to_be_focused()


def test_escape_puts_down_what_was_picked_up_and_u_takes_a_step_back(tabletop):
    page = tabletop.open().ready().page
    tabletop.totem("x").focus()
    page.keyboard.press("Enter")
    expect(tabletop.totem("x")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(tabletop.totem("x")).not_to_have_attribute("aria-pressed", "true")
    tabletop.play("move x c6")
    page.keyboard.press("u")
    expect(tabletop.button("c4, X totem")).to_be_enabled()
    page.keyboard.press("r")
    expect(tabletop.prompt).to_have_text(say("prompt-place", symbol="x"))


def test_a_new_game_is_begun_by_keyboard(tabletop):
    page = tabletop.open().ready().page
    tabletop.play("move x c6")
    tabletop.button("New game").focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="New game")
    expect(dialog.get_by_role("button", name="Start")).to_be_focused()
    dialog.get_by_role("group", name="Black").get_by_role("radio", checked=True).focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(dialog.get_by_role("group", name="Black").get_by_role("radio", name="Person")).to_be_checked()
    page.keyboard.press("Enter")
    expect(dialog).to_be_hidden()
    expect(tabletop.button("New game")).to_be_focused()
    # The old game has gone: what is tapped from now on belongs to the new one.
    expect(tabletop.log).to_have_count(0)
    tabletop.take_turn()
    expect(tabletop.log).to_contain_text(["Pink:"])


def test_escape_leaves_the_dialog_and_the_game_as_they_were(tabletop):
    page = tabletop.open().ready().page
    tabletop.play("move x c6")
    tabletop.button("New game").focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="New game")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(tabletop.button("New game")).to_be_focused()
    expect(tabletop.button("c6, X totem")).to_be_visible()


def test_the_menus_open_and_close_by_keyboard(tabletop):
    page = tabletop.open().page
    tabletop.button("Menu").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Diagram")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("link", name="Diagram")).to_be_hidden()
    expect(tabletop.button("Menu")).to_be_focused()
