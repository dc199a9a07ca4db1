"""Several people with secrets at one screen: what is seen, heard and kept while the device changes hands."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from browser.tabletop import Tabletop, keep_text
from ludoteca.kernel.desk import Desk

PEOPLE = [{"kind": "person", "name": "Rosa"}, {"kind": "person"}]
SAVED = "ludoteca.sushigo"


def record() -> str:
    """A new game of Sushi Go for two."""
    new = {"do": "new", "game": "sushigo", "seats": 2, "seed": 7, "humans": [0, 1]}
    return str(json.loads(Desk().handle(json.dumps(new)))["frame"]["record"])


@pytest.fixture
def shared(page: Page, site: str) -> Tabletop:
    """Rosa and another person share the screen, and Rosa is asked first."""
    keep_text(page, json.dumps({"record": record(), "players": PEOPLE, "curtain": 0}), SAVED)
    return Tabletop(page, site).open("sushigo/")


def take(tabletop: Tabletop, name: str) -> None:
    """That person takes the device."""
    tabletop.button(f"I am {name}").click()
    expect(tabletop.prompt).to_have_text("Keep a card")


def keep_a_card(tabletop: Tabletop) -> None:
    """The first card that is offered."""
    tabletop.board.get_by_role("button", disabled=False).first.click()


def test_after_a_reload_the_curtain_is_down_before_python_is_there(shared: Tabletop) -> None:
    expect(shared.button("I am Rosa")).to_be_focused()
    expect(shared.board).to_be_hidden()
    take(shared, "Rosa")
    expect(shared.board.get_by_role("button", disabled=False).first).to_be_focused()


def test_no_frame_shows_one_hand_to_the_other(shared: Tabletop) -> None:
    take(shared.ready(), "Rosa")
    page = shared.page
    # What stands on the page is looked at in every frame from Rosa's last tap on.
    page.evaluate("""() => {
      globalThis.looks = new Set();
      const look = () => {
        const isDown = document.querySelector("[data-curtain]") !== null;
        const isSeen = getComputedStyle(document.getElementById("canvas")).visibility === "visible";
        const cards = document.querySelectorAll("#shadow [data-live]").length > 0;
        looks.add(JSON.stringify([isDown, isSeen, cards]));
        requestAnimationFrame(look);
      };
      look();
    }""")
    keep_a_card(shared)
    expect(shared.button("I am Black")).to_be_focused()
    expect(shared.told).to_have_text("Pass the device to Black")
    looks = [json.loads(look) for look in page.evaluate("[...looks]")]
    assert looks == [[False, True, True], [True, False, False]]


def test_the_log_tells_each_only_what_that_one_may_know(shared: Tabletop) -> None:
    take(shared.ready(), "Rosa")
    keep_a_card(shared)
    expect(shared.button("I am Black")).to_be_visible()
    expect(shared.log).to_have_text([re.compile("Rosa: has chosen$")])
    take(shared, "Black")
    expect(shared.log).to_have_text([re.compile("Rosa: has chosen$")])


def test_what_is_kept_is_the_record_and_no_picture(shared: Tabletop) -> None:
    take(shared.ready(), "Rosa")
    keep_a_card(shared)
    expect(shared.button("I am Black")).to_be_visible()
    kept = json.loads(shared.page.evaluate("(key) => localStorage.getItem(key)", SAVED))
    assert set(kept) == {"record", "players", "curtain"}
    assert kept["curtain"] == 1
