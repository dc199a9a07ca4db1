/** The one prompt: what is asked, of whom, or how it ended. */
import { describe, namesOf } from "../players.js";
import { turnsOf } from "../turns.js";

/** @import { Frame, Player } from "../types.js" */
/** @import { Words } from "../words.js" */

/**
 * @typedef {object} Prompt
 * @property {number | null} seat Whose mark stands beside it.
 * @property {string} who
 * @property {string} sentence
 *
 * @typedef {object} State
 * @property {boolean} isPaused
 * @property {boolean} isWaiting The answer to a tap is not there yet.
 * @property {boolean} [isTogether] All win or lose as one.
 */

/**
 * @param {Frame} frame
 * @param {Words} words
 * @param {Player[]} players
 * @param {State} state
 * @returns {Prompt}
 */
export function promptOf(frame, words, players, { isPaused, isWaiting, isTogether = false }) {
  const names = namesOf(words, players);
  if (frame.over) return isTogether ? commonResult(frame.over, words, names) : result(frame.over, words, players);
  const covered = frame.curtain ?? null;
  if (covered !== null) {
    const sentence = words.say(["pass-device", { seat: covered }], names);
    return { seat: covered, who: describe(words, players, covered), sentence };
  }
  const seat = frame.actor ?? frame.turn[0] ?? null;
  const who = seat === null ? "" : describe(words, players, seat);
  if (isWaiting) return { seat, who, sentence: words.say(["one-moment"]) };
  if (seat !== null && frame.actor === null && players[seat]?.kind === "computer") {
    return { seat, who, sentence: words.say([isPaused ? "paused" : "computer-thinks"]) };
  }
  if (isNobodys(frame, players)) return { seat, who, sentence: moment(frame, words, players) };
  return { seat, who, sentence: words.say(frame.prompt, names) };
}

/**
 * Whether nobody here plays whoever is asked: the game is only looked at.
 * @param {Frame} frame
 * @param {Player[]} players
 */
export function isNobodys({ actor, turn }, players) {
  return actor === null && turn.length > 0 && turn.every((seat) => players[seat]?.kind === "nobody");
}

/**
 * Where a game stands that is only looked at: what was done last, and who is to move.
 * @param {Frame} frame
 * @param {Words} words
 * @param {Player[]} players
 */
function moment({ log, turn, seats }, words, players) {
  const names = new Intl.ListFormat(words.language).format(turn.map(namesOf(words, players)));
  const next = words.say(turn.length === seats && seats > 1 ? ["all-to-move"] : ["to-move", { names }]);
  const told = turnsOf(log, words, players).at(-1)?.sentence;
  return told ? words.say(["told-then", { told, next }]) : next;
}

/**
 * @param {import("../types.js").Over} over
 * @param {Words} words
 * @param {(seat: number) => string} names
 * @returns {Prompt}
 */
function commonResult(over, words, names) {
  const id = over.winners.length > 0 ? "won-together" : "lost-together";
  return { seat: null, who: "", sentence: words.say([id, { reason: words.say(over.text, names) }]) };
}

/**
 * @param {import("../types.js").Over} over
 * @param {Words} words
 * @param {Player[]} players
 * @returns {Prompt}
 */
function result(over, words, players) {
  const names = namesOf(words, players);
  const reason = words.say(over.text, names);
  const [winner, ...others] = over.winners;
  if (players.length === 1 && over.scores.length > 0) {
    // Nobody was beaten: it is the points that count, and the reason says how well they count.
    return { seat: 0, who: names(0), sentence: words.say(["solo-points", { points: over.scores[0], reason }]) };
  }
  if (winner === undefined) return { seat: null, who: "", sentence: words.say(["nobody-wins", { reason }]) };
  if (others.length > 0) {
    const list = new Intl.ListFormat(words.language).format(over.winners.map(names));
    return { seat: null, who: "", sentence: words.say(["shared-win", { names: list, reason }]) };
  }
  const alone = players.filter((player) => player.kind === "person").length === 1;
  const mine = alone && players[winner].kind === "person" && !players[winner].name;
  const sentence = words.say(mine ? ["you-win", { reason }] : ["name-wins", { name: names(winner), reason }]);
  return { seat: winner, who: describe(words, players, winner), sentence };
}
