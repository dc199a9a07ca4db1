import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";

import { checkedScene, packPicture, readPicture } from "../../web/embed/picture.js";

const SCENE = {
  size: [700, 875],
  nodes: [
    { kind: "rect", box: [0, 0, 700, 700], ink: "wood", round: 18, z: -2 },
    { kind: "disc", box: [10.5, 10, 80, 80], ink: "rose", lift: 1, turn: 45 },
    { kind: "poly", box: [0, 0, 10, 10], path: "0,0 10,0 5,8.5", edge: "line", pen: 2 },
    { kind: "path", box: [0, 0, 10, 10], path: "M0 0L5-5.5q1 1 2 2z", ink: "gold" },
    { kind: "text", box: [0, 0, 90, 20], text: "Ροζ", ink: "text", align: "start", bold: true },
  ],
};

/** @param {string | Buffer} content */
const value = (content) => `1${deflateRawSync(content).toString("base64url")}`;
/** @param {object} change */
const changed = (change) => checkedScene({ ...SCENE, nodes: [{ ...SCENE.nodes[0], ...change }] });

test("a scene travels in a link, with its words said and without what only the board needs", async () => {
  const node = { ...SCENE.nodes[4], text: /** @type {any} */ (["seat-0"]), id: "p", name: "a1", label: ["x"], at: ["board", 0, 0] };
  const scene = /** @type {any} */ ({ ...SCENE, nodes: [...SCENE.nodes.slice(0, 4), node] });
  const packed = await packPicture(scene, () => "Ροζ");
  assert.match(packed, /^1[\w-]+$/);
  assert.deepEqual(await readPicture(packed), SCENE);
});

test("what has no place in a scene refuses the whole picture", () => {
  const faults = [
    { kind: "image" },
    { kind: undefined },
    { href: "x" },
    { onclick: "x" },
    { box: [0, 0, 10] },
    { box: [0, 0, 0, 10] },
    { box: [0, 0, "10", 10] },
    { box: [0, 0, Infinity, 10] },
    { box: [0, 0, 1e9, 10] },
    { ink: "red" },
    { ink: "toString" },
    { ink: "url(#x)" },
    { pen: -1 },
    { path: "M0 0<script>" },
    { path: 'M0 0"/>' },
    { path: "M0 0\u0000" },
    { kind: "poly", path: "0,0 1" },
    { kind: "poly" },
    { kind: "text", text: ["seat-0"] },
    { kind: "text", text: "x".repeat(201) },
    { align: "left" },
    { lift: 9 },
    { z: null },
    { turn: "90" },
  ];
  for (const fault of faults) assert.equal(changed(fault), null, JSON.stringify(fault));
  assert.notEqual(changed({}), null);
  const empty = [null, [], {}, { size: [700, 875] }, { size: [1, 1], nodes: [] }, { size: [700, 875], nodes: [null] }];
  for (const scene of empty) assert.equal(checkedScene(scene), null);
  assert.equal(checkedScene({ ...SCENE, nodes: Array.from({ length: 2001 }, () => SCENE.nodes[0]) }), null);
});

test("a value that is cut, packed otherwise, too large or no scene is none", async () => {
  const good = value(JSON.stringify(SCENE));
  assert.deepEqual(await readPicture(good), SCENE);
  const bad = ["", "1", "2abc", good.slice(0, 40), good.slice(1), `${good}%`, value("{"), value("null"), value(Buffer.from([255]))];
  for (const text of bad) assert.equal(await readPicture(text), null, text);
  assert.equal(await readPicture(value(" ".repeat(500_000))), null);
});

test("long rows of digits are refused as fast as they are read", () => {
  const digits = "1".repeat(19_000);
  assert.equal(changed({ kind: "poly", path: `${digits},` }), null);
  assert.equal(changed({ kind: "poly", path: `${"1,1 ".repeat(4_000)}x` }), null);
});
