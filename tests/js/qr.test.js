import assert from "node:assert/strict";
import { test } from "node:test";

import encodeQR from "qr";
import decodeQR from "qr/decode.js";

import { runs } from "../../web/share/qr.js";

test("dark modules that stand together are one run", () => {
  assert.deepEqual(runs([false, true, true, false, true]), [[1, 2], [4, 1]]);
  assert.deepEqual(runs([]), []);
});

test("a camera reads the longest link that is shown as a code", () => {
  const text = `https://games.example/oxono/#g=oxono&r=1${"aB3-_".repeat(390)}`;
  const modules = encodeQR(text, "raw", { ecc: "low", border: 4 });
  const scale = 4;
  const size = modules.length * scale;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  modules.forEach((row, y) => runs(row).forEach(([x, length]) => {
    for (let top = y * scale; top < (y + 1) * scale; top += 1) {
      for (let left = x * scale; left < (x + length) * scale; left += 1) data.set([0, 0, 0], (top * size + left) * 4);
    }
  }));
  assert.equal(decodeQR({ width: size, height: size, data }), text);
});
