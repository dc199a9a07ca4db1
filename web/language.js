/** The page in another language, without leaving it. */
import { moveTo } from "./address.js";
import { Words } from "./words.js";

/** @import { PageFacts } from "./types.js" */

/**
 * Everything that was written in the document is said anew, and the address is that of the other language.
 * @param {PageFacts} facts
 * @param {string} language
 * @param {string} address
 * @returns {Promise<Words>}
 */
export async function changeLanguage(facts, language, address) {
  const words = await Words.fetch(language, facts.texts[language]);
  for (const link of document.querySelectorAll("a[hreflang]")) {
    if (!(link instanceof HTMLAnchorElement)) continue;
    // They are written relative to the address that is being left.
    link.setAttribute("href", link.href);
    link.toggleAttribute("aria-current", false);
    if (link.hreflang === language) link.setAttribute("aria-current", "true");
  }
  moveTo(address);
  document.documentElement.lang = language;
  document.title = words.say(["game-title", { game: facts.name }]);
  sayAgain(words);
  nameLanguage(words, language);
  return words;
}

/**
 * The same on a page beside the game's, which is called otherwise.
 * @param {PageFacts} facts
 * @param {string} name The message that holds the page's name.
 * @param {string} language
 * @param {string} address
 */
export async function changeLanguageBeside(facts, name, language, address) {
  const words = await changeLanguage(facts, language, address);
  const title = words.say([name, { game: facts.name }]);
  document.title = words.say(["game-title", { game: title }]);
  /** @type {HTMLElement} */ (document.querySelector("h1")).textContent = title;
  return words;
}

/** @param {Words} words */
function sayAgain(words) {
  for (const element of document.querySelectorAll("[data-say]")) {
    if (element instanceof HTMLElement) element.textContent = words.say([element.dataset.say ?? ""]);
  }
  for (const element of document.querySelectorAll("[data-say-label]")) {
    if (element instanceof HTMLElement) element.setAttribute("aria-label", words.say([element.dataset.sayLabel ?? ""]));
  }
}

/**
 * @param {Words} words
 * @param {string} language
 */
function nameLanguage(words, language) {
  const button = /** @type {HTMLElement} */ (document.querySelector("button.language"));
  const own = document.querySelector(`a[hreflang="${language}"]`)?.textContent ?? language;
  /** @type {HTMLElement} */ (button.querySelector(".unseen")).textContent = `${words.say(["language"])}: `;
  /** @type {HTMLElement} */ (button.querySelector(".long")).textContent = own;
  /** @type {HTMLElement} */ (button.querySelector(".short")).textContent = language.toUpperCase();
}
