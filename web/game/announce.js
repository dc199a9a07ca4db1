/** What a screen reader is told: the moves of the others since the same reader was told last, then the prompt. */
import { isNobodys } from "./prompt.js";
import { turnsOf } from "../turns.js";

/** @import { Frame, Player } from "../types.js" */
/** @import { Words } from "../words.js" */

export class Announcer {
  #root;
  /** Where the game began for all, and up to where each reader has heard it. */
  #start = 0;
  /** @type {Map<number | null, number>} */
  #heard = new Map();
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
    const isCovered = (frame.curtain ?? null) !== null;
    if (frame.actor === null && !frame.over && !isCovered && !isNobodys(frame, players)) {
      // A computer's turn is told as a whole, once somebody else is asked; what was told before holds no more.
      this.#say("");
      return;
    }
    const heard = this.#heard.get(frame.seat) ?? this.#start;
    // People who look at one board together have seen each other's moves; those with secrets have not.
    const isNews = (/** @type {number} */ seat) =>
      players[seat]?.kind === "computer" || (frame.private && seat !== frame.seat);
    const news = turnsOf(frame.log, words, players)
      .filter(({ ply, seat }) => !isCovered && ply > heard && isNews(seat))
      .map(({ sentence }) => `${sentence}. `);
    // The curtain leaves nothing in anybody's ear but whose turn it is.
    if (!isCovered) this.#heard.set(frame.seat, frame.ply);
    this.#say(news.join("") + prompt);
  }

  /** @param {string} told */
  #say(told) {
    if (told === this.#said) return;
    this.#said = told;
    this.#root.textContent = told;
  }

  /** The game that follows is another one: its log begins where it begins. @param {Frame} frame */
  startAt(frame) {
    this.#start = frame.ply;
    this.#heard.clear();
  }
}
