/** Ink words and the paint behind them, from the table that Python's painter reads too; and which theme is shown. */
import table from "../py/ludoteca/kit/theme.json" with { type: "json" };

/** @typedef {"light" | "dark" | "contrast" | "colourblind"} ThemeName */
/** A CSS colour, or two that run from the top of a node's box to its bottom. @typedef {string | string[]} Paint */
/** One coat of a lift: the node's shape moved down, grown, and painted. @typedef {{ dy?: number, grow?: number, ink?: string, alpha?: number }} Coat */

/** @type {Record<string, Record<string, Paint>>} */
const themes = table.themes;

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

const systemDark = "(prefers-color-scheme: dark)";
const systemContrast = "(prefers-contrast: more)";

/**
 * The theme that is shown: `data-theme` on the root, or else what the reader's system asks for.
 * @returns {ThemeName}
 */
export function shownTheme() {
  const chosen = document.documentElement.dataset.theme;
  if (chosen && Object.hasOwn(themes, chosen)) return /** @type {ThemeName} */ (chosen);
  // The same order as the style sheet's: more contrast is asked for more rarely, so it is meant more.
  if (matchMedia(systemContrast).matches) return "contrast";
  return matchMedia(systemDark).matches ? "dark" : "light";
}

/** Calls back whenever another theme is shown. @param {() => void} listener */
export function onThemeChange(listener) {
  let shown = shownTheme();
  const look = () => {
    const now = shownTheme();
    if (now === shown) return;
    shown = now;
    listener();
  };
  new MutationObserver(look).observe(document.documentElement, { attributeFilter: ["data-theme"] });
  for (const query of [systemDark, systemContrast]) matchMedia(query).addEventListener("change", look);
}
