/**
 * Keeps the memory of a started interpreter in Cache Storage, so that the next start need not start it.
 *
 * Every function here does without: no storage, no space or a damaged entry only mean an ordinary start.
 */

const PREFIX = "ludoteca-snapshot-";
const ADDRESS = "memory";
/** The bytes the entry must have, kept beside it: a write that was cut short is told from a whole one. */
const LENGTH = "x-length";

/**
 * The memory kept for this build, or null.
 * @param {string} build
 * @returns {Promise<ArrayBuffer | null>}
 */
export async function keptSnapshot(build) {
  try {
    const name = PREFIX + build;
    if (!(await caches.has(name))) return null;
    const response = await (await caches.open(name)).match(ADDRESS);
    if (!response) return null;
    const bytes = await response.arrayBuffer();
    if (String(bytes.byteLength) === response.headers.get(LENGTH)) return bytes;
  } catch {
    // Fall through: what cannot be read is of no use.
  }
  await dropSnapshot(build);
  return null;
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
    const headers = { [LENGTH]: String(bytes.byteLength), "content-type": "application/octet-stream" };
    await (await caches.open(PREFIX + build)).put(ADDRESS, new Response(bytes, { headers }));
    return true;
  } catch {
    await dropSnapshot(build);
    return false;
  }
}

/** @param {string} build */
export async function dropSnapshot(build) {
  try {
    await caches.delete(PREFIX + build);
  } catch {
    // There is no storage, hence nothing to drop.
  }
}
