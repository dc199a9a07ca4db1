import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { chances, percent, score, verdict } from "../../web/analysis/verdict.js";
import { Words } from "../../web/words.js";

const source = await readFile(new URL("../../web/texts/en.ftl", import.meta.url), "utf8");
const words = new Words("en", source);
const names = (/** @type {number} */ seat) => ["Pink", "Black"][seat];

/** @param {number} estimate @param {number | null} [turns] @param {boolean} [solved] */
function told(estimate, turns = null, solved = false) {
  return verdict({ estimate, turns, solved }, words, names);
}

test("estimates become chances of the first seat", () => {
  assert.equal(chances(-1), 0);
  assert.equal(chances(0), 0.5);
  assert.equal(chances(0.5), 0.75);
});

test("who is better is told with chances in a hundred", () => {
  assert.equal(told(0.42), "Pink is better: 71 %");
  assert.equal(told(-0.42), "Black is better: 71 %");
  assert.equal(told(0.02), "About even");
});

test("nothing is certain that is not decided", () => {
  assert.equal(percent({ estimate: 0.9999, turns: null, solved: false }), 99);
  assert.equal(percent({ estimate: -1, turns: 3, solved: true }), 100);
});

test("an ending that is solved is said to be", () => {
  assert.equal(told(1, 3, true), "Solved: Pink wins in 3 turns");
  assert.equal(told(-1, 1, true), "Solved: Black wins in 1 turn");
  assert.equal(told(0, null, true), "Solved: a draw");
  assert.equal(told(1, 6, false), "Pink wins in 6 turns");
});

test("a line says the same in short", () => {
  assert.equal(score({ estimate: 0, turns: null, solved: true }, words), "draw");
  assert.equal(score({ estimate: -1, turns: 2, solved: true }, words), "2 turns");
  assert.equal(score({ estimate: -0.3, turns: null, solved: false }, words), "65 %");
});
