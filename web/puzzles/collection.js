/** The list of a game's puzzles, by how many turns they take: which is open, and which are solved. */
import { make, setText } from "../document.js";

/** @import { Puzzle } from "./solving.js" */
/** @import { Solved } from "./solved.js" */
/** @import { Words } from "../words.js" */

export class Collection {
  #root;
  #puzzles;
  #solved;
  #open;
  /** @type {HTMLButtonElement[]} */
  #buttons = [];
  /** @type {{ heading: HTMLElement, turns: number }[]} */
  #grades = [];

  /**
   * @param {HTMLElement} root
   * @param {Puzzle[]} puzzles In order of depth.
   * @param {Solved} solved
   * @param {(number: number) => void} open From 0.
   */
  constructor(root, puzzles, solved, open) {
    this.#root = root;
    this.#puzzles = puzzles;
    this.#solved = solved;
    this.#open = open;
    for (const turns of new Set(puzzles.map((puzzle) => puzzle.turns))) this.#addGrade(turns);
  }

  /** @param {number} turns */
  #addGrade(turns) {
    const heading = make("h3", { id: `grade-${turns}` });
    const group = make("div", { className: "numbers" });
    group.setAttribute("role", "group");
    group.setAttribute("aria-labelledby", heading.id);
    this.#puzzles.forEach((puzzle, number) => {
      if (puzzle.turns !== turns) return;
      const button = make("button", { type: "button", textContent: String(number + 1) });
      button.addEventListener("click", () => this.#open(number));
      this.#buttons[number] = button;
      group.append(button);
    });
    this.#grades.push({ heading, turns });
    this.#root.append(heading, group);
  }

  /** The first that is not solved, after this one and then from the start; none when all are. @param {number} [after] */
  next(after = -1) {
    const open = this.#puzzles.flatMap(({ position }, number) => (this.#solved.has(position) ? [] : [number]));
    return open.find((number) => number > after) ?? open[0];
  }

  /**
   * @param {number} current
   * @param {Words} words
   */
  show(current, words) {
    for (const { heading, turns } of this.#grades) setText(heading, words.say(["puzzles-grade", { turns }]));
    this.#puzzles.forEach(({ position }, number) => {
      const button = this.#buttons[number];
      const isSolved = this.#solved.has(position);
      const id = isSolved ? "puzzles-number-solved" : "puzzles-number";
      button.setAttribute("aria-label", words.say([id, { number: number + 1 }]));
      button.toggleAttribute("data-solved", isSolved);
      if (number === current) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    });
  }
}
