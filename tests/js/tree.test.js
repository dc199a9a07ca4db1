import assert from "node:assert/strict";
import { test } from "node:test";

import { lastOf, towards, Tree, variant, wayTo } from "../../web/analysis/tree.js";

/** @import { Branch } from "../../web/analysis/tree.js" */
/** @import { Frame } from "../../web/types.js" */

const HEAD = "game: oxono\nedition: 1\nseats: 2\nseed: 0\n";

/** A game of two turns of two moves each, won by the second seat. */
function played() {
  const steps = ["0: move x d4", "0: place d5", "1: move o c3", "1: place c2"];
  const log = steps.map((step, index) => ({ ply: index + 1, seat: Number(step[0]), turn: 1 + Math.floor(index / 2), text: [`told-${index}`] }));
  return new Tree(/** @type {Frame} */ (/** @type {unknown} */ ({ record: `${HEAD}${steps.join("\n")}\n= 1: colour\n`, log })));
}

/** @param {string} move @param {number} seat @param {number} turn */
function decision(move, seat = 1, turn = 2) {
  return { seat, turn, move, text: /** @type {[string]} */ (["told"]) };
}

/** @param {Branch} branch */
function moves(branch) {
  return wayTo(branch).map((at) => at.decision?.move);
}

test("a game opens at its end, and all of it was really played", () => {
  const tree = played();
  assert.deepEqual(moves(tree.current), ["move x d4", "place d5", "move o c3", "place c2"]);
  assert.equal(tree.current, tree.end);
  assert.ok(wayTo(tree.end).every(({ isGame }) => isGame));
});

test("the record of a branch is the head and the moves up to it, without an end that it has not reached", () => {
  const tree = played();
  const second = wayTo(tree.end)[1];
  const branch = tree.add(second, decision("move o c5"));
  assert.equal(tree.record(branch), `${HEAD}0: move x d4\n0: place d5\n1: move o c5\n`);
  assert.equal(tree.record(tree.root), HEAD);
});

test("a move that is in the tree already makes no other branch", () => {
  const tree = played();
  const third = wayTo(tree.end)[2];
  assert.equal(tree.add(/** @type {Branch} */ (third.parent), decision("move o c3")), third);
  assert.equal(third.parent?.children.length, 1);
});

test("keys walk along a line, to its ends, and between variants", () => {
  const tree = played();
  const [first, second, third, last] = wayTo(tree.end);
  const other = tree.add(second, decision("move o c5"));
  const deeper = tree.add(other, decision("place c6"));
  tree.current = second;
  assert.equal(towards("ArrowRight", tree), third);
  assert.equal(towards("ArrowLeft", tree), first);
  assert.equal(towards("End", tree), last);
  assert.equal(towards("Home", tree), tree.root);
  assert.equal(towards("ArrowDown", tree), null);
  assert.equal(towards("x", tree), undefined);
  tree.current = last;
  assert.equal(towards("ArrowDown", tree), other);
  assert.equal(variant(deeper, -1), third);
  assert.equal(lastOf(other), deeper);
});

test("a branch is pruned with all that follows, and comes back where it was", () => {
  const tree = played();
  const second = wayTo(tree.end)[1];
  const [one, two] = [tree.add(second, decision("move o c5")), tree.add(second, decision("move o c6"))];
  const end = tree.add(one, decision("place b5"));
  tree.current = end;
  const undo = tree.prune(one);
  assert.equal(tree.current, second);
  assert.deepEqual(second.children.slice(1), [two]);
  undo?.();
  assert.equal(tree.current, end);
  assert.deepEqual(second.children.slice(1), [one, two]);
});

test("what was really played cannot be pruned", () => {
  const tree = played();
  assert.equal(tree.prune(tree.end), null);
  assert.equal(tree.prune(tree.root), null);
  assert.equal(wayTo(tree.end).length, 4);
});

test("branches that were kept are there again, and so is the place", () => {
  const tree = played();
  const second = wayTo(tree.end)[1];
  tree.current = tree.add(tree.add(second, decision("move o c5")), decision("place b5"));
  const kept = JSON.parse(JSON.stringify(tree.stored()));
  const again = played();
  again.restore(kept);
  assert.deepEqual(moves(again.current), ["move x d4", "place d5", "move o c5", "place b5"]);
  assert.equal(again.current.isGame, false);
  assert.equal(again.end.depth, 4);
});

test("beside a game that has gone on its branches are kept, and it stands at its end", () => {
  const tree = played();
  tree.add(wayTo(tree.end)[1], decision("move o c5"));
  const again = played();
  again.restore({ ...tree.stored(), at: null });
  assert.equal(again.current, again.end);
  assert.equal(wayTo(again.end)[1].children.length, 2);
});

test("rubbish that was kept is left out", () => {
  for (const kept of [null, 3, {}, { tree: "x", at: [] }, { tree: [[{ seat: "0" }], 7, [null]], at: ["nowhere"] }]) {
    const tree = played();
    tree.restore(kept);
    assert.equal(wayTo(tree.end).length, 4);
    assert.equal(tree.root.children.length, 1);
  }
});
