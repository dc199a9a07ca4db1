import assert from "node:assert/strict";
import { test } from "node:test";
import { Drawing, fragmentOf, momentIn, unread } from "../../web/diagram/drawing.js";

/** @param {Partial<import("../../web/diagram/drawing.js").Moment>} [given] */
function drawing(given) {
  return new Drawing({ link: "p=x", edits: [], mark: [], arrow: [], ...given });
}

test("every change is a step that can be taken back and made again", () => {
  const made = drawing();
  made.edit("put x0 d4");
  made.mark("d4");
  made.arrow("c4", "d5");
  assert.deepEqual(made.now, { link: "p=x", edits: ["put x0 d4"], mark: ["d4"], arrow: ["c4-d5"] });
  made.undo();
  made.undo();
  assert.deepEqual(made.now, { link: "p=x", edits: ["put x0 d4"], mark: [], arrow: [] });
  assert.ok(made.canUndo && made.canRedo);
  made.redo();
  assert.deepEqual(made.now.mark, ["d4"]);
  made.undo();
  made.undo();
  assert.deepEqual(made.now.edits, []);
  assert.ok(!made.canUndo);
  made.undo();
  assert.deepEqual(made.now.edits, []);
});

test("what is pointed at and not there goes without a step, and no step back leads there", () => {
  const made = drawing({ mark: ["z9", "d4"], arrow: ["a1", "sea-snake-d4"] });
  made.keepPointers(["d4"], [["sea-snake", "d4"]]);
  assert.deepEqual([made.now.mark, made.now.arrow], [["d4"], ["sea-snake-d4"]]);
  assert.ok(!made.canUndo);
});

test("a new step leaves nothing to be made again", () => {
  const made = drawing();
  made.edit("clear");
  made.undo();
  made.edit("put x0 d4");
  assert.ok(!made.canRedo);
  made.redo();
  assert.deepEqual(made.now.edits, ["put x0 d4"]);
});

test("what is pointed at twice is not pointed at", () => {
  const made = drawing();
  made.mark("d4");
  made.mark("e5");
  made.mark("d4");
  made.arrow("a1", "a2");
  made.arrow("a1", "a2");
  assert.deepEqual([made.now.mark, made.now.arrow], [["e5"], []]);
});

test("another position begins without edits, and marks stay", () => {
  const made = drawing({ edits: ["clear"], mark: ["d4"] });
  made.begin("p=y");
  assert.deepEqual(made.now, { link: "p=y", edits: [], mark: ["d4"], arrow: [] });
});

test("a step that led nowhere is none", () => {
  const made = drawing();
  made.edit("clear");
  made.begin("p=rubbish");
  made.drop();
  assert.deepEqual(made.now, { link: "p=x", edits: ["clear"], mark: [], arrow: [] });
  assert.ok(made.canUndo && !made.canRedo);
});

test("taking away marks that are not there is no step", () => {
  const made = drawing();
  made.unmark();
  assert.ok(!made.canUndo);
});

test("an address leads to a diagram, and its position is left to Python", () => {
  const found = momentIn("#g=oxono&p=a%23b+c&mark=d4,+e5,&arrow=c4-d5&seat=1&ply=3", "oxono");
  assert.deepEqual([found.mark, found.arrow, found.seat, found.edits], [["d4", "e5"], ["c4-d5"], 1, []]);
  const link = new URLSearchParams(found.link);
  assert.deepEqual([link.get("g"), link.get("p"), link.get("ply")], ["oxono", "a#b c", "3"]);
  assert.equal(link.has("mark"), false);
});

test("rubbish in an address leads to the opening", () => {
  for (const hash of ["", "#", "#mark=", "#seat=-1", "#seat=many", "#p", "#%", "#g=oxono"]) {
    const { seat, mark, arrow } = momentIn(hash, "oxono");
    assert.deepEqual([seat, mark, arrow], [0, [], []]);
  }
  assert.equal(momentIn("#g=oxono", "oxono").link, "");
});

test("an address that names another game leads there, even without a position", () => {
  assert.deepEqual([...new URLSearchParams(momentIn("#g=claim", "oxono").link)], [["g", "claim"], ["p", ""]]);
  assert.equal(momentIn("#g=claim&p=x", "oxono").link, "g=claim&p=x");
});

test("what an address says in vain is told as it stands there", () => {
  assert.deepEqual(unread("#g=oxono&p=x&mark=d4&arrow=a1-b1&seat=1", 2), []);
  assert.deepEqual(unread("#r=1abc&ply=3", 2), []);
  assert.deepEqual(unread("#p=x&ply=99&puzzle=999&seat=2", 2), ["ply=99", "puzzle=999", "seat=2"]);
  assert.deepEqual(unread("#seat=all&%&level=", 2), ["seat=all", "%", "level"]);
});

test("a fragment reads back as what it was written from", () => {
  const fragment = fragmentOf("g=onitama&p=x%23y", { mark: ["d4", "sea-snake"], arrow: ["c4-d5"] }, 1);
  const { seat, mark, arrow, link } = momentIn(`#${fragment}`, "onitama");
  assert.deepEqual({ seat, mark, arrow }, { seat: 1, mark: ["d4", "sea-snake"], arrow: ["c4-d5"] });
  assert.equal(new URLSearchParams(link).get("p"), "x#y");
  assert.equal(fragmentOf("", { mark: [], arrow: [] }, 0), "");
});
