/** The few sentences of a board in the page of another, in all languages at once: no text is fetched for them. */
import texts from "texts:embed-|link-bad-value|analysis-(?:first|back|forward|last)";
import { LANGUAGES } from "./messages.js";

/**
 * @param {string} language
 * @returns {(id: string, args?: Record<string, string | number>) => string}
 */
export function embedWords(language) {
  return (id, args = {}) => texts[language][id].replace(/\{ \$(\w+) \}/g, (_, name) => String(args[name]));
}

/** The language that is asked for, else the first of the reader's that is spoken here. @param {string | null} asked */
export function spokenLanguage(asked) {
  if (asked !== null && LANGUAGES.includes(asked)) return asked;
  return navigator.languages.map((tag) => tag.split("-")[0]).find((tag) => LANGUAGES.includes(tag)) ?? LANGUAGES[0];
}
