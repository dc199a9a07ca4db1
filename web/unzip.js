/**
 * Reads a zip archive: enough of the format for a wheel, without Python's help.
 */

/**
 * All files of an archive. Throws if it is not one.
 * @param {ArrayBuffer} buffer
 * @returns {Promise<{ name: string, data: Uint8Array }[]>}
 */
export async function unzip(buffer) {
  const view = new DataView(buffer);
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  let place = view.getUint32(end + 16, true);
  const files = [];
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(place, true) !== 0x02014b50) throw new Error("zip: no entry where the directory has one");
    const nameLength = view.getUint16(place + 28, true);
    const name = new TextDecoder().decode(new Uint8Array(buffer, place + 46, nameLength));
    if (!name.endsWith("/")) files.push(read(view, place, name));
    place += 46 + nameLength + view.getUint16(place + 30, true) + view.getUint16(place + 32, true);
  }
  return Promise.all(files);
}

/** @param {DataView} view */
function endOfDirectory(view) {
  for (let place = view.byteLength - 22; place >= 0; place -= 1) {
    if (view.getUint32(place, true) === 0x06054b50) return place;
  }
  throw new Error("zip: no directory");
}

/**
 * @param {DataView} view
 * @param {number} entry
 * @param {string} name
 */
async function read(view, entry, name) {
  const method = view.getUint16(entry + 10, true);
  const size = view.getUint32(entry + 20, true);
  const local = view.getUint32(entry + 42, true);
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const packed = new Uint8Array(view.buffer, start, size);
  if (method === 0) return { name, data: packed };
  if (method !== 8) throw new Error(`zip: ${name} is packed in a way unknown here`);
  const stream = new Blob([/** @type {Uint8Array<ArrayBuffer>} */ (packed)]).stream();
  const inflated = new Response(stream.pipeThrough(new DecompressionStream("deflate-raw")));
  return { name, data: new Uint8Array(await inflated.arrayBuffer()) };
}
