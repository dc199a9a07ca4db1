import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { answer } from "../../web/textboard/answers.js";
import { calling, namings } from "../../web/textboard/naming.js";
import { grouped, parts } from "../../web/textboard/spelling.js";
import { meaning, plain } from "../../web/textboard/typed.js";
import { Words } from "../../web/words.js";

/** @import { Frame, Player } from "../../web/types.js" */

const ROOT = new URL("../../", import.meta.url);

/** All that the page can say of Oxono. @param {string} language */
function wordsOf(language) {
  const places = ["web/texts", "web/textboard/texts", "py/ludoteca/texts", "py/ludoteca/games/oxono/texts"];
  return new Words(language, places.map((place) => readFileSync(new URL(`${place}/${language}.ftl`, ROOT), "utf8")).join("\n"));
}

const moves = ["move x d4", "move x c5", "move o d4", "move o c5"];
/** @type {Player[]} */
const players = [{ kind: "person" }, { kind: "computer", level: 1 }];

/** A corner of a board with both totems. @param {Partial<Frame>} [more] @returns {Frame} */
function frameWith(more = {}) {
  const box = /** @type {[number, number, number, number]} */ ([0, 0, 1, 1]);
  /** @type {Frame["scene"]["nodes"]} */
  const nodes = [
    { kind: "rect", box, name: "d4", label: ["label-empty", { square: "d4" }], at: ["board", 2, 3] },
    { kind: "rect", box, name: "c5", label: ["label-empty", { square: "c5" }], at: ["board", 1, 2] },
    { kind: "disc", box, name: "x", label: ["label-totem", { square: "c4", symbol: "x" }], at: ["board", 2, 2] },
    { kind: "disc", box, name: "o", label: ["label-totem", { square: "d5", symbol: "o" }], at: ["board", 1, 3] },
    { kind: "text", box, label: ["label-reserve", { seat: 0, x: 8, o: 7 }], at: ["reserve-0", 0, 0] },
  ];
  const frame = { actor: 0, seat: 0, live: ["x", "o"], chosen: [], spare: [], buttons: [], log: [], over: null, tally: [] };
  return /** @type {any} */ ({ ...frame, scene: { size: [4, 4], nodes }, scores: null, ...more });
}

/** @param {string} typed @param {string} [language] @param {Partial<Frame>} [more] */
function meant(typed, language = "en", more = {}) {
  return meaning(typed, { frame: frameWith(more), moves, words: wordsOf(language) });
}

/** @param {any} command @param {string} [rest] @param {Partial<Frame>} [more] @param {string} [language] */
function told(command, rest = "", more = {}, language = "en") {
  const words = wordsOf(language);
  const names = (/** @type {number} */ seat) => ["You", "Computer"][seat];
  return answer(command, rest, { frame: frameWith(more), words, players, names, moves, prompt: "Move a totem" });
}

test("a move is understood whole, by its nouns alone, and in any language, case and accent", () => {
  const move = { kind: "move", move: "move x d4" };
  for (const typed of ["move x d4", "  MOVE  X D4 ", "x d4", "x D 4", "x delta 4", "move x, delta 4"]) {
    assert.deepEqual(meant(typed), move, typed);
  }
  assert.deepEqual(meant("Rusz x Dorota 4", "pl"), move);
  assert.deepEqual(meant("x domodossola 4", "it"), move);
  assert.deepEqual(meant("Μετακινησε x ΔΕΛΤΑ 4", "el"), move);
});

test("piece by piece it is taps, and a thing may be called by the square that it stands on", () => {
  assert.deepEqual(meant("x"), { kind: "tap", name: "x" });
  assert.deepEqual(meant("c4"), { kind: "tap", name: "x" });
  assert.deepEqual(meant("charlie 4"), { kind: "tap", name: "x" });
  // It may not be tapped now: the tap is refused with the rule, as on the board.
  assert.deepEqual(meant("d4"), { kind: "tap", name: "d4" });
});

test("commands are words of the page's language, and English ones always", () => {
  assert.deepEqual(meant("what d4"), { kind: "command", command: "what", rest: "d4" });
  assert.deepEqual(meant("co Dorota 4", "pl"), { kind: "command", command: "what", rest: "d4" });
  assert.deepEqual(meant("PONOW", "pl"), { kind: "command", command: "redo", rest: "" });
  assert.deepEqual(meant("τελευταια", "el"), { kind: "command", command: "last", rest: "" });
  assert.deepEqual(meant("last", "el"), { kind: "command", command: "last", rest: "" });
  assert.deepEqual(meant("mosse", "it"), { kind: "command", command: "options", rest: "" });
});

test("what looks like a move is asked about, anything else is unknown", () => {
  assert.deepEqual(meant("move x d9"), { kind: "wrong", words: "move x d9" });
  assert.deepEqual(meant("x d9"), { kind: "wrong", words: "move x d9" });
  assert.deepEqual(meant("place d4"), { kind: "wrong", words: "place d4" });
  assert.deepEqual(meant("good morning"), { kind: "unknown" });
  assert.deepEqual(meant("  "), { kind: "nothing" });
  assert.deepEqual(meant("?"), { kind: "unknown" });
});

test("a square is called as it was chosen, in every language", () => {
  const called = (/** @type {string} */ language) => {
    const { spaced, spelled, lines } = namings(wordsOf(language));
    return [spaced("d4"), spelled("d4"), lines("d12")];
  };
  assert.deepEqual(called("en"), ["D 4", "delta 4", "row 12, column 4"]);
  assert.deepEqual(called("it"), ["D 4", "Domodossola 4", "riga 12, colonna 4"]);
  assert.deepEqual(called("pl"), ["D 4", "Dorota 4", "rząd 12, kolumna 4"]);
  assert.deepEqual(called("el"), ["D 4", "Δέλτα 4", "γραμμή 12, στήλη 4"]);
});

test("every language has a word of its own for each of the twenty-six letters, and what is spelled can be typed", () => {
  for (const language of ["en", "el", "it", "pl"]) {
    const words = wordsOf(language);
    const { spelled } = namings(words);
    const squares = [..."abcdefghijklmnopqrstuvwxyz"].map((letter) => `${letter}7`);
    assert.equal(new Set(squares.map(spelled)).size, 26);
    assert.deepEqual(squares.map((square) => plain(spelled(square), words)), squares);
  }
});

test("every argument that is a square follows the chosen naming, also in a row of them, and nothing else does", () => {
  const words = wordsOf("en");
  words.naming = calling(words, "spelled");
  assert.equal(words.say(["label-totem", { square: "c4", symbol: "x" }]), "charlie 4, X totem");
  assert.equal(words.say(["analysis-threats", { name: "d4e", places: "d4, e5" }]), "d4e threatens to win on delta 4, echo 5.");
  assert.equal(calling(words, "plain"), null);
  assert.equal(calling(words, "nonsense"), null);
});

test("options are told in few words, and of one thing alone", () => {
  assert.deepEqual(told("options"), ["Move a totem", "Move x, Move o: d4; c5"]);
  assert.deepEqual(told("options", "d4"), ["Move x, Move o: d4"]);
  // The totem stands there.
  assert.deepEqual(told("options", "c4"), ["Move x: d4; c5"]);
  assert.deepEqual(told("options", "f1"), ["With “f1” you can do nothing now."]);
  assert.deepEqual(grouped(["pass"], frameWith(), wordsOf("en")), ["Pass"]);
});

test("what is on a place, and the whole board row by row", () => {
  assert.deepEqual(told("what", "d4"), ["d4, empty"]);
  assert.deepEqual(told("what", "c4"), ["c4, X totem"]);
  assert.deepEqual(told("what", "z9"), ["There is nothing called “z9” on the board."]);
  const rows = ["c5, empty; d5, O totem", "c4, X totem; d4, empty"];
  assert.deepEqual(told("board"), ["Spaces of the board:", ...rows, "Besides:", "You: 8 X and 7 O in reserve"]);
  assert.deepEqual(told("what"), told("board"));
  assert.deepEqual(told("what", "spaces of the board"), rows);
});

test("of two things at one place the one that can be tapped is told", () => {
  const frame = frameWith({ live: ["d4"] });
  frame.scene.nodes.push({ ...frame.scene.nodes[0], name: "pearl", label: ["label-piece", { square: "d4", owner: 0, symbol: "x" }] });
  const named = (/** @type {Frame} */ one) => parts(one)[0].rows[1].map(({ name }) => name);
  assert.deepEqual(named(frame), ["x", "d4"]);
  assert.deepEqual(named({ ...frame, live: [] }), ["x", "pearl"]);
});

test("last is what the others have played since, else one's own turn", () => {
  const line = (/** @type {number} */ turn, /** @type {number} */ seat, /** @type {string} */ square) => ({
    ...{ ply: turn, seat, turn },
    text: /** @type {[string, Record<string, string>]} */ (["told-place", { square }]),
  });
  assert.deepEqual(told("last"), ["Nobody has moved yet."]);
  assert.deepEqual(told("last", "", { log: [line(1, 0, "a1")] }), ["You: piece on a1"]);
  const log = [line(1, 0, "a1"), line(2, 1, "b1"), line(3, 1, "b2")];
  assert.deepEqual(told("last", "", { log }), ["Computer: piece on b1", "Computer: piece on b2"]);
  assert.equal(told("log", "", { log }).length, 3);
});

test("the score is told row by row, the sum first, and after the game who has won", () => {
  const tally = /** @type {any} */ ([
    { label: ["moves"], numbers: [3, 1] },
    { label: ["scores"], numbers: [5, 1] },
  ]);
  assert.deepEqual(told("score"), ["No points are counted so far."]);
  assert.deepEqual(told("score", "", { tally }), ["Scores: You 5, Computer 1", "Moves: You 3, Computer 1"]);
  const over = /** @type {any} */ ({ winners: [0], scores: [], table: [], text: ["reason-colour"] });
  assert.deepEqual(told("score", "", { over }), ["Move a totem"]);
});

test("behind the curtain nothing is told, whatever is asked", () => {
  for (const command of ["last", "what", "options", "score", "log", "board", "help"]) {
    assert.deepEqual(told(command, "d4", { curtain: 1 }), ["Move a totem"]);
  }
});

test("help tells every command with its English word", () => {
  const help = told("help", "", {}, "pl").join("\n");
  for (const word of ["last", "what", "options", "score", "log", "board", "undo", "redo", "help"]) assert.match(help, new RegExp(`\\b${word}\\b`));
});

test("help gives examples out of the game that stands there, and none of squares where there are none", () => {
  const words = new Words("en", ["web/texts", "web/textboard/texts", "py/ludoteca/texts", "py/ludoteca/games/sushigo/texts"]
    .map((place) => readFileSync(new URL(`${place}/en.ftl`, ROOT), "utf8")).join("\n"));
  const card = { kind: "rect", box: [0, 0, 1, 1], name: "egg", label: ["label-card", { card: "egg" }], at: ["hand", 0, 0] };
  const frame = frameWith({ scene: { size: [4, 4], nodes: /** @type {any} */ ([card]) }, record: "game: sushigo\n" });
  const known = { frame, words, players, names: () => "You", moves: ["keep egg"], prompt: "" };
  const help = answer("help", "", known);
  assert.ok(help.some((line) => line.includes("“what egg”")), help.join("\n"));
  assert.ok(help.some((line) => line.includes("“keep egg”")));
  // Nobody has moved, and Python has not come: there is nothing to give as an example.
  for (const line of [...help, ...answer("help", "", { ...known, moves: null })]) assert.doesNotMatch(line, /\bd4\b/);
  assert.ok(told("help").some((line) => line.includes("“options d4”")));
});

test("help tells nobody what another seat has put aside unseen", () => {
  // Of a card that is discarded in Tranquility nobody is told which; whoever waits has no move of the own for an example.
  const frame = frameWith({ actor: null, record: "game: tranquility\n2: discard 4\n" });
  const known = { frame, words: wordsOf("en"), players, names: () => "You", moves: [], prompt: "" };
  for (const line of answer("help", "", known)) assert.doesNotMatch(line, /discard|“(what|options) 4”/);
});
