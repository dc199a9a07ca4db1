/**
 * The text board: the board as tables, a line for commands and moves, and the answers, below the table that is seen.
 * It knows no rule: what it tells comes from the frame and the desk, and what it does goes the way of every tap.
 */
import { element, make } from "../document.js";
import { namesOf } from "../players.js";
import { readSettings, saveSettings } from "../store.js";
import { wear } from "../wear.js";
import { answer } from "./answers.js";
import { NAMINGS, namings, teach } from "./naming.js";
import { partView } from "./parts.js";
import { parts } from "./spelling.js";
import { COMMANDS, commandWords, meaning } from "./typed.js";
import style from "css:./textboard.css";

/** @import { Frame, Player, Request, Text } from "../types.js" */
/** @import { Table } from "../game/table.js" */
/** @import { Words } from "../words.js" */
/** @import { Command } from "./typed.js" */

/**
 * @typedef {object} Page
 * @property {Table} table
 * @property {() => Words} words Those of the page's language now.
 * @property {() => Player[]} players
 * @property {(name: string, at: number) => void} tap
 * @property {(deed: "undo" | "redo") => void} change
 * @property {() => void} retell Everything that has been said is said again.
 */

/** What other live regions say is told by the answers, so that nothing is heard twice. */
const TOLD = ["told", "why"];
/** More than so many answers nobody looks back at. */
const MOST_LINES = 200;

export class TextBoard {
  #page;
  #root = make("section", { id: "text-board", hidden: true });
  #title = make("h2", { id: "text-board-title", tabIndex: -1 });
  #close = make("button", { type: "button", className: "close" });
  #prompt = make("p", { className: "prompt" });
  #parts = make("div", { className: "parts" });
  /** Once all that was typed has been answered. @type {Promise<void>} */
  #answered = Promise.resolve();
  #log = make("div", { className: "answers", tabIndex: 0 });
  #form = make("form");
  #label = make("label", { htmlFor: "text-command" });
  #field = make("input", { id: "text-command", type: "text", autocomplete: "off", spellcheck: false });
  #send = make("button", { className: "button" });
  #hint = make("p", { className: "hint" });
  #settings = make("div", { className: "settings" });
  /** What was typed before, and where the arrow keys are in it. @type {string[]} */
  #typed = [];
  #at = 0;
  /** What was asked here: what is wrong with it is told here, and nowhere else. @type {WeakSet<Request>} */
  #requests = new WeakSet();
  #watch = new MutationObserver((changes) => this.#hear(changes));

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    wear(style);
    this.#root.setAttribute("aria-labelledby", this.#title.id);
    this.#log.setAttribute("role", "log");
    this.#field.setAttribute("autocapitalize", "off");
    this.#field.setAttribute("enterkeyhint", "send");
    this.#field.setAttribute("aria-describedby", "text-hint");
    this.#hint.id = "text-hint";
    const line = make("div", { className: "line" });
    line.append(this.#field, this.#send);
    this.#form.append(this.#label, line, this.#hint);
    const talk = make("div", { className: "talk" });
    talk.append(this.#log, this.#form, this.#settings);
    this.#root.append(this.#title, this.#close, this.#prompt, talk, this.#parts);
    element("stage").closest("main")?.after(this.#root);
    this.#close.addEventListener("click", () => this.close());
    this.#field.addEventListener("keydown", (event) => this.#recall(event));
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#enter();
    });
  }

  get isOpen() {
    return !this.#root.hidden;
  }

  /** @param {boolean} isAsked Whether somebody has just asked for it: then it is gone to. */
  async open(isAsked) {
    saveSettings({ textBoard: true });
    await this.#learn();
    if (!this.isOpen) {
      this.#root.hidden = false;
      for (const id of TOLD) {
        element(id).setAttribute("aria-live", "off");
        this.#watch.observe(element(id), { childList: true, characterData: true, subtree: true });
      }
    }
    this.show();
    if (!isAsked) return;
    this.#root.scrollIntoView({ block: "start" });
    // A keyboard on the screen would cover what has just been opened.
    const goal = matchMedia("(pointer: coarse)").matches ? this.#title : this.#field;
    goal.focus({ preventScroll: true });
  }

  close() {
    saveSettings({ textBoard: undefined });
    this.#root.hidden = true;
    this.#watch.disconnect();
    for (const id of TOLD) element(id).removeAttribute("aria-live");
    scrollTo(0, 0);
    /** @type {HTMLElement | null} */ (document.querySelector("button.more"))?.focus({ preventScroll: true });
  }

  /** Shows the frame of the table; what others have said meanwhile has been heard already. */
  show() {
    if (!this.isOpen) return;
    const { frame } = this.#page.table;
    const isCovered = (frame.curtain ?? null) !== null;
    // What one of them has asked, the next one must not read.
    if (isCovered) this.#forget();
    this.#say();
    this.#prompt.textContent = element("prompt").textContent;
    const view = { frame, words: this.#words, names: this.#names, tap: this.#page.tap };
    const focused = document.activeElement;
    const name = focused instanceof HTMLElement && this.#parts.contains(focused) ? focused.dataset.place : undefined;
    this.#parts.replaceChildren(...(isCovered ? [] : parts(frame).map((part) => partView(part, view))));
    if (name !== undefined) this.#focusPlace(name);
  }

  /**
   * The answer to a command, in one text; nothing for others than those who have asked.
   * @param {"last" | "options" | "score"} command
   * @param {string} rest
   */
  async answer(command, rest) {
    const { frame } = this.#page.table;
    await this.#learn();
    const lines = await this.#answers(command, rest);
    return this.#isFor(frame) ? lines.join(" · ") : null;
  }

  /** Whether a request was typed here. @param {Request} request */
  hasAsked(request) {
    return this.#requests.has(request);
  }

  /**
   * Whether whoever was shown that frame still has the screen: while Python was asked the curtain may have come down, and
   * risen for somebody else.
   * @param {Frame} frame
   */
  #isFor({ seat }) {
    const { frame } = this.#page.table;
    return (frame.curtain ?? null) === null && frame.seat === seat;
  }

  /** @param {string} place */
  #focusPlace(place) {
    const again = this.#parts.querySelector(`[data-place="${CSS.escape(place)}"]`);
    if (again instanceof HTMLElement) again.focus({ preventScroll: true });
    else this.#field.focus({ preventScroll: true });
  }

  get #words() {
    return this.#page.words();
  }

  #names = (/** @type {number} */ seat) => namesOf(this.#words, this.#page.players())(seat);

  #learn() {
    return teach(this.#words, readSettings().squares);
  }

  #forget() {
    this.#log.replaceChildren();
    this.#typed = [];
    this.#field.value = "";
  }

  /** Everything that does not change with the game, in the language that is spoken now. */
  #say() {
    const words = this.#words;
    if (this.#root.lang === words.language || !words.has("letters")) return;
    this.#root.lang = words.language;
    this.#title.textContent = words.say(["text-board"]);
    this.#close.setAttribute("aria-label", words.say(["board-close"]));
    this.#log.setAttribute("aria-label", words.say(["board-answers"]));
    this.#label.textContent = words.say(["board-command"]);
    this.#send.textContent = words.say(["board-send"]);
    this.#hint.textContent = words.say(["board-hint", { command: commandWords("help", words)[0] }]);
    this.#settings.replaceChildren(this.#squares(words), this.#keys(words));
  }

  /** @param {Words} words */
  #squares(words) {
    const ways = namings(words);
    const select = make("select");
    const kept = readSettings().squares;
    select.append(
      ...NAMINGS.map((value) => make("option", { value, textContent: ways[value]("d4"), selected: value === kept })),
    );
    select.addEventListener("change", async () => {
      saveSettings({ squares: select.value === "plain" ? undefined : select.value });
      await this.#learn();
      this.#page.retell();
    });
    const label = make("label");
    label.append(words.say(["board-squares"]), select);
    return label;
  }

  /** @param {Words} words */
  #keys(words) {
    const box = make("input", { type: "checkbox", checked: readSettings().keys !== false });
    box.addEventListener("change", () => saveSettings({ keys: box.checked ? undefined : false }));
    const label = make("label");
    label.append(box, words.say(["board-keys"]));
    return label;
  }

  /** @param {KeyboardEvent} event */
  #recall(event) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    this.#at = Math.max(0, Math.min(this.#typed.length, this.#at + step));
    this.#field.value = this.#typed[this.#at] ?? "";
  }

  #enter() {
    const typed = this.#field.value.trim();
    if (typed === "") return;
    this.#field.value = "";
    this.#typed.push(typed);
    this.#at = this.#typed.length;
    this.#tell(typed, "typed");
    // Each line is about the board that the one before has left, however fast they are typed.
    const before = this.#page.table.frame;
    this.#answered = this.#answered.then(() => this.#do(typed, before)).catch((reason) => console.warn(reason));
  }

  /**
   * @param {string} typed
   * @param {Frame} before What was seen when it was typed.
   */
  async #do(typed, before) {
    const { table, tap } = this.#page;
    const moves = (before.curtain ?? null) === null ? await this.#moves() : null;
    const { frame } = table;
    if ((frame.curtain ?? null) !== null) {
      this.#tell(element("prompt").textContent ?? "");
      return;
    }
    if (!this.#isFor(before)) return;
    const meant = meaning(typed, { frame, moves: moves ?? [], words: this.#words });
    if (meant.kind === "move" && frame.actor !== null) await this.#play(frame.actor, meant.move);
    else if (meant.kind === "tap") tap(meant.name, performance.now());
    else if (meant.kind === "command") await this.#obey(meant.command, meant.rest);
    else if (meant.kind === "wrong") await this.#refuse(meant.words);
    else if (meant.kind === "unknown") {
      const commands = COMMANDS.map((command) => commandWords(command, this.#words)[0]).join(", ");
      this.#tell(this.#words.say(["board-unknown", { typed: typed.slice(0, 60), commands }]));
    }
  }

  /**
   * @param {number} seat
   * @param {string} move
   */
  async #play(seat, move) {
    const { table } = this.#page;
    const { frame } = table;
    /** @type {Request} */
    const request = { do: "play", seat, move };
    this.#requests.add(request);
    // Somebody else may have moved while it was typed, and it is possible no more.
    const error = (await table.ask(request))?.error;
    if (error && this.#isFor(frame)) this.#tellWhy(error);
  }

  /**
   * @param {Command} command
   * @param {string} rest
   */
  async #obey(command, rest) {
    const { change, table } = this.#page;
    const { frame } = table;
    if (command === "undo" || command === "redo") {
      if (frame[command]) change(command);
      else this.#tell(this.#words.say([`nothing-to-${command}`]));
      return;
    }
    const lines = await this.#answers(command, rest);
    if (this.#isFor(frame)) for (const line of lines) this.#tell(line);
  }

  /**
   * @param {Exclude<Command, "undo" | "redo">} command
   * @param {string} rest
   */
  async #answers(command, rest) {
    const moves = command === "options" || command === "help" ? await this.#moves() : null;
    const { frame } = this.#page.table;
    const prompt = element("prompt").textContent ?? "";
    return answer(command, rest, { frame, words: this.#words, players: this.#page.players(), names: this.#names, moves, prompt });
  }

  /** All that may be done now; `null`: Python is not there yet. */
  async #moves() {
    const { table } = this.#page;
    return table.isReady ? ((await table.ask({ do: "moves" }))?.moves ?? null) : null;
  }

  /** The rule against a move, with the way to it. @param {string} words */
  async #refuse(words) {
    const { frame } = this.#page.table;
    const why = (await this.#page.table.ask({ do: "moves", words }))?.why;
    if (why && this.#isFor(frame)) this.#tellWhy(why);
  }

  /** @param {Text} why With the section of the guide, where there is one. */
  #tellWhy(why) {
    const line = this.#tell(this.#words.say(why, this.#names));
    if (why[2]) line.append(" ", make("a", { href: `guide/#${why[2]}`, textContent: this.#words.say(["read-rule"]) }));
  }

  /** @param {MutationRecord[]} changes */
  #hear(changes) {
    if ((this.#page.table.frame.curtain ?? null) !== null) return;
    const changed = new Set(changes.map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest("[role=status]")));
    for (const region of changed) {
      // With the link to the rule, where there is one.
      if (region?.textContent) this.#tell("").append(...[...region.childNodes].map((node) => node.cloneNode(true)));
    }
  }

  /**
   * @param {string} text
   * @param {string} [look]
   */
  #tell(text, look = "") {
    const line = make("p", { className: look, textContent: text });
    // It was typed by whoever would hear it.
    if (look) line.setAttribute("aria-hidden", "true");
    this.#log.append(line);
    while (this.#log.childElementCount > MOST_LINES) this.#log.firstElementChild?.remove();
    this.#log.scrollTop = this.#log.scrollHeight;
    return line;
  }
}
