/** The board of the page of diagrams: shows the table or the bench, and what a tap on it does by the tool in hand. */
import { frameOf, laidOut, nameAt } from "./edit.js";
import { SeatWays } from "./seatways.js";
import { Bubble } from "../bubble.js";
import { Shadow } from "../board/shadow.js";
import { Stage } from "../board/stage.js";
import { element, onPress, setText } from "../document.js";
import { showEdges } from "../edges.js";

/** @import { Edit, Tool } from "./edit.js" */
/** @import { Thing } from "./palette.js" */
/** @import { PageFacts, Text } from "../types.js" */

/**
 * @typedef {object} SurfaceEvents
 * @property {PageFacts} facts
 * @property {(text: Text) => string} say
 * @property {() => Thing | undefined} inHand What the tool "put" puts.
 * @property {(place: string, name: string) => void} put
 * @property {(place: string) => void} mark
 * @property {(start: string, end: string) => void} arrow
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {(key: string) => boolean} letter A letter was typed on the board; whether it means something.
 * @property {(changed: string) => void} tell
 */

/** @type {Tool[]} */
const TOOLS = ["put", "mark", "arrow"];

export class Surface {
  #events;
  #stage;
  #shadow;
  #ways;
  #bubble = new Bubble(element("why"));
  /** @type {Tool} */
  #tool = "put";
  /** The place at which an arrow begins, once it has been tapped. @type {string | null} */
  #start = null;
  /** @type {Edit | null} */
  #edit = null;

  /** @param {SurfaceEvents} events */
  constructor(events) {
    this.#events = events;
    const { facts, say, undo, redo } = events;
    this.#ways = new SeatWays(facts, say);
    this.#stage = new Stage(element("stage"), /** @type {HTMLCanvasElement} */ (element("canvas")), say);
    this.#shadow = new Shadow(element("shadow"), {
      tap: (name) => this.#tap(name),
      undo,
      redo,
      hover: (name) => this.#stage.hover(name),
      say,
      letter: (key) => this.#tool === "put" && events.letter(key),
    });
    // It is hidden while its words come, and then they are not heard: all that is told here is told in one place.
    element("why").removeAttribute("role");
    // On a full bench it has to cover something: taps go through it (diagram.css), and wherever the next one is it goes.
    addEventListener("pointerdown", () => this.#bubble.hide());
    element("stage").addEventListener("click", ({ target }) => this.#tapBeside(target));
    // The keys go on where the bench is scrolled out of sight.
    element("shadow").addEventListener("focusin", ({ target }) => {
      if (this.#isBench) /** @type {HTMLElement} */ (target).scrollIntoView({ block: "nearest" });
    });
    for (const id of ["view", "palette"]) showEdges(element(id));
    for (const tool of TOOLS) onPress(`tool-${tool}`, () => this.choose(tool, tool));
  }

  get isTall() {
    return this.#stage.isTall;
  }

  /** @param {() => void} told */
  onShape(told) {
    this.#stage.onShape(told);
  }

  get #isBench() {
    return this.#tool === "put" && this.#edit?.bench !== undefined;
  }

  get #shown() {
    return laidOut(/** @type {Edit} */ (this.#edit), this.#tool);
  }

  get #frame() {
    return frameOf(/** @type {Edit} */ (this.#edit), this.#tool, this.#start, this.#events.say);
  }

  /** @param {Edit} edit */
  show(edit) {
    this.#edit = edit;
    const canPut = edit.things.length > 0;
    if (!canPut && this.#tool === "put") this.#tool = "mark";
    element("tool-put").hidden = element("clear").hidden = !canPut;
    this.#draw();
  }

  #draw() {
    /** @type {HTMLElement} */ (element("stage").closest("main")).toggleAttribute("data-bench", this.#isBench);
    element("laid-open").hidden = !this.#isBench;
    this.#stage.show(this.#frame);
    this.#shadow.show(this.#frame);
    this.#ways.show(this.#isBench ? this.#shown.scene : null);
    for (const tool of TOOLS) element(`tool-${tool}`).setAttribute("aria-pressed", String(tool === this.#tool));
    setText(element("prompt"), this.#events.say(this.question));
  }

  /** The same in another language. */
  refresh() {
    this.#stage.refresh();
  }

  /** What the next tap does. @returns {Text} */
  get question() {
    const thing = this.#events.inHand();
    if (this.#tool === "put" && thing) return ["diagram-put", { thing: this.#events.say(thing.label) }];
    if (this.#tool === "mark") return ["diagram-mark"];
    if (this.#start === null) return ["diagram-from"];
    return ["diagram-to", { start: nameAt(/** @type {Edit} */ (this.#edit), this.#start, this.#events.say) }];
  }

  /** What lies at a place. @param {string} place */
  found(place) {
    return this.#shown.found[place];
  }

  /** @param {string} name */
  #tap(name) {
    const place = this.#edit ? this.#shown.places[name] : undefined;
    if (place === undefined) return;
    if (this.#tool === "put") this.#events.put(place, name);
    else if (this.#tool === "mark") this.#events.mark(place);
    else if (this.#start === null || this.#start === place) this.#begin(this.#start === null ? place : null);
    else {
      const start = this.#start;
      this.#start = null;
      this.#events.arrow(start, place);
    }
  }

  /** Something was tapped that has no name, with a tool that points at names. @param {EventTarget | null} target */
  #tapBeside(target) {
    if (!this.#edit || this.#tool === "put" || /** @type {Element} */ (target).closest("button, #why")) return;
    this.refuse(["diagram-unnamed"], "");
  }

  /** An arrow begins here, or nowhere. @param {string | null} place */
  #begin(place) {
    this.#start = place;
    this.#draw();
    this.#events.tell("");
  }

  /**
   * @param {Tool} tool
   * @param {string} [told]
   */
  choose(tool, told = "") {
    this.#tool = tool;
    this.forgetStart();
    if (!this.#edit) return;
    this.#draw();
    if (told) this.#events.tell("");
  }

  /** An arrow that was begun is not. */
  forgetStart() {
    this.#start = null;
  }

  /** Why nothing has happened, beside what was tapped, and for ears. @param {Text} reason @param {string} name */
  refuse(reason, name) {
    const sentence = this.#events.say(reason);
    this.quiet();
    setText(element("told"), sentence);
    // Every place can be tapped next: the bubble stands where it covers least of them, and comes into sight.
    const live = Object.keys(this.#shown.places);
    const shown = this.#bubble.show(sentence, null, name, { ...this.#frame, live });
    void shown.then(() => document.querySelector("#why[data-shown]")?.scrollIntoView({ block: "nearest" }));
  }

  /** What was said of the last tap is over; the same words would not be heard again. */
  quiet() {
    this.#bubble.hide();
    setText(element("told"), "");
  }
}
