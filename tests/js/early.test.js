import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";

const SCRIPT = readFileSync(new URL("../../web/early.js", import.meta.url), "utf8");

/**
 * A page that its browser keeps alive: how often it is loaded again while somebody leaves it, does something
 * elsewhere, and comes back.
 * @param {Record<string, string>} kept
 * @param {() => void} elsewhere
 * @param {object} [data] What the page says of itself.
 */
function loadedAgain(kept, elsewhere, data = { root: "../", path: "oxono/", game: "oxono" }) {
  let times = 0;
  /** @type {any} */
  const page = {
    document: { documentElement: { dataset: data, lang: "en" }, referrer: "" },
    location: { hash: "", search: "", origin: "https://example.org", reload: () => void (times += 1) },
    navigator: { languages: ["en"] },
    localStorage: kept,
    URLSearchParams,
  };
  page.parent = page.window = page;
  runInNewContext(`parent = window = globalThis;${SCRIPT}`, page);
  page.onpagehide();
  elsewhere();
  page.onpageshow({ persisted: true });
  return times;
}

const nothing = () => undefined;

test("a page that is kept alive goes on where nothing has been kept anew meanwhile", () => {
  const [settings, game] = ['{"theme":"dark"}', '{"record":"1"}'];
  assert.equal(loadedAgain({}, nothing), 0);
  assert.equal(loadedAgain({ "ludoteca.settings": settings }, nothing), 0);
  assert.equal(loadedAgain({ "ludoteca.oxono": game }, nothing), 0);
  assert.equal(loadedAgain({ "ludoteca.settings": settings, "ludoteca.oxono": game }, nothing), 0);
  assert.equal(loadedAgain({}, nothing, { root: "", path: "" }), 0);
});

test("it is loaded again where its game or a setting has been, and not for another game", () => {
  /** @param {string} key */
  const after = (key) => {
    /** @type {Record<string, string>} */
    const kept = {};
    return loadedAgain(kept, () => (kept[key] = "{}"));
  };
  assert.equal(after("ludoteca.oxono"), 1);
  assert.equal(after("ludoteca.settings"), 1);
  assert.equal(after("ludoteca.yoxii"), 0);
});
