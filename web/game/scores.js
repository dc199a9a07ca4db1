/** The scores, after each round and in the end, row by row: what was counted, and how much of it each seat has. */
import { make } from "../document.js";
import { chip, namesOf } from "../players.js";

/** @import { Frame, Over, PageFacts, Player } from "../types.js" */
/** @import { Words } from "../words.js" */

/** Above so many columns their heads show the marks of the seats alone. */
const MOST_NAMES = 4;

/** Who has won, so far nobody; how many points each seat has; and what they are for. @typedef {Pick<Over, "winners" | "scores" | "table">} Scores */

/**
 * All that is scored by now; `null` where nothing is, or nothing but who has won.
 * @param {Frame} frame
 * @returns {Scores | null}
 */
export function scoresOf({ over, tally = [] }) {
  if (over) return over.table.length > 0 ? over : null;
  const sum = tally.at(-1);
  return sum ? { winners: [], scores: sum.numbers, table: tally } : null;
}

/**
 * The place of each seat. Winners are first whatever else they have; others share a place when they have equal scores.
 * @param {Pick<Scores, "winners" | "scores">} scores
 * @returns {number[]} Empty where nothing is counted, and where nobody is beaten.
 */
export function places({ scores, winners }) {
  if (scores.length < 2) return [];
  const isAhead = (/** @type {number} */ one, /** @type {number} */ other) =>
    winners.includes(other) ? false : winners.includes(one) || scores[one] > scores[other];
  return scores.map((_, seat) => 1 + scores.filter((_, other) => isAhead(other, seat)).length);
}

/**
 * The row that all the others lead to: the last one that says the same as the scores.
 * @param {Pick<Scores, "scores" | "table">} scores
 */
export function sumOf({ scores, table }) {
  return table.findLast(({ numbers }) => scores.length > 0 && numbers.join() === scores.join());
}

/**
 * @param {Scores} scores
 * @param {{ facts: PageFacts, words: Words, players: Player[] }} view
 * @returns {HTMLTableElement}
 */
export function scoreTable(scores, { facts, words, players }) {
  const table = make("table");
  const names = namesOf(words, players);
  const number = new Intl.NumberFormat(words.language);
  // A hyphen is too short beside figures.
  const shown = (/** @type {number} */ value) => number.format(value).replace("-", "\u2212");
  table.toggleAttribute("data-many", players.length > MOST_NAMES);
  const head = table.createTHead().insertRow();
  head.append(make("td"));
  players.forEach((_, seat) => {
    const name = make("span", { className: "name", textContent: names(seat) });
    const cell = heading("col", chip(facts, seat), name);
    cell.toggleAttribute("data-winner", scores.winners.includes(seat));
    head.append(cell);
  });
  const body = table.createTBody();
  /** @param {string | Node} label @param {number[]} numbers */
  const add = (label, numbers) => {
    const row = body.insertRow();
    row.append(heading("row", label), ...numbers.map((each) => make("td", { textContent: shown(each) })));
    return row;
  };
  const ranking = places(scores);
  if (ranking.length > 0) add(words.say(["place"]), ranking);
  const sum = sumOf(scores);
  for (const row of scores.table) {
    const sentence = words.say(row.label, names);
    const label = row.label[2] ? ruleLink(sentence, row.label[2]) : sentence;
    add(label, row.numbers).toggleAttribute("data-sum", row === sum);
  }
  return table;
}

/**
 * @param {"row" | "col"} scope
 * @param {(string | Node)[]} content
 */
function heading(scope, ...content) {
  const cell = make("th");
  cell.scope = scope;
  cell.append(...content);
  return cell;
}

/**
 * @param {string} text
 * @param {string} section Of the guide.
 */
function ruleLink(text, section) {
  return make("a", { textContent: text, href: `guide/#${section}` });
}
