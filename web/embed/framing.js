/**
 * What every page of the site does in the page of another: it shows the way to the whole page, takes theme and language
 * from outside, tells how high it has to be and what was not understood. Fetched only in a frame that `embed/v1/` has
 * opened. Every message: docs/embedding.md.
 */
import style from "css:./framed.css";
import { badValues } from "../address.js";
import { element, make } from "../document.js";
import { written } from "./embedcode.js";
import { embedWords } from "./embedwords.js";
import { heightOf } from "./framesize.js";
import { hearParent, isTheme, tellParent } from "./messages.js";
import { wear } from "../wear.js";

/** @import { Command } from "./messages.js" */
/** @import { Frame, PageFacts } from "../types.js" */

/**
 * What the framed page can do for all of its kinds.
 * @typedef {{ speak: (language: string, address: string) => Promise<void>, tell: (sentence: string) => void }} FramedPage
 */

/**
 * What a frame was asked to show; `null` in a guide, whose diagrams stand in no other's page.
 * @returns {URLSearchParams | null}
 */
export function framedLink() {
  const asked = new URLSearchParams(location.hash.slice(1));
  return asked.has("g") ? asked : null;
}

/** The keys and values of a link that came in a message. @param {string} link */
export function readLink(link) {
  return new URLSearchParams(link.replace(/^#/, ""));
}

/** @abstract */
export class Framing {
  facts;
  asked;
  say;
  /** Keys of the link that mean the same to the whole page. */
  #lasting;
  /** @type {FramedPage | null} */
  #page = null;

  /**
   * @param {PageFacts} facts
   * @param {URLSearchParams} asked
   * @param {string[]} lasting
   */
  constructor(facts, asked, lasting) {
    this.facts = facts;
    this.asked = asked;
    this.say = embedWords(facts.language);
    this.#lasting = lasting;
    wear(style);
  }

  /** Whether there are buttons below the board. */
  get hasActs() {
    return true;
  }

  /** The page is there. @param {FramedPage} page */
  attach(page) {
    this.#page = page;
    document.querySelector("main")?.after(make("footer", { id: "around" }));
    this.obey();
    new ResizeObserver(() => this.#tellHeight()).observe(document.documentElement);
    hearParent((command) => this.#hear(command));
  }

  /** Does what the link says about how the board is shown. */
  obey(asked = this.asked) {
    this.asked = asked;
    const theme = asked.get("theme");
    this.#paint(isTheme(theme) ? theme : null);
    this.showWords();
  }

  /**
   * Complains of what makes no sense in the link, all in one sentence.
   * @param {string[]} faults Of keys that not every page knows, with their values.
   */
  judge(faults = []) {
    const theme = this.asked.get("theme");
    const all = theme === null || isTheme(theme) ? faults : [...faults, `theme=${theme}`];
    if (all.length > 0) this.complain(this.say(...badValues(all)));
  }

  /** Whatever is said in the page's language, once more: the way to the whole page, with what is shown here. */
  showWords() {
    const kept = [...this.asked].filter(([key]) => this.#lasting.includes(key));
    const href = `${location.pathname}${kept.length > 0 ? `#${written(kept)}` : ""}`;
    const textContent = this.say("embed-on", { game: this.facts.name });
    element("around").replaceChildren(make("a", { href, textContent, target: "_blank", rel: "noopener" }));
  }

  /** The link asks for something that is not there: the reader may know, and so may the page around. @param {string} text */
  complain(text) {
    this.#page?.tell(text);
    this.refuse(text);
  }

  /** @param {string} text */
  refuse(text) {
    tellParent("error", { text });
  }

  /** Another link to the same game; any other is refused. @param {string} link @returns {URLSearchParams | null} */
  linkTo(link) {
    const asked = readLink(link);
    if ((asked.get("g") ?? this.facts.slug) === this.facts.slug) return asked;
    this.refuse(this.say("embed-other-game"));
    return null;
  }

  /**
   * What is told of every moment.
   * @param {Frame} frame
   * @returns {{ ply: number, steps: number, position: string | null, record: string | null }}
   */
  place({ ply, steps, position, record }) {
    return { ply, steps, position, record };
  }

  #tellHeight() {
    const { style: place } = /** @type {HTMLElement} */ (document.querySelector("main"));
    const [tall, wide] = ["--tall", "--wide"].map((name) => Number(place.getPropertyValue(name)));
    tellParent("height", { height: heightOf(innerWidth, { tall, wide }, this.hasActs), title: this.facts.name });
  }

  /** @param {Command | null} command */
  #hear(command) {
    if (command?.type === "theme") this.#paint(command.theme);
    else if (command?.type === "language") void this.#speak(command.language);
    else if (command) this.do(command);
    else this.refuse(this.say("embed-bad-message"));
  }

  /** @param {Command} _command Neither theme nor language. */
  do(_command) {
    this.refuse(this.say("embed-bad-message"));
  }

  /** @param {string | null} theme */
  #paint(theme) {
    const page = document.documentElement;
    if (theme === null) delete page.dataset.theme;
    else page.dataset.theme = theme;
  }

  /** @param {string} language */
  async #speak(language) {
    const link = document.querySelector(`#languages a[hreflang="${language}"]`);
    if (!(link instanceof HTMLAnchorElement)) return;
    await this.#page?.speak(language, link.href);
    this.say = embedWords(document.documentElement.lang);
    this.showWords();
  }
}

/**
 * The moves of a record, in order.
 * @param {string} record
 * @returns {{ seat: number, move: string }[]}
 */
export function stepsOf(record) {
  return [...record.matchAll(/^(\d+): (.+)$/gm)].map(([, seat, move]) => ({ seat: Number(seat), move }));
}

/**
 * The move that has led from one moment to the next; nothing where somebody has walked.
 * @param {Frame} before
 * @param {Frame} after
 */
export function moveBetween(before, after) {
  const isOn = after.ply === before.ply + 1 && after.record.startsWith(before.record);
  return (isOn && stepsOf(after.record).at(-1)) || { seat: null, move: null };
}
