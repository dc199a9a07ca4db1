/** What somebody has typed: a command, or a move in one of the ways in which it can be spelled. It knows no rule. */
import { bare } from "../bare.js";
import { nouns, squareIn, verbOf } from "./spelling.js";

/** @import { Frame } from "../types.js" */
/** @import { Words } from "../words.js" */

/** In the order in which help tells them. The word of the English language counts in all of them. */
export const COMMANDS = /** @type {const} */ (["last", "what", "options", "score", "log", "board", "undo", "redo", "help"]);
/** @typedef {(typeof COMMANDS)[number]} Command */

/**
 * @typedef {{ kind: "move", move: string } | { kind: "tap", name: string }} Deed
 * @typedef {Deed | { kind: "command", command: Command, rest: string } | { kind: "wrong", words: string }
 *   | { kind: "unknown" } | { kind: "nothing" }} Meaning `wrong`: a move by its verb, which is not possible now.
 */

/**
 * What was meant. A move goes before a command, and a thing that may be tapped before a thing that may not.
 * @param {string} typed
 * @param {{ frame: Frame, moves: string[], words: Words }} now `moves`: all that are possible, as records spell them.
 * @returns {Meaning}
 */
export function meaning(typed, { frame, moves, words }) {
  const text = plain(typed, words);
  // Signs alone are no word, but whoever types “?” wants an answer.
  if (text === "") return { kind: typed.trim() === "" ? "nothing" : "unknown" };
  const said = (/** @type {string} */ one) => plain(one, words) === text;
  const meant = moves.filter((move) => spellings(move, frame, words).some(said));
  if (meant.length === 1) return { kind: "move", move: meant[0] };
  const offered = [...frame.live, ...frame.chosen, ...frame.spare, ...frame.buttons.map(({ name }) => name)];
  const name = offered.find((each) => namesOf(each, frame, words).some(said));
  if (name !== undefined) return { kind: "tap", name };
  const [first, ...others] = text.split(" ");
  const command = COMMANDS.find((each) => commandWords(each, words).some((word) => plain(word, words) === first));
  if (command) return { kind: "command", command, rest: others.join(" ") };
  const wrong = wrongMove(first, others, moves, words);
  if (wrong) return { kind: "wrong", words: wrong };
  const drawn = frame.scene.nodes.find((node) => node.name && namesOf(node.name, frame, words).some(said));
  return drawn?.name ? { kind: "tap", name: drawn.name } : { kind: "unknown" };
}

/**
 * What was typed as a move of the game, with or without its verb; `null` where it is none.
 * @param {string} first
 * @param {string[]} others
 * @param {string[]} moves
 * @param {Words} words
 */
function wrongMove(first, others, moves, words) {
  if (others.length === 0) return null;
  const spelled = moves.map((move) => move.split(" "));
  const verbs = [...new Set(spelled.map(([verb]) => verb))];
  // A verb that is not possible now has words of its own all the same.
  const verb = verbs.find((each) => plain(verbOf(each, words), words) === first || each === first) ?? (words.has(`verb-${first}`) ? first : undefined);
  if (verb) return [verb, ...others].join(" ");
  const isBegun = spelled.some(([, noun]) => noun === first);
  return isBegun && verbs.length === 1 ? [verbs[0], first, ...others].join(" ") : null;
}

/**
 * The words for a command: those of the page's language, the first one first, and the English one.
 * @param {Command} command
 * @param {Words} words
 */
export function commandWords(command, words) {
  return [...words.say([`command-${command}`]).split(", "), command];
}

/**
 * A text as it is compared: small letters without accents, squares as records spell them.
 * @param {string} text
 * @param {Words} words
 */
export function plain(text, words) {
  const letters = bare(words.has("letters") ? words.say(["letters"]) : "").split(" ");
  return bare(text)
    .replace(/[^\p{L}\p{N}-]+/gu, " ")
    .replace(/(^| )([\p{L}-]+) ?(\d+)(?= |$)/gu, (all, before, word, number) => {
      const letter = word.length === 1 ? word : "abcdefghijklmnopqrstuvwxyz"[letters.indexOf(word)];
      return /^[a-z]$/.test(letter ?? "") ? `${before}${letter}${number}` : all;
    })
    .trim();
}

/**
 * The whole move, with its verb or by its nouns alone, in the words of records and in those of the page.
 * @param {string} move
 * @param {Frame} frame
 * @param {Words} words
 */
function spellings(move, frame, words) {
  const [verb, ...named] = move.split(" ");
  const verbs = [verb, verbOf(verb, words)];
  if (named.length === 0) return verbs;
  const called = nouns(named, frame, words).join(" ");
  return [named.join(" "), called].flatMap((one) => [one, ...verbs.map((each) => `${each} ${one}`)]);
}

/**
 * All that a name may be typed as.
 * @param {string} name
 * @param {Frame} frame
 * @param {Words} words
 */
export function namesOf(name, frame, words) {
  const button = frame.buttons.find((each) => each.name === name);
  const nodes = frame.scene.nodes.filter((node) => node.name === name && node.label);
  // What stands on a square may be asked for by the square.
  const labels = nodes.flatMap((node) => [words.say(/** @type {[string]} */ (node.label)), ...squareIn(node)]);
  return [name, ...nouns([name], frame, words), ...(button ? [words.say(button.label)] : []), ...labels];
}
