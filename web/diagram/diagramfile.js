/** A diagram as a file: Python draws it, the page says its words; a browser paints it for whoever wants pixels. */
import { download } from "../document.js";

/** @import { Reply, Request, Text } from "../types.js" */

/** Pixels to a table unit: sharp on every screen, and in print. */
const SCALE = 2;

/**
 * The SVG that a request for a diagram asks for; the error that Python has against it.
 * @param {(request: Request) => Promise<Reply | undefined>} ask No reply: the page has told why.
 * @param {Request} request Without `do`: with neither game nor link it is the game as it stands.
 * @param {(text: Text) => string} say
 * @returns {Promise<{ svg: string } | { error: Text }>}
 */
export async function drawDiagram(ask, request, say) {
  const asked = await ask({ ...request, do: "diagram" });
  const texts = asked?.diagram && "texts" in asked.diagram ? asked.diagram.texts : [];
  const reply = texts.length > 0 ? await ask({ ...request, do: "diagram", said: texts.map(say) }) : asked;
  const svg = reply?.diagram?.svg;
  return svg === undefined ? { error: reply?.error ?? ["request-failed"] } : { svg };
}

/**
 * @param {string} name Of the file, without its ending.
 * @param {string} svg
 */
export function saveSvg(name, svg) {
  download(`${name}.svg`, `${svg}\n`, "image/svg+xml");
}

/**
 * Paints the SVG. Its letters are the system's own: a picture in a picture is given no fonts of the page.
 * @param {string} name
 * @param {string} svg
 */
export async function savePng(name, svg) {
  download(`${name}.png`, await painted(svg), "image/png");
}

/**
 * @param {string} svg
 * @returns {Promise<Blob>}
 */
async function painted(svg) {
  const [, width, height] = /** @type {RegExpExecArray} */ (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg));
  const size = /** @type {const} */ ([Math.round(SCALE * Number(width)), Math.round(SCALE * Number(height))]);
  // Firefox paints no SVG that does not say how large it is.
  const sized = svg.replace("<svg ", `<svg width="${size[0]}" height="${size[1]}" `);
  const address = URL.createObjectURL(new Blob([sized], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = size;
    /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).drawImage(image, 0, 0, ...size);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the picture cannot be packed"))), "image/png");
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
