"""What lies on the table is carried to its square as well as tapped there."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from browser.tabletop import PERSON, Held, Tabletop

# What carries is fetched when the board is first pointed at; the same module is never run twice.
CAN_CARRY = """async () => {
  const fetched = performance.getEntriesByType("resource").find(({ name }) => name.includes("/hand-"));
  return fetched && Boolean(await import(fetched.name));
}"""


def carry(thing: Locator, to: Locator) -> None:
    """By the mouse."""
    thing.hover()
    thing.page.wait_for_function(CAN_CARRY)
    thing.drag_to(to)


def test_a_totem_is_carried_to_its_square_and_lies_down_where_it_was(page, site):
    table = Tabletop(page, site).open().ready()
    table.new_game(PERSON, PERSON)
    carry(table.square("c4"), table.square("e1"))
    expect(table.square("c4")).to_have_accessible_name("c4, O totem")
    carry(table.square("c4"), table.square("c5"))
    expect(table.square("c5")).to_have_accessible_name("c5, O totem")


def test_it_is_carried_before_python_is_there(page, site):
    held = Held(page)
    table = Tabletop(page, site).open()
    square = (table.totem("x").get_attribute("aria-label") or "")[:2]
    above = f"{square[0]}{int(square[1]) + 1}"
    carry(table.square(square), table.square(above))
    expect(table.square(above)).to_have_accessible_name(f"{above}, X totem")
    held.let_go()
    table.ready()
    expect(table.square(above)).to_have_accessible_name(f"{above}, X totem")
