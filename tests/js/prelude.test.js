import assert from "node:assert/strict";
import { test } from "node:test";

import { Prelude } from "../../web/game/prelude.js";

/** @import { Frame, Opening, SceneNode } from "../../web/types.js" */

/** @param {string} id @returns {SceneNode} */
function node(id) {
  return { kind: "disc", box: [0, 0, 1, 1], id };
}

const frame = /** @type {Frame} */ ({ ply: 0, live: ["x"], chosen: [], scene: { size: [9, 9], nodes: ["a", "b", "c"].map(node) } });
/** @type {Opening} */
const opening = {
  frame,
  nodes: [node("new")],
  taps: { x: { live: ["d4"], chosen: ["x"] }, "x d4": { ply: 1, live: [], scene: [[0, 1], [3, 4], [2, 3]] } },
};

/** @param {string} name */
function tap(name) {
  return { do: "tap", name };
}

test("taps that stand in the tree are answered at once", () => {
  const prelude = new Prelude(opening);
  assert.deepEqual(prelude.ask(tap("x")), { ...frame, live: ["d4"], chosen: ["x"] });
  assert.equal(prelude.isBehind, false);
});

test("a scene is put together from runs of the old nodes and the new ones, in their order", () => {
  const prelude = new Prelude(opening);
  prelude.ask(tap("x"));
  const after = prelude.ask(tap("d4"));
  assert.deepEqual(after?.scene.nodes.map(({ id }) => id), ["a", "new", "c"]);
  assert.equal(frame.scene.nodes.length, 3);
});

test("whatever leaves the tree waits for Python, and so does all that follows", () => {
  const prelude = new Prelude(opening);
  prelude.ask(tap("x"));
  assert.equal(prelude.ask(tap("a1")), null);
  assert.equal(prelude.isBehind, true);
  assert.equal(prelude.ask(tap("d4")), null);
  assert.deepEqual(prelude.asked, [tap("x"), tap("a1"), tap("d4")]);
});

test("only taps are answered without Python", () => {
  const prelude = new Prelude(opening);
  assert.equal(prelude.ask({ do: "undo" }), null);
  assert.equal(prelude.ask(tap("x")), null);
});

test("without a tree everything waits", () => {
  assert.equal(new Prelude(null).ask(tap("x")), null);
});
