import assert from "node:assert/strict";
import { test } from "node:test";
import { frameOf, labelAt, laidOut } from "../../web/diagram/edit.js";

/** @import { SceneNode } from "../../web/types.js" */
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
const edit = /** @type {Edit} */ (/** @type {unknown} */ ({ game: "toy", seats: 2, seat: 0, tall: true, ...table, bench }));

test("things are put on the bench, and everything else is done on the table", () => {
  assert.equal(laidOut(edit, "put"), bench);
  assert.equal(laidOut(edit, "mark"), edit);
  assert.equal(laidOut(edit, "arrow"), edit);
  const { bench: _, ...plain } = edit;
  assert.equal(laidOut(plain, "put").scene, table.scene);
});

test("everything that has a name can be tapped, and nothing glides between table and bench", () => {
  const on = [frameOf(edit, edit, null), frameOf(edit, bench, null)];
  assert.deepEqual(on.map(({ spare }) => spare), [["x"], ["hand0-0"]]);
  assert.deepEqual(on.map(({ scene }) => scene), [table.scene, bench.scene]);
  assert.notEqual(on[0].game, on[1].game);
  // An arrow begins at a place, whatever the thing on it is called.
  assert.deepEqual(frameOf(edit, edit, "d4").chosen, ["x"]);
});

test("a place is called what lies on it is", () => {
  assert.deepEqual(labelAt(edit, "d4"), ["label-totem", { square: "d4" }]);
  assert.deepEqual(labelAt(bench, "hand0-0"), ["bench-card"]);
  assert.equal(labelAt(bench, "d4"), undefined);
});
