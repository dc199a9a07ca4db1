/**
 * What can be put on the board, as rows of buttons that look like it. Where there are many they are scrolled; Tab
 * leads to the one that is chosen, arrows from one to the next, and typing to the one that is called so.
 */
import { beside, named } from "./find.js";
import { make } from "../document.js";
import { Painter } from "../board/painter.js";
import { onThemeChange, shownTheme } from "../board/shown.js";
import { readSettings } from "../store.js";

/** @import { SceneNode, Text } from "../types.js" */
/** @typedef {{ name: string, label: Text, nodes: SceneNode[] }} Thing */

/** The side of the box in which a thing is drawn, in table units, and of its picture, in pixels of the page. */
const BOX = 100;
const SHOWN = 40;
/** After so long, in milliseconds, another name is typed. */
const PAUSE = 1000;

export class Palette {
  #root;
  #onChosen;
  #say;
  /** @type {Thing[]} */
  #things = [];
  #written = "";
  /** The name of what is put by the next tap. */
  chosen = "";
  /** What has been typed of a name, and when. */
  #typed = { text: "", at: -PAUSE };

  /**
   * @param {HTMLElement} root
   * @param {{ chosen: (thing: Thing) => void, say: (text: Text) => string }} events
   */
  constructor(root, { chosen, say }) {
    this.#root = root;
    this.#onChosen = chosen;
    this.#say = say;
    root.addEventListener("keydown", (event) => this.#key(event));
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
      const isChosen = this.#things[index].name === this.chosen;
      button.setAttribute("aria-pressed", String(isChosen));
      button.tabIndex = isChosen ? 0 : -1;
    }
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const buttons = this.#buttons;
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const boxes = buttons.map(({ offsetLeft: left, offsetTop: top }) => ({ left, top }));
    const next = at < 0 ? undefined : beside(event.key, boxes, at);
    if (next !== undefined) buttons[next].focus();
    else if (event.key.length > 1 || readSettings().keys === false || !this.type(event.key)) return;
    else this.#buttons.find(({ tabIndex }) => tabIndex === 0)?.focus();
    event.preventDefault();
  }

  /** Some more of a name is typed, here or on the board: what is called so is chosen. @param {string} key One letter. */
  type(key) {
    if (key.trim() === "") return false;
    const now = performance.now();
    const names = this.#things.map(({ label }) => this.#say(label));
    const from = this.#things.findIndex(({ name }) => name === this.chosen);
    const more = now - this.#typed.at < PAUSE ? this.#typed.text + key : key;
    // What goes on to no name begins another one.
    const text = named(names, more, from) < 0 ? key : more;
    const found = named(names, text, from);
    this.#typed = { text, at: now };
    if (found < 0) return false;
    this.choose(this.#things[found].name);
    this.#buttons[found].scrollIntoView({ block: "nearest" });
    return true;
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
