/** What stands beside the board of a puzzle: what is asked, how it stands, the turns that were made, and the buttons. */
import { element, enable, setText } from "../document.js";
import { showEdges } from "../edges.js";
import { showOffers } from "../offers.js";
import { chip, namesOf } from "../players.js";
import { turnLines, turnsOf } from "../turns.js";

/** @import { Puzzle, Solving } from "./solving.js" */
/** @import { Solved } from "./solved.js" */
/** @import { Frame, PageFacts, Player, Text } from "../types.js" */
/** @import { Words } from "../words.js" */

/**
 * @typedef {"solving" | "answering" | "showing" | "refuted" | "solved" | "also" | "shown"} Phase
 * Only while somebody is solving does the board take taps: otherwise the rival answers, the solution is being shown,
 * or all is told.
 *
 * @typedef {object} View
 * @property {Frame | null} frame
 * @property {Solving} solving
 * @property {Phase} phase
 * @property {number} number Of the puzzle, from 0.
 * @property {number} made How many decisions of the turn that is to be found have been taken.
 * @property {Words} words
 */

/** Both sides are called what the game calls them. @type {Player[]} */
export const PLAYERS = [{ kind: "person" }, { kind: "person" }];
/** What is said once a puzzle is done. */
const DONE = { solved: "puzzles-solved", also: "puzzles-also", shown: "puzzles-shown" };

export class Panel {
  #facts;
  #puzzles;
  #solved;
  #press;

  /**
   * @param {PageFacts} facts
   * @param {Puzzle[]} puzzles
   * @param {Solved} solved
   * @param {(name: string) => void} press A choice that is not drawn.
   */
  constructor(facts, puzzles, solved, press) {
    this.#facts = facts;
    this.#puzzles = puzzles;
    this.#solved = solved;
    this.#press = press;
    for (const scrolled of [element("panel"), element("log")]) showEdges(scrolled);
  }

  /** @param {View & { frame: Frame }} view */
  show(view) {
    const { frame, solving, phase, made, words } = view;
    const { seat, turns: all, text } = solving.puzzle;
    const say = saying(words);
    const isSolving = phase === "solving";
    const isDone = phase in DONE;
    setText(element("prompt"), sentenceOf(view));
    const turns = isDone || phase === "showing" ? all : solving.left;
    const goal = say(["puzzles-goal", { seat, turns }]);
    element("who").replaceChildren(chip(this.#facts, seat), isSolving ? `${goal} · ${say(frame.prompt)}` : goal);
    element("explanation").hidden = !isDone;
    setText(element("explanation"), isDone ? say(text) : "");
    element("choices").hidden = frame.buttons.length === 0;
    showOffers(element("choices"), frame.buttons, { say, press: this.#press });
    element("log").replaceChildren(...turnLines(turnsOf(frame.log, words, PLAYERS), this.#facts));
    for (const id of ["hint", "solution"]) {
      enable(id, isSolving);
      element(id).hidden = isDone || phase === "refuted";
    }
    const hasBegun = isSolving && made > 0;
    element("retry").hidden = !isDone && !hasBegun && phase !== "refuted";
    setText(element("retry"), say([isDone ? "puzzles-again" : hasBegun ? "undo" : "try-again"]));
    element("retry").classList.toggle("primary", phase === "refuted");
    element("next").hidden = !isDone;
    const solved = this.#puzzles.filter(({ position }) => this.#solved.has(position)).length;
    setText(element("count"), words.say(["puzzles-count", { solved, all: this.#puzzles.length }]));
  }

  /** For ears: what the rival has done, then how it stands. @param {View} view */
  tell(view) {
    const { frame, solving, phase, words } = view;
    if (phase === "answering") {
      setText(element("told"), sentenceOf(view));
      return;
    }
    const last = frame ? turnsOf(frame.log, words, PLAYERS).at(-1) : undefined;
    const parts = [element("prompt").textContent, element("who").textContent, element("explanation").textContent];
    if (last && last.seat !== solving.puzzle.seat) parts.unshift(last.sentence);
    setText(element("told"), parts.filter(Boolean).join(". "));
  }
}

/** What stands in the place of the prompt. @param {View} view */
function sentenceOf({ frame, solving, phase, number, words }) {
  const say = saying(words);
  if (phase === "solving") return say(["puzzles-number", { number: number + 1 }]);
  if (phase === "answering") return say(["puzzles-right"]);
  if (phase === "showing") return say([DONE.shown]);
  if (phase !== "refuted") return say([DONE[phase]]);
  const rival = 1 - solving.puzzle.seat;
  return say(frame?.over?.winners.includes(rival) ? ["puzzles-lost", { seat: rival }] : ["puzzles-wrong"]);
}

/** @param {Words} words */
function saying(words) {
  return (/** @type {Text} */ text) => words.say(text, namesOf(words, PLAYERS));
}
