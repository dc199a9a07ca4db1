/**
 * Play before Python is there, from the opening that was written at build time. See docs/design.md, section 5.
 * Nothing here knows a rule: a tap either stands in the tree or waits for Python.
 */

/** @import { Frame, Opening, Patch, Request } from "../types.js" */

export class Prelude {
  #opening;
  /** The taps so far, as the tree spells them; `null` once something was asked that it cannot answer. @type {string[] | null} */
  #taps = [];
  /** Everything that was asked, for Python to answer in the same order. @type {Request[]} */
  asked = [];

  /** @param {Opening | null} opening `null`: there is no tree, everything waits. */
  constructor(opening) {
    this.#opening = opening;
  }

  /** Whether the last thing that was asked still waits for Python. */
  get isBehind() {
    return this.#taps === null;
  }

  /**
   * @param {Request} request
   * @returns {Frame | null} `null` when the answer has to wait for Python.
   */
  ask(request) {
    this.asked.push(request);
    if (!this.#opening || !this.#taps || request.do !== "tap") {
      this.#taps = null;
      return null;
    }
    this.#taps.push(String(request.name));
    const patch = this.#opening.taps[this.#taps.join(" ")];
    if (patch) return patched(this.#opening, patch);
    this.#taps = null;
    return null;
  }
}

/**
 * The first frame with the patch laid over it.
 * @param {Opening} opening
 * @param {Patch} patch
 * @returns {Frame}
 */
function patched({ frame, nodes }, { scene, ...rest }) {
  if (!scene) return { ...frame, ...rest };
  const pool = [...frame.scene.nodes, ...nodes];
  return {
    ...frame,
    ...rest,
    scene: { size: frame.scene.size, nodes: scene.flatMap(([from, to]) => pool.slice(from, to)) },
  };
}
