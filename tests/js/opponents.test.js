import assert from "node:assert/strict";
import { test } from "node:test";

import { Opponents } from "../../web/game/opponents.js";

/** @import { Frame, Player } from "../../web/types.js" */

/** @type {Player[]} */
const table = [{ kind: "person" }, { kind: "computer", level: 1 }, { kind: "computer", level: 2 }];
const HEAD = "game: toy\n";

/** @param {number[]} turn @param {string} [steps] @param {number | null} [actor] @returns {Frame} */
function frameWith(turn, steps = "", actor = null) {
  return /** @type {Frame} */ ({ turn, actor, over: null, record: HEAD + steps });
}

/** Opponents whose thoughts end when the test says so; `told` is what they did. */
function setUp() {
  /** @type {string[]} */
  const told = [];
  /** @type {((move: string) => void)[]} */
  const ends = [];
  /** Answers to the moves, where the test holds them back. @type {Promise<void>} */
  let answers = Promise.resolve();
  const holdAnswers = () => {
    let answer = () => undefined;
    answers = new Promise((resolve) => (answer = () => void resolve()));
    return () => answer();
  };
  const opponents = new Opponents({
    think({ seat, level }) {
      told.push(`think ${seat} at ${level}`);
      /** @type {Promise<string | null>} */
      const move = new Promise((resolve) => ends.push(resolve));
      return { move, now: () => undefined, cancel: () => told.push(`drop ${seat}`) };
    },
    play: async (seat, move) => {
      told.push(`${seat}: ${move}`);
      await answers;
    },
    onChange: () => undefined,
    onBroken: (reason) => told.push(`broken ${reason}`),
  });
  return { opponents, told, ends, holdAnswers };
}

/** All that is under way has been done, and pauses of no time are over. */
function settled() {
  return new Promise((resolve) => setTimeout(resolve, 5));
}

test("a computer that is asked with others does not wait for the person", async () => {
  const { opponents, told, ends } = setUp();
  opponents.consider(frameWith([0, 1, 2], "", 0), table);
  ends[0]("keep egg");
  await settled();
  opponents.consider(frameWith([0, 2], "1: keep egg\n", 0), table);
  assert.deepEqual(told, ["think 1 at 1", "1: keep egg", "think 2 at 2"]);
  opponents.stop();
});

test("the answer of another leaves a thought alone that is still asked for", () => {
  const { opponents, told } = setUp();
  opponents.consider(frameWith([0, 1, 2], "", 0), table);
  opponents.consider(frameWith([1, 2], "0: keep egg\n"), table);
  assert.deepEqual(told, ["think 1 at 1"]);
  opponents.stop();
});

test("nobody thinks a second time about a move that is on its way", async () => {
  const { opponents, told, ends, holdAnswers } = setUp();
  const answer = holdAnswers();
  opponents.consider(frameWith([0, 1], "", 0), table);
  ends[0]("keep egg");
  await settled();
  opponents.consider(frameWith([1], "0: keep maki\n"), table);
  assert.deepEqual(told, ["think 1 at 1", "1: keep egg"]);
  opponents.consider(frameWith([0, 1], "0: keep maki\n1: keep egg\n", 0), table);
  answer();
  await settled();
  assert.deepEqual(told, ["think 1 at 1", "1: keep egg", "drop 1", "think 1 at 1"]);
  opponents.stop();
});

test("a seat that has answered and is asked again has another question", () => {
  const { opponents, told } = setUp();
  opponents.consider(frameWith([1], "0: lead a\n"), table);
  opponents.consider(frameWith([1], "0: lead a\n1: follow b\n"), table);
  assert.deepEqual(told, ["think 1 at 1", "drop 1", "think 1 at 1"]);
  opponents.stop();
});

test("a move that could not be made is thought about again when that is asked for", async () => {
  const { opponents, told, ends } = setUp();
  opponents.consider(frameWith([0, 1], "", 0), table);
  ends[0]("keep egg");
  await settled();
  opponents.consider(frameWith([0, 1], "", 0), table);
  assert.deepEqual(told, ["think 1 at 1", "1: keep egg", "think 1 at 1"]);
  opponents.stop();
});

test("a thought is dropped when its question has gone", async () => {
  const { opponents, told, ends } = setUp();
  opponents.consider(frameWith([1], "0: move\n"), table);
  opponents.consider(frameWith([0], "", 0), table);
  ends[0]("late");
  await settled();
  assert.deepEqual(told, ["think 1 at 1", "drop 1"]);
});

test("the same seat in another game is another question", () => {
  const { opponents, told } = setUp();
  opponents.consider(frameWith([1], "0: move a\n"), table);
  opponents.consider(frameWith([1], "0: move b\n"), table);
  assert.deepEqual(told, ["think 1 at 1", "drop 1", "think 1 at 1"]);
  opponents.stop();
});

test("nobody thinks while it is paused, or once it is over", () => {
  const { opponents, told } = setUp();
  opponents.isPaused = true;
  opponents.consider(frameWith([1]), table);
  opponents.isPaused = false;
  opponents.consider(/** @type {Frame} */ ({ ...frameWith([1]), over: {} }), table);
  assert.deepEqual(told, []);
});
