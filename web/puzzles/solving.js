/** How far somebody has come with a puzzle: what a turn that was made is worth. It knows the solution, and no rule. */

/** @import { Frame, Text } from "../types.js" */

/**
 * @typedef {object} Step One turn of the solution.
 * @property {string[]} moves
 * @property {string} after The position it leads to.
 * @property {string[]} also Positions after other turns that win as well; the first turn has none.
 *
 * @typedef {object} Puzzle See tools/pages/puzzles.py.
 * @property {string} position
 * @property {number} turns In how many turns of the solver it is won.
 * @property {number} seat The solver.
 * @property {Step[]} line The solver's turns and the rival's by turns; the rival holds out longest.
 * @property {Text} text What makes it the solution.
 *
 * @typedef {"going" | "right" | "solved" | "also" | "wrong"} Verdict
 * "going": the turn is not finished; "right": the rival answers; "also": won, but otherwise than the solution.
 */

export class Solving {
  /** Which turn of the line comes next. */
  #next = 0;

  /** @param {Puzzle} puzzle */
  constructor(puzzle) {
    this.puzzle = puzzle;
  }

  /** How many turns of the solver are still to be found. */
  get left() {
    return Math.ceil((this.puzzle.line.length - this.#next) / 2);
  }

  /** What comes next in the solution: the rival's, after a right turn. @returns {string[]} */
  get next() {
    return this.puzzle.line[this.#next]?.moves ?? [];
  }

  /**
   * The solver has decided something, or the rival has given its answer.
   * @param {Frame} frame
   * @returns {Verdict}
   */
  judge({ over, turn, position }) {
    const { line, seat } = this.puzzle;
    if (over) return over.winners.length === 1 && over.winners[0] === seat ? "solved" : "wrong";
    if (turn[0] === seat) return "going";
    const step = line[this.#next];
    if (step?.also.includes(position ?? "")) return "also";
    if (step?.after !== position || this.#next + 1 >= line.length) return "wrong";
    this.#next += 1;
    return "right";
  }

  /** The rival has answered: the solver is asked again. */
  answered() {
    this.#next += 1;
  }

  /** Every decision of the solution from the beginning, and whose it is. */
  solution() {
    const { line, seat } = this.puzzle;
    return line.flatMap(({ moves }, number) => moves.map((move) => ({ move, seat: number % 2 ? 1 - seat : seat })));
  }
}
