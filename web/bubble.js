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
    // Whoever reads it or reaches for the link has all the time there is.
    for (const type of ["pointerenter", "focusin"]) root.addEventListener(type, () => clearTimeout(this.#fading));
    for (const type of ["pointerleave", "focusout"]) root.addEventListener(type, () => this.#fade());
  }

  #fade() {
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => this.hide(), READING_TIME);
  }

  /**
   * @param {string} sentence
   * @param {{ label: string, address: string } | null} link To the rule.
   * @param {SceneNode | undefined} node Beside which it stands; without one, in the middle.
   * @param {[number, number]} size Of the scene.
   */
  show(sentence, link, node, [width, height]) {
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
    // The style sheet keeps it within the board.
    this.#root.style.setProperty("--x", `${(100 * (x + w / 2)) / width}%`);
    this.#root.style.setProperty("--y", `${(100 * (below ? y + h : y)) / height}%`);
    this.#root.dataset.shown = "";
    this.#fade();
  }

  hide() {
    clearTimeout(this.#fading);
    delete this.#root.dataset.shown;
  }
}
