/** What can be put on the board, as a row of buttons that look like it. */
import { make } from "../document.js";
import { Painter } from "../board/painter.js";
import { onThemeChange, shownTheme } from "../board/shown.js";

/** @import { SceneNode, Text } from "../types.js" */
/** @typedef {{ name: string, label: Text, nodes: SceneNode[] }} Thing */

/** The side of the box in which a thing is drawn, in table units, and of its picture, in pixels of the page. */
const BOX = 100;
const SHOWN = 40;

export class Palette {
  #root;
  #onChosen;
  #say;
  /** @type {Thing[]} */
  #things = [];
  #written = "";
  /** The name of what is put by the next tap. */
  chosen = "";

  /**
   * @param {HTMLElement} root
   * @param {{ chosen: (thing: Thing) => void, say: (text: Text) => string }} events
   */
  constructor(root, { chosen, say }) {
    this.#root = root;
    this.#onChosen = chosen;
    this.#say = say;
    onThemeChange(() => this.#paint());
    document.fonts?.addEventListener("loadingdone", () => this.#paint());
  }

  get thing() {
    return this.#things.find(({ name }) => name === this.chosen);
  }

  /** What clears a place. */
  get nothing() {
    return this.#things[0];
  }

  /** @param {Thing[]} things */
  show(things) {
    const written = JSON.stringify(things);
    if (written === this.#written) return;
    this.#written = written;
    this.#things = things;
    // Whoever has not chosen yet begins with the first thing that is something.
    if (!this.thing) this.chosen = (things[1] ?? things[0])?.name ?? "";
    this.#root.replaceChildren(...things.map((thing) => this.#button(thing)));
    this.#root.hidden = things.length === 0;
    this.#paint();
    this.#mark();
  }

  /** In another language. */
  sayAgain() {
    for (const [index, button] of this.#buttons.entries()) {
      const said = this.#say(this.#things[index].label);
      button.setAttribute("aria-label", said);
      button.title = said;
    }
  }

  /** @returns {HTMLButtonElement[]} */
  get #buttons() {
    return [...this.#root.querySelectorAll("button")];
  }

  /** @param {Thing} thing */
  #button(thing) {
    const said = this.#say(thing.label);
    const button = make("button", { type: "button", title: said });
    button.setAttribute("aria-label", said);
    button.append(make("canvas", { width: SHOWN, height: SHOWN }));
    button.addEventListener("click", () => this.choose(thing.name));
    return button;
  }

  /** @param {string} name */
  choose(name) {
    this.chosen = name;
    this.#mark();
    if (this.thing) this.#onChosen(this.thing);
  }

  #mark() {
    for (const [index, button] of this.#buttons.entries()) {
      button.setAttribute("aria-pressed", String(this.#things[index].name === this.chosen));
    }
  }

  #paint() {
    for (const [index, button] of this.#buttons.entries()) {
      const canvas = /** @type {HTMLCanvasElement} */ (button.firstElementChild);
      canvas.width = canvas.height = Math.round(SHOWN * devicePixelRatio);
      new Painter(canvas).paint(
        { size: [BOX, BOX], nodes: this.#things[index].nodes },
        { theme: shownTheme(), say: this.#say },
      );
    }
  }
}
