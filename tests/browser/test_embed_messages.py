"""What a board and the page around it say to each other, and the element that says it for the page."""

from __future__ import annotations

import base64
import json
import random
import re
import zlib
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.hosts import Host, fragment, make_a_turn
from browser.tabletop import PERSON, Tabletop, play_text, say
from browser.test_share import drop
from ludoteca import Table, load
from ludoteca.kernel.link import Link
from ludoteca.kernel.link import write as linked

START = "....../....../..#.../...*../....../...... p 8888 -"
EVENTS = """
  window.events = [];
  const board = document.querySelector("ludoteca-board");
  for (const type of ["ready", "move", "over", "error"]) {
    board.addEventListener(type, ({ detail }) => events.push({ type, ...detail }));
  }
"""


def opened(host: Host, **asked: str | int) -> Tabletop:
    return host.open(host.iframe(**{"g": "oxono", "lang": "en", "p": START, **asked})).play()


def test_moves_from_outside_and_from_the_board_are_told_with_position_and_record(other):
    table = opened(other)
    ready = other.wait("ready")
    assert {key: ready[key] for key in ("game", "seats", "language", "ply", "steps", "position")} == {
        **{"game": "oxono", "seats": 2, "language": "en", "ply": 0, "steps": 0, "position": START}
    }
    other.command("play", move="move x d5")
    told = other.wait("move")
    same = Table.at(load("oxono"), START)
    same.play(0, "move x d5")
    assert told == {
        **{"ludoteca": 1, "type": "move", "seat": 0, "move": "move x d5", "ply": 1, "steps": 1},
        **{"position": same.game.write(same.state), "record": same.record()},
    }
    table.play("place d6")
    told = other.wait("move", 2)
    assert (told["seat"], told["move"], told["ply"]) == (0, "place d6", 2)


def test_undo_redo_and_goto_are_told_as_walks(other):
    opened(other)
    for count, move in enumerate(("move x d5", "place d6"), 1):
        other.command("play", move=move)
        other.wait("move", count)
    walks: list[tuple[str, dict[str, int], int]] = [("undo", {}, 1), ("redo", {}, 2), ("goto", {"ply": 0}, 0)]
    for count, (type, rest, ply) in enumerate(walks, 3):
        other.command(type, **rest)
        told = other.wait("move", count)
        assert told["ply"] == ply
    assert told["steps"] == 2 and told["move"] is None and told["seat"] is None


def test_the_end_of_a_game_is_told_once(other):
    record = play_text("colour")
    *head, last, _ = record.splitlines()
    link = linked(Link("oxono", record="\n".join(head) + "\n"))
    other.open(f'<iframe src="{other.site}embed/v1/#{link}&lang=en" title="Board"></iframe>').play()
    other.command("play", move=last[3:])
    over = other.wait("over")
    whole = Table.replay(record)
    outcome = whole.outcome()
    assert outcome
    assert over["winners"] == sorted(outcome.winners)
    assert over["reason"] == outcome.reason == "colour"
    assert over["record"] == whole.record()
    assert len(other.heard("over")) == 1


def test_what_is_not_possible_is_one_error_and_changes_nothing(other):
    table = opened(other)
    before = table.squares()
    other.command("play", move="move x a1")
    assert other.wait("error")["text"]
    other.command("play", move="fly away")
    other.wait("error", 2)
    other.command("open", link="g=kulami")
    assert other.wait("error", 3)["text"] == say("embed-other-game")
    other.command("open", link="g=oxono&p=rubbish")
    assert other.wait("error", 4)["text"]
    assert table.squares() == before
    expect(table.news).to_be_hidden()
    other.command("undo")
    assert other.wait("error", 5)["text"] == say("nothing-to-undo")
    other.command("redo")
    assert other.wait("error", 6)["text"] == say("nothing-to-redo")
    assert table.squares() == before
    make_a_turn(table)
    assert len(other.heard("error")) == 6


def test_a_running_board_opens_another_position(other):
    table = opened(other)
    make_a_turn(table)
    other.command(
        "open", link=fragment(g="oxono", p="x...../....../..#.../...*../....../...... b 7888 -", level=1)
    )
    assert other.wait("ready", 2)["position"].startswith("x")
    expect(table.log).to_have_count(0)
    other.command("open")
    other.wait("ready", 3)
    expect(table.square("a6")).to_have_accessible_name("a6, pink X")


def test_a_puzzle_takes_nothing_back_while_its_solution_is_shown(other):
    table = other.open(other.iframe(g="oxono", lang="en", puzzle=1)).play()
    # Nothing has been tried yet.
    other.command("undo")
    assert other.wait("error")["text"] == say("embed-not-now")
    # The pauses between its moves are held; not the time after which Python is given up.
    table.page.evaluate("""() => {
      globalThis.held = [];
      const later = setTimeout;
      globalThis.setTimeout = (act, wait) => (wait < 10_000 ? held.push(act) : later(act, wait));
    }""")
    table.button("Show solution").click()
    table.page.wait_for_function("held.length > 0")
    other.command("undo")
    assert other.wait("error", 2)["text"] == say("embed-not-now")
    table.page.evaluate("setInterval(() => held.splice(0).forEach((act) => act()))")
    assert other.wait("over")["reason"] == "shown"
    other.command("undo")
    assert other.wait("ready", 2)["puzzle"] == 1
    assert len(other.heard("error")) == 2


def test_theme_and_language_change_before_and_after_opening(other):
    other.open(other.iframe(g="oxono", lang="en", p=START))
    frame: Any = other.frame()
    expect(frame.get_by_role("button")).to_be_visible()
    other.command("language", language="el")
    expect(frame.get_by_role("button", name=say("embed-play-game", "el", game="Oxono"))).to_be_visible()
    other.command("theme", theme="dark")
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    other.command("undo")
    assert other.wait("error")["text"] == say("embed-not-open", "el")
    other.command("open")
    assert other.wait("ready")["language"] == "el"
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    expect(frame.locator("#prompt")).to_have_text(say("prompt-move", "el"))
    other.command("language", language="pl")
    expect(frame.locator("#prompt")).to_have_text(say("prompt-move", "pl"))
    expect(frame.get_by_role("link", name=say("embed-on", "pl", game="Oxono"))).to_be_visible()
    other.command("theme", theme=None)
    expect(frame.locator("html")).not_to_have_attribute("data-theme", "dark")


def test_only_the_page_around_is_heard(other):
    table = opened(other)
    table.page.evaluate("postMessage({ ludoteca: 1, type: 'play', move: 'move x d5' }, '*')")
    other.page.evaluate(
        """() => new Promise((done) => {
          const beside = document.body.appendChild(document.createElement("iframe"));
          const message = "{ ludoteca: 1, type: 'play', move: 'move x d5' }";
          beside.contentWindow.eval(`parent.frames[0].postMessage(${message}, "*")`);
          setTimeout(done, 300);
        })"""
    )
    other.command("goto", ply=0)
    other.command("what")
    other.wait("error")
    assert other.heard("move") == []


def test_what_hides_something_tells_no_record_before_it_is_over(other):
    other.open(other.iframe(g="sushigo", lang="en", level=1))
    other.frame().get_by_role("button").click()
    ready = other.wait("ready")
    assert ready["record"] is None and ready["position"] is None
    board = other.frame().locator("#shadow").get_by_role("button", disabled=False)
    board.first.click()
    told = other.wait("move")
    assert told["record"] is None and told["position"] is None and told["move"] is None


def test_only_a_link_that_was_opened_makes_a_game_with_secrets_the_pages_own(other):
    other.open(other.iframe(g="sushigo", lang="en", level=1)).play()
    for count, link in enumerate(("p=rubbish", "r=1rubbish"), 1):
        other.command("open", link=link)
        other.wait("error", count)
    board = other.frame().locator("#shadow").get_by_role("button", disabled=False)
    board.first.click()
    told = other.wait("move")
    assert told["record"] is None and told["move"] is None


def test_a_game_that_begins_where_a_link_has_failed_is_nobodys_secret_to_tell(other):
    other.open(other.iframe(g="sushigo", lang="en", level=1, p="rubbish")).play()
    assert other.wait("ready")["record"] is None


def test_a_link_that_was_refused_is_not_what_again_begins(other):
    table = opened(other)
    other.command("open", link="g=oxono&p=rubbish&controls=none")
    other.wait("error")
    expect(table.button("Undo")).to_be_visible()
    expect(other.frame().locator("#around a")).to_have_attribute("href", re.compile("#p=[^r]"))
    other.command("open")
    other.wait("ready", 2)
    assert len(other.heard("error")) == 1


def test_who_plays_is_chosen_in_the_frame_too(other):
    table = other.open(other.iframe(g="oxono", lang="en", seat=0, level=1)).play()
    table.new_game(PERSON, PERSON)
    table.take_turn()
    expect(table.log).to_have_count(1)
    expect(table.square("a1").or_(table.totem("x")).first).to_be_visible()
    table.take_turn()
    expect(table.log).to_have_count(2)
    assert [one["seat"] for one in other.heard("move") if one["move"]] == [0, 0, 1, 1]


def test_a_file_of_another_game_does_not_take_the_board_out_of_the_page(other):
    table = opened(other)
    drop(table.page, "onitama.play", Table(load("onitama")).record())
    expect(table.news).to_contain_text(say("share-bad-file", file="onitama.play", why="").strip())
    make_a_turn(table)


def test_a_poster_opens_another_position_of_its_game_and_stays_whole_after_a_bad_link(other):
    other.open(other.iframe(g="oxono", lang="en"))
    frame: Any = other.frame()
    expect(frame.get_by_role("button")).to_be_visible()
    other.command("open", link="g=nothing")
    assert other.wait("error")["text"] == say("embed-no-game")
    other.command("open", link=fragment(p=START))
    assert other.wait("ready")["position"] == START


def test_the_element_is_opened_before_its_frame_is_there(other):
    script = "<script type='module'>document.querySelector('ludoteca-board').open()</script>"
    other.open(other.element('game="oxono" lang="en" style="width:760px"') + script)
    assert other.wait("ready")["game"] == "oxono"


def rubbish(count: int) -> list[object]:
    """Messages that nobody means, and some that are nearly right; the same every time."""
    dice = random.Random(7)
    values: list[Any] = [
        None,
        0,
        -1,
        1.5,
        10**9,
        "",
        "x",
        "move x",
        "g=kulami",
        [],
        {},
        [1],
        True,
        "𝔘" * 50,
        {"a": [{}]},
    ]
    types = [
        "open",
        "play",
        "undo",
        "goto",
        "theme",
        "language",
        "ready",
        "",
        "__proto__",
        "toString",
        None,
        5,
    ]
    made: list[object] = []
    for _ in range(count):
        message: dict[str, Any] = {
            "ludoteca": dice.choice([1, 1, 1, 2, "1", None]),
            "type": dice.choice(types),
        }
        for key in dice.sample(["link", "move", "seat", "ply", "theme", "language", "text"], 3):
            message[key] = dice.choice(values)
        made.append(message if dice.random() < 0.85 else dice.choice(values))
    return made


def test_any_messages_leave_a_board_that_works_and_a_clean_console(other):
    table = opened(other)
    for message in rubbish(300):
        other.tell(message)
    other.command("open", link=fragment(g="oxono", p=START))
    other.page.wait_for_function(
        "() => heard.findLast((one) => ['ready', 'move'].includes(one.type))?.type === 'ready'"
    )
    assert all(one["text"] for one in other.heard("error"))
    other.command("play", move="move x d5")
    expect(table.square("d5")).to_have_accessible_name("d5, X totem")


def test_any_fragments_leave_a_poster_and_a_clean_console(other):
    dice = random.Random(11)
    whole = fragment(g="oxono", p=START, lang="el", theme="dark", seat=1, level=2, i="1abc", puzzle=3)
    other.open(other.iframe(g="oxono"))
    frame = other.frame()
    expect(frame.get_by_role("img", name="Oxono")).to_be_visible()
    for _ in range(200):
        letters = list(whole)
        for _ in range(dice.randint(1, 6)):
            at = dice.randrange(len(letters))
            letters[at : at + dice.randint(0, 3)] = dice.choice(
                ["", "%", "%E0", "&", "=", "<svg onload=x>", "\u0000", "i=1", "ü"]
            )
        frame.evaluate("(text) => { location.hash = text }", "".join(letters))
    frame.evaluate("(text) => { location.hash = text }", "g=oxono&lang=en")
    expect(frame.get_by_role("button", name=say("embed-play-game", game="Oxono"))).to_be_visible()
    expect(frame.get_by_role("img", name="Oxono")).to_have_count(1)
    assert frame.locator("[onload]").count() == 0


def test_a_picture_in_the_link_is_what_the_poster_shows(other):
    scene = {"size": [700, 700], "nodes": [{"kind": "rect", "box": [0, 0, 700, 700], "ink": "rose"}]}
    press = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = press.compress(json.dumps(scene).encode()) + press.flush()
    value = "1" + base64.urlsafe_b64encode(packed).decode().rstrip("=")
    frame = other.open(other.iframe(g="oxono", lang="en", p=START, i=value)).frame()
    expect(frame.locator("canvas")).to_be_visible()
    expect(frame.get_by_role("img", name="Oxono")).to_have_count(1)
    expect(frame.get_by_role("status")).to_have_text("")
    frame.evaluate("self.first = document.querySelector('canvas')")
    other.command("theme", theme="dark")
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    other.command("language", language="pl")
    expect(frame.get_by_role("button")).to_have_text(say("embed-play", "pl"))
    # Each picture listens to the theme and to its size: one is enough.
    assert frame.evaluate("first === document.querySelector('canvas')")
    frame.evaluate("(text) => { location.hash = text }", f"g=oxono&lang=en&p=x&i={value[:-9]}")
    expect(frame.get_by_role("status")).to_have_text(say("embed-bad-picture"))
    expect(frame.locator("svg")).to_be_visible()


# The element.


def test_the_element_tells_what_happens_and_does_what_it_is_told(other):
    element = other.element(f'game="oxono" lang="en" position="{START}"', "<b>A board</b>")
    page = other.open(f"{element}<script>{EVENTS}</script>").page
    frame: Any = other.frame()
    expect(frame.get_by_role("img", name="Oxono")).to_be_visible()
    expect(page.get_by_text("A board")).to_be_hidden()
    expect(page.locator("iframe")).to_have_attribute("title", "Oxono")
    page.evaluate("board.open()")
    page.wait_for_function("() => events.at(-1)?.type === 'ready'")
    page.evaluate("board.play('move x d5')")
    page.wait_for_function("() => events.at(-1)?.move === 'move x d5'")
    page.evaluate("board.undo()")
    page.wait_for_function("() => events.at(-1)?.ply === 0")
    page.evaluate("board.play('nothing')")
    page.wait_for_function("() => events.at(-1)?.type === 'error'")
    page.evaluate("board.theme = 'dark'")
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    page.evaluate("board.lang = 'it'")
    expect(frame.locator("#prompt")).to_have_text(say("prompt-move", "it"))
    page.evaluate(
        "(position) => { board.position = position }", "x...../....../..#.../...*../....../...... b 7888 -"
    )
    page.wait_for_function("() => events.at(-1)?.type === 'ready' && events.at(-1).position.startsWith('x')")
    page.evaluate("board.game = 'kulami'")
    expect(frame.get_by_role("img", name="Kulami")).to_be_visible()


@pytest.mark.parametrize("width", [320, 480, 720, 1000])
def test_the_element_is_as_high_as_its_board_needs_and_does_not_jump(other, width):
    page = other.page
    page.set_viewport_size({"width": width, "height": 900})
    other.open(other.element('game="oxono" lang="en"'))
    before = page.locator("iframe").bounding_box()
    expect(other.frame().get_by_role("img", name="Oxono")).to_be_visible()
    told = other.wait("height")["height"]
    after = page.locator("iframe").bounding_box()
    assert before and after
    assert after["height"] == pytest.approx(told, abs=1)
    assert before["height"] == pytest.approx(told, abs=2)


def test_without_its_script_the_element_is_what_stands_in_it(other):
    other.open('<ludoteca-board game="oxono"><a href="#there">A board of Oxono</a></ludoteca-board>')
    expect(other.page.get_by_role("link", name="A board of Oxono")).to_be_visible()


def test_where_the_frame_does_not_come_the_element_keeps_what_stands_in_it(other, troubles):
    troubles.allow("ERR_|Failed to load")
    other.page.route("**/embed/v1/", lambda route: route.abort())
    other.open(other.element('game="oxono"', '<a href="#there">A board of Oxono</a>'))
    expect(other.page.get_by_role("link", name="A board of Oxono")).to_be_visible()
