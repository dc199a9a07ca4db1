/**
 * What a link points at (`mark`, `arrow`), over the running board until the reader moves or something there has moved.
 * Python tells where it lies, as it does for diagrams; fetched only where a link points at something.
 */
import { element, make } from "../document.js";
import { toldOf } from "./pointed.js";

/** @import { Stage } from "./stage.js" */
/** @import { Table } from "../game/table.js" */
/** @import { Called, Frame, SceneNode, Text } from "../types.js" */

/**
 * @typedef {object} Page
 * @property {Pick<Table, "ask" | "frame">} table
 * @property {Pick<Stage, "show">} stage
 * @property {(text: Text) => string} say
 */

export class Pointers {
  #page;
  #request;
  /** The last frame that it lay over, until it is forgotten. @type {Frame | null} */
  #seen;
  /** For which arrangement and whose eyes they have been asked for. */
  #asked = "";
  /** @type {SceneNode[]} */
  #nodes = [];
  /** @type {{ mark: Called[], arrow: [Called, Called][] }} */
  #names = { mark: [], arrow: [] };
  #told = make("p", { className: "unseen" });

  /**
   * @param {string} link
   * @param {Frame} frame The moment that the link leads to.
   * @param {Page} page
   */
  constructor(link, frame, page) {
    const keys = new URLSearchParams(link);
    this.#page = page;
    this.#request = { do: "point", mark: keys.get("mark") ?? "", arrow: keys.get("arrow") ?? "" };
    this.#seen = frame;
    this.#told.setAttribute("role", "status");
    element("shadow").before(this.#told);
    this.over(page.table.frame);
  }

  /** The frame with all that is pointed at over it; of another moment as it is. @param {Frame} frame @returns {Frame} */
  over(frame) {
    if (!this.#seen || !isStill(this.#seen, frame)) {
      this.forget();
      return frame;
    }
    this.#seen = frame;
    const asked = JSON.stringify([frame.tall, frame.seat]);
    if (asked !== this.#asked) {
      this.#asked = asked;
      this.#nodes = [];
      void this.#find(asked);
    }
    if (this.#nodes.length === 0) return frame;
    return { ...frame, scene: { ...frame.scene, nodes: [...frame.scene.nodes, ...this.#nodes] } };
  }

  /** Nothing is pointed at any more, whatever comes. */
  forget() {
    this.#seen = null;
    this.#nodes = [];
    this.#told.remove();
  }

  /** @param {string} asked */
  async #find(asked) {
    const found = (await this.#page.table.ask(this.#request))?.point;
    // Another moment is shown meanwhile, or the same for others.
    if (!found || asked !== this.#asked || !this.#seen) return;
    this.#nodes = found.nodes;
    this.#names = found;
    this.sayAgain();
    this.#page.stage.show(this.over(this.#page.table.frame));
  }

  /** In another language. */
  sayAgain() {
    this.#told.textContent = toldOf(this.#names.mark, this.#names.arrow, this.#page.say);
  }
}

/**
 * Whether it is the same moment for whoever looks at it: nothing was played, or only the secret choice of others, while
 * the reader is asked what was asked before and all that has a name lies where it lay.
 * @param {Frame} before
 * @param {Frame} frame
 */
function isStill(before, frame) {
  if (frame.record === before.record) return frame.ply === before.ply;
  if (frame.actor === null || frame.actor !== before.actor || !frame.record.startsWith(before.record)) return false;
  const played = frame.record.slice(before.record.length).split("\n");
  return !played.some((line) => line.startsWith(`${frame.actor}: `)) && laidOut(frame) === laidOut(before);
}

/** Where all that has a name lies, and what it is called. @param {Frame} frame */
function laidOut({ scene }) {
  return JSON.stringify(scene.nodes.filter(({ name }) => name).map(({ name, box, label }) => [name, box, label]));
}
