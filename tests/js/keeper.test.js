import assert from "node:assert/strict";
import { test } from "node:test";

import { Keeper, savedFrom } from "../../web/game/keeper.js";

/** @import { Frame, Player } from "../../web/types.js" */

/** @type {Player[]} */
const players = [{ kind: "computer", level: 2 }, { kind: "person", name: "Rosa" }, { kind: "person" }];
const frame = /** @type {Frame} */ (/** @type {unknown} */ ({ record: "game: toy\n", turn: [0, 1, 2], over: null, note: ["a"], scene: "hand" }));

test("what only one of several people may see is kept as its record, and for whom the curtain falls", () => {
  assert.deepEqual(savedFrom({ ...frame, private: true }, players), { record: frame.record, players, curtain: 1 });
  assert.deepEqual(savedFrom({ ...frame, private: true, turn: [0] }, players), { record: frame.record, players, curtain: null });
});

test("every other moment is kept with its picture, without its note", () => {
  const saved = savedFrom({ ...frame, private: false }, players);
  assert.deepEqual([saved.frame?.scene, saved.frame?.note, saved.curtain], ["hand", undefined, undefined]);
});

test("a game that is over has no secrets left", () => {
  const over = { winners: [1], reason: "points", text: /** @type {[string]} */ (["a"]), scores: [], table: [] };
  assert.ok(savedFrom({ ...frame, private: true, over }, players).frame);
});

test("a linked game is not kept until somebody moves there", () => {
  /** @type {string[]} */
  const deeds = [];
  const store = /** @type {any} */ ({ isOccupied: () => true, setAside: () => deeds.push("aside"), save: ({ record = "" }) => deeds.push(record) });
  const keeper = new Keeper(store, /** @type {any} */ ({}));
  Object.assign(globalThis, { location: { href: "https://games.example/oxono/" }, window: globalThis, parent: globalThis });
  const at = (/** @type {string} */ record, ply = 2) => /** @type {Frame} */ (/** @type {unknown} */ ({ record, ply, turn: [0], over: null }));
  keeper.startFromLink(at("linked"));
  keeper.keep(at("linked"), players, { do: "open" });
  keeper.keep(at("back"), players, { do: "undo" });
  keeper.keep(at("back"), players, { do: "tap" });
  keeper.keep(at("computer"), players, { do: "play", seat: 0, move: "wait" });
  assert.deepEqual(deeds, []);
  keeper.keep(at("moved"), players, { do: "tap" });
  keeper.keep(at("answered"), players, { do: "play", seat: 0, move: "wait" });
  assert.deepEqual(deeds, ["aside", "moved", "answered"]);
  keeper.startFromLink(at("linked"));
  keeper.keep(at("typed"), players, { do: "play", seat: 1, move: "go" });
  assert.deepEqual(deeds.slice(3), ["aside", "typed"]);
});
