/** A part of the board as a table that can be read, and tapped where it can be. */
import { make } from "../document.js";
import { regionLabel, squareIn } from "./spelling.js";

/** @import { Frame, SceneNode, Text } from "../types.js" */
/** @import { Words } from "../words.js" */

/**
 * @typedef {object} View
 * @property {Frame} frame
 * @property {Words} words
 * @property {(seat: number) => string} names
 * @property {(name: string, at: number) => void} tap
 */

/**
 * @param {{ region: string, rows: SceneNode[][] }} part
 * @param {View} view
 */
export function partView({ region, rows }, view) {
  const table = make("table");
  table.append(make("caption", { textContent: regionLabel(region, view.words, view.names) }));
  const columns = [...new Set(rows.flat().map(columnOf))].sort((one, other) => one - other);
  const isGrid = rows.length > 1 && columns.length > 1 && rows.flat().every((node) => squareIn(node).length > 0);
  if (isGrid) table.append(head(rows, columns));
  const body = table.createTBody();
  for (const row of rows) {
    const line = body.insertRow();
    if (isGrid) line.append(heading("row", squareIn(row[0])[0].slice(1)));
    for (const column of isGrid ? columns : row.map(columnOf)) {
      const node = row.find((each) => columnOf(each) === column);
      line.insertCell().append(...(node ? [cell(node, isGrid, view)] : []));
    }
  }
  // A wide one is scrolled within itself, never the page.
  const scroll = make("div", { className: "scroll", tabIndex: 0 });
  scroll.setAttribute("role", "region");
  scroll.setAttribute("aria-label", table.caption?.textContent ?? "");
  scroll.append(table);
  return scroll;
}

/** @param {SceneNode} node */
function columnOf({ at }) {
  return at?.[2] ?? 0;
}


/**
 * @param {SceneNode[][]} rows
 * @param {number[]} columns
 */
function head(rows, columns) {
  const line = make("tr");
  line.append(make("td"));
  for (const column of columns) {
    const node = /** @type {SceneNode} */ (rows.flat().find((each) => columnOf(each) === column));
    line.append(heading("col", squareIn(node)[0][0]));
  }
  const top = make("thead");
  top.append(line);
  return top;
}

/**
 * @param {string} scope
 * @param {string} textContent
 */
function heading(scope, textContent) {
  return make("th", { scope, textContent });
}

/**
 * @param {SceneNode} node
 * @param {boolean} isShort Its place is told by the heads of row and column.
 * @param {View} view
 */
function cell(node, isShort, { frame, words, names, tap }) {
  const label = words.say(/** @type {Text} */ (node.label), names);
  const short = isShort ? words.short(/** @type {Text} */ (node.label), names) : label;
  const { name } = node;
  if (!name) return make("span", { textContent: label });
  const button = make("button", { type: "button", textContent: short });
  button.setAttribute("aria-label", label);
  button.dataset.place = JSON.stringify(node.at ?? name);
  const isChosen = frame.chosen.includes(name);
  const isOpen = isChosen || frame.live.includes(name) || frame.spare.includes(name);
  button.setAttribute("aria-disabled", String(!isOpen));
  if (isChosen) button.setAttribute("aria-pressed", "true");
  button.addEventListener("click", (event) => tap(name, event.timeStamp));
  return button;
}
