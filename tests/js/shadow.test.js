import assert from "node:assert/strict";
import { test } from "node:test";

import { regionName } from "../../web/board/shadow.js";

test("a part of the board is called by its region, and one with a number belongs to that seat", () => {
  assert.deepEqual(regionName("board"), ["region-board"]);
  assert.deepEqual(regionName("reserve-1"), ["region-reserve", { seat: 1 }]);
});
