/** Which thing lies next to which, by the `at` of the scene. */

/** @import { SceneNode } from "../types.js" */

/** @typedef {{ region: string, row: number, column: number, node: SceneNode, rank: number }} Spot */

/**
 * The name that a key leads to from a spot within its region, or undefined when there is none.
 * Arrows go to the nearest in that direction; Home and End to the first and the last of the region.
 * @param {string} key
 * @param {Spot} from
 * @param {ReadonlyMap<string, Spot>} spots
 * @returns {string | undefined}
 */
export function neighbour(key, from, spots) {
  const distance = DISTANCES[key];
  if (!distance) return undefined;
  let best;
  let least = Infinity;
  for (const [name, spot] of spots) {
    if (spot.region !== from.region) continue;
    const away = distance(spot.row - from.row, spot.column - from.column, spot);
    if (away < least) [best, least] = [name, away];
  }
  return best;
}

/** How far a spot is for each key; Infinity: not in that direction. */
const FAR = 1000;

/** @type {Record<string, (rows: number, columns: number, spot: Spot) => number>} */
const DISTANCES = {
  ArrowRight: (rows, columns) => (rows === 0 && columns > 0 ? columns : Infinity),
  ArrowLeft: (rows, columns) => (rows === 0 && columns < 0 ? -columns : Infinity),
  ArrowDown: (rows, columns) => (rows > 0 ? rows * FAR + Math.abs(columns) : Infinity),
  ArrowUp: (rows, columns) => (rows < 0 ? -rows * FAR + Math.abs(columns) : Infinity),
  Home: (_rows, _columns, spot) => spot.row * FAR + spot.column,
  End: (_rows, _columns, spot) => -(spot.row * FAR + spot.column),
};
