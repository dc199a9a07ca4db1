import assert from "node:assert/strict";
import { test } from "node:test";

import { between, duration } from "../../web/board/tween.js";

/** @import { SceneNode } from "../../web/types.js" */

/**
 * @param {string} id
 * @param {number} x
 * @param {Partial<SceneNode>} [more]
 * @returns {SceneNode}
 */
function tile(id, x, more = {}) {
  return { kind: "rect", box: [x, 0, 10, 10], id, ink: "rose", lift: 1, ...more };
}

/**
 * @param {import("../../web/board/paint.js").DrawnNode[]} nodes
 * @param {string} id
 */
function find(nodes, id) {
  const node = nodes.find((each) => each.id === id);
  assert.ok(node, `${id} is seen`);
  return node;
}

test("nothing takes no time", () => {
  const nodes = [tile("a", 0), tile("b", 20)];
  assert.equal(duration(nodes, [...nodes]), 0);
  assert.equal(duration([], []), 0);
});

test("a node that kept its id glides, carried above the others", () => {
  const before = [tile("a", 0)];
  const after = [tile("a", 100)];
  const half = find(between(before, after, 0.5), "a");
  assert.ok(half.box[0] > 50 && half.box[0] < 100, "faster at first");
  assert.equal(half.lift, 3);
  assert.ok((half.z ?? 0) > 0);
});

test("the way begins where it was and ends as it will be", () => {
  const before = [tile("a", 0)];
  const after = [tile("a", 100)];
  assert.deepEqual(find(between(before, after, 0), "a").box, [0, 0, 10, 10]);
  assert.equal(between(before, after, 1), after);
});

test("new ones fade in and gone ones fade out", () => {
  const before = [tile("old", 0)];
  const after = [tile("new", 50)];
  const half = between(before, after, 0.5);
  assert.ok(Number(find(half, "new").opacity) > 0.5);
  assert.ok(Number(find(half, "old").opacity) < 0.5);
  assert.equal(between(before, after, 0).length, 1, "what is not there yet is not painted");
});

test("one of a family comes from where another has gone", () => {
  const before = [tile("x0@reserve-0", 0), tile("x0@reserve-1", 20), tile("x0@reserve-1.sign", 22, { lift: 0 })];
  const after = [tile("x0@reserve-0", 0), tile("x0@d5", 100), tile("x0@d5.sign", 102, { lift: 0 })];
  const start = between(before, after, 0);
  assert.equal(find(start, "x0@d5").box[0], 20);
  assert.equal(find(start, "x0@d5.sign").box[0], 22);
  assert.equal(find(start, "x0@d5").opacity, undefined);
  assert.equal(start.length, 3);
});

test("what was on the table moves first, what comes to it follows", () => {
  const before = [tile("totem", 0), tile("x0@reserve-0", 20)];
  const after = [tile("totem", 100), tile("x0@d5", 200)];
  const early = between(before, after, 0.3);
  assert.ok(find(early, "totem").box[0] > 0);
  assert.equal(find(early, "x0@d5").box[0], 20);
  assert.ok(find(between(before, after, 0.8), "x0@d5").box[0] > 20);
  assert.ok(duration(before, after) > duration([before[0]], [after[0]]));
});

test("many that come start one after another, but not for ever", () => {
  /** @param {number} count */
  const dealt = (count) => Array.from({ length: count }, (_, place) => tile(`card-${place}`, place));
  assert.ok(duration([], dealt(2)) > duration([], dealt(1)));
  assert.ok(duration([], dealt(100)) < 800);
});

test("the printed board and words without an id do not move", () => {
  const before = [tile("well", 0, { z: -1 }), tile("", 0)];
  const after = [tile("well", 9, { z: -1 }), tile("", 9)];
  assert.equal(duration(before, after), 0);
});

test("the given scenes are not changed", () => {
  const before = Object.freeze([Object.freeze(tile("a", 0)), Object.freeze(tile("b", 0))]);
  const after = Object.freeze([Object.freeze(tile("a", 10)), Object.freeze(tile("c", 0))]);
  between(/** @type {SceneNode[]} */ (before), /** @type {SceneNode[]} */ (after), 0.5);
});
