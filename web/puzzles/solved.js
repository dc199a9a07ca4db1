/** Which puzzles of a game have been solved: kept by their positions, so that a new collection takes none for another. */

export class Solved {
  #key;
  /** @type {Set<string>} */
  #positions;

  /** @param {string} slug */
  constructor(slug) {
    this.#key = `ludoteca.${slug}.puzzles`;
    this.#positions = new Set(read(this.#key));
  }

  /** @param {string} position */
  has(position) {
    return this.#positions.has(position);
  }

  /**
   * @param {string} position
   * @returns {boolean} Whether it is kept; without storage it is known until the page is left.
   */
  add(position) {
    // Another tab may have solved others.
    this.#positions = new Set([...read(this.#key), ...this.#positions, position]);
    // What is solved in the page of another is known there, until it is left.
    if (globalThis.parent !== globalThis.self) return true;
    try {
      localStorage.setItem(this.#key, JSON.stringify([...this.#positions]));
      return true;
    } catch {
      return false;
    }
  }
}

/** @param {string} key @returns {string[]} */
function read(key) {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((position) => typeof position === "string") : [];
  } catch {
    return [];
  }
}
