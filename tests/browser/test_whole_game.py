"""Whole games by taps alone, every way Oxono ends, and back again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.tabletop import PLAYS, keep_game, play_text, say, start_of, steps_of, told_turns

NAMES = sorted(path.stem for path in PLAYS.glob("*.play"))


def result_of(record: str) -> str:
    """What the page says at the end, when persons play both sides."""
    winner, reason = record.splitlines()[-1].removeprefix("= ").split(": ")
    why = say(f"reason-{reason}")
    if winner == "nobody":
        return say("nobody-wins", reason=why)
    return say("name-wins", name=say(f"seat-{winner}"), reason=why)


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_is_played_to_its_end_by_taps(tabletop, name):
    record = play_text(name)
    keep_game(tabletop.page, start_of(record), "person", "person")
    tabletop.open().ready()
    for step in steps_of(record):
        tabletop.play(step)
    expect(tabletop.prompt).to_have_text(result_of(record))
    expect(tabletop.told).to_have_text(result_of(record))
    expect(tabletop.button("Play again")).to_be_visible()
    lines = [f"{number}{line}" for number, line in enumerate(told_turns(record), 1)]
    expect(tabletop.log).to_have_text(lines)
    assert tabletop.record().strip() == record.strip()


def test_a_finished_game_is_taken_back_to_its_start_and_made_again(tabletop):
    record = play_text("both")
    keep_game(tabletop.page, record, "person", "person")
    tabletop.open().ready()
    expect(tabletop.prompt).to_have_text(result_of(record))
    end = tabletop.squares()
    for _ in steps_of(record):
        tabletop.button("Undo").click()
    expect(tabletop.log).to_have_count(0)
    expect(tabletop.button("Undo")).to_be_disabled()
    expect(tabletop.prompt).to_have_text(say("prompt-move"))
    for _ in steps_of(record):
        tabletop.button("Redo").click()
    expect(tabletop.prompt).to_have_text(result_of(record))
    # With nothing to make again, its place is for the analysis of the game.
    expect(tabletop.button("Redo")).to_be_hidden()
    # It had the focus.
    expect(tabletop.button("Undo")).to_be_focused()
    assert tabletop.squares() == end


def test_play_again_sets_up_another_game_of_the_same_players(tabletop):
    keep_game(tabletop.page, play_text("symbol"), "person", "person")
    tabletop.open().ready()
    tabletop.button("Play again").click()
    expect(tabletop.log).to_have_count(0)
    expect(tabletop.button("Play again")).to_be_hidden()
    tabletop.take_turn()
    tabletop.take_turn()
    expect(tabletop.log).to_contain_text(["Pink:", "Black:"])


def test_a_totem_that_was_picked_up_is_put_down_by_a_second_tap(tabletop):
    tabletop.open().ready()
    totem = tabletop.totem("x")
    totem.click()
    expect(totem).to_have_attribute("aria-pressed", "true")
    totem.click()
    expect(totem).not_to_have_attribute("aria-pressed", "true")
    tabletop.totem("x").click()
    tabletop.totem("o").click()
    expect(tabletop.totem("o")).to_have_attribute("aria-pressed", "true")
    expect(tabletop.totem("x")).not_to_have_attribute("aria-pressed", "true")
