/**
 * The computer's seats: asks the bot worker when one of them is to move, and plays its move
 * when it arrives, if it still belongs to this game and this moment.
 */

/** @import { Frame, Player } from "../types.js" */

/** Moves follow each other slowly enough for the eye; whoever only watches may change that. In milliseconds. */
const PACES = { slow: 1800, normal: 650, fast: 120 };
/** @typedef {keyof typeof PACES} Speed */
export const SPEEDS = /** @type {Speed[]} */ (Object.keys(PACES));
/** A person who waits longer than this may hurry the computer. */
const PATIENCE = 1500;

/**
 * @typedef {{ move: Promise<string | null>, now: () => void, cancel: () => void }} Thinking
 *
 * @typedef {object} OpponentEvents
 * @property {(request: { record: string, seat: number, level: number, seed: number }) => Thinking} think
 * @property {(seat: number, move: string) => Promise<unknown>} play
 * @property {() => void} onChange Something the page shows has changed: it may be hurried, or not any more.
 * @property {(reason: unknown) => void} onBroken
 */

export class Opponents {
  #events;
  /** @type {{ thinking: Thinking, seat: number, record: string, canHurry: boolean } | null} */
  #busy = null;
  isPaused = false;
  /** @type {Speed} */
  speed = "normal";

  /** @param {OpponentEvents} events */
  constructor(events) {
    this.#events = events;
  }

  /** Whether "Move now" makes sense. */
  get canHurry() {
    return this.#busy?.canHurry ?? false;
  }

  hurry() {
    this.#busy?.thinking.now();
  }

  /** Whatever was being thought about does not matter any more. */
  stop() {
    this.#busy?.thinking.cancel();
    this.#busy = null;
  }

  /**
   * A frame is shown: think if a computer is asked there. Of several, one after another; no person is waited for.
   * @param {Frame} frame
   * @param {Player[]} players
   */
  consider(frame, players) {
    const seat = frame.turn.find((asked) => players[asked]?.kind === "computer");
    const player = seat === undefined ? undefined : players[seat];
    const isAsked = player?.kind === "computer" && !frame.over && !this.isPaused;
    if (isAsked && this.#isStillAsked(frame, players)) return;
    this.stop();
    if (!isAsked || seat === undefined) return;
    const seed = Math.floor(Math.random() * 2 ** 32);
    const thinking = this.#events.think({ record: frame.record, seat, level: player.level, seed });
    const busy = { thinking, seat, record: frame.record, canHurry: false };
    this.#busy = busy;
    const impatient = setTimeout(() => {
      busy.canHurry = true;
      if (this.#busy === busy) this.#events.onChange();
    }, PATIENCE);
    // Where others choose at the same time nothing is seen before the last of them has.
    const pace = frame.turn.length > 1 ? 0 : PACES[this.speed];
    const pause = new Promise((resolve) => setTimeout(resolve, pace));
    Promise.all([thinking.move, pause])
      .then(([move]) => {
        // Another frame has been shown since: this move is for a position that is gone.
        if (this.#busy !== busy || move === null) return;
        // Busy until the move is seen: a frame that comes before it still asks the seat, and must not start a second thought.
        return this.#events.play(seat, move);
      })
      .then(() => {
        if (this.#busy === busy) this.#busy = null;
      })
      .catch((reason) => {
        if (this.#busy !== busy) return;
        this.#busy = null;
        this.#events.onBroken(reason);
      })
      .finally(() => clearTimeout(impatient));
  }

  /**
   * Whether what is being thought about is still asked: the same position, shown again after a tap or drawn otherwise,
   * or one in which others have answered meanwhile what they were asked at the same time.
   * @param {Frame} frame
   * @param {Player[]} players
   */
  #isStillAsked({ turn, record }, players) {
    const busy = this.#busy;
    if (!busy || !turn.includes(busy.seat) || players[busy.seat]?.kind !== "computer") return false;
    if (!record.startsWith(busy.record)) return false;
    const since = record.slice(busy.record.length).split("\n");
    return !since.some((line) => line.startsWith(`${busy.seat}: `));
  }
}
