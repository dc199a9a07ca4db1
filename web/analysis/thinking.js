/** What the bots' worker thinks about for this page: the position that is shown, or the whole game. One at a time. */
import { ponder } from "../bots.js";

/** @import { Line } from "./best.js" */
/** @import { Review } from "./report.js" */

/**
 * @typedef {object} Insight What is known of a position so far; see docs/design.md, section 5.
 * @property {Line[]} lines
 * @property {number} turns
 * @property {boolean} solved
 * @property {string[][] | null} [threats] `null`: nothing can be said of them here; left out: nobody has looked.
 *
 * @typedef {object} ThinkingEvents
 * @property {() => void} onInsight
 * @property {() => void} onSolved
 * @property {() => void} onBroken
 */

/** @type {Insight} */
const NOTHING = { lines: [], turns: 0, solved: false };
/** Whoever walks through a game does not stop at every position. In milliseconds. */
const PAUSE = 120;

export class Thinking {
  #events;
  /** @type {ReturnType<typeof ponder> | null} */
  #thought = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #begin;
  /** @type {Insight} */
  insight = NOTHING;
  /** Whether positions are looked at as they come. */
  isLooking = true;
  isReviewing = false;
  /** Whether any position has been looked at. */
  hasBegun = false;
  /** Nothing more is to be found out here. */
  isDone = false;

  /** @param {ThinkingEvents} events */
  constructor(events) {
    this.#events = events;
  }

  /**
   * Another position is shown.
   * @param {string | null} record Up to there; `null`: there is nothing to find out.
   * @param {number} lines
   */
  look(record, lines) {
    this.#drop();
    this.insight = NOTHING;
    this.hasBegun = true;
    if (record === null) return;
    // Whoever has stopped it may still want to know what threatens.
    const most = this.isLooking ? lines : 0;
    this.#begin = setTimeout(() => {
      const thought = ponder({ do: "analyse", record, lines: most }, (progress) => this.#learn(progress));
      this.#thought = thought;
      this.#settle(thought, ({ analysis }) => {
        this.isDone = true;
        this.#learn(analysis);
        if (analysis.solved) this.#events.onSolved();
      });
    }, PAUSE);
  }

  /** What is known is enough. */
  stop() {
    clearTimeout(this.#begin);
    this.#thought?.now();
  }

  /** @param {Partial<Insight>} news */
  #learn(news) {
    if (Object.keys(news).length === 0) return;
    this.insight = { ...this.insight, ...news };
    this.#events.onInsight();
  }

  /**
   * @param {string} record
   * @param {{ onProgress: (share: number) => void, onReview: (review: Review) => void }} events
   */
  review(record, { onProgress, onReview }) {
    this.#drop();
    this.insight = NOTHING;
    this.isReviewing = true;
    const thought = ponder({ do: "review", record }, ({ share }) => onProgress(share));
    this.#thought = thought;
    this.#settle(thought, ({ review }) => {
      this.isReviewing = false;
      onReview(review);
    });
  }

  stopReview() {
    this.#drop();
  }

  #drop() {
    clearTimeout(this.#begin);
    this.#thought?.cancel();
    this.#thought = null;
    this.isReviewing = this.isDone = false;
  }

  /**
   * @param {ReturnType<typeof ponder>} thought
   * @param {(answer: any) => void} found
   */
  #settle(thought, found) {
    thought.answer
      .then((answer) => {
        if (answer === null || this.#thought !== thought) return;
        this.#thought = null;
        found(answer);
      })
      .catch((reason) => {
        if (this.#thought !== thought) return;
        console.warn(reason);
        this.#drop();
        this.#events.onBroken();
      });
  }
}
