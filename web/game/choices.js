/** What the dialog for a new game was left at, per game. */
import { readSettings, saveSettings } from "../store.js";

/** @import { Choice } from "../store.js" */
/** @import { PageFacts } from "../types.js" */

/**
 * The options chosen last, as far as the game still offers them.
 * @param {PageFacts} facts
 * @returns {Choice["options"]}
 */
export function lastOptions({ slug, options }) {
  const kept = readSettings().choices?.[slug]?.options ?? {};
  return Object.fromEntries(Object.entries(kept).filter(([name, choice]) => options[name]?.includes(choice)));
}

/**
 * @param {PageFacts} facts
 * @param {Choice} choice
 */
export function keepChoice({ slug }, choice) {
  saveSettings({ choices: { ...readSettings().choices, [slug]: choice } });
}
