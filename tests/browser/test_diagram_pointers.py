"""Marks and arrows on the page of diagrams."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.tabletop import say


def test_marks_and_arrows_are_drawn_by_keys_alone_and_told(diagram):
    diagram.button("Mark").focus()
    diagram.page.keyboard.press("Enter")
    expect(diagram.prompt).to_have_text(say("diagram-mark"))
    diagram.board.get_by_role("button", name="a6, empty", exact=True).focus()
    diagram.page.keyboard.press("ArrowRight")
    diagram.page.keyboard.press("Enter")
    expect(diagram.told).to_have_text("Marked: b6")
    diagram.button("Arrow").focus()
    diagram.page.keyboard.press("Enter")
    diagram.board.get_by_role("button", name="c4, O totem", exact=True).focus()
    diagram.page.keyboard.press("Enter")
    expect(diagram.prompt).to_have_text(say("diagram-to", start="c4"))
    expect(diagram.board.get_by_role("button", name="c4, O totem", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    diagram.page.keyboard.press("ArrowDown")
    diagram.page.keyboard.press("Enter")
    expect(diagram.told).to_have_text("Marked: b6, c4 → c3")
    assert (diagram.link()["mark"], diagram.link()["arrow"]) == (["b6"], ["c4-c3"])
    diagram.button("No marks").click()
    expect(diagram.button("No marks")).to_be_disabled()
    assert "mark" not in diagram.link()
