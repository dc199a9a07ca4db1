/**
 * What the page paints over a scene: rings where one may tap, a halo round what was tapped, gold round the last.
 * `kit/marks.py` makes the same nodes from the same names.
 */

/** @import { SceneNode } from "../types.js" */
/** @typedef {{ live?: string[], chosen?: string[], last?: string[], hover?: string }} Marked */

const HALO = 7;
const DOT = 5;
const DOT_GAP = 11.5;
/** By how much the light rim of a mark is wider than the mark. */
const RIM = 3;

/**
 * The nodes that mark these names in this scene, in painting order. `hover` is the live name under the pointer.
 * @param {SceneNode[]} nodes
 * @param {Marked} marked
 * @returns {SceneNode[]}
 */
export function marks(nodes, { live = [], chosen = [], last = [], hover = "" }) {
  /** @type {Map<string, SceneNode>} */
  const named = new Map();
  for (const node of nodes) if (node.name) named.set(node.name, node);
  /** @type {SceneNode[]} */
  const made = [];
  for (const name of last) {
    const node = named.get(name);
    if (node && !chosen.includes(name)) made.push(outline(node, "last-rim", 9, 1), outline(node, "last", 6, 1));
  }
  for (const name of live) {
    const node = named.get(name);
    if (!node || chosen.includes(name)) continue;
    const hovered = name === hover;
    if ((node.lift ?? 0) > 0) made.push(...rimmed(node, hovered ? "hover" : "live", hovered ? 7 : 4));
    else made.push(ring(node, hovered));
  }
  for (const name of chosen) {
    const node = named.get(name);
    if (node) made.push(...halo(node));
  }
  return made;
}

/**
 * @param {SceneNode} node
 * @param {boolean} hovered
 * @returns {SceneNode}
 */
function ring({ box: [x, y, width, height] }, hovered) {
  const side = Math.min(width, height);
  const across = side * (hovered ? 0.36 : 0.28);
  return {
    kind: "disc",
    box: [x + (width - across) / 2, y + (height - across) / 2, across, across],
    ink: hovered ? "hover" : "live-core",
    edge: hovered ? "live-core" : "live",
    pen: side * 0.066,
  };
}

/**
 * On wood the line itself is seen, on a dark table its light rim.
 * @param {SceneNode} node
 * @param {string} edge
 * @param {number} pen
 */
function rimmed(node, edge, pen) {
  return [outline(node, "live-core", pen + RIM, 1), outline(node, edge, pen, 1)];
}

/**
 * @param {SceneNode} node
 * @param {string} edge
 * @param {number} pen
 * @param {number} grow
 * @returns {SceneNode}
 */
function outline(node, edge, pen, grow) {
  return { kind: "rect", box: grown(node.box, grow), edge, pen, round: corner(node) + grow };
}

/**
 * A path of dots, not a dashed line: they spread evenly, and both painters draw them alike.
 * @param {SceneNode} node
 * @returns {SceneNode[]}
 */
function halo(node) {
  const box = grown(node.box, HALO);
  const path = dots(box[2], box[3], corner(node) + HALO);
  return [
    { kind: "path", box, edge: "live-core", pen: DOT + RIM, path },
    { kind: "path", box, edge: "chosen", pen: DOT, path },
  ];
}

/**
 * @param {SceneNode["box"]} box
 * @param {number} by
 * @returns {SceneNode["box"]}
 */
function grown([x, y, width, height], by) {
  return [x - by, y - by, width + 2 * by, height + 2 * by];
}

/** @param {SceneNode} node */
function corner({ kind, box, round = 0 }) {
  const side = Math.min(box[2], box[3]);
  if (kind === "disc") return side / 2;
  return kind === "rect" ? Math.min(round, side / 2) : side * 0.2;
}

/**
 * @param {number} width
 * @param {number} height
 * @param {number} radius
 */
function dots(width, height, radius) {
  const straight = [width - 2 * radius, height - 2 * radius];
  const arc = (radius * Math.PI) / 2;
  const around = 2 * (straight[0] + straight[1]) + 4 * arc;
  const count = Math.round(around / DOT_GAP);
  let path = "";
  for (let dot = 0; dot < count; dot += 1) {
    let way = (dot * around) / count;
    let quarter = 0;
    while (quarter < 3 && way > straight[quarter % 2] + arc) {
      way -= straight[quarter % 2] + arc;
      quarter += 1;
    }
    // One side and the corner after it, about the box's centre; then turned into its quarter.
    const side = straight[quarter % 2];
    const [right, bottom] = quarter % 2 ? [height / 2, width / 2] : [width / 2, height / 2];
    const angle = Math.max(0, way - side) / radius;
    let [x, y] =
      way <= side
        ? [radius + way - right, -bottom]
        : [right - radius + radius * Math.sin(angle), radius - bottom - radius * Math.cos(angle)];
    for (let turn = 0; turn < quarter; turn += 1) [x, y] = [-y, x];
    path += `M${(x + width / 2).toFixed(1)} ${(y + height / 2).toFixed(1)}h.01`;
  }
  return path;
}
