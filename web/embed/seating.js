/** Who sits where, when a link says it: `seat` and `level`, as docs/embedding.md explains them. */
import { LEVELS } from "../players.js";

/**
 * What a link says about the seats, and what it says in vain: `faults` are keys with their values.
 * @typedef {{ seat: number | "all" | "none" | null, level: number | null, faults: string[] }} Seating
 */

/**
 * @param {URLSearchParams} asked
 * @returns {Seating}
 */
export function readSeating(asked) {
  const seat = asked.get("seat");
  const level = asked.get("level");
  const faults = [];
  /** @type {Seating["seat"]} */
  let read = null;
  if (seat === "all" || seat === "none") read = seat;
  else if (seat !== null && /^\d{1,2}$/.test(seat)) read = Number(seat);
  else if (seat !== null) faults.push(`seat=${seat}`);
  const isLevel = level !== null && LEVELS.map(String).includes(level);
  if (level !== null && !isLevel) faults.push(`level=${level}`);
  return { seat: read, level: isLevel ? Number(level) : null, faults };
}
