"""The page on which a game is looked at with the computer: what it says, and what is tried out there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.tabletop import Tabletop, keep_game, play_text, say, steps_of
from browser.test_accessible import all_themes, faults

WON = play_text("colour")
# Before the last turn but one: black is lost, unless it sees what pink threatens.
STEPS = steps_of(WON)
# Nobody can force a line any more.
DRAWN = "o.o.Ox/.oXO*o/.Ox%23oO/oXxO.X/XxOoO./xXOx.o b 2030 -"
# Pink wins in three turns.
FORCED = ".OoxXX/o%23XoOO/.oO..x/o.oXX./xxo*XO/OOxxoO p 2020 -"


class Analysis(Tabletop):
    """The page of the analysis, in English."""

    def open(self, path: str = "oxono/analysis/") -> Analysis:
        super().open(path)
        return self

    def ready(self) -> Analysis:
        super().ready()
        return self

    def moves(self) -> Locator:
        """All moves of the tree."""
        return self.page.get_by_role("group", name="Moves").get_by_role("button")

    def move(self, name: str) -> Locator:
        """A move of the tree by its words."""
        return self.page.get_by_role("group", name="Moves").get_by_role("button", name=name, exact=True)

    def here(self) -> Locator:
        """The move of the tree that led to what stands on the board."""
        return self.page.locator("#tree [aria-current]")

    def line(self, number: int) -> Locator:
        """One of the best lines."""
        return self.page.locator("#best").get_by_role("listitem").nth(number - 1)

    def back_to(self, steps: int) -> None:
        """Walk back until so many moves have been made."""
        for _ in range(len(STEPS) - steps):
            self.button("Back").click()


@pytest.fixture
def analysis(page, site) -> Analysis:
    """The analysis of a game that pink has won."""
    keep_game(page, WON, "person", "2")
    return Analysis(page, site).open().ready()


def test_a_finished_game_opens_at_its_end_and_says_who_has_won(analysis):
    expect(analysis.prompt).to_have_text(say("name-wins", name="Pink", reason="four of one colour"))
    expect(analysis.page.get_by_role("img", name=re.compile("^Pink wins"))).to_be_visible()
    expect(analysis.moves()).to_have_count(len(STEPS))
    expect(analysis.here()).to_have_accessible_name("Pink: piece on d3")
    expect(analysis.button("Forward")).to_be_disabled()


def test_a_position_that_is_won_says_so_and_its_line_leads_to_the_win(analysis):
    analysis.back_to(12)
    expect(analysis.prompt).to_have_text("Solved: Pink wins in 1 turn")
    expect(analysis.told).to_have_text("Solved: Pink wins in 1 turn")
    expect(analysis.button("Stop")).to_be_disabled()
    expect(analysis.line(1)).to_contain_text("Solved: Pink wins in 1 turn")
    analysis.line(1).get_by_role("button").click()
    expect(analysis.prompt).to_have_text(re.compile("^Pink wins: four of one"))


@pytest.mark.parametrize(
    ("position", "sentence"),
    [(DRAWN, "Solved: a draw"), (FORCED, "Solved: Pink wins in 3 turns")],
)
def test_an_ending_of_a_link_is_solved(page, site, position, sentence):
    analysis = Analysis(page, site).open(f"oxono/analysis/#p={position}").ready()
    expect(analysis.prompt).to_have_text(sentence)


def test_looking_is_stopped_and_goes_on(analysis):
    analysis.back_to(4)
    expect(analysis.line(3).get_by_role("button").first).to_be_visible()
    analysis.button("Stop").click()
    expect(analysis.button("Look")).to_be_visible()
    expect(analysis.told).to_have_text(analysis.prompt.inner_text())
    depth = analysis.page.locator("#depth")
    expect(depth).to_have_text(re.compile(r"^\d+ turns? ahead$"))
    analysis.button("Back").click()
    expect(analysis.prompt).to_have_text(say("analysis-stopped"))
    analysis.button("Look").click()
    expect(depth).to_have_text(re.compile(r"^\d+ turns? ahead$"))


def test_what_is_tried_on_the_board_becomes_a_branch_and_can_be_deleted(analysis):
    kept = analysis.record()
    analysis.back_to(10)
    analysis.play("move o c3")
    analysis.play("place d3")
    expect(analysis.here()).to_have_accessible_name("Black: piece on d3")
    expect(analysis.moves()).to_have_count(len(STEPS) + 2)
    # Both sides are played here.
    expect(analysis.totem("x")).to_be_enabled()
    analysis.page.reload()
    analysis.ready()
    expect(analysis.here()).to_have_accessible_name("Black: piece on d3")
    expect(analysis.square("d3")).to_have_accessible_name("d3, black O")
    analysis.move("Black: O to c3").last.click()
    analysis.button("Delete from here").click()
    expect(analysis.moves()).to_have_count(len(STEPS))
    expect(analysis.square("d3")).to_have_accessible_name("d3, empty")
    analysis.news.get_by_role("button", name="Undo").click()
    expect(analysis.moves()).to_have_count(len(STEPS) + 2)
    assert analysis.record() == kept


def test_the_moves_of_the_game_cannot_be_deleted(analysis):
    expect(analysis.page.locator("#delete")).to_be_disabled()
    analysis.button("To the start").click()
    expect(analysis.page.locator("#delete")).to_be_disabled()


def test_keys_walk_along_the_line_and_between_variants(analysis):
    analysis.back_to(10)
    analysis.play("move o c3")
    analysis.here().focus()
    keyboard = analysis.page.keyboard
    keyboard.press("ArrowUp")
    expect(analysis.here()).to_be_focused()
    expect(analysis.here()).to_have_accessible_name("Black: O to c2")
    keyboard.press("ArrowRight")
    expect(analysis.here()).to_have_accessible_name("Black: piece on d2")
    expect(analysis.square("d2")).to_have_accessible_name("d2, black O")
    keyboard.press("ArrowDown")
    expect(analysis.here()).to_have_accessible_name("Black: O to c3")
    keyboard.press("Home")
    expect(analysis.button("Back")).to_be_disabled()
    keyboard.press("End")
    expect(analysis.prompt).to_have_text(re.compile("^Pink wins"))


def test_threats_are_marked_and_told(analysis):
    analysis.back_to(10)
    analysis.page.get_by_role("checkbox", name="Show threats").check()
    threats = analysis.page.locator("#threats")
    expect(threats).to_have_text("Pink threatens to win on d3.")
    expect(analysis.page.locator(".pins span")).to_have_count(1)
    analysis.back_to(len(STEPS) - 2)
    expect(threats).to_have_text("Black threatens nothing.")
    expect(analysis.page.locator(".pins span")).to_have_count(0)


def test_a_review_names_where_the_game_turned_and_leads_to_what_was_better(analysis):
    analysis.button("Review the game").click()
    report = analysis.page.locator("#report")
    expect(report).to_contain_text("The game turned with turn 6, by Black.")
    expect(
        report.get_by_role("list", name="Who was better, turn by turn").get_by_role("listitem")
    ).to_have_count(7)
    mistake = report.get_by_role("button", name=re.compile(r"^6\. Black: O to c2, piece on d2 \(−\d+ %\)$"))
    mistake.click()
    expect(analysis.square("d2")).to_have_accessible_name("d2, black O")
    report.get_by_role("button", name=re.compile("^Better: ")).click()
    expect(analysis.square("d2")).to_have_accessible_name("d2, empty")
    analysis.button("Moves").click()
    expect(analysis.moves()).to_have_count(len(STEPS) + 2)
    # The report is kept with the tree.
    analysis.page.reload()
    analysis.ready().button("Review the game").click()
    expect(report).to_contain_text("The game turned with turn 6, by Black.")


def test_what_a_review_says_while_it_is_under_way_is_said_again_in_another_language(analysis):
    # It is soon done: what it said is noted as it stands there, marked for web/language.js.
    analysis.page.evaluate("""() => {
      globalThis.said = [];
      const report = document.getElementById("report");
      const note = () => said.push(report.querySelector("label [data-say]")?.dataset.say);
      new MutationObserver(note).observe(report, { childList: true });
    }""")
    analysis.button("Review the game").click()
    expect(analysis.page.locator("#report")).to_contain_text("The game turned with turn 6, by Black.")
    assert "analysis-reviewing" in analysis.page.evaluate("said")


def test_another_link_opens_while_a_review_is_under_way(analysis):
    analysis.button("Review the game").click()
    analysis.page.evaluate("(hash) => { location.hash = hash }", f"#p={FORCED}")
    expect(analysis.prompt).to_have_text("Solved: Pink wins in 3 turns")
    expect(analysis.moves()).to_have_count(0)


def test_what_was_tried_is_kept_while_the_game_goes_on(page, site):
    begun = WON[: WON.index("1: move o c2")]
    keep_game(page, begun, "person", "person")
    analysis = Analysis(page, site).open().ready()
    analysis.play("move o c3")
    analysis.play("place d3")
    tabletop = Tabletop(page, site).open().ready()
    for step in STEPS[10:12]:
        tabletop.play(step)
    analysis.open().ready()
    expect(analysis.moves()).to_have_count(14)
    expect(analysis.here()).to_have_accessible_name("Black: piece on d2")


def test_a_link_that_leads_nowhere_and_a_broken_tree_leave_a_working_board(page, site):
    kept = '{"record":"game: oxono","tree":[[{"seat":0}]],"at":3}'
    page.add_init_script(f"""if (location.protocol !== "about:")
      sessionStorage.setItem("ludoteca.analysis.oxono", {kept!r})""")
    analysis = Analysis(page, site).open("oxono/analysis/#p=nonsense").ready()
    expect(analysis.news).to_contain_text("The link does not lead to anything that can be played.")
    analysis.play("move x c6")
    expect(analysis.here()).to_have_accessible_name("Pink: X to c6")


def test_a_kept_game_that_cannot_be_read_is_told_and_left_where_it_is(page, site):
    keep_game(page, "game: nowhere", "person", "2")
    analysis = Analysis(page, site).open().ready()
    expect(analysis.news).to_be_visible()
    analysis.play("move x c6")
    assert analysis.record() == "game: nowhere"


def test_a_finished_game_leads_to_its_analysis_and_back(page, site):
    keep_game(page, WON, "person", "2")
    tabletop = Tabletop(page, site).open().ready()
    page.locator("#acts").get_by_role("link", name="Analyse").click()
    analysis = Analysis(page, site).ready()
    expect(analysis.moves()).to_have_count(len(STEPS))
    page.get_by_role("link", name="Oxono").click()
    expect(tabletop.button("Play again")).to_be_visible()


def test_a_position_that_is_not_kept_is_analysed_all_the_same(page, site):
    Tabletop(page, site).open(f"oxono/#p={FORCED}").ready()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Analyse").click()
    expect(Analysis(page, site).ready().prompt).to_have_text("Solved: Pink wins in 3 turns")


def test_a_hint_names_a_turn_and_marks_it(page, site):
    tabletop = Tabletop(page, site).open(f"oxono/#p={FORCED}").ready()
    tabletop.button("Menu").click()
    tabletop.button("Hint").click()
    expect(tabletop.why).to_have_text(re.compile(r"^Try this: [XO] to ..?, piece on ..$"))
    expect(page.locator(".pins span")).not_to_have_count(0)
    tabletop.totem("x").click()
    expect(page.locator(".pins span")).to_have_count(0)


def test_a_game_without_a_twin_offers_neither(page, site):
    tabletop = Tabletop(page, site).open("knister/")
    tabletop.button("Menu").click()
    expect(page.locator("#menu").get_by_role("link", name="Analyse")).to_have_count(0)
    assert page.request.get(f"{site}knister/analysis/").status == 404


@pytest.mark.parametrize("language", ["el", "it", "pl"])
def test_it_speaks_every_language_and_changes_it(page, site, language):
    keep_game(page, WON, "person", "2")
    analysis = Analysis(page, site).open().ready()
    analysis.back_to(12)
    expect(analysis.prompt).to_have_text("Solved: Pink wins in 1 turn")
    analysis.button("Language: English").click()
    page.locator(f"a[hreflang={language}]").click()
    name = say("seat-0", language)
    told = say("analysis-solved", language, verdict=say("analysis-wins", language, name=name, turns=1))
    expect(analysis.prompt).to_have_text(told)
    expect(page).to_have_url(f"{site}{language}/oxono/analysis/")
    expect(page).to_have_title(say("game-title", language, game=say("analysis-of", language, game="Oxono")))


@all_themes
def test_it_has_no_faults(new_context, site, theme):
    page = new_context(reduced_motion="reduce").new_page()
    page.add_init_script(f"localStorage.setItem('ludoteca.settings', '{{\"theme\":\"{theme}\"}}')")
    keep_game(page, WON, "person", "2")
    analysis = Analysis(page, site).open().ready()
    analysis.back_to(10)
    page.get_by_role("checkbox", name="Show threats").check()
    expect(analysis.line(3).get_by_role("button").first).to_be_visible()
    assert faults(page) == []
    analysis.button("Review the game").click()
    expect(page.locator("#report")).to_contain_text("The game turned")
    assert faults(page) == []


@pytest.mark.parametrize(("width", "height"), [(360, 640), (640, 360), (1280, 800)])
def test_nothing_moves_when_the_lines_come_in(new_context, site, width, height):
    page = new_context(viewport={"width": width, "height": height}).new_page()
    keep_game(page, WON, "person", "2")
    analysis = Analysis(page, site).open().ready()
    analysis.button("Back").click()
    expect(analysis.line(1).get_by_role("button").first).to_be_visible()
    parts = "['stage', 'balance', 'ask', 'best', 'tree', 'acts'].map((id) => document.getElementById(id)"
    places = f"{parts}.getBoundingClientRect()).map(({{ x, y, width }}) => [x, y, width])"
    before = page.evaluate(places)
    analysis.button("Back").click()
    expect(analysis.prompt).to_have_text("Solved: Pink wins in 1 turn")
    assert page.evaluate(places) == before
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


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
    analysis = Analysis(page, site).open(f"oxono/analysis/#p={FORCED}").ready()
    expect(analysis.prompt).to_have_text("Solved: Pink wins in 3 turns")
