import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { startWorker } from "../../web/link.js";

/** The last worker that was started; what it posts comes by `says`. @type {any} */
let worker;
// @ts-expect-error Only what a line needs of a worker.
globalThis.Worker = class {
  isAlive = true;
  constructor() {
    worker = this;
  }
  postMessage() {}
  terminate() {
    this.isAlive = false;
  }
  /** @param {object} data */
  says(data) {
    this.onmessage?.({ data });
  }
};

function started() {
  /** @type {string[]} */
  const heard = [];
  const onEnd = (/** @type {string} */ reason) => heard.push(reason);
  const line = startWorker("worker.js", false, { onStage: (stage) => heard.push(stage), onMessage: () => undefined, onEnd });
  return { heard, line };
}

test("A start that has failed has failed, whatever the worker says of it afterwards, and is told once", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { heard } = started();
  worker.says({ stage: "loading" });
  worker.says({ stage: "failed", failed: "no library" });
  worker.says({ stage: "unpacking" });
  worker.says({ stage: "failed", failed: "again" });
  assert.equal(worker.isAlive, false);
  assert.deepEqual(heard, ["loading"]);
  mock.timers.tick(120_000);
  assert.deepEqual(heard, ["loading", "no library"]);
  mock.timers.reset();
});

test("Whoever gives a line up hears no more of it, not even that it had failed", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { heard, line } = started();
  worker.says({ stage: "failed", failed: "no library" });
  line.close();
  mock.timers.tick(120_000);
  assert.deepEqual(heard, []);
  mock.timers.reset();
});
