/** The ways from a game to what else can be done with it; each document holds those that lead somewhere. */

import { positionLink } from "../address.js";

/** @import { Frame } from "../types.js" */

/**
 * @param {Frame} frame
 * @param {boolean} isKept Whether the other page finds the game by itself; else it is led to the position.
 */
export function showWays({ over, position }, isKept) {
  const hash = isKept || position === null ? "" : `#${positionLink(position)}`;
  for (const way of document.querySelectorAll("a.way")) {
    way.setAttribute("href", `${(way.getAttribute("href") ?? "").replace(/#.*/, "")}${hash}`);
  }
  const way = document.getElementById("analyse-game");
  if (way) way.hidden = over === null;
}
