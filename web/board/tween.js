/**
 * Motion between two scenes, inferred from ids: what kept its id glides, what is new fades in, what has gone fades out.
 * Things that are all alike (`family@place`) glide from where one of the family has gone.
 */

/** @import { SceneNode } from "../types.js" */
/** @import { DrawnNode } from "./paint.js" */

const MOVE_MS = 220;
const STAGGER_MS = 30;
const LONGEST_STAGGER_MS = 360;
/** Above everything that lies still. */
const CARRIED = 100;

/**
 * @typedef {object} Motion
 * @property {SceneNode | undefined} from
 * @property {SceneNode | undefined} to
 * @property {number} start In milliseconds.
 * @property {boolean} carried It moves in a hand: above the others, and with a higher shadow.
 */
/** In painting order; a node by itself lies still. @typedef {{ duration: number, things: (SceneNode | Motion)[] }} Plan */

/**
 * How long the way from one scene to the other takes, in milliseconds; 0 if nothing moves.
 * @param {SceneNode[]} before
 * @param {SceneNode[]} after
 */
export function duration(before, after) {
  return planned(before, after).duration;
}

/**
 * What is seen on the way from one scene to the other.
 * @param {SceneNode[]} before
 * @param {SceneNode[]} after
 * @param {number} share Of the whole `duration`, from 0 to 1.
 * @returns {DrawnNode[]}
 */
export function between(before, after, share) {
  if (share >= 1) return after;
  const plan = planned(before, after);
  const time = share * plan.duration;
  return plan.things.flatMap((thing) => {
    if ("kind" in thing) return [thing];
    return seen(thing, easedOut((time - thing.start) / MOVE_MS)) ?? [];
  });
}

/** @type {WeakMap<SceneNode[], { before: SceneNode[], plan: Plan }>} */
const plans = new WeakMap();

/**
 * @param {SceneNode[]} before
 * @param {SceneNode[]} after
 * @returns {Plan}
 */
function planned(before, after) {
  const known = plans.get(after);
  if (known?.before === before) return known.plan;
  const plan = makePlan(before, after);
  plans.set(after, { before, plan });
  return plan;
}

/**
 * First goes what was on the table already; what comes to it follows, one thing after another.
 * @param {SceneNode[]} before
 * @param {SceneNode[]} after
 * @returns {Plan}
 */
function makePlan(before, after) {
  const earlier = byId(before);
  const later = byId(after);
  const lifted = new Set([...before, ...after].filter((node) => (node.lift ?? 0) > 0).map((node) => stem(node)));
  const gone = departed(before, later);
  let end = 0;
  let wait = 0;
  /** @type {(Motion & { to: SceneNode })[]} */
  const coming = [];
  /** @type {Plan["things"]} */
  const things = after.map((to) => {
    const from = to.id ? earlier.get(to.id) : undefined;
    if (!to.id || (to.z ?? 0) < 0 || (from && !isElsewhere(from, to))) return to;
    const carried = lifted.has(stem(to));
    end = MOVE_MS;
    if (from && carried) wait = MOVE_MS;
    const motion = { from: from ?? gone.get(family(to.id))?.pop(), to, start: 0, carried };
    if (!from) coming.push(motion);
    return motion;
  });
  for (const from of [...gone.values()].flat()) {
    end = MOVE_MS;
    things.push({ from, to: undefined, start: 0, carried: false });
  }
  const order = [...new Set(coming.filter((motion) => motion.carried).map((motion) => stem(motion.to)))];
  const step = Math.min(STAGGER_MS, LONGEST_STAGGER_MS / order.length);
  for (const motion of coming) {
    motion.start = wait + Math.max(0, order.indexOf(stem(motion.to))) * step;
    end = Math.max(end, motion.start + MOVE_MS);
  }
  return { duration: end, things };
}

/**
 * @param {SceneNode[]} nodes
 * @returns {Map<string, SceneNode>}
 */
function byId(nodes) {
  return new Map(nodes.flatMap((node) => (node.id ? [[node.id, node]] : [])));
}

/**
 * What is there no more, by family; the last of each was the uppermost.
 * @param {SceneNode[]} before
 * @param {Map<string, SceneNode>} later
 * @returns {Map<string, SceneNode[]>}
 */
function departed(before, later) {
  /** @type {Map<string, SceneNode[]>} */
  const gone = new Map();
  for (const node of before) {
    if (!node.id || later.has(node.id) || (node.z ?? 0) < 0) continue;
    const key = family(node.id);
    const alike = gone.get(key);
    if (alike) alike.push(node);
    else gone.set(key, [node]);
  }
  return gone;
}

/**
 * `x0@d5.sign` is of the family `x0.sign`; an id without a place is a family of its own.
 * @param {string} id
 */
function family(id) {
  return id.replace(/@[^.]*/, "");
}

/** The id of the thing that a node is part of. @param {SceneNode} node */
function stem({ id = "" }) {
  return id.split(".")[0];
}

/**
 * @param {SceneNode} from
 * @param {SceneNode} to
 */
function isElsewhere(from, to) {
  return from.box.some((side, index) => side !== to.box[index]) || from.turn !== to.turn;
}

/** @param {number} share */
function easedOut(share) {
  const left = 1 - Math.min(1, Math.max(0, share));
  return 1 - left ** 3;
}

/**
 * @param {Motion} motion
 * @param {number} share
 * @returns {DrawnNode | undefined}
 */
function seen({ from, to, carried }, share) {
  if (!to) return from && { ...from, opacity: 1 - share };
  if (!from) return share > 0 ? { ...to, opacity: share } : undefined;
  /** @type {DrawnNode} */
  const node = {
    ...to,
    box: [
      mix(from.box[0], to.box[0], share),
      mix(from.box[1], to.box[1], share),
      mix(from.box[2], to.box[2], share),
      mix(from.box[3], to.box[3], share),
    ],
    pen: mix(from.pen ?? 0, to.pen ?? 0, share),
    round: mix(from.round ?? 0, to.round ?? 0, share),
    turn: mix(from.turn ?? 0, to.turn ?? 0, share),
  };
  if (!carried || share === 1) return node;
  const isLow = share === 0 || share > 0.9 || !to.lift;
  return { ...node, z: (to.z ?? 0) + CARRIED, lift: isLow ? (share ? to : from).lift : 3 };
}

/**
 * @param {number} from
 * @param {number} to
 * @param {number} share
 */
function mix(from, to, share) {
  return from + (to - from) * share;
}
