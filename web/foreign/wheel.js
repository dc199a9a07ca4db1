/** A wheel on its way to the page: from an address or out of a file, never larger than a game may be. */

/** @import { Text } from "../types.js" */

/** What a game may weigh, and how long its host may take to send it. */
const MOST = 10_000_000;
const PATIENCE = 30_000;

/** @typedef {{ file: string, bytes: ArrayBuffer, print: string | null, host?: string }} Wheel `print` is the SHA-256, where the browser can tell. */

export class WheelError extends Error {
  /** @param {Text} text */
  constructor(text) {
    super(text[0]);
    this.text = text;
  }
}

/**
 * What an address says of its wheel, before anything is fetched. WheelError for what is no address of a file.
 * @param {string} address
 */
export function wheelAt(address) {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !["https:", "http:"].includes(url.protocol)) {
    throw new WheelError(["foreign-no-address", { address: address.slice(0, 100) }]);
  }
  const { host, href } = url;
  return {
    address: href,
    host,
    file: nameOf(url),
    /**
     * @param {AbortController} ending
     * @param {string | null} print The fingerprint that it must have, if the link says one.
     */
    fetchIt: (ending, print) => fetchWheel(url, ending, print),
  };
}

/** The last part of an address. @param {URL} url */
function nameOf({ pathname, host }) {
  const last = pathname.slice(pathname.lastIndexOf("/") + 1) || host;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/**
 * @param {URL} url
 * @param {AbortController} ending
 * @param {string | null} wanted
 * @returns {Promise<Wheel>}
 */
async function fetchWheel(url, ending, wanted) {
  const { host } = url;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    ending.abort();
  }, PATIENCE);
  try {
    // Nothing that tells who asks: no cookies, no address of this page.
    const { signal } = ending;
    const response = await fetch(url, { credentials: "omit", referrerPolicy: "no-referrer", signal });
    if (!response.ok) throw new WheelError(["foreign-not-found", { host, status: response.status }]);
    const bytes = await readLimited(response);
    const print = await printOf(bytes);
    // Where the browser cannot tell, nobody knows that it is the one.
    if (wanted && wanted.toLowerCase() !== print) throw new WheelError(["foreign-other-print"]);
    // Where it was sent on to, that host has given it.
    return { file: nameOf(url), bytes, print, host: new URL(response.url).host };
  } catch (reason) {
    if (reason instanceof WheelError) throw reason;
    throw new WheelError([isLate ? "foreign-too-slow" : "foreign-not-reached", { host }]);
  } finally {
    clearTimeout(timer);
  }
}

/** @param {Response} response */
async function readLimited(response) {
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const parts = [];
  let size = 0;
  const reader = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (response.body).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > MOST) {
      void reader.cancel();
      throw tooLarge();
    }
    parts.push(next.value);
  }
  return new Blob(parts).arrayBuffer();
}

/** @param {File} file @returns {Promise<Wheel>} */
export async function readFile(file) {
  if (file.size > MOST) throw tooLarge();
  const bytes = await file.arrayBuffer();
  return { file: file.name, bytes, print: await printOf(bytes) };
}

function tooLarge() {
  return new WheelError(["foreign-too-large", { most: MOST / 1_000_000 }]);
}

/** Only known where the site itself came over a safe line. @param {ArrayBuffer} bytes */
async function printOf(bytes) {
  if (!globalThis.crypto?.subtle) return null;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
