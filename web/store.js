/**
 * What the browser keeps: settings for all games, and per game the running one.
 *
 * Two tabs may play the same game. The rule: a tab never writes over what it has not read. When the stored game is
 * not the one this tab wrote or read last, the other tab's game moves to "previous" first, and the page says so.
 * Storage may be absent or full: then every function still answers, and `save` tells that nothing was kept. Nothing
 * that is kept gives way before it stands safely somewhere else.
 */

import { LEVELS } from "./players.js";

/** @import { Frame, Player } from "./types.js" */
/** @import { Speed } from "./game/opponents.js" */

/**
 * @typedef {object} SavedGame
 * @property {string} record The whole game as text: the truth.
 * @property {Frame} [frame] The last frame, painted at once; worthless to another edition.
 * @property {Player[]} players
 * @property {number | null} [curtain] Where several people share secrets there is no frame, only who is asked next.
 * @property {boolean} [isGiven] It stands as it came out of a file: whoever has that needs no other copy.
 */

/**
 * @typedef {object} Settings
 * @property {string} [language] Only when it was chosen.
 * @property {string} [theme]
 * @property {boolean} [sound]
 * @property {string} [squares] How squares are called, if not as they are written.
 * @property {boolean} [keys] `false`: single letters are no short keys on the board.
 * @property {boolean} [textBoard] Whether the text board is open.
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
  /** Texts that found no room yet at the place meant for them: until they do, what is stored stays as it is. @type {[place: string, text: string][]} */
  #homeless = [];
  /** What was the previous game until the running one took its place, which is not yet taken itself. @type {string | null} */
  #ousted = null;

  /** @param {string} slug */
  constructor(slug) {
    this.#key = `ludoteca.${slug}`;
    this.#known = read(this.#key);
  }

  get #previous() {
    return `${this.#key}.previous`;
  }

  get #broken() {
    return `${this.#key}.broken`;
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
    const isForeign = stored !== null && stored !== this.#known;
    if (isForeign) this.#house(this.#previous, lean(stored));
    const text = this.#housed() ? this.#written(game) : null;
    if (text === null) {
      this.#takeBack(stored);
      return "lost";
    }
    this.#known = text;
    this.#ousted = null;
    return isForeign ? "other" : "kept";
  }

  /**
   * The text that the game is kept as; where there is no room for its frame, the record alone.
   * @param {SavedGame} game
   */
  #written(game) {
    const whole = JSON.stringify(game);
    return [whole, lean(whole)].find((text) => write(this.#key, text)) ?? null;
  }

  /** The game that was previous stands there again: it may be the one that could not be kept as the running one. @param {string | null} running */
  #takeBack(running) {
    if (this.#ousted === null || running === null || !write(this.#previous, this.#ousted)) return;
    this.#ousted = null;
    this.#queue(this.#previous, lean(running));
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
    const { record = "", isGiven } = savedGame(stored) ?? {};
    if (stored === null || !STEP.test(record) || record === opened || isGiven) return;
    this.#house(this.#previous, lean(stored));
  }

  /** @returns {SavedGame | null} */
  previous() {
    return savedGame(read(this.#previous));
  }

  hasPrevious() {
    return read(this.#previous) !== null;
  }

  /**
   * Keeps a text that could not be opened, or only in part, for a person to look into. Whether there was room.
   * @param {string} text
   */
  keepBroken(text) {
    return this.#house(this.#broken, text);
  }

  /** What is stored could not be opened: it is kept as broken, and its place is free. Whether there was room. */
  setBrokenAside() {
    const stored = read(this.#key);
    if (stored === null) return true;
    if (!this.keepBroken(stored)) return false;
    remove(this.#key);
    this.#known = null;
    return true;
  }

  /** Whether a text that could not be opened has found no room, so that nothing may take its place. */
  isInTheWay() {
    return this.#homeless.some(([place]) => place === this.#broken);
  }

  /** The text that could not be opened: the record if there is one in it. */
  broken() {
    const homeless = this.#homeless.findLast(([place]) => place === this.#broken)?.[1];
    const text = homeless ?? read(this.#broken);
    return savedGame(text)?.record ?? text;
  }

  /**
   * Keeps a text at a place, behind those that wait for one already. Whether it and they stand there now.
   * @param {string} place
   * @param {string} text
   */
  #house(place, text) {
    this.#queue(place, text);
    return this.#housed();
  }

  /**
   * @param {string} place
   * @param {string} text
   */
  #queue(place, text) {
    if (!this.#homeless.some((other) => other[0] === place && other[1] === text)) this.#homeless.push([place, text]);
  }

  #housed() {
    for (let next = this.#homeless[0]; next; next = this.#homeless[0]) {
      const [place, text] = next;
      const before = read(place);
      if (!write(place, text)) return false;
      if (place === this.#previous) this.#ousted ??= before;
      this.#homeless.shift();
    }
    return true;
  }

  /** Tells when another tab has stored its own game under the same key. @param {() => void} told */
  onOtherTab(told) {
    addEventListener("storage", (event) => {
      if (event.key === this.#key && event.newValue !== null) told();
    });
  }

  /** Whether the kept game stands as it came out of a file. @param {string} record */
  isGiven(record) {
    const kept = savedGame(read(this.#key));
    return kept?.isGiven === true && kept.record === record;
  }

  /** Whether something is stored at all, good or bad. */
  isOccupied() {
    return read(this.#key) !== null;
  }
}

/** What a game can be opened from, without the picture that takes most of the room. @param {string} text */
function lean(text) {
  const game = savedGame(text);
  return game ? JSON.stringify({ ...game, frame: undefined }) : text;
}

/**
 * @param {string | null} text
 * @returns {SavedGame | null}
 */
function savedGame(text) {
  const { record, players, frame, curtain, isGiven } = parse(text) ?? {};
  if (typeof record !== "string" || !Array.isArray(players) || !players.every(isPlayer)) return null;
  const game = isGiven === true ? { record, players, isGiven } : { record, players };
  if (isFrame(frame)) return { ...game, frame };
  return Number.isInteger(curtain) && players[curtain]?.kind === "person" ? { ...game, curtain } : game;
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

/** In a page within a page no game is kept: what is tried in a guide is nobody's game. @type {Map<string, string> | null} */
const memory = globalThis.parent === globalThis.self ? null : new Map();

/** @param {string} key */
function read(key) {
  if (memory && key !== SETTINGS) return memory.get(key) ?? null;
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
  if (memory && key !== SETTINGS) return memory.set(key, text) === memory;
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} key */
function remove(key) {
  if (memory && key !== SETTINGS) return void memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept, so nothing is left.
  }
}
