/** The page of a game's puzzles: fetches them and the words, and then waits for Python. */
import { wakeBot } from "./bots.js";
import { readFacts, tellMissing } from "./facts.js";
import { connect } from "./link.js";
import { keepOffline } from "./offline.js";
import { PuzzlesPage } from "./puzzler.js";
import { Words } from "./words.js";

/** @import { Puzzle } from "./solving.js" */

const facts = readFacts();
/** @type {{ page?: PuzzlesPage }} */
const shown = {};
const link = connect({ restore: () => shown.page?.restoring() ?? null });
const [words, puzzles] = await Promise.all([
  Words.fetch(facts.language, facts.texts[facts.language]),
  fetchPuzzles(/** @type {HTMLLinkElement} */ (document.getElementById("puzzles")).href),
]).catch((reason) => tellMissing(facts, reason));
const page = new PuzzlesPage({ facts, link, words, puzzles });
shown.page = page;
await page.open(page.first);

void keepOffline((apply) => page.offerUpdate(apply));
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
