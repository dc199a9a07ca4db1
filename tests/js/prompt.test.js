import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { URL } from "node:url";

import { promptOf } from "../../web/game/prompt.js";
import { Words } from "../../web/words.js";

/** @import { Frame, Over, Player } from "../../web/types.js" */

const folders = ["web/texts", "py/ludoteca/texts", "py/ludoteca/games/oxono/texts"];
const source = folders.map((folder) => readFileSync(new URL(`../../${folder}/en.ftl`, import.meta.url), "utf8"));
const words = new Words("en", source.join("\n"));

/** @type {Player} */
const person = { kind: "person" };
/** @type {Player} */
const computer = { kind: "computer", level: 3 };
const calm = { isPaused: false, isWaiting: false };

/** @param {Partial<Frame>} frame @returns {Frame} */
function frameWith(frame) {
  return /** @type {Frame} */ ({ turn: [0], actor: 0, prompt: ["prompt-move"], over: null, ...frame });
}

/** @param {number[]} winners @returns {Over} */
function wonBy(winners) {
  return { winners, reason: "colour", text: ["reason-colour"], scores: [], table: [] };
}

test("the person who is asked reads what is asked", () => {
  const prompt = promptOf(frameWith({}), words, [person, computer], calm);
  assert.deepEqual(prompt, { seat: 0, who: "You", sentence: "Move a totem" });
});

test("while the computer is to move, it thinks", () => {
  const frame = frameWith({ turn: [1], actor: null, prompt: ["waiting-for", { seat: 1 }] });
  const prompt = promptOf(frame, words, [person, computer], calm);
  assert.deepEqual(prompt, { seat: 1, who: "Computer · 3", sentence: "Computer is thinking" });
});

test("the only person has won, and not somebody of that name", () => {
  const frame = frameWith({ turn: [], actor: null, over: wonBy([0]) });
  assert.equal(promptOf(frame, words, [person, computer], calm).sentence, "You win: four of one colour");
  assert.equal(promptOf(frame, words, [computer, person], calm).sentence, "Computer wins: four of one colour");
});

test("two of a kind are told apart by their seats", () => {
  const frame = frameWith({ turn: [], actor: null, over: wonBy([1]) });
  assert.equal(promptOf(frame, words, [person, person], calm).sentence, "Black wins: four of one colour");
  assert.equal(promptOf(frame, words, [computer, computer], calm).who, "Black · Computer · 3");
});

test("nobody wins a draw", () => {
  const over = { ...wonBy([]), text: /** @type {[string]} */ (["reason-draw"]) };
  const { seat, sentence } = promptOf(frameWith({ turn: [], actor: null, over }), words, [person, person], calm);
  assert.equal(seat, null);
  assert.match(sentence, /^A draw: /);
});

test("while the curtain is down the prompt says whose turn it is to look", () => {
  /** @type {Player[]} */
  const people = [computer, person, { kind: "person", name: "Rosa" }];
  const frame = frameWith({ turn: [0, 2], actor: null, curtain: 2, prompt: ["pass-device", { seat: 2 }] });
  const prompt = promptOf(frame, words, people, calm);
  assert.deepEqual(prompt, { seat: 2, who: "Rosa", sentence: "Pass the device to Rosa" });
});

test("those who play together win or lose as one", () => {
  const together = { ...calm, isTogether: true };
  const won = frameWith({ turn: [], actor: null, over: wonBy([0, 1]) });
  const lost = frameWith({ turn: [], actor: null, over: wonBy([]) });
  assert.equal(promptOf(won, words, [person, computer], together).sentence, "Won: four of one colour");
  assert.equal(promptOf(lost, words, [person, computer], together).sentence, "Lost: four of one colour");
});

test("whoever played alone is told the points and what they are worth", () => {
  const frame = frameWith({ turn: [], actor: null, over: { ...wonBy([0]), scores: [63] } });
  assert.equal(promptOf(frame, words, [person], calm).sentence, "63 points: four of one colour");
});

test("a person with a name wins under that name", () => {
  const frame = frameWith({ turn: [], actor: null, over: wonBy([0]) });
  const sentence = promptOf(frame, words, [{ kind: "person", name: "Rosa" }, computer], calm).sentence;
  assert.equal(sentence, "Rosa wins: four of one colour");
});

test("where nobody plays it is told what was done last and who is to move", () => {
  /** @type {Player[]} */
  const nobody = [{ kind: "nobody" }, { kind: "nobody" }];
  const start = { turn: [0], actor: null, seats: 2, log: [], prompt: /** @type {[string, { seat: number }]} */ (["waiting-for", { seat: 0 }]) };
  assert.deepEqual(promptOf(frameWith(start), words, nobody, calm), { seat: 0, who: "Pink", sentence: "Pink to move" });
  const log = /** @type {Frame["log"]} */ ([
    { ply: 1, seat: 0, turn: 1, text: ["told-move", { totem: "x", to: "c6" }] },
    { ply: 2, seat: 0, turn: 1, text: ["told-place", { square: "b6" }] },
  ]);
  const after = promptOf(frameWith({ ...start, turn: [1], log }), words, nobody, calm);
  assert.deepEqual(after, { seat: 1, who: "Black", sentence: "Pink: X to c6, piece on b6. Black to move" });
  assert.equal(promptOf(frameWith({ ...start, turn: [0, 1] }), words, nobody, calm).sentence, "Everybody to move");
});

test("whoever waits for a person waits", () => {
  const frame = frameWith({ turn: [1], actor: null, seats: 2, log: [], prompt: ["waiting-for", { seat: 1 }] });
  assert.equal(promptOf(frame, words, [{ kind: "nobody" }, person], calm).sentence, "Waiting for You");
});
