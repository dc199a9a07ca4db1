/**
 * What a worker does in which Python runs: one for the rules, another for the bots, both from the same file.
 *
 * The page sends                        and gets
 *   { start: { code?, keeps } }           { stage, at } ..., with "ready": { restored, code, times }
 *   { id, request }                       { id, reply } (JSON text) or { id, failed }
 *   { think, request }                    { think, progress } ..., { think, ...the answer } or { think, failed }
 *   { stop } or { cancel } (a think's number): move now; drop it
 * and { crashed } if the interpreter is dead and the worker with it.
 */

/** @import { Python, Stage } from "./runtime.js" */

/**
 * @typedef {{ code?: WebAssembly.Module, keeps: boolean, wheel?: ArrayBuffer }} Start What the page says at first.
 * @typedef {(tell: (stage: Stage) => void, start: Start) => Promise<Python & { code?: WebAssembly.Module }>} Starter
 */

/** How long a bot thinks between two looks at the messages. */
const SLICE = 40;
/** The memory is kept when nobody has asked for anything for this long. */
const QUIET = 1500;

/** @type {((text: string) => string) | undefined} */
let handle;
/** @type {any[]} */
const early = [];
let thinking = 0;
let asked = 0;

/**
 * Answers the page from now on.
 * @param {Starter} starter Starts the Python that answers.
 */
export function serve(starter) {
  self.onmessage = ({ data }) => {
    if (data.start) void begin(starter, data.start);
    else if (handle) receive(data);
    else early.push(data);
  };
}

/**
 * @param {Starter} starter
 * @param {Start} start
 */
async function begin(starter, start) {
  try {
    const python = await starter(tell, start);
    handle = python.handle;
    const { restored, code: compiled } = python;
    self.postMessage({ stage: "ready", at: now(), restored, code: compiled, times: times() });
    for (const message of early.splice(0)) receive(message);
    if (start.keeps && !python.restored) await keepWhenQuiet(python.keep);
  } catch (error) {
    self.postMessage({ stage: "failed", at: now(), failed: String(error) });
  }
}

/** @param {() => Promise<boolean>} keep */
async function keepWhenQuiet(keep) {
  for (let before = -1; before !== asked; ) {
    before = asked;
    await new Promise((resolve) => setTimeout(resolve, QUIET));
  }
  try {
    self.postMessage({ kept: await keep() });
  } catch (error) {
    console.warn("The memory could not be kept.", error);
    self.postMessage({ kept: false });
  }
}

/** @param {Stage} stage */
function tell(stage) {
  self.postMessage({ stage, at: now() });
}

function now() {
  return performance.timeOrigin + performance.now();
}

/** When each part was there, in milliseconds since this worker began: for the bench. */
function times() {
  return Object.fromEntries(performance.getEntriesByType("mark").map(({ name, startTime }) => [name, startTime]));
}

/** @param {any} message */
function receive(message) {
  asked += 1;
  if (message.stop !== undefined) finish(message.stop);
  else if (message.cancel !== undefined) drop(message.cancel);
  else if (message.think !== undefined) think(message.think, message.request);
  else answer(message.id, message.request);
}

/**
 * @param {number} id
 * @param {object} request
 */
function answer(id, request) {
  const reply = ask(request, (failed) => self.postMessage({ id, failed }));
  if (reply) self.postMessage({ id, reply });
}

/**
 * Asks the desk and returns its JSON text. Whatever is thrown here is a fault of ours; a dead interpreter is told from a mere exception.
 * @param {object} request
 * @param {(message: string) => void} onFailed
 */
function ask(request, onFailed) {
  try {
    const desk = /** @type {(text: string) => string} */ (handle);
    return desk(JSON.stringify(request));
  } catch (error) {
    console.error(error);
    if (/** @type {Error} */ (error).name === "PythonError") onFailed(String(error));
    else self.postMessage({ crashed: String(error) });
    return undefined;
  }
}

/**
 * A new thought takes the place of an older one.
 * @param {number} number
 * @param {object} request
 */
function think(number, request) {
  thinking = number;
  const reply = askBot(number, request);
  if (reply) setTimeout(() => slice(number));
}

/** @param {number} number */
function slice(number) {
  if (number !== thinking) return;
  // Where the rules are here, too, this is no quiet moment to keep the memory.
  asked += 1;
  const reply = askBot(number, { do: "slice", ms: SLICE });
  if (!reply) return;
  if (!reply.progress) settle(number, reply);
  else {
    self.postMessage({ think: number, progress: reply.progress });
    // Through the message queue: a stop that has come in meanwhile is seen first.
    setTimeout(() => slice(number));
  }
}

/** @param {number} number */
function finish(number) {
  if (number !== thinking) return;
  const reply = askBot(number, { do: "stop" });
  if (reply) settle(number, reply);
}

/** @param {number} number */
function drop(number) {
  if (number === thinking) thinking = 0;
}

/**
 * @param {number} number
 * @param {object} answer
 */
function settle(number, answer) {
  drop(number);
  self.postMessage({ think: number, ...answer });
}

/**
 * @param {number} number
 * @param {object} request
 */
function askBot(number, request) {
  const fail = (/** @type {unknown} */ failed) => {
    drop(number);
    self.postMessage({ think: number, failed });
  };
  const text = ask(request, fail);
  const reply = text && JSON.parse(text);
  if (!reply?.error) return reply;
  fail(reply.error);
  return undefined;
}
