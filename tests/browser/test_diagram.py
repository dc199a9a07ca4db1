"""The page on which diagrams are made: positions by tapping, typing and choosing."""

from __future__ import annotations

import re
from urllib.parse import urlencode

from playwright.sync_api import expect

from browser.drafting import CLEAR, MIDDLE, Diagram
from browser.tabletop import say
from games.test_claim_position import AFTER_ONE_TRICK
from ludoteca import Text
from ludoteca.words import Words


def test_a_position_is_built_by_tapping_and_is_a_link(diagram):
    diagram.choose("black O")
    diagram.tap("d4, empty", "d4, black O")
    diagram.choose("X totem")
    diagram.tap("f6, empty", "f6, X totem. d3, empty")
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
    expect(diagram.told).to_have_text("d4, pink X")
    diagram.button("Redo").click()
    expect(diagram.text).to_have_value(CLEAR)
    expect(diagram.button("Redo")).to_be_disabled()


def test_a_piece_on_a_totem_is_refused_and_is_no_step(diagram):
    diagram.choose("pink X")
    diagram.board.get_by_role("button", name="c4, O totem", exact=True).click()
    why = Words("en", "oxono").say(Text("edit-why-totem", symbol="o"))
    expect(diagram.why).to_have_text(why)
    expect(diagram.told).to_have_text(why)
    expect(diagram.text).to_have_value(CLEAR)
    diagram.button("Undo").click()
    expect(diagram.button("Undo")).to_be_disabled()


def test_a_refusal_on_a_bench_covers_no_place_and_goes_with_the_next_tap(new_context, site):
    page = new_context(viewport={"width": 390, "height": 844}).new_page()
    diagram = Diagram(page, site).open("tranquility/diagram/").ready()
    diagram.choose("Empty")
    diagram.board.get_by_role("button", name="Pink, hand 6: room for a card", exact=True).click()
    expect(diagram.why).to_have_text(say("diagram-taken"))
    expect(diagram.why).to_be_visible()
    box = diagram.why.bounding_box()
    assert box
    covered = """(all, { x, y, width, height }) => all.filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return right > x && left < x + width && bottom > y && top < y + height;
    }).length"""
    assert diagram.board.get_by_role("button").evaluate_all(covered, box) == 0
    # Where it has to cover something, what lies under it is tapped.
    under = "({ x, y, width, height }) => document.elementFromPoint(x + width / 2, y + height / 2).id"
    assert page.evaluate(under, box) != "why"
    page.locator("#prompt").click()
    expect(diagram.why).to_be_hidden()


def test_on_a_long_bench_every_seat_is_brought_into_sight_by_one_tap(new_context, site):
    page = new_context(viewport={"width": 390, "height": 844}).new_page()
    diagram = Diagram(page, site).open("tranquility/diagram/").ready()
    page.get_by_role("combobox", name="Players").select_option("5")
    ways = page.get_by_role("group", name="Go to a player")
    expect(ways.get_by_role("button")).to_have_count(5)
    for seat in ("Purple", "Black"):
        hand = diagram.board.get_by_role("button", name=f"{seat}, hand 1: room for a card", exact=True)
        expect(hand).not_to_be_in_viewport()
        ways.get_by_role("button", name=seat).click()
        expect(hand).to_be_in_viewport(ratio=1)
    # The table, which the other tools show, is seen as a whole.
    diagram.button("Mark").click()
    expect(ways).to_be_hidden()


def test_tricks_that_do_not_fit_mend_themselves_when_asked(page, site):
    diagram = Diagram(page, site).open(f"claim/diagram/#{urlencode({'p': AFTER_ONE_TRICK})}").ready()
    diagram.choose("Goblin 7")
    diagram.board.get_by_role("button", name="Trick 1, answered by Black: Knight 5", exact=True).click()
    expect(diagram.impossible).to_contain_text(
        "Goblin 7 is no answer. “Tricks played before: tricks that fit”"
    )
    past = page.get_by_label("Tricks played before")
    past.select_option("tricks that fit")
    expect(diagram.impossible).to_have_text("")
    # Hands, prize and whose turn it is are as they were laid.
    expect(diagram.text).to_have_value(
        re.compile("^0 x9 - g0g0g2g6g8k6u1u5d3d5x0x2/g9k4k5u4u8d0d2d7d8x3x7x8 -/u9 ")
    )
    expect(past).to_have_value("laid")


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


def test_a_typed_position_is_shown_and_a_wrong_one_told_beneath(diagram):
    diagram.text.fill(MIDDLE)
    expect(diagram.board.get_by_role("button", name="b5, pink X", exact=True)).to_be_visible()
    diagram.text.fill(MIDDLE.replace("p 5555", "z 5555"))
    expect(diagram.page.locator("#misread")).to_have_text(
        "The mover is “p” for pink or “b” for black, not “z”."
    )
    expect(diagram.board.get_by_role("button", name="b5, pink X", exact=True)).to_be_visible()
    assert diagram.link()["p"] == [MIDDLE]
    # What is copied would not be what stands there.
    expect(diagram.button("Position text")).to_be_disabled()
    diagram.text.fill(MIDDLE)
    expect(diagram.button("Position text")).to_be_enabled()
    expect(diagram.page.locator("#misread")).to_be_hidden()
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
    diagram.tap("Black, Hand, 2: free", "Black, Hand, 1: Egg nigiri. Black, Hand, 2: Wasabi")
    expect(diagram.text).to_have_value("- tw:,ew: - *")
    # It is chosen from the hand.
    hand = "Black, Hand, 1: Wasabi. Black, Hand, 2: free"
    diagram.tap("Black, Chosen, 1: free", f"Black, Chosen, 1: Egg nigiri. {hand}")
    expect(diagram.text).to_have_value("- tw:,ew::e - *")
    page.get_by_label("Players").select_option("3")
    expect(diagram.board.get_by_role("button", name="Yellow, Meal, 1: free", exact=True)).to_be_visible()
    # Whatever is pointed at is on the table, as Pink sees it.
    diagram.button("Undo").click()
    diagram.button("Mark").click()
    expect(page.locator("#laid-open")).to_be_hidden()
    expect(diagram.board.get_by_role("button", name="Black, Hand, 1: Wasabi")).to_have_count(0)
    diagram.tap("Wasabi, 1 in hand", "Marked: Wasabi")
    assert diagram.link() == {"g": ["sushigo"], "p": ["- tw:,ew::e - *"], "mark": ["wasabi"]}
    page.reload()
    # What is marked is seen at once; what can be put is on the bench.
    expect(diagram.board.get_by_role("button", name="Wasabi, 1 in hand, marked", exact=True)).to_be_visible()
    expect(diagram.button("Mark")).to_have_attribute("aria-pressed", "true")
    diagram.button("Put").click()
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
    expect(diagram.prompt).to_have_text("Tap a place: Wasabi")
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


def test_whoever_does_not_see_the_board_is_told_how_it_stands_after_every_step(diagram):
    pieces = "pink X", "black O"
    for thing, square in zip(pieces, ("a1", "b1"), strict=True):
        diagram.choose(thing)
        diagram.tap(f"{square}, empty", f"{square}, {thing}")
    diagram.page.get_by_label("To move").select_option("Black")
    expect(diagram.told).to_have_text("To move: Black")
    diagram.button("Undo").click()
    expect(diagram.told).to_have_text("To move: Pink")
    diagram.button("Clear the board").click()
    expect(diagram.told).to_have_text("a1, empty. b1, empty")
    diagram.text.fill(MIDDLE)
    expect(diagram.told).to_have_text(
        "On the board now: 3 × pink X, 3 × pink O, 3 × black X, 3 × black O, X totem, O totem"
    )
    diagram.button("Opening").click()
    expect(diagram.told).to_have_text("On the board now: X totem, O totem")
    diagram.button("Undo").click()
    expect(diagram.told).to_have_text(re.compile("^On the board now: 3 × pink X"))
    diagram.button("Redo").click()
    expect(diagram.told).to_have_text("On the board now: X totem, O totem")


def test_cards_that_change_places_are_both_told(page, site):
    diagram = Diagram(page, site).open("claim/diagram/").ready()
    diagram.button("Clear the board").click()
    expect(diagram.told).not_to_be_empty()
    lead = diagram.board.get_by_role("button", name="No card led yet", exact=True)
    card = diagram.board.get_by_role("button", name=re.compile("^Pink, hand: ")).first
    name = (card.get_attribute("aria-label") or "").removeprefix("Pink, hand: ")
    diagram.choose(name)
    lead.click()
    expect(diagram.told).to_have_text(re.compile(f"^Pink has led {name}"))
