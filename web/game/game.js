/** The page while a game is played: joins what is seen, what is heard, what is kept and what Python says. */
import { linkIn } from "../address.js";
import { Announcer } from "./announce.js";
import { think } from "../bots.js";
import { besidePrompt } from "./besideprompt.js";
import { Bubble } from "../bubble.js";
import { Curtain } from "./curtain.js";
import { element, enable, onPress } from "../document.js";
import { Extras } from "./extras.js";
import { listenToFiles } from "../share/files.js";
import { Keeper } from "./keeper.js";
import { listenToMenu } from "../menu.js";
import { News } from "../news.js";
import { Opener } from "./opener.js";
import { Opponents } from "./opponents.js";
import { isWatched, namesOf } from "../players.js";
import { Shadow } from "../board/shadow.js";
import { Side } from "./side.js";
import { soundOfMove } from "../sound.js";
import { Stage } from "../board/stage.js";
import { readSettings } from "../store.js";
import { Table } from "./table.js";
import { showWays } from "./ways.js";
import { Words } from "../words.js";

/** @import { GameStore } from "../store.js" */
/** @import { Frame, Opening, PageFacts, Player, Request, Text } from "../types.js" */

/**
 * @typedef {object} Start
 * @property {PageFacts} facts
 * @property {GameStore} store
 * @property {ReturnType<typeof import("../link.js").connect>} link
 * @property {Words} words
 * @property {Player[]} players
 * @property {Opening | null} opening
 * @property {Frame} frame
 */

export class GamePage {
  #facts;
  #store;
  #words;
  #opener;
  #table;
  #stage;
  #shadow;
  #side;
  #keeper;
  #news;
  #curtain;
  #bubble = new Bubble(element("why"));
  #announcer = new Announcer(element("told"));
  #opponents;
  #extras;
  #beside;
  /** What the link points at that has opened the game. @type {import("../board/pointers.js").Pointers | null} */
  #pointers = null;
  /** That link, if one has. */
  #led = "";
  /** Whether that is on its way: a computer that played before it is there would take it away unseen. */
  #isPointing = false;
  /** When the last tap was made that no frame has answered. @type {number | null} */
  #tapped = null;
  #ply;
  /** The page around this one, where it is another's: web/embed/framed.js. @type {import("../embed/framed.js").Framed | null} */
  around = null;

  /** @param {Start} start */
  constructor({ facts, store, link, words, players, opening, frame }) {
    this.#facts = facts;
    this.#store = store;
    this.#words = words;
    this.#ply = frame.ply;
    this.#news = new News(element("news"), () => this.#words);
    this.#keeper = new Keeper(store, this.#news);
    this.#stage = new Stage(element("stage"), /** @type {HTMLCanvasElement} */ (element("canvas")), this.say);
    this.#shadow = new Shadow(element("shadow"), {
      tap: this.#tap,
      undo: () => this.change({ do: "undo" }),
      redo: () => this.change({ do: "redo" }),
      hover: (name) => this.#stage.hover(name),
      say: this.say,
      letter: (key, name) => this.#extras.answer(key, name),
    });
    this.#side = new Side(facts, { press: (name) => this.#tap(name, performance.now()) });
    this.#curtain = new Curtain(facts, (seat) => this.#ask({ do: "face", seat }));
    this.#opponents = new Opponents({
      think,
      play: (seat, move) => this.#table.ask({ do: "play", seat, move }),
      onChange: () => this.#showSide(),
      onBroken: () => this.#tellBotFailed(),
    });
    this.#table = new Table(frame, opening, {
      onOpened: (opened, request) => this.#opened(opened, request),
      onFrame: (shown, request) => {
        this.#show(shown);
        // What was painted before anything was asked is not kept: it may only stand in for the kept game.
        this.#keeper.keep(shown, this.#opener.players, request);
        showWays(shown, this.#keeper.isKept);
        if (this.#table.isReady) this.around?.shown(shown, request);
        // At the end Redo gives way; whoever has just pressed it finds Undo beside it.
        const redo = element("redo");
        if (document.activeElement === redo && !redo.checkVisibility()) element("undo").focus();
      },
      onRefused: (why, where) => this.#explain(why, where),
      onError: (error, request) => this.#tellError(error, request),
      onBroken: (reason, request) => this.#tellRefused(reason, request),
    });
    const surroundings = {
      ...{ facts, store, link, keeper: this.#keeper, news: this.#news, table: this.#table, say: this.say },
      words: () => this.#words,
      isTall: () => this.#stage.isTall,
      ask: (/** @type {Request} */ request) => this.#ask(request),
      onLeave: () => this.#leave(),
      around: () => this.around,
    };
    this.#opener = new Opener(surroundings, players);
    this.#extras = new Extras({
      ...{ facts, table: this.#table, opener: this.#opener, news: this.#news, bubble: this.#bubble, tap: this.#tap },
      words: () => this.#words,
      change: (deed) => this.change({ do: deed }),
      retell: () => this.#retell(),
    });
    this.#beside = {
      ...{ table: this.#table, opponents: this.#opponents, opener: this.#opener, extras: this.#extras },
      words: () => this.#words,
      onChange: () => this.#showSide(),
    };
    this.#listen();
    this.#show(frame);
    if (readSettings().textBoard) this.#extras.withTextBoard((board) => board.open(false));
  }

  /**
   * Python takes over: what a link leads to, else the saved game, else a new one.
   * @param {{ linked: string | null, record: string | null }} wanted
   */
  open(wanted) {
    return this.#opener.open(wanted);
  }

  /** What brings the game back when the interpreter has died. */
  restoring() {
    return this.#opener.restoring();
  }

  /** The saved game could not be opened: its text is kept. */
  tellBroken() {
    this.#opener.tellBroken();
  }

  /** @param {() => void} apply */
  offerUpdate(apply) {
    this.#news.update(apply);
  }

  get frame() {
    return this.#table.frame;
  }

  /** @param {string} sentence */
  tell(sentence) {
    this.#news.passing(sentence);
  }

  /** The page's address, or the page around this one, leads somewhere else now. @param {string} linked */
  follow(linked) {
    return this.#opener.follow(linked);
  }

  /** A new game. @param {Player[]} players */
  begin(players) {
    return this.#opener.begin({ players, options: {} });
  }

  /** @param {Text} text */
  say = (text) => this.#words.say(text, namesOf(this.#words, this.#opener.players));

  /** @param {Request} request */
  #ask(request) {
    void this.#table.ask(request);
    if (this.#table.isWaiting) this.#showSide();
  }

  /**
   * @param {string} name
   * @param {number} at
   */
  #tap = (name, at) => {
    this.#bubble.hide();
    this.#tapped = at;
    this.#ask({ do: "tap", name });
  };

  /** @param {Request} request */
  change(request) {
    // A move that is being thought about must not arrive after its position has gone.
    this.#leave();
    this.#ask(request);
    return request;
  }

  /** What stands there now goes, and all that was thought and said about it. */
  #leave() {
    this.#opponents.stop();
    this.#bubble.hide();
  }

  /**
   * @param {Frame} frame
   * @param {Request} request
   */
  #opened(frame, request) {
    this.#opener.opened(frame, request);
    // Whoever came to look through a game must not find it played on.
    this.#opponents.isPaused = request.do === "open" && isWatched(this.#opener.players) && (frame.redo || frame.over !== null);
    this.#announcer.startAt(frame);
    this.#news.goneOn();
    this.#ply = frame.ply;
    this.#pointers?.forget();
    this.#pointers = null;
    this.#led = request.do === "open" ? String(request.link) : "";
    this.#isPointing = /(mark|arrow)=./.test(this.#led);
    if (this.#isPointing) void this.#point(this.#led, frame);
  }

  /**
   * @param {string} link
   * @param {Frame} frame The moment that it leads to.
   */
  async #point(link, frame) {
    await this.#extras.attempt(async () => {
      const { Pointers } = await import("../board/pointers.js");
      await this.#table.ready;
      // Another link may have been followed meanwhile, even to the same moment, or the same link again.
      if (this.#led !== link || this.#pointers || this.#table.frame.record !== frame.record) return;
      this.#pointers = new Pointers(link, frame, { table: this.#table, stage: this.#stage, say: this.say });
    });
    if (this.#led !== link) return;
    this.#isPointing = false;
    if (this.#table.isReady) this.#opponents.consider(this.#table.frame, this.#opener.players);
  }

  /** @param {Frame} frame */
  #show(frame) {
    this.#extras.forgetHint();
    this.#stage.show(this.#pointers?.over(frame) ?? frame);
    this.#shadow.show(frame);
    const prompt = this.#showSide();
    this.#announcer.tell(frame, prompt, this.#words, this.#opener.players);
    if (frame.note) this.#opener.tellNote(frame.note);
    if (frame.ply !== this.#ply) {
      this.#news.goneOn();
      void soundOfMove();
    }
    this.#ply = frame.ply;
    this.#extras.textBoard?.show();
    this.#measure();
    if (this.#table.isReady && !this.#isPointing) this.#opponents.consider(frame, this.#opener.players);
  }

  #showSide() {
    const frame = this.#table.frame;
    enable("undo", frame.undo);
    enable("redo", frame.redo);
    element("again").hidden = frame.over === null;
    element("previous-game").hidden = !this.#store.hasPrevious();
    // In a frame the address is not the one to share.
    element("share").hidden = !this.#table.isReady || parent !== window;
    const hint = document.getElementById("hint");
    if (hint) hint.hidden = frame.actor === null || !this.#table.isReady;
    const players = this.#opener.players;
    const view = { words: this.#words, players, isPaused: this.#opponents.isPaused, isWaiting: this.#table.isWaiting };
    const hasRisen = this.#curtain.show(frame, view);
    if (this.#curtain.isDown) this.#bubble.hide();
    const prompt = this.#side.show(frame, { ...view, ...besidePrompt(frame, this.#beside) });
    if (hasRisen && !this.#shadow.focus()) this.#side.focus();
    return prompt;
  }

  /**
   * Why the tap did nothing, beside what was tapped.
   * @param {Text} why
   * @param {string} where
   */
  #explain(why, where) {
    if (this.#curtain.isDown) return;
    const section = why[2];
    const link = section ? { label: this.#words.say(["read-rule"]), address: `guide/#${section}` } : null;
    this.#bubble.show(this.say(why), link, where, this.#table.frame);
  }

  /**
   * @param {Text} error
   * @param {Request} request
   */
  #tellError(error, request) {
    const isTyped = this.#extras.textBoard?.hasAsked(request);
    if (request.do === "play" && !isTyped && !this.around?.failed(error, request)) return this.#tellBotFailed();
    this.#opener.tellError(error, request);
    // The running game is as it was, but for the thought that was dropped to make room for another.
    if (this.#table.isReady) this.#opponents.consider(this.#table.frame, this.#opener.players);
  }

  /**
   * Python has not answered. The computer's move that is lost with it nobody else would make again.
   * @param {unknown} reason
   * @param {Request} request
   */
  #tellRefused(reason, request) {
    const isOffered = this.#news.refused(reason, () => this.#opener.restart());
    this.around?.broke(reason);
    if (request.do === "play" && !isOffered && !this.#extras.textBoard?.hasAsked(request)) this.#tellBotFailed();
  }

  #tellBotFailed() {
    this.#news.botFailed(() => this.#opponents.consider(this.#table.frame, this.#opener.players));
  }

  /** For the bench: from the tap until its answer is on the canvas, and until the browser has sent that picture off. */
  #measure() {
    const start = this.#tapped;
    if (start === null) return;
    this.#tapped = null;
    performance.measure("tap-to-frame", { start });
    // What is posted in a frame's callback comes in when that frame has been laid out, drawn and handed over.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => performance.measure("tap-to-screen", { start });
    requestAnimationFrame(() => port2.postMessage(null));
  }

  /**
   * @param {string} language
   * @param {string} address
   */
  async speak(language, address) {
    const [{ translate }, words] = await Promise.all([
      import("../translate.js"),
      Words.fetch(language, this.#facts.texts[language]),
    ]);
    translate(this.#facts, words, address);
    this.#words = words;
    if (this.#extras.textBoard?.isOpen) await this.#extras.textBoard.open(false);
    this.#retell();
  }

  /** Carrying is for hands, which come later than the page. Without it there are taps. */
  async #listenToHands() {
    const shadow = element("shadow");
    await Promise.race([this.#table.ready, new Promise((come) => shadow.addEventListener("pointerover", come, { once: true }))]);
    const { listenToHands } = await import("../board/hand.js");
    listenToHands(shadow, { frame: () => this.#table.frame, stage: this.#stage, tap: this.#tap });
  }

  #retell() {
    this.#bubble.hide();
    this.#shadow.show(this.#table.frame);
    this.#announcer.tell(this.#table.frame, this.#showSide(), this.#words, this.#opener.players);
    this.#stage.refresh();
    this.#pointers?.sayAgain();
    this.#extras.textBoard?.show();
  }

  #listen() {
    onPress("undo", () => this.change({ do: "undo" }));
    onPress("redo", () => this.change({ do: "redo" }));
    onPress("new-game", () => void this.#extras.attempt(() => this.#opener.askForNewGame()));
    onPress("again", () => this.#opener.again());
    listenToMenu({
      language: (language, address) => this.#extras.attempt(() => this.speak(language, address)),
      hint: () => this.#extras.hint(),
      share: () => this.#extras.share(),
      textBoard: () => this.#extras.withTextBoard((board) => board.open(true)),
      previousGame: () => this.#opener.load(this.#store.previous()),
      sound: () => void soundOfMove(),
    });
    this.#stage.onShape((tall) => void this.#table.ask({ do: "view", tall }));
    this.#store.onOtherTab(() => this.#news.otherTab(() => this.#opener.load(this.#store.game())));
    addEventListener("hashchange", () => {
      const linked = linkIn(location.hash);
      if (linked !== null) this.follow(linked);
      // Back to the address without a link: back to the game that is kept there.
      else if (this.#keeper.isLinked) this.#opener.load(this.#store.game());
    });
    listenToFiles((file) => this.#extras.openFile(file));
    void this.#listenToHands().catch(() => undefined);
  }
}
