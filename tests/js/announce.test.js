import assert from "node:assert/strict";
import { test } from "node:test";

import { Announcer } from "../../web/game/announce.js";
import { Words } from "../../web/words.js";

/** @import { Frame, Player } from "../../web/types.js" */

const words = new Words("en", "log-line = { $name }: { $told }\nseat-0 = Pink\nseat-1 = Black\nkept = keeps { $card }\nchosen = has chosen\n");
/** @type {Player[]} */
const people = [{ kind: "person" }, { kind: "person" }];

/** A live region, and what it says after a frame. */
function setUp() {
  const root = /** @type {HTMLElement} */ ({ textContent: "" });
  const announcer = new Announcer(root);
  /** @param {Partial<Frame>} frame @param {string} prompt */
  const tell = (frame, prompt) => {
    announcer.tell(/** @type {Frame} */ ({ over: null, private: true, turn: [0], ...frame }), prompt, words, people);
    return root.textContent;
  };
  return { announcer, tell };
}

/** @param {string} id @param {number} seat @param {number} ply @returns {Frame["log"][number]} */
function line(id, seat, ply) {
  return { ply, seat, turn: ply, text: [id, { card: "egg" }] };
}

test("the curtain leaves nothing in the ear but whose turn it is", () => {
  const { tell } = setUp();
  tell({ seat: 0, actor: 0, curtain: null, log: [], ply: 0 }, "Keep a card");
  assert.equal(tell({ seat: null, actor: null, curtain: 1, log: [line("chosen", 0, 1)], ply: 1 }, "Pass it on"), "Pass it on");
});

test("whoever takes the device hears what the others did since, and not what they know themselves", () => {
  const { tell } = setUp();
  tell({ seat: 0, actor: 0, curtain: null, log: [], ply: 0 }, "Keep a card");
  tell({ seat: null, actor: null, curtain: 1, log: [line("chosen", 0, 1)], ply: 1 }, "Pass it on");
  const black = { seat: 1, actor: 1, curtain: null, log: [line("chosen", 0, 1)], ply: 1 };
  assert.equal(tell(black, "Keep a card"), "Pink: has chosen. Keep a card");
  tell({ seat: null, actor: null, curtain: 0, log: [], ply: 2 }, "Pass it back");
  const pink = { seat: 0, actor: 0, curtain: null, log: [line("kept", 0, 1), line("kept", 1, 2)], ply: 2 };
  assert.equal(tell(pink, "Keep a card"), "Black: keeps egg. Keep a card");
});

test("whoever only looks hears where the game stands", () => {
  const root = /** @type {HTMLElement} */ ({ textContent: "" });
  /** @type {Player[]} */
  const nobody = [{ kind: "nobody" }, { kind: "nobody" }];
  const frame = /** @type {Frame} */ ({ over: null, seat: null, actor: null, turn: [1], log: [], ply: 1 });
  new Announcer(root).tell(frame, "Pink: has chosen. Black to move", words, nobody);
  assert.equal(root.textContent, "Pink: has chosen. Black to move");
});

test("another game is heard from its own beginning", () => {
  const { announcer, tell } = setUp();
  tell({ seat: 0, actor: 0, curtain: null, log: [line("chosen", 1, 7)], ply: 7 }, "one");
  announcer.startAt(/** @type {Frame} */ ({ ply: 2 }));
  const frame = { seat: 0, actor: 0, curtain: null, log: [line("chosen", 1, 2), line("chosen", 1, 3)], ply: 3 };
  assert.equal(tell(frame, "two"), "Black: has chosen. two");
});

test("while only computers are asked nothing old stands there to be read", () => {
  const { tell } = setUp();
  tell({ seat: 0, actor: 0, curtain: null, log: [], ply: 0 }, "Keep a card");
  assert.equal(tell({ seat: 0, actor: null, curtain: null, log: [], ply: 1 }, "Computer is thinking"), "");
});
