import assert from "node:assert/strict";
import { test } from "node:test";

import { neighbour } from "../../web/board/grid.js";

/** @import { Spot } from "../../web/board/grid.js" */

/**
 * @param {string} region
 * @param {number} row
 * @param {number} column
 * @returns {Spot}
 */
function spot(region, row, column) {
  return { region, row, column, node: { kind: "rect", box: [0, 0, 1, 1] }, rank: 0 };
}

// A hole in the middle of the first row, and a row of another region below.
const spots = new Map([
  ["a2", spot("board", 0, 0)],
  ["c2", spot("board", 0, 2)],
  ["a1", spot("board", 1, 0)],
  ["b1", spot("board", 1, 1)],
  ["hand", spot("hand", 2, 0)],
]);

/**
 * @param {string} key
 * @param {string} name
 */
function from(key, name) {
  return neighbour(key, /** @type {Spot} */ (spots.get(name)), spots);
}

test("an arrow jumps over a hole in its row", () => {
  assert.equal(from("ArrowRight", "a2"), "c2");
  assert.equal(from("ArrowLeft", "c2"), "a2");
});

test("up and down go to the nearest row, and there to the nearest column", () => {
  assert.equal(from("ArrowDown", "c2"), "b1");
  assert.equal(from("ArrowUp", "b1"), "a2");
});

test("no arrow leaves the region", () => {
  assert.equal(from("ArrowDown", "a1"), undefined);
  assert.equal(from("ArrowRight", "c2"), undefined);
});

test("Home and End are the first and the last of the region", () => {
  assert.equal(from("Home", "b1"), "a2");
  assert.equal(from("End", "a2"), "b1");
});

test("other keys lead nowhere", () => {
  assert.equal(from("x", "a2"), undefined);
});
