"""The page on which diagrams are made, used as a person uses it."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Locator, expect

from browser.tabletop import Tabletop

MIDDLE = "....../.x.Xo./.OX.o./o.x*O./.#.Ox./..X... p 5555 -"
CLEAR = "....../....../..#.../...*../....../...... p 8888 -"


class Diagram(Tabletop):
    """The page of diagrams, in English."""

    def open(self, path: str = "oxono/diagram/") -> Diagram:
        super().open(path)
        return self

    def ready(self) -> Diagram:
        expect(self.text).not_to_have_value("")
        return self

    @property
    def text(self) -> Locator:
        """The field with the position's text."""
        return self.page.locator("#position")

    @property
    def impossible(self) -> Locator:
        """The sentence that says what is impossible."""
        return self.page.locator("#impossible")

    def choose(self, thing: str) -> None:
        """What the next tap puts."""
        self.page.get_by_role("group", name="What can be put on the board").get_by_role(
            "button", name=thing, exact=True
        ).click()

    def tap(self, name: str, then: str) -> None:
        """Tap what is called so, and wait until ears are told."""
        self.board.get_by_role("button", name=name, exact=True).click()
        expect(self.told).to_have_text(then)

    def link(self) -> dict[str, list[str]]:
        """What the address says."""
        return parse_qs(urlsplit(self.page.url).fragment)

    def take(self, what: str) -> str:
        """Take something away as text."""
        before = self.page.locator("#copied").input_value()
        self.button(what).click()
        expect(self.page.locator("#copied")).not_to_have_value(before)
        return self.page.locator("#copied").input_value()
