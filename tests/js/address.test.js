import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { forgetLink, linkIn, positionLink, showAddress } from "../../web/address.js";

test("what holds a position or a game is a link, and is left to Python as it is", () => {
  for (const text of ["p=..%23.%20p", "g=oxono&p=x", "ply=3&r=1abc", "p=", "p", "p=%20", "p=%E0%A4%A"]) {
    assert.equal(linkIn(`#${text}`), text);
  }
});

test("what holds neither is nobody's business", () => {
  for (const hash of ["", "#", "#q=x", "#position", "#jump", "#g=oxono", "#seat=0"]) assert.equal(linkIn(hash), null);
});

test("a link to a position has nothing in it that would end it", () => {
  assert.equal(positionLink("..#. & +p"), "p=..%23.%20%26%20%2Bp");
});

/** A browser that shows `most` addresses, and throws at more. @param {string} href */
function safari(href) {
  const shown = { count: 0, most: 100, href };
  Object.defineProperty(globalThis, "location", { configurable: true, get: () => new URL(shown.href) });
  const replaceState = (/** @type {unknown} */ _state, /** @type {string} */ _title, /** @type {URL} */ url) => {
    if (shown.count >= shown.most) throw new DOMException("too often", "SecurityError");
    shown.count += 1;
    shown.href = new URL(url, shown.href).href;
  };
  Object.assign(globalThis, { history: { state: null, replaceState }, parent: globalThis, self: globalThis });
  return shown;
}

test("however fast somebody types nothing is thrown, and the last address is shown in the end", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const shown = safari("https://games.example/");
  for (let letter = 1; letter <= 150; letter += 1) showAddress(`/?words=${letter}`);
  assert.equal(shown.href, "https://games.example/?words=100");
  mock.timers.tick(5000);
  assert.equal(shown.href, "https://games.example/?words=100");
  shown.most = 1000;
  mock.timers.tick(1000);
  assert.equal(shown.href, "https://games.example/?words=150");
  const { count } = shown;
  mock.timers.tick(60_000);
  assert.equal(shown.count, count);
  mock.timers.reset();
});

test("what waits to be shown gives way to what is wanted next, even to what is shown already", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const shown = safari("https://games.example/oxono/#p=x");
  shown.most = 0;
  showAddress("/oxono/#p=y");
  showAddress("/oxono/#p=x");
  shown.most = 9;
  mock.timers.tick(1000);
  assert.equal(shown.href, "https://games.example/oxono/#p=x");
  shown.most = 0;
  showAddress("/oxono/#p=y");
  forgetLink();
  shown.most = 9;
  mock.timers.tick(1000);
  assert.equal(shown.href, "https://games.example/oxono/");
  mock.timers.reset();
});

test("an address that is shown is not shown again", () => {
  const shown = safari("https://games.example/?words=a");
  showAddress("/?words=a");
  assert.equal(shown.count, 0);
});
