import assert from "node:assert/strict";
import { test } from "node:test";

import { edges } from "../../web/edges.js";

test("what fits has no edge that fades", () => {
  assert.deepEqual(edges({ scrollTop: 0, clientHeight: 200, scrollHeight: 200 }), { above: false, below: false });
});

test("an edge fades where there is more beyond it", () => {
  assert.deepEqual(edges({ scrollTop: 0, clientHeight: 200, scrollHeight: 500 }), { above: false, below: true });
  assert.deepEqual(edges({ scrollTop: 100, clientHeight: 200, scrollHeight: 500 }), { above: true, below: true });
  assert.deepEqual(edges({ scrollTop: 300, clientHeight: 200, scrollHeight: 500 }), { above: true, below: false });
});

test("the end is the end even where the browser stops a fraction before it", () => {
  assert.deepEqual(edges({ scrollTop: 299.4, clientHeight: 200, scrollHeight: 500 }), { above: true, below: false });
});
