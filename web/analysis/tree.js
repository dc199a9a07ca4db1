/** The tree of variations: the moves of a game, and whatever else might be played instead. */

/** @import { Frame, Text } from "../types.js" */

/**
 * @typedef {{ seat: number, turn: number, move: string, text: Text }} Decision One move as the log tells it.
 *
 * @typedef {object} Branch A position, by the decision that led to it; the first one has none.
 * @property {Decision | null} decision
 * @property {Branch | null} parent
 * @property {Branch[]} children What may follow, the main line first.
 * @property {number} depth How many decisions led here.
 * @property {boolean} isGame Whether it was really played.
 *
 * @typedef {[decision: Decision, ...children: Stored[]]} Stored
 */

/** The decisions of a record, one in each line. */
const STEP = /^(\d+): (.*)$/;

export class Tree {
  /** @type {Branch} */
  root = { decision: null, parent: null, children: [], depth: 0, isGame: true };
  current = this.root;
  #head;

  /** @param {Frame} frame At the end of the game. */
  constructor({ record, log }) {
    const lines = record.split("\n").filter((line) => line !== "");
    const steps = lines.map((line) => STEP.exec(line)).filter((step) => step !== null);
    this.#head = lines.filter((line) => !STEP.test(line) && !line.startsWith("="));
    steps.forEach(([, seat, move], index) => {
      const { turn, text } = log[index];
      this.current = this.add(this.current, { seat: Number(seat), turn, move, text }, true);
    });
  }

  /** The end of the game that was played. */
  get end() {
    let branch = this.root;
    for (let next = branch.children[0]; next?.isGame; next = branch.children[0]) branch = next;
    return branch;
  }

  /**
   * What follows on a branch by a decision, made if there is none yet.
   * @param {Branch} parent
   * @param {Decision} decision
   * @returns {Branch}
   */
  add(parent, decision, isGame = false) {
    const known = parent.children.find((child) => child.decision?.move === decision.move);
    if (known) return known;
    const { seat, turn, move, text } = decision;
    const branch = { decision: { seat, turn, move, text }, parent, children: [], depth: parent.depth + 1, isGame };
    parent.children.push(branch);
    return branch;
  }

  /** A game's record up to a branch. @param {Branch} branch */
  record(branch) {
    const steps = wayTo(branch).map(({ decision }) => `${decision?.seat}: ${decision?.move}`);
    return [...this.#head, ...steps, ""].join("\n");
  }

  /**
   * Takes away a branch with all that follows; what was really played stays.
   * @param {Branch} branch
   * @returns {(() => void) | null} Puts it back.
   */
  prune(branch) {
    const { parent } = branch;
    if (!parent || branch.isGame) return null;
    const place = parent.children.indexOf(branch);
    const before = this.current;
    if (wayTo(before).includes(branch)) this.current = parent;
    parent.children.splice(place, 1);
    return () => {
      parent.children.splice(place, 0, branch);
      this.current = before;
    };
  }

  /** What to keep of it beside the game's record. */
  stored() {
    return { tree: this.root.children.map(store), at: wayTo(this.current).map(({ decision }) => decision?.move) };
  }

  /**
   * Puts in what was kept, and goes to where it was left, if that is told; whatever is none of it is left out.
   * @param {any} kept
   */
  restore(kept) {
    if (!Array.isArray(kept?.tree)) return;
    for (const branch of kept.tree) this.#graft(this.root, branch);
    if (!Array.isArray(kept.at)) return;
    this.current = this.root;
    for (const move of kept.at) {
      const next = this.current.children.find(({ decision }) => decision?.move === move);
      if (!next) return;
      this.current = next;
    }
  }

  /**
   * @param {Branch} parent
   * @param {any} stored
   */
  #graft(parent, stored) {
    if (!Array.isArray(stored) || !isDecision(stored[0])) return;
    const branch = this.add(parent, stored[0]);
    for (const child of stored.slice(1)) this.#graft(branch, child);
  }
}

/** All branches on the way to one, itself the last. @param {Branch} branch */
export function wayTo(branch) {
  const way = [];
  for (let at = branch; at.parent; at = at.parent) way.unshift(at);
  return way;
}

/** The end of the main line from here. @param {Branch} branch */
export function lastOf(branch) {
  let last = branch;
  while (last.children[0]) last = last.children[0];
  return last;
}

/**
 * The variant before (-1) or after (1) this one; of those further back, the nearest.
 * @param {Branch} branch
 * @param {-1 | 1} step
 * @returns {Branch | null}
 */
export function variant(branch, step) {
  for (let at = branch; at.parent; at = at.parent) {
    const siblings = at.parent.children;
    const found = siblings[siblings.indexOf(at) + step];
    if (found) return found;
  }
  return null;
}

/**
 * Where a key leads: along the line, to its ends, or to another variant.
 * @param {string} key
 * @param {Tree} tree
 * @returns {Branch | null | undefined} `null`: nowhere from here; undefined: the key means nothing.
 */
export function towards(key, { current, root }) {
  if (key === "ArrowLeft") return current.parent;
  if (key === "ArrowRight") return current.children[0] ?? null;
  if (key === "Home") return root;
  if (key === "End") return lastOf(current);
  if (key === "ArrowUp") return variant(current, -1);
  return key === "ArrowDown" ? variant(current, 1) : undefined;
}

/** @param {Branch} branch @returns {Stored} */
function store({ decision, children }) {
  return [/** @type {Decision} */ (decision), ...children.map(store)];
}

/** @param {any} decision */
function isDecision(decision) {
  const { seat, turn, move, text } = decision ?? {};
  return Number.isInteger(seat) && Number.isInteger(turn) && typeof move === "string" && typeof text?.[0] === "string";
}
