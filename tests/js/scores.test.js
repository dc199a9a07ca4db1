import assert from "node:assert/strict";
import { test } from "node:test";

import { hasScores, places } from "../../web/scores.js";

/** @import { Over } from "../../web/types.js" */

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

test("a table is shown where there is one", () => {
  assert.equal(hasScores(null), false);
  assert.equal(hasScores(over([1, 2], [1])), false);
  assert.equal(hasScores({ ...over([1, 2], [1]), table: [{ label: ["row"], numbers: [1, 2] }] }), true);
});
