/** The ways from a game to its analysis; the documents of games that have none do not hold them. */

import { positionLink } from "./address.js";

/** @import { Frame } from "./types.js" */

/**
 * @param {Frame} frame
 * @param {boolean} isKept Whether the analysis finds the game by itself; else it is led to the position.
 */
export function showWays({ over, position }, isKept) {
  const address = isKept || position === null ? "analysis/" : `analysis/#${positionLink(position)}`;
  for (const way of document.querySelectorAll("a.way")) way.setAttribute("href", address);
  const way = document.getElementById("analyse-game");
  if (way) way.hidden = over === null;
}
