"""Against the computer: it answers, it can be hurried, and nothing of a game that is gone ever lands."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.tabletop import BEGINNER, EXPERT, PERSON, say

# What the page says to the worker of the bots, and that worker itself: web/workers/worker.js lists it.
LISTEN_TO_BOTS = """
  window.asked = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    window.asked.push(...Object.keys(message));
    if (message.think) [window.bots, window.thought] = [this, message.think];
    post.call(this, message, ...rest);
  };
"""
# However fast the machine is, a thought lasts until it is stopped: its answer is held back till then.
HOLD_ANSWERS = """
  window.held = [];
  const { get, set } = Object.getOwnPropertyDescriptor(Worker.prototype, "onmessage");
  Object.defineProperty(Worker.prototype, "onmessage", {
    get,
    set(hear) {
      set.call(this, hear && ((event) => {
        const isAnswer = event.data.think !== undefined && !event.data.progress;
        if (isAnswer && !window.asked.includes("stop")) window.held.push(() => hear(event));
        else hear(event);
      }));
    },
  });
  const send = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    send.call(this, message, ...rest);
    if (message.stop) for (const tell of window.held.splice(0)) tell();
  };
"""
# Were the thought still alive, it would answer now; the question behind it is answered after it.
HURRY_THE_OLD_THOUGHT = """() => new Promise((told) => {
  window.bots.addEventListener("message", ({ data }) => data.id === -1 && told());
  window.bots.postMessage({ stop: window.thought });
  window.bots.postMessage({ id: -1, request: { do: "nothing" } });
})"""

# The first move that a bot makes is none.
SPOIL_A_MOVE = """
  const send = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message.request?.do === "play" && !window.isSpoilt) {
      window.isSpoilt = true;
      message.request.move = "nothing";
    }
    send.call(this, message, ...rest);
  };
"""


def test_the_computer_answers_and_undo_goes_back_to_the_last_decision_of_the_person(tabletop):
    tabletop.open().ready()
    tabletop.new_game(PERSON, BEGINNER)
    tabletop.take_turn()
    expect(tabletop.prompt).to_have_text(say("prompt-move"))
    expect(tabletop.log).to_contain_text(["You:", "Computer:"])
    tabletop.button("Undo").click()
    # A person's turn is two decisions: the piece is the last one.
    expect(tabletop.prompt).to_have_text(re.compile("^Place your [XO]$"))
    expect(tabletop.log).to_have_count(1)
    tabletop.button("Undo").click()
    expect(tabletop.prompt).to_have_text(say("prompt-move"))
    expect(tabletop.log).to_have_count(0)
    tabletop.button("Redo").click()
    tabletop.button("Redo").click()
    expect(tabletop.log).to_contain_text(["You:", "Computer:"])


def test_what_the_computer_did_is_told_to_a_screen_reader(tabletop):
    tabletop.open().ready()
    tabletop.new_game(PERSON, BEGINNER)
    tabletop.take_turn()
    expect(tabletop.told).to_have_text(re.compile(r"^Computer: [XO] to .., piece on ..\. Move a totem$"))


def test_the_computer_opens_where_it_plays_pink(tabletop):
    tabletop.open().ready()
    tabletop.new_game(BEGINNER, PERSON)
    expect(tabletop.prompt).to_have_text(say("prompt-move"))
    expect(tabletop.log).to_contain_text(["Computer:"])


def test_the_computer_moves_at_once_when_it_is_asked_to(tabletop):
    tabletop.page.add_init_script(LISTEN_TO_BOTS + HOLD_ANSWERS)
    tabletop.open().ready()
    tabletop.new_game(EXPERT, PERSON)
    expect(tabletop.prompt).to_have_text(say("computer-thinks"))
    tabletop.button("Move now").click()
    tabletop.page.wait_for_function("window.asked.includes('stop')")
    expect(tabletop.log).to_contain_text(["Computer:"])
    expect(tabletop.prompt).to_have_text(say("prompt-move"))


def test_a_move_that_was_being_thought_about_never_lands_in_another_game(tabletop):
    tabletop.page.add_init_script(LISTEN_TO_BOTS)
    tabletop.open().ready()
    tabletop.new_game(EXPERT, PERSON)
    tabletop.page.wait_for_function("window.thought")
    tabletop.new_game(PERSON, EXPERT)
    tabletop.page.evaluate(HURRY_THE_OLD_THOUGHT)
    expect(tabletop.prompt).to_have_text(say("prompt-move"))
    tabletop.play("move o c6")
    tabletop.play("place b6")
    expect(tabletop.log.first).to_have_text("1You: O to c6, piece on b6")


def test_a_move_that_failed_is_spoken_of_only_until_the_game_goes_on(tabletop):
    tabletop.page.add_init_script(SPOIL_A_MOVE)
    tabletop.open().ready()
    tabletop.new_game(PERSON, BEGINNER)
    tabletop.take_turn()
    expect(tabletop.news).to_contain_text(say("bot-failed"))
    tabletop.button("Undo").click()
    expect(tabletop.prompt).to_have_text(re.compile("^Place your [XO]$"))
    expect(tabletop.news).not_to_contain_text(say("bot-failed"))
    tabletop.play_first("pink [XO]")
    expect(tabletop.log).to_contain_text(["You:", "Computer:"])


def test_undo_while_the_computer_thinks_takes_back_the_turn_of_the_person(tabletop):
    tabletop.open().ready()
    tabletop.new_game(PERSON, EXPERT)
    tabletop.take_turn()
    expect(tabletop.prompt).to_have_text(say("computer-thinks"))
    tabletop.button("Undo").click()
    expect(tabletop.prompt).to_have_text(re.compile("^Place your [XO]$"))
    tabletop.play_first("pink [XO]")
    expect(tabletop.prompt).to_have_text(say("computer-thinks"))


def test_two_computers_are_watched_and_can_be_stopped(tabletop):
    tabletop.open().ready()
    tabletop.new_game(BEGINNER, BEGINNER)
    expect(tabletop.log).to_contain_text(["Pink:", "Black:"])
    tabletop.button("Pause").click()
    expect(tabletop.prompt).to_have_text(say("paused"))
    tabletop.button("Go on").click()
    expect(tabletop.prompt).to_have_text(say("computer-thinks"))
    expect(tabletop.log).to_contain_text(["Pink:", "Black:", "Pink:"])
