/** How squares are called wherever the page says one: chosen in the text board, kept for all games. */

/** @import { Words } from "../words.js" */

export const NAMINGS = /** @type {const} */ (["plain", "spaced", "spelled", "lines"]);
/** @typedef {(typeof NAMINGS)[number]} Naming */

/** An argument that is a square, or several of them. */
const SQUARES = /^[a-z]\d{1,2}(, [a-z]\d{1,2})*$/;

/** @type {Record<string, () => Promise<{ default: string }>>} */
const TEXTS = {
  en: () => import("./texts/en.ftl"),
  el: () => import("./texts/el.ftl"),
  it: () => import("./texts/it.ftl"),
  pl: () => import("./texts/pl.ftl"),
};

/**
 * These words learn what the text board says, and to call squares so.
 * @param {Words} words
 * @param {string} [naming]
 */
export async function teach(words, naming) {
  if (!words.has("letters")) words.learn((await TEXTS[words.language]()).default);
  words.naming = calling(words, naming);
}

/**
 * What an argument becomes: a square, or several, as they are called, and anything else as it is.
 * @param {Words} words
 * @param {string} [naming]
 * @returns {((value: string) => string) | null} `null`: squares are as they are written.
 */
export function calling(words, naming) {
  const { plain, ...ways } = namings(words);
  const way = naming !== undefined && Object.hasOwn(ways, naming) ? ways[/** @type {keyof typeof ways} */ (naming)] : plain;
  return way === plain ? null : (value) => (SQUARES.test(value) ? value.split(", ").map(way).join(", ") : value);
}

/**
 * @param {Words} words
 * @returns {Record<Naming, (square: string) => string>}
 */
export function namings(words) {
  const letters = words.say(["letters"]).split(" ");
  const column = (/** @type {string} */ square) => square.charCodeAt(0) - "a".charCodeAt(0);
  return {
    plain: (square) => square,
    spaced: (square) => `${square[0].toUpperCase()} ${square.slice(1)}`,
    spelled: (square) => `${letters[column(square)]} ${square.slice(1)}`,
    // As text: a number would be written with marks for thousands one day.
    lines: (square) => words.say(["square-lines", { row: square.slice(1), column: String(column(square) + 1) }]),
  };
}
