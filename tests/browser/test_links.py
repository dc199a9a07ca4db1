"""Links to positions and games: from the guide, from others, and those that lead nowhere."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.tabletop import SAVED, Held, keep_game, keep_text, play_text, say, start_of
from ludoteca import Table, load
from ludoteca.kernel import link as links
from ludoteca.kernel.link import Link
from ludoteca.kernel.shelf import about

START = "....../....../..#.../...*../....../...... p 8888 -"
RECORD = play_text("colour").rsplit("0: move", 1)[0]


WHOLE = play_text("colour")


def game_link(record: str, ply: int | None = None, more: str = "", page: str = "oxono/") -> str:
    """The address of a page with a whole game."""
    return f"{page}#{links.write(Link(record=record, ply=ply))}{more}"


def turn_of_its_own() -> str:
    """A record with one turn that is not that of RECORD."""
    table = Table.replay(start_of(RECORD))
    for _ in range(2):
        table.play(0, list(table.legal(0))[-1])
    return table.record()


def link(position: str) -> str:
    """The address of the game's page with a position."""
    return f"oxono/#p={position.replace('#', '%23')}"


def test_a_link_opens_its_position_and_the_reader_plays_on(tabletop):
    tabletop.open(link("x...../....../..#.../...*../....../...... b 7888 -")).ready()
    expect(tabletop.square("a6")).to_have_accessible_name("a6, pink X")
    expect(tabletop.prompt).to_have_text(say("prompt-move"))
    tabletop.play("move x d5")
    tabletop.play("place d6")
    expect(tabletop.log.first).to_contain_text("You: X to d5, piece on d6")
    expect(tabletop.log).to_contain_text(["You:", "Computer:"])
    # What stands there now is another position.
    expect(tabletop.page).to_have_url(f"{tabletop.site}oxono/")


def test_a_half_done_turn_can_be_linked(tabletop):
    tabletop.open(link("....../...*../..#.../....../....../...... p 8888 x")).ready()
    expect(tabletop.prompt).to_have_text(say("prompt-place", symbol="x"))
    tabletop.play("place d4")


def test_looking_at_a_link_leaves_the_kept_game_alone(tabletop):
    keep_game(tabletop.page, RECORD, "person", "person")
    tabletop.open().ready()
    expect(tabletop.log).to_have_count(6)
    kept = tabletop.record()
    tabletop.open(link(START))
    tabletop.page.reload()
    tabletop.ready()
    expect(tabletop.log).to_have_count(0)
    assert tabletop.record() == kept
    tabletop.open()
    tabletop.page.reload()
    expect(tabletop.log).to_have_count(6)


def test_playing_on_from_a_link_puts_the_kept_game_aside(tabletop):
    keep_game(tabletop.page, RECORD, "person", "person")
    tabletop.open().ready()
    expect(tabletop.log).to_have_count(6)
    tabletop.page.goto("about:blank")
    tabletop.open(link(START)).ready()
    expect(tabletop.log).to_have_count(0)
    tabletop.take_turn()
    tabletop.button("Menu").click()
    tabletop.button("Back to the previous game").click()
    expect(tabletop.log).to_have_count(6)


@pytest.mark.parametrize(
    "position", ["rubbish", "", " ", "%E0%A4%A", START.replace("8888", "9999"), "a" * 5000]
)
def test_a_link_that_leads_nowhere_says_so_in_one_sentence_and_leaves_the_game(tabletop, position):
    keep_game(tabletop.page, RECORD, "person", "person")
    tabletop.open(link(position)).ready()
    expect(tabletop.news).to_contain_text(say("bad-link", why="").strip())
    expect(tabletop.log).to_have_count(6)
    expect(tabletop.page).to_have_url(f"{tabletop.site}oxono/")
    assert len(tabletop.news.inner_text()) < 400
    tabletop.take_turn()


def test_a_bad_link_followed_in_the_running_page_changes_nothing(tabletop):
    tabletop.open().ready()
    tabletop.play("move x c6")
    before = tabletop.squares()
    tabletop.page.evaluate("location.hash = '#p=rubbish'")
    expect(tabletop.news).to_contain_text(say("bad-link", why="").strip())
    assert tabletop.squares() == before
    tabletop.play("place b6")


def test_a_good_link_takes_the_sentence_about_a_bad_one_away(tabletop):
    tabletop.open().ready()
    tabletop.page.evaluate("location.hash = '#p=rubbish'")
    expect(tabletop.news).to_contain_text(say("bad-link", why="").strip())
    address = link("x...../....../..#.../...*../....../...... b 7888 -")
    tabletop.page.evaluate("(to) => { location.hash = to }", address.partition("#")[2])
    expect(tabletop.square("a6")).to_have_accessible_name("a6, pink X")
    expect(tabletop.news).to_be_hidden()


def test_back_from_a_link_leads_to_the_kept_game(tabletop):
    tabletop.open().ready()
    tabletop.play("move x c6")
    before, record = tabletop.squares(), tabletop.record()
    address = link("x...../....../..#.../...*../....../...... b 7888 -")
    tabletop.page.evaluate("(to) => { location.hash = to }", address.partition("#")[2])
    expect(tabletop.square("a6")).to_have_accessible_name("a6, pink X")
    tabletop.page.go_back()
    expect(tabletop.square("c6")).to_have_accessible_name("c6, X totem")
    expect(tabletop.page).to_have_url(f"{tabletop.site}oxono/")
    assert (tabletop.squares(), tabletop.record()) == (before, record)
    tabletop.page.go_forward()
    expect(tabletop.square("a6")).to_have_accessible_name("a6, pink X")
    assert tabletop.record() == record


def test_a_seat_that_is_not_at_the_table_seats_nobody_else(tabletop):
    tabletop.open(link("x...../....../..#.../...*../....../...... b 7888 -&seat=7")).ready()
    expect(tabletop.prompt).to_have_text(say("prompt-move"))


@pytest.mark.parametrize("rest", ["#p=", "#p", "#p=%20"])
def test_a_link_that_has_lost_its_position_says_so_and_the_game_goes_on(tabletop, rest):
    tabletop.open().ready()
    tabletop.play("move x c6")
    before = tabletop.squares()
    tabletop.page.evaluate("(rest) => { location.hash = rest }", rest)
    expect(tabletop.news).to_contain_text(say("bad-link", why="").strip())
    assert tabletop.squares() == before
    expect(tabletop.page).to_have_url(f"{tabletop.site}oxono/")
    tabletop.play("place b6")


def test_a_part_of_the_page_that_is_no_position_is_nobodys_business(tabletop):
    tabletop.open("oxono/#else").ready()
    expect(tabletop.news).to_be_hidden()
    tabletop.play("move x c6")


def test_every_rule_of_the_guide_has_a_position_to_try(tabletop):
    tabletop.open("oxono/guide/")
    tries = tabletop.page.get_by_role("link", name=re.compile(f"^{say('guide-try')}"))
    addresses = [str(found.evaluate("(link) => link.href")) for found in tries.all()]
    assert len(addresses) >= 5
    for address in addresses:
        tabletop.page.evaluate("(address) => { location.href = address }", address)
        tabletop.ready()
        expect(tabletop.button("Undo")).to_be_disabled()
        expect(tabletop.page.locator("html")).to_have_attribute("lang", "en")
        expect(tabletop.news).to_be_hidden()


def test_a_diagram_of_the_guide_comes_alive_where_it_stands_and_nothing_of_it_is_kept(tabletop):
    page = tabletop.open("oxono/").ready().page
    tabletop.play("move x c6")
    saved = page.evaluate("JSON.stringify(localStorage)")
    tabletop.open("oxono/guide/")
    link = page.get_by_role("link", name=say("guide-try")).first
    link.click()
    board = page.frame_locator("iframe[title=Oxono]")
    expect(board.get_by_role("link", name="Rules")).to_be_hidden()
    before = board.locator("#log").text_content()
    square = board.get_by_role("button", disabled=False, name=re.compile("totem|empty$")).first
    square.click()
    board.get_by_role("button", disabled=False, name=re.compile("empty$")).first.click()
    expect(board.locator("#log")).not_to_have_text(str(before))
    assert page.evaluate("JSON.stringify(localStorage)") == saved

    page.get_by_role("link", name=say("guide-still")).click()
    expect(page.locator("iframe")).to_have_count(0)
    expect(link).to_be_focused()


def test_a_link_to_a_game_that_is_over_shows_it_and_it_can_be_looked_through(tabletop):
    tabletop.open(game_link(WHOLE)).ready()
    expect(tabletop.button("Play again")).to_be_visible()
    steps = len(Table.replay(WHOLE).steps)
    expect(tabletop.log).to_have_count((steps + 1) // 2)
    tabletop.button("Undo").click()
    expect(tabletop.button("Play again")).to_be_hidden()
    tabletop.button("Redo").click()
    expect(tabletop.button("Play again")).to_be_visible()
    assert tabletop.page.evaluate("localStorage.getItem('ludoteca.oxono')") is None


def test_a_link_into_the_middle_of_a_game_keeps_the_rest_of_it(tabletop):
    keep_game(tabletop.page, RECORD, "person", "2")
    tabletop.open(game_link(WHOLE, 4)).ready()
    expect(tabletop.log).to_have_count(2)
    kept = tabletop.record()
    for count, prompt in ((3, "prompt-place"), (3, "prompt-move"), (4, "prompt-place")):
        tabletop.button("Redo").click()
        expect(tabletop.prompt).to_have_text(say(prompt, symbol="x"))
        expect(tabletop.log).to_have_count(count)
    tabletop.button("Undo").click()
    expect(tabletop.log).to_have_count(3)
    expect(tabletop.button("Redo")).to_be_enabled()
    # To look is not to move.
    assert tabletop.record() == kept
    tabletop.page.reload()
    expect(tabletop.log).to_have_count(2)


def test_a_running_game_from_a_link_is_kept_when_somebody_moves_and_not_before(tabletop):
    keep_game(tabletop.page, RECORD, "person", "person")
    other = turn_of_its_own()
    tabletop.open(game_link(other)).ready()
    expect(tabletop.log).to_have_count(1)
    assert tabletop.record() == RECORD
    tabletop.take_turn()
    expect(tabletop.page).to_have_url(f"{tabletop.site}oxono/")
    assert tabletop.record().startswith(other)
    tabletop.button("Menu").click()
    tabletop.button("Back to the previous game").click()
    expect(tabletop.log).to_have_count(6)


def test_the_link_says_who_plays(tabletop):
    tabletop.open(game_link(start_of(WHOLE), more="&seat=1&level=1")).ready()
    expect(tabletop.log.first).to_contain_text("Computer:")
    expect(tabletop.prompt).to_have_text(say("prompt-move"))
    # What the computer plays there is nothing to keep.
    assert tabletop.page.evaluate("localStorage.getItem('ludoteca.oxono')") is None


@pytest.mark.parametrize("ruin", [":-9", "r=9", "&ply=x"])
def test_a_damaged_link_to_a_game_says_so_and_leaves_the_game(tabletop, ruin):
    whole = game_link(WHOLE).partition("#")[2]
    ruined = {":-9": whole[:-9], "r=9": whole.replace("r=1", "r=9"), "&ply=x": whole + "&ply=x"}
    tabletop.open().ready()
    tabletop.play("move x c6")
    before = tabletop.squares()
    tabletop.page.evaluate("(rest) => { location.hash = rest }", ruined[ruin])
    expect(tabletop.news).to_contain_text(say("bad-link", why="").strip())
    assert tabletop.squares() == before
    expect(tabletop.page).to_have_url(f"{tabletop.site}oxono/")
    tabletop.play("place b6")


@pytest.mark.parametrize("language", ["", "el/"])
def test_a_link_at_the_sites_root_leads_to_the_page_of_its_game(tabletop, language):
    tabletop.open(language + game_link(WHOLE, 2, "&g=oxono", page="")).ready()
    expect(tabletop.page).to_have_url(re.compile(f"^{re.escape(tabletop.site + language)}oxono/#.*&g=oxono$"))
    expect(tabletop.log).to_have_count(1)
    # And one that is pasted over the shelf.
    tabletop.open(language)
    tabletop.page.evaluate("location.hash = '#g=kulami&p=x'")
    expect(tabletop.page).to_have_url(re.compile(f"^{re.escape(tabletop.site + language)}kulami/"))


def test_a_visitor_of_the_root_is_led_to_the_game_in_their_own_language(new_context, site):
    page = new_context(locale="pl-PL").new_page()
    page.goto(site + game_link(WHOLE, 2, "&g=oxono", page=""))
    expect(page).to_have_url(re.compile(f"^{re.escape(site)}pl/oxono/#.*&g=oxono$"))
    expect(page.locator("#log").get_by_role("listitem")).to_have_count(1)


@pytest.mark.parametrize("rest", ["g=nowhere&p=x", "g=nowhere", "p=x", "r=1abc"])
def test_a_link_that_leads_to_no_game_of_the_shelf_says_so_there(tabletop, rest):
    page = tabletop.open(f"el/#{rest}").page
    expect(page.locator("#bad-link")).to_have_text(say("shelf-bad-link", "el"))
    expect(page).to_have_url(f"{tabletop.site}el/#{rest}")
    page.goto(tabletop.site + "it/#else")
    expect(page.locator("#bad-link")).to_be_empty()


@pytest.mark.parametrize("path", ["oxono/", "oxono/analysis/", "it/oxono/"])
def test_a_link_to_another_game_leads_to_its_page(tabletop, path):
    kulami = load("kulami")
    position = kulami.write(Table(kulami).state)
    record = Table(kulami).record()
    language = "it/" if path.startswith("it/") else ""
    for link in (Link("kulami", position=position), Link(record=record)):
        tabletop.open(f"{path}#{links.write(link)}")
        expect(tabletop.page).to_have_url(re.compile(f"^{re.escape(tabletop.site + language)}kulami/#"))
        tabletop.ready()
        expect(tabletop.news).to_be_hidden()
        tabletop.page.goto("about:blank")


@pytest.mark.parametrize("rest", ["g=nowhere&p=x", "g=kulami&" + game_link(WHOLE).partition("#")[2]])
def test_a_link_that_contradicts_itself_stays_where_it_is_and_says_so(tabletop, rest):
    tabletop.open(f"oxono/#{rest}").ready()
    expect(tabletop.news).to_contain_text(say("bad-link", why="").strip())
    expect(tabletop.page).to_have_url(f"{tabletop.site}oxono/")
    tabletop.take_turn()


def test_the_analysis_opens_a_game_where_the_link_says_and_holds_the_rest(tabletop):
    tabletop.open(game_link(WHOLE, 4, page="oxono/analysis/")).ready()
    page = tabletop.page
    expect(page.locator("#tree [aria-current]")).to_have_count(1)
    expect(tabletop.button(say("analysis-forward"))).to_be_enabled()
    expect(tabletop.button(say("analysis-back"))).to_be_enabled()
    tabletop.button(say("analysis-last")).click()
    expect(tabletop.button(say("analysis-forward"))).to_be_disabled()
    assert page.evaluate("localStorage.getItem('ludoteca.oxono')") is None


def test_a_game_with_secrets_opens_for_looking_and_nobody_plays_it_on(tabletop):
    text = (about("claim").folder / "plays" / "draw.play").read_text(encoding="utf-8")
    tabletop.open(game_link(text, 6, page="claim/")).ready()
    expect(tabletop.button("Redo")).to_be_enabled()
    expect(tabletop.button(say("go-on"))).to_be_visible()
    before = tabletop.page.locator("#log").text_content()
    tabletop.button("Undo").click()
    expect(tabletop.page.locator("#log")).not_to_have_text(str(before))
    tabletop.button("Redo").click()
    expect(tabletop.page.locator("#log")).to_have_text(str(before))
    expect(tabletop.button("Redo")).to_be_enabled()


def test_a_link_to_a_game_that_opens_only_in_part_leaves_what_was_kept_of_another(tabletop):
    keep_text(tabletop.page, "precious", f"{SAVED}.broken")
    partly = play_text("symbol").replace("1: place e4", "1: place a1")
    tabletop.open(game_link(partly)).ready()
    expect(tabletop.news).to_contain_text(say("record-stopped", line=4, total=8, move="place a1"))
    assert tabletop.page.evaluate("(key) => localStorage.getItem(key)", f"{SAVED}.broken") == "precious"
    expect(tabletop.button("Save its text")).to_have_count(0)


PICTURE = "document.getElementById('canvas').toDataURL()"


def test_what_a_link_points_at_is_seen_and_heard_until_somebody_moves(tabletop):
    tabletop.open(link(START)).ready()
    expect(tabletop.button("c4, O totem")).to_be_enabled()
    plain = tabletop.page.evaluate(PICTURE)
    tabletop.page.goto("about:blank")
    tabletop.open(link(START) + "&mark=d4,e5&arrow=c4-d5")
    pointed = tabletop.page.get_by_text(
        f"{say('diagram-marked', places='d4, e5')}. {say('diagram-arrow', start='c4', end='d5')}"
    )
    expect(pointed).to_have_count(1)
    assert tabletop.page.evaluate(PICTURE) != plain
    tabletop.totem("x").click()
    expect(tabletop.totem("x")).to_have_attribute("aria-pressed", "true")
    expect(pointed).to_have_count(1)
    tabletop.totem("x").click()
    tabletop.take_turn()
    expect(pointed).to_have_count(0)


def test_of_two_links_that_follow_each_other_only_the_last_one_points(tabletop):
    tabletop.open(link(START)).ready()
    script = Held(tabletop.page, "**/assets/pointers-*.js")
    for square in ("d4", "e5"):
        tabletop.page.evaluate(
            "(hash) => { location.hash = hash }", link(START).partition("#")[2] + f"&mark={square}"
        )
    script.let_go()
    expect(tabletop.page.get_by_text(say("diagram-marked", places="e5"))).to_have_count(1)
    expect(tabletop.page.get_by_text(say("diagram-marked", places="d4"))).to_have_count(0)


def test_what_a_link_points_at_in_vain_is_one_sentence(tabletop):
    tabletop.open(link(START) + "&mark=z9")
    expect(tabletop.news).to_contain_text("z9")
    tabletop.take_turn()


def test_a_seat_that_is_not_at_the_table_is_one_sentence_and_somebody_plays(tabletop):
    tabletop.open(link(START) + "&seat=9&level=7")
    expect(tabletop.news).to_contain_text(say("link-bad-value", what="seat=9, level=7"))
    tabletop.take_turn()
