import assert from "node:assert/strict";
import { test } from "node:test";

import { namesOf } from "../../web/players.js";
import { resized } from "../../web/game/seats.js";
import { surprised } from "../../web/game/setup.js";
import { Words } from "../../web/words.js";

/** @import { PageFacts, Player } from "../../web/types.js" */

const words = new Words("en", "you = You\ncomputer = Computer\nseat-0 = Pink\nseat-1 = Black\nseat-2 = Yellow\n");
/** @type {Player} */
const computer = { kind: "computer", level: 3 };

test("a surprise keeps the players and draws lots for their seats and the options", () => {
  const facts = /** @type {PageFacts} */ ({ options: { passing: ["left", "both"] } });
  /** @type {Player[]} */
  const players = [{ kind: "person", name: "Rosa" }, computer, { kind: "person" }];
  for (let again = 0; again < 20; again += 1) {
    const made = surprised({ players, options: {} }, facts);
    assert.deepEqual(new Set(made.players), new Set(players));
    assert.ok(["left", "both"].includes(made.options.passing));
  }
});

test("more who play join at the end, fewer leave from there", () => {
  assert.deepEqual(resized(["a"], 3, "b"), ["a", "b", "b"]);
  assert.deepEqual(resized(["a", "b", "c"], 2, "d"), ["a", "b"]);
});

test("a name that was typed is the name everywhere, also of the only person", () => {
  assert.equal(namesOf(words, [{ kind: "person", name: "Rosa" }, computer])(0), "Rosa");
});

test("who has typed nothing is called by the colour, or is the only one", () => {
  const names = namesOf(words, [{ kind: "person" }, { kind: "person", name: "Rosa" }, computer]);
  assert.deepEqual([0, 1, 2].map(names), ["Pink", "Rosa", "Computer"]);
  assert.equal(namesOf(words, [{ kind: "person" }, computer])(0), "You");
});
