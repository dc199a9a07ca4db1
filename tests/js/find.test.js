import assert from "node:assert/strict";
import { test } from "node:test";
import { beside, named } from "../../web/diagram/find.js";

/** Three rows of four, four and two. */
const BOXES = Array.from({ length: 10 }, (_, index) => ({ left: (index % 4) * 44, top: Math.floor(index / 4) * 44 }));

test("arrows lead to the next one in their direction, and no further than there is one", () => {
  assert.equal(beside("ArrowRight", BOXES, 3), 4);
  assert.equal(beside("ArrowLeft", BOXES, 4), 3);
  assert.equal(beside("ArrowLeft", BOXES, 0), undefined);
  assert.equal(beside("ArrowRight", BOXES, 9), undefined);
  assert.equal(beside("ArrowDown", BOXES, 1), 5);
  assert.equal(beside("ArrowUp", BOXES, 6), 2);
  // The last row is shorter.
  assert.equal(beside("ArrowDown", BOXES, 7), 9);
  assert.equal(beside("ArrowDown", BOXES, 9), undefined);
  assert.equal(beside("ArrowUp", BOXES, 2), undefined);
  assert.equal(beside("Home", BOXES, 6), 0);
  assert.equal(beside("End", BOXES, 6), 9);
  assert.equal(beside("x", BOXES, 6), undefined);
});

const CARDS = ["Empty", "Goblin 1", "Goblin 11", "Goblin 12", "Knight 1", "Łosoś", "Ziemia, czarna"];

test("what is typed begins a word of the name, without regard to case, accents and blanks", () => {
  assert.equal(named(CARDS, "k", 0), 4);
  assert.equal(named(CARDS, "goblin12", 0), 3);
  assert.equal(named(CARDS, "Goblin 12", 0), 3);
  assert.equal(named(CARDS, "los", 0), 5);
  assert.equal(named(CARDS, "cz", 0), 6);
  assert.equal(named(CARDS, "x", 0), -1);
  assert.equal(named(CARDS, "obl", 0), -1);
  assert.equal(named(CARDS, " ", 0), -1);
});

test("a whole word comes before a longer one, and more letters look on from where the search is", () => {
  assert.equal(named(CARDS, "1", 0), 1);
  assert.equal(named(CARDS, "11", 1), 2);
  assert.equal(named(CARDS, "12", 1), 3);
  // The one that has been found is found again while its name is typed on.
  assert.equal(named(CARDS, "go", 3), 3);
});

test("the same letter again goes on to the next one, and from the last to the first", () => {
  assert.equal(named(CARDS, "g", 1), 2);
  assert.equal(named(CARDS, "ggg", 2), 3);
  assert.equal(named(CARDS, "g", 3), 1);
  assert.equal(named(CARDS, "1", 1), 4);
});
