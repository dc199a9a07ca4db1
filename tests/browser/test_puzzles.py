"""The page of a game's puzzles: a turn is found on the board, a wrong one answered, the solved ones kept."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.tabletop import Held, Tabletop, say
from browser.test_accessible import all_themes, faults
from ludoteca import Table, load
from ludoteca.bots.puzzlebook import Puzzle, kept
from ludoteca.kernel.shelf import about
from ludoteca.words import Words

PUZZLES = kept(about("oxono").folder)
# The first that takes two turns.
SECOND = next(number for number, puzzle in enumerate(PUZZLES, 1) if puzzle.turns == 2)
SEATS = ("Pink", "Black")


def solver(puzzle: Puzzle) -> str:
    """Whose turn is to be found."""
    return SEATS[Table.at(load("oxono"), puzzle.position).asks()[0].seat]


def explanation(puzzle: Puzzle, language: str = "en") -> str:
    """What is said of the solution."""
    return Words(language, "oxono").say(puzzle.text)


def wrong_turn(puzzle: Puzzle) -> tuple[str, str]:
    """A turn that is not the solution and does not end the game."""
    table = Table.at(load("oxono"), puzzle.position)
    seat = table.asks()[0].seat
    for move in table.legal(seat):
        table.play(seat, move)
        for place in table.legal(seat):
            table.play(seat, place)
            if table.asks() and (move, place) != puzzle.line[0].words:
                return move, place
            table.undo()
        table.undo()
    raise AssertionError("there is no other turn")


class Puzzles(Tabletop):
    """The page of Oxono's puzzles, in English."""

    def open(self, path: str = "oxono/puzzles/") -> Puzzles:
        super().open(path)
        return self

    def ready(self) -> Puzzles:
        expect(self.button("Hint")).to_be_enabled()
        return self

    def number(self, number: int) -> Locator:
        """The entry of the list that opens a puzzle."""
        return self.page.get_by_role("button", name=re.compile(f"^Puzzle {number}(, solved)?$"))

    def choose(self, number: int) -> Puzzle:
        """Open a puzzle from the list."""
        self.number(number).click()
        expect(self.prompt).to_have_text(f"Puzzle {number}")
        expect(self.number(number)).to_have_attribute("aria-current", "true")
        return PUZZLES[number - 1]

    def take(self, words: tuple[str, ...]) -> None:
        """Make these decisions, whichever side they are of."""
        for step in words:
            verb, *nouns = step.split()
            if verb == "move":
                self.totem(nouns[0]).click()
            self.square(nouns[-1]).click()
            expect(self.square(nouns[-1])).not_to_have_accessible_name(f"{nouns[-1]}, empty")


@pytest.fixture
def puzzles(page, site) -> Puzzles:
    return Puzzles(page, site).open().ready()


def test_the_list_holds_every_puzzle_by_the_turns_it_takes(puzzles):
    for turns in sorted({puzzle.turns for puzzle in PUZZLES}):
        group = puzzles.page.get_by_role("group", name=say("puzzles-grade", turns=turns))
        expect(group.get_by_role("button")).to_have_count(sum(puzzle.turns == turns for puzzle in PUZZLES))
    expect(puzzles.prompt).to_have_text("Puzzle 1")


def test_the_list_can_be_read_before_python_is_there(page, site):
    Held(page)
    puzzles = Puzzles(page, site).open()
    group = page.get_by_role("group", name=say("puzzles-grade", turns=PUZZLES[0].turns))
    expect(group.get_by_role("button", name="Puzzle 1", exact=True)).to_be_visible()
    expect(puzzles.number(1)).to_have_attribute("aria-current", "true")


def test_whoever_finds_the_turns_is_told_why_and_it_is_kept(puzzles):
    puzzle = puzzles.choose(SECOND)
    who = puzzles.page.locator("#who")
    expect(who).to_contain_text(f"{solver(puzzle)} wins in 2 turns")

    puzzles.take(puzzle.line[0].words)
    # The rival holds out as long as it can; then one turn is left.
    expect(who).to_contain_text(f"{solver(puzzle)} wins this turn")
    puzzles.take(puzzle.line[2].words)

    expect(puzzles.prompt).to_have_text("Solved")
    expect(puzzles.page.locator("#explanation")).to_have_text(explanation(puzzle))
    expect(puzzles.told).to_contain_text(explanation(puzzle))
    expect(puzzles.number(SECOND)).to_have_accessible_name(f"Puzzle {SECOND}, solved")
    expect(puzzles.log).to_have_count(3)

    puzzles.page.reload()
    puzzles.ready()
    expect(puzzles.number(SECOND)).to_have_accessible_name(f"Puzzle {SECOND}, solved")
    puzzles.button("Hint").focus()
    expect(puzzles.page.get_by_text(f"1 of {len(PUZZLES)} solved")).to_be_visible()


def test_a_wrong_turn_is_answered_and_may_be_tried_again(puzzles):
    puzzle = puzzles.choose(SECOND)
    puzzles.take(wrong_turn(puzzle))

    expect(puzzles.prompt).to_have_text(re.compile("^Not this one: "))
    # The rival has answered.
    expect(puzzles.log).to_have_count(2)
    expect(puzzles.number(SECOND)).to_have_accessible_name(f"Puzzle {SECOND}")
    puzzles.button("Try again").click()
    expect(puzzles.prompt).to_have_text(f"Puzzle {SECOND}")
    expect(puzzles.log).to_have_count(0)


def test_a_hint_names_what_the_turn_begins_with_and_a_begun_turn_can_be_taken_back(puzzles):
    puzzle = puzzles.choose(SECOND)
    totem, first = puzzle.line[0].words[0].split()[1:]
    puzzles.button("Hint").click()
    expect(puzzles.why).to_contain_text(f"{totem.upper()} totem")

    puzzles.take(puzzle.line[0].words[:1])
    expect(puzzles.button("Undo")).to_be_visible()
    puzzles.button("Hint").click()
    expect(puzzles.why).to_contain_text(puzzle.line[0].words[1].split()[1])
    puzzles.button("Undo").click()
    expect(puzzles.square(first)).to_have_accessible_name(f"{first}, empty")


def test_the_solution_is_shown_to_who_asks_for_it_and_counts_for_nothing(puzzles):
    puzzle = puzzles.choose(1)
    puzzles.button("Show solution").click()

    expect(puzzles.prompt).to_have_text("That is the solution")
    expect(puzzles.page.locator("#explanation")).to_have_text(explanation(puzzle))
    expect(puzzles.number(1)).to_have_accessible_name("Puzzle 1")
    puzzles.button("Next puzzle").click()
    expect(puzzles.prompt).to_have_text("Puzzle 2")


def test_a_puzzle_is_solved_by_keys(puzzles):
    puzzle = puzzles.choose(1)
    for step in puzzle.line[0].words:
        verb, *nouns = step.split()
        if verb == "move":
            puzzles.totem(nouns[0]).press("Enter")
        puzzles.square(nouns[-1]).press("Enter")
    expect(puzzles.prompt).to_have_text("Solved")


def test_what_is_kept_badly_spoils_nothing(page, site):
    page.add_init_script("localStorage.setItem('ludoteca.oxono.puzzles', '{\"not\": [1')")
    puzzles = Puzzles(page, site).open().ready()
    expect(puzzles.page.get_by_text(f"0 of {len(PUZZLES)} solved")).to_be_visible()


@pytest.mark.parametrize("language", ["el", "it", "pl"])
def test_it_speaks_every_language_and_changes_it(page, site, language):
    puzzles = Puzzles(page, site).open().ready()
    puzzles.button("Language: English").click()
    page.locator(f"a[hreflang={language}]").click()
    expect(puzzles.prompt).to_have_text(say("puzzles-number", language, number=1))
    expect(page).to_have_title(say("game-title", language, game=say("puzzles-of", language, game="Oxono")))
    page.get_by_role("button", name=say("puzzles-solution", language)).click()
    expect(page.locator("#explanation")).to_have_text(explanation(PUZZLES[0], language))


def test_the_game_leads_to_it_and_it_leads_back(page, site):
    Tabletop(page, site).open().ready()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Puzzles").click()
    puzzles = Puzzles(page, site).ready()
    expect(puzzles.prompt).to_have_text("Puzzle 1")
    page.get_by_role("link", name="Oxono").click()
    expect(page.get_by_role("button", name="New game")).to_be_visible()


def test_it_works_offline_and_without_storage(new_context, site):
    context = new_context(service_workers="allow")
    page = context.new_page()
    Tabletop(page, site).open().ready()
    page.evaluate("navigator.serviceWorker.ready")
    page.close()
    context.set_offline(True)
    page = context.new_page()
    page.add_init_script("""for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { get() { throw new Error("none") } })""")
    puzzles = Puzzles(page, site).open().ready()
    puzzles.take(puzzles.choose(1).line[0].words)
    expect(puzzles.prompt).to_have_text("Solved")
    # Until the page is left it is known.
    expect(puzzles.number(1)).to_have_accessible_name("Puzzle 1, solved")
    expect(puzzles.news).to_contain_text(say("not-kept"))


@all_themes
def test_it_has_no_faults(new_context, site, theme):
    page = new_context(reduced_motion="reduce").new_page()
    page.add_init_script(f"localStorage.setItem('ludoteca.settings', '{{\"theme\":\"{theme}\"}}')")
    puzzles = Puzzles(page, site).open().ready()
    assert faults(page) == []
    puzzles.take(puzzles.choose(1).line[0].words)
    expect(puzzles.prompt).to_have_text("Solved")
    assert faults(page) == []


@pytest.mark.parametrize(("width", "height"), [(360, 640), (640, 360), (1280, 800)])
def test_nothing_is_wider_than_the_window(new_context, site, width, height):
    page = new_context(viewport={"width": width, "height": height}).new_page()
    puzzles = Puzzles(page, site).open().ready()
    puzzles.choose(SECOND)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
