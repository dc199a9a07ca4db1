import assert from "node:assert/strict";
import { test } from "node:test";

import { places, scoresOf, sumOf } from "../../web/game/scores.js";

/** @import { Frame, Over } from "../../web/types.js" */

/** @param {number[]} scores @param {number[]} winners @returns {Over} */
function over(scores, winners) {
  return { winners, scores, reason: "points", text: ["reason-points"], table: [] };
}

test("places follow the scores, and equal scores share one", () => {
  assert.deepEqual(places(over([12, 30, 12, 40], [3])), [3, 2, 3, 1]);
});

test("of equal scores the winner's comes first: something else has decided", () => {
  assert.deepEqual(places(over([30, 30, 9], [1])), [2, 1, 3]);
});

test("shared wins share the first place", () => {
  assert.deepEqual(places(over([30, 30, 9], [0, 1])), [1, 1, 3]);
});

test("nobody has a place who plays alone, or where nothing is counted", () => {
  assert.deepEqual(places(over([63], [0])), []);
  assert.deepEqual(places(over([], [0, 1])), []);
});

test("there are scores once something is counted, round by round", () => {
  const rows = [
    { label: ["row-rolls"], numbers: [6, 3] },
    { label: ["row-total"], numbers: [10, 12] },
  ];
  const frame = (/** @type {object} */ part) => /** @type {Frame} */ ({ tally: [], over: null, ...part });
  assert.equal(scoresOf(frame({})), null);
  assert.equal(scoresOf(frame({ over: over([1, 2], [1]) })), null);
  assert.deepEqual(scoresOf(frame({ tally: rows })), { winners: [], scores: [10, 12], table: rows });
  const ended = { ...over([10, 18], [1]), table: rows };
  assert.equal(scoresOf(frame({ tally: rows, over: ended })), ended);
});

test("the sum is the last row that says what the scores say, even where a part says the same", () => {
  const part = { label: /** @type {[string]} */ (["row-rolls"]), numbers: [6, 3] };
  const sum = { label: /** @type {[string]} */ (["row-total"]), numbers: [6, 3] };
  const count = { label: /** @type {[string]} */ (["row-count"]), numbers: [0, 1] };
  assert.equal(sumOf({ scores: [6, 3], table: [part, sum, count] }), sum);
  assert.equal(sumOf({ scores: [], table: [count] }), undefined);
});
