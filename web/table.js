/**
 * The running game as the page knows it: its last frame, and a queue of questions to Python.
 * Until Python is ready a prelude answers what it can; afterwards Python is told everything in the same order.
 */
import { Prelude } from "./prelude.js";

/** @import { Frame, Opening, Request, Text } from "./types.js" */

/**
 * @typedef {(request: Request) => Promise<{ frame?: Frame, error?: Text }>} Ask Answers in order.
 *
 * @typedef {object} TableEvents
 * @property {(frame: Frame) => void} onFrame
 * @property {(error: Text, request: Request) => void} onError The running game is as it was.
 * @property {(reason: unknown) => void} onBroken Python cannot be asked any more.
 */

export class Table {
  /** @type {Frame} */
  frame;
  /** Raised by every game that is opened, so that late answers can be told. */
  generation = 0;
  #prelude;
  /** @type {Ask | null} */
  #ask = null;
  /** @type {Promise<unknown>} */
  #queue = Promise.resolve();
  #events;

  /**
   * @param {Frame} frame What is shown already.
   * @param {Opening | null} opening The tree that the frame is the root of, if it is one.
   * @param {TableEvents} events
   */
  constructor(frame, opening, events) {
    this.frame = frame;
    this.#prelude = new Prelude(opening);
    this.#events = events;
  }

  get isReady() {
    return this.#ask !== null;
  }

  /**
   * Python is ready: open the game there, then ask everything that was asked before.
   * @param {Ask} ask
   * @param {Request} request How the game that is shown is opened.
   * @returns {Promise<boolean>} Whether it could be opened.
   */
  async connect(ask, request) {
    /** @type {Frame | undefined} */
    let last;
    try {
      const opened = await ask(request);
      if (opened.error) {
        this.#events.onError(opened.error, request);
        return false;
      }
      last = opened.frame;
      while (this.#prelude.asked.length) {
        const asked = /** @type {Request} */ (this.#prelude.asked.shift());
        const reply = await ask(asked);
        if (reply.error) this.#events.onError(reply.error, asked);
        last = withNote(reply.frame, last);
      }
    } catch (reason) {
      this.#events.onBroken(reason);
      return false;
    }
    this.#ask = ask;
    if (last) this.#show(last);
    return true;
  }

  /**
   * Ask for a change of the running game. Resolves when the answer is shown.
   * @param {Request} request
   * @returns {Promise<void>}
   */
  ask(request) {
    if (!this.#ask) {
      const frame = this.#prelude.ask(request);
      if (frame) this.#show(frame);
      return Promise.resolve();
    }
    const ask = this.#ask;
    const answered = this.#queue.then(async () => {
      const reply = await ask(request);
      if (reply.error) this.#events.onError(reply.error, request);
      else if (reply.frame) this.#show(reply.frame, request);
    });
    this.#queue = answered.catch((reason) => this.#events.onBroken(reason));
    return this.#queue.then(() => undefined);
  }

  /**
   * @param {Frame} frame
   * @param {Request} [request]
   */
  #show(frame, request) {
    if (request && OPENING.has(request.do)) this.generation += 1;
    this.frame = frame;
    this.#events.onFrame(frame);
  }
}

const OPENING = new Set(["new", "load", "at"]);

/**
 * The later frame; what an earlier one had to say is not lost with it.
 * @param {Frame | undefined} later
 * @param {Frame | undefined} earlier
 */
function withNote(later, earlier) {
  if (!later) return earlier;
  return earlier?.note && !later.note ? { ...later, note: earlier.note } : later;
}
