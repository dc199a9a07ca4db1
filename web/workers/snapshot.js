/**
 * Keeps the memory of a started interpreter in Cache Storage, so that the next start need not start it.
 *
 * About half of a memory is zeros. What is kept is the rest: how many runs of pages there are, where each begins and
 * how long it is, in pages, as unsigned 32-bit numbers, and then the pages themselves.
 *
 * Every function here does without: no storage, no space or a damaged entry only mean an ordinary start.
 */

/** `bytes` has its whole length at once and all that belongs into it once `filled`. @typedef {{ bytes: Uint8Array<ArrayBuffer>, filled: Promise<void> }} Memory */

const PREFIX = "ludoteca-snapshot-";
const ADDRESS = "memory";
const PAGE = 4096;
/** The bytes the entry must have, kept beside it: a write that was cut short is told from a whole one. */
const LENGTH = "x-length";
/** The bytes of the memory itself. */
const WHOLE = "x-whole";

/**
 * The memory kept for this build, which may still be on its way, or null.
 * @param {string} build
 * @returns {Promise<Memory | null>}
 */
export async function keptSnapshot(build) {
  try {
    const name = PREFIX + build;
    if (!(await caches.has(name))) return null;
    const response = await (await caches.open(name)).match(ADDRESS);
    if (!response) return null;
    const bytes = new Uint8Array(Number(response.headers.get(WHOLE)));
    return { bytes, filled: fill(bytes, response) };
  } catch {
    // What cannot be read is of no use.
    await dropSnapshot(build);
    return null;
  }
}

/**
 * @param {Uint8Array} bytes
 * @param {Response} response
 */
async function fill(bytes, response) {
  const packed = await response.arrayBuffer();
  if (String(packed.byteLength) !== response.headers.get(LENGTH)) throw new Error("the kept memory was cut short");
  const [count] = new Uint32Array(packed, 0, 1);
  const runs = new Uint32Array(packed, 4, 2 * count);
  let from = 4 + 8 * count;
  for (let run = 0; run < runs.length; run += 2) {
    const start = runs[run] * PAGE;
    const length = Math.min(runs[run + 1] * PAGE, bytes.length - start);
    bytes.set(new Uint8Array(packed, from, length), start);
    from += length;
  }
}

/**
 * Keeps the memory for this build and drops that of all others; false where there is no storage for it.
 * @param {string} build
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
export async function keepSnapshot(build, bytes) {
  try {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(PREFIX) && name !== PREFIX + build);
    await Promise.all(old.map((name) => caches.delete(name)));
    const packed = pack(bytes);
    const headers = {
      [LENGTH]: String(packed.size),
      [WHOLE]: String(bytes.byteLength),
      "content-type": "application/octet-stream",
    };
    await (await caches.open(PREFIX + build)).put(ADDRESS, new Response(packed, { headers }));
    return true;
  } catch {
    await dropSnapshot(build);
    return false;
  }
}

/** @param {Uint8Array<ArrayBuffer>} bytes */
function pack(bytes) {
  /** @type {number[]} */
  const runs = [];
  const pages = [];
  const count = Math.ceil(bytes.length / PAGE);
  for (let page = 0; page < count; page += 1) {
    if (isZero(bytes, page)) continue;
    const first = page;
    while (page + 1 < count && !isZero(bytes, page + 1)) page += 1;
    runs.push(first, page + 1 - first);
    pages.push(bytes.subarray(first * PAGE, (page + 1) * PAGE));
  }
  return new Blob([new Uint32Array([runs.length / 2, ...runs]), ...pages]);
}

/**
 * @param {Uint8Array} bytes
 * @param {number} page
 */
function isZero(bytes, page) {
  return bytes.subarray(page * PAGE, (page + 1) * PAGE).every((byte) => byte === 0);
}

/** @param {string} build */
export async function dropSnapshot(build) {
  try {
    await caches.delete(PREFIX + build);
  } catch {
    // There is no storage, hence nothing to drop.
  }
}
