/** Which theme is shown. */
import { themes } from "./theme.js";

/** @typedef {"light" | "dark" | "contrast" | "colourblind"} ThemeName */

const systemDark = matchMedia("(prefers-color-scheme: dark)");
const systemContrast = matchMedia("(prefers-contrast: more)");

/**
 * The theme that is shown: `data-theme` on the root, or else what the reader's system asks for.
 * @returns {ThemeName}
 */
export function shownTheme() {
  const chosen = document.documentElement.dataset.theme;
  if (chosen && Object.hasOwn(themes, chosen)) return /** @type {ThemeName} */ (chosen);
  // The same order as the style sheet's: more contrast is asked for more rarely, so it is meant more.
  if (systemContrast.matches) return "contrast";
  return systemDark.matches ? "dark" : "light";
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
  for (const query of [systemDark, systemContrast]) query.addEventListener("change", look);
}
