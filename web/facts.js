/** What tools/pages has written into the page for its script, and what to say where the rest does not come. */
import { Bar } from "./bar.js";

/** @import { PageFacts } from "./types.js" */

/** @returns {PageFacts} */
export function readFacts() {
  const written = JSON.parse(document.getElementById("facts")?.textContent ?? "");
  const here = (/** @type {Record<string, string>} */ addresses) =>
    Object.fromEntries(Object.entries(addresses).map(([key, address]) => [key, new URL(address, location.href).href]));
  // Addresses in the page are relative to it, and the page changes its address with its language.
  return { ...written, texts: here(written.texts), opening: here(written.opening) };
}

/**
 * Without its texts the page can say only what was written into it.
 * @param {PageFacts} facts
 * @param {unknown} reason
 * @returns {never}
 */
export function tellMissing({ missing: { sentence, again, close } }, reason) {
  const bar = new Bar(/** @type {HTMLElement} */ (document.getElementById("news")), () => close);
  bar.tell("missing", { sentence, action: { label: again, act: () => location.reload() } });
  throw reason;
}
