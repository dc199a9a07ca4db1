/** What stands beside the board: the prompt, the choices that are not drawn, the scores, and the log. */
import { element, setText } from "../document.js";
import { showEdges } from "../edges.js";
import { showOffers } from "../offers.js";
import { chip } from "../players.js";
import { SPEEDS } from "./opponents.js";
import { promptOf } from "./prompt.js";
import { scoresOf, scoreTable } from "./scores.js";
import { turnLines, turnsOf } from "../turns.js";

/** @import { Speed } from "./opponents.js" */
/** @import { Frame, LogLine, PageFacts, Player } from "../types.js" */
/** @import { Words } from "../words.js" */

/**
 * @typedef {object} View What the side shows besides the frame.
 * @property {Words} words
 * @property {Player[]} players
 * @property {boolean} isPaused
 * @property {boolean} isWaiting
 * @property {{ label: string, act: () => void, isScores?: boolean } | null} aside One small button beside the prompt.
 * @property {{ chosen: Speed, choose: (speed: Speed) => void } | null} speeds How fast a game goes that is only watched.
 *
 * @typedef {object} SideEvents
 * @property {(name: string) => void} press A choice that is not drawn.
 */

export class Side {
  #facts;
  #events;
  #who = element("who");
  #prompt = element("prompt");
  #aside = /** @type {HTMLButtonElement} */ (element("aside"));
  #choices = element("choices");
  #scores = element("scores");
  #scored = "";
  #offered = "";
  #log = element("log");
  #logged = "";
  /** @type {() => void} */
  #asideAct = () => {};

  /**
   * @param {PageFacts} facts
   * @param {SideEvents} events
   */
  constructor(facts, events) {
    this.#facts = facts;
    this.#events = events;
    this.#aside.addEventListener("click", () => this.#asideAct());
    addEventListener("resize", () => this.#makeRoom());
    for (const scrolled of [this.#choices, this.#scores, this.#log]) showEdges(scrolled);
  }

  /**
   * @param {Frame} frame
   * @param {View} view
   * @returns {string} The sentence of the prompt.
   */
  show(frame, view) {
    const { seat, who, sentence } = promptOf(frame, view.words, view.players, {
      ...view,
      isTogether: this.#facts.together,
    });
    this.#who.replaceChildren(...(seat === null ? [] : [chip(this.#facts, seat)]), who);
    setText(this.#prompt, sentence);
    this.#prompt.toggleAttribute("data-over", frame.over !== null);
    this.#showAside(view.aside);
    this.#showChoices(frame, view);
    this.#showScores(frame, view);
    this.#showLog(frame.log, view);
    return sentence;
  }

  /** @param {View["aside"]} aside */
  #showAside(aside) {
    this.#aside.hidden = !aside;
    this.#aside.toggleAttribute("data-scores", aside?.isScores === true);
    if (!aside) return;
    setText(this.#aside, aside.label);
    this.#asideAct = aside.act;
  }

  /** The focus goes to the first choice that is not drawn. */
  focus() {
    this.#choices.querySelector("button")?.focus({ preventScroll: true });
  }

  /**
   * @param {Frame} frame
   * @param {View} view
   */
  #showChoices(frame, { words, speeds }) {
    const state = JSON.stringify([words.language, frame.buttons, speeds !== null]);
    if (state === this.#offered) return;
    this.#offered = state;
    this.#choices.hidden = frame.buttons.length === 0 && !speeds;
    if (speeds) {
      this.#choices.replaceChildren(speedChoice(words, speeds));
      this.#makeRoom();
      return;
    }
    showOffers(this.#choices, frame.buttons, { say: (text) => words.say(text), press: this.#events.press });
    this.#makeRoom();
  }

  /** On a phone the board leaves as much room as the choices take, be they one row or three. */
  #makeRoom() {
    // Hidden it has no height, and squeezed it keeps the height of what it holds.
    this.#choices.parentElement?.style.setProperty("--choices", `${this.#choices.scrollHeight}px`);
  }

  /**
   * @param {Frame} frame
   * @param {View} view
   */
  #showScores(frame, { words, players }) {
    const scores = scoresOf(frame);
    const state = JSON.stringify([words.language, scores, players]);
    if (state === this.#scored) return;
    this.#scored = state;
    this.#scores.hidden = !scores;
    this.#scores.replaceChildren();
    if (scores) this.#scores.append(scoreTable(scores, { facts: this.#facts, words, players }));
  }

  /**
   * @param {LogLine[]} log
   * @param {View} view
   */
  #showLog(log, { words, players }) {
    const turns = turnsOf(log, words, players);
    const state = JSON.stringify([words.language, turns]);
    if (state === this.#logged) return;
    this.#logged = state;
    this.#log.replaceChildren(...turnLines(turns, this.#facts));
    this.#log.scrollTop = this.#log.scrollHeight;
  }
}

/**
 * @param {Words} words
 * @param {NonNullable<View["speeds"]>} speeds
 */
function speedChoice(words, { chosen, choose }) {
  const group = document.createElement("div");
  group.className = "pills";
  group.setAttribute("role", "radiogroup");
  group.setAttribute("aria-label", words.say(["speed"]));
  for (const speed of SPEEDS) {
    const label = document.createElement("label");
    label.className = "pill";
    const input = document.createElement("input");
    input.type = "radio";
    input.name = "speed";
    input.checked = speed === chosen;
    input.addEventListener("change", () => choose(speed));
    label.append(input, words.say([`speed-${speed}`]));
    group.append(label);
  }
  return group;
}
