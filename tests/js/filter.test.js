import assert from "node:assert/strict";
import { test } from "node:test";
import { bare } from "../../web/bare.js";
import { fits } from "../../web/site/filter.js";

const CLAIM = { seats: "2 2", minutes: "30", kind: "cards", words: "Claim Δεκατρείς μπάζες Scott Almes" };
const KNISTER = { seats: "1 12", minutes: "20", kind: "dice", words: "Knister Heinz Wüppen, zapełnij kartkę" };
const ANY = { players: "", minutes: "", kind: "", words: "" };

test("who looks for nothing finds every game", () => {
  assert.ok(fits(CLAIM, ANY));
  assert.ok(fits(KNISTER, ANY));
});

test("as many players as sit at the table have to find a seat, from the least to the most", () => {
  const found = ["1", "2", "3", "12", "13"].map((players) => [CLAIM, KNISTER].map((game) => fits(game, { ...ANY, players })));
  assert.deepEqual(found, [[false, true], [true, true], [false, true], [false, true], [false, false]]);
});

test("a game is over within the time there is", () => {
  assert.ok(fits(KNISTER, { ...ANY, minutes: "20" }));
  assert.ok(!fits(CLAIM, { ...ANY, minutes: "20" }));
});

test("a game may be of several kinds", () => {
  assert.ok(fits({ ...CLAIM, kind: "cards together" }, { ...ANY, kind: "together" }));
  assert.ok(!fits(CLAIM, { ...ANY, kind: "together" }));
});

test("words are found in any order, in part, and without their accents", () => {
  for (const words of ["claim", "ALMES cl", "δεκατρεις", "ΜΠΑΖΕΣ", " scott  ", "μπαζεσ"]) assert.ok(fits(CLAIM, { ...ANY, words }), words);
  for (const words of ["wuppen", "zapelnij", "KARTKE", "Wüppen"]) assert.ok(fits(KNISTER, { ...ANY, words }), words);
  assert.ok(!fits(CLAIM, { ...ANY, words: "claim sato" }));
});

test("a text with and without accents is the same, in all four languages", () => {
  assert.equal(bare("Ταμπλό ΜΑΪΟΥ τάξης"), "ταμπλο μαιου ταξησ");
  assert.equal(bare("Łódź, zażółć gęślą jaźń"), "lodz, zazolc gesla jazn");
  assert.equal(bare("è già così"), "e gia cosi");
});
