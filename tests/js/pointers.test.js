import assert from "node:assert/strict";
import { test } from "node:test";

/** @import { Frame, Reply, Request, SceneNode } from "../../web/types.js" */

/** What stands in the page for ears. @type {any[]} */
const told = [];
Object.assign(globalThis, {
  document: {
    createElement: () => ({ setAttribute: () => undefined, remove: () => told.splice(0) }),
    getElementById: () => ({ before: (/** @type {any} */ one) => told.push(one) }),
  },
});
const { Pointers } = await import("../../web/board/pointers.js");

/** @type {SceneNode} */
const board = { kind: "rect", box: [0, 0, 9, 9] };
/** @type {SceneNode} */
const ring = { kind: "disc", box: [1, 1, 2, 2], edge: "mark" };

/** @param {Partial<Frame>} frame @returns {Frame} */
function frameWith(frame) {
  return /** @type {Frame} */ ({ ply: 2, record: "two", tall: true, seat: 0, scene: { size: [9, 9], nodes: [board] }, ...frame });
}

let language = "en";

/** Pointers whose answers come when they are let, and what they have asked. */
function setUp() {
  /** @type {Request[]} */
  const asked = [];
  /** @type {((reply: Reply) => void)[]} */
  const answers = [];
  let found = 0;
  told.splice(0);
  const pointers = new Pointers("g=oxono&p=x&mark=d4%2Ce5&arrow=c4-d5", frameWith({}), {
    ask: (request) => {
      asked.push(request);
      return new Promise((resolve) => answers.push(resolve));
    },
    say: ([id]) => (language === "en" ? id : `${id}-${language}`),
    onFound: () => (found += 1),
  });
  const answer = async () => {
    answers.shift()?.({ point: { nodes: [ring], texts: [["marked"], ["arrow"]] } });
    await new Promise(setImmediate);
    return found;
  };
  return { asked, pointers, answer };
}

test("what the link points at lies over its moment, for eyes and for ears", async () => {
  const { asked, pointers, answer } = setUp();
  assert.deepEqual(pointers.over(frameWith({})).scene.nodes, [board]);
  assert.equal(await answer(), 1);
  assert.deepEqual(pointers.over(frameWith({ chosen: ["x"] })).scene.nodes, [board, ring]);
  assert.deepEqual(asked, [{ do: "point", mark: "d4,e5", arrow: "c4-d5" }]);
  assert.equal(told[0].textContent, "marked. arrow");
});

test("it is told in another language, too", async () => {
  const { pointers, answer } = setUp();
  pointers.over(frameWith({}));
  await answer();
  language = "pl";
  pointers.sayAgain();
  assert.equal(told[0].textContent, "marked-pl. arrow-pl");
  language = "en";
});

test("another moment takes it away for good", async () => {
  const { pointers, answer } = setUp();
  pointers.over(frameWith({}));
  await answer();
  assert.deepEqual(pointers.over(frameWith({ ply: 3, record: "three" })).scene.nodes, [board]);
  assert.deepEqual(told, []);
  assert.deepEqual(pointers.over(frameWith({})).scene.nodes, [board]);
});

test("an answer that comes after a move is not shown", async () => {
  const { pointers, answer } = setUp();
  pointers.over(frameWith({}));
  pointers.over(frameWith({ ply: 3, record: "three" }));
  assert.equal(await answer(), 0);
});

test("drawn otherwise, or for others, it is asked for anew", async () => {
  const { asked, pointers, answer } = setUp();
  pointers.over(frameWith({}));
  await answer();
  assert.deepEqual(pointers.over(frameWith({ tall: false })).scene.nodes, [board]);
  assert.deepEqual(pointers.over(frameWith({ tall: false, seat: 1 })).scene.nodes, [board]);
  assert.equal(asked.length, 3);
  assert.equal(await answer(), 1, "the answer for other eyes comes too late");
  assert.equal(await answer(), 2);
});
