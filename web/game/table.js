/**
 * The running game as the page knows it: its last frame, and a queue of questions to Python.
 * Until Python is ready a prelude answers what it can; afterwards Python is told everything in the same order.
 */
import { Prelude } from "./prelude.js";

/** @import { Frame, Opening, Reply, Request, Text } from "../types.js" */

/**
 * @typedef {(request: Request) => Promise<Reply>} Ask Answers in order.
 *
 * @typedef {object} TableEvents
 * @property {(frame: Frame, request: Request) => void} onOpened Another game is open now; its frame is shown next.
 * @property {(frame: Frame, request: Request) => void} onFrame What is shown, and what it answers.
 * @property {(why: Text, where: string) => void} onRefused A tap did nothing; the frame is shown already.
 * @property {(error: Text, request: Request) => void} onError The running game is as it was.
 * @property {(reason: unknown, request: Request) => void} onBroken Python did not answer.
 */

export class Table {
  /** @type {Frame} */
  frame;
  #prelude;
  /** @type {Ask | null} */
  #ask = null;
  /** @type {(value?: unknown) => void} */
  #tellReady = () => {};
  /** Once Python has taken over. */
  ready = new Promise((resolve) => (this.#tellReady = resolve));
  /** @type {Promise<void>} */
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

  /** Whether something was asked that only Python can answer, and it is not ready. */
  get isWaiting() {
    return !this.#ask && this.#prelude.isBehind;
  }

  /**
   * Opens a game in Python, then asks everything that was asked before Python was ready.
   * @param {Ask} ask
   * @param {Request} request
   * @returns {Promise<Text | null>} Why the game could not be opened. Rejected when Python did not answer.
   */
  async connect(ask, request) {
    const opened = await ask(request);
    if (opened.error) return opened.error;
    let last = /** @type {Frame} */ (opened.frame);
    let answer = opened;
    let answered = request;
    this.#events.onOpened(last, request);
    // Kept until all is answered: an interpreter that dies meanwhile is asked everything again once it has come back.
    for (const asked of this.#prelude.asked) {
      const reply = await ask(asked);
      if (reply.error) this.#events.onError(reply.error, asked);
      if (!reply.frame) continue;
      if (OPENING.has(asked.do)) this.#events.onOpened(reply.frame, asked);
      last = { note: last.note, ...reply.frame };
      answer = reply;
      answered = asked;
    }
    this.#prelude.asked.length = 0;
    this.#ask = ask;
    this.#tellReady();
    this.#show(last, answered, answer);
    return null;
  }

  /**
   * Ask for a change of the running game. Resolves when the answer is shown.
   * @param {Request} request
   * @returns {Promise<Reply | undefined>} What Python has answered, if it has.
   */
  ask(request) {
    const ask = this.#ask;
    if (!ask) {
      const frame = this.#prelude.ask(request);
      if (frame) this.#show(frame, request);
      return Promise.resolve(undefined);
    }
    const answered = this.#queue.then(async () => {
      try {
        const reply = await ask(request);
        if (reply.error) this.#events.onError(reply.error, request);
        if (reply.frame) {
          if (OPENING.has(request.do)) this.#events.onOpened(reply.frame, request);
          this.#show(reply.frame, request, reply);
        }
        return reply;
      } catch (reason) {
        this.#events.onBroken(reason, request);
        return undefined;
      }
    });
    this.#queue = answered.then(() => {});
    return answered;
  }

  /**
   * @param {Frame} frame
   * @param {Request} request
   * @param {Reply} [reply]
   */
  #show(frame, request, { why, where = "" } = {}) {
    this.frame = frame;
    this.#events.onFrame(frame, request);
    if (why) this.#events.onRefused(why, where);
  }
}

const OPENING = new Set(["new", "load", "open"]);
