/** The picture of a link on the poster: fetched only where a link brings one. */
import { paintNodes } from "../board/paint.js";
import { readPicture } from "./picture.js";
import { onThemeChange, shownTheme } from "../board/shown.js";

/** @import { Scene } from "../types.js" */

/** The last one: what is shown anew for another theme or language is the same picture. @type {{ value: string, canvas: HTMLCanvasElement } | null} */
let last = null;

/**
 * A canvas with the picture, as sharp as the screen, in the theme that is shown; `null` if it cannot be painted.
 * @param {string} value
 * @param {string} label
 * @returns {Promise<HTMLCanvasElement | null>}
 */
export async function posterPicture(value, label) {
  if (last?.value === value) {
    last.canvas.setAttribute("aria-label", label);
    return last.canvas;
  }
  const scene = await readPicture(value);
  if (!scene) return null;
  const canvas = document.createElement("canvas");
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", label);
  if (!paint(canvas, scene)) return null;
  onThemeChange(() => paint(canvas, scene));
  new ResizeObserver(() => paint(canvas, scene)).observe(canvas);
  last = { value, canvas };
  return canvas;
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Scene} scene
 */
function paint(canvas, { size, nodes }) {
  // What is not in the page yet has no size.
  const shown = Math.min((canvas.clientWidth || size[0]) / size[0], (canvas.clientHeight || size[1]) / size[1]);
  const scale = shown * devicePixelRatio;
  [canvas.width, canvas.height] = size.map((side) => Math.round(side * scale));
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const ordered = [...nodes].sort((one, other) => (one.z ?? 0) - (other.z ?? 0));
  try {
    paintNodes(context, ordered, { scale, left: 0, top: 0 }, { theme: shownTheme(), say: String });
    return true;
  } catch {
    // Numbers that are numbers and still make no shape: a disc that its own depth turns inside out.
    return false;
  }
}
