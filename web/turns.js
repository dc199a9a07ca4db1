/** The log by turns: one sentence for each, and the line that it is seen as. */
import { make } from "./document.js";
import { chip, namesOf } from "./players.js";

/** @import { LogLine, PageFacts, Player } from "./types.js" */
/** @import { Words } from "./words.js" */

/**
 * One sentence per turn: its lines joined.
 * @param {LogLine[]} log
 * @param {Words} words
 * @param {Player[]} players
 */
export function turnsOf(log, words, players) {
  const names = namesOf(words, players);
  /** @type {{ turn: number, seat: number, told: string, ply: number }[]} */
  const turns = [];
  for (const { turn, seat, text, ply } of log) {
    const told = words.say(text, names);
    const open = turns.at(-1);
    if (open?.turn === turn) {
      open.told = words.say(["turn-joined", { first: open.told, next: told }]);
      open.ply = ply;
    } else turns.push({ turn, seat, told, ply });
  }
  return turns.map(({ seat, told, ply }) => ({
    seat,
    ply,
    sentence: words.say(["log-line", { name: names(seat), told }]),
  }));
}

/**
 * @param {ReturnType<typeof turnsOf>} turns
 * @param {PageFacts} facts
 */
export function turnLines(turns, facts) {
  return turns.map(({ seat, sentence }, index) => {
    const line = make("li");
    line.append(make("span", { className: "number", textContent: String(index + 1) }), chip(facts, seat), sentence);
    return line;
  });
}
