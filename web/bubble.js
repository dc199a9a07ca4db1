/** Why a tap did nothing: a small word beside the thing, which fades by itself. */

/** @import { Frame } from "./types.js" */

const READING_TIME = 4000;

export class Bubble {
  #root;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #fading;
  /** What is shown is hidden by then, or something else, when its place is known. */
  #showing = 0;

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
   * @param {string} where The name of what was tapped; when it is not drawn the bubble stands in the middle.
   * @param {Frame} frame
   */
  async show(sentence, link, where, frame) {
    const showing = ++this.#showing;
    this.#root.replaceChildren(sentence);
    if (link) {
      const anchor = document.createElement("a");
      anchor.href = link.address;
      anchor.textContent = link.label;
      this.#root.append(" ", anchor);
    }
    // Finding a place is not needed before the first time. Where it cannot be had the sentence stands in the middle.
    const beside = await import("./beside.js").catch(() => null);
    if (showing !== this.#showing) return;
    const [width, height] = frame.scene.size;
    const { clientWidth, clientHeight } = /** @type {HTMLElement} */ (this.#root.parentElement);
    const size = /** @type {[number, number]} */ ([this.#root.offsetWidth, this.#root.offsetHeight]);
    // As the painter fits the scene into the stage.
    const scale = Math.min(clientWidth / width, clientHeight / height);
    const [x, y] = beside
      ? beside.placeBeside(size, [clientWidth, clientHeight], beside.thingsOf(frame, where, scale))
      : [(clientWidth - size[0]) / 2, (clientHeight - size[1]) / 2];
    this.#root.style.left = `${x}px`;
    this.#root.style.top = `${y}px`;
    this.#root.dataset.shown = "";
    this.#fade();
  }

  hide() {
    this.#showing += 1;
    clearTimeout(this.#fading);
    delete this.#root.dataset.shown;
  }
}
