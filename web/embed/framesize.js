/**
 * How high a frame has to be for a board of its width. The page around it is told; until it has answered, or where it
 * does not, the board makes do with what there is.
 *
 * What counts is the width alone, so that an answer never asks for another. web/game/play.css has the same measures, and
 * web/embed/boardelement.js has them as shares of the width, for before the first message.
 */

/** From this width on the words stand beside the board, in pixels. */
export const BESIDE = 600;
/** The line with the name. */
const LINE = 44;
/** What stands below the board of a narrow frame: the prompt, the buttons, the gaps. */
const PROMPT = 56;
const ACTS = 48;
const GAPS = 16;
/** A wide frame that is lower than this has its line beside the board, too. */
const LOW = 480;

/**
 * @param {number} width Of the frame, in pixels.
 * @param {{ tall: number, wide: number }} ratios Width to height of the board in both arrangements.
 * @param {boolean} [hasActs] Whether there are buttons.
 * @returns {number}
 */
export function heightOf(width, { tall, wide }, hasActs = true) {
  if (width < BESIDE) return Math.ceil((width - 8) / tall + PROMPT + (hasActs ? ACTS : 0) + GAPS + LINE);
  const side = Math.min(Math.max(176, 0.26 * width), 352);
  const low = Math.ceil((width - side - 24) / wide + 8);
  if (low < LOW) return low;
  const between = Math.min(Math.max(12, 0.015 * width), 32);
  return Math.ceil((width - side - 3 * between) / wide + 24 + LINE);
}
