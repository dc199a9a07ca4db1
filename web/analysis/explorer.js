/** Which position stands on the board: the tree that is walked in, and Python's board, which follows. */
import { leadOn } from "../address.js";
import { Sketch } from "./sketch.js";
import { Tree, wayTo } from "./tree.js";

/** @import { Told } from "./best.js" */
/** @import { Review } from "./report.js" */
/** @import { Branch } from "./tree.js" */
/** @import { Frame, PageFacts, Reply, Request, Text } from "../types.js" */

/**
 * @typedef {object} Surroundings
 * @property {PageFacts} facts
 * @property {ReturnType<typeof import("../link.js").connect>} link
 * @property {() => boolean} isTall
 * @property {(reply: Reply) => void} onReply The board, or why there is none, or why a tap did nothing.
 * @property {() => void} onMoved The tree has grown or shrunk, or another position of it is looked at.
 * @property {(why: Text) => void} onBadLink
 * @property {(reason: unknown, again: () => void) => void} onRefused Python has not answered.
 */

export class Explorer {
  #page;
  #sketch;
  /** Until a game is open there is none. @type {Tree | null} */
  tree = null;
  /** Of the game that is open, once it has been made. @type {Review | null} */
  review = null;
  /** Requests to Python, one after another. @type {Promise<void>} */
  #queue = Promise.resolve();

  /** @param {Surroundings} page */
  constructor(page) {
    this.#page = page;
    this.#sketch = new Sketch(page.facts.slug);
  }

  /**
   * Opens what a link leads to, else the kept game, else a new one.
   * @param {string | null} linked
   * @param {string | null} record
   */
  open(linked, record) {
    const { facts, link, onReply, onBadLink } = this.#page;
    /** @type {Request[]} */
    const requests = [];
    if (linked !== null) requests.push(this.#request({ do: "open", game: facts.slug, link: linked }));
    if (record !== null) requests.push(this.#request({ do: "load", record }));
    requests.push(this.#request({ do: "new", game: facts.slug, seats: 2, seed: facts.seed, options: {} }));
    return this.#ask(async () => {
      for (const request of requests) {
        const { frame, error } = await link.ask(request);
        if (frame) {
          // A link may lead into the middle of a game: the tree holds all of it.
          const whole = frame.ply < frame.steps ? await link.ask({ do: "goto", ply: frame.steps }) : { frame };
          return this.#opened(whole.frame, frame.ply);
        }
        if (request.do !== "open") onReply({ error });
        else if (!leadOn(error, "../../")) onBadLink(error);
      }
    });
  }

  /**
   * @param {Frame} frame
   * @param {number} ply Where in its game to begin.
   */
  #opened(frame, ply) {
    this.tree = new Tree(frame);
    const kept = this.#sketch.read(frame.record);
    this.tree.restore(kept);
    this.review = isReview(kept?.review) ? kept.review : null;
    if (ply < frame.ply) this.tree.current = wayTo(this.tree.end)[ply - 1] ?? this.tree.root;
    this.#page.onReply({ frame });
    if (this.tree.current !== this.tree.end) this.#goTo(this.tree.current);
    else this.#page.onMoved();
  }

  /** What brings the board back when the interpreter has died. @returns {Request | null} */
  restoring() {
    return this.tree && this.#request({ do: "load", record: this.tree.record(this.tree.current) });
  }

  /** Everybody sits here. @param {Request} request @returns {Request} */
  #request(request) {
    return { ...request, humans: [0, 1], tall: this.#page.isTall() };
  }

  /** @param {() => Promise<void>} job */
  #ask(job) {
    this.#queue = this.#queue.then(job).catch((reason) => {
      this.#page.onRefused(reason, () => {
        this.#page.link.retry();
        const request = this.restoring();
        if (request) void this.ask(request);
        else location.reload();
      });
    });
    return this.#queue;
  }

  /** @param {Request} request */
  ask(request) {
    return this.#ask(async () => {
      const reply = await this.#page.link.ask(request);
      if (request.do === "tap" && reply.frame) this.#grow(reply.frame);
      this.#page.onReply(reply);
    });
  }

  /** Asks what changes nothing. @param {Request} request @returns {Promise<Reply>} */
  async query(request) {
    await this.#queue;
    return this.#page.link.ask(request);
  }

  /** A move that was made on the board goes into the tree. @param {Frame} frame */
  #grow({ ply, log, record }) {
    const { tree } = this;
    const line = log.at(-1);
    if (!tree || !line || ply <= tree.current.depth) return;
    const mark = `${line.seat}: `;
    const step = record.split("\n").findLast((text) => text.startsWith(mark)) ?? "";
    tree.current = tree.add(tree.current, { ...line, move: step.slice(mark.length) });
    this.keep();
    this.#page.onMoved();
  }

  /**
   * @param {Branch | null | undefined} branch
   * @returns {boolean} Whether that is somewhere else.
   */
  walk(branch) {
    if (!branch || !this.tree || branch === this.tree.current) return false;
    this.tree.current = branch;
    this.#goTo(branch);
    this.keep();
    return true;
  }

  /**
   * @param {Branch | undefined} from
   * @param {Told[]} moves
   */
  walkLine(from, moves) {
    const { tree } = this;
    if (!from || !tree) return false;
    return this.walk(moves.reduce((branch, move) => tree.add(branch, move), from));
  }

  /** @returns {(() => void) | null} Puts back what was deleted. */
  deleteFromHere() {
    const { tree } = this;
    const undo = tree?.prune(tree.current);
    if (!tree || !undo) return null;
    const settle = () => {
      this.#goTo(tree.current);
      this.keep();
    };
    settle();
    return () => {
      // By now another game may stand there.
      if (tree !== this.tree) return;
      undo();
      settle();
    };
  }

  /** @param {Branch} branch */
  #goTo(branch) {
    const tree = /** @type {Tree} */ (this.tree);
    this.#page.onMoved();
    void this.#ask(async () => {
      // Gone on meanwhile: only where it ends needs to be shown.
      if (tree !== this.tree || tree.current !== branch) return;
      const reply = await this.#page.link.ask(this.#request({ do: "load", record: tree.record(branch) }));
      if (reply.frame && reply.frame.ply < branch.depth) this.#drop(wayTo(branch)[reply.frame.ply]);
      this.#page.onReply(reply);
    });
  }

  /** What was kept is no move, or none any more. @param {Branch} branch */
  #drop(branch) {
    this.tree?.prune(branch);
    this.keep();
    this.#page.onMoved();
  }

  keep() {
    if (this.tree) this.#sketch.write(this.tree, this.review);
  }
}

/** Whether this can be shown. @param {any} review */
function isReview(review) {
  return Array.isArray(review?.turns) && review.turns.every((/** @type {any} */ turn) => Number.isInteger(turn?.number));
}
