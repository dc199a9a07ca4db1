/** Marks over the board that no frame speaks of: a hint, a threat. */

/** @import { Frame } from "../types.js" */

export class Pins {
  #root = document.createElement("div");

  /** @param {HTMLElement} stage */
  constructor(stage) {
    this.#root.className = "pins";
    this.#root.setAttribute("aria-hidden", "true");
    stage.querySelector("#shadow")?.before(this.#root);
  }

  /**
   * @param {string[]} names What is drawn under these names is marked, nothing else.
   * @param {Frame} frame
   */
  show(names, { scene }) {
    const [width, height] = scene.size;
    const nodes = scene.nodes.filter(({ name }) => name !== undefined && names.includes(name));
    this.#root.replaceChildren(
      ...nodes.map(({ box: [x, y, w, h] }) => {
        const pin = document.createElement("span");
        const share = (/** @type {number} */ part, /** @type {number} */ whole) => `${(100 * part) / whole}%`;
        Object.assign(pin.style, { left: share(x, width), top: share(y, height) });
        Object.assign(pin.style, { width: share(w, width), height: share(h, height) });
        return pin;
      }),
    );
  }

  clear = () => this.#root.replaceChildren();
}
