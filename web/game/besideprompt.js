/** What can be done beside the prompt: pause and speed where computers play alone, "move now", the table of scores. */
import { SPEEDS } from "./opponents.js";
import { isWatched } from "../players.js";
import { scoresOf } from "./scores.js";
import { readSettings, saveSettings } from "../store.js";

/** @import { Frame } from "../types.js" */
/** @import { Words } from "../words.js" */
/** @import { Extras } from "./extras.js" */
/** @import { Opener } from "./opener.js" */
/** @import { Opponents, Speed } from "./opponents.js" */
/** @import { Table } from "./table.js" */

/**
 * @typedef {object} Surroundings
 * @property {Table} table
 * @property {Opponents} opponents
 * @property {Opener} opener
 * @property {Extras} extras
 * @property {() => Words} words
 * @property {() => void} onChange Something was pressed that shows beside the prompt.
 */

/**
 * @param {Frame} frame
 * @param {Surroundings} page
 */
export function besidePrompt(frame, page) {
  return { aside: asideOf(frame, page), speeds: speedsOf(frame, page) };
}

/**
 * @param {Frame} frame
 * @param {Surroundings} page
 */
function asideOf(frame, page) {
  const { opponents, opener, table, words } = page;
  const { isPaused } = opponents;
  if (frame.over) return scoresAside(frame, page);
  if (isWatched(opener.players)) {
    const act = () => {
      opponents.isPaused = !isPaused;
      opponents.consider(table.frame, opener.players);
      page.onChange();
    };
    return { label: words().say([isPaused ? "go-on" : "pause"]), act };
  }
  if (!opponents.canHurry || frame.actor !== null) return scoresAside(frame, page);
  return { label: words().say(["move-now"]), act: () => opponents.hurry() };
}

/**
 * @param {Frame} frame
 * @param {Surroundings} page
 */
function scoresAside(frame, { extras, words }) {
  const scores = scoresOf(frame);
  if (!scores) return null;
  return { label: words().say(["scores"]), act: () => extras.openScores(scores), isScores: true };
}

/**
 * @param {Frame} frame
 * @param {Surroundings} page
 */
function speedsOf(frame, { opponents, opener, onChange }) {
  if (frame.over || !isWatched(opener.players)) {
    opponents.speed = "normal";
    return null;
  }
  const kept = readSettings().speed;
  opponents.speed = SPEEDS.find((speed) => speed === kept) ?? "normal";
  const choose = (/** @type {Speed} */ speed) => {
    saveSettings({ speed });
    onChange();
  };
  return { chosen: opponents.speed, choose };
}
