import assert from "node:assert/strict";
import { test } from "node:test";

import { placeBeside } from "../../web/beside.js";

/** @typedef {[number, number, number, number]} Box */

/** A board of six by six squares, each fifty pixels wide. @param {number} column @param {number} row @returns {Box} */
const square = (column, row) => [50 * column, 50 * row, 50, 50];
/** @type {[number, number]} */
const board = [300, 300];
/** @type {[number, number]} */
const bubble = [140, 60];

/**
 * @param {Box | null} tapped
 * @param {Box[]} chosen
 * @param {Box[]} live
 */
function shown(tapped, chosen = [], live = []) {
  const [x, y] = placeBeside(bubble, board, { tapped, chosen, live });
  const covers = (/** @type {Box} */ [left, top, w, h]) =>
    Math.max(x, left) < Math.min(x + 140, left + w) && Math.max(y, top) < Math.min(y + 60, top + h);
  return { x, y, covers };
}

test("a bubble stands above what was tapped, and below it in the upper part of the board", () => {
  assert.equal(shown(square(2, 4)).y, 200 - 60 - 6);
  assert.equal(shown(square(2, 0)).y, 50 + 6);
});

test("a bubble never covers what was tapped, and lies within the board", () => {
  for (let column = 0; column < 6; column += 1) {
    for (let row = 0; row < 6; row += 1) {
      const { x, y, covers } = shown(square(column, row));
      assert.ok(!covers(square(column, row)), `${column}, ${row}`);
      assert.ok(x >= 0 && x <= 160 && y >= 0 && y <= 240, `${x}, ${y}`);
    }
  }
});

test("a bubble never covers what was chosen, wherever that lies", () => {
  for (let place = 0; place < 36; place += 1) {
    for (let column = 0; column < 6; column += 1) {
      const [tapped, chosen] = [square(column, 0), square(place % 6, Math.floor(place / 6))];
      const { covers } = shown(tapped, [chosen]);
      assert.ok(!covers(tapped) && !covers(chosen), `${column}, ${place}`);
    }
  }
});

test("where there is a choice, what may be tapped next stays in sight", () => {
  const live = [square(2, 1), square(2, 2)];
  const { covers } = shown(square(4, 0), [square(2, 3)], live);
  assert.ok(!live.some(covers));
});

test("without a thing to stand beside, the bubble stands in the middle", () => {
  const { x, y } = shown(null);
  assert.deepEqual([x + 70, Math.abs(y + 30 - 150) < 60], [150, true]);
});
