/** A game's page: finds out what to show first, shows it, and then waits for Python. */
import { linkIn } from "../address.js";
import { readFacts, tellMissing } from "../facts.js";
import { GamePage } from "./game.js";
import { drawnSeed } from "./opener.js";
import { thinkBeside, wakeBot } from "../bots.js";
import { connect } from "../link.js";
import { humans, usualPlayers } from "../players.js";
import { GameStore } from "../store.js";
import { Words } from "../words.js";

/** @import { Frame, Opening, Text } from "../types.js" */

const facts = readFacts();
const store = new GameStore(facts.slug);
const saved = store.game();
const isBroken = store.isOccupied() && !saved;
const savedFrame = saved?.frame?.edition === facts.edition ? saved.frame : undefined;
const isTall = matchMedia("(max-aspect-ratio: 5/4)").matches;

// Python starts at once; everything else can be done while it does.
/** @type {{ page?: GamePage }} */
const shown = {};
const link = connect({ restore: () => shown.page?.restoring() ?? null });
const isFramed = parent !== window;
if (isFramed) thinkBeside(link);

const linked = linkIn(location.hash);
const [words, opening, around] = await Promise.all([
  Words.fetch(facts.language, facts.texts[facts.language]),
  savedFrame && linked === null ? null : fetchOpening(facts.opening[isTall ? "tall" : "wide"]),
  isFramed ? import("../embed/framed.js").then(({ framed }) => framed(facts)) : null,
]).catch((reason) => tellMissing(facts, reason));
const players = around?.players() ?? (saved && isTable(saved.players.length) ? saved.players : usualPlayers(facts.seats[0]));
// The opening is drawn for a person in the first seat who has no other at the table; early.js has seen what else is in the way.
const isOpening = opening !== null && document.documentElement.dataset.saved === undefined && String(humans(players)) === "0";
// Only whoever has begun to play what is shown has to find it dealt so.
if (!isOpening) facts.seed = drawnSeed();
const page = showPage();
shown.page = page;
around?.join(page);
if (isBroken) page.tellBroken();
await page.open({ linked, record: saved?.record ?? null });
wakeBot();

// A reader of another's page has not asked for all of this one.
if (!isFramed) {
  const offer = (/** @type {() => void} */ apply) => page.offerUpdate(apply);
  // Where it does not come any more, only the network is still needed.
  import("../offline.js").then(({ keepOffline }) => keepOffline(offer)).catch(() => undefined);
}

function showPage() {
  try {
    return new GamePage({
      facts,
      store,
      link,
      words,
      players,
      opening: isOpening ? opening : null,
      frame: firstFrame(opening),
    });
  } catch (reason) {
    // A frame of another build may be of another make. The record beside it is enough.
    if (savedFrame && store.dropFrame()) location.reload();
    throw reason;
  }
}

/** Whether so many can play. A kept game may say anything. @param {number} players */
function isTable(players) {
  const [fewest, most] = facts.seats;
  return players >= fewest && players <= most;
}

/**
 * @param {string} address
 * @returns {Promise<Opening>}
 */
async function fetchOpening(address) {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  return reply.json();
}

/**
 * What stands on the table until Python speaks: the saved frame, the opening, or, where something else
 * will stand there, the empty board; behind the curtain where several people share secrets.
 * @param {Opening | null} opening
 * @returns {Frame}
 */
function firstFrame(opening) {
  if (!opening) return /** @type {Frame} */ (savedFrame);
  if (isOpening) return opening.frame;
  const { frame } = opening;
  const printed = frame.scene.nodes.filter((node) => (node.z ?? 0) < 0);
  const nodes = printed.map((node) => ({ ...node, name: undefined, label: undefined }));
  const curtain = linked === null ? (saved?.curtain ?? null) : null;
  const empty = { turn: [], actor: null, seat: null, live: [], buttons: [], prompt: /** @type {Text} */ (["one-moment"]) };
  return { ...frame, ...empty, scene: { ...frame.scene, nodes }, curtain };
}
