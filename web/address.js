/** The address of the page: a link in it, which only Python reads, and the same page in another language. */

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

/** A link to a position of the game whose page it stands on. @param {string} position */
export function positionLink(position) {
  return `p=${encodeURIComponent(position)}`;
}

/**
 * Puts the link to a position where it can be pasted, or else into the address bar.
 * @param {string} position
 * @returns {Promise<boolean>} Whether it is copied.
 */
export async function copyLink(position) {
  const address = new URL(`#${positionLink(position)}`, location.href).href;
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    history.replaceState(null, "", address);
    return false;
  }
}

/** The page has gone on from where a link led: the address is the plain one again. */
export function forgetLink() {
  if (linkIn(location.hash) !== null) history.replaceState(null, "", location.pathname + location.search);
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
