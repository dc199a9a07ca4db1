/**
 * A game's page in the page of another: who plays there, how it is walked through, and what is told of it.
 * What it shares with other framed pages: web/embed/framing.js.
 */
import { element, make } from "../document.js";
import { written } from "./embedcode.js";
import { framedLink, Framing, moveBetween } from "./framing.js";
import { tellParent } from "./messages.js";
import { readSeating, seatedBy } from "../players.js";

/** @import { GamePage } from "../game/game.js" */
/** @import { Command } from "./messages.js" */
/** @import { Frame, PageFacts, Player, Request, Text } from "../types.js" */

const CONTROLS = ["play", "step", "none"];
/** The buttons that walk through a game, and what they are called. */
const STEPS = {
  first: "analysis-first",
  back: "analysis-back",
  forward: "analysis-forward",
  last: "analysis-last",
};

/**
 * What the page around this one wants; `null` in a guide.
 * @param {PageFacts} facts
 */
export function framed(facts) {
  const asked = framedLink();
  return asked && new Framed(facts, asked);
}

export class Framed extends Framing {
  /** Whether it has been told what makes no sense in the link: how many seats there are is known once a game is open. */
  #isJudged = false;
  /** Who plays, once a game is open. @type {Player[] | null} */
  #players = null;
  /** @type {GamePage | null} */
  #page = null;
  /** The last frame that has been told. @type {Frame | null} */
  #told = null;
  /** What the page around this one has asked for: its mistakes are told there, and nowhere else. @type {WeakSet<Request>} */
  #requests = new WeakSet();
  /** What is being opened by such a request: until it is there, all is as it was. @type {{ request: Request, asked: URLSearchParams } | null} */
  #opening = null;
  /** Whether the game on the board is the one that the link has brought. */
  #isBrought = false;

  /**
   * @param {PageFacts} facts
   * @param {URLSearchParams} asked
   */
  constructor(facts, asked) {
    super(facts, asked, ["p", "r", "ply"]);
  }

  get #isLinked() {
    return this.asked.has("p") || this.asked.has("r");
  }

  get #controls() {
    const controls = this.asked.get("controls") ?? "play";
    return CONTROLS.includes(controls) ? controls : "play";
  }

  get hasActs() {
    return this.#controls !== "none";
  }

  /**
   * Who plays before Python has told how many do: nobody, where a link opens a game that may have secrets.
   * @returns {Player[]}
   */
  players() {
    const [seats] = this.facts.seats;
    return this.#isLinked ? nobody(seats) : this.#seated(seats, [0]);
  }

  /**
   * Who plays what has been opened; the same again when only the interpreter has come back.
   * @param {Frame} frame
   * @param {Request} request
   * @param {Player[]} [chosen] Who plays, if a reader has chosen it here.
   */
  seated({ seats, turn, record }, request, chosen) {
    if (this.#opening?.request === request) this.#take(this.#opening.asked);
    else if (chosen) this.#players = chosen;
    if (this.#players?.length !== seats) this.#players = this.#seated(seats, turn);
    if (!this.#isJudged) this.judge(this.#faults(seats));
    this.#isJudged = true;
    if (request.do !== "load" || record !== this.#told?.record) this.#isBrought = request.do === "open";
    return this.#players;
  }

  /** The link that stands here now. @param {URLSearchParams} asked */
  #take(asked) {
    this.#isJudged = false;
    this.#players = null;
    this.obey(asked);
  }

  /**
   * @param {number} seats
   * @param {number[]} turn
   */
  #seated(seats, turn) {
    const seating = readSeating(this.asked, seats);
    // Whoever only walks through a game plays nothing, unless a seat is named.
    if (this.#controls === "step" && seating.seat === null) return nobody(seats);
    return seatedBy(seating, seats, turn);
  }

  /** The page is there, and shows its first frame. @param {GamePage} page */
  join(page) {
    this.#page = page;
    page.around = this;
    this.attach(page);
    // Once it is over it begins again as the link has it, whatever the page itself would begin.
    const again = (/** @type {Event} */ event) => {
      event.stopImmediatePropagation();
      this.#start();
    };
    element("again").addEventListener("click", again, { capture: true });
  }

  /** Keys and values of the link that make no sense here. @param {number} seats */
  #faults(seats) {
    const { faults } = readSeating(this.asked, seats);
    const controls = this.asked.get("controls");
    const isKnown = controls === null || CONTROLS.includes(controls);
    return isKnown ? faults : [...faults, `controls=${controls}`];
  }

  showWords() {
    super.showWords();
    document.body.dataset.controls = this.#controls;
    element("new-game").toggleAttribute("data-unwanted", this.#isLinked);
    document.getElementById("steps")?.remove();
    if (this.#controls === "step") this.#makeSteps();
  }

  #makeSteps() {
    const steps = make("div", { id: "steps" });
    for (const [name, label] of Object.entries(STEPS)) {
      const button = make("button", { type: "button", className: name });
      button.setAttribute("aria-label", this.say(label));
      button.addEventListener("click", () => this.#step(name));
      steps.append(button);
    }
    element("acts").append(steps);
    this.#enableSteps();
  }

  /** @param {string} name */
  #step(name) {
    const { ply, steps } = /** @type {GamePage} */ (this.#page).frame;
    const to = { first: 0, back: ply - 1, forward: ply + 1, last: steps }[name] ?? ply;
    if (to >= 0 && to <= steps && to !== ply) this.#page?.change({ do: "goto", ply: to });
  }

  #enableSteps() {
    const { ply, steps } = /** @type {GamePage} */ (this.#page).frame;
    for (const button of document.querySelectorAll("#steps button")) {
      const isOn = ["first", "back"].includes(button.className) ? ply > 0 : ply < steps;
      button.setAttribute("aria-disabled", String(!isOn));
    }
  }

  /** The game as a link has it. @returns {Request} */
  #start(asked = this.asked) {
    const page = /** @type {GamePage} */ (this.#page);
    if (asked.has("p") || asked.has("r")) return page.follow(written(asked));
    const { seats } = page.frame;
    return page.begin(seatedBy(readSeating(asked, seats), seats, [0]));
  }

  /**
   * A frame of Python's is shown.
   * @param {Frame} frame
   * @param {Request} request What it answers.
   */
  shown(frame, request) {
    const before = this.#told;
    this.#told = frame;
    if (this.#controls === "step") this.#enableSteps();
    if (!before || this.#opening?.request === request) {
      this.#opening = null;
      const { game, seats } = frame;
      tellParent("ready", { game, seats, language: document.documentElement.lang, ...this.place(frame) });
    } else if (frame.record !== before.record) {
      const { seat, move } = moveBetween(before, frame);
      tellParent("move", { seat, move: this.#isOpen(frame) ? move : null, ...this.place(frame) });
    } else if (frame.note && this.#requests.has(request)) this.refuse(this.#page?.say(frame.note) ?? "");
    if (!frame.over || before?.over) return;
    const { winners, reason, scores } = frame.over;
    tellParent("over", { winners, reason, scores, record: frame.record });
  }

  /**
   * Whether position and record may be told. Where there are secrets they tell hands, choices and luck still to come:
   * then only once the game is over, or to whoever has brought the game here, if nobody else plays it.
   * @param {Frame} frame
   */
  #isOpen({ position, over, private: isPrivate }) {
    return position !== null || over !== null || (this.#isBrought && !isPrivate);
  }

  /** @param {Frame} frame */
  place(frame) {
    const { record, ...place } = super.place(frame);
    return { ...place, record: this.#isOpen(frame) ? record : null };
  }

  /**
   * Something was not possible. Whether the page around this one had asked for it, so that nobody here need be told.
   * @param {Text} text
   * @param {Request} request
   */
  failed(text, request) {
    this.refuse(this.#page?.say(text) ?? "");
    if (this.#opening?.request === request) this.#opening = null;
    if (request.do === "open" && !this.#told) this.#forgetLink();
    return this.#requests.has(request);
  }

  /** The link leads nowhere: what is shown instead is a new game, and nothing leads there again. */
  #forgetLink() {
    for (const key of ["p", "r", "ply"]) this.asked.delete(key);
    this.showWords();
  }

  /** Python has not answered: what the page says of it is told outside, too. @param {unknown} reason */
  broke(reason) {
    const { text } = /** @type {{ text?: Text }} */ (reason);
    this.refuse(this.#page?.say(text ?? ["runtime-failed"]) ?? "");
  }

  /** @param {Command} command */
  do(command) {
    const page = /** @type {GamePage} */ (this.#page);
    if (command.type === "open") this.#open(command.link);
    else if (command.type === "play") {
      const seat = command.seat ?? page.frame.actor ?? page.frame.turn[0] ?? 0;
      this.#requests.add(page.change({ do: "play", seat, move: command.move }));
    } else if (command.type === "goto") this.#requests.add(page.change({ do: "goto", ply: command.ply }));
    else if (command.type === "undo" || command.type === "redo") this.#requests.add(page.change({ do: command.type }));
  }

  /** @param {string | null} link */
  #open(link) {
    const asked = link === null ? this.asked : this.linkTo(link);
    if (!asked) return;
    const request = this.#start(asked);
    this.#opening = { request, asked };
    this.#requests.add(request);
  }
}

/** @param {number} seats @returns {Player[]} */
function nobody(seats) {
  return Array.from({ length: seats }, () => ({ kind: "nobody" }));
}
