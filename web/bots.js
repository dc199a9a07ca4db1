/**
 * The page's side of the bots' workers: thoughts about moves, positions and games, one at a time.
 *
 * The first worker is woken with the page. A strong player's thought about a move is shared by several where the
 * device has cores for them: each looks at a part of it and votes. Whoever is not awake yet is not waited for.
 */
import { ANSWER_LIMIT, ownWorker, Refusal, rulesSettled, START_LIMIT, startWorker } from "./link.js";

/** @import { connect } from "./link.js" */
/** @import { Request, Text } from "./types.js" */

/** What weaker players think is thought before it could be shared. */
const SHARED_FROM = 4;
/** Every worker takes some 80 MB of memory, and the page needs a core, too. */
const MOST = Math.max(1, Math.min(3, (navigator.hardwareConcurrency || 2) - 1));

/**
 * What a desk says of a thought on the way, and at its end: docs/design.md, section 5.
 * @typedef {any} Progress
 * @typedef {any} Answer
 *
 * @typedef {{ line: ReturnType<typeof startWorker>, isReady: boolean }} Bot
 *
 * @typedef {object} Thought
 * @property {number} number
 * @property {number} start
 * @property {Map<number, { share: number, answer?: Answer }>} parts By the number of the bot.
 * @property {(answer: Answer | null) => void} resolve
 * @property {(reason: Refusal) => void} reject
 * @property {(progress: Progress) => void} onProgress
 */

/** @type {(Bot | undefined)[]} */
const bots = [];
/** @type {Thought | null} */
let thought = null;
let thoughts = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let silence;

/** @type {URL | string | undefined} */
let address;
/** The line to the rules, where the bots think in the same worker. @type {ReturnType<typeof connect> | null} */
let shared = null;

/**
 * One worker does both: a page may stand in ten frames at once, and every worker is an interpreter with its memory. Bots
 * think in slices there, too, and between two of them the rules answer.
 * @param {ReturnType<typeof connect>} rules
 */
export function thinkBeside(rules) {
  shared = rules;
  rules.guest = { hear: (message) => hear(0, message), lost: (reason) => lose(0, reason) };
}

/**
 * Starts the first bot's worker once the rules' has started, so that the first thought need not wait for it.
 * @param {URL | string} [workerUrl]
 */
export async function wakeBot(workerUrl) {
  address ??= workerUrl;
  await rulesSettled();
  wake(0);
}

/** @param {number} at */
function wake(at) {
  if (bots[at]) return;
  if (shared) {
    const { post, giveUp } = shared;
    bots[at] = { line: { post, close: () => giveUp("no news of a thought") }, isReady: true };
    return;
  }
  /** @type {Bot} */
  const bot = {
    line: startWorker(address ?? ownWorker(), false, {
      onStage: (stage) => (bot.isReady ||= stage === "ready"),
      onMessage: (message) => hear(at, message),
      onEnd: (reason) => lose(at, reason),
    }),
    isReady: false,
  };
  bots[at] = bot;
}

/**
 * Lets bots think about one move.
 * @param {{ record: string, seat: number, level: number, seed: number }} position
 * @param {(progress: Progress) => void} [onProgress]
 * @returns {{ move: Promise<string | null>, now: () => void, cancel: () => void }}
 */
export function think(position, onProgress) {
  const { answer, now, cancel } = ponder({ do: "think", ...position }, onProgress);
  return { move: answer.then((found) => found?.move ?? null), now, cancel };
}

/**
 * Lets bots think about a move, a position or a game. A new thought takes the place of one that is under way.
 *
 * `answer` resolves to the desk's answer, or to null once cancelled; it is refused if every bot fails.
 * @param {Request} request
 * @param {(progress: Progress) => void} [onProgress]
 * @returns {{ answer: Promise<Answer | null>, now: () => void, cancel: () => void }}
 */
export function ponder(request, onProgress = () => undefined) {
  drop();
  thoughts += 1;
  const number = thoughts;
  /** @type {Promise<Answer | null>} */
  const answer = new Promise((resolve, reject) => {
    thought = { number, start: performance.now(), parts: new Map(), resolve, reject, onProgress };
  });
  const begun = begin(number, request);
  return {
    answer,
    now: () => void begun.then(() => tellAll(number, { stop: number })),
    cancel() {
      if (thought?.number === number) drop();
    },
  };
}

/**
 * @param {number} number
 * @param {Request} request
 */
async function begin(number, request) {
  await wakeBot();
  if (thought?.number !== number) return;
  const sharing = crew(request);
  sharing.forEach((at, place) => {
    thought?.parts.set(at, { share: 0 });
    const part = sharing.length > 1 ? { part: [place, sharing.length] } : {};
    bots[at]?.line.post({ think: number, request: { ...request, ...part } });
  });
  // The first worker may still be starting.
  waitForNews(START_LIMIT);
}

/** Who thinks about this: the first, with whoever else is awake; the others are woken for the next time. @param {Request} request */
function crew(request) {
  if (shared || request.do !== "think" || Number(request.level) < SHARED_FROM) return [0];
  const all = Array.from({ length: MOST }, (_, at) => at);
  const awake = all.filter((at) => at === 0 || bots[at]?.isReady);
  all.forEach(wake);
  return awake;
}

/**
 * @param {number} number
 * @param {object} message
 */
function tellAll(number, message) {
  if (thought?.number !== number) return;
  for (const at of thought.parts.keys()) bots[at]?.line.post(message);
}

/** A thought of which nothing is heard for so long is given up, and its workers with it. @param {number} limit */
function waitForNews(limit) {
  clearTimeout(silence);
  silence = setTimeout(() => {
    for (const [at, { answer }] of thought?.parts ?? []) {
      if (answer) continue;
      bots[at]?.line.close();
      lose(at, "no news of a thought");
    }
  }, limit);
}

/** What is under way is not wanted any more, by nobody who thinks about it. */
function drop() {
  if (thought) tellAll(thought.number, { cancel: thought.number });
  endThought()?.resolve(null);
}

function endThought() {
  clearTimeout(silence);
  const ended = thought;
  thought = null;
  return ended;
}

/**
 * @param {number} at
 * @param {{ think?: number, progress?: Progress, failed?: Text | string }} message
 */
function hear(at, { think: number, progress, failed, ...answer }) {
  const part = thought?.parts.get(at);
  // A late answer to an older thought is for a game that has gone on.
  if (!thought || !part || number !== thought.number) return;
  if (progress) {
    // Another one that shares the thought may still be starting.
    waitForNews([...thought.parts.keys()].every((one) => bots[one]?.isReady) ? ANSWER_LIMIT : START_LIMIT);
    part.share = progress.share;
    const share = Math.min(...[...thought.parts.values()].map((one) => (one.answer ? 1 : one.share)));
    thought.onProgress(thought.parts.size > 1 ? { ...progress, share } : progress);
  } else if (failed === undefined) {
    part.answer = answer;
    settle();
  } else fail(at, new Refusal(Array.isArray(failed) ? failed : ["request-failed"], String(failed)));
}

/** All that are still there have answered. */
function settle() {
  const found = [...(thought?.parts.values() ?? [])].map((part) => part.answer);
  if (!thought || found.includes(undefined)) return;
  // For the bench.
  const detail = { bots: found.length, steps: found[0].analysis?.steps };
  performance.measure("thought", { start: thought.start, detail });
  endThought()?.resolve(found.length > 1 ? elected(found) : found[0]);
}

/** Most are alone: what counts votes is fetched when there are some, and without it the first one's answer is good enough. @param {Answer[]} found */
function elected(found) {
  return import("./votes.js").then(
    ({ elect }) => elect(found),
    () => found[0],
  );
}

/**
 * One bot less: the others' answers will do, if there are any.
 * @param {number} at
 * @param {Refusal} reason
 */
function fail(at, reason) {
  if (!thought?.parts.delete(at)) return;
  if (thought.parts.size === 0) endThought()?.reject(reason);
  else settle();
}

/**
 * @param {number} at
 * @param {string} reason
 */
function lose(at, reason) {
  // One that nobody waits for is woken again when it is wanted; mostly its page is being left while it starts.
  if (!shared && thought?.parts.has(at)) console.error(reason);
  bots[at] = undefined;
  fail(at, new Refusal(["runtime-failed"], reason));
}
