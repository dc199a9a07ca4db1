/** A text as people type it in a hurry: small letters without accents, a final sigma like any other. */

/** @param {string} text */
export function bare(text) {
  const letters = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return letters.replace(/ł/g, "l").replace(/ς/g, "σ").replace(/ß/g, "ss").replace(/[’']/g, "'").trim();
}
