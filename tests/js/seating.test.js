import assert from "node:assert/strict";
import { test } from "node:test";

import { heightOf } from "../../web/embed/framesize.js";
import { readSeating, seatedBy } from "../../web/players.js";

/** @param {string} link @param {number} seats @param {number[]} turn */
function seated(link, seats, turn) {
  const players = seatedBy(readSeating(new URLSearchParams(link), seats), seats, turn);
  return players.map((player) => (player.kind === "computer" ? player.level : player.kind));
}

test("without a word about it one reader plays every seat", () => {
  assert.deepEqual(seated("", 2, [1]), ["person", "person"]);
  assert.deepEqual(seated("seat=all&level=3", 2, [1]), ["person", "person"]);
});

test("a level plays the others, and the reader the seat that is named or asked first", () => {
  assert.deepEqual(seated("level=4", 3, [1]), [4, "person", 4]);
  assert.deepEqual(seated("level=4", 2, []), ["person", 4]);
  assert.deepEqual(seated("level=4&seat=0", 2, [1]), ["person", 4]);
  assert.deepEqual(seated("seat=1", 2, [0]), [2, "person"]);
});

test("where nobody plays the computer does only if it has a level", () => {
  assert.deepEqual(seated("seat=none", 2, [0]), ["nobody", "nobody"]);
  assert.deepEqual(seated("seat=none&level=1", 2, [0]), [1, 1]);
});

test("what makes no sense is named and left out", () => {
  for (const fault of ["seat=", "seat=x", "seat=-1", "seat=1e1", "seat=3", "seat=99", "level=0", "level=6", "level=x", "level="]) {
    const { seat, level, faults } = readSeating(new URLSearchParams(fault), 3);
    assert.deepEqual({ seat, level, faults }, { seat: null, level: null, faults: [fault] });
  }
});

test("a frame's height depends on its width and its board alone, and on whether there are buttons", () => {
  const ratios = { tall: 0.8, wide: 4 / 3 };
  assert.equal(heightOf(320, ratios), 554);
  assert.equal(heightOf(320, ratios, false), 506);
  // From 600 pixels on the words stand beside the board: (600 - 176 - 24) / (4 / 3) + 8.
  assert.equal(heightOf(600, ratios), 308);
  assert.equal(heightOf(1000, ratios), Math.ceil((1000 - 260 - 45) * 0.75 + 68));
});

test("a seat is known where so many play", () => {
  assert.equal(readSeating(new URLSearchParams("seat=2"), 3).seat, 2);
  assert.deepEqual(readSeating(new URLSearchParams("seat=2"), 2), { seat: null, level: null, faults: ["seat=2"] });
  assert.deepEqual(seated("seat=9", 2, [0]), seated("", 2, [0]));
});
