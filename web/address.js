/** The address of the page: a link in it, which only Python reads, and the same page in another language. */

/** @import { Text } from "./types.js" */

/**
 * The link to a position or a game in the part of an address after its `#`; `null` where there is none.
 * @param {string} hash
 * @returns {string | null}
 */
export function linkIn(hash) {
  const text = hash.slice(1);
  const keys = new URLSearchParams(text);
  return keys.has("p") || keys.has("r") ? text : null;
}

/** The game that a link names, or `""`. @param {string} link */
export function gameIn(link) {
  return new URLSearchParams(link).get("g") ?? "";
}

/** A link to a position of the game whose page it stands on. @param {string} position */
export function positionLink(position) {
  return `p=${encodeURIComponent(position)}`;
}

/** The page has gone on from where a link led: the address is the plain one again. In a frame it tells what was asked for. */
export function forgetLink() {
  if (globalThis.parent === globalThis.self && linkIn(location.hash) !== null) history.replaceState(null, "", location.pathname + location.search);
}

/**
 * A link that stands here leads to another game: to its page, if it is one of this site.
 * @param {Text} error Why Python has not opened it.
 * @param {string} games From this page to the folder of all games.
 * @returns {boolean} Whether that is where it leads.
 */
export function leadOn([id, args], games) {
  if (id !== "link-other-game") return false;
  location.replace(`${games}${args?.game}/${location.hash}`);
  return true;
}

/**
 * The page is now what stands at another address.
 * @param {string} address
 */
export function moveTo(address) {
  // Addresses in the document are relative to the old one; what is fetched later must not break.
  for (const link of document.querySelectorAll("link[href]")) {
    if (link instanceof HTMLLinkElement) link.setAttribute("href", link.href);
  }
  history.replaceState(null, "", new URL(address + location.search + location.hash, location.href));
}
