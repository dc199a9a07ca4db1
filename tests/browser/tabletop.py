"""A game's page, used as a person uses it: things are found by their names, not by where they are."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, Route, expect
from tools.builder.places import ROOT

from ludoteca import Table, Text
from ludoteca.words import Words

PLAYS = ROOT / "py" / "ludoteca" / "games" / "oxono" / "plays"
PERSON = "Person"
BEGINNER = "Computer, level 1: Beginner"
EXPERT = "Computer, level 5: Expert"
SAVED = "ludoteca.oxono"


def words(language: str = "en") -> Words:
    """All that the page can say in a language."""
    return Words(language, "oxono", ROOT / "web" / "texts")


def say(id: str, language: str = "en", **args: str | int) -> str:
    """One sentence of the page."""
    return words(language).say(Text(id, **args))


class Tabletop:
    """One page with the game, before or after Python is there."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        self.site = site
        self.board = page.locator("#shadow")
        self.prompt = page.locator("#prompt")
        # Spoken, not seen: what a screen reader is told.
        self.told = page.locator("#told")
        self.log = page.locator("#log").get_by_role("listitem")
        self.why = page.locator("#why")
        self.news = page.locator("#news")

    def open(self, path: str = "oxono/") -> Tabletop:
        """Go to the game's page, or to another page of the site."""
        self.page.goto(self.site + path)
        return self

    def ready(self) -> Tabletop:
        """Wait until Python runs and has answered."""
        self.page.wait_for_function("performance.getEntriesByName('runtime-ready').length")
        return self

    def is_restored(self) -> bool:
        """Whether Python started from the memory that an earlier visit has kept."""
        return bool(self.page.evaluate("performance.getEntriesByName('runtime-ready')[0].detail.restored"))

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button of the page by its exact name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def square(self, square: str) -> Locator:
        """Whatever can be tapped on a square."""
        return self.board.get_by_role("button", name=re.compile(rf"^{square}, "))

    def totem(self, symbol: str) -> Locator:
        """A totem, wherever it stands (English)."""
        return self.board.get_by_role("button", name=re.compile(rf", {symbol.upper()} totem$"))

    def free(self) -> Locator:
        """Empty squares that may be tapped now (English)."""
        return self.board.get_by_role("button", name=re.compile(", empty$"), disabled=False)

    def play(self, step: str) -> None:
        """Make one step of a record, `move x d4` or `place d5`, and wait until it is seen (English)."""
        verb, *nouns = step.split()
        square = nouns[-1]
        if verb == "move":
            self.totem(nouns[0]).click()
            expect(self.totem(nouns[0])).to_have_attribute("aria-pressed", "true")
            self.square(square).click()
            expect(self.square(square)).to_have_accessible_name(f"{square}, {nouns[0].upper()} totem")
        else:
            self.square(square).click()
            expect(self.square(square)).to_have_accessible_name(re.compile(f"^{square}, (pink|black) [XO]$"))

    def take_turn(self) -> None:
        """Make some turn: the first totem that may move, the first squares that are offered (English)."""
        totem = self.board.get_by_role("button", name=re.compile("totem$"), disabled=False).first
        symbol = "X" if "X" in (totem.get_attribute("aria-label") or "") else "O"
        totem.click()
        self.play_first(f"{symbol} totem")
        self.play_first("(pink|black) [XO]")

    def play_first(self, outcome: str) -> None:
        """Tap the first empty square that is offered, and wait until something stands there (English)."""
        square = (self.free().first.get_attribute("aria-label") or "")[:2]
        self.square(square).click()
        expect(self.square(square)).to_have_accessible_name(re.compile(f"^{square}, {outcome}$"))

    def new_game(self, pink: str, black: str) -> None:
        """Begin another game through the dialog, O on c4 and X on d3 (English)."""
        self.button("New game").click()
        dialog = self.page.get_by_role("dialog", name="New game")
        for seat, player in (("Pink", pink), ("Black", black)):
            dialog.get_by_role("group", name=seat).get_by_role("radio", name=player).check()
        dialog.get_by_role("radio", name="O on c4, X on d3").check()
        dialog.get_by_role("button", name="Start").click()
        expect(dialog).to_be_hidden()
        if pink == PERSON:
            expect(self.button("c4, O totem")).to_be_enabled()

    def is_over(self) -> bool:
        """Whether the result stands where the prompt stood."""
        return self.button("Play again").is_visible()

    def squares(self) -> list[str]:
        """What can be heard on the board: the names of everything on it, in reading order."""
        return [button.get_attribute("aria-label") or "" for button in self.board.get_by_role("button").all()]

    def record(self) -> str:
        """The game that the browser keeps, as text."""
        return str(json.loads(self.page.evaluate("(key) => localStorage.getItem(key)", SAVED))["record"])


def keep_game(page: Page, record: str, *players: str) -> None:
    """The page's browser has kept this game of an earlier visit; `players` are `person` or a level."""
    seated = [
        {"kind": "person"} if who == "person" else {"kind": "computer", "level": int(who)} for who in players
    ]
    keep_text(page, json.dumps({"record": record, "players": seated}))


def keep_text(page: Page, text: str, key: str = SAVED) -> None:
    """The page's browser has kept this text, until the page writes another."""
    keeping = f"localStorage.getItem({key!r}) ?? localStorage.setItem({key!r}, {json.dumps(text)})"
    # An empty page has no storage.
    page.add_init_script(f"if (location.protocol !== 'about:') {keeping}")


def start_of(record: str) -> str:
    """The head of a record: its game before the first move."""
    return "".join(line for line in record.splitlines(keepends=True) if line[0] not in "01=")


def steps_of(record: str) -> list[str]:
    """The moves of a record, without who made them."""
    return [line[3:].strip() for line in record.splitlines() if line[:2] in ("0:", "1:")]


def play_text(name: str) -> str:
    """A recorded game of Oxono."""
    return (PLAYS / f"{name}.play").read_text(encoding="utf-8")


def told_turns(record: str, language: str = "en") -> list[str]:
    """The lines that a log shows of a record, one a turn, when persons play both sides."""
    said = words(language)
    table = Table.replay(record)
    lines: list[str] = []
    states = [table.start, *(step.state for step in table.steps)]
    for index in range(0, len(table.steps), 2):
        told = [
            said.say(table.game.tell(states[at], step.seat, step.move, step.state, None))
            for at, step in enumerate(table.steps[index : index + 2], index)
        ]
        name = said.say(Text(f"seat-{table.steps[index].seat}"))
        joined = told[0] if len(told) == 1 else said.say(Text("turn-joined", first=told[0], next=told[1]))
        lines.append(said.say(Text("log-line", name=name, told=joined)))
    return lines


class Held:
    """Requests that do not come back until they are let go; a Python that never arrives."""

    def __init__(self, page: Page, pattern: str = "**/runtime/**") -> None:
        self._held: list[Route] | None = []
        page.route(pattern, self._hold)

    def _hold(self, route: Route) -> None:
        if self._held is None:
            route.continue_()
        else:
            self._held.append(route)

    def let_go(self) -> None:
        """Everything that was held goes on, and nothing is held any more."""
        held, self._held = self._held or [], None
        for route in held:
            route.continue_()


def html_pages(folder: Path) -> list[Path]:
    """Every page of a built site."""
    return sorted(folder.rglob("*.html"))
