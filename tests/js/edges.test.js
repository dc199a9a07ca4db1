import assert from "node:assert/strict";
import { test } from "node:test";

import { edges } from "../../web/edges.js";

const fits = { scrollTop: 0, clientHeight: 200, scrollHeight: 200, scrollLeft: 0, clientWidth: 300, scrollWidth: 300 };
const none = { above: false, below: false, beyond: false };

test("what fits has no edge that fades", () => {
  assert.deepEqual(edges(fits), none);
});

test("an edge fades where there is more beyond it", () => {
  const long = { ...fits, scrollHeight: 500 };
  assert.deepEqual(edges(long), { ...none, below: true });
  assert.deepEqual(edges({ ...long, scrollTop: 100 }), { ...none, above: true, below: true });
  assert.deepEqual(edges({ ...long, scrollTop: 300 }), { ...none, above: true });
});

test("a table that is wider than its place fades towards the rest of its columns", () => {
  assert.deepEqual(edges({ ...fits, scrollWidth: 700 }), { ...none, beyond: true });
  assert.deepEqual(edges({ ...fits, scrollWidth: 700, scrollLeft: 400 }), none);
});

test("the end is the end even where the browser stops a fraction before it", () => {
  assert.deepEqual(edges({ ...fits, scrollHeight: 500, scrollTop: 299.4 }), { ...none, above: true });
});
