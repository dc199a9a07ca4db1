/** What a screen reader is told: the moves of the others, then the prompt or the result. */
import { turnsOf } from "./side.js";

/** @import { Frame, Player } from "./types.js" */
/** @import { Words } from "./words.js" */

export class Announcer {
  #root;
  #ply = 0;
  #said = "";

  /** @param {HTMLElement} root A polite live region that nobody sees. */
  constructor(root) {
    this.#root = root;
  }

  /**
   * @param {Frame} frame
   * @param {string} prompt
   * @param {Words} words
   * @param {Player[]} players
   */
  tell(frame, prompt, words, players) {
    // A computer's turn is told as a whole, once somebody else is asked.
    if (frame.actor === null && !frame.over) return;
    const news = turnsOf(frame.log, words, players)
      .filter(({ ply, seat }) => ply > this.#ply && players[seat]?.kind === "computer")
      .map(({ sentence }) => `${sentence}. `);
    this.#ply = frame.ply;
    const told = news.join("") + prompt;
    if (told === this.#said) return;
    this.#said = told;
    this.#root.textContent = told;
  }

  /** The game that follows is another one: its log begins where it begins. @param {Frame} frame */
  startAt(frame) {
    this.#ply = frame.ply;
  }
}
