/** The answers to what is asked of the text board: sentences out of the frame and, for what may be done, of the desk. */
import { scoresOf, sumOf } from "../game/scores.js";
import { turnsOf } from "../turns.js";
import { grouped, nouns, parts, regionLabel } from "./spelling.js";
import { COMMANDS, commandWords, namesOf, plain } from "./typed.js";

/** @import { Frame, Player } from "../types.js" */
/** @import { Words } from "../words.js" */
/** @import { Command } from "./typed.js" */

/**
 * @typedef {object} Known
 * @property {Frame} frame
 * @property {Words} words
 * @property {Player[]} players
 * @property {(seat: number) => string} names
 * @property {string[] | null} moves `null`: Python is not there yet.
 * @property {string} prompt What is asked now, as the page says it.
 */

/**
 * @param {Exclude<Command, "undo" | "redo">} command
 * @param {string} rest What it is asked about, as `plain` writes it.
 * @param {Known} known
 * @returns {string[]}
 */
export function answer(command, rest, known) {
  // Behind the curtain nobody is told anything but whose turn it is.
  if ((known.frame.curtain ?? null) !== null) return [known.prompt];
  return ANSWERS[command](known, rest);
}

/** @type {Record<Exclude<Command, "undo" | "redo">, (known: Known, rest: string) => string[]>} */
const ANSWERS = {
  last: ({ frame, words, players }) => {
    const turns = turnsOf(frame.log, words, players);
    const own = turns.findLastIndex(({ seat }) => seat === (frame.actor ?? frame.seat));
    // All that the others have done since; where that is nothing, the last turn of all.
    const since = turns.slice(own + 1);
    return said(since.length > 0 ? since : turns.slice(-1), words);
  },
  what: (known, rest) => (rest ? things(known, rest) : board(known)),
  options: ({ frame, words, moves, prompt }, rest) => {
    if (!moves) return [words.say(["one-moment"])];
    if (moves.length === 0) return [prompt];
    const about = moves.filter((move) => !rest || isAbout(move, rest, frame, words));
    if (about.length === 0) return [words.say(["board-no-options", { what: rest }])];
    return rest ? grouped(about, frame, words) : [prompt, ...grouped(about, frame, words)];
  },
  score: (known) => score(known),
  log: ({ frame, words, players }) => said(turnsOf(frame.log, words, players), words),
  board: (known) => board(known),
  help: (known) => help(known),
};

/** Every command, by examples out of the own moves and what is seen: a record tells what others have kept to themselves. @param {Known} known */
function help({ frame, words, names, moves }) {
  const example = moves?.[0];
  const noun = example?.split(" ").slice(1).at(-1) ?? frame.scene.nodes.find(({ name }) => name)?.name;
  const thing = noun === undefined ? regionLabel("", words, names) : nouns([noun], frame, words)[0];
  return [
    ...COMMANDS.map((command) => {
      const [word, ...others] = new Set(commandWords(command, words));
      const told = others.length > 0 ? `${word} (${others.join(", ")})` : word;
      return words.say(["board-help", { command: told, what: words.say([`help-${command}`, { thing }]) }]);
    }),
    ...(example ? [words.say(["help-moves", { example }])] : []),
    words.say(["help-keys"]),
  ];
}

/** @param {ReturnType<typeof turnsOf>} turns @param {Words} words */
function said(turns, words) {
  return turns.length > 0 ? turns.map(({ sentence }) => sentence) : [words.say(["moves-none"])];
}

/**
 * What is drawn by a name, or stands in the part of the board that is called so.
 * @param {Known} known
 * @param {string} rest
 */
function things({ frame, words, names }, rest) {
  const isCalled = (/** @type {string} */ one) => plain(one, words) === rest;
  const named = frame.scene.nodes.filter(({ name }) => name && namesOf(name, frame, words).some(isCalled));
  const places = new Set(named.map(({ at }) => JSON.stringify(at)));
  const there = frame.scene.nodes.filter((node) => named.includes(node) || (node.at && places.has(JSON.stringify(node.at))));
  const labels = there.flatMap(({ label }) => (label ? [words.say(label, names)] : []));
  if (labels.length > 0) return [...new Set(labels)];
  const part = parts(frame).find(({ region }) => isCalled(regionLabel(region, words, names)));
  if (!part) return [words.say(["board-nothing", { what: rest }])];
  return part.rows.map((row) => row.map((node) => words.say(/** @type {[string]} */ (node.label), names)).join("; "));
}

/** @param {Known} known */
function board({ frame, words, names }) {
  return parts(frame).flatMap(({ region, rows }) => [
    `${regionLabel(region, words, names)}:`,
    ...rows.map((row) => row.map((node) => words.say(/** @type {[string]} */ (node.label), names)).join("; ")),
  ]);
}

/** @param {Known} known */
function score({ frame, words, names, prompt }) {
  const result = frame.over ? [prompt] : [];
  const scores = scoresOf(frame);
  const number = new Intl.NumberFormat(words.language);
  const row = (/** @type {number[]} */ numbers) => numbers.map((points, seat) => `${names(seat)} ${number.format(points)}`).join(", ");
  if (!scores) {
    const points = frame.scores ?? frame.over?.scores ?? [];
    if (points.length > 0) return [...result, row(points)];
    return result.length > 0 ? result : [words.say(["board-no-scores"])];
  }
  const sum = sumOf(scores);
  const others = scores.table.filter((each) => each !== sum);
  const told = (/** @type {{ label: [string], numbers: number[] }} */ each) => `${words.say(each.label, names)}: ${row(each.numbers)}`;
  return [...result, ...[...(sum ? [sum] : []), ...others].map((each) => told(/** @type {any} */ (each)))];
}

/**
 * Whether one of the move's nouns is called so.
 * @param {string} move
 * @param {string} rest
 * @param {Frame} frame
 * @param {Words} words
 */
function isAbout(move, rest, frame, words) {
  return move.split(" ").some((noun) => namesOf(noun, frame, words).some((one) => plain(one, words) === rest));
}
