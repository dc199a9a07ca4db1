/** The report on a game: how the chances went, where it turned, and what would have been better. */
import { turnsIn } from "./best.js";
import { chip } from "../players.js";
import { wayTo } from "./tree.js";
import { chances, verdict } from "./verdict.js";

/** @import { Line } from "./best.js" */
/** @import { Branch, Tree } from "./tree.js" */
/** @import { PageFacts } from "../types.js" */
/** @import { View } from "./variations.js" */

/**
 * @typedef {object} ReviewedTurn
 * @property {number} number How many steps came before it.
 * @property {number} steps How many it has.
 * @property {number} seat
 * @property {number} before The estimate with the best turn.
 * @property {number} after The estimate with the one that was played.
 * @property {boolean} mistake
 * @property {Line | null} better
 *
 * @typedef {{ turns: ReviewedTurn[], turning: number | null }} Review
 */

const SVG = "http://www.w3.org/2000/svg";
const HEIGHT = 100;

export class Report {
  #facts;
  #root;
  #events;

  /**
   * @param {PageFacts} facts
   * @param {HTMLElement} root
   * @param {{ walk: (branch: Branch) => void, walkLine: (from: Branch, moves: Line["moves"]) => void }} events
   */
  constructor(facts, root, events) {
    this.#facts = facts;
    this.#root = root;
    this.#events = events;
  }

  /**
   * @param {number} share How much of the game has been looked at.
   * @param {View} view
   */
  progress(share, { words }) {
    let bar = this.#root.querySelector("progress");
    if (!bar) {
      const label = document.createElement("label");
      const told = document.createElement("span");
      // Said again where the language changes meanwhile.
      told.dataset.say = "analysis-reviewing";
      told.textContent = words.say(["analysis-reviewing"]);
      bar = document.createElement("progress");
      label.append(told, bar);
      this.#root.replaceChildren(label);
    }
    bar.value = share;
  }

  /**
   * @param {Review} review
   * @param {Tree} tree
   * @param {View} view
   */
  show(review, tree, view) {
    const { words, names } = view;
    const way = wayTo(tree.end);
    const turned = review.turning === null ? undefined : review.turns[review.turning];
    const mistakes = review.turns.filter((turn) => turn.mistake || turn === turned);
    const told = turned
      ? words.say(["analysis-turning", { turn: review.turns.indexOf(turned) + 1, name: names(turned.seat) }])
      : words.say([mistakes.length > 0 ? "analysis-no-turning" : "analysis-no-mistakes"]);
    const sentence = document.createElement("p");
    sentence.textContent = told;
    const list = document.createElement("ol");
    list.className = "mistakes";
    list.append(...mistakes.map((turn) => this.#mistake(turn, review, way, tree, view)));
    this.#root.replaceChildren(this.#curve(review, turned), this.#table(review, view), sentence, list);
    this.at(tree, review);
  }

  /** The sentence that says it all. */
  get summary() {
    return this.#root.querySelector("p")?.textContent ?? "";
  }

  /**
   * Where the game stands that is looked at.
   * @param {Tree} tree
   * @param {Review} review
   */
  at(tree, { turns }) {
    const mark = this.#root.querySelector(".here");
    if (!mark) return;
    const played = wayTo(tree.current).filter(({ isGame }) => isGame).length;
    const place = turns.filter(({ number, steps }) => number + steps <= played).length;
    for (const end of ["x1", "x2"]) mark.setAttribute(end, String(place));
  }

  /**
   * The first seat's chances from below, the second's from above.
   * @param {Review} review
   * @param {ReviewedTurn | undefined} turned
   */
  #curve({ turns }, turned) {
    const points = estimates(turns).map((estimate, index) => [index, HEIGHT * (1 - chances(estimate))]);
    const width = Math.max(1, turns.length);
    const svg = drawn("svg", { class: "curve", viewBox: `0 0 ${width} ${HEIGHT}`, preserveAspectRatio: "none" });
    svg.setAttribute("aria-hidden", "true");
    const line = points.map((point) => point.join(",")).join(" ");
    const paint = (/** @type {number} */ seat) => `var(--ink-${this.#facts.colours[seat]}-bottom, var(--ink-${this.#facts.colours[seat]}))`;
    const field = drawn("rect", { width, height: HEIGHT });
    field.style.fill = paint(1);
    const area = drawn("polygon", { points: `0,${HEIGHT} ${line} ${width},${HEIGHT}` });
    area.style.fill = paint(0);
    const middle = drawn("line", { class: "middle", x1: 0, x2: width, y1: HEIGHT / 2, y2: HEIGHT / 2 });
    svg.append(field, area, drawn("polyline", { class: "edge", points: line }), middle);
    if (turned) {
      const place = turns.indexOf(turned) + 1;
      svg.append(drawn("line", { class: "turned", x1: place, x2: place, y1: 0, y2: HEIGHT }));
    }
    svg.append(drawn("line", { class: "here", x1: 0, x2: 0, y1: 0, y2: HEIGHT }));
    return svg;
  }

  /**
   * The curve for ears.
   * @param {Review} review
   * @param {View} view
   */
  #table({ turns }, { words, names }) {
    const list = document.createElement("ol");
    list.className = "unseen";
    list.setAttribute("aria-label", words.say(["analysis-curve"]));
    list.append(
      ...turns.map((turn, index) => {
        const item = document.createElement("li");
        const estimate = estimates(turns)[index + 1];
        const worth = { estimate, turns: null, solved: false };
        item.textContent = words.say(["analysis-after", { turn: index + 1, name: names(turn.seat), verdict: verdict(worth, words, names) }]);
        return item;
      }),
    );
    return list;
  }

  /**
   * @param {ReviewedTurn} turn
   * @param {Review} review
   * @param {Branch[]} way
   * @param {Tree} tree
   * @param {View} view
   */
  #mistake(turn, { turns }, way, tree, view) {
    const { words, names } = view;
    const item = document.createElement("li");
    const moves = way.slice(turn.number, turn.number + turn.steps).map(({ decision, depth }) => ({ ...decision, ply: depth }));
    const [played] = turnsIn(/** @type {Line["moves"]} */ (moves), view);
    const number = turns.indexOf(turn) + 1;
    const lost = Math.round(100 * (chances(Math.max(turn.before, turn.after)) - chances(Math.min(turn.before, turn.after))));
    const told = words.say(["log-line", { name: names(turn.seat), told: played.told }]);
    const what = this.#button(words.say(["analysis-mistake", { turn: number, told, percent: lost }]), turn.seat, () =>
      this.#events.walk(way[turn.number + turn.steps - 1]),
    );
    item.append(what);
    const line = turn.better;
    if (line) {
      const from = turn.number === 0 ? tree.root : way[turn.number - 1];
      const [first] = turnsIn(line.moves, view);
      const { moves: ahead } = line;
      const better = words.say(["analysis-instead", { told: first.told }]);
      item.append(this.#button(better, turn.seat, () => this.#events.walkLine(from, ahead.slice(0, first.end))));
      const rest = turnsIn(ahead.slice(first.end), view).map((next) => words.say(["log-line", { name: names(next.seat), told: next.told }]));
      if (rest.length > 0) item.append(this.#rest(rest.join(" · "), from, ahead));
    }
    return item;
  }

  /**
   * @param {string} told
   * @param {Branch} from
   * @param {Line["moves"]} moves
   */
  #rest(told, from, moves) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "rest";
    button.textContent = told;
    button.addEventListener("click", () => this.#events.walkLine(from, moves));
    return button;
  }

  /**
   * @param {string} told
   * @param {number} seat
   * @param {() => void} act
   */
  #button(told, seat, act) {
    const button = document.createElement("button");
    button.type = "button";
    button.append(chip(this.#facts, seat), told);
    button.addEventListener("click", act);
    return button;
  }
}

/** The estimate of every position between two turns, the first and the last too. @param {ReviewedTurn[]} turns */
export function estimates(turns) {
  return [...turns.map(({ before }) => before), turns.at(-1)?.after ?? 0];
}

/**
 * @param {string} kind
 * @param {Record<string, string | number>} attributes
 */
function drawn(kind, attributes) {
  const made = /** @type {SVGElement} */ (document.createElementNS(SVG, kind));
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}
