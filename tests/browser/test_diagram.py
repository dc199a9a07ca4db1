"""The page on which diagrams are made: positions by tapping, marks and arrows, and what is taken away."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Locator, expect

from browser.tabletop import SAVED, Tabletop, keep_game, play_text, say
from browser.test_accessible import all_themes, faults
from ludoteca import Table, catalog, load
from ludoteca.words import Words

SVG = "{http://www.w3.org/2000/svg}"
MIDDLE = "....../.x.Xo./.OX.o./o.x*O./.#.Ox./..X... p 5555 -"
CLEAR = "....../....../..#.../...*../....../...... p 8888 -"
WITH_PAGE = [about.slug for about in catalog() if not about.is_draft and hasattr(load(about.slug), "read")]


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


@pytest.fixture
def diagram(page, site) -> Diagram:
    """A cleared board."""
    opened = Diagram(page, site).open("oxono/diagram/").ready()
    opened.button("Clear the board").click()
    expect(opened.text).to_have_value(CLEAR)
    return opened


def test_a_position_is_built_by_tapping_and_is_a_link(diagram):
    diagram.choose("black O")
    diagram.tap("d4, empty", "d4, black O")
    diagram.choose("X totem")
    diagram.tap("f6, empty", "f6, X totem")
    diagram.page.get_by_label("To move").select_option("Black")
    built = ".....*/....../..#O../....../....../...... b 8887 -"
    expect(diagram.text).to_have_value(built)
    assert diagram.link()["p"] == [built]

    diagram.page.reload()
    expect(diagram.board.get_by_role("button", name="d4, black O", exact=True)).to_be_visible()
    expect(diagram.text).to_have_value(built)
    diagram.button("Menu").click()
    diagram.page.get_by_role("link", name="Play from here").click()
    expect(diagram.board.get_by_role("button", name="f6, X totem", exact=True)).to_be_visible()


def test_what_is_put_twice_is_taken_away_and_every_step_can_be_taken_back(diagram):
    diagram.choose("pink X")
    diagram.tap("d4, empty", "d4, pink X")
    diagram.tap("d4, pink X", "d4, empty")
    expect(diagram.text).to_have_value(CLEAR)
    diagram.button("Undo").click()
    expect(diagram.text).to_have_value("....../....../..#x../...*../....../...... p 7888 -")
    diagram.button("Redo").click()
    expect(diagram.text).to_have_value(CLEAR)
    expect(diagram.button("Redo")).to_be_disabled()


def test_a_piece_on_a_totem_is_refused_and_is_no_step(diagram):
    diagram.choose("pink X")
    diagram.board.get_by_role("button", name="c4, O totem", exact=True).click()
    expect(diagram.why).to_have_text(say("diagram-taken"))
    expect(diagram.text).to_have_value(CLEAR)
    diagram.button("Undo").click()
    expect(diagram.button("Undo")).to_be_disabled()


def test_the_impossible_is_shown_and_told_in_one_sentence(page, site):
    diagram = Diagram(page, site).open("onitama/diagram/").ready()
    diagram.choose("blue student")
    diagram.board.get_by_role("button", name="a2, empty", exact=True).click()
    sentence = "Blue has 5 students on the board; there are at most 4."
    expect(diagram.impossible).to_have_text(sentence)
    expect(diagram.told).to_have_text(f"a2, blue student. {sentence}")
    expect(diagram.board.get_by_role("button", name="a2, blue student", exact=True)).to_be_visible()
    expect(diagram.button("Link")).to_be_disabled()
    diagram.button("Undo").click()
    expect(diagram.impossible).to_be_hidden()
    expect(diagram.button("Link")).to_be_enabled()


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


def test_a_typed_position_is_shown_and_a_wrong_one_told_beneath(diagram):
    diagram.text.fill(MIDDLE)
    expect(diagram.board.get_by_role("button", name="b5, pink X", exact=True)).to_be_visible()
    diagram.text.fill(MIDDLE.replace("p 5555", "z 5555"))
    expect(diagram.page.locator("#misread")).to_have_text(
        "The mover is “p” for pink or “b” for black, not “z”."
    )
    expect(diagram.board.get_by_role("button", name="b5, pink X", exact=True)).to_be_visible()
    assert diagram.link()["p"] == [MIDDLE]
    diagram.button("Undo").click()
    expect(diagram.text).to_have_value(CLEAR)


def test_a_tap_while_a_position_is_typed_is_kept(diagram):
    diagram.choose("pink O")
    # The position is read once nobody has typed for a while; the tap comes before the answer.
    diagram.page.evaluate(
        """async () => {
          const field = document.querySelector("#position");
          field.value = "rubbish";
          field.dispatchEvent(new Event("input"));
          await new Promise((resolve) => setTimeout(resolve, 300));
          document.querySelector("#shadow button[data-name='a1']").click();
        }"""
    )
    expect(diagram.told).to_have_text("a1, pink O")
    expect(diagram.impossible).to_be_hidden()
    expect(diagram.text).to_have_value("....../....../..#.../...*../....../o..... p 8788 -")
    diagram.button("Undo").click()
    expect(diagram.text).to_have_value(CLEAR)


def test_a_game_with_cards_is_built_on_a_bench_where_everything_lies_open(page, site):
    diagram = Diagram(page, site).open("sushigo/diagram/").ready()
    expect(page.locator("#laid-open")).to_be_visible()
    diagram.button("Clear the board").click()
    expect(diagram.text).to_have_value("- :,: - *")
    few = "Until the third round is scored every hand holds at least two cards;"
    for card, short in (("Tempura", "Pink has 1."), ("Wasabi", "Black has 0.")):
        diagram.choose(card)
        free = 1 if card == "Tempura" else 2
        diagram.tap(f"Pink, Hand, {free}: free", f"Pink, Hand, {free}: {card}. {few} {short}")
    diagram.tap("Black, Hand, 1: free", f"Black, Hand, 1: Wasabi. {few} Black has 1.")
    diagram.choose("Egg nigiri")
    # A hand is held in order: it has come before the Wasabi.
    diagram.tap("Black, Hand, 2: free", "Black, Hand, 2: Wasabi")
    expect(diagram.text).to_have_value("- tw:,ew: - *")
    diagram.tap("Black, Chosen, 1: free", "Black, Chosen, 1: Egg nigiri")
    expect(diagram.text).to_have_value("- tw:,ew::e - *")
    page.get_by_label("Players").select_option("3")
    expect(diagram.board.get_by_role("button", name="Yellow, Meal, 1: free", exact=True)).to_be_visible()
    # Whatever is pointed at is on the table, as Pink sees it.
    diagram.button("Undo").click()
    diagram.button("Mark").click()
    expect(page.locator("#laid-open")).to_be_hidden()
    expect(diagram.board.get_by_role("button", name="Black, Hand, 1: Wasabi")).to_have_count(0)
    diagram.tap("Wasabi, 1 in hand", "Marked: wasabi")
    assert diagram.link() == {"g": ["sushigo"], "p": ["- tw:,ew::e - *"], "mark": ["wasabi"]}
    page.reload()
    expect(diagram.board.get_by_role("button", name="Black, Chosen, 1: Egg nigiri")).to_be_visible()


def test_among_many_things_keys_lead_to_the_one_that_is_wanted(page, site):
    diagram = Diagram(page, site).open("sushigo/diagram/").ready()
    things = page.locator("#palette button")
    expect(page.locator("#palette button[tabindex='0']")).to_have_count(1)
    things.nth(1).focus()
    page.keyboard.press("End")
    expect(things.last).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(diagram.prompt).to_have_text("Tap a place: Chopsticks")
    page.keyboard.press("Home")
    expect(things.first).to_be_focused()
    page.keyboard.type("nig")
    expect(diagram.prompt).to_have_text("Tap a place: Egg nigiri")
    expect(page.get_by_role("button", name="Egg nigiri", exact=True)).to_be_focused()
    # On the board, too, where the focus stays.
    free = diagram.board.get_by_role("button", name="Black, Meal, 1: free", exact=True)
    free.focus()
    page.keyboard.type("sas")
    expect(diagram.prompt).to_have_text("Tap a place: Sashimi")
    page.keyboard.press("Enter")
    expect(diagram.board.get_by_role("button", name="Black, Meal, 1: Sashimi", exact=True)).to_be_focused()


def test_a_link_shows_position_marks_and_side(page, site):
    diagram = Diagram(page, site).open(
        "onitama/diagram/#p=s1m1s/1s1S1/2s2/1S1M1/S3S+b+ox,boar+horse,crab+sea-snake&seat=1&arrow=d4-c5"
    )
    diagram.ready()
    expect(page.locator("#seat")).to_have_value("1")
    assert diagram.link()["arrow"] == ["d4-c5"]
    names = [button.get_attribute("aria-label") for button in diagram.board.get_by_role("button").all()]
    # From the other side the first square is e1.
    board = [name for name in names if name and re.match("[a-e][1-5]", name)]
    assert board[0].startswith("e1")
    # In the page of another a seat is whom the reader plays.
    assert "seat" not in diagram.take("MediaWiki")


@pytest.mark.parametrize(
    "fragment",
    ["p=rubbish", "p=", "r=1cut", "r=7", "g=yoxii&p=x", f"p={MIDDLE}&mark=z9&arrow=d4", "seat=99", "%"],
)
def test_a_link_that_leads_nowhere_is_told_and_a_board_is_shown(page, site, fragment):
    diagram = Diagram(page, site).open(f"oxono/diagram/#{fragment.replace('#.', '%23.')}").ready()
    if fragment not in ("seat=99", "%"):
        expect(diagram.news).to_be_visible()
    diagram.choose("pink O")
    diagram.board.get_by_role("button", name="a1, empty", exact=True).click()
    expect(diagram.told).to_have_text("a1, pink O")


def test_a_bad_link_followed_in_the_running_page_leaves_the_drawing(diagram):
    diagram.choose("pink O")
    diagram.board.get_by_role("button", name="a1, empty", exact=True).click()
    expect(diagram.told).to_have_text("a1, pink O")
    before = diagram.page.url
    diagram.page.evaluate("location.hash = 'p=rubbish'")
    expect(diagram.page.locator("#impossible")).to_be_visible()
    expect(diagram.page).to_have_url(before)
    diagram.board.get_by_role("button", name="b1, empty", exact=True).click()
    expect(diagram.told).to_have_text("b1, pink O")
    diagram.button("Undo").click()
    diagram.button("Undo").click()
    expect(diagram.board.get_by_role("button", name="a1, empty", exact=True)).to_be_visible()


def test_the_kept_game_is_shown_as_it_stands_and_left_alone(page, site):
    keep_game(page, play_text("colour"), "person", "2")
    diagram = Diagram(page, site).open().ready()
    before = page.evaluate(f"localStorage.getItem('{SAVED}')")
    diagram.button("Clear the board").click()
    expect(diagram.text).to_have_value(CLEAR)
    assert page.evaluate(f"localStorage.getItem('{SAVED}')") == before


def test_everything_to_take_away_tells_the_position_that_is_shown(diagram):
    diagram.text.fill(MIDDLE)
    expect(diagram.board.get_by_role("button", name="b5, pink X", exact=True)).to_be_visible()
    assert diagram.take("Position text") == MIDDLE
    game = urlsplit(diagram.take("Link"))
    assert game.path.endswith("/oxono/") and parse_qs(game.fragment)["p"] == [MIDDLE]
    for host in ("Web page", "Web page, without a script"):
        code = diagram.take(host)
        assert 'title="Oxono"' in code or "<ludoteca-board" in code
        # The picture goes with it, so that the board is seen before anything runs.
        assert re.search(r"(picture=\"1|[;&]i=1)[\w-]{200,}", code)
    for host in ("MediaWiki", "DokuWiki", "WordPress"):
        assert "oxono" in diagram.take(host)


def test_the_picture_is_an_svg_in_the_page_s_language(page, site, tmp_path):
    fragment = f"oxono/diagram/#p={MIDDLE.replace('#', '%23')}&mark=d4&arrow=c4-d5"
    diagram = Diagram(page, site).open(f"pl/{fragment}").ready()
    with page.expect_download() as file:
        diagram.button(say("picture-svg", "pl")).click()
    assert file.value.suggested_filename == "oxono.svg"
    root = ElementTree.parse(saved(file.value, tmp_path)).getroot()
    told = root.findtext(f"{SVG}desc") or ""
    words = Words("pl", "oxono")
    table = Table.at(load("oxono"), MIDDLE)
    labels = [node.label for node in table.game.draw(table.state, 0, True).nodes if node.label and node.name]
    for label in labels:
        if label.id != "label-empty":
            assert words.say(label) in told
    assert told.endswith("Zaznaczone: d4; Strzałka z c4 na d5")
    assert "prefers-color-scheme:dark" in (root.findtext(f"{SVG}style") or "")


def test_the_line_for_markdown_shows_the_picture_that_is_saved(diagram):
    line = diagram.take(say("embedcode-markdown"))
    with diagram.page.expect_download() as file:
        diagram.button(say("picture-svg")).click()
    assert line.startswith(f"[![Oxono]({file.value.suggested_filename})](")


def saved(download, folder: Path) -> Path:
    """Where a file lies that the page has made."""
    path = folder / download.suggested_filename
    download.save_as(path)
    return path


def test_the_picture_is_a_png_twice_as_large(diagram, tmp_path):
    with diagram.page.expect_download() as file:
        diagram.button("Picture (PNG)").click()
    data = saved(file.value, tmp_path).read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    assert width == height == 2 * 704


def test_the_sheet_of_the_game_saves_a_picture_of_the_board(tabletop, tmp_path):
    tabletop.open("oxono/#p=" + MIDDLE.replace("#", "%23")).ready()
    tabletop.button("Menu").click()
    tabletop.button("Share").click()
    with tabletop.page.expect_download() as file:
        tabletop.button("Picture (SVG)").click()
    told = ElementTree.parse(saved(file.value, tmp_path)).getroot().findtext(f"{SVG}desc") or ""
    assert "b5, pink X" in told and "d3, X totem" in told


def test_the_language_changes_and_the_drawing_stays(diagram):
    diagram.choose("pink X")
    diagram.tap("d4, empty", "d4, pink X")
    position = diagram.text.input_value()
    diagram.button("Language: English").click()
    diagram.page.get_by_role("link", name="Italiano").click()
    expect(diagram.board.get_by_role("button", name="d4, X rosa", exact=True)).to_be_visible()
    expect(diagram.text).to_have_value(position)
    expect(diagram.page.get_by_label("Muove")).to_be_visible()
    assert "/it/oxono/diagram/" in diagram.page.url and diagram.link()["p"] == [position]


def test_the_game_and_its_analysis_lead_here(page, site):
    position = MIDDLE.replace("#", "%23")
    for path in ("oxono/", "oxono/analysis/"):
        table = Tabletop(page, site).open(f"{path}#p={position}").ready()
        expect(table.board.get_by_role("button", name="b5, pink X", exact=True)).to_be_visible()
        table.button("Menu").click()
        page.get_by_role("link", name="Diagram", exact=True).click()
        expect(Diagram(page, site).text).to_have_value(MIDDLE)


@pytest.mark.parametrize("slug", WITH_PAGE)
def test_on_a_phone_everything_that_draws_is_in_sight_at_once(new_context, site, slug):
    page = new_context(viewport={"width": 360, "height": 640}).new_page()
    Diagram(page, site).open(f"{slug}/diagram/").ready()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    for control in page.locator("#palette, #palette button, #tools button, #undo, #redo").all():
        if not control.is_visible():
            continue
        # Of many things some are scrolled to; two rows of them are in sight.
        control.scroll_into_view_if_needed()
        assert page.evaluate("scrollY") == 0
        box = control.bounding_box()
        assert box and box["y"] + box["height"] <= 640
        assert box["width"] >= 44 and box["height"] >= 44


@all_themes
def test_it_has_no_faults(new_context, site, theme):
    page = new_context(reduced_motion="reduce").new_page()
    page.add_init_script(f"localStorage.setItem('ludoteca.settings', '{{\"theme\":\"{theme}\"}}')")
    diagram = Diagram(page, site).open("onitama/diagram/").ready()
    assert faults(page) == []
    diagram.choose("blue student")
    diagram.board.get_by_role("button", name="a2, empty", exact=True).click()
    expect(diagram.impossible).to_be_visible()
    assert faults(page) == []
    diagram.open("sushigo/diagram/").ready()
    assert faults(page) == []
