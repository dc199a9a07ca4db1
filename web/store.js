/**
 * What the browser keeps: settings for all games, and per game the running one.
 *
 * Two tabs may play the same game. The rule: a tab never writes over what it has not read. When the stored game is
 * not the one this tab wrote or read last, the other tab's game moves to "previous" first, and the page says so.
 * Storage may be absent or full: then every function still answers, and `saveGame` tells that nothing was kept.
 */

import { LEVELS } from "./players.js";

/** @import { Frame, Player } from "./types.js" */
/** @import { Speed } from "./opponents.js" */

/**
 * @typedef {object} SavedGame
 * @property {string} record The whole game as text: the truth.
 * @property {Frame} [frame] The last frame, painted at once; worthless to another edition.
 * @property {Player[]} players
 * @property {number | null} [curtain] Where several people share secrets there is no frame, only who is asked next.
 */

/**
 * @typedef {object} Settings
 * @property {string} [language] Only when it was chosen.
 * @property {string} [theme]
 * @property {boolean} [sound]
 * @property {Speed} [speed] Of a game that the computer plays alone.
 * @property {Record<string, Choice>} [choices] Per game, what the dialog was left at.
 * @typedef {{ players: Player[], options: Record<string, string> }} Choice
 */

const SETTINGS = "ludoteca.settings";
/** A record in which somebody has moved. */
const STEP = /^\d+: /m;

/** @returns {Settings} */
export function readSettings() {
  return parse(read(SETTINGS)) ?? {};
}

/** @param {Settings} change */
export function saveSettings(change) {
  write(SETTINGS, JSON.stringify({ ...readSettings(), ...change }));
}

/**
 * What the dialog of a game was left at, if it was and if that still fits the game.
 * @param {string} slug
 * @param {number[]} seats Fewest and most.
 * @returns {Choice | null}
 */
export function readChoice(slug, [fewest, most]) {
  const { players, options } = readSettings().choices?.[slug] ?? {};
  if (!Array.isArray(players) || !players.every(isPlayer) || typeof options !== "object" || !options) return null;
  return players.length >= fewest && players.length <= most ? { players, options } : null;
}

/** The stored games of one slug, as this tab may see and change them. */
export class GameStore {
  #key;
  /** The text that this tab read or wrote last. @type {string | null} */
  #known;

  /** @param {string} slug */
  constructor(slug) {
    this.#key = `ludoteca.${slug}`;
    this.#known = read(this.#key);
  }

  /** @returns {SavedGame | null} */
  game() {
    this.#known = read(this.#key);
    return savedGame(this.#known);
  }

  /**
   * @param {SavedGame} game
   * @returns {"kept" | "lost" | "other"} "other": another tab had written; its game is now the previous one.
   */
  save(game) {
    const stored = read(this.#key);
    const foreign = stored !== null && stored !== this.#known;
    if (foreign) this.#keepAsPrevious(stored);
    const text = JSON.stringify(game);
    if (!write(this.#key, text)) return "lost";
    this.#known = text;
    return foreign ? "other" : "kept";
  }

  /** The kept frame cannot be shown: the record is all that is needed. Whether it is gone. */
  dropFrame() {
    const game = this.game();
    return game !== null && this.save({ record: game.record, players: game.players }) === "kept";
  }

  /**
   * Puts the running game aside, so that another may take its place.
   * @param {unknown} [opened] The record of the other; a game does not take its own place.
   */
  setAside(opened) {
    const stored = read(this.#key);
    const record = savedGame(stored)?.record ?? "";
    if (STEP.test(record) && record !== opened) this.#keepAsPrevious(/** @type {string} */ (stored));
  }

  /** @returns {SavedGame | null} */
  previous() {
    return savedGame(read(`${this.#key}.previous`));
  }

  hasPrevious() {
    return read(`${this.#key}.previous`) !== null;
  }

  /** Keeps a text that could not be opened, or only in part, for a person to look into. @param {string} text */
  keepBroken(text) {
    return write(`${this.#key}.broken`, text);
  }

  /** What is stored could not be opened: it is kept as broken, and its place is free. */
  setBrokenAside() {
    const stored = read(this.#key);
    if (stored === null || !this.keepBroken(stored)) return;
    remove(this.#key);
    this.#known = null;
  }

  /** The text that could not be opened: the record if there is one in it. */
  broken() {
    const stored = read(`${this.#key}.broken`);
    return savedGame(stored)?.record ?? stored;
  }

  /** @param {string} text */
  #keepAsPrevious(text) {
    write(`${this.#key}.previous`, text);
  }

  /** Tells when another tab has stored its own game under the same key. @param {() => void} told */
  onOtherTab(told) {
    addEventListener("storage", (event) => {
      if (event.key === this.#key && event.newValue !== null) told();
    });
  }

  /** Whether something is stored at all, good or bad. */
  isOccupied() {
    return read(this.#key) !== null;
  }
}

/**
 * @param {string | null} text
 * @returns {SavedGame | null}
 */
function savedGame(text) {
  const { record, players, frame, curtain } = parse(text) ?? {};
  if (typeof record !== "string" || !Array.isArray(players) || !players.every(isPlayer)) return null;
  if (isFrame(frame)) return { record, players, frame };
  return Number.isInteger(curtain) && players[curtain]?.kind === "person" ? { record, players, curtain } : { record, players };
}

/** @param {any} player */
function isPlayer(player) {
  if (player?.kind === "person") return ["string", "undefined"].includes(typeof player.name);
  return player?.kind === "computer" && LEVELS.includes(player.level);
}

/** Whether this can be shown at all; whether it is right is for Python to say. @param {any} frame */
function isFrame(frame) {
  const lists = [frame?.scene?.size, frame?.scene?.nodes, frame?.turn, frame?.prompt];
  for (const key of ["live", "chosen", "spare", "buttons", "last", "log"]) lists.push(frame?.[key]);
  return lists.every(Array.isArray) && frame.record !== undefined;
}

/** @param {string | null} text */
function parse(text) {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {string} key */
function read(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {string} text
 */
function write(key, text) {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} key */
function remove(key) {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept, so nothing is left.
  }
}
