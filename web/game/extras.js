/** What only some want beside the game, and what is therefore fetched when it is: hint, sheets, files, the text board. */
import { element } from "../document.js";

/** @import { Bubble } from "../bubble.js" */
/** @import { News } from "../news.js" */
/** @import { TextBoard } from "../textboard/panel.js" */
/** @import { Opener } from "./opener.js" */
/** @import { Scores } from "./scores.js" */
/** @import { Table } from "./table.js" */
/** @import { PageFacts, Request } from "../types.js" */
/** @import { Words } from "../words.js" */

/**
 * @typedef {object} Surroundings The page that all this belongs to.
 * @property {PageFacts} facts
 * @property {() => Words} words
 * @property {Table} table
 * @property {Opener} opener
 * @property {News} news
 * @property {Bubble} bubble
 * @property {(name: string, at: number) => void} tap
 * @property {(deed: "undo" | "redo") => Request} change
 * @property {() => void} retell All that is said, because squares are called otherwise now.
 */

/** What single letters ask of the board, and whether it is about the thing that has the focus. @type {Record<string, ["last" | "options" | "score", boolean?]>} */
const KEYS = { l: ["last"], w: ["options", true], o: ["options"], s: ["score"] };

export class Extras {
  #page;
  /** Takes the marks of a hint away. */
  #forgetHint = () => {};
  /** @type {TextBoard | undefined} */
  #textBoard;

  /** @param {Surroundings} page */
  constructor(page) {
    this.#page = page;
  }

  /** The text board, once somebody has wanted it. */
  get textBoard() {
    return this.#textBoard;
  }

  /** Another position stands there now. */
  forgetHint() {
    this.#forgetHint();
  }

  hint() {
    void this.attempt(async () => {
      const { giveHint } = await import("./hint.js");
      const { words, opener, bubble, table } = this.#page;
      this.#forgetHint = await giveHint(() => table.frame, { words: words(), players: opener.players, bubble });
    });
  }

  share() {
    void this.attempt(async () => {
      const { openShare } = await import("../share/share.js");
      openShare(this.#sharing);
    });
  }

  /** @param {File} file */
  openFile(file) {
    void this.attempt(async () => {
      const { openFile } = await import("../share/playfile.js");
      await this.#page.table.ready;
      await openFile(file, this.#sharing);
    });
  }

  get #sharing() {
    const { facts, words, table, opener, news } = this.#page;
    return {
      facts,
      words: words(),
      ask: (/** @type {Request} */ request) => table.ask(request),
      load: (/** @type {string} */ record) => opener.openText(record),
      tell: (/** @type {string} */ sentence) => news.passing(sentence),
    };
  }

  /** @param {Scores} scores */
  openScores(scores) {
    void this.attempt(async () => {
      const { openScores } = await import("./scoresheet.js");
      const { facts, words, opener } = this.#page;
      const view = { facts, words: words(), players: opener.players };
      openScores(/** @type {HTMLDialogElement} */ (element("score-sheet")), scores, view);
    });
  }

  /** @param {(board: TextBoard) => Promise<void>} use */
  withTextBoard(use) {
    void this.attempt(async () => {
      const { TextBoard } = await import("../textboard/panel.js");
      const { table, words, opener, tap, change, retell } = this.#page;
      this.#textBoard ??= new TextBoard({ table, words, players: () => opener.players, tap, change, retell });
      await use(this.#textBoard);
    });
  }

  /**
   * A short key on the board: what the text board would answer, beside the thing.
   * @param {string} key
   * @param {string} name Of the thing that has the focus.
   */
  answer(key, name) {
    const [command, about] = KEYS[key] ?? [];
    if (!command) return false;
    this.withTextBoard(async (board) => {
      const told = await board.answer(command, about ? name : "");
      if (told !== null) await this.#page.bubble.show(told, null, name, this.#page.table.frame);
    });
    return true;
  }

  /** Texts and scripts that are fetched only now may not come. @param {() => Promise<void>} job */
  async attempt(job) {
    try {
      await job();
    } catch (reason) {
      console.warn(reason);
      this.#page.news.passing(this.#page.words().say(["request-failed"]));
    }
  }
}
