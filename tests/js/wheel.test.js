/** A wheel on its way: what an address says of it, and what may go wrong before it is here. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { afterEach, mock, test } from "node:test";
import { readFile, WheelError, wheelAt } from "../../web/foreign/wheel.js";

const ADDRESS = "https://you.example/games/one%20game-1.0-py3-none-any.whl";
const CONTENT = new TextEncoder().encode("a wheel");
const PRINT = createHash("sha256").update(CONTENT).digest("hex");

afterEach(() => mock.reset());

/** @param {(address: URL, options: RequestInit) => any} answer */
function answering(answer) {
  return mock.method(globalThis, "fetch", answer);
}

/** @param {string | null} [print] */
function fetched(print = null) {
  return wheelAt(ADDRESS).fetchIt(new AbortController(), print);
}

/** @param {string} id @param {object} [args] */
function told(id, args) {
  return (/** @type {unknown} */ error) => {
    assert.ok(error instanceof WheelError);
    assert.deepEqual(error.text, args ? [id, args] : [id]);
    return true;
  };
}

test("an address tells the host and the file before anything is fetched", () => {
  const fetching = answering(() => assert.fail("fetched"));
  const { host, file } = wheelAt(ADDRESS);
  assert.deepEqual([host, file], ["you.example", "one game-1.0-py3-none-any.whl"]);
  assert.equal(fetching.mock.callCount(), 0);
  assert.equal(wheelAt("https://you.example/%E0%A4").file, "%E0%A4");
  assert.equal(wheelAt("https://you.example/").file, "you.example");
});

test("what is no address of a file is refused", () => {
  for (const address of ["", "x", "javascript:alert(1)", "data:,x", "blob:https://a.example/1", "file:///a", "https://"]) {
    assert.throws(() => wheelAt(address), told("foreign-no-address", { address }));
  }
});

test("a wheel comes with its fingerprint, and nobody is told who asks", async () => {
  const fetching = answering(async () => new Response(CONTENT));
  const page = /** @type {any} */ (Response.prototype);
  mock.getter(page, "url", () => ADDRESS);
  const wheel = await fetched(PRINT.toUpperCase());
  assert.equal(wheel.print, PRINT);
  assert.deepEqual(new Uint8Array(wheel.bytes), CONTENT);
  const [, options] = fetching.mock.calls[0].arguments;
  assert.equal(options.credentials, "omit");
  assert.equal(options.referrerPolicy, "no-referrer");
});

test("where the browser knows no fingerprints, a link that says one opens nothing", async () => {
  answering(async () => new Response(CONTENT));
  mock.getter(/** @type {any} */ (Response.prototype), "url", () => ADDRESS);
  mock.getter(/** @type {any} */ (globalThis), "crypto", () => undefined);
  assert.equal((await fetched()).print, null);
  await assert.rejects(fetched(PRINT), told("foreign-other-print"));
});

test("another file than the one that is meant is refused", async () => {
  answering(async () => new Response(CONTENT));
  await assert.rejects(fetched("0".repeat(64)), told("foreign-other-print"));
});

test("a host without the file, a host that is not there and a file that is too large are told apart", async () => {
  answering(async () => new Response("", { status: 404 }));
  await assert.rejects(fetched(), told("foreign-not-found", { host: "you.example", status: 404 }));
  mock.reset();
  answering(async () => {
    throw new TypeError("Failed to fetch");
  });
  await assert.rejects(fetched(), told("foreign-not-reached", { host: "you.example" }));
  mock.reset();
  answering(async () => new Response(new Uint8Array(10_000_001)));
  await assert.rejects(fetched(), told("foreign-too-large", { most: 10 }));
});

test("a host that sends nothing is given up after a while", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  answering((_address, { signal }) => new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason))));
  const waiting = assert.rejects(fetched(), told("foreign-too-slow", { host: "you.example" }));
  mock.timers.tick(30_000);
  await waiting;
});

test("a file of the device is read with its fingerprint, unless it is too large", async () => {
  const wheel = await readFile(new File([CONTENT], "own.whl"));
  assert.deepEqual([wheel.file, wheel.print], ["own.whl", PRINT]);
  await assert.rejects(readFile(new File([new Uint8Array(10_000_001)], "large.whl")), told("foreign-too-large", { most: 10 }));
});
