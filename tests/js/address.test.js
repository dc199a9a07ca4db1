import assert from "node:assert/strict";
import { test } from "node:test";

import { linkIn, positionLink } from "../../web/address.js";

test("what holds a position or a game is a link, and is left to Python as it is", () => {
  for (const text of ["p=..%23.%20p", "g=oxono&p=x", "ply=3&r=1abc", "p=", "p", "p=%20", "p=%E0%A4%A"]) {
    assert.equal(linkIn(`#${text}`), text);
  }
});

test("what holds neither is nobody's business", () => {
  for (const hash of ["", "#", "#q=x", "#position", "#jump", "#g=oxono", "#seat=0"]) assert.equal(linkIn(hash), null);
});

test("a link to a position has nothing in it that would end it", () => {
  assert.equal(positionLink("..#. & +p"), "p=..%23.%20%26%20%2Bp");
});
