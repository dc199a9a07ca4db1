/** Style that comes with a script which is fetched only where it is needed. */

/** @type {Set<string>} */
const worn = new Set();

/** Puts a style sheet on the page, once. @param {string} style */
export function wear(style) {
  if (worn.has(style)) return;
  worn.add(style);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}
