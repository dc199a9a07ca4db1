/** Why a tap did nothing: a small word beside the thing, which fades by itself. */

/** @import { SceneNode } from "./types.js" */

const READING_TIME = 4000;

export class Bubble {
  #root;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #fading;

  /** @param {HTMLElement} root A live region over the board. */
  constructor(root) {
    this.#root = root;
  }

  /**
   * @param {string} sentence
   * @param {{ label: string, address: string } | null} link To the rule.
   * @param {SceneNode | undefined} node Beside which it stands; without one, in the middle.
   * @param {[number, number]} size Of the scene.
   */
  show(sentence, link, node, [width, height]) {
    clearTimeout(this.#fading);
    this.#root.replaceChildren(sentence);
    if (link) {
      const anchor = document.createElement("a");
      anchor.href = link.address;
      anchor.textContent = link.label;
      this.#root.append(" ", anchor);
    }
    const [x, y, w, h] = node?.box ?? [width / 2, height / 2, 0, 0];
    const below = y < height / 3;
    this.#root.dataset.side = below ? "below" : "above";
    // The bubble leans inwards by as much as its spot lies outwards, so that it never leaves the board.
    this.#root.style.setProperty("--x", `${(100 * (x + w / 2)) / width}%`);
    this.#root.style.setProperty("--y", `${(100 * (below ? y + h : y)) / height}%`);
    this.#root.dataset.shown = "";
    this.#fading = setTimeout(() => this.hide(), READING_TIME);
    // Whoever reads it or reaches for the link has all the time there is.
    this.#root.onpointerenter = () => clearTimeout(this.#fading);
    this.#root.onpointerleave = () => (this.#fading = setTimeout(() => this.hide(), READING_TIME));
    this.#root.onfocusin = this.#root.onpointerenter;
  }

  hide() {
    clearTimeout(this.#fading);
    delete this.#root.dataset.shown;
  }
}
