/** The page while somebody analyses: joins the board, the tree, what the bots' worker finds out, and what is said. */
import { linkIn } from "../address.js";
import { LINES } from "./best.js";
import { Bubble } from "../bubble.js";
import { element, enable, onPress, setText } from "../document.js";
import { showEdges } from "../edges.js";
import { Explorer } from "./explorer.js";
import { listenToHands } from "../board/hand.js";
import { changeLanguageBeside } from "../language.js";
import { Looked } from "./looked.js";
import { listenToMenu } from "../menu.js";
import { News } from "../news.js";
import { showOffers } from "../offers.js";
import { chip, namesOf } from "../players.js";
import { promptOf } from "../game/prompt.js";
import { Report } from "./report.js";
import { Shadow } from "../board/shadow.js";
import { soundOfMove } from "../sound.js";
import { Stage } from "../board/stage.js";
import { Thinking } from "./thinking.js";
import { lastOf, towards } from "./tree.js";
import { Variations } from "./variations.js";
import { showWays } from "../game/ways.js";

/** @import { Told } from "./best.js" */
/** @import { Branch } from "./tree.js" */
/** @import { Frame, PageFacts, Player, Reply, Text } from "../types.js" */
/** @import { Words } from "../words.js" */

/**
 * @typedef {object} Start
 * @property {PageFacts} facts
 * @property {ReturnType<typeof import("../link.js").connect>} link
 * @property {Words} words
 * @property {Frame | null} frame What can be shown before Python is there.
 */

/** Both sides are whoever sits here, and are called what the game calls them. @type {Player[]} */
const PLAYERS = [{ kind: "person" }, { kind: "person" }];

export class AnalysisPage {
  #facts;
  #words;
  #news;
  #stage;
  #shadow;
  #bubble = new Bubble(element("why"));
  #explorer;
  #thinking;
  #looked;
  #variations;
  #report;
  /** @type {Frame | null} */
  #frame = null;
  /** Whether the report stands where the moves stand. */
  #isReporting = false;

  /** @param {Start} start */
  constructor({ facts, link, words, frame }) {
    this.#facts = facts;
    this.#words = words;
    this.#news = new News(element("news"), () => this.#words);
    this.#stage = new Stage(element("stage"), /** @type {HTMLCanvasElement} */ (element("canvas")), this.#say);
    this.#explorer = new Explorer({
      ...{ facts, link },
      isTall: () => this.#stage.isTall,
      onReply: (reply) => this.#answered(reply),
      onMoved: () => this.#showTree(),
      onBadLink: (why) => this.#news.badLink(this.#say(why)),
      onRefused: (reason, again) => this.#news.refused(reason, again),
    });
    this.#shadow = new Shadow(element("shadow"), {
      tap: (name) => this.#tap(name),
      undo: () => this.#walk(this.#current?.parent),
      redo: () => this.#walk(this.#current?.children[0]),
      hover: (name) => this.#stage.hover(name),
      say: this.#say,
    });
    this.#thinking = new Thinking({
      onInsight: () => this.#showInsight(),
      onSolved: () => this.#tellVerdict(),
      onBroken: () => this.#news.botFailed(() => this.#look()),
    });
    this.#looked = new Looked(facts, this.#thinking, PLAYERS, {
      walk: (moves) => this.#walkLine(this.#current, moves),
      onThreats: () => {
        this.#showInsight();
        this.#tell(this.#looked.threats);
      },
    });
    this.#variations = new Variations(facts, element("tree"), (branch) => this.#walk(branch));
    this.#report = new Report(facts, element("report"), {
      walk: (branch) => this.#walk(branch),
      walkLine: (from, moves) => this.#walkLine(from, moves),
    });
    for (const scrolled of [element("moves"), element("report")]) showEdges(scrolled);
    this.#listen();
    if (frame) this.#show(frame);
  }

  get #view() {
    return { words: this.#words, names: namesOf(this.#words, PLAYERS) };
  }

  get #current() {
    return this.#explorer.tree?.current;
  }

  /** @param {Text} text */
  #say = (text) => this.#words.say(text, this.#view.names);

  /** What brings the board back when the interpreter has died. */
  restoring() {
    return this.#explorer.restoring();
  }

  /** @param {() => void} apply */
  offerUpdate(apply) {
    this.#news.update(apply);
  }

  /**
   * Python is there: what a link leads to, else the kept game, else a new one.
   * @param {string | null} linked
   * @param {string | null} record
   */
  open(linked, record) {
    this.#isReporting = false;
    // What is being found out is about a game that goes.
    if (this.#thinking.isReviewing) this.#thinking.stopReview();
    return this.#explorer.open(linked, record);
  }

  /** @param {Reply} reply */
  #answered({ frame, error, why, where = "" }) {
    if (error) this.#news.passing(this.#say(error));
    if (!frame) return;
    this.#show(frame);
    if (!why) return;
    const link = why[2] ? { label: this.#words.say(["read-rule"]), address: `../guide/#${why[2]}` } : null;
    this.#bubble.show(this.#say(why), link, where, frame);
  }

  /** @param {string} name */
  #tap(name) {
    this.#bubble.hide();
    void this.#explorer.ask({ do: "tap", name });
  }

  /** @param {Branch | null | undefined} branch */
  #walk(branch) {
    if (this.#explorer.walk(branch)) this.#walked();
  }

  /**
   * @param {Branch | undefined} from
   * @param {Told[]} moves
   */
  #walkLine(from, moves) {
    if (this.#explorer.walkLine(from, moves)) this.#walked();
  }

  #walked() {
    this.#bubble.hide();
    this.#looked.leave();
    // Where the focus goes along, its button is heard anyway.
    if (!this.#variations.hasFocus) this.#tell(this.#nameOf(this.#current));
  }

  /** @param {Branch | undefined} branch */
  #nameOf(branch) {
    const { words, names } = this.#view;
    if (!branch?.decision) return words.say(["analysis-start"]);
    const { seat, text } = branch.decision;
    return words.say(["log-line", { name: names(seat), told: words.say(text, names) }]);
  }

  #deleteFromHere() {
    const undo = this.#explorer.deleteFromHere();
    if (undo) this.#news.offer("analysis-deleted", "undo", undo);
  }

  /** @param {Frame} frame */
  #show(frame) {
    const before = this.#frame;
    this.#frame = frame;
    this.#stage.show(frame);
    this.#shadow.show(frame);
    this.#showPrompt(frame);
    this.#showTree();
    if (frame.note) this.#news.passing(this.#say(frame.note));
    if (before && frame.ply > before.ply) void soundOfMove();
    if (!this.#explorer.tree) return;
    if (frame.record !== before?.record || !this.#thinking.hasBegun) this.#look();
    else this.#showInsight();
  }

  /** @param {Frame} frame */
  #showPrompt(frame) {
    const { seat, who, sentence } = promptOf(frame, this.#words, PLAYERS, { isPaused: false, isWaiting: false });
    const told = this.#words.say(["log-line", { name: who, told: sentence }]);
    element("who").replaceChildren(...(seat === null || frame.over ? [] : [chip(this.#facts, seat), told]));
    element("choices").hidden = frame.buttons.length === 0;
    showOffers(element("choices"), frame.buttons, { say: this.#say, press: (name) => this.#tap(name) });
    element("share").hidden = false;
    showWays(frame, false);
  }

  #showTree() {
    const { tree, review } = this.#explorer;
    if (!tree) return;
    const { current } = tree;
    for (const step of ["first", "back"]) enable(step, current !== tree.root);
    for (const step of ["forward", "last"]) enable(step, current.children.length > 0);
    enable("delete", !current.isGame);
    this.#variations.show(tree, this.#view);
    const button = element("review");
    button.hidden = tree.end === tree.root;
    button.classList.toggle("primary", this.#frame?.over !== null && current === tree.end && !review);
    setText(button, this.#words.say([this.#isReporting ? "analysis-moves" : "analysis-review"]));
    element("moves").hidden = this.#isReporting;
    element("report").hidden = !this.#isReporting;
    if (review) this.#report.at(tree, review);
  }

  /** The position that is shown now is looked at, unless there is nothing to find out. */
  #look() {
    const frame = this.#frame;
    if (frame && !this.#thinking.isReviewing) this.#thinking.look(frame.over ? null : frame.record, LINES);
    this.#showInsight();
  }

  #showInsight() {
    if (this.#explorer.tree) this.#looked.show(this.#frame, this.#view);
  }

  /** @param {string} sentence For ears. */
  #tell(sentence) {
    setText(element("told"), sentence);
  }

  #tellVerdict() {
    this.#tell(this.#looked.verdict(this.#frame, this.#view));
  }

  #stopOrGo() {
    if (this.#thinking.isReviewing) return this.#stopReview();
    this.#thinking.isLooking = !this.#thinking.isLooking;
    if (this.#thinking.isLooking) return this.#look();
    this.#thinking.stop();
    this.#showInsight();
    this.#tellVerdict();
  }

  #stopReview() {
    this.#isReporting = false;
    this.#thinking.stopReview();
    this.#showTree();
    this.#look();
  }

  #toggleReport() {
    const { tree, review } = this.#explorer;
    if (!tree) return;
    if (this.#thinking.isReviewing) return this.#stopReview();
    this.#isReporting = !this.#isReporting;
    this.#showTree();
    if (!this.#isReporting) return;
    if (review) this.#report.show(review, tree, this.#view);
    else this.#reviewGame(tree.record(tree.end));
    // On a phone it stands further down than can be seen.
    element("report").scrollIntoView({ block: "nearest" });
  }

  /** @param {string} record */
  #reviewGame(record) {
    this.#report.progress(0, this.#view);
    this.#thinking.review(record, {
      onProgress: (share) => this.#report.progress(share, this.#view),
      onReview: (review) => {
        this.#explorer.review = review;
        this.#explorer.keep();
        this.#showReport();
        this.#showTree();
        this.#look();
        this.#tell(this.#report.summary);
      },
    });
    this.#showInsight();
  }

  #showReport() {
    const { tree, review } = this.#explorer;
    if (tree && review) this.#report.show(review, tree, this.#view);
  }

  async #share() {
    const { openShare } = await import("../share/share.js");
    openShare({
      facts: this.#facts,
      words: this.#words,
      ask: (request) => this.#explorer.query(request),
      tell: (sentence) => this.#news.passing(sentence),
    });
  }

  /**
   * @param {string} language
   * @param {string} address
   */
  async #speak(language, address) {
    try {
      this.#words = await changeLanguageBeside(this.#facts, "analysis-of", language, address);
    } catch (reason) {
      console.warn(reason);
      this.#news.passing(this.#words.say(["request-failed"]));
      return;
    }
    this.#bubble.hide();
    if (!this.#frame) return;
    this.#shadow.show(this.#frame);
    this.#showPrompt(this.#frame);
    this.#showTree();
    this.#showInsight();
    this.#showReport();
    this.#stage.refresh();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { tree } = this.#explorer;
    const { target, key } = event;
    if (!tree || !(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    // There the same keys mean something else.
    if (target.closest("#shadow, input, [popover], #report, #best")) return;
    const branch = towards(key, tree);
    // A key that leads nowhere scrolls the page, as everywhere.
    if (!branch && (branch === undefined || !this.#variations.hasFocus)) return;
    event.preventDefault();
    this.#walk(branch);
  }

  #listen() {
    onPress("first", () => this.#walk(this.#explorer.tree?.root));
    onPress("back", () => this.#walk(this.#current?.parent));
    onPress("forward", () => this.#walk(this.#current?.children[0]));
    onPress("last", () => this.#current && this.#walk(lastOf(this.#current)));
    onPress("delete", () => this.#deleteFromHere());
    onPress("aside", () => this.#stopOrGo());
    onPress("review", () => this.#toggleReport());
    document.addEventListener("keydown", (event) => this.#key(event));
    listenToMenu({
      language: (language, address) => this.#speak(language, address),
      share: () => void this.#share(),
      sound: () => void soundOfMove(),
    });
    this.#stage.onShape((tall) => void this.#explorer.ask({ do: "view", tall }));
    addEventListener("hashchange", () => {
      const { tree } = this.#explorer;
      const linked = linkIn(location.hash);
      if (linked !== null) void this.open(linked, tree?.record(tree.end) ?? null);
    });
    listenToHands(element("shadow"), {
      frame: () => /** @type {Frame} */ (this.#frame),
      stage: this.#stage,
      tap: (name) => this.#tap(name),
    });
  }
}
