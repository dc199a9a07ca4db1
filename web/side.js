/** What stands beside the board: the prompt, the choices that are not drawn, and the log. */
import { element, setText } from "./document.js";
import { chip, namesOf } from "./players.js";
import { promptOf } from "./prompt.js";

/** @import { Frame, LogLine, PageFacts, Player } from "./types.js" */
/** @import { Words } from "./words.js" */

/**
 * @typedef {object} View What the side shows besides the frame.
 * @property {Words} words
 * @property {Player[]} players
 * @property {boolean} isPaused
 * @property {boolean} isWaiting
 * @property {{ label: string, act: () => void } | null} aside One small button beside the prompt.
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
  }

  /**
   * @param {Frame} frame
   * @param {View} view
   * @returns {string} The sentence of the prompt.
   */
  show(frame, view) {
    const { seat, who, sentence } = promptOf(frame, view.words, view.players, view);
    this.#who.replaceChildren(...(seat === null ? [] : [chip(this.#facts, seat)]), who);
    setText(this.#prompt, sentence);
    this.#prompt.toggleAttribute("data-over", frame.over !== null);
    this.#showAside(view.aside);
    this.#showChoices(frame, view.words);
    this.#showLog(frame.log, view);
    return sentence;
  }

  /** @param {View["aside"]} aside */
  #showAside(aside) {
    this.#aside.hidden = !aside;
    if (!aside) return;
    setText(this.#aside, aside.label);
    this.#asideAct = aside.act;
  }

  /**
   * @param {Frame} frame
   * @param {Words} words
   */
  #showChoices(frame, words) {
    this.#choices.hidden = frame.buttons.length === 0;
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.choice : undefined;
    this.#choices.replaceChildren(
      ...frame.buttons.map(({ name, label }) => {
        const button = document.createElement("button");
        button.type = "button";
        button.dataset.choice = name;
        button.textContent = words.say(label);
        button.addEventListener("click", () => this.#events.press(name));
        return button;
      }),
    );
    if (focused !== undefined) {
      const again = this.#choices.querySelector(`[data-choice="${CSS.escape(focused)}"]`);
      if (again instanceof HTMLElement) again.focus();
    }
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
    this.#log.replaceChildren(
      ...turns.map(({ seat, sentence }, index) => {
        const line = document.createElement("li");
        const number = document.createElement("span");
        number.className = "number";
        number.textContent = String(index + 1);
        line.append(number, chip(this.#facts, seat), sentence);
        return line;
      }),
    );
    this.#log.scrollTop = this.#log.scrollHeight;
  }
}

/**
 * One sentence per turn: its lines joined.
 * @param {LogLine[]} log
 * @param {Words} words
 * @param {Player[]} players
 */
export function turnsOf(log, words, players) {
  const names = namesOf(words, players);
  /** @type {{ turn: number, seat: number, told: string, ply: number }[]} */
  const turns = [];
  for (const { turn, seat, text, ply } of log) {
    const told = words.say(text, names);
    const open = turns.at(-1);
    if (open?.turn === turn) {
      open.told = words.say(["turn-joined", { first: open.told, next: told }]);
      open.ply = ply;
    } else turns.push({ turn, seat, told, ply });
  }
  return turns.map(({ seat, told, ply }) => ({
    seat,
    ply,
    sentence: words.say(["log-line", { name: names(seat), told }]),
  }));
}
