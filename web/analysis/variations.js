/** The tree of variations as it is seen: a row for every turn, and what might have been played instead under it. */
import { chip } from "../players.js";
import { wayTo } from "./tree.js";

/** @import { Branch, Tree } from "./tree.js" */
/** @import { PageFacts } from "../types.js" */
/** @import { Words } from "../words.js" */

/**
 * @typedef {object} View
 * @property {Words} words
 * @property {(seat: number) => string} names
 */

export class Variations {
  #facts;
  #root;
  #walk;
  /** @type {Map<Branch, HTMLButtonElement>} */
  #buttons = new Map();

  /**
   * @param {PageFacts} facts
   * @param {HTMLElement} root
   * @param {(branch: Branch) => void} walk
   */
  constructor(facts, root, walk) {
    this.#facts = facts;
    this.#root = root;
    this.#walk = walk;
  }

  /**
   * @param {Tree} tree
   * @param {View} view
   */
  show(tree, view) {
    const hadFocus = this.hasFocus;
    this.#buttons.clear();
    this.#root.replaceChildren();
    const [first] = tree.root.children;
    if (first) this.#root.append(this.#line(first, view));
    const current = this.#buttons.get(tree.current);
    for (const [branch, button] of this.#buttons) {
      // One of them is reached by Tab, the others by arrows.
      button.tabIndex = button === (current ?? this.#buttons.get(first)) ? 0 : -1;
      if (branch === tree.current) button.setAttribute("aria-current", "true");
    }
    for (const branch of wayTo(tree.current)) this.#buttons.get(branch)?.setAttribute("data-way", "");
    if (hadFocus) (current ?? this.#buttons.get(first))?.focus({ preventScroll: true });
    showIn(/** @type {HTMLElement} */ (this.#root.parentElement), current?.parentElement ?? this.#root);
  }

  get hasFocus() {
    return this.#root.contains(document.activeElement);
  }

  /**
   * @param {Branch} first
   * @param {View} view
   */
  #line(first, view) {
    const list = document.createElement("ol");
    let row = null;
    let turn = -1;
    for (let branch = first; branch; branch = branch.children[0]) {
      const decision = /** @type {import("./tree.js").Decision} */ (branch.decision);
      if (!row || decision.turn !== turn) {
        turn = decision.turn;
        row = this.#row(turn, decision.seat);
        list.append(row);
      }
      row.append(this.#button(branch, view));
      const others = siblingsOf(branch);
      if (others.length === 0) continue;
      for (const other of others) {
        const item = document.createElement("li");
        item.className = "variant";
        item.append(this.#line(other, view));
        list.append(item);
      }
      // The line goes on under what might have been played instead.
      row = null;
    }
    return list;
  }

  /**
   * @param {number} turn
   * @param {number} seat
   */
  #row(turn, seat) {
    const row = document.createElement("li");
    const number = document.createElement("span");
    number.className = "number";
    number.textContent = String(turn);
    row.append(number, chip(this.#facts, seat));
    return row;
  }

  /**
   * @param {Branch} branch
   * @param {View} view
   */
  #button(branch, { words, names }) {
    const { seat, text } = /** @type {import("./tree.js").Decision} */ (branch.decision);
    const told = words.say(text, names);
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = told;
    button.setAttribute("aria-label", words.say(["log-line", { name: names(seat), told }]));
    button.toggleAttribute("data-game", branch.isGame);
    button.addEventListener("click", () => this.#walk(branch));
    this.#buttons.set(branch, button);
    return button;
  }
}

/** What else might have been played in the place of a main line's move. @param {Branch} branch */
function siblingsOf(branch) {
  return branch.parent?.children[0] === branch ? branch.parent.children.slice(1) : [];
}

/**
 * Scrolls what is scrolled by itself, and never the page, so that a part of it is seen.
 * @param {HTMLElement} root
 * @param {HTMLElement} part
 */
function showIn(root, part) {
  const [whole, seen] = [root.getBoundingClientRect(), part.getBoundingClientRect()];
  // What stands at the top covers the first rows.
  const above = whole.top + 2 * seen.height - seen.top;
  const below = seen.bottom - whole.bottom + seen.height / 2;
  if (root.scrollHeight <= root.clientHeight) return;
  if (above > 0) root.scrollTop -= above;
  else if (below > 0) root.scrollTop += below;
}
