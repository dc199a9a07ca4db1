import assert from "node:assert/strict";
import { test } from "node:test";
import { toldOfPut, toldOfStep } from "../../web/diagram/changes.js";

/** @import { SceneNode, Text } from "../../web/types.js" */
/** @import { Edit } from "../../web/diagram/edit.js" */

const say = (/** @type {Text} */ [id, args = {}]) => (args.said ? String(args.said) : [id, ...Object.values(args)].join(" "));
const THINGS = ["empty", "egg", "maki", "roll", "soy", "tea", "rice", "wasabi"].map((name) => ({ name, label: [name], nodes: [] }));

/** Things in places. @param {Record<string, string>} found @param {Partial<Edit>} [more] */
function edit(found, more) {
  const names = Object.keys(found);
  const nodes = names.map((name) => ({ kind: "rect", box: [0, 0, 1, 1], name, label: ["", { said: `${name} ${found[name]}` }] }));
  const places = Object.fromEntries(names.map((name) => [name, name]));
  const made = { scene: { size: [9, 9], nodes }, places, found, things: THINGS, settings: [], called: {}, mark: [], arrow: [], ...more };
  return /** @type {Edit} */ (/** @type {unknown} */ (made));
}

test("what was put is told where it lies, not where it was put: a hand is sorted", () => {
  const before = edit({ hand1: "wasabi", hand2: "empty" });
  const after = edit({ hand1: "egg", hand2: "wasabi", hand3: "empty" });
  assert.equal(toldOfPut(before, after, { thing: "egg", place: "hand2" }, say), "hand1 egg. hand2 wasabi");
});

test("cards that change places are told both, the one that was put first", () => {
  const before = edit({ deck: "egg", trick: "maki" });
  const after = edit({ deck: "maki", trick: "egg" });
  assert.equal(toldOfPut(before, after, { thing: "egg", place: "trick" }, say), "trick egg. deck maki");
});

test("of much that moves on only what was put is told, and how much else", () => {
  const before = edit({ a: "maki", b: "roll", c: "soy", d: "empty" });
  const after = edit({ a: "egg", b: "maki", c: "roll", d: "soy" });
  assert.equal(toldOfPut(before, after, { thing: "egg", place: "d" }, say), "a egg. diagram-changed 4");
});

test("a step back tells the few places that it has changed, and what is chosen", () => {
  const choices = [["0", ["pink"]], ["1", ["black"]]];
  const mover = (/** @type {string} */ chosen) =>
    /** @type {Partial<Edit>} */ (/** @type {unknown} */ ({ settings: [{ name: "mover", label: ["to-move"], choices, chosen }] }));
  const [one, other] = [edit({ a: "egg", b: "empty" }, mover("0")), edit({ a: "empty", b: "empty" }, mover("1"))];
  assert.equal(toldOfStep(one, other, say), "a empty. diagram-chosen to-move black");
  assert.equal(toldOfStep(one, one, say), "");
  const left = (/** @type {string} */ chosen) =>
    /** @type {Partial<Edit>} */ ({ settings: [{ name: "left", label: ["left"], choices: [["7", ["number", { number: 7 }]], ["8", ["number", { number: 8 }]]], chosen }] });
  const [seven, eight] = [edit({ a: "egg" }, left("7")), edit({ a: "empty" }, left("8"))];
  assert.equal(toldOfStep(seven, eight, say), "a empty", "how many are left follows");
  assert.equal(toldOfStep(seven, { ...seven, ...left("8") }, say), "diagram-chosen left number 8");
});

test("a step that changes much tells what lies there now by kinds, or how much has changed", () => {
  const places = [..."abcdefg"];
  const all = (/** @type {string[]} */ ...things) => edit(Object.fromEntries(places.map((place, index) => [place, things[index % things.length]])));
  const empty = all("empty");
  assert.equal(toldOfStep(empty, all("egg", "egg", "egg", "maki", "empty", "empty", "empty"), say), "diagram-stands diagram-times 3 egg, maki");
  assert.equal(toldOfStep(all("egg"), empty, say), "diagram-empty");
  assert.equal(toldOfStep(empty, all(...THINGS.slice(1).map(({ name }) => name)), say), "diagram-changed 7");
});

test("a step that changes marks tells those that there are", () => {
  const [one, other] = [edit({ d4: "egg" }, { mark: ["d4"] }), edit({ d4: "egg" })];
  assert.equal(toldOfStep(one, other, say), "diagram-marked edit-none");
  assert.equal(toldOfStep(other, one, say), "diagram-marked d4");
});

test("what nothing can be put on is told by its label", () => {
  const before = edit({ deck: "" }, { things: [] });
  const after = edit({ deck: "" }, { things: [] });
  after.scene.nodes[0].label = ["", { said: "deck of 5" }];
  assert.equal(toldOfStep(before, after, say), "deck of 5");
});
