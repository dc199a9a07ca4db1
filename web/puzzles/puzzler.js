/** The page of a game's puzzles: joins the board, the solution, the list, and what is said. */
import { positionLink } from "../address.js";
import { think } from "../bots.js";
import { Bubble } from "../bubble.js";
import { Collection } from "./collection.js";
import { element, onPress } from "../document.js";
import { listenToHands } from "../board/hand.js";
import { changeLanguageBeside } from "../language.js";
import { listenToMenu } from "../menu.js";
import { News } from "../news.js";
import { Pins } from "../board/pins.js";
import { Panel, PLAYERS } from "./panel.js";
import { namesOf } from "../players.js";
import { Shadow } from "../board/shadow.js";
import { Solved } from "./solved.js";
import { Solving } from "./solving.js";
import { soundOfMove } from "../sound.js";
import { Stage } from "../board/stage.js";

/** @import { Phase } from "./panel.js" */
/** @import { Puzzle } from "./solving.js" */
/** @import { Frame, PageFacts, Reply, Request, Text } from "../types.js" */
/** @import { Words } from "../words.js" */

/**
 * @typedef {object} Start
 * @property {PageFacts} facts
 * @property {ReturnType<typeof import("../link.js").connect>} link
 * @property {Words} words
 * @property {Puzzle[]} puzzles
 */

/** Who punishes a wrong turn plays well. */
const LEVEL = 4;
/** Moves follow each other slowly enough for the eye. In milliseconds. */
const PACE = 650;

export class PuzzlesPage {
  #facts;
  #link;
  #words;
  #puzzles;
  #news;
  #stage;
  #shadow;
  #pins;
  #bubble = new Bubble(element("why"));
  #solved;
  #collection;
  #panel;
  #number = 0;
  #solving;
  /** @type {Phase} */
  #phase = "solving";
  /** @type {Frame | null} */
  #frame = null;
  /** Where the turn that is to be found begins, as a record. */
  #checkpoint = "";
  /** What was begun for an older board is not gone on with. */
  #round = 0;
  /** The page around this one, where it is another's. @type {import("./framedpuzzle.js").FramedPuzzle | null} */
  around = null;

  /** @param {Start} start */
  constructor({ facts, link, words, puzzles }) {
    this.#facts = facts;
    this.#link = link;
    this.#words = words;
    this.#puzzles = puzzles;
    this.#solving = new Solving(puzzles[0]);
    this.#news = new News(element("news"), () => this.#words);
    this.#stage = new Stage(element("stage"), /** @type {HTMLCanvasElement} */ (element("canvas")), this.#say);
    this.#pins = new Pins(element("stage"));
    this.#shadow = new Shadow(element("shadow"), {
      tap: (name) => this.#tap(name),
      undo: () => void this.retry(),
      redo: () => undefined,
      hover: (name) => this.#stage.hover(name),
      say: this.#say,
    });
    this.#solved = new Solved(facts.slug);
    this.#collection = new Collection(element("collection"), puzzles, this.#solved, (number) => void this.open(number));
    this.#panel = new Panel(facts, puzzles, this.#solved, (name) => void this.#tap(name));
    this.#listen();
  }

  get #puzzle() {
    return this.#solving.puzzle;
  }

  /** @param {Text} text */
  #say = (text) => this.#words.say(text, namesOf(this.#words, PLAYERS));

  /** What brings the board back when the interpreter has died. @returns {Request | null} */
  restoring() {
    return this.#frame && this.#request({ do: "load", record: this.#frame.record });
  }

  /** @param {() => void} apply */
  offerUpdate(apply) {
    this.#news.update(apply);
  }

  get number() {
    return this.#number;
  }

  /**
   * The puzzle that a link leads to, from 0; `null` if there is none.
   * @param {URLSearchParams} asked
   */
  numbered(asked) {
    const number = Number(asked.get("puzzle"));
    return Number.isInteger(number) && number > 0 && number <= this.#puzzles.length ? number - 1 : null;
  }

  /** @param {string} sentence */
  tell(sentence) {
    this.#news.passing(sentence);
  }

  /** The puzzle to begin with: the first that has not been solved. */
  get first() {
    return this.#collection.next() ?? 0;
  }

  /**
   * Sets up one puzzle.
   * @param {number} number From 0.
   */
  open(number) {
    this.#number = number;
    this.#solving = new Solving(this.#puzzles[number]);
    // The list needs no Python to be read.
    this.#collection.show(number, this.#words);
    const { position } = this.#puzzle;
    // On a phone the list is below the board.
    scrollTo(0, 0);
    return this.#go(async (ask) => {
      const frame = await ask({ do: "open", game: this.#facts.slug, link: positionLink(position) });
      if (!frame) return;
      this.around?.opened();
      this.#begin(frame);
    });
  }

  /** The solver is asked for a turn. @param {Frame} frame */
  #begin(frame) {
    this.#checkpoint = frame.record;
    this.#phase = "solving";
    this.#show(frame);
    this.#tell();
  }

  /** Only the solver's seat takes taps. @param {Request} request @returns {Request} */
  #request(request) {
    return { ...request, humans: [this.#puzzle.seat], tall: this.#stage.isTall };
  }

  /**
   * Something that takes several questions to Python; what was under way is given up.
   * @param {(ask: (request: Request) => Promise<Frame | undefined>) => Promise<void>} job `ask` gives no frame once
   *   something else has begun.
   */
  async #go(job) {
    this.#round += 1;
    const round = this.#round;
    this.#bubble.hide();
    this.#pins.clear();
    try {
      await job(async (request) => {
        /** @type {Reply} */
        const { frame, error } = await this.#link.ask(this.#request(request));
        if (round !== this.#round) return undefined;
        if (error) this.#news.passing(this.#say(error));
        return frame;
      });
    } catch (reason) {
      if (round === this.#round) this.#refused(reason);
    }
  }

  /** @param {unknown} reason */
  #refused(reason) {
    this.#phase = "solving";
    this.#news.refused(reason, () => {
      this.#link.retry();
      void this.open(this.#number);
    });
  }

  /** @param {string} name */
  async #tap(name) {
    this.#bubble.hide();
    if (this.#phase !== "solving") return;
    const round = this.#round;
    try {
      /** @type {Reply} */
      const { frame, why, where = "", error } = await this.#link.ask({ do: "tap", name });
      if (round !== this.#round) return;
      if (error) this.#news.passing(this.#say(error));
      if (!frame) return;
      this.#show(frame);
      if (why) this.#explain(why, where, frame);
      else this.#judge(frame);
    } catch (reason) {
      if (round === this.#round) this.#refused(reason);
    }
  }

  /**
   * @param {Text} why
   * @param {string} where
   * @param {Frame} frame
   */
  #explain(why, where, frame) {
    const link = why[2] ? { label: this.#say(["read-rule"]), address: `../guide/#${why[2]}` } : null;
    this.#bubble.show(this.#say(why), link, where, frame);
  }

  /** @param {Frame} frame */
  #judge(frame) {
    const verdict = this.#solving.judge(frame);
    if (verdict === "right") void this.#answer();
    else if (verdict === "wrong") void this.#refute(frame);
    else if (verdict !== "going") this.#finish(verdict);
  }

  /** A right turn: the rival holds out as long as it can. */
  #answer() {
    this.#phase = "answering";
    const moves = this.#solving.next;
    this.#tell();
    return this.#go(async (ask) => {
      const frame = await this.#play(ask, moves.map((move) => ({ move, seat: 1 - this.#puzzle.seat })));
      if (!frame) return;
      if (this.#solving.judge(frame) === "solved") return this.#finish("solved");
      this.#solving.answered();
      this.#begin(frame);
    });
  }

  /**
   * Plays these one after another; gives the last frame, none once something else has begun.
   * @param {(request: Request) => Promise<Frame | undefined>} ask
   * @param {{ move: string, seat: number }[]} moves
   */
  async #play(ask, moves) {
    /** @type {Frame | undefined} */
    let frame;
    for (const { move, seat } of moves) {
      await pause();
      frame = await ask({ do: "play", seat, move });
      if (!frame) return undefined;
      this.#show(frame);
    }
    return frame;
  }

  /** A wrong turn: what the rival makes of it is seen. @param {Frame} frame */
  #refute(frame) {
    this.#phase = "refuted";
    this.#showSide();
    return this.#go(async (ask) => {
      const rival = 1 - this.#puzzle.seat;
      let shown = frame;
      while (!shown.over && shown.turn[0] === rival) {
        const { record } = shown;
        const move = await think({ record, seat: rival, level: LEVEL, seed: this.#number }, () => undefined).move;
        const next = move === null ? undefined : await this.#play(ask, [{ move, seat: rival }]);
        if (!next) return;
        shown = next;
      }
      this.#tell();
    });
  }

  /** @param {"solved" | "also" | "shown"} phase */
  #finish(phase) {
    this.#phase = phase;
    this.around?.finished(phase, this.#puzzle.seat);
    if (phase !== "shown" && !this.#solved.add(this.#puzzle.position)) this.#news.notKept();
    this.#showSide();
    this.#tell();
  }

  /** Whether there is anything to go back from, and nobody else plays just now. */
  get canRetry() {
    if (this.#phase === "answering" || this.#phase === "showing") return false;
    return this.#phase !== "solving" || this.#made.length > 0 || Boolean(this.#frame?.chosen.length);
  }

  /** Back to where the turn began that went wrong. */
  retry() {
    if (!this.canRetry) return undefined;
    if (this.#phase !== "refuted" && this.#phase !== "solving") return this.open(this.#number);
    return this.#go(async (ask) => {
      const frame = await ask({ do: "load", record: this.#checkpoint });
      if (frame) this.#begin(frame);
      this.#shadow.focus();
    });
  }

  /** What comes next in the solution: marked on the board, and told. A turn that begins otherwise is taken back. */
  async #hint() {
    if (this.#phase !== "solving") return;
    scrollTo(0, 0);
    const { next } = this.#solving;
    const made = this.#made;
    const isAstray = made.some((move, index) => move !== next[index]);
    if (isAstray) await this.retry();
    const frame = this.#frame;
    if (!frame) return;
    const nouns = (next[isAstray ? 0 : made.length] ?? "").split(" ").slice(1);
    const node = frame.scene.nodes.find(({ name }) => name !== undefined && name === nouns.find((noun) => !frame.chosen.includes(noun)));
    if (!node?.name) return;
    this.#pins.show([node.name], frame);
    const what = node.label ? this.#say(node.label) : node.name;
    this.#bubble.show(this.#say(["puzzles-begin", { what }]), null, node.name, frame);
  }

  /** What has been decided of the turn that is to be found. */
  get #made() {
    const steps = (/** @type {string} */ record) => record.split("\n").flatMap((line) => /^\d+: (.*)/.exec(line)?.[1] ?? []);
    return this.#frame ? steps(this.#frame.record).slice(steps(this.#checkpoint).length) : [];
  }

  /** The solution is played from the beginning. */
  #showSolution() {
    this.#phase = "showing";
    const solution = this.#solving.solution();
    const { position } = this.#puzzle;
    return this.#go(async (ask) => {
      const start = await ask({ do: "open", game: this.#facts.slug, link: positionLink(position) });
      if (!start) return;
      this.#show(start);
      const frame = await this.#play(ask, solution);
      if (frame) this.#finish("shown");
    });
  }

  /** @param {Frame} frame */
  #show(frame) {
    const before = this.#frame;
    // While the rival answers nothing can be chosen, whatever Python allows.
    const isOpen = this.#phase === "solving";
    this.#frame = isOpen ? frame : { ...frame, live: [], spare: [], buttons: [] };
    this.#stage.show(this.#frame);
    this.#shadow.show(this.#frame);
    this.#pins.clear();
    this.#showSide();
    this.around?.shown(frame);
    if (before && frame.ply > before.ply) void soundOfMove();
  }

  #showSide() {
    if (this.#frame) this.#panel.show({ ...this.#told, frame: this.#frame });
    this.#collection.show(this.#number, this.#words);
  }

  /** What the panel is told of the puzzle. */
  get #told() {
    const made = this.#made.length;
    return { solving: this.#solving, phase: this.#phase, number: this.#number, made, words: this.#words };
  }

  /** For ears as well. */
  #tell() {
    this.#showSide();
    this.#panel.tell({ ...this.#told, frame: this.#frame });
  }

  /**
   * @param {string} language
   * @param {string} address
   */
  async speak(language, address) {
    try {
      this.#words = await changeLanguageBeside(this.#facts, "puzzles-of", language, address);
    } catch (reason) {
      console.warn(reason);
      this.#news.passing(this.#say(["request-failed"]));
      return;
    }
    this.#bubble.hide();
    if (this.#frame) this.#shadow.show(this.#frame);
    this.#tell();
    this.#stage.refresh();
  }

  #listen() {
    onPress("hint", () => void this.#hint());
    onPress("solution", () => void this.#showSolution());
    onPress("retry", () => void this.retry());
    onPress("next", () => void this.open(this.#collection.next(this.#number) ?? (this.#number + 1) % this.#puzzles.length));
    listenToMenu({ language: (language, address) => this.speak(language, address), sound: () => void soundOfMove() });
    this.#stage.onShape((tall) => void this.#reshape(tall));
    listenToHands(element("shadow"), {
      frame: () => /** @type {Frame} */ (this.#frame),
      stage: this.#stage,
      tap: (name) => void this.#tap(name),
    });
  }

  /** @param {boolean} tall */
  async #reshape(tall) {
    const round = this.#round;
    const reply = await this.#link.ask({ do: "view", tall }).catch(() => null);
    if (reply?.frame && round === this.#round) this.#show(reply.frame);
  }
}

/** @returns {Promise<void>} */
function pause() {
  return new Promise((resolve) => setTimeout(resolve, PACE));
}
