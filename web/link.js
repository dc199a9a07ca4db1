/**
 * The page's side of a worker, and the line to the rules in theirs; web/bots.js has the line to the bots.
 *
 * Every request is answered or refused within a time; nothing waits for ever. What is refused is a Refusal,
 * whose `text` is a message id for the page to say: `runtime-failed`, `runtime-restarted`, `request-failed`.
 */
/** @typedef {import("./types.js").Text} Text */
/** @typedef {import("./types.js").Request} Request */
/** @typedef {"loading" | "unpacking" | "restoring" | "ready" | "failed"} Stage */

/** Reasons to give up, in milliseconds: a start with no news, a request or a thought without an answer. */
export const START_LIMIT = 120_000;
export const ANSWER_LIMIT = 20_000;
/** A failure is told so much later: when a page is left, Firefox first stops whatever its workers are loading. */
const LEAVING = 1000;

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
export function ownWorker() {
  return new URL(WORKER, import.meta.url);
}

/** What every worker is told besides at its start. @type {object} */
let luggage = {};

/** The page brings something along that its workers need. @param {object} more */
export function giveWorkers(more) {
  luggage = more;
}

/**
 * What a worker can be started from. A page in a sandbox has no origin, and no worker's file is of the same one: what
 * it starts has to come with it, and fetches ours.
 * @param {URL | string} address
 */
function startable(address) {
  const fetching = `import ${JSON.stringify(String(address))}`;
  return globalThis.origin === "null" ? `data:text/javascript,${encodeURIComponent(fetching)}` : address;
}

/** Code that the rules' worker has compiled; the bots' worker need not compile it again. @type {WebAssembly.Module | undefined} */
let compiled;
/** @type {Promise<unknown>} */
let settled = Promise.resolve();

/** Settled when the rules' worker has started or failed: until then the bots' would only be in its way. */
export function rulesSettled() {
  return settled;
}

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
export function startWorker(address, keeps, { onStage, onMessage, onEnd }) {
  const worker = new Worker(startable(address), { type: "module" });
  let timer = setTimeout(() => end("no news from the start"), START_LIMIT);
  const end = (/** @type {string} */ reason) => {
    close();
    onEnd(reason);
  };
  // Nothing that the worker still says of its start may take the failure back.
  const fail = (/** @type {string} */ reason) => {
    close();
    timer = setTimeout(onEnd, LEAVING, reason);
  };
  const close = () => {
    clearTimeout(timer);
    worker.onmessage = worker.onerror = null;
    worker.terminate();
  };
  worker.onmessage = ({ data }) => {
    if (data.crashed) return end(data.crashed);
    if (!data.stage) return onMessage(data);
    if (data.stage === "failed") return fail(data.failed);
    clearTimeout(timer);
    if (data.stage === "ready") compiled = data.code;
    else timer = setTimeout(() => end(`no news after ${data.stage}`), START_LIMIT);
    return onStage(data.stage, data);
  };
  worker.onerror = (event) => fail(event.message ?? "the worker could not be loaded");
  worker.postMessage({ start: { code: compiled, keeps, ...luggage } });
  return { post: (/** @type {object} */ message) => worker.postMessage(message), close };
}

/** @typedef {{ hear: (message: any) => void, lost: (reason: string) => void }} Guest */

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
    /** Bots that think in the same worker, where there is only one: what it says of thoughts, and that it has gone. @type {Guest | null} */
    guest: null,
    post: (/** @type {object} */ message) => worker?.post(message),
    /** For whoever waits for a thought in vain. */
    giveUp: lose,
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
    settled = link.ready.catch(() => undefined);
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

  /** @param {{ id?: number, think?: number, reply?: string, failed?: string, kept?: boolean }} message */
  function settle(message) {
    const { id, reply, failed, kept } = message;
    if ("think" in message) link.guest?.hear(message);
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
    link.guest?.lost(reason);
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
