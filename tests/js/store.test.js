import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { keepChoice, lastOptions } from "../../web/game/choices.js";
import { GameStore, readChoice, readSettings, saveSettings } from "../../web/store.js";

/** @import { SavedGame } from "../../web/store.js" */
/** @import { Frame, PageFacts } from "../../web/types.js" */

/** @type {Map<string, string>} */
let kept;
/** How many letters there is room for. */
let room = Infinity;

beforeEach(() => {
  kept = new Map();
  room = Infinity;
});

/** From now on nothing fits in but what takes the place of something longer. */
function fill() {
  room = used();
}

function used() {
  return [...kept.values()].reduce((sum, text) => sum + text.length, 0);
}

Object.defineProperty(globalThis, "localStorage", {
  configurable: true,
  value: {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => {
      if (used() - (kept.get(key)?.length ?? 0) + text.length > room) throw new Error("full");
      kept.set(key, text);
    },
    removeItem: (/** @type {string} */ key) => kept.delete(key),
  },
});

/** @param {string} record @returns {SavedGame} */
function game(record) {
  return { record, players: [{ kind: "person" }, { kind: "computer", level: 2 }] };
}

/** A game with a frame that can be shown. @param {string} record @returns {SavedGame} */
function shown(record) {
  const frame = /** @type {Frame} */ ({ ply: 3, record });
  for (const key of /** @type {const} */ (["turn", "live", "chosen", "spare", "buttons", "last", "log"])) frame[key] = [];
  frame.prompt = ["prompt-move"];
  frame.scene = { size: [1, 1], nodes: [] };
  return { ...game(record), frame };
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
  fill();
  assert.equal(store.save(game("another")), "lost");
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

test("a text that is no game stays where it is until there is room to keep it aside, and its owner can have it", () => {
  kept.set("ludoteca.oxono", "{nonsense");
  fill();
  const store = new GameStore("oxono");
  assert.equal(store.setBrokenAside(), false);
  assert.equal(store.isInTheWay(), true);
  assert.equal(store.broken(), "{nonsense");
  assert.equal(store.save(game("new")), "lost");
  assert.equal(kept.get("ludoteca.oxono"), "{nonsense");
  room = Infinity;
  assert.equal(store.save(game("new")), "kept");
  assert.equal(store.isInTheWay(), false);
  assert.equal(kept.get("ludoteca.oxono.broken"), "{nonsense");
  assert.deepEqual(store.game(), game("new"));
});

test("a previous game that opens only in part loses nothing where there is no room", () => {
  const store = new GameStore("oxono");
  kept.set("ludoteca.oxono.previous", JSON.stringify(game("0: whole")));
  store.save(game("0: running"));
  fill();
  const before = new Map(kept);
  assert.equal(store.keepBroken("0: whole"), false);
  store.setAside("0: whole");
  assert.equal(store.save(game("0: part")), "lost");
  assert.deepEqual(kept, before);
  assert.equal(store.broken(), "0: whole");
});

test("a game that cannot be put aside is not written over by the next one", () => {
  const store = new GameStore("oxono");
  store.save(game("0: one"));
  fill();
  store.setAside();
  assert.equal(store.save(game("0: two")), "lost");
  assert.deepEqual(store.game(), game("0: one"));
  room = Infinity;
  assert.equal(store.save(game("0: two")), "kept");
  assert.deepEqual(store.previous(), game("0: one"));
});

test("the game of another tab that cannot be put aside is not written over", () => {
  const one = new GameStore("oxono");
  const two = new GameStore("oxono");
  one.save(game("one"));
  fill();
  assert.equal(two.save(game("two")), "lost");
  assert.deepEqual(one.game(), game("one"));
  room = Infinity;
  assert.equal(two.save(game("two")), "other");
  assert.deepEqual(two.previous(), game("one"));
});

test("a previous game that cannot become the running one stays the previous one", () => {
  const store = new GameStore("oxono");
  kept.set("ludoteca.oxono.previous", JSON.stringify(game("0: previous, the longer one")));
  store.save(game("0: running"));
  fill();
  const before = new Map(kept);
  for (const _ of ["once", "and again"]) {
    store.setAside("0: previous, the longer one");
    assert.equal(store.save(game("0: previous, the longer one, and then so much more that it never fits")), "lost");
    assert.deepEqual(kept, before);
  }
});

test("where the picture of a game finds no room its record still does", () => {
  const store = new GameStore("oxono");
  store.save(game("0: one"));
  room = used() + 20;
  assert.equal(store.save(shown("0: one, 0: two")), "kept");
  assert.deepEqual(store.game(), game("0: one, 0: two"));
});

test("a game is put aside without its picture", () => {
  const store = new GameStore("oxono");
  store.save(shown("0: one"));
  store.setAside();
  assert.deepEqual(store.previous(), game("0: one"));
});

test("a record that opens only in part is kept whole, and the running game is left alone", () => {
  const store = new GameStore("oxono");
  store.save(game("running"));
  store.keepBroken("whole");
  assert.equal(store.broken(), "whole");
  assert.deepEqual(store.game(), game("running"));
});

test("a running game makes room for another, but not for itself", () => {
  const store = new GameStore("oxono");
  store.save(shown("0: one"));
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
