/**
 * What a board and the page around it say to each other, by `postMessage`: docs/embedding.md has every message.
 *
 * All of them are objects `{ ludoteca: 1, type, ... }`. The number is raised only for a language that means something
 * else by the same words; what a newer page adds beside the known keys is not looked at.
 */

/** The version of the messages. */
const VERSION = 1;
const THEMES = ["light", "dark", "contrast", "colourblind"];
export const LANGUAGES = ["en", "el", "it", "pl"];
/** Far above what anybody means; keeps rubbish from outside from costing time. */
const MOST_LETTERS = 100_000;
const MOST_STEPS = 999_999;

/**
 * @typedef {{ type: "open", link: string | null }
 *   | { type: "play", move: string, seat: number | null }
 *   | { type: "undo" }
 *   | { type: "redo" }
 *   | { type: "goto", ply: number }
 *   | { type: "theme", theme: string | null }
 *   | { type: "language", language: string }} Command
 */

/**
 * The command in a message, with nothing in it that has not been looked at; `null` for everything else.
 * @param {unknown} data
 * @returns {Command | null}
 */
export function readCommand(data) {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return null;
  const { ludoteca, type, link = null, move, seat = null, ply, theme = null, language } = /** @type {any} */ (data);
  if (ludoteca !== VERSION) return null;
  switch (type) {
    case "open":
      return link === null || isText(link) ? { type, link } : null;
    case "play":
      return isText(move) && move && (seat === null || isCount(seat)) ? { type, move, seat } : null;
    case "undo":
    case "redo":
      return { type };
    case "goto":
      return isCount(ply) ? { type, ply } : null;
    case "theme":
      return theme === null || isTheme(theme) ? { type, theme } : null;
    case "language":
      return LANGUAGES.includes(language) ? { type, language } : null;
    default:
      return null;
  }
}

/** @param {unknown} value */
export function isTheme(value) {
  return THEMES.includes(/** @type {string} */ (value));
}

/** @param {unknown} value */
function isText(value) {
  return typeof value === "string" && value.length <= MOST_LETTERS;
}

/** @param {unknown} value */
function isCount(value) {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_STEPS;
}

/**
 * Tells the page around this one. Whoever that is may know: it is the page that has put the board there.
 * @param {string} type
 * @param {object} [detail]
 */
export function tellParent(type, detail = {}) {
  if (parent !== window) parent.postMessage({ ludoteca: VERSION, type, ...detail }, "*");
}

/**
 * Hears the page around this one, and nobody else. `null` is a message that says nothing that can be understood.
 * @param {(command: Command | null) => void} hear
 */
export function hearParent(hear) {
  if (parent === window) return;
  addEventListener("message", ({ source, data }) => {
    if (source === parent) hear(readCommand(data));
  });
}
