/**
 * The page's side of the two workers: questions to the rules, thoughts of the bots.
 *
 * Every request is answered or refused within a time; nothing waits for ever. What is refused is a Refusal,
 * whose `text` is a message id for the page to say: `runtime-failed`, `runtime-restarted`, `request-failed`.
 */
/** @typedef {import("./types.js").Text} Text */
/** @typedef {import("./types.js").Request} Request */
/** @typedef {"loading" | "unpacking" | "restoring" | "ready" | "failed"} Stage */

/** Reasons to give up, in milliseconds: a start with no news, a request or a thought without an answer. */
const START_LIMIT = 120_000;
const ANSWER_LIMIT = 20_000;

export class Refusal extends Error {
  /** @param {Text} text @param {string} [detail] */
  constructor(text, detail) {
    super(detail ?? text[0]);
    this.name = "Refusal";
    /** @type {Text} */
    this.text = text;
  }
}

/** The worker's file, which the build has put beside this one. */
function ownWorker() {
  return new URL(WORKER, import.meta.url);
}

/** Code that the rules' worker has compiled; the bots' worker need not compile it again. @type {WebAssembly.Module | undefined} */
let compiled;
/** Settled when the rules' worker has started or failed: until then the bots' would only be in its way. @type {Promise<unknown>} */
let rulesSettled = Promise.resolve();

/**
 * One worker from start to end. Messages sent before it is ready wait in the worker itself.
 * @typedef {object} Listener
 * @property {(stage: Stage, message: any) => void} onStage
 * @property {(message: any) => void} onMessage
 * @property {(reason: string) => void} onEnd It has failed, crashed or not started in time, and is gone.
 *
 * @param {URL | string} address
 * @param {boolean} keeps Whether it may keep its memory for the next visit.
 * @param {Listener} listener
 */
function startWorker(address, keeps, { onStage, onMessage, onEnd }) {
  const worker = new Worker(address, { type: "module" });
  let timer = setTimeout(() => end("no news from the start"), START_LIMIT);
  const end = (/** @type {string} */ reason) => {
    close();
    onEnd(reason);
  };
  const close = () => {
    clearTimeout(timer);
    worker.onmessage = worker.onerror = null;
    worker.terminate();
  };
  worker.onmessage = ({ data }) => {
    if (data.crashed) return end(data.crashed);
    if (!data.stage) return onMessage(data);
    clearTimeout(timer);
    if (data.stage === "failed") return end(data.failed);
    if (data.stage === "ready") compiled = data.code;
    else timer = setTimeout(() => end(`no news after ${data.stage}`), START_LIMIT);
    return onStage(data.stage, data);
  };
  worker.onerror = (event) => end(event.message ?? "the worker could not be loaded");
  worker.postMessage({ start: { code: compiled, keeps } });
  return { post: (/** @type {object} */ message) => worker.postMessage(message), close };
}

/**
 * Starts the rules' worker at once and returns the line to it.
 *
 * `ready` resolves after the first successful start and is rejected if that fails; `retry()` starts again and
 * returns the new promise. If the interpreter dies later, waiting requests are refused with `runtime-restarted`,
 * a new worker starts, and `restore()` is asked for the request that brings the game back (or null).
 *
 * @param {object} [options]
 * @param {URL | string} [options.workerUrl]
 * @param {(stage: Stage, detail: any) => void} [options.onStage]
 * @param {() => Request | null} [options.restore]
 */
export function connect({ workerUrl = ownWorker(), onStage = () => undefined, restore = () => null } = {}) {
  /** @type {Map<number, { resolve: (reply: any) => void, reject: (reason: Refusal) => void, timer: ReturnType<typeof setTimeout> | undefined, request: Request }>} */
  const waiting = new Map();
  let number = 0;
  let isReady = false;
  let wasReady = false;
  /** @type {ReturnType<typeof startWorker> | null} */
  let worker = null;
  /** @type {(value?: any) => void} */
  let resolveReady;
  /** @type {(reason: Refusal) => void} */
  let rejectReady;

  const link = {
    /** @type {Promise<{ restored: boolean, at: number }>} */
    ready: new Promise(() => undefined),
    /**
     * The desk's reply; a reply that is an error is a reply too.
     * @param {Request} request
     * @returns {Promise<any>}
     */
    ask(request) {
      if (!worker) return Promise.reject(new Refusal(["runtime-failed"]));
      return new Promise((resolve, reject) => {
        number += 1;
        waiting.set(number, { resolve, reject, timer: undefined, request });
        worker?.post({ id: number, request });
        if (isReady) limit(number);
      });
    },
    retry() {
      worker?.close();
      refuseAll(["runtime-failed"]);
      open();
      return link.ready;
    },
    close() {
      worker?.close();
      worker = null;
      refuseAll(["runtime-failed"]);
    },
  };
  open();
  return link;

  function open() {
    isReady = false;
    link.ready = new Promise((resolve, reject) => {
      resolveReady = resolve;
      rejectReady = reject;
    });
    rulesSettled = link.ready.catch(() => undefined);
    worker = startWorker(workerUrl, true, { onStage: hear, onMessage: settle, onEnd: lose });
  }

  /** @param {Stage} stage @param {any} detail */
  function hear(stage, detail) {
    if (stage === "ready") {
      isReady = wasReady = true;
      for (const id of waiting.keys()) limit(id);
      performance.mark("runtime-ready", { detail: { restored: detail.restored, times: detail.times } });
      resolveReady(detail);
    }
    onStage(stage, detail);
  }

  /** @param {number} id */
  function limit(id) {
    const entry = waiting.get(id);
    if (entry) entry.timer = setTimeout(() => lose(`no answer to ${entry.request.do}`), ANSWER_LIMIT);
  }

  /** @param {{ id?: number, reply?: string, failed?: string, kept?: boolean }} message */
  function settle({ id, reply, failed, kept }) {
    if (kept !== undefined) performance.mark("memory-kept", { detail: kept });
    const entry = waiting.get(id ?? 0);
    if (!entry) return;
    // Text is read here at once in less time than the browser takes to carry over what it says.
    const read = reply === undefined ? undefined : JSON.parse(reply);
    waiting.delete(id ?? 0);
    clearTimeout(entry.timer);
    if (reply !== undefined) entry.resolve(read);
    else entry.reject(new Refusal(["request-failed"], failed));
  }

  /**
   * The interpreter is gone. If it had started once it will again; otherwise only the person can decide to try.
   * @param {string} reason
   */
  function lose(reason) {
    console.error(reason);
    worker?.close();
    worker = null;
    // A worker that dies in every start must not be started for ever.
    const again = isReady && wasReady;
    refuseAll([again ? "runtime-restarted" : "runtime-failed"], reason);
    if (!again) {
      rejectReady(new Refusal(["runtime-failed"], reason));
      onStage("failed", { failed: reason });
      return;
    }
    open();
    const request = restore();
    if (request) link.ask(request).catch(() => undefined);
  }

  /** @param {Text} text @param {string} [detail] */
  function refuseAll(text, detail) {
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(new Refusal(text, detail));
    }
    waiting.clear();
  }
}

/**
 * What a desk says of a thought on the way, and at its end: docs/design.md, section 5.
 * @typedef {any} Progress
 * @typedef {any} Answer
 * @typedef {{ number: number, start: number, resolve: (answer: Answer | null) => void, reject: (reason: Refusal) => void, onProgress: (progress: Progress) => void }} Thought
 */

/** @type {ReturnType<typeof startWorker> | null} */
let bot = null;
/** @type {Thought | null} */
let thought = null;
let thoughts = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let silence;

/**
 * Starts the bots' worker once the rules' has started, so that the first thought need not wait for it.
 * @param {URL | string} [workerUrl]
 */
export function wakeBot(workerUrl = ownWorker()) {
  return rulesSettled.then(() => {
    bot ??= startWorker(workerUrl, false, { onStage: () => undefined, onMessage: hearBot, onEnd: loseBot });
    return bot;
  });
}

/**
 * Lets a bot think about one move.
 * @param {{ record: string, seat: number, level: number, seed: number }} position
 * @param {(progress: Progress) => void} [onProgress]
 * @returns {{ move: Promise<string | null>, now: () => void, cancel: () => void }}
 */
export function think(position, onProgress) {
  const { answer, now, cancel } = ponder({ do: "think", ...position }, onProgress);
  return { move: answer.then((found) => found?.move ?? null), now, cancel };
}

/**
 * Lets a bot think about a move, a position or a game. A new thought takes the place of one that is under way.
 *
 * `answer` resolves to the desk's answer, or to null once cancelled; it is refused if the bot fails.
 * @param {Request} request
 * @param {(progress: Progress) => void} [onProgress]
 * @returns {{ answer: Promise<Answer | null>, now: () => void, cancel: () => void }}
 */
export function ponder(request, onProgress = () => undefined) {
  endThought()?.resolve(null);
  thoughts += 1;
  const number = thoughts;
  /** @type {Promise<Answer | null>} */
  const answer = new Promise((resolve, reject) => {
    thought = { number, start: performance.now(), resolve, reject, onProgress };
  });
  const tell = async (/** @type {object} */ message) => {
    await rulesSettled;
    const worker = bot ?? (await wakeBot());
    if (thought?.number !== number) return;
    worker.post(message);
    // The bots' worker may still be starting.
    waitForNews(START_LIMIT);
  };
  void tell({ think: number, request });
  return {
    answer,
    now: () => void tell({ stop: number }),
    cancel() {
      if (thought?.number !== number) return;
      endThought()?.resolve(null);
      bot?.post({ cancel: number });
    },
  };
}

/** A thought of which nothing is heard for so long is given up, and its worker with it. @param {number} limit */
function waitForNews(limit) {
  clearTimeout(silence);
  silence = setTimeout(() => {
    bot?.close();
    loseBot("no news of a thought");
  }, limit);
}

function endThought() {
  clearTimeout(silence);
  const ended = thought;
  thought = null;
  return ended;
}

/** @param {{ think?: number, progress?: Progress, failed?: Text | string }} message */
function hearBot({ think: number, progress, failed, ...answer }) {
  // A late answer to an older thought is for a game that has gone on.
  if (!thought || number !== thought.number) return;
  if (progress) {
    waitForNews(ANSWER_LIMIT);
    thought.onProgress(progress);
  } else if (failed === undefined) {
    performance.measure("thought", { start: thought.start });
    endThought()?.resolve(answer);
  } else endThought()?.reject(new Refusal(Array.isArray(failed) ? failed : ["request-failed"], String(failed)));
}

/** @param {string} reason */
function loseBot(reason) {
  console.error(reason);
  bot = null;
  endThought()?.reject(new Refusal(["runtime-failed"], reason));
}
