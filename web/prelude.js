/**
 * Play before Python is there, from the opening that was written at build time. See docs/design.md, section 5.
 * Nothing here knows a rule: a tap either stands in the tree or waits for Python.
 */

/** @import { Frame, Opening, Patch, Request, Scene, ScenePatch } from "./types.js" */

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
    if (patch) return patched(this.#opening.frame, patch);
    this.#taps = null;
    return null;
  }
}

/**
 * The frame with the patch laid over it; neither is changed.
 * @param {Frame} frame
 * @param {Patch} patch
 * @returns {Frame}
 */
export function patched(frame, patch) {
  const { scene, ...rest } = patch;
  return { ...frame, ...rest, scene: scene ? patchedScene(frame.scene, scene) : frame.scene };
}

/**
 * @param {Scene} scene
 * @param {ScenePatch} patch
 * @returns {Scene}
 */
function patchedScene(scene, { set = [], gone = [] }) {
  const changed = new Map(set.map((node) => [node.id, node]));
  const nodes = scene.nodes
    .filter((node) => !node.id || !gone.includes(node.id))
    .map((node) => {
      const next = node.id ? changed.get(node.id) : undefined;
      if (next) changed.delete(node.id);
      return next ?? node;
    });
  return { size: scene.size, nodes: [...nodes, ...changed.values()] };
}
