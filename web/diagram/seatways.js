/** Beside a bench that is much longer than its place: for every seat a button that brings its cards into sight. */
import { element } from "../document.js";
import { chip } from "../players.js";

/** @import { PageFacts, Scene, Text } from "../types.js" */

/** What the name of a seat is called on every bench. */
const NAME = /^name-(\d+)$/;
/** So many times as long as its place: less is scrolled with one push of the thumb. */
const LONG = 2;

export class SeatWays {
  #facts;
  #say;
  #root = element("seat-ways");
  /** By seat, where its name stands: how far across and down, as shares of the bench. @type {[number, number][]} */
  #places = [];

  /** @param {PageFacts} facts @param {(text: Text) => string} say */
  constructor(facts, say) {
    this.#facts = facts;
    this.#say = say;
  }

  /** @param {Scene | null} bench Nothing where the table is shown. */
  show(bench) {
    const view = element("view");
    const names = (bench?.nodes ?? []).filter(({ id, text }) => text && NAME.test(id ?? ""));
    this.#root.hidden = names.length === 0 || view.scrollHeight < LONG * view.clientHeight;
    if (!bench || this.#root.hidden) return;
    const [width, height] = bench.size;
    this.#places = names.map(({ box: [x, y] }) => [x / width, y / height]);
    const labels = names.map(({ text }) => this.#say(/** @type {Text} */ (text)));
    const there = [...this.#root.children].map((way) => way.getAttribute("aria-label"));
    // What is the same stays, and keeps the focus.
    if (labels.join() !== there.join()) this.#root.replaceChildren(...labels.map((label, seat) => this.#way(label, seat)));
  }

  /** @param {string} label @param {number} seat */
  #way(label, seat) {
    const way = document.createElement("button");
    way.type = "button";
    way.setAttribute("aria-label", label);
    way.title = label;
    way.append(chip(this.#facts, seat));
    way.addEventListener("click", () => {
      const [view, stage] = [element("view"), element("stage")];
      const [x, y] = this.#places[seat] ?? [0, 0];
      // With the head of its panel, and below the fade of what is above it.
      const top = stage.offsetTop - view.offsetTop + y * stage.offsetHeight - way.offsetHeight;
      view.scrollTo({ left: x * stage.offsetWidth - way.offsetWidth, top });
    });
    return way;
  }
}
