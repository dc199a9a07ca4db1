/** The best lines: each with its estimate and its moves, a turn at a time. Their room is kept before they are there. */
import { showEdges } from "../edges.js";
import { chip } from "../players.js";
import { better, score, verdict } from "./verdict.js";

/** @import { LogLine, PageFacts } from "../types.js" */
/** @import { View } from "./variations.js" */
/** @import { Worth } from "./verdict.js" */

/** @typedef {LogLine & { move: string }} Told */
/** @typedef {Worth & { moves: Told[] }} Line */

/** As many are asked for, and have room. */
export const LINES = 3;

export class BestLines {
  #facts;
  #walk;
  #rows;
  #shown = "";

  /**
   * @param {PageFacts} facts
   * @param {HTMLElement} root A list.
   * @param {(moves: Told[]) => void} walk
   */
  constructor(facts, root, walk) {
    this.#facts = facts;
    this.#walk = walk;
    this.#rows = Array.from({ length: LINES }, () => document.createElement("li"));
    root.replaceChildren(...this.#rows);
    this.#rows.forEach(showEdges);
  }

  /**
   * @param {Line[]} lines
   * @param {View} view
   */
  show(lines, view) {
    const state = JSON.stringify([view.words.language, lines]);
    if (state === this.#shown) return;
    this.#shown = state;
    this.#rows.forEach((row, index) => {
      const line = lines[index];
      // What is not there is not there for ears either.
      row.setAttribute("aria-hidden", String(!line));
      const focused = [...row.querySelectorAll("button")].indexOf(/** @type {any} */ (document.activeElement));
      row.replaceChildren(...(line ? this.#line(line, view) : []));
      row.querySelectorAll("button")[focused]?.focus({ preventScroll: true });
    });
  }

  /**
   * @param {Line} line
   * @param {View} view
   */
  #line(line, view) {
    const { words, names } = view;
    const worth = document.createElement("span");
    worth.className = "worth";
    const seen = document.createElement("span");
    seen.setAttribute("aria-hidden", "true");
    seen.append(chip(this.#facts, better(line.estimate)), score(line, words));
    const heard = document.createElement("span");
    heard.className = "unseen";
    heard.textContent = verdict(line, words, names);
    worth.append(seen, heard);
    return [worth, ...turnsIn(line.moves, view).map((turn) => this.#turn(turn, line.moves, view))];
  }

  /**
   * @param {{ seat: number, told: string, end: number }} turn
   * @param {Told[]} moves
   * @param {View} view
   */
  #turn({ seat, told, end }, moves, { words, names }) {
    const button = document.createElement("button");
    button.type = "button";
    button.append(chip(this.#facts, seat), told);
    button.setAttribute("aria-label", words.say(["log-line", { name: names(seat), told }]));
    button.addEventListener("click", () => this.#walk(moves.slice(0, end)));
    return button;
  }
}

/**
 * A line turn by turn, and how many moves there are up to the end of each.
 * @param {Told[]} moves
 * @param {View} view
 */
export function turnsIn(moves, { words, names }) {
  /** @type {{ seat: number, turn: number, told: string, end: number }[]} */
  const turns = [];
  moves.forEach(({ seat, turn, text }, index) => {
    const told = words.say(text, names);
    const open = turns.at(-1);
    if (open?.turn === turn) {
      open.told = words.say(["turn-joined", { first: open.told, next: told }]);
      open.end = index + 1;
    } else turns.push({ seat, turn, told, end: index + 1 });
  });
  return turns;
}
