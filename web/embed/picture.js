/**
 * A position as a picture that travels in a link: format letter `1`, then base64url of the raw deflate of a scene's JSON.
 *
 * It comes from strangers. What is painted is numbers, words of the theme and paths made of numbers, on a canvas;
 * everything is looked at first, and one fault refuses the whole picture.
 */
import { inks } from "../board/theme.js";

/** @import { Scene, SceneNode, Text } from "../types.js" */

const DEFLATED = "1";
const MOST_LETTERS = 60_000;
const MOST_BYTES = 400_000;
const MOST_NODES = 2_000;
const MOST_PATH = 20_000;
const MOST_TEXT = 200;
/** No scene is larger, and nothing in one lies farther out. */
const MOST_UNITS = 4_000;
const KINDS = ["rect", "disc", "poly", "path", "text", "icon"];
const NUMBER = String.raw`-?(?:\d+(?:\.\d*)?|\.\d+)(?:e-?\d+)?`;
const POINTS = new RegExp(`^\\s*${NUMBER},${NUMBER}(?:\\s+${NUMBER},${NUMBER})*\\s*$`);
const PATH = /^[MmLlHhVvCcSsQqTtAaZz\d\s,.e+-]*$/;

/**
 * The value of `i` for a scene, with its words said.
 * @param {Scene} scene
 * @param {(text: Text) => string} say
 */
export async function packPicture({ size, nodes }, say) {
  const seen = nodes.map(({ name: _name, label: _label, at: _at, id: _id, ...node }) =>
    Array.isArray(node.text) ? { ...node, text: say(node.text) } : node,
  );
  // More than a hundredth of a table unit nobody sees, and an address has to stay short.
  const short = (/** @type {string} */ _, /** @type {unknown} */ value) =>
    typeof value === "number" ? Math.round(value * 100) / 100 : value;
  const json = new Blob([JSON.stringify({ size, nodes: seen }, short)]);
  const packed = await new Response(json.stream().pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer();
  const letters = btoa(Array.from(new Uint8Array(packed), (byte) => String.fromCharCode(byte)).join(""));
  return DEFLATED + letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/**
 * The scene in a value of `i`; `null` if there is anything in it that a scene has not.
 * @param {string} value
 * @returns {Promise<Scene | null>}
 */
export async function readPicture(value) {
  if (value.length > MOST_LETTERS || !/^1[\w-]+$/.test(value)) return null;
  try {
    const letters = atob(value.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return checkedScene(JSON.parse(await unpacked(packed)));
  } catch {
    return null;
  }
}

/** A small text can become a very large one: reading stops where it is too much. @param {Uint8Array<ArrayBuffer>} packed */
async function unpacked(packed) {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > MOST_BYTES) {
      await reader.cancel();
      throw new Error("too large a picture");
    }
  }
}

/**
 * The scene, made anew from what has been looked at.
 * @param {any} scene
 * @returns {Scene | null}
 */
export function checkedScene(scene) {
  const { size, nodes } = scene ?? {};
  if (!isNumbers(size, 2) || !size.every((/** @type {number} */ side) => side >= 10)) return null;
  if (!Array.isArray(nodes) || nodes.length > MOST_NODES) return null;
  const checked = nodes.map(checkedNode);
  return checked.includes(null) ? null : { size, nodes: /** @type {SceneNode[]} */ (checked) };
}

/** What each key of a node may hold. @type {Record<string, (value: any, node: any) => boolean>} */
const KEYS = {
  kind: (value) => KINDS.includes(value),
  box: (value) => isNumbers(value, 4) && value[2] > 0 && value[3] > 0,
  ink: isInk,
  edge: isInk,
  pen: (value) => isNumber(value) && value >= 0,
  round: (value) => isNumber(value) && value >= 0,
  path: (value, { kind }) =>
    typeof value === "string" && value.length <= MOST_PATH && (kind === "poly" ? POINTS : PATH).test(value),
  text: (value) => typeof value === "string" && value.length <= MOST_TEXT,
  align: (value) => ["start", "middle", "end"].includes(value),
  bold: (value) => typeof value === "boolean",
  turn: isNumber,
  lift: (value) => [-1, 0, 1, 2, 3].includes(value),
  z: isNumber,
};
/** Parts of a scene that a picture does not show. */
const UNSEEN = ["id", "name", "label", "at"];

/**
 * @param {any} node
 * @returns {SceneNode | null}
 */
function checkedNode(node) {
  if (typeof node !== "object" || node === null) return null;
  /** @type {any} */
  const checked = {};
  for (const [key, value] of Object.entries(node)) {
    if (UNSEEN.includes(key)) continue;
    if (!Object.hasOwn(KEYS, key) || !KEYS[key](value, node)) return null;
    checked[key] = value;
  }
  const isWhole = checked.kind && checked.box && (!["path", "icon", "poly"].includes(checked.kind) || checked.path);
  return isWhole ? checked : null;
}

/** @param {unknown} value */
function isInk(value) {
  return value === "" || (typeof value === "string" && Object.hasOwn(inks("light"), value));
}

/** @param {unknown} value */
function isNumber(value) {
  return Number.isFinite(value) && Math.abs(Number(value)) <= MOST_UNITS;
}

/**
 * @param {unknown} value
 * @param {number} count
 */
function isNumbers(value, count) {
  return Array.isArray(value) && value.length === count && value.every(isNumber);
}
