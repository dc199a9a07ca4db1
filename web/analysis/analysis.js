/** The page on which a game is analysed: finds out what to look at, and then waits for Python. */
import { linkIn } from "../address.js";
import { AnalysisPage } from "./analyser.js";
import { readFacts, tellMissing } from "../facts.js";
import { wakeBot } from "../bots.js";
import { connect } from "../link.js";
import { keepOffline } from "../offline.js";
import { GameStore } from "../store.js";
import { Words } from "../words.js";

/** @import { Frame } from "../types.js" */

const facts = readFacts();
const saved = new GameStore(facts.slug).game();

/** @type {{ page?: AnalysisPage }} */
const shown = {};
const link = connect({ restore: () => shown.page?.restoring() ?? null });
const linked = linkIn(location.hash);
const words = await Words.fetch(facts.language, facts.texts[facts.language]).catch((reason) => tellMissing(facts, reason));
const page = new AnalysisPage({ facts, link, words, frame: linked === null ? savedFrame() : null });
shown.page = page;
await page.open(linked, saved?.record ?? null);

void keepOffline((apply) => page.offerUpdate(apply));
void wakeBot();

/** The kept picture, if it is drawn as this page draws: from the first seat's side, with nothing to tap yet. */
function savedFrame() {
  const frame = saved?.frame;
  if (!frame || frame.edition !== facts.edition || frame.seat === 1) return null;
  return /** @type {Frame} */ ({ ...frame, seat: null, live: [], chosen: [], spare: [], buttons: [] });
}
