/** What lies on the table can be carried to its target as well as tapped there. */
import { listenForDrags } from "./drag.js";

/** @import { Frame } from "../types.js" */
/** @import { Stage } from "./stage.js" */

/**
 * @typedef {object} Carrying
 * @property {() => Frame} frame The frame that is shown.
 * @property {Stage} stage
 * @property {(name: string, at: number) => void} tap
 */

/**
 * @param {HTMLElement} root The buttons over the board.
 * @param {Carrying} carrying
 */
export function listenToHands(root, { frame, stage, tap }) {
  listenForDrags(root, {
    canCarry: (name) => canCarry(frame(), name),
    pickUp: (name) => {
      if (!frame().chosen.includes(name)) tap(name, performance.now());
    },
    carry: (name, dx, dy) => stage.carry({ name, dx, dy }),
    drop: (target) => {
      stage.carry(null);
      if (target !== null) tap(target, performance.now());
    },
  });
}

/**
 * Whether a thing may be picked up: it can be chosen, and it lies on the table rather than being printed there.
 * @param {Frame} frame
 * @param {string} name
 */
function canCarry({ live, chosen, spare, scene }, name) {
  const lift = scene.nodes.find((node) => node.name === name)?.lift ?? 0;
  return lift > 0 && [...live, ...chosen, ...spare].includes(name);
}
