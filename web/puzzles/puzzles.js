/** The page of a game's puzzles: fetches them and the words, and then waits for Python. */
import { thinkBeside, wakeBot } from "../bots.js";
import { readFacts, tellMissing } from "../facts.js";
import { connect } from "../link.js";
import { keepOffline } from "../offline.js";
import { PuzzlesPage } from "./puzzler.js";
import { Words } from "../words.js";

/** @import { Puzzle } from "./solving.js" */

const facts = readFacts();
/** @type {{ page?: PuzzlesPage }} */
const shown = {};
const link = connect({ restore: () => shown.page?.restoring() ?? null });
const isFramed = parent !== window;
if (isFramed) thinkBeside(link);
const [words, puzzles, around] = await Promise.all([
  Words.fetch(facts.language, facts.texts[facts.language]),
  fetchPuzzles(/** @type {HTMLLinkElement} */ (document.getElementById("puzzles")).href),
  isFramed ? import("./framedpuzzle.js").then(({ framedPuzzle }) => framedPuzzle(facts)) : null,
]).catch((reason) => tellMissing(facts, reason));
const page = new PuzzlesPage({ facts, link, words, puzzles });
shown.page = page;
around?.join(page);
await page.open(page.numbered(new URLSearchParams(location.hash.slice(1))) ?? page.first);

// A reader of another's page has not asked for all of this one.
if (!isFramed) void keepOffline((apply) => page.offerUpdate(apply));
void wakeBot();

/**
 * @param {string} address
 * @returns {Promise<Puzzle[]>}
 */
async function fetchPuzzles(address) {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  return reply.json();
}
