/** What an estimate means: who is better and by how much, or how the game ends. */
import { chip } from "../players.js";

/** @import { PageFacts } from "../types.js" */
/** @import { Words } from "../words.js" */

/** @typedef {{ estimate: number, turns: number | null, solved: boolean }} Worth Seen from the first seat. */

/** So near the middle nobody is better. */
const EVEN = 0.05;

/** The first seat's chances, from 0 to 1. @param {number} estimate */
export function chances(estimate) {
  return (1 + Math.max(-1, Math.min(1, estimate))) / 2;
}

/** The chances in a hundred of who is better; only what is decided has none or all. @param {Worth} worth */
export function percent({ estimate, turns }) {
  const better = Math.round(100 * chances(Math.abs(estimate)));
  return turns === null ? Math.min(99, better) : better;
}

/** Who is better, if only by a little. @param {number} estimate */
export function better(estimate) {
  return estimate < 0 ? 1 : 0;
}

/**
 * The whole sentence.
 * @param {Worth} worth
 * @param {Words} words
 * @param {(seat: number) => string} names
 */
export function verdict(worth, words, names) {
  const { estimate, turns, solved } = worth;
  const name = names(better(estimate));
  const told = turns === null ? null : words.say(["analysis-wins", { name, turns }]);
  if (told) return solved ? words.say(["analysis-solved", { verdict: told }]) : told;
  if (solved) return words.say(["analysis-solved", { verdict: words.say(["analysis-draw"]) }]);
  if (Math.abs(estimate) < EVEN) return words.say(["analysis-even"]);
  return words.say(["analysis-better", { name, percent: percent(worth) }]);
}

/**
 * The same as short as it can be, beside the better one's mark.
 * @param {Worth} worth
 * @param {Words} words
 */
export function score(worth, words) {
  const { turns, solved } = worth;
  if (turns !== null) return words.say(["analysis-wins-short", { turns }]);
  return solved ? words.say(["analysis-draw-short"]) : words.say(["analysis-percent", { percent: percent(worth) }]);
}

/** The bar beside the board, in the seats' own paints. */
export class Balance {
  #root;

  /**
   * @param {HTMLElement} root
   * @param {PageFacts} facts
   */
  constructor(root, facts) {
    this.#root = root;
    // A mark's paint and sign, drawn out to a bar.
    root.replaceChildren(...[0, 1].map((seat) => chip(facts, seat)));
  }

  /**
   * @param {number | null} estimate `null`: nothing is known.
   * @param {string} sentence
   */
  show(estimate, sentence) {
    this.#root.style.setProperty("--share", `${(100 * chances(estimate ?? 0)).toFixed(1)}%`);
    this.#root.toggleAttribute("data-unknown", estimate === null);
    this.#root.setAttribute("aria-label", sentence);
  }
}
