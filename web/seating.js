/** Who sits where, when a link says it: `seat` and `level`, as docs/embedding.md explains them. */
import { LEVELS, USUAL_LEVEL } from "./players.js";

/** @import { Player } from "./types.js" */

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

/**
 * The players of a game that a link has opened. Without a seat, but with a level, the reader takes the first that is
 * asked; without both the reader plays them all.
 * @param {Seating} seating
 * @param {number} seats
 * @param {number[]} turn The seats that are asked now.
 * @returns {Player[]}
 */
export function seatedBy({ seat, level }, seats, turn) {
  const own = seat ?? (level === null ? "all" : (turn[0] ?? 0));
  return Array.from({ length: seats }, (_, at) => {
    if (own === "all" || own === at) return { kind: "person" };
    if (own === "none" && level === null) return { kind: "nobody" };
    return { kind: "computer", level: level ?? USUAL_LEVEL };
  });
}
