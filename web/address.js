/** The address of the page: a position in it, and the same page in another language. */

const MARK = "#p=";

/**
 * The position that a link leads to; `""` when the link has lost it, `null` when it leads to none.
 * @param {string} hash
 * @returns {string | null}
 */
export function positionIn(hash) {
  if (hash === MARK.slice(0, -1)) return "";
  if (!hash.startsWith(MARK)) return null;
  try {
    return decodeURIComponent(hash.slice(MARK.length));
  } catch {
    return hash.slice(MARK.length);
  }
}

/** A link to a position of this game, in the language of the page. @param {string} position */
function linkTo(position) {
  return new URL(MARK + encodeURIComponent(position), location.href).href;
}

/**
 * Puts the link to a position where it can be pasted, or else into the address bar.
 * @param {string} position
 * @returns {Promise<boolean>} Whether it is copied.
 */
export async function copyLink(position) {
  const address = linkTo(position);
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    history.replaceState(null, "", address);
    return false;
  }
}

/** The page has gone on from the linked position: the address is the plain one again. */
export function forgetPosition() {
  if (positionIn(location.hash) !== null) history.replaceState(null, "", location.pathname + location.search);
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
