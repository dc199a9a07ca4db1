import assert from "node:assert/strict";
import { test } from "node:test";

import { readCommand } from "../../web/embed/messages.js";

/** @param {object} message */
const read = (message) => readCommand({ ludoteca: 1, ...message });

test("every command is read, with nothing but what belongs to it", () => {
  assert.deepEqual(read({ type: "open", more: 1 }), { type: "open", link: null });
  assert.deepEqual(read({ type: "open", link: "g=oxono" }), { type: "open", link: "g=oxono" });
  assert.deepEqual(read({ type: "play", move: "move x d4" }), { type: "play", move: "move x d4", seat: null });
  assert.deepEqual(read({ type: "play", move: "pass", seat: 1 }), { type: "play", move: "pass", seat: 1 });
  assert.deepEqual(read({ type: "undo" }), { type: "undo" });
  assert.deepEqual(read({ type: "redo" }), { type: "redo" });
  assert.deepEqual(read({ type: "goto", ply: 0 }), { type: "goto", ply: 0 });
  assert.deepEqual(read({ type: "theme", theme: "dark" }), { type: "theme", theme: "dark" });
  assert.deepEqual(read({ type: "theme" }), { type: "theme", theme: null });
  assert.deepEqual(read({ type: "language", language: "el" }), { type: "language", language: "el" });
});

test("another version, an unknown type and wrong values say nothing", () => {
  const wrong = [
    { ludoteca: 2, type: "undo" },
    { ludoteca: "1", type: "undo" },
    { type: "ready" },
    { type: "constructor" },
    {},
    { type: "open", link: 7 },
    { type: "open", link: "x".repeat(100_001) },
    { type: "play" },
    { type: "play", move: "" },
    { type: "play", move: ["pass"] },
    { type: "play", move: "pass", seat: -1 },
    { type: "play", move: "pass", seat: "0" },
    { type: "goto" },
    { type: "goto", ply: 1.5 },
    { type: "goto", ply: NaN },
    { type: "goto", ply: 1e9 },
    { type: "theme", theme: "pink" },
    { type: "theme", theme: "toString" },
    { type: "language", language: "en-GB" },
    { type: "language" },
  ];
  for (const message of wrong) assert.equal(read(message), null, JSON.stringify(message));
  for (const data of [null, undefined, 1, "undo", "[iFrameSizer]message", [], [{ ludoteca: 1, type: "undo" }], () => 1, new Map()]) {
    assert.equal(readCommand(data), null, String(data));
  }
});
