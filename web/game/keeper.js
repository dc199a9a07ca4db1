/** Keeps the running game after every frame, and tells when that is not possible or another tab is in the way. */
import { forgetLink } from "../address.js";

/** @import { Frame, Player, Request } from "../types.js" */
/** @import { News } from "../news.js" */
/** @import { GameStore, SavedGame } from "../store.js" */

export class Keeper {
  #store;
  #news;
  /** The record that a link leads to: not kept, and nothing of the kept game is touched, until somebody moves. @type {string | null} */
  #linked = null;
  /** The record that came out of a file: it takes the place of the kept game, but not that of the one before. @type {string | null} */
  #given = null;
  /** Whether the game stands in the browser as it stands on the board. */
  isKept = false;

  /**
   * @param {GameStore} store
   * @param {News} news
   */
  constructor(store, news) {
    this.#store = store;
    this.#news = news;
  }

  /** The game that follows came out of a link. @param {Frame} frame */
  startFromLink(frame) {
    this.#linked = frame.record;
  }

  /** Whether a link's game is open that nobody has made his own by a move. */
  get isLinked() {
    return this.#linked !== null;
  }

  /**
   * The game that follows is one to keep.
   * @param {string | null} given Its record, if it came out of a file.
   */
  startOwn(given) {
    this.#linked = null;
    this.#given = given;
  }

  /**
   * @param {Frame} frame
   * @param {Player[]} players
   * @param {Request} request What the frame answers.
   */
  keep(frame, players, request) {
    this.isKept = false;
    // To walk through a linked game, or to watch the computer play there, is not to move.
    if (this.#linked !== null && (!isPersons(request, players) || this.#linked === frame.record)) {
      this.#linked = frame.record;
      return;
    }
    // A game that nobody has begun is not worth keeping, unless it takes the place of another.
    if (frame.ply === 0 && !this.#store.isOccupied()) return;
    if (this.#linked !== null) {
      this.#linked = null;
      this.#store.setAside();
      forgetLink();
    }
    const saved = savedFrom(frame, players);
    const result = this.#store.save(frame.record === this.#given ? { ...saved, isGiven: true } : saved);
    if (result === "other") this.#news.otherTabKept();
    if (result === "lost") this.#news.notKept();
    this.isKept = result !== "lost";
  }
}

/**
 * Whether a person has asked for this on the board, by a tap or by a move that was typed.
 * @param {Request} request
 * @param {Player[]} players
 */
function isPersons({ do: deed, seat }, players) {
  return deed === "tap" || (deed === "play" && players[Number(seat)]?.kind === "person");
}

/**
 * What is kept of a moment. What only one of several people may see is never kept as a picture: then it is the
 * record, and for whom the curtain falls when somebody comes back.
 * @param {Frame} frame
 * @param {Player[]} players
 * @returns {SavedGame}
 */
export function savedFrom(frame, players) {
  const { record } = frame;
  if (frame.private && !frame.over) {
    const curtain = frame.turn.find((seat) => players[seat]?.kind === "person") ?? null;
    return { record, players, curtain };
  }
  // A note belongs to its moment.
  const { note: _note, ...lasting } = frame;
  return { record, players, frame: lasting };
}
