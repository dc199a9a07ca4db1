import assert from "node:assert/strict";
import { test } from "node:test";

import { Table } from "../../web/game/table.js";

/** @import { Frame, Reply, Request } from "../../web/types.js" */

/** @param {number} ply @returns {Frame} */
function frameAt(ply) {
  return /** @type {Frame} */ ({ ply, scene: { size: [1, 1], nodes: [] } });
}

/** A table with all that it tells, and a Python that answers each request with the next ply. */
function setUp() {
  /** @type {string[]} */
  const told = [];
  const table = new Table(frameAt(0), null, {
    onOpened: (frame, request) => told.push(`opened ${request.do} ${frame.ply}`),
    onFrame: (frame) => told.push(`frame ${frame.ply}`),
    onRefused: (why, where) => told.push(`refused ${why[0]} ${where}`),
    onError: (error) => told.push(`error ${error[0]}`),
    onBroken: (reason) => told.push(`broken ${reason}`),
  });
  let ply = 0;
  /** @type {(request: Request) => Promise<Reply>} */
  const ask = async (request) => {
    if (request.do === "fail") throw new Error("gone");
    if (request.do === "wrong") return { error: ["illegal-move"] };
    if (request.name === "a1") return { frame: frameAt(ply), why: ["why-straight"], where: "a1" };
    return { frame: frameAt(ply++) };
  };
  return { table, told, ask };
}

test("what was asked before Python was ready is asked in its order, and only its end is shown", async () => {
  const { table, told, ask } = setUp();
  void table.ask({ do: "tap", name: "x" });
  void table.ask({ do: "tap", name: "d4" });
  assert.equal(table.isWaiting, true);
  assert.equal(await table.connect(ask, { do: "new" }), null);
  assert.deepEqual(told, ["opened new 0", "frame 2"]);
  assert.equal(table.isWaiting, false);
});

test("what was asked before Python was ready is not lost when it dies over it", async () => {
  const { table, told, ask } = setUp();
  void table.ask({ do: "tap", name: "x" });
  void table.ask({ do: "tap", name: "d4" });
  /** @type {(request: Request) => Promise<Reply>} */
  const dying = (request) => (request.name === "d4" ? Promise.reject(new Error("dead")) : ask(request));
  await assert.rejects(table.connect(dying, { do: "new" }), /dead/);
  /** @type {unknown[]} */
  const asked = [];
  const noting = (/** @type {Request} */ request) => {
    asked.push(request.name ?? request.do);
    return ask(request);
  };
  assert.equal(await table.connect(noting, { do: "new" }), null);
  assert.deepEqual(asked, ["new", "x", "d4"]);
  assert.equal(table.isReady, true);
  assert.equal(told.at(-1), "frame 4");
});

test("a game that cannot be opened leaves what is shown as it is", async () => {
  const { table, told, ask } = setUp();
  assert.deepEqual(await table.connect(ask, { do: "wrong" }), ["illegal-move"]);
  assert.deepEqual(told, []);
  assert.equal(table.isReady, false);
});

test("why a tap did nothing is told after the frame", async () => {
  const { table, told, ask } = setUp();
  await table.connect(ask, { do: "new" });
  await table.ask({ do: "tap", name: "a1" });
  assert.deepEqual(told.slice(2), ["frame 1", "refused why-straight a1"]);
});

test("one answer that fails does not hold up the next", async () => {
  const { table, told, ask } = setUp();
  await table.connect(ask, { do: "new" });
  void table.ask({ do: "fail" });
  await table.ask({ do: "tap", name: "x" });
  assert.deepEqual(told.slice(2), ["broken Error: gone", "frame 1"]);
});
