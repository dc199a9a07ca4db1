/**
 * The curtain between two people with secrets at one screen: down from the moment one of them is done until the next
 * has taken the device. While it is down the style sheet hides the whole table from eyes, ears and keys.
 */
import { element, setText } from "../document.js";
import { chip, namesOf } from "../players.js";

/** @import { Frame, PageFacts, Player } from "../types.js" */
/** @import { Words } from "../words.js" */

export class Curtain {
  #facts;
  #root = element("curtain");
  #table = /** @type {HTMLElement} */ (this.#root.parentElement);
  #emblem = element("curtain-emblem");
  #title = element("curtain-title");
  #button = /** @type {HTMLButtonElement} */ (element("face"));
  /** For whom it is down. @type {number | null} */
  #seat = null;

  /**
   * @param {PageFacts} facts
   * @param {(seat: number) => void} onTaken That person says to have the device.
   */
  constructor(facts, onTaken) {
    this.#facts = facts;
    this.#button.addEventListener("click", () => {
      if (this.#seat !== null && this.#button.getAttribute("aria-disabled") !== "true") onTaken(this.#seat);
    });
  }

  get isDown() {
    return this.#seat !== null;
  }

  /**
   * @param {Frame} frame
   * @param {{ words: Words, players: Player[], isWaiting: boolean }} view `isWaiting`: the tap is not answered yet.
   * @returns {boolean} Whether it has risen just now, and the focus needs a place.
   */
  show({ curtain = null }, { words, players, isWaiting }) {
    const before = this.#seat;
    this.#seat = curtain;
    this.#table.toggleAttribute("data-curtain", curtain !== null);
    this.#root.hidden = curtain === null;
    if (curtain === null) return before !== null;
    const name = namesOf(words, players)(curtain);
    setText(this.#title, words.say(["pass-device", { seat: curtain }], () => name));
    setText(this.#button, words.say([isWaiting ? "one-moment" : "face", { name }]));
    this.#button.setAttribute("aria-disabled", String(isWaiting));
    if (before === curtain) return false;
    this.#emblem.replaceChildren(chip(this.#facts, curtain));
    this.#button.focus({ preventScroll: true });
    return false;
  }
}
