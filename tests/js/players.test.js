import assert from "node:assert/strict";
import { test } from "node:test";

import { guestsOf, readSeating, usualPlayers } from "../../web/players.js";

/** @import { Frame, Player } from "../../web/types.js" */

const frame = /** @type {Frame} */ (/** @type {unknown} */ ({ over: null, redo: false, position: "x", seats: 3, turn: [2] }));
const who = (/** @type {Player[]} */ players) => players.map((player) => (player.kind === "computer" ? player.level : player.kind[0])).join("");
const seated = (/** @type {string} */ link, change = {}) => {
  const seating = readSeating(new URLSearchParams(link), frame.seats);
  return who(guestsOf(seating, { ...frame, ...change }, usualPlayers(3)));
};

test("whoever follows a link plays on where somebody is asked", () => {
  assert.equal(seated("p=x"), "22p");
  assert.equal(seated("p=x&level=4"), "44p");
});

test("a link can say whose seat it is for", () => {
  assert.equal(seated("p=x&seat=1&level=5"), "5p5");
  assert.equal(seated("p=x&seat=all"), "ppp");
  assert.equal(seated("p=x&seat=none&level=3"), "333");
  // As in the pages of others: without a level nobody plays.
  assert.equal(seated("p=x&seat=none"), "nnn");
  assert.equal(seated("p=x&seat=0&level=9"), "p22");
});

test("a game to look through is everybody's, and nobody's where there are secrets", () => {
  assert.equal(seated("r=1x&ply=2", { redo: true }), "ppp");
  assert.equal(seated("r=1x", { over: {}, turn: [] }), "ppp");
  assert.equal(seated("r=1x", { over: {}, turn: [], position: null }), "222");
});
