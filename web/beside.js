/** Where a bubble finds room: beside what was tapped, and off what is needed next. */

/** @import { Frame, SceneNode } from "./types.js" */

/** @typedef {SceneNode["box"]} Box */
/** @typedef {{ tapped: Box | null, chosen: Box[], live: Box[] }} Things */

/** Between the bubble and the thing beside which it stands, in pixels. */
const GAP = 6;
/** How much worse it is to cover the one than the other. */
const WEIGHTS = { tapped: 1000, chosen: 1000, live: 1 };

/**
 * @param {Frame} frame
 * @param {string} where
 * @param {number} scale Pixels to a table unit.
 * @returns {Things}
 */
export function thingsOf({ scene, chosen, live }, where, scale) {
  const boxes = (/** @type {string[]} */ names) =>
    scene.nodes
      .filter(({ name }) => name !== undefined && names.includes(name))
      .map(({ box }) => /** @type {Box} */ (box.map((side) => side * scale)));
  return { tapped: boxes([where])[0] ?? null, chosen: boxes(chosen), live: boxes(live) };
}

/**
 * Where a bubble stands: beside what was tapped and within the board, covering neither that nor what was chosen,
 * and as little as can be of what may be tapped next.
 * @param {[width: number, height: number]} bubble
 * @param {[width: number, height: number]} board
 * @param {Things} things
 * @returns {[x: number, y: number]}
 */
export function placeBeside(bubble, board, things) {
  const [width, height] = bubble;
  /** @type {Box} */
  const middle = [board[0] / 2, board[1] / 2 + height / 2, 0, 0];
  // Where the two lie close together, there is room beside the one that was chosen.
  const places = [things.tapped ?? middle, ...things.chosen].flatMap((thing) => placesBeside(thing, bubble, board));
  let best = /** @type {[number, number]} */ ([0, 0]);
  let least = Infinity;
  for (const [x, y] of places) {
    const place = /** @type {[number, number]} */ ([within(x, board[0] - width), within(y, board[1] - height)]);
    const harm = harmOf([...place, width, height], things);
    if (harm < least) [best, least] = [place, harm];
  }
  return best;
}

/**
 * @param {Box} thing
 * @param {[width: number, height: number]} bubble
 * @param {[width: number, height: number]} board
 * @returns {[x: number, y: number][]} The better ones first.
 */
function placesBeside([x, y, w, h], [width, height], board) {
  const [left, right, above, below] = [x - width - GAP, x + w + GAP, y - height - GAP, y + h + GAP];
  const across = [x + w / 2 - width / 2, x, x + w - width];
  const along = [y + h / 2 - height / 2, y, y + h - height];
  const rows = y < board[1] / 3 ? [below, above] : [above, below];
  return [
    ...rows.flatMap((row) => across.map((column) => /** @type {[number, number]} */ ([column, row]))),
    ...[right, left].flatMap((column) => along.map((row) => /** @type {[number, number]} */ ([column, row]))),
  ];
}

/** @param {number} place @param {number} room */
function within(place, room) {
  return Math.max(0, Math.min(place, room));
}

/** @param {Box} bubble @param {Things} things */
function harmOf(bubble, { tapped, chosen, live }) {
  const covered = (/** @type {Box[]} */ boxes) => boxes.reduce((sum, box) => sum + overlap(bubble, box), 0);
  return (
    WEIGHTS.tapped * covered(tapped ? [tapped] : []) + WEIGHTS.chosen * covered(chosen) + WEIGHTS.live * covered(live)
  );
}

/**
 * The area that two boxes share.
 * @param {Box} one
 * @param {Box} other
 */
function overlap([x, y, w, h], [left, top, width, height]) {
  const across = Math.min(x + w, left + width) - Math.max(x, left);
  const along = Math.min(y + h, top + height) - Math.max(y, top);
  return Math.max(0, across) * Math.max(0, along);
}
