import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { keepChoice, lastOptions } from "../../web/choices.js";
import { GameStore, readChoice, readSettings, saveSettings } from "../../web/store.js";

/** @import { SavedGame } from "../../web/store.js" */
/** @import { Frame, PageFacts } from "../../web/types.js" */

/** @type {Map<string, string>} */
let kept;
let isFull = false;

beforeEach(() => {
  kept = new Map();
  isFull = false;
});

Object.defineProperty(globalThis, "localStorage", {
  configurable: true,
  value: {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => {
      if (isFull) throw new Error("full");
      kept.set(key, text);
    },
    removeItem: (/** @type {string} */ key) => kept.delete(key),
  },
});

/** @param {string} record @returns {SavedGame} */
function game(record) {
  return { record, players: [{ kind: "person" }, { kind: "computer", level: 2 }] };
}

test("a game that is kept is there again", () => {
  assert.equal(new GameStore("oxono").save(game("one")), "kept");
  assert.deepEqual(new GameStore("oxono").game(), game("one"));
});

test("a tab never writes over what it has not read: the other game becomes the previous one", () => {
  const one = new GameStore("oxono");
  const two = new GameStore("oxono");
  one.save(game("one"));
  assert.equal(two.save(game("two")), "other");
  assert.deepEqual(two.previous(), game("one"));
  assert.deepEqual(two.game(), game("two"));
  assert.equal(two.save(game("two again")), "kept");
});

test("a full storage is told, and harms nothing that is there", () => {
  const store = new GameStore("oxono");
  store.save(game("one"));
  isFull = true;
  assert.equal(store.save(game("two")), "lost");
  assert.deepEqual(store.game(), game("one"));
});

test("a text that is no game is kept aside for its owner", () => {
  kept.set("ludoteca.oxono", "{nonsense");
  const store = new GameStore("oxono");
  assert.equal(store.game(), null);
  assert.equal(store.isOccupied(), true);
  store.setBrokenAside();
  assert.equal(store.isOccupied(), false);
  assert.equal(store.broken(), "{nonsense");
});

test("a record that opens only in part is kept whole, and the running game is left alone", () => {
  const store = new GameStore("oxono");
  store.save(game("running"));
  store.keepBroken("whole");
  assert.equal(store.broken(), "whole");
  assert.deepEqual(store.game(), game("running"));
});

test("a running game makes room for another, but not for itself", () => {
  const frame = /** @type {Frame} */ ({ ply: 3, record: "0: one" });
  for (const key of /** @type {const} */ (["turn", "live", "chosen", "spare", "buttons", "last", "log"])) frame[key] = [];
  frame.prompt = ["prompt-move"];
  frame.scene = { size: [1, 1], nodes: [] };
  const store = new GameStore("oxono");
  store.save({ ...game("0: one"), frame });
  store.setAside("0: one");
  assert.equal(store.hasPrevious(), false);
  store.setAside("two");
  assert.equal(store.previous()?.record, "0: one");
});

test("settings are changed one by one", () => {
  saveSettings({ theme: "dark" });
  saveSettings({ sound: true });
  assert.deepEqual(readSettings(), { theme: "dark", sound: true });
});

test("an option that the game does not offer any more is not chosen again", () => {
  const facts = /** @type {PageFacts} */ ({ slug: "oxono", options: { totems: ["random", "fixed"] } });
  keepChoice(facts, { players: [], options: { totems: "fixed" } });
  assert.deepEqual(lastOptions(facts), { totems: "fixed" });
  keepChoice(facts, { players: [], options: { totems: "upside down", gone: "yes" } });
  assert.deepEqual(lastOptions(facts), {});
});

test("a frame that cannot be shown is left out, and the game goes on from its record", () => {
  kept.set("ludoteca.oxono", JSON.stringify({ ...game("one"), frame: { scene: {} } }));
  assert.deepEqual(new GameStore("oxono").game(), game("one"));
});

test("players that nobody knows make a text no game", () => {
  for (const player of [{ kind: "ghost" }, { kind: "computer", level: 6 }, null]) {
    kept.set("ludoteca.oxono", JSON.stringify({ record: "one", players: [player] }));
    assert.equal(new GameStore("oxono").game(), null);
  }
});

test("a game without a picture is put aside too, once somebody has moved", () => {
  const store = new GameStore("oxono");
  store.save(game("game: oxono\n"));
  store.setAside();
  assert.equal(store.hasPrevious(), false);
  store.save(game("game: oxono\n0: move x d4\n"));
  store.setAside();
  assert.deepEqual(store.previous(), game("game: oxono\n0: move x d4\n"));
});

test("for whom the curtain falls is kept, as long as a person sits there", () => {
  const store = new GameStore("oxono");
  store.save({ ...game("one"), curtain: 0 });
  assert.equal(store.game()?.curtain, 0);
  store.save({ ...game("one"), curtain: 1 });
  assert.deepEqual(store.game(), game("one"));
});

test("a choice is remembered while it fits the game", () => {
  const { players } = game("");
  saveSettings({ choices: { oxono: { players, options: { totems: "fixed" } } } });
  assert.deepEqual(readChoice("oxono", [2, 2]), { players, options: { totems: "fixed" } });
  assert.equal(readChoice("oxono", [3, 5]), null);
  assert.equal(readChoice("claim", [2, 2]), null);
});

test("a name that is no text makes a text no game", () => {
  kept.set("ludoteca.oxono", JSON.stringify({ record: "one", players: [{ kind: "person", name: {} }] }));
  assert.equal(new GameStore("oxono").game(), null);
});
