/**
 * The computer's seats: asks the bot worker when one of them is to move, and plays its move
 * when it arrives, if it still belongs to this game and this moment.
 */

/** @import { Frame, Player } from "./types.js" */

/** Moves follow each other slowly enough for the eye. */
const PACE = 650;
/** A person who waits longer than this may hurry the computer. */
const PATIENCE = 1500;

/**
 * @typedef {{ move: Promise<string | null>, now: () => void, cancel: () => void }} Thinking
 *
 * @typedef {object} OpponentEvents
 * @property {(request: { record: string, seat: number, level: number, seed: number }) => Thinking} think
 * @property {(seat: number, move: string) => Promise<void>} play
 * @property {() => void} onChange Something the page shows has changed: it may be hurried, or not any more.
 * @property {(reason: unknown) => void} onBroken
 */

export class Opponents {
  #events;
  /** @type {{ thinking: Thinking, record: string, canHurry: boolean } | null} */
  #busy = null;
  isPaused = false;

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
   * A frame is shown: think if a computer is to move there.
   * @param {Frame} frame
   * @param {Player[]} players
   */
  consider(frame, players) {
    const seat = frame.turn.find((asked) => players[asked]?.kind === "computer");
    const player = seat === undefined ? undefined : players[seat];
    const isAsked = player?.kind === "computer" && frame.actor === null && !frame.over && !this.isPaused;
    // The same position may be shown again, drawn otherwise or after a tap that was not possible.
    if (isAsked && this.#busy?.record === frame.record) return;
    this.stop();
    if (!isAsked || seat === undefined) return;
    const seed = Math.floor(Math.random() * 2 ** 32);
    const thinking = this.#events.think({ record: frame.record, seat, level: player.level, seed });
    const busy = { thinking, record: frame.record, canHurry: false };
    this.#busy = busy;
    const impatient = setTimeout(() => {
      busy.canHurry = true;
      if (this.#busy === busy) this.#events.onChange();
    }, PATIENCE);
    const pause = new Promise((resolve) => setTimeout(resolve, PACE));
    Promise.all([thinking.move, pause])
      .then(([move]) => {
        // Another frame has been shown since: this move is for a position that is gone.
        if (this.#busy !== busy || move === null) return;
        this.#busy = null;
        return this.#events.play(seat, move);
      })
      .catch((reason) => {
        if (this.#busy !== busy) return;
        this.#busy = null;
        this.#events.onBroken(reason);
      })
      .finally(() => clearTimeout(impatient));
  }
}
