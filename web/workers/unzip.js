/**
 * Reads a zip archive whose files are stored as they are: enough of the format for what the build packs.
 */

/**
 * All files of an archive, as views into it. Throws if it is not one, or if a file in it is deflated.
 * @param {ArrayBuffer} buffer
 * @returns {{ name: string, data: Uint8Array }[]}
 */
export function unzip(buffer) {
  const view = new DataView(buffer);
  const end = endOfDirectory(view);
  let place = view.getUint32(end + 16, true);
  const files = [];
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(place, true) !== 0x02014b50) throw new Error("zip: no entry where the directory has one");
    const nameLength = view.getUint16(place + 28, true);
    const name = new TextDecoder().decode(new Uint8Array(buffer, place + 46, nameLength));
    if (!name.endsWith("/")) files.push({ name, data: stored(view, place, name) });
    place += 46 + nameLength + view.getUint16(place + 30, true) + view.getUint16(place + 32, true);
  }
  return files;
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
function stored(view, entry, name) {
  if (view.getUint16(entry + 10, true) !== 0) throw new Error(`zip: ${name} is not stored as it is`);
  const size = view.getUint32(entry + 20, true);
  const local = view.getUint32(entry + 42, true);
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  return new Uint8Array(view.buffer, start, size);
}
