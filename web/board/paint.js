/** Nodes on canvas. `kit/svg.py` draws the same picture; the page changes one for the other unseen. */
import { baseline, fitted } from "./lettering.js";
import { inks, lifts, type } from "./theme.js";

/** @import { SceneNode, Text } from "../types.js" */
/** @import { Coat } from "./theme.js" */
/** @typedef {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} Context */
/** A node on its way in or out is less than opaque. @typedef {SceneNode & { opacity?: number }} DrawnNode */

/**
 * @typedef {object} Look
 * @property {string} theme
 * @property {(text: Text) => string} say
 */
/** Device pixels to a table unit, and where the scene's corner is. @typedef {{ scale: number, left: number, top: number }} View */

const ICON_GRID = 24;
const FLAT = { under: [], over: [] };

/**
 * Paints the nodes in the order in which they come.
 * @param {Context} context
 * @param {DrawnNode[]} nodes
 * @param {View} view
 * @param {Look} look
 */
export function paintNodes(context, nodes, { scale, left, top }, { theme, say }) {
  const brush = createBrush(context, theme);
  context.lineCap = context.lineJoin = "round";
  for (const node of nodes) {
    context.setTransform(scale, 0, 0, scale, left + node.box[0] * scale, top + node.box[1] * scale);
    if (node.kind === "text") letters(context, node, brush, say);
    else body(context, node, brush);
  }
  context.globalAlpha = 1;
}

/**
 * @typedef {object} Brush
 * @property {(ink: string) => boolean} has
 * @property {(ink: string, height: number) => string | CanvasGradient} paint Of a node that is so high.
 */

/**
 * @param {Context} context
 * @param {string} theme
 * @returns {Brush}
 */
function createBrush(context, theme) {
  const paints = inks(theme);
  /** @type {Map<string, CanvasGradient>} */
  const gradients = new Map();
  return {
    has: (ink) => ink in paints,
    paint(ink, height) {
      const paint = paints[ink];
      if (typeof paint === "string") return paint;
      const key = `${ink} ${height}`;
      let gradient = gradients.get(key);
      if (!gradient) {
        gradient = context.createLinearGradient(0, 0, 0, height);
        gradient.addColorStop(0, paint[0]);
        gradient.addColorStop(1, paint[1]);
        gradients.set(key, gradient);
      }
      return gradient;
    },
  };
}

/**
 * A node with its depth: the coats of its lift under and over it, then its rim.
 * @param {Context} context
 * @param {DrawnNode} node
 * @param {Brush} brush
 */
function body(context, node, brush) {
  const { ink = "", edge = "", pen = 0, opacity = 1 } = node;
  const height = node.kind === "icon" ? ICON_GRID : node.box[3];
  if (ink) {
    const { under, over } = lifts[String(node.lift ?? 0)] ?? FLAT;
    for (const coat of under) fill(context, node, brush, coat, height);
    fill(context, node, brush, {}, height);
    for (const coat of over) fill(context, node, brush, coat, height);
  }
  if (edge && pen) {
    context.globalAlpha = opacity;
    context.strokeStyle = brush.paint(edge, height);
    context.lineWidth = pen / iconScale(node);
    shape(context, node, 0, 0, (path) => (path ? context.stroke(path) : context.stroke()));
  }
}

/**
 * @param {Context} context
 * @param {DrawnNode} node
 * @param {Brush} brush
 * @param {Coat} coat
 * @param {number} height
 */
function fill(context, node, brush, { dy = 0, grow = 0, ink = node.ink ?? "", alpha = 1 }, height) {
  const word = ink === "side" ? `${node.ink}-side` : ink;
  if (ink === "side" && !brush.has(word)) return;
  context.globalAlpha = alpha * (node.opacity ?? 1);
  context.fillStyle = brush.paint(word, height);
  shape(context, node, dy, grow, (path) => (path ? context.fill(path) : context.fill()));
}

/**
 * Lays out the node's shape about its own corner, moved down by `dy` and grown on every side, and has it drawn.
 * @param {Context} context
 * @param {DrawnNode} node
 * @param {number} dy
 * @param {number} grow
 * @param {(path?: Path2D) => void} draw With a path, or with the context's current one.
 */
function shape(context, node, dy, grow, draw) {
  const [, , width, height] = node.box;
  if (!node.turn && (node.kind === "rect" || node.kind === "disc")) {
    outline(context, node, dy, grow);
    draw();
    return;
  }
  context.save();
  context.translate(0, dy);
  if (node.turn) {
    context.translate(width / 2, height / 2);
    context.rotate((node.turn * Math.PI) / 180);
    context.translate(-width / 2, -height / 2);
  }
  if (node.kind === "rect" || node.kind === "disc") {
    outline(context, node, 0, grow);
    draw();
  } else {
    // A path cannot be offset without geometry; scaling about the box's centre comes close enough.
    context.translate(-grow, -grow);
    context.scale((width + 2 * grow) / width, (height + 2 * grow) / height);
    if (node.kind === "icon") {
      const scale = iconScale(node);
      context.translate((width - scale * ICON_GRID) / 2, (height - scale * ICON_GRID) / 2);
      context.scale(scale, scale);
    }
    draw(pathOf(node));
  }
  context.restore();
}

/**
 * @param {Context} context
 * @param {DrawnNode} node
 * @param {number} dy
 * @param {number} grow
 */
function outline(context, { kind, box: [, , width, height], round = 0 }, dy, grow) {
  context.beginPath();
  if (kind === "disc") {
    context.ellipse(width / 2, height / 2 + dy, width / 2 + grow, height / 2 + grow, 0, 0, 2 * Math.PI);
    return;
  }
  const corner = Math.max(0, Math.min(round, width / 2, height / 2) + (round ? grow : 0));
  context.roundRect(-grow, dy - grow, width + 2 * grow, height + 2 * grow, corner);
}

/** @type {Map<string, Path2D>} */
const paths = new Map();

/**
 * @param {DrawnNode} node
 * @returns {Path2D}
 */
function pathOf({ kind, path = "" }) {
  const text = kind === "poly" ? `M${path.split(/\s+/).join("L")}Z` : path;
  let made = paths.get(text);
  if (!made) {
    made = new Path2D(text);
    paths.set(text, made);
  }
  return made;
}

/** @param {DrawnNode} node */
function iconScale({ kind, box }) {
  return kind === "icon" ? Math.min(box[2], box[3]) / ICON_GRID : 1;
}

/**
 * @param {Context} context
 * @param {DrawnNode} node
 * @param {Brush} brush
 * @param {(text: Text) => string} say
 */
function letters(context, node, brush, say) {
  const { text = "", align = "middle", ink = "", turn = 0 } = node;
  const [, , width, height] = node.box;
  const [words, size] = fitted(typeof text === "string" ? text : say(text), width, height);
  context.globalAlpha = node.opacity ?? 1;
  context.fillStyle = brush.paint(ink, height);
  context.font = `${node.bold ? type.bold : type.weight} ${size}px ${type.family}`;
  context.textAlign = align === "middle" ? "center" : align;
  if (turn) {
    context.translate(width / 2, height / 2);
    context.rotate((turn * Math.PI) / 180);
    context.translate(-width / 2, -height / 2);
  }
  context.fillText(words, { start: 0, middle: width / 2, end: width }[align], baseline(0, height, size));
}
