/**
 * The page inside the frame in which a stranger's game is played: a game's page like ours, but told everything by the
 * game's own Python, which is handed the wheel by the page around the frame (web/foreign/foreign.js). The messages:
 *
 *   from the frame: { ludoteca: 1, is: "here" }, then { is: "shown", name } or { is: "failed", sentence };
 *                   after every frame of the game { is: "at", record, position }
 *   to the frame:   { ludoteca: 1, open: { wheel, game } }, { ludoteca: 1, theme }
 */
import "./fence.js";
import { linkIn } from "../address.js";
import { thinkBeside } from "../bots.js";
import { element, setText } from "../document.js";
import { readFacts, tellMissing } from "../facts.js";
import { GamePage } from "../game/game.js";
import { drawnSeed } from "../game/opener.js";
import { connect, giveWorkers, Refusal } from "../link.js";
import { humans, usualPlayers } from "../players.js";
import { GameStore } from "../store.js";
import { Words } from "../words.js";

/** @import { PageFacts, Reply, Request } from "../types.js" */

const facts = readFacts();
/** Stands until the game is shown: afterwards its own page says what goes wrong. */
let isOpening = true;

// A wheel is only ever opened where it can reach nothing: not by itself, nor framed by anybody else.
if (self.origin !== "null" || parent === self) location.replace(new URL("../", location.href));
else listen();

function listen() {
  addEventListener("message", ({ source, data }) => {
    if (source !== parent || data?.ludoteca !== 1) return;
    if (typeof data.theme === "string") paint(data.theme);
    if (data.open?.wheel instanceof ArrayBuffer && isOpening) void open(data.open);
  });
  addEventListener("error", fail);
  addEventListener("unhandledrejection", fail);
  tell("here");
}

/**
 * @param {"here" | "shown" | "failed" | "at"} is
 * @param {object} [more]
 */
function tell(is, more) {
  // The page around it is of another origin for the frame, whatever its address.
  parent.postMessage({ ludoteca: 1, is, ...more }, "*");
}

/** @param {string} theme */
function paint(theme) {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

function fail() {
  if (isOpening) tell("failed", {});
  isOpening = false;
}

/** @param {{ wheel: ArrayBuffer, game?: string | null }} given */
async function open({ wheel, game = null }) {
  giveWorkers({ wheel });
  /** @type {{ page?: GamePage }} */
  const shown = {};
  const link = connect({ restore: () => shown.page?.restoring() ?? null });
  // A second Python of this size would be slow to come.
  thinkBeside(link);
  const own = await fetchWords().catch((reason) => tellMissing(facts, reason));
  const { guest, error } = await link.ask({ do: "guest", game, language: facts.language }).catch(refused);
  if (!guest) return tell("failed", { sentence: error && new Words(facts.language, own).say(error) });
  const words = new Words(facts.language, `${own}\n${guest.texts}`);
  /** @type {PageFacts} */
  const told = { ...facts, ...guest.facts, seed: drawnSeed() };
  const players = usualPlayers(told.seats[0]);
  const { frame, error: refusal } = await begin(link.ask, told, players).catch(refused);
  if (!frame) return tell("failed", { sentence: refusal && words.say(refusal) });
  const page = new GamePage({
    facts: told,
    store: new GameStore(told.slug),
    link: { ...link, ask: heard(link.ask) },
    words,
    players,
    opening: null,
    frame,
  });
  shown.page = page;
  setText(/** @type {HTMLElement} */ (document.querySelector("h1")), told.name);
  await page.open({ linked: linkIn(location.hash), record: null });
  isOpening = false;
  tell("shown", { name: told.name });
}

async function fetchWords() {
  const reply = await fetch(facts.texts[facts.language]);
  if (!reply.ok) throw new Error(`${reply.url}: ${reply.status}`);
  return reply.text();
}

/** @param {unknown} reason @returns {any} */
function refused(reason) {
  if (!(reason instanceof Refusal)) throw reason;
  return {};
}

/**
 * A new game, and the place that its board takes in both arrangements.
 * @param {(request: Request) => Promise<any>} ask
 * @param {PageFacts} told
 * @param {import("../types.js").Player[]} players
 * @returns {Promise<Reply>}
 */
async function begin(ask, { slug, seats, seed }, players) {
  const isTall = matchMedia("(max-aspect-ratio: 5/4)").matches;
  const opening = await ask({ do: "new", game: slug, seats: seats[0], seed, options: {}, humans: humans(players), tall: isTall });
  const other = opening.frame && (await ask({ do: "view", tall: !isTall }));
  if (!other?.frame) return opening.error ? opening : (other ?? opening);
  for (const { scene, tall } of [opening.frame, other.frame]) {
    element("table").style.setProperty(tall ? "--tall" : "--wide", String(scene.size[0] / scene.size[1]));
  }
  return opening;
}

/**
 * The page around the frame is told what stands on the board: links and copies are made there.
 * @param {(request: Request) => Promise<any>} ask
 * @returns {(request: Request) => Promise<any>}
 */
function heard(ask) {
  return async (request) => {
    const reply = await ask(request);
    if (reply.frame) tell("at", { record: reply.frame.record, position: reply.frame.position });
    return reply;
  };
}
