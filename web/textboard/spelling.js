/** What verbs and nouns of moves are called in the language of the page. */
import { regionName } from "../board/shadow.js";

/** @import { Frame } from "../types.js" */
/** @import { Words } from "../words.js" */

/** @import { SceneNode } from "../types.js" */

/** A label that is longer explains more than it names. */
const MOST_LETTERS = 30;
const SQUARE = /^[a-z]\d{1,2}$/;

/** The square of which a label speaks, the first of several; none where it speaks of no square. @param {SceneNode} node */
export function squareIn({ label }) {
  return Object.values(label?.[1] ?? {}).flatMap((value) => (SQUARE.test(String(value)) ? [String(value)] : [])).slice(0, 1);
}

/**
 * @param {string} verb
 * @param {Words} words
 */
export function verbOf(verb, words) {
  const id = `verb-${verb}`;
  return words.has(id) ? words.say([id]) : verb;
}

/**
 * A square as squares are called, a noun that has words of its own by these, and a drawn thing by its label.
 * @param {string[]} names
 * @param {Frame} frame
 * @param {Words} words
 */
export function nouns(names, { scene }, words) {
  return names.map((name) => {
    if (SQUARE.test(name)) return words.naming ? words.naming(name) : name;
    const id = `noun-${name}`;
    if (words.has(id)) return words.say([id]);
    const label = scene.nodes.find((node) => node.name === name)?.label;
    // Where a label tells a square or a seat besides, the name itself is shorter and what is typed.
    const short = label && !tellsMore(label, words) ? words.short(label) || words.say(label) : name;
    return short.length > MOST_LETTERS ? name : short;
  });
}

/**
 * @param {import("../types.js").Text} label
 * @param {Words} words
 */
function tellsMore([id, args = {}], words) {
  return "seat" in args || Object.values(args).some((value) => SQUARE.test(String(value))) || !words.has(id);
}

/**
 * Moves in few words: those that differ in nothing but the last noun stand together.
 * @param {string[]} moves
 * @param {Frame} frame
 * @param {Words} words
 * @returns {string[]}
 */
export function grouped(moves, frame, words) {
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const move of moves) {
    const [verb, ...named] = move.split(" ");
    const called = nouns(named, frame, words).map((one, index) => (one === named[index] ? one : withName(one, named[index])));
    const last = called.pop();
    const head = [verbOf(verb, words), ...called].join(" ");
    groups.set(head, [...(groups.get(head) ?? []), ...(last === undefined ? [] : [last])]);
  }
  // What can go to the very same places is told once.
  /** @type {Map<string, string[]>} */
  const heads = new Map();
  for (const [head, ends] of groups) heads.set(ends.join("; "), [...(heads.get(ends.join("; ")) ?? []), head]);
  return [...heads].map(([ends, same]) => (ends ? `${same.join(", ")}: ${ends}` : same.join(", ")));
}

/** @param {string} called @param {string} name */
function withName(called, name) {
  return SQUARE.test(name) ? called : `${called} (${name})`;
}

/**
 * Everything on the board that can be heard, part by part and row by row.
 * @param {Frame} frame
 * @returns {{ region: string, rows: SceneNode[][] }[]} What lies in no part that has a name comes last, region "".
 */
export function parts({ scene, live, chosen }) {
  /** @type {Map<string, Map<number, Map<number, SceneNode>>>} */
  const regions = new Map();
  const loose = [];
  // Only a part in which something can be tapped has a name for ears.
  const named = new Set(scene.nodes.flatMap(({ name, at }) => (name && at ? [at[0]] : [])));
  for (const node of scene.nodes) {
    if (!node.label) continue;
    if (!node.at || !named.has(node.at[0])) {
      loose.push(node);
      continue;
    }
    const [region, row, column] = node.at;
    const rows = regions.get(region) ?? new Map();
    const cells = rows.get(row) ?? new Map();
    const there = cells.get(column);
    // As on the board: of two things at one place the one that can be tapped counts, else the upper one.
    const isOpen = (/** @type {typeof node} */ one) => [...live, ...chosen].includes(one.name ?? "");
    if (!there || !isOpen(there) || isOpen(node)) cells.set(column, node);
    regions.set(region, rows.set(row, cells));
  }
  const sorted = (/** @type {Map<number, any>} */ map) => [...map].sort(([one], [other]) => one - other).map(([, value]) => value);
  const found = [...regions].map(([region, rows]) => ({ region, rows: sorted(rows).map(sorted) }));
  return loose.length > 0 ? [...found, { region: "", rows: loose.map((node) => [node]) }] : found;
}

/**
 * @param {string} region
 * @param {Words} words
 * @param {(seat: number) => string} names
 */
export function regionLabel(region, words, names) {
  return words.say(region ? regionName(region) : ["board-besides"], names);
}
