/** The field in which a position stands as text and can be typed, and the sentence about what is wrong with it. */
import { element, setText } from "../document.js";

/** How long nobody has typed when the position is read, in milliseconds. */
const TYPED = 300;

export class PositionField {
  #field = /** @type {HTMLTextAreaElement} */ (element("position"));
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #typing;

  /**
   * @param {object} events
   * @param {() => void} events.begun What stands there is no longer what is shown.
   * @param {(text: string) => void} events.typed Somebody has typed a position and paused.
   */
  constructor({ begun, typed }) {
    this.#field.addEventListener("input", () => {
      begun();
      clearTimeout(this.#typing);
      this.#typing = setTimeout(() => typed(this.#field.value.trim()), TYPED);
    });
  }

  /** What somebody types is left alone until it can be read. @param {{ text: string, position: string | null }} edit */
  show({ text, position }) {
    if (document.activeElement === this.#field && position === null) return;
    if (this.#field.value.trim() !== text) this.#field.value = text;
  }

  /** @param {string} sentence "": nothing is wrong. */
  showError(sentence) {
    for (const id of ["impossible", "misread"]) {
      setText(element(id), sentence);
      element(id).hidden = !sentence;
    }
    this.#field.setAttribute("aria-invalid", String(sentence !== ""));
    element("prompt").hidden = sentence !== "";
  }
}
