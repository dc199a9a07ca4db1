/** What was tried out beside a game, kept for as long as the tab lives; without storage nothing is. */

/** @import { Review } from "./report.js" */
/** @import { Tree } from "./tree.js" */

export class Sketch {
  #key;
  /** The game that it belongs to. */
  #record = "";

  /** @param {string} slug */
  constructor(slug) {
    this.#key = `ludoteca.analysis.${slug}`;
  }

  /**
   * What was kept beside this game, or beside the same game before it went on.
   * @param {string} record
   * @returns {any}
   */
  read(record) {
    this.#record = record;
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.#key) ?? "null");
      if (typeof kept?.record !== "string" || !record.startsWith(kept.record)) return null;
      // A game that has gone on has no report yet, and is looked at where it stands.
      return kept.record === record ? kept : { ...kept, at: null, review: null };
    } catch {
      return null;
    }
  }

  /**
   * @param {Tree} tree
   * @param {Review | null} review
   */
  write(tree, review) {
    try {
      sessionStorage.setItem(this.#key, JSON.stringify({ record: this.#record, ...tree.stored(), review }));
    } catch {
      // It is a sketch: it may go.
    }
  }
}
