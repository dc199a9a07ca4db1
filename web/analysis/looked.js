/** What has been found out about the position on the board, as it is seen: verdict, bar, best lines, threats. */
import { BestLines } from "./best.js";
import { element, setText } from "../document.js";
import { Pins } from "../board/pins.js";
import { promptOf } from "../game/prompt.js";
import { Balance, verdict } from "./verdict.js";

/** @import { Told } from "./best.js" */
/** @import { Thinking } from "./thinking.js" */
/** @import { Frame, PageFacts, Player } from "../types.js" */
/** @import { View } from "./variations.js" */

export class Looked {
  #thinking;
  #players;
  #balance;
  #lines;
  #pins = new Pins(element("stage"));
  #threats = /** @type {HTMLInputElement | null} */ (document.querySelector("input[name=threats]"));

  /**
   * @param {PageFacts} facts
   * @param {Thinking} thinking
   * @param {Player[]} players
   * @param {{ walk: (moves: Told[]) => void, onThreats: () => void }} events
   */
  constructor(facts, thinking, players, { walk, onThreats }) {
    this.#thinking = thinking;
    this.#players = players;
    this.#balance = new Balance(element("balance"), facts);
    this.#lines = new BestLines(facts, element("best"), walk);
    this.#threats?.addEventListener("change", onThreats);
  }

  /**
   * @param {Frame | null} frame
   * @param {View} view
   */
  show(frame, view) {
    const { insight, isLooking, isReviewing, isDone } = this.#thinking;
    const sentence = this.verdict(frame, view);
    this.#balance.show(this.#estimate(frame), sentence);
    setText(element("prompt"), sentence);
    this.#lines.show(insight.lines, view);
    const hasDepth = insight.turns > 0 && insight.lines.length > 0;
    setText(element("depth"), hasDepth ? view.words.say(["analysis-depth", { turns: insight.turns }]) : "");
    const stop = element("aside");
    setText(stop, view.words.say([isLooking || isReviewing ? "analysis-stop" : "analysis-go"]));
    const hasNothing = frame === null || frame.over !== null || (isDone && isLooking);
    stop.setAttribute("aria-disabled", String(hasNothing && !isReviewing));
    this.#showThreats(frame, view);
  }

  /** @param {Frame | null} frame */
  #estimate(frame) {
    const over = frame?.over;
    if (over) return over.winners.length === 1 ? 1 - 2 * over.winners[0] : 0;
    return this.#thinking.insight.lines[0]?.estimate ?? null;
  }

  /**
   * @param {Frame | null} frame
   * @param {View} view
   */
  verdict(frame, { words, names }) {
    if (frame?.over) return promptOf(frame, words, this.#players, { isPaused: false, isWaiting: false }).sentence;
    const { insight, isLooking, isReviewing } = this.#thinking;
    const [best] = insight.lines;
    // The best line may be decided before the search is sure that there is no shorter way.
    if (best) return verdict({ ...best, solved: insight.solved }, words, names);
    return words.say([isReviewing ? "analysis-reviewing" : isLooking ? "analysis-looking" : "analysis-stopped"]);
  }

  /**
   * @param {Frame | null} frame
   * @param {View} view
   */
  #showThreats(frame, { words, names }) {
    const told = element("threats");
    const isOn = this.#threats?.checked === true;
    const { threats } = this.#thinking.insight;
    this.#pins.clear();
    told.hidden = !isOn;
    if (!isOn || !threats || !frame || frame.over) return setText(told, "");
    const name = names(1 - (frame.turn[0] ?? 0));
    // Where a winning turn ends is where something must be done.
    const places = [...new Set(threats.map((turn) => turn[turn.length - 1].split(" ").at(-1) ?? ""))].sort();
    this.#pins.show(places, frame);
    const list = new Intl.ListFormat(words.language).format(places);
    setText(told, words.say(places.length > 0 ? ["analysis-threats", { name, places: list }] : ["analysis-no-threats", { name }]));
  }

  /** What threatens, in words; nothing while nobody has asked. */
  get threats() {
    return element("threats").textContent ?? "";
  }

  /** Marks belong to the frame they were made for. */
  leave() {
    this.#pins.clear();
  }
}
