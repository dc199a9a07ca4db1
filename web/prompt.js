/** The one prompt: what is asked, of whom, or how it ended. */
import { describe, namesOf } from "./players.js";

/** @import { Frame, Player } from "./types.js" */
/** @import { Words } from "./words.js" */

/**
 * @typedef {object} Prompt
 * @property {number | null} seat Whose mark stands beside it.
 * @property {string} who
 * @property {string} sentence
 */

/**
 * @param {Frame} frame
 * @param {Words} words
 * @param {Player[]} players
 * @param {{ isPaused: boolean, isWaiting: boolean }} state `isWaiting`: the answer to a tap is not there yet.
 * @returns {Prompt}
 */
export function promptOf(frame, words, players, { isPaused, isWaiting }) {
  const names = namesOf(words, players);
  if (frame.over) return result(frame.over, words, players);
  const seat = frame.actor ?? frame.turn[0] ?? null;
  const who = seat === null ? "" : describe(words, players, seat);
  if (isWaiting) return { seat, who, sentence: words.say(["one-moment"]) };
  if (seat !== null && frame.actor === null && players[seat]?.kind === "computer") {
    return { seat, who, sentence: words.say([isPaused ? "paused" : "computer-thinks"]) };
  }
  return { seat, who, sentence: words.say(frame.prompt, names) };
}

/**
 * @param {import("./types.js").Over} over
 * @param {Words} words
 * @param {Player[]} players
 * @returns {Prompt}
 */
function result(over, words, players) {
  const names = namesOf(words, players);
  const reason = words.say(over.text, names);
  const [winner, ...others] = over.winners;
  if (winner === undefined) return { seat: null, who: "", sentence: words.say(["nobody-wins", { reason }]) };
  if (others.length > 0) {
    const list = new Intl.ListFormat(words.language).format(over.winners.map(names));
    return { seat: null, who: "", sentence: words.say(["shared-win", { names: list, reason }]) };
  }
  const alone = players.filter((player) => player.kind === "person").length === 1;
  const mine = alone && players[winner].kind === "person";
  const sentence = words.say(mine ? ["you-win", { reason }] : ["name-wins", { name: names(winner), reason }]);
  return { seat: winner, who: describe(words, players, winner), sentence };
}
