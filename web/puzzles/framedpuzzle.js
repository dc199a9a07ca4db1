/** A game's puzzle in the page of another. What it shares with other framed pages: web/embed/framing.js. */
import { framedLink, Framing, moveBetween } from "../embed/framing.js";
import { tellParent } from "../embed/messages.js";

/** @import { Command } from "../embed/messages.js" */
/** @import { PuzzlesPage } from "./puzzler.js" */
/** @import { Frame, PageFacts } from "../types.js" */

/**
 * What the page around this one wants; `null` where there is none that says it.
 * @param {PageFacts} facts
 */
export function framedPuzzle(facts) {
  const asked = framedLink();
  return asked && new FramedPuzzle(facts, asked);
}

export class FramedPuzzle extends Framing {
  /** @type {PuzzlesPage | null} */
  #page = null;
  /** The last frame that has been told. @type {Frame | null} */
  #told = null;

  /**
   * @param {PageFacts} facts
   * @param {URLSearchParams} asked
   */
  constructor(facts, asked) {
    super(facts, asked, ["puzzle"]);
  }

  /** The page is there. @param {PuzzlesPage} page */
  join(page) {
    this.#page = page;
    page.around = this;
    this.attach(page);
    this.judge();
    if (page.numbered(this.asked) === null) this.complain(this.say("embed-no-puzzle"));
  }

  /** Another puzzle is set up, or the same once more: what is shown next is its beginning. */
  opened() {
    this.#told = null;
  }

  /** @param {Frame} frame */
  shown(frame) {
    const before = this.#told;
    this.#told = frame;
    if (!before) {
      const { game, seats } = frame;
      const puzzle = (this.#page?.number ?? 0) + 1;
      tellParent("ready", { game, seats, puzzle, language: document.documentElement.lang, ...this.place(frame) });
    } else if (frame.record !== before.record) tellParent("move", { ...moveBetween(before, frame), ...this.place(frame) });
  }

  /**
   * @param {string} reason `solved`, `also` (another way that wins), or `shown` (the solution was).
   * @param {number} solver
   */
  finished(reason, solver) {
    const winners = reason === "shown" ? [] : [solver];
    tellParent("over", { winners, reason, scores: [], record: this.#told?.record ?? null });
  }

  /** @param {Command} command */
  do(command) {
    const page = /** @type {PuzzlesPage} */ (this.#page);
    if (command.type === "undo") return page.canRetry ? void page.retry() : this.refuse(this.say("embed-not-now"));
    if (command.type !== "open") return this.refuse(this.say("embed-not-in-puzzle"));
    const asked = command.link === null ? this.asked : this.linkTo(command.link);
    if (!asked) return;
    const number = page.numbered(asked);
    if (number === null) return this.refuse(this.say("embed-no-puzzle"));
    this.obey(asked);
    this.judge();
    void page.open(number);
  }
}
