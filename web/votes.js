/** What several bots that have shared a thought find together. */

/**
 * @typedef {{ move: string, estimate: number, votes?: [string, number][] }} Found What one of them has found.
 *
 * The move with the highest sum of votes; where nobody had time to vote, what the first has found.
 * @param {Found[]} found At least one.
 * @returns {Found}
 */
export function elect(found) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const [move, votes] of found.flatMap((one) => one.votes ?? [])) sums.set(move, (sums.get(move) ?? 0) + votes);
  const [elected] = [...sums].sort(([, one], [, other]) => other - one);
  if (!elected || found.length === 1) return found[0];
  const [move] = elected;
  const { estimate } = found.find((one) => one.move === move) ?? found[0];
  return { move, estimate };
}
