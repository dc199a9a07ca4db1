"""Every screen, on a phone and on a desktop, in three themes: axe-core finds nothing wrong with it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tools.builder.places import ROOT

from browser.hosts import BOARDS, fill_with_board
from browser.tabletop import Tabletop, keep_game, keep_text, play_text, say
from browser.test_accessible import AXE
from browser.test_secrets import PEOPLE, SAVED, record
from ludoteca.kernel.shelf import catalog

GAMES = ROOT / "py" / "ludoteca" / "games"
WINDOWS = ((360, 640), (1280, 800))
THEMES = ("light", "dark", "contrast")
# A theme changes colours; all the rest is looked at in the first one only.
FOUND = """async ([theme, isFirst]) => {
  document.documentElement.dataset.theme = theme;
  const rules = isFirst ? {} : { runOnly: ["color-contrast"] };
  const { violations } = await axe.run(document, { iframes: false, resultTypes: ["violations"], ...rules });
  const told = ({ html, failureSummary }) => html + failureSummary;
  return violations.map(({ id, nodes }) => `${theme}, ${id}: ${nodes.map(told)}`);
}"""
Screen = Callable[[Tabletop], object]


def keep_play(visit: Tabletop, play: Path, players: list[dict[str, object]]) -> Tabletop:
    """The page of a game in which a recorded game has been played."""
    slug = play.parent.parent.name
    text = json.dumps({"record": play.read_text(encoding="utf-8"), "players": players})
    keep_text(visit.page, text, f"ludoteca.{slug}")
    return visit.open(f"{slug}/").ready()


def refused(visit: Tabletop) -> None:
    visit.open("oxono/").ready()
    visit.play("move x c6")
    visit.square("a1").click(force=True)
    expect(visit.why).to_be_visible()


def over(visit: Tabletop) -> None:
    keep_game(visit.page, play_text("colour"), "person", "2")
    visit.open("oxono/").ready()
    expect(visit.button("Play again")).to_be_visible()


def scored(visit: Tabletop) -> None:
    keep_play(visit, GAMES / "sushigo" / "plays" / "points.play", [{"kind": "person"}] * 2)
    expect(visit.page.get_by_role("table").first).to_be_visible()


def scored_by_many(visit: Tabletop) -> None:
    keep_play(visit, GAMES / "knister" / "plays" / "shared.play", [{"kind": "person"}] * 2)
    expect(visit.page.get_by_role("table").first).to_be_visible()


def dialog(visit: Tabletop) -> None:
    visit.open("oxono/").ready()
    visit.button("New game").click()
    expect(visit.page.get_by_role("dialog", name="New game")).to_be_visible()


def dialog_of_many(visit: Tabletop) -> None:
    visit.open("knister/").ready()
    visit.button("New game").click()
    expect(visit.page.get_by_role("dialog", name="New game")).to_be_visible()


def menu_of(path: str, name: str) -> Screen:
    def screen(visit: Tabletop) -> None:
        visit.open(path)
        visit.button(name).click()
        expect(visit.page.locator("[popover]:popover-open")).to_be_visible()

    return screen


def sheet(visit: Tabletop) -> None:
    visit.open("oxono/").ready()
    visit.button("Menu").click()
    visit.button(say("share")).click()
    expect(visit.page.get_by_role("dialog", name=say("share"))).to_be_visible()


def curtain(visit: Tabletop) -> None:
    keep_text(visit.page, json.dumps({"record": record(), "players": PEOPLE, "curtain": 0}), SAVED)
    visit.open("sushigo/").ready()
    expect(visit.button("I am Rosa")).to_be_visible()


def hand(visit: Tabletop) -> None:
    curtain(visit)
    visit.button("I am Rosa").click()
    expect(visit.prompt).to_have_text("Keep a card")


def news(visit: Tabletop) -> None:
    visit.open("oxono/#p=rubbish").ready()
    expect(visit.news).to_contain_text("rubbish")


def analysis(visit: Tabletop) -> None:
    keep_game(visit.page, play_text("colour"), "person", "2")
    visit.open("oxono/analysis/").ready()
    visit.button("Back").click()
    visit.page.get_by_role("checkbox", name="Show threats").check()
    expect(
        visit.page.locator("#best").get_by_role("listitem").first.get_by_role("button").first
    ).to_be_visible()


def reviewed(visit: Tabletop) -> None:
    analysis(visit)
    visit.button("Review the game").click()
    expect(visit.page.locator("#report")).to_contain_text("The game turned")


def puzzle(visit: Tabletop) -> None:
    visit.open("onitama/puzzles/")
    expect(visit.button("Hint")).to_be_enabled()


def solution(visit: Tabletop) -> None:
    puzzle(visit)
    visit.button("Show solution").click()
    expect(visit.page.locator("#explanation")).to_be_visible()


def framed(name: str, **asked: str | int) -> Screen:
    """A board in the page of somebody else, once it is played."""

    def screen(visit: Tabletop) -> None:
        board = fill_with_board(visit.page, visit.site, lang="en", **asked)
        board.get_by_role("button", name=re.compile("^Play ")).click()
        expect(board.get_by_role("button", name=name, exact=True)).to_be_enabled()

    return screen


def alive(visit: Tabletop) -> None:
    visit.open("oxono/guide/")
    visit.page.get_by_role("link", name="Try it on the board").first.click()
    frame = visit.page.frame_locator("iframe")
    expect(frame.get_by_role("button", name="c4, O totem")).to_be_enabled()


SCREENS: dict[str, Screen] = {
    "the shelf": lambda visit: visit.open(""),
    **{
        about.slug: lambda visit, slug=about.slug: visit.open(f"{slug}/").ready()
        for about in catalog()
        if about.folder.is_relative_to(GAMES)
    },
    "a refused tap": refused,
    "a finished game": over,
    "scores": scored,
    "scores of many": scored_by_many,
    "the new-game dialog": dialog,
    "the new-game dialog for many": dialog_of_many,
    "what is shared": sheet,
    "the curtain": curtain,
    "a secret hand": hand,
    "news": news,
    "an analysis": analysis,
    "a review": reviewed,
    "a diagram": lambda visit: visit.open("oxono/diagram/").ready(),
    "a stranger's game": lambda visit: visit.open("foreign/"),
    "a puzzle": puzzle,
    "a solution": solution,
    "a guide": lambda visit: visit.open("oxono/guide/"),
    "a guide's living diagram": alive,
    "a poster": lambda visit: fill_with_board(visit.page, visit.site, g="oxono"),
    "a poster that says something": lambda visit: fill_with_board(visit.page, visit.site, **BOARDS["puzzle"]),
    "a board in a page of others": framed("c4, O totem", **BOARDS["plain"]),
    "a game that is stepped through": framed("Forward", **BOARDS["steps"]),
    "a puzzle in a page of others": framed("Hint", **BOARDS["puzzle"]),
    "the game's menu": menu_of("oxono/", "Menu"),
    "the languages": menu_of("oxono/", "Language: English"),
    "the shelf's menu": menu_of("", "Menu"),
    "the analysis's menu": menu_of("oxono/analysis/", "Menu"),
    "the puzzles' menu": menu_of("oxono/puzzles/", "Menu"),
}


@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS)
def test_a_screen_has_no_faults_in_any_window_and_theme(new_context, site, screen):
    page = new_context(reduced_motion="reduce").new_page()
    screen(Tabletop(page, site))
    for frame in page.frames:
        frame.add_script_tag(path=AXE)
    found: list[str] = []
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))")
        for theme in THEMES:
            for frame in page.frames:
                faults = frame.evaluate(FOUND, [theme, theme == THEMES[0]])
                found += [f"{width}, {fault}" for fault in faults]
    assert found == []
