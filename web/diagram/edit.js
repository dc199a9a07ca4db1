/** A position as it was edited, and what of it lies on the board just now: the table, or the bench for building. */

/** @import { Thing } from "./palette.js" */
/** @import { Setting } from "./settings.js" */
/** @import { Frame, Scene, Text } from "../types.js" */

/**
 * @typedef {"put" | "mark" | "arrow"} Tool What a tap does.
 *
 * @typedef {object} LaidOut
 * @property {Scene} scene
 * @property {Record<string, string>} places By name, the place that a drawn thing lies at.
 * @property {Record<string, string>} found By place, the thing that lies there.
 *
 * @typedef {object} Position docs/design.md, section 5.
 * @property {string} game
 * @property {number} edition
 * @property {number} seats
 * @property {number | null} seat
 * @property {boolean} tall
 * @property {LaidOut} [bench] Where things are put, if not on the table.
 * @property {Thing[]} things
 * @property {Setting[]} settings
 * @property {string} text
 * @property {string | null} position
 * @property {string | null} link
 * @property {Text | null} error
 * @property {Text} [mismarked]
 *
 * @typedef {LaidOut & Position} Edit
 */

/** What lies on the board for this tool. @param {Edit} edit @param {Tool} tool @returns {LaidOut} */
export function laidOut(edit, tool) {
  return tool === "put" ? (edit.bench ?? edit) : edit;
}

/**
 * What the board needs of a frame: every thing on it may be tapped.
 * @param {Edit} edit
 * @param {LaidOut} shown
 * @param {string | null} start The place at which an arrow begins.
 * @returns {Frame}
 */
export function frameOf(edit, { scene, places }, start) {
  const chosen = Object.keys(places).filter((name) => places[name] === start);
  const taps = { live: [], chosen: chosen.slice(0, 1), spare: Object.keys(places), buttons: [], last: [] };
  // Nothing glides from the table to the bench: to the stage they are two games.
  const game = scene === edit.bench?.scene ? `${edit.game} bench` : edit.game;
  return /** @type {Frame} */ (
    /** @type {unknown} */ ({ ...edit, game, scene, ...taps, turn: [], actor: null, over: null })
  );
}

/** What is heard of a place. @param {LaidOut} shown @param {string} place @returns {Text | undefined} */
export function labelAt({ scene, places }, place) {
  return scene.nodes.find((node) => node.name && places[node.name] === place)?.label;
}
