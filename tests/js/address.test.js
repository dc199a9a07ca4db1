import assert from "node:assert/strict";
import { test } from "node:test";

import { positionIn } from "../../web/address.js";

test("a link leads to the position behind its mark", () => {
  assert.equal(positionIn("#p=..%23.%20p"), "..#. p");
});

test("a link that has lost its position leads to an empty one, which no game can read", () => {
  assert.deepEqual(["#p=", "#p", "#p=%20"].map(positionIn), ["", "", " "]);
});

test("what is no link to a position leads to none", () => {
  assert.deepEqual(["", "#", "#q=x", "#position", "#jump"].map(positionIn), [null, null, null, null, null]);
});

test("a link that is cut in the middle of a letter is taken as it is", () => {
  assert.equal(positionIn("#p=%E0%A4%A"), "%E0%A4%A");
});
