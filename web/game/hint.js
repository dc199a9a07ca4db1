/** A good turn for whoever is to move, as the strongest computer sees it: told beside the board, marked on it. */
import { turnsIn } from "../analysis/best.js";
import { element } from "../document.js";
import { ponder } from "../bots.js";
import { Pins } from "../board/pins.js";
import { namesOf } from "../players.js";

/** @import { Bubble } from "../bubble.js" */
/** @import { Frame, Player } from "../types.js" */
/** @import { Words } from "../words.js" */

/** It thinks like the strongest computer. */
const LEVEL = 5;
/** @type {Pins | undefined} */
let pins;

/**
 * @param {() => Frame} shown The frame that is shown.
 * @param {{ words: Words, players: Player[], bubble: Bubble }} page
 * @returns {Promise<() => void>} Takes its marks away.
 */
export async function giveHint(shown, { words, players, bubble }) {
  pins ??= new Pins(element("stage"));
  const { clear } = pins;
  const frame = shown();
  if (frame.actor === null || frame.over) return clear;
  bubble.show(words.say(["hint-thinking"]), null, "", frame);
  const { answer } = ponder({ do: "analyse", record: frame.record, lines: 1, level: LEVEL });
  const best = (await answer)?.analysis.lines[0];
  // Somebody has moved meanwhile, and needs another hint or none.
  if (!best || shown().record !== frame.record) return clear;
  const [turn] = turnsIn(best.moves, { words, names: namesOf(words, players) });
  const nouns = best.moves.slice(0, turn.end).flatMap((/** @type {{ move: string }} */ { move }) => move.split(" ").slice(1));
  pins.show(nouns, shown());
  bubble.show(words.say(["hint-told", { told: turn.told }]), null, nouns.at(-1) ?? "", shown());
  return clear;
}
