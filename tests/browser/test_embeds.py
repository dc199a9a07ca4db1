"""Boards in the pages of others: pictures until somebody plays, and then they work wherever a frame does."""

from __future__ import annotations

import base64
import gzip
import json
import re
import zlib
from urllib.parse import urljoin

import pytest
from playwright.sync_api import BrowserContext, Response, expect
from tools.builder.places import ROOT

import ludoteca
from browser.conftest import FOLDER
from browser.hosts import BOARDS, NOTHING_KEPT, START, Host, fragment, make_a_turn, serving_strictly
from browser.tabletop import Tabletop, play_text, say
from ludoteca import About
from ludoteca.words import languages

# Gzipped bytes of all that a poster fetches.
MOST_BYTES = 25_000
SANDBOX = 'sandbox="allow-scripts"'
# The tests' own games are on no shelf.
GAMES = [about for about in ludoteca.catalog() if about.folder.is_relative_to(ROOT / "py")]


# Where boards must work.


def test_a_board_in_a_page_of_its_own_site_plays(same):
    make_a_turn(same.open(same.iframe(g="oxono", lang="en")).play())


def test_a_board_in_a_page_of_another_site_plays(other):
    make_a_turn(other.open(other.iframe(g="oxono", lang="en")).play())


def test_where_nothing_can_be_kept_a_board_plays(other):
    other.page.add_init_script(NOTHING_KEPT)
    table = other.open(other.iframe(g="oxono", lang="en")).play()
    make_a_turn(table)
    expect(table.news).to_be_hidden()


def test_in_a_sandbox_without_an_origin_a_board_plays(other):
    workers: list[str] = []
    other.page.on("worker", lambda worker: workers.append(worker.url))
    table = other.open(other.iframe(SANDBOX, g="oxono", lang="en", level=1)).play()
    assert table.page.evaluate("origin") == "null"
    make_turn_against_computer(table)
    assert [address[:5] for address in workers] == ["data:"]


def test_where_service_workers_are_allowed_a_board_plays_and_leaves_none(new_context, host, site):
    page = new_context(service_workers="allow").new_page()
    there = Host(page, host, urljoin(site, "/"), site)
    table = there.open(there.iframe(g="oxono", lang="en")).play()
    make_a_turn(table)
    count = "async () => (await navigator.serviceWorker.getRegistrations()).length"
    assert table.page.evaluate(count) == 0


@pytest.mark.parametrize("attributes", ["", SANDBOX], ids=["frame", "sandbox"])
def test_under_strict_policies_on_both_sides_a_board_plays(host, page, tmp_path, elsewhere, attributes):
    with serving_strictly(host) as strict:
        there = Host(page, tmp_path / FOLDER, elsewhere, strict)
        head = policy(f"frame-src {origin(strict)}; style-src 'unsafe-inline'")
        make_a_turn(there.open(there.iframe(attributes, g="oxono", lang="en"), head).play())


def test_the_element_needs_its_script_and_its_frame_of_a_strict_page(host, page, tmp_path, elsewhere):
    with serving_strictly(host) as strict:
        there = Host(page, tmp_path / FOLDER, elsewhere, strict)
        head = policy(f"frame-src {origin(strict)}", origin(strict))
        make_a_turn(there.open(there.element('game="oxono" lang="en"'), head).play())


def origin(site: str) -> str:
    return site.removesuffix(f"/{FOLDER.as_posix()}/")


def policy(frames: str, scripts: str = "") -> str:
    """A page that allows nothing but its own words, a script of the test's and these."""
    ours = f"script-src 'unsafe-inline' 'unsafe-eval' {scripts}; img-src data:"
    allowed = f"default-src 'none'; {frames}; {ours}"
    return f'<meta http-equiv="Content-Security-Policy" content="{allowed}">'


def make_turn_against_computer(table) -> None:
    table.take_turn()
    expect(table.log).to_have_count(2)


# What a poster costs.


def test_ten_boards_fetch_nothing_but_posters_until_one_is_played(other):
    workers: list[str] = []
    fetched: list[str] = []
    page = other.page
    page.on("worker", lambda worker: workers.append(worker.url))
    page.on("request", lambda request: fetched.append(request.url))
    other.open("".join(other.iframe(g="oxono", lang="en", level=1) for _ in range(10)))
    for number in range(10):
        expect(other.frame(number).get_by_role("img", name="Oxono")).to_be_visible()
    assert [path for path in map(path_in(other.site), fetched) if is_runtime(path)] == []
    assert workers == []
    make_turn_against_computer(other.play(3))
    assert len(workers) == 1, "one board that is played is one runtime, with its computer player"
    assert len([path for path in map(path_in(other.site), fetched) if path.endswith(".wasm")]) == 1


def test_what_is_far_down_a_page_is_not_fetched_at_all(other):
    fetched: list[str] = []
    other.page.on("request", lambda request: fetched.append(request.url))
    tall = "<div style='height:20000px'></div>"
    other.open(other.iframe('loading="lazy"', g="oxono") + tall + other.element('game="kulami"'))
    expect(other.frame().get_by_role("img", name="Oxono")).to_be_visible()
    expect(other.page.locator("ludoteca-board iframe")).to_have_attribute("loading", "lazy")
    assert [url for url in fetched if "kulami" in url] == []
    other.page.locator("ludoteca-board").scroll_into_view_if_needed()
    expect(other.frame(1).get_by_role("img", name="Kulami")).to_be_visible()


def path_in(site: str):
    return lambda url: url.removeprefix(site)


def is_runtime(path: str) -> bool:
    return path.startswith(("runtime/", "wheel/", "assets/worker", "assets/main"))


@pytest.mark.parametrize("about", GAMES, ids=lambda about: about.slug)
def test_a_poster_keeps_its_budget_in_every_shape_and_language(
    context: BrowserContext, site: str, about: About
):
    for size in ((320, 560), (720, 420)):
        for language in ("en", "el"):
            page = context.new_page()
            page.set_viewport_size({"width": size[0], "height": size[1]})
            responses: list[Response] = []
            page.on("response", lambda response, into=responses: into.append(response))
            page.goto(f"{site}embed/v1/#{fragment(g=about.slug, lang=language, i='1nothing')}")
            expect(page.get_by_role("img", name=about.name, exact=True)).to_be_visible()
            sizes = {response.url.removeprefix(site): packed(response.body()) for response in responses}
            # The tab's own picture is no part of a frame.
            counted = {path: size for path, size in sizes.items() if path != "favicon.svg"}
            assert len(counted) >= 3
            assert sum(counted.values()) <= MOST_BYTES, counted
            page.close()


def packed(body: bytes) -> int:
    return len(gzip.compress(body, 6))


@pytest.mark.parametrize("size", [(1000, 700), (360, 450)], ids=["wide", "tall"])
def test_the_picture_of_a_link_is_seen_whole_in_a_frame_of_any_shape(page, site, size):
    page.goto(f"{site}embed/v1/#{fragment(g='oxono', lang='en', i=picture(size))}")
    canvas = page.get_by_role("img", name="Oxono")
    for width, height in ((700, 379), (360, 580), (900, 600)):
        page.set_viewport_size({"width": width, "height": height})
        expect(canvas).to_be_visible()
        page.wait_for_function(SHOWN_WHOLE, arg=list(size))


# It is painted in its own shape, as large as there is room for, and ends above the line with the name.
SHOWN_WHOLE = """([wide, tall]) => {
  const canvas = document.querySelector("#picture canvas");
  const box = canvas.getBoundingClientRect();
  const foot = document.querySelector("#foot").getBoundingClientRect();
  const scale = Math.min(box.width / wide, box.height / tall);
  return box.bottom <= foot.top && box.right <= innerWidth && box.height > foot.top - 16
    && getComputedStyle(canvas).objectFit === "contain"
    && Math.abs(canvas.width - scale * wide) <= 2 && Math.abs(canvas.height - scale * tall) <= 2;
}"""


def picture(size: tuple[int, int]) -> str:
    """The value of `i` for a board without anything on it."""
    rect = {"kind": "rect", "box": [0, 0, *size], "ink": "wood"}
    packer = zlib.compressobj(wbits=-15)
    body = packer.compress(json.dumps({"size": size, "nodes": [rect]}).encode()) + packer.flush()
    return "1" + base64.urlsafe_b64encode(body).decode().rstrip("=")


# What a link may ask for.


def test_a_position_opens_for_both_sides_and_nothing_of_it_is_kept(same):
    table = same.open(same.iframe(g="oxono", lang="en", p=START)).play()
    make_a_turn(table)
    expect(table.log.first).to_contain_text("Pink")
    assert table.page.evaluate("Object.keys(localStorage)") == []
    table.page.evaluate("location.reload()")
    expect(table.log).to_have_count(0)


def test_the_language_is_the_links_and_else_the_readers(new_context, site):
    page = new_context(locale="pl-PL").new_page()
    page.goto(f"{site}embed/v1/#g=oxono")
    expect(page.get_by_role("button", name=say("embed-play-game", "pl", game="Oxono"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.evaluate("location.hash = '#g=oxono&lang=el&p=x'")
    expect(page.get_by_role("button", name=say("embed-play-game", "el", game="Oxono"))).to_be_visible()
    expect(page.get_by_role("status")).to_have_text(say("embed-usual", "el"))


def test_a_level_plays_the_other_seats(other):
    table = other.open(other.iframe(g="oxono", lang="en", p=START, level=1)).play()
    make_turn_against_computer(table)
    expect(table.log).to_contain_text(["You:", "Computer:"])


def test_a_seat_that_is_not_asked_first_waits_for_the_computer(other):
    table = other.open(other.iframe(g="oxono", lang="en", p=START, seat=1, level=1)).play()
    expect(table.log.first).to_contain_text("Computer:")
    expect(table.prompt).to_have_text(say("prompt-move"))


def test_where_nobody_plays_the_board_takes_no_taps(other):
    table = other.open(other.iframe(g="oxono", lang="en", p=START, seat="none")).play()
    expect(table.square("c4")).to_be_visible()
    expect(table.board.get_by_role("button", disabled=False)).to_have_count(0)
    expect(table.button("Pause")).to_be_hidden()


# As a host sizes it, and as browsers do where nobody has.
@pytest.mark.parametrize("size", ["width:760px;height:500px", "width:300px;height:150px"])
def test_a_game_is_stepped_through(other, size):
    record = play_text("colour")
    whole = len(re.findall(r"(?m)^\d: ", record))
    frame = other.iframe(lang="en", **BOARDS["steps"]).replace("width:760px;height:500px", size)
    table = other.open(frame).play()
    assert other.wait("ready")["ply"] == 2
    expect(table.button("New game")).to_be_hidden()
    walked = [("Forward", 3), ("To the end", whole), ("Back", whole - 1), ("To the start", 0)]
    for count, (name, ply) in enumerate(walked, 1):
        table.button(name).click()
        assert other.wait("move", count)["ply"] == ply
        # Nobody is waited for where nobody plays.
        stands = re.compile(r"^Pink to move$" if ply == 0 else r"^(Pink|Black): .+\. (Pink|Black) to move$")
        expect(table.prompt).to_have_text(stands if ply < whole else re.compile("wins: "))
        expect(table.told).to_have_text(table.prompt.inner_text())
    expect(table.button("Back")).to_be_disabled()
    expect(table.button("Forward")).to_be_enabled()
    assert {one["move"] for one in other.heard("move")} == {None, move_of(record, 3)}


def move_of(record: str, number: int) -> str:
    return re.findall(r"(?m)^\d: (.+)$", record)[number - 1]


def test_what_a_link_points_at_is_there_until_the_first_step(other):
    board = {**BOARDS["steps"], "mark": "d4", "arrow": "c4-d5"}
    table = other.open(other.iframe(lang="it", **board)).play(language="it")
    pointed = table.page.get_by_text(say("diagram-marked", "it", places="d4"))
    expect(pointed).to_have_count(1)
    table.button(say("analysis-forward", "it")).click()
    other.wait("move")
    expect(pointed).to_have_count(0)
    other.command("open", link=fragment(**{**BOARDS["plain"], "mark": "e5"}))
    expect(table.page.get_by_text(say("diagram-marked", "it", places="e5"))).to_have_count(1)
    other.command("open", link=fragment(**{**BOARDS["plain"], "mark": "z9"}))
    assert "z9" in other.wait("error")["text"]


HANDS = {"g": "sushigo", "lang": "en", "p": "- ss:ww,ss:ww - *", "mark": "sashimi"}


def test_what_a_link_points_at_in_a_hand_is_shown_to_whoever_has_taken_the_device(other):
    table = other.open(other.iframe(**HANDS)).play()
    pointed = table.page.get_by_text(say("diagram-marked", places="Sashimi"))
    table.button(say("face", name="Pink")).click()
    expect(pointed).to_have_count(1)
    assert other.heard("error") == []


def test_what_a_link_points_at_in_a_hand_outlives_the_secret_choice_of_the_computer(other):
    table = other.open(other.iframe(**HANDS, seat=1, level=1)).play()
    pointed = table.page.get_by_text(say("diagram-marked", places="Sashimi"))
    assert other.wait("move")["seat"] == 0
    expect(pointed).to_have_count(1)
    table.board.get_by_role("button", name=re.compile("^Sashimi", re.IGNORECASE)).click()
    other.wait("move", 2)
    assert other.heard("move")[1]["seat"] == 1
    expect(pointed).to_have_count(0)
    assert other.heard("error") == []


def test_without_controls_there_is_only_the_board_and_its_prompt(other):
    table = other.open(other.iframe(g="oxono", lang="en", p=START, controls="none")).play()
    expect(table.prompt).to_be_visible()
    for name in ("Undo", "Redo", "New game"):
        expect(table.button(name)).to_be_hidden()


def test_a_puzzle_is_solved_in_a_frame(same):
    frame = same.open(same.iframe(g="oxono", lang="en", puzzle=2)).frame()
    expect(frame.get_by_role("status")).to_have_text(say("embed-usual-puzzle", number=2))
    table = same.play()
    ready = same.wait("ready")
    assert ready["puzzle"] == 2
    expect(table.prompt).to_have_text(say("puzzles-number", number=2))
    expect(table.page.locator("#collection")).to_be_hidden()
    table.button("Show solution").click()
    over = same.wait("over")
    assert over["reason"] == "shown" and over["winners"] == []
    assert len(same.heard("move")) >= 1
    same.command("open", link="g=oxono&puzzle=1")
    assert same.wait("ready", 2)["puzzle"] == 1
    same.command("open", link="g=oxono&puzzle=9999")
    assert same.wait("error")["text"] == say("embed-no-puzzle")
    assert table.page.evaluate("Object.keys(localStorage)") == []


def test_a_puzzle_that_is_not_there_is_one_sentence_in_the_frame_and_outside(other):
    frame = other.open(other.iframe(g="oxono", lang="en", puzzle=9999)).frame()
    fault = say("link-bad-value", what="puzzle=9999")
    expect(frame.get_by_role("status")).to_have_text(fault)
    assert other.wait("error")["text"] == fault
    make_a_turn(other.play())


def test_the_line_below_leads_to_the_whole_page_in_a_new_tab(other):
    table = other.open(other.iframe(g="oxono", lang="el", p=START)).play(language="el")
    link = table.page.get_by_role("link", name=say("embed-on", "el", game="Oxono"))
    with other.page.expect_popup() as opened:
        link.click()
    expect(opened.value.locator("#prompt")).to_have_text(say("prompt-move", "el"))
    assert opened.value.url.startswith(f"{other.site}el/oxono/")
    box = link.bounding_box()
    assert box and box["height"] >= 44


@pytest.mark.parametrize(
    ("asked", "fault"),
    [
        ({"seat": "x"}, "seat=x"),
        ({"seat": "2"}, "seat=2"),
        ({"level": "9"}, "level=9"),
        ({"controls": "all"}, "controls=all"),
        ({"theme": "pink"}, "theme=pink"),
        ({"theme": "pink", "level": "9", "seat": "x" * 50}, f"seat={'x' * 35}, level=9, theme=pink"),
        ({"p": "", "seat": "9"}, "seat=9"),
    ],
)
def test_what_a_link_asks_for_in_vain_is_one_sentence_and_a_board_that_works(other, asked, fault):
    # Without a position it is a new game.
    board = {key: value for key, value in {"p": START, **asked}.items() if value}
    other.open(other.iframe(g="oxono", lang="en", **board))
    told = say("link-bad-value", what=fault)
    frame = other.frame()
    frame.get_by_role("button").click()
    # It goes by itself after a while.
    expect(frame.locator("#news")).to_contain_text(told)
    other.wait("ready")
    assert [one["text"] for one in other.heard("error")] == [told]
    expect(frame.locator("#news")).to_be_hidden()
    make_a_turn(Tabletop(frame, other.site))


def test_a_link_that_leads_nowhere_is_one_sentence_and_a_board_that_works(other):
    table = other.open(other.iframe(g="oxono", lang="en", p="rubbish")).play()
    expect(table.news).to_contain_text(say("bad-link", why="").strip())
    assert other.wait("error")["text"]
    table.button("Close").click()
    make_a_turn(table)


def test_a_game_that_is_not_here_is_one_sentence(other):
    frame = other.open(other.iframe(g="../oxono", lang="it")).frame()
    expect(frame.get_by_role("status")).to_have_text(say("embed-no-game", "it"))
    expect(frame.get_by_role("button")).to_have_count(0)
    assert other.wait("error")["text"] == say("embed-no-game", "it")


def test_where_the_script_is_kept_off_a_sentence_and_a_link_are_shown(other, troubles):
    troubles.allow("Failed to load resource")
    other.page.route("**/assets/embed-*.js", lambda route: route.abort())
    frame = other.open(other.iframe(SANDBOX, g="oxono", lang="it")).frame()
    for language in languages():
        expect(frame.get_by_text(say("no-scripts-here", language))).to_be_visible()
    assert frame.get_by_role("link", name="Ludoteca").evaluate("(link) => link.href") == other.site
    other.page.unroute("**/assets/embed-*.js")
    frame = other.open(other.iframe(SANDBOX, g="oxono", lang="it")).frame()
    expect(frame.locator("#play")).to_be_visible()
    expect(frame.get_by_text(say("no-scripts-here"))).to_be_hidden()


def test_without_a_script_the_poster_is_a_link_to_the_site(new_context, site):
    page = new_context(java_script_enabled=False).new_page()
    page.goto(f"{site}embed/v1/#g=oxono")
    link = page.get_by_role("link", name="Ludoteca")
    expect(link).to_be_visible()
    assert link.evaluate("(link) => link.href") == site


def test_the_pictures_with_lasting_addresses_are_there(dist):
    for about in GAMES:
        text = (dist / "embed" / "v1" / f"{about.slug}.svg").read_text(encoding="utf-8")
        assert f"<title>{about.name}" in text and "var(" not in text
