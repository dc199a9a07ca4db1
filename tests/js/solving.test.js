import assert from "node:assert/strict";
import { test } from "node:test";

import { Solved } from "../../web/puzzles/solved.js";
import { Solving } from "../../web/puzzles/solving.js";

/** @import { Frame } from "../../web/types.js" */
/** @import { Puzzle } from "../../web/puzzles/solving.js" */

/** @type {Puzzle} */
const puzzle = {
  position: "start",
  turns: 2,
  seat: 1,
  line: [
    { moves: ["move x d4", "place d5"], after: "first", also: [] },
    { moves: ["move o a1", "place a2"], after: "answered", also: [] },
    { moves: ["place c3"], after: "won", also: ["slower"] },
  ],
  text: ["puzzle-quiet"],
};

/** @param {string} position @param {number[]} turn @param {number[] | null} [winners] */
function frame(position, turn, winners = null) {
  return /** @type {Frame} */ (/** @type {unknown} */ ({ position, turn, over: winners && { winners } }));
}

test("a turn that is not finished is not judged", () => {
  assert.equal(new Solving(puzzle).judge(frame("half", [1])), "going");
});

test("the first turn of the solution is right, and the rival's answer comes next", () => {
  const solving = new Solving(puzzle);
  assert.deepEqual([solving.left, solving.next], [2, ["move x d4", "place d5"]]);
  assert.equal(solving.judge(frame("first", [0])), "right");
  assert.deepEqual([solving.left, solving.next], [1, ["move o a1", "place a2"]]);
});

test("any other turn is wrong, and may be tried again", () => {
  const solving = new Solving(puzzle);
  assert.equal(solving.judge(frame("elsewhere", [0])), "wrong");
  assert.equal(solving.judge(frame("won", [0])), "wrong");
  assert.equal(solving.judge(frame("first", [0])), "right");
});

test("later on the other turns that win are good, too", () => {
  const solving = new Solving(puzzle);
  solving.judge(frame("first", [0]));
  solving.answered();
  assert.equal(solving.judge(frame("slower", [0])), "also");
  assert.equal(solving.judge(frame("elsewhere", [0])), "wrong");
});

test("whoever wins the game has solved it, whoever loses or draws has not", () => {
  const solving = new Solving(puzzle);
  solving.judge(frame("first", [0]));
  solving.answered();
  assert.equal(solving.judge(frame("won", [], [1])), "solved");
  assert.equal(solving.judge(frame("won", [], [0])), "wrong");
  assert.equal(solving.judge(frame("won", [], [])), "wrong");
});

test("the solution is the solver's decisions and the rival's by turns", () => {
  assert.deepEqual(new Solving(puzzle).solution().map(({ seat }) => seat), [1, 1, 0, 0, 1]);
});

test("without storage a solved puzzle is known all the same", () => {
  const solved = new Solved("toy");
  assert.equal(solved.add("start"), false);
  assert.deepEqual([solved.has("start"), solved.has("other")], [true, false]);
});
