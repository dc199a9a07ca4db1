import assert from "node:assert/strict";
import { test } from "node:test";
import { frameOf, labelAt, laidOut, nameAt, pointersOf } from "../../web/diagram/edit.js";

/** @import { SceneNode, Text } from "../../web/types.js" */
/** @import { Edit } from "../../web/diagram/edit.js" */

/** @param {string} name @param {SceneNode["label"]} label @returns {SceneNode} */
const node = (name, label) => ({ kind: "rect", box: [0, 0, 10, 10], name, label });
const table = {
  scene: { size: /** @type {[number, number]} */ ([100, 100]), nodes: [node("x", ["label-totem", { square: "d4" }])] },
  places: { x: "d4" },
  found: { d4: "x" },
};
const bench = {
  scene: { size: /** @type {[number, number]} */ ([100, 300]), nodes: [node("hand0-0", ["bench-card"])] },
  places: { "hand0-0": "hand0-0" },
  found: { "hand0-0": "egg" },
};
const edit = /** @type {Edit} */ (/** @type {unknown} */ ({ game: "toy", seats: 2, seat: 0, tall: true, ...table, bench, called: {}, mark: [], arrow: [] }));
const say = (/** @type {Text} */ [id, args = {}]) => [id, ...Object.values(args)].join(" ");

test("things are put on the bench, and everything else is done on the table", () => {
  assert.equal(laidOut(edit, "put"), bench);
  assert.equal(laidOut(edit, "mark"), edit);
  assert.equal(laidOut(edit, "arrow"), edit);
  const { bench: _, ...plain } = edit;
  assert.equal(laidOut(plain, "put").scene, table.scene);
});

test("everything that has a name can be tapped, and nothing glides between table and bench", () => {
  const on = [frameOf(edit, "mark", null, say), frameOf(edit, "put", null, say)];
  assert.deepEqual(on.map(({ spare }) => spare), [["x"], ["hand0-0"]]);
  assert.deepEqual(on.map(({ scene }) => scene), [table.scene, bench.scene]);
  assert.notEqual(on[0].game, on[1].game);
  // An arrow begins at a place, whatever the thing on it is called.
  assert.deepEqual(frameOf(edit, "arrow", "d4", say).chosen, ["x"]);
});

test("a place is called what lies on it is", () => {
  assert.deepEqual(labelAt(edit, "d4"), ["label-totem", { square: "d4" }]);
  assert.deepEqual(labelAt(bench, "hand0-0"), ["bench-card"]);
  assert.equal(labelAt(bench, "d4"), undefined);
});

const cards = {
  scene: {
    size: /** @type {[number, number]} */ ([100, 100]),
    nodes: [node("goblin-4", ["card", { value: 4 }]), node("knight-4", ["knight", { value: 4 }]), node("d4", ["empty", { square: "d4" }])],
  },
  places: { "goblin-4": "goblin-4", "knight-4": "knight-4", d4: "d4" },
  called: /** @type {Record<string, Text>} */ ({ "goblin-4": ["card", { value: 4 }], "knight-4": ["knight", { value: 4 }], deck: ["deck"] }),
};
const onTable = /** @type {Edit} */ ({ ...edit, ...cards });

test("a square is called as it is on the board, and a card what it is", () => {
  assert.equal(nameAt(onTable, "d4", say), "d4");
  assert.equal(nameAt(onTable, "goblin-4", say), "card 4");
  assert.equal(nameAt(onTable, "nowhere", say), "nowhere");
});

test("what is pointed at is told by its names, and each thing says it of itself", () => {
  const pointed = /** @type {Edit} */ ({ ...edit, ...cards, mark: ["d4"], arrow: [["goblin-4", "knight-4"]] });
  assert.equal(pointersOf(pointed, say), "diagram-marked d4. diagram-arrow card 4 knight 4");
  assert.equal(pointersOf({ ...pointed, mark: [] }, say), "diagram-arrow card 4 knight 4");
  assert.equal(pointersOf(edit, say), "diagram-marked edit-none");
  const labels = frameOf(pointed, "mark", null, say).scene.nodes.map(({ label }) => label && say(label));
  assert.deepEqual(labels, ["diagram-with-arrow card 4 knight 4", "knight 4", "diagram-with-mark empty d4"]);
  assert.deepEqual(frameOf(pointed, "put", null, say).scene, bench.scene);
});

test("a thing that is marked by its own name says so, whatever it stands on", () => {
  /** @type {Edit} */
  const pointed = { ...edit, mark: ["x"], called: { x: ["label-totem", { square: "d4" }] } };
  assert.equal(frameOf(pointed, "mark", null, say).scene.nodes[0].label?.[0], "diagram-with-mark");
  assert.equal(nameAt(pointed, "x", say), "label-totem d4");
});

test("what can only be pointed at is no place to put something", () => {
  const scene = { ...cards.scene, nodes: [...cards.scene.nodes, node("deck", ["deck"])] };
  const places = { ...cards.places, deck: "deck" };
  const { bench: _, ...plain } = { ...edit, ...cards, scene, places, found: { "goblin-4": "x", "knight-4": "y", d4: "" } };
  assert.deepEqual(frameOf(plain, "put", null, say).spare, ["goblin-4", "knight-4", "d4"]);
  assert.deepEqual(frameOf(plain, "arrow", null, say).spare, ["goblin-4", "knight-4", "d4", "deck"]);
});
