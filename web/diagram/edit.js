/** A position as it was edited, and what of it lies on the board just now: the table, or the bench for building. */
import { toldOf } from "../board/pointed.js";

/** @import { Thing } from "./palette.js" */
/** @import { Setting } from "./settings.js" */
/** @import { Frame, Scene, Text } from "../types.js" */

/**
 * @typedef {"put" | "mark" | "arrow"} Tool What a tap does.
 *
 * @typedef {object} LaidOut
 * @property {Scene} scene
 * @property {Record<string, string>} places By name, the place that a drawn thing lies at.
 * @property {Record<string, string>} found By place where something can be put, the thing that lies there.
 *
 * @typedef {object} Position docs/design.md, section 5.
 * @property {string} game
 * @property {number} edition
 * @property {number} seats
 * @property {number | null} seat
 * @property {boolean} secret Whether the seats see different things.
 * @property {boolean} tall
 * @property {LaidOut} [bench] Where things are put, if not on the table.
 * @property {Thing[]} things
 * @property {Setting[]} settings
 * @property {string} text
 * @property {string | null} position
 * @property {string | null} link
 * @property {Text | null} error
 * @property {Record<string, Text>} called By place, what it is called, unless that is its own name: a square.
 * @property {string[]} mark The places that are marked.
 * @property {[start: string, end: string][]} arrow
 * @property {Text} [refused] Why the last thing could not be put where it was.
 * @property {Text} [mismarked]
 *
 * @typedef {LaidOut & Position} Edit
 */

/** What lies on the board for this tool. @param {Edit} edit @param {Tool} tool @returns {LaidOut} */
export function laidOut(edit, tool) {
  return tool === "put" ? (edit.bench ?? edit) : edit;
}

/**
 * What the board needs of a frame: everything may be tapped that the tool is for.
 * @param {Edit} edit
 * @param {Tool} tool
 * @param {string | null} start The place at which an arrow begins.
 * @param {(text: Text) => string} say
 * @returns {Frame}
 */
export function frameOf(edit, tool, start, say) {
  const shown = laidOut(edit, tool);
  const { places } = shown;
  const scene = shown.scene === edit.scene ? withPointers(edit, say) : shown.scene;
  const chosen = Object.keys(places).filter((name) => places[name] === start);
  const spare = Object.keys(places).filter((name) => tool !== "put" || places[name] in shown.found);
  const taps = { live: [], chosen: chosen.slice(0, 1), spare, buttons: [], last: [] };
  // Nothing glides from the table to the bench: to the stage they are two games.
  const game = shown.scene === edit.bench?.scene ? `${edit.game} bench` : edit.game;
  return /** @type {Frame} */ (
    /** @type {unknown} */ ({ ...edit, game, scene, ...taps, turn: [], actor: null, over: null })
  );
}

/** Whatever is pointed at says so. @param {Edit} edit @param {(text: Text) => string} say @returns {Scene} */
function withPointers(edit, say) {
  if (edit.mark.length + edit.arrow.length === 0) return edit.scene;
  const nodes = edit.scene.nodes.map((node) => {
    if (!node.name || !node.label) return node;
    const names = [node.name, edit.places[node.name]];
    /** @type {Text} */
    let label = node.label;
    if (edit.mark.some((place) => names.includes(place))) label = ["diagram-with-mark", { what: say(label) }];
    for (const [start, end] of edit.arrow) {
      if (names.includes(start)) label = ["diagram-with-arrow", { what: say(label), end: nameAt(edit, end, say) }];
    }
    return label === node.label ? node : { ...node, label };
  });
  return { ...edit.scene, nodes };
}

/** What is pointed at, for ears. @param {Edit} edit @param {(text: Text) => string} say */
export function pointersOf(edit, say) {
  const { mark, arrow, called } = edit;
  if (mark.length + arrow.length === 0) return toldOf([["edit-none"]], [], say);
  const name = (/** @type {string} */ place) => called[place] ?? place;
  return toldOf(
    mark.map(name),
    arrow.map(([start, end]) => [name(start), name(end)]),
    say,
  );
}

/**
 * What a place is called: its square, else what lies there.
 * @param {Edit} edit
 * @param {string} place
 * @param {(text: Text) => string} say
 */
export function nameAt({ called }, place, say) {
  return Object.hasOwn(called, place) ? say(called[place]) : place;
}

/** What is heard of a place. @param {LaidOut} shown @param {string} place @returns {Text | undefined} */
export function labelAt({ scene, places }, place) {
  return scene.nodes.find(({ name }) => name && (name === place || places[name] === place))?.label;
}
