import assert from "node:assert/strict";
import { test } from "node:test";

/** @import { Frame, Reply, Request, SceneNode, Text } from "../../web/types.js" */

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
  return /** @type {Frame} */ ({ ply: 2, record: "two\n", tall: true, seat: 0, scene: { size: [9, 9], nodes: [board] }, ...frame });
}

let language = "en";

/** A link that points at something, on a page; what it has asked, and what is painted once its answers are let come. */
function setUp() {
  /** @type {Request[]} */
  const asked = [];
  /** @type {((reply: Reply) => void)[]} */
  const answers = [];
  /** @type {Frame[]} */
  const painted = [];
  const table = {
    frame: frameWith({}),
    ask: (/** @type {Request} */ request) => {
      asked.push(request);
      return /** @type {Promise<Reply>} */ (new Promise((resolve) => answers.push(resolve)));
    },
  };
  const stage = { show: (/** @type {Frame} */ frame) => void painted.push(frame) };
  const say = (/** @type {Text} */ [id, args = {}]) =>
    [language === "en" ? id : `${id}-${language}`, ...Object.values(args)].join(" ");
  told.splice(0);
  const pointers = new Pointers("g=oxono&p=x&mark=d4%2Ce5&arrow=c4-d5", table.frame, { table, stage, say });
  /** The table has come to this. @param {Partial<Frame>} more */
  const over = (more) => {
    table.frame = frameWith(more);
    return pointers.over(table.frame).scene.nodes;
  };
  const answer = async () => {
    answers.shift()?.({ point: { nodes: [ring], mark: ["d4", ["goblin"]], arrow: [["c4", "d5"]] } });
    await new Promise(setImmediate);
    return painted.length;
  };
  return { asked, pointers, over, answer, painted };
}

test("what the link points at lies over its moment, for eyes and for ears", async () => {
  const { asked, over, answer, painted } = setUp();
  assert.deepEqual(over({}), [board]);
  assert.equal(await answer(), 1);
  assert.deepEqual(painted[0].scene.nodes, [board, ring]);
  assert.deepEqual(over({ chosen: ["x"] }), [board, ring]);
  assert.deepEqual(asked, [{ do: "point", mark: "d4,e5", arrow: "c4-d5" }]);
  assert.equal(told[0].textContent, "diagram-marked d4, goblin. diagram-arrow c4 d5");
});

test("it is told in another language, too", async () => {
  const { pointers, answer } = setUp();
  await answer();
  language = "pl";
  pointers.sayAgain();
  assert.equal(told[0].textContent, "diagram-marked-pl d4, goblin-pl. diagram-arrow-pl c4 d5");
  language = "en";
});

test("another moment takes it away for good", async () => {
  const { over, answer } = setUp();
  await answer();
  assert.deepEqual(over({ ply: 3, record: "three" }), [board]);
  assert.deepEqual(told, []);
  assert.deepEqual(over({}), [board]);
});

test("an answer that comes after a move is not shown", async () => {
  const { over, answer } = setUp();
  over({ ply: 3, record: "three" });
  assert.equal(await answer(), 0);
});

test("drawn otherwise, or for others, it is asked for anew", async () => {
  const { asked, over, answer, painted } = setUp();
  await answer();
  assert.deepEqual(over({ tall: false }), [board]);
  assert.deepEqual(over({ tall: false, seat: 1 }), [board]);
  assert.equal(asked.length, 3);
  assert.equal(await answer(), 1, "the answer for other eyes comes too late");
  assert.equal(await answer(), 2);
  assert.deepEqual(painted[1].scene.nodes, [board, ring]);
});

/** @type {SceneNode} */
const card = { kind: "rect", box: [2, 2, 1, 1], name: "sashimi", label: ["label-hand", { count: 2 }] };

/** What is asked of the reader at seat 0, with this in hand. @param {Partial<SceneNode>} more @param {Partial<Frame>} frame */
function holding(more, frame) {
  return { actor: 0, scene: { size: /** @type {[number, number]} */ ([9, 9]), nodes: [{ ...card, ...more }] }, ...frame };
}
const CHOSEN_BY_OTHER = { ply: 3, record: "two\n1: keep maki\n" };

test("the secret choice of others is no other moment for whoever is asked the same as before", async () => {
  const { asked, over, answer } = setUp();
  over(holding({}, { record: "two\n" }));
  await answer();
  assert.deepEqual(over(holding({}, CHOSEN_BY_OTHER)), [card, ring]);
  assert.equal(asked.length, 1);
});

for (const [what, frame] of /** @type {[string, Partial<Frame>][]} */ ([
  ["the reader has answered", holding({}, { ply: 3, record: "two\n0: keep maki\n" })],
  ["nobody is asked any more", holding({}, { ...CHOSEN_BY_OTHER, actor: null })],
  ["somebody else is asked", holding({}, { ...CHOSEN_BY_OTHER, actor: 1 })],
  ["something has moved", holding({ box: [3, 2, 1, 1] }, CHOSEN_BY_OTHER)],
  ["something has another label", holding({ label: ["label-hand", { count: 1 }] }, CHOSEN_BY_OTHER)],
  ["another game stands there", holding({}, { ...CHOSEN_BY_OTHER, record: "another\n1: keep maki\n" })],
])) {
  test(`what is pointed at goes when ${what}`, async () => {
    const { over, answer } = setUp();
    over(holding({}, { record: "two\n" }));
    await answer();
    over(frame);
    assert.deepEqual(told, []);
    assert.deepEqual(over(holding({}, { record: "two\n" })), [card]);
  });
}
