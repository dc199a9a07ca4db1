/** What both painters must reckon alike; tests/kit/test_twins.py checks Python's half against the same file. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { fitted } from "../../web/board/lettering.js";
import { marks } from "../../web/board/marks.js";

const vectors = JSON.parse(await readFile(new URL("../vectors/drawing.json", import.meta.url), "utf8"));

/** @param {unknown} value @returns {unknown} The value with every number cut to two decimals. */
function rounded(value) {
  if (typeof value === "number") return Math.round(value * 100) / 100;
  if (Array.isArray(value)) return value.map(rounded);
  if (typeof value !== "object" || !value) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rounded(inner)]));
}

for (const { text, width, height, fitted: words, size } of vectors.lettering) {
  test(`"${text}" is fitted into ${width} x ${height}`, () => {
    assert.deepEqual(rounded([words, size]), rounded(fitted(text, width, height)));
  });
}

for (const [number, { nodes, marks: expected, ...names }] of vectors.marks.entries()) {
  test(`marks are made, case ${number}`, () => {
    assert.deepEqual(rounded(marks(nodes, names)), rounded(expected));
  });
}

test("what is under the pointer stands out among the rest", () => {
  const nodes = vectors.marks[0].nodes;
  const [ring] = marks(nodes, { live: ["c4"] });
  const [hovered] = marks(nodes, { live: ["c4"], hover: "c4" });
  assert.ok(hovered.box[2] > ring.box[2]);
  assert.equal(hovered.ink, "hover");
});
