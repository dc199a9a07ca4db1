/** The address of the page: a link in it, which only Python reads. */

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

/**
 * What to say of all that a link asks for and that is not here.
 * @param {string[]} faults Keys with their values, as they stand in it.
 * @returns {[id: string, args: { what: string }]}
 */
export function badValues(faults) {
  return ["link-bad-value", { what: faults.map((fault) => fault.slice(0, 40)).join(", ") }];
}

/** A link to a position of the game whose page it stands on. @param {string} position */
export function positionLink(position) {
  return `p=${encodeURIComponent(position)}`;
}

/** The page has gone on from where a link led: the address is the plain one again. In a frame it tells what was asked for. */
export function forgetLink() {
  const { hash, pathname, search } = here();
  if (globalThis.parent === globalThis.self && linkIn(hash) !== null) showAddress(pathname + search);
}

/**
 * A link that stands here leads to another game: to its page, if it is one of this site.
 * @param {Text} error Why Python has not opened it.
 * @param {string} games From this page to the folder of all games.
 * @param {string} [page] Beside the game's page, which of its others.
 * @returns {boolean} Whether that is where it leads.
 */
export function leadOn([id, args], games, page = "") {
  if (id !== "link-other-game") return false;
  location.replace(`${games}${args?.game}/${page}${location.hash}`);
  return true;
}

/** What could not be shown yet. @type {URL | null} */
let unshown = null;
/** When that is tried again, in milliseconds. */
const LATER = 1000;

/** The address of the page, even if the browser does not show it yet. */
export function here() {
  return unshown ?? new URL(location.href);
}

/**
 * Shows another address of the same page. Safari refuses that after a hundred times in half a minute, as when somebody
 * types fast: then the last one is shown a while later.
 * @param {string} address
 */
export function showAddress(address) {
  const wanted = new URL(address, location.href);
  if (wanted.href === here().href) return;
  const isWaiting = unshown !== null;
  unshown = wanted;
  if (!show() && !isWaiting) wait();
}

/** Whether the browser shows what it was to show. */
function show() {
  try {
    history.replaceState(history.state, "", unshown);
    unshown = null;
    return true;
  } catch {
    return false;
  }
}

function wait() {
  setTimeout(() => {
    if (unshown !== null && !show()) wait();
  }, LATER);
}
