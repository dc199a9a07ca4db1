import assert from "node:assert/strict";
import { test } from "node:test";
import { elect } from "../../web/votes.js";

test("The move with the highest sum of votes is elected, with the estimate of who found it", () => {
  const found = elect([
    { move: "a", estimate: 0.1, votes: [["a", 5]] },
    { move: "b", estimate: 0.2, votes: [["b", 3], ["a", 1]] },
    { move: "b", estimate: 0.3, votes: [["b", 4]] },
  ]);
  assert.deepEqual(found, { move: "b", estimate: 0.2 });
});

test("A lost game's least loss is elected: votes may all be below nothing", () => {
  const found = elect([
    { move: "a", estimate: -1, votes: [["a", -999_998]] },
    { move: "b", estimate: -1, votes: [["b", -999_996]] },
    { move: "c", estimate: 0, votes: [] },
  ]);
  assert.equal(found.move, "b");
});

test("Where nobody has voted the first has it", () => {
  assert.equal(elect([{ move: "a", estimate: 0 }, { move: "b", estimate: 1 }]).move, "a");
});
