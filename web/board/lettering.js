/** How large a text is set so that it fits its box; `kit/lettering.py` reckons the same. */
import { type } from "./theme.js";

const SMALLEST = 0.7;
const ELLIPSIS = "…";

/** @type {Map<string, number>} */
const widths = new Map();
for (const [width, letters] of Object.entries(type.widths)) {
  for (const letter of letters) widths.set(letter, Number(width));
}

/**
 * The text and the font size with which it fits a box: full height, or smaller, or smaller and cut.
 * The width is estimated, never measured: the static page that the canvas replaces had no font to ask.
 * @param {string} text
 * @param {number} width
 * @param {number} height
 * @returns {[text: string, size: number]}
 */
export function fitted(text, width, height) {
  let room = width / height;
  const needed = ems(text);
  if (needed <= room) return [text, height];
  if (needed * SMALLEST <= room) return [text, (height * room) / needed];
  room /= SMALLEST;
  const letters = [...text];
  while (letters.length && ems(letters.join("").trimEnd()) + ems(ELLIPSIS) > room) letters.pop();
  return [letters.join("").trimEnd() + ELLIPSIS, height * SMALLEST];
}

/**
 * Where the letters stand so that capitals and figures are in the middle of the box.
 * @param {number} y
 * @param {number} height
 * @param {number} size
 */
export function baseline(y, height, size) {
  return y + height / 2 + (type.cap * size) / 2;
}

/** @param {string} text */
function ems(text) {
  let sum = 0;
  for (const letter of text) sum += widths.get(letter) ?? (letter === letter.toLowerCase() ? 0.58 : 0.75);
  return sum;
}
