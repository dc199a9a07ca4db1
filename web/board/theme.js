/** Ink words and the paint behind them, from the table that Python's painter reads too. */
import table from "../../py/ludoteca/kit/theme.json" with { type: "json" };

/** A CSS colour, or two that run from the top of a node's box to its bottom. @typedef {string | string[]} Paint */
/** One coat of a lift: the node's shape moved down, grown, and painted. @typedef {{ dy?: number, grow?: number, ink?: string, alpha?: number }} Coat */

/** @type {Record<string, Record<string, Paint>>} */
export const themes = table.themes;

/** @type {Record<string, { under: Coat[], over: Coat[] }>} */
export const lifts = table.lift;

/** How letters are set: family, weights, height of the capitals, widths by class. */
export const type = table.type;

/** @type {Map<string, Record<string, Paint>>} */
const completed = new Map();

/**
 * Every ink word of a theme with its paint; what it leaves out is as in the theme it comes `from`.
 * @param {string} name
 * @returns {Record<string, Paint>}
 */
export function inks(name) {
  let paints = completed.get(name);
  if (!paints) {
    const { from, ...own } = themes[name];
    paints = { ...(typeof from === "string" ? inks(from) : {}), ...own };
    completed.set(name, paints);
  }
  return paints;
}
