/** What was written in the document, in another language. Fetched when somebody changes it. */
import { here, showAddress } from "./address.js";

/** @import { PageFacts } from "./types.js" */
/** @import { Words } from "./words.js" */

/**
 * Everything is said anew, and the address is that of the other language.
 * @param {PageFacts} facts
 * @param {Words} words Those of the other language.
 * @param {string} address
 */
export function translate(facts, words, address) {
  const { language } = words;
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
}

/**
 * The page is now what stands at another address.
 * @param {string} address
 */
function moveTo(address) {
  // Addresses in the document are relative to the old one; what is fetched later must not break.
  for (const link of document.querySelectorAll("link[href]")) {
    if (link instanceof HTMLLinkElement) link.setAttribute("href", link.href);
  }
  const { hash, search } = here();
  showAddress(address + search + hash);
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
