/** A page beside the game's in another language, without leaving it. */
import { translate } from "./translate.js";
import { Words } from "./words.js";

/** @import { PageFacts } from "./types.js" */

/**
 * As on the game's page, but for what the page is called.
 * @param {PageFacts} facts
 * @param {string} name The message that holds the page's name.
 * @param {string} language
 * @param {string} address
 */
export async function changeLanguageBeside(facts, name, language, address) {
  const words = await Words.fetch(language, facts.texts[language]);
  translate(facts, words, address);
  const title = words.say([name, { game: facts.name }]);
  document.title = words.say(["game-title", { game: title }]);
  /** @type {HTMLElement} */ (document.querySelector("h1")).textContent = title;
  return words;
}
