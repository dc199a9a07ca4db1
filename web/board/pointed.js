/** What is pointed at, for ears: on the page of diagrams, and on a running board that a link has led to. */

/** @import { Called, Text } from "../types.js" */

/**
 * @param {Called[]} mark How the marked places are called.
 * @param {[start: Called, end: Called][]} arrow
 * @param {(text: Text) => string} say
 */
export function toldOf(mark, arrow, say) {
  const name = (/** @type {Called} */ called) => (typeof called === "string" ? called : say(called));
  /** @type {Text[]} */
  const texts = mark.length > 0 ? [["diagram-marked", { places: mark.map(name).join(", ") }]] : [];
  for (const [start, end] of arrow) texts.push(["diagram-arrow", { start: name(start), end: name(end) }]);
  return texts.map(say).join(". ");
}
