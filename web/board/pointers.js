/**
 * What a link points at (`mark`, `arrow`), over the running board until another moment is shown. Python tells where it
 * lies, as it does for diagrams; fetched only where a link points at something.
 */
import { element, make } from "../document.js";

/** @import { Stage } from "./stage.js" */
/** @import { Table } from "../game/table.js" */
/** @import { Frame, SceneNode, Text } from "../types.js" */

/**
 * @typedef {object} Page
 * @property {Pick<Table, "ask" | "frame">} table
 * @property {Pick<Stage, "show">} stage
 * @property {(text: Text) => string} say
 */

export class Pointers {
  #page;
  #request;
  #ply;
  #record;
  /** For which arrangement and whose eyes they have been asked for. */
  #asked = "";
  /** @type {SceneNode[]} */
  #nodes = [];
  /** @type {Text[]} */
  #texts = [];
  #told = make("p", { className: "unseen" });

  /**
   * @param {string} link
   * @param {Frame} frame The moment that the link leads to.
   * @param {Page} page
   */
  constructor(link, { ply, record }, page) {
    const keys = new URLSearchParams(link);
    this.#page = page;
    this.#request = { do: "point", mark: keys.get("mark") ?? "", arrow: keys.get("arrow") ?? "" };
    this.#ply = ply;
    this.#record = record;
    this.#told.setAttribute("role", "status");
    element("shadow").before(this.#told);
    this.over(page.table.frame);
  }

  /** The frame with all that is pointed at over it; of another moment as it is. @param {Frame} frame @returns {Frame} */
  over(frame) {
    if (frame.ply !== this.#ply || frame.record !== this.#record) {
      this.forget();
      return frame;
    }
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
    this.#record = "";
    this.#nodes = [];
    this.#told.remove();
  }

  /** @param {string} asked */
  async #find(asked) {
    const found = (await this.#page.table.ask(this.#request))?.point;
    // Another moment is shown meanwhile, or the same for others.
    if (!found || asked !== this.#asked || this.#record === "") return;
    this.#nodes = found.nodes;
    this.#texts = found.texts;
    this.sayAgain();
    this.#page.stage.show(this.over(this.#page.table.frame));
  }

  /** In another language. */
  sayAgain() {
    this.#told.textContent = this.#texts.map(this.#page.say).join(". ");
  }
}
