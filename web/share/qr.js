/** A text as a code that a camera reads. */
import encodeQR from "qr";

/** Light modules round the code: what the standard asks for. */
const QUIET = 4;

/**
 * Dark modules as one path on a light ground, whatever the theme.
 * @param {string} text
 * @param {string} label
 */
export function qrCode(text, label) {
  // The links are long: with more against damage the modules would be too small for a screen.
  const modules = encodeQR(text, "raw", { ecc: "low", border: QUIET });
  const path = modules.flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join("");
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `0 0 ${modules.length} ${modules.length}`);
  svg.setAttribute("class", "qr");
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", label);
  const dark = document.createElementNS(svg.namespaceURI ?? "", "path");
  dark.setAttribute("d", path);
  svg.append(dark);
  return svg;
}

/**
 * Where in a row dark modules stand together, and how many.
 * @param {boolean[]} row
 */
export function runs(row) {
  /** @type {[from: number, length: number][]} */
  const found = [];
  row.forEach((isDark, x) => {
    const last = found.at(-1);
    if (isDark && last && last[0] + last[1] === x) last[1] += 1;
    else if (isDark) found.push([x, 1]);
  });
  return found;
}
