/**
 * A scene on canvas, painted anew only where it has changed: where a node or a mark has come, gone or become another.
 * A phone that moves one piece paints that piece.
 */
import { marks } from "./marks.js";
import { paintNodes } from "./paint.js";
import { lifts } from "./theme.js";

/** @import { Scene } from "../types.js" */
/** @import { Marked } from "./marks.js" */
/** @import { DrawnNode, Look, View } from "./paint.js" */

/** @typedef {{ size: Scene["size"], nodes: DrawnNode[] }} DrawnScene */
/** @typedef {Look & Marked} PaintOptions */
/** In whole device pixels. @typedef {{ left: number, top: number, right: number, bottom: number }} Spot */

/** A share of the canvas that, if more has changed, is not worth looking for the rest. */
const MOST = 0.6;

export class Painter {
  #context;
  /** What is on the canvas, in painting order. @type {DrawnNode[]} */
  #nodes = [];
  /** What it was painted for. */
  #theme = "";
  /** @type {View} */
  #view = { scale: 0, left: 0, top: 0 };

  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.#context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  }

  /** Wipes the canvas: it has another size, its letters another shape, or nobody may see any more what is on it. */
  clear() {
    this.#nodes = [];
    this.#theme = "";
    this.#context.clearRect(0, 0, this.#context.canvas.width, this.#context.canvas.height);
  }

  /**
   * Paints the scene as large as fits, in the middle: as an SVG lies in its box.
   * @param {DrawnScene} scene
   * @param {PaintOptions} options
   */
  paint(scene, options) {
    const { width, height } = this.#context.canvas;
    const view = fit(width, height, scene.size);
    const nodes = inOrder(scene.nodes).map((node) => said(node, options.say));
    nodes.push(...marks(scene.nodes, options));
    const isSame = this.#theme === options.theme && sameView(this.#view, view);
    const spots = isSame ? this.#changed(nodes, view) : null;
    if (spots === null || area(spots) > MOST * width * height) {
      this.clear();
      paintNodes(this.#context, nodes, view, options);
    } else if (spots.length > 0) {
      repaint(this.#context, nodes, spots, view, options);
    }
    this.#context.resetTransform();
    this.#nodes = nodes;
    this.#theme = options.theme;
    this.#view = view;
  }

  /**
   * Where the canvas does not show these nodes.
   * @param {DrawnNode[]} nodes In painting order.
   * @param {View} view
   */
  #changed(nodes, view) {
    const before = this.#nodes;
    let start = 0;
    const least = Math.min(before.length, nodes.length);
    while (start < least && looksLike(before[start], nodes[start])) start += 1;
    let end = 0;
    while (end < least - start && looksLike(before[before.length - 1 - end], nodes[nodes.length - 1 - end])) end += 1;
    const left = before.slice(start, before.length - end);
    const come = nodes.slice(start, nodes.length - end);
    const places = new Map(left.map((node, index) => [node.id ?? "", index]));
    const kept = new Set();
    let latest = -1;
    /** @type {DrawnNode[]} */
    const changed = [];
    for (const node of come) {
      const place = places.get(node.id ?? "");
      // What lies in another order may lie over what it lay under.
      if (place !== undefined && place > latest && looksLike(left[place], node)) {
        latest = place;
        kept.add(place);
      } else changed.push(node);
    }
    changed.push(...left.filter((_, place) => !kept.has(place)));
    return changed.map((node) => spotOf(node, view));
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {DrawnNode[]} nodes
 * @param {Spot[]} spots
 * @param {View} view
 * @param {Look} look
 */
function repaint(context, nodes, spots, view, look) {
  context.save();
  context.beginPath();
  for (const { left, top, right, bottom } of spots) context.rect(left, top, right - left, bottom - top);
  context.clip();
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  const touched = nodes.filter((node) => {
    const own = spotOf(node, view);
    return spots.some((spot) => meet(own, spot));
  });
  paintNodes(context, touched, view, look);
  context.restore();
}

/**
 * @param {number} width
 * @param {number} height
 * @param {Scene["size"]} size
 * @returns {View}
 */
function fit(width, height, size) {
  const scale = Math.min(width / size[0], height / size[1]);
  return { scale, left: (width - size[0] * scale) / 2, top: (height - size[1] * scale) / 2 };
}

/**
 * @param {View} one
 * @param {View} other
 */
function sameView(one, other) {
  return one.scale === other.scale && one.left === other.left && one.top === other.top;
}

/** @param {DrawnNode[]} nodes */
function inOrder(nodes) {
  return [...nodes].sort((one, other) => (one.z ?? 0) - (other.z ?? 0));
}

/**
 * The node with its words instead of their message: in another language it is another node.
 * @param {DrawnNode} node
 * @param {Look["say"]} say
 */
function said(node, say) {
  return Array.isArray(node.text) ? { ...node, text: say(node.text) } : node;
}

/** How far each lift's coats reach beyond the node, in table units. */
const reaches = Object.fromEntries(
  Object.entries(lifts).map(([lift, { under, over }]) => {
    const reach = [...under, ...over].map(({ dy = 0, grow = 0 }) => Math.abs(dy) + Math.max(0, grow));
    return [lift, Math.max(0, ...reach)];
  }),
);

/**
 * All the pixels that a node can touch, and some to spare.
 * @param {DrawnNode} node
 * @param {View} view
 * @returns {Spot}
 */
function spotOf({ kind, box: [x, y, width, height], pen = 0, lift = 0, turn = 0 }, { scale, left, top }) {
  // Letters stand on their line, and their tails hang below the box.
  const spare = kind === "text" ? height / 2 : 2;
  const reach = pen + (reaches[String(lift)] ?? 0) + spare;
  const half = turn ? [Math.hypot(width, height) / 2, Math.hypot(width, height) / 2] : [width / 2, height / 2];
  const middle = [left + (x + width / 2) * scale, top + (y + height / 2) * scale];
  const away = half.map((side) => (side + reach) * scale);
  return {
    left: Math.floor(middle[0] - away[0]),
    top: Math.floor(middle[1] - away[1]),
    right: Math.ceil(middle[0] + away[0]),
    bottom: Math.ceil(middle[1] + away[1]),
  };
}

/**
 * @param {Spot} one
 * @param {Spot} other
 */
function meet(one, other) {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** No less than what the spots cover together. @param {Spot[]} spots */
function area(spots) {
  return spots.reduce((sum, { left, top, right, bottom }) => sum + (right - left) * (bottom - top), 0);
}

/**
 * Whether two nodes are painted alike; a square that only got another name or label is.
 * @param {DrawnNode} one
 * @param {DrawnNode} other
 */
function looksLike(one, other) {
  if (one === other) return true;
  return (
    one.kind === other.kind &&
    one.box.every((side, index) => side === other.box[index]) &&
    one.ink === other.ink &&
    one.edge === other.edge &&
    one.pen === other.pen &&
    one.round === other.round &&
    one.path === other.path &&
    one.turn === other.turn &&
    one.lift === other.lift &&
    one.bold === other.bold &&
    one.align === other.align &&
    one.opacity === other.opacity &&
    one.text === other.text
  );
}
