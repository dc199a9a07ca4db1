/** The page while a game is played: joins what is seen, what is heard, what is kept and what Python says. */
import { copyLink, forgetPosition, positionIn } from "./address.js";
import { Announcer } from "./announce.js";
import { Bubble } from "./bubble.js";
import { keepChoice, lastOptions } from "./choices.js";
import { download, element, enable, onPress } from "./document.js";
import { listenToHands } from "./hand.js";
import { Keeper } from "./keeper.js";
import { changeLanguage } from "./language.js";
import { think } from "./link.js";
import { listenToMenu } from "./menu.js";
import { News } from "./news.js";
import { Opponents } from "./opponents.js";
import { humans, namesOf, personAt, usualPlayers } from "./players.js";
import { Shadow } from "./shadow.js";
import { Side } from "./side.js";
import { soundOfMove } from "./sound.js";
import { Stage } from "./stage.js";
import { Table } from "./table.js";

/** @import { Choice, GameStore, SavedGame } from "./store.js" */
/** @import { Frame, Opening, PageFacts, Player, Request, Text } from "./types.js" */
/** @import { Words } from "./words.js" */

/**
 * @typedef {object} Start
 * @property {PageFacts} facts
 * @property {GameStore} store
 * @property {ReturnType<typeof import("./link.js").connect>} link
 * @property {Words} words
 * @property {Player[]} players
 * @property {Opening | null} opening
 * @property {Frame} frame
 */

export class GamePage {
  #facts;
  #store;
  #link;
  #words;
  #players;
  /** Who plays the game that a request opens. @type {WeakMap<Request, Player[]>} */
  #seating = new WeakMap();
  #table;
  #stage;
  #shadow;
  #side;
  #keeper;
  #news;
  #bubble = new Bubble(element("why"));
  #announcer = new Announcer(element("told"));
  #opponents;
  /** When the last tap was made that no frame has answered. @type {number | null} */
  #tapped = null;
  #ply;

  /** @param {Start} start */
  constructor({ facts, store, link, words, players, opening, frame }) {
    this.#facts = facts;
    this.#store = store;
    this.#link = link;
    this.#words = words;
    this.#players = players;
    this.#ply = frame.ply;
    this.#news = new News(element("news"), () => this.#words);
    this.#keeper = new Keeper(store, this.#news);
    this.#stage = new Stage(element("stage"), /** @type {HTMLCanvasElement} */ (element("canvas")), this.#say);
    this.#shadow = new Shadow(element("shadow"), {
      tap: this.#tap,
      undo: () => this.#change("undo"),
      redo: () => this.#change("redo"),
      hover: (name) => this.#stage.hover(name),
      say: this.#say,
    });
    this.#side = new Side(facts, { press: (name) => this.#tap(name, performance.now()) });
    this.#opponents = new Opponents({
      think,
      play: (seat, move) => this.#table.ask({ do: "play", seat, move }),
      onChange: () => this.#showSide(),
      onBroken: () => this.#tellBotFailed(),
    });
    this.#table = new Table(frame, opening, {
      onOpened: (opened, request) => this.#opened(opened, request),
      onFrame: (shown) => {
        this.#show(shown);
        // What was painted before anything was asked is not kept: it may only stand in for the kept game.
        this.#keeper.keep(shown, this.#players);
      },
      onRefused: (why, where) => this.#explain(why, where),
      onError: (error, request) => this.#tellError(error, request),
      onBroken: (reason, request) => this.#tellRefused(reason, request),
    });
    this.#listen();
    this.#show(frame);
  }

  /**
   * Python takes over: a linked position, else the saved game, else a new one.
   * @param {{ linked: string | null, record: string | null }} wanted
   */
  async open({ linked, record }) {
    /** @type {Request[]} */
    const requests = [];
    if (linked !== null) requests.push(this.#request({ do: "at", game: this.#facts.slug, position: linked }));
    if (record !== null) requests.push(this.#request({ do: "load", record }));
    requests.push(this.#newRequest({}, this.#facts.seed));
    try {
      for (const request of requests) {
        const error = await this.#table.connect(this.#link.ask, request);
        if (!error) break;
        if (request.do === "load") this.tellBroken();
        else this.#tellError(error, request);
      }
    } catch (reason) {
      this.#news.refused(reason, () => {
        this.#link.retry();
        void this.open({ linked, record });
      });
    }
  }

  /** What brings the game back when the interpreter has died. @returns {Request} */
  restoring() {
    return this.#request({ do: "load", record: this.#table.frame.record });
  }

  /** The saved game could not be opened: its text is kept. */
  tellBroken() {
    this.#store.setBrokenAside();
    this.#offerBroken(null);
  }

  /** @param {string | null} part What the kernel says of the part that did open. */
  #offerBroken(part) {
    this.#news.broken(part, () => download(`${this.#facts.slug}.play`, this.#store.broken() ?? ""));
  }

  /** @param {() => void} apply */
  offerUpdate(apply) {
    this.#news.update(apply);
  }

  /** @param {Text} text */
  #say = (text) => this.#words.say(text, namesOf(this.#words, this.#players));

  /**
   * @param {string} name
   * @param {number} at
   */
  #tap = (name, at) => {
    this.#bubble.hide();
    this.#tapped = at;
    void this.#table.ask({ do: "tap", name });
    if (this.#table.isWaiting) this.#showSide();
  };

  /** @param {"undo" | "redo"} deed */
  #change(deed) {
    // A move that is being thought about must not arrive after its position has gone.
    this.#opponents.stop();
    this.#bubble.hide();
    void this.#table.ask({ do: deed });
    if (this.#table.isWaiting) this.#showSide();
  }

  /**
   * @param {Frame} frame
   * @param {Request} request
   */
  #opened(frame, request) {
    const isNew = this.#seating.has(request);
    this.#players = this.#seating.get(request) ?? this.#players;
    this.#opponents.isPaused = false;
    if (this.#players.length !== frame.seats) {
      this.#players = usualPlayers(frame.seats);
      this.#seatAnew();
    }
    if (request.do === "at") this.#openedFromLink(frame);
    else this.#keeper.startOwn();
    if (isNew) this.#store.setAside(request.record);
    if (isPart(frame)) this.#store.keepBroken(String(request.record));
    this.#announcer.startAt(frame);
    this.#ply = frame.ply;
  }

  /** Whoever follows a link wants to play on from there. @param {Frame} frame */
  #openedFromLink(frame) {
    this.#keeper.startFromLink(frame);
    this.#players = personAt(this.#players, frame.turn[0]);
    this.#seatAnew();
  }

  /** Python is told who the persons are, once the game is shown. */
  #seatAnew() {
    void Promise.resolve().then(() => this.#table.ask({ do: "view", humans: humans(this.#players) }));
  }

  /** @param {Frame} frame */
  #show(frame) {
    this.#stage.show(frame);
    this.#shadow.show(frame);
    const prompt = this.#showSide();
    this.#announcer.tell(frame, prompt, this.#words, this.#players);
    this.#tellNote(frame);
    if (frame.ply !== this.#ply) void soundOfMove();
    this.#ply = frame.ply;
    this.#measure();
    if (this.#table?.isReady) this.#opponents.consider(frame, this.#players);
  }

  #showSide() {
    const frame = this.#table.frame;
    enable("undo", frame.undo);
    enable("redo", frame.redo);
    element("again").hidden = frame.over === null;
    element("previous-game").hidden = !this.#store.hasPrevious();
    element("copy-link").hidden = frame.position === null;
    return this.#side.show(frame, {
      words: this.#words,
      players: this.#players,
      isPaused: this.#opponents.isPaused,
      isWaiting: this.#table.isWaiting,
      aside: this.#aside(frame),
    });
  }

  /** @param {Frame} frame */
  #aside(frame) {
    const { isPaused, canHurry } = this.#opponents;
    if (frame.over) return null;
    if (humans(this.#players).length === 0) {
      const act = () => {
        this.#opponents.isPaused = !isPaused;
        this.#opponents.consider(this.#table.frame, this.#players);
        this.#showSide();
      };
      return { label: this.#words.say([isPaused ? "go-on" : "pause"]), act };
    }
    return canHurry ? { label: this.#words.say(["move-now"]), act: () => this.#opponents.hurry() } : null;
  }

  /** @param {Frame} frame */
  #tellNote(frame) {
    if (!frame.note) return;
    if (isPart(frame)) this.#offerBroken(this.#say(frame.note));
    else this.#news.passing(this.#say(frame.note));
  }

  /**
   * Why the tap did nothing, beside what was tapped.
   * @param {Text} why
   * @param {string} where
   */
  #explain(why, where) {
    const { scene } = this.#table.frame;
    const section = why[2];
    const link = section ? { label: this.#words.say(["read-rule"]), address: `guide/#${section}` } : null;
    const node = scene.nodes.find(({ name }) => name === where);
    this.#bubble.show(this.#say(why), link, node, scene.size);
  }

  /**
   * @param {Text} error
   * @param {Request} request
   */
  #tellError(error, request) {
    if (request.do === "play") return this.#tellBotFailed();
    if (request.do === "at") {
      forgetPosition();
      this.#news.badLink(this.#say(error));
    } else this.#news.passing(this.#say(error));
    // The running game is as it was, but for the thought that was dropped to make room for another.
    if (this.#table.isReady) this.#opponents.consider(this.#table.frame, this.#players);
  }

  /**
   * Python has not answered. The computer's move that is lost with it nobody else would make again.
   * @param {unknown} reason
   * @param {Request} request
   */
  #tellRefused(reason, request) {
    const isOffered = this.#news.refused(reason, () => this.#restart());
    if (request.do === "play" && !isOffered) this.#tellBotFailed();
  }

  #tellBotFailed() {
    this.#news.botFailed(() => this.#opponents.consider(this.#table.frame, this.#players));
  }

  /** From the tap to the frame after the one that shows its answer, for the bench. */
  #measure() {
    const start = this.#tapped;
    if (start === null) return;
    this.#tapped = null;
    this.#stage.onPainted(() => requestAnimationFrame(() => performance.measure("tap-to-frame", { start })));
  }

  /** The interpreter has gone for good: another one, with the game as it was. */
  #restart() {
    this.#link.retry();
    void this.#table.ask(this.restoring());
  }

  /**
   * @param {Request} request
   * @returns {Request}
   */
  #request(request, players = this.#players) {
    return { ...request, humans: humans(players), tall: this.#stage.isTall };
  }

  /**
   * @param {Record<string, string>} options
   * @param {number} seed
   */
  #newRequest(options, seed, players = this.#players) {
    const { slug } = this.#facts;
    return this.#request({ do: "new", game: slug, seats: players.length, seed, options }, players);
  }

  /** @param {Choice} choice */
  #begin({ players, options }) {
    const request = this.#newRequest(options, Math.floor(Math.random() * 2 ** 32), players);
    this.#replace(request, players);
  }

  /**
   * Another game takes the place of this one.
   * @param {Request} request
   * @param {Player[]} players
   */
  #replace(request, players) {
    this.#opponents.stop();
    this.#bubble.hide();
    this.#seating.set(request, players);
    void this.#table.ask(request);
    if (this.#table.isWaiting) this.#showSide();
  }

  /** @param {SavedGame | null} game */
  #load(game) {
    if (game) this.#replace(this.#request({ do: "load", record: game.record }, game.players), game.players);
  }

  /** What a new game begins with unless something else is chosen: as the last one. @returns {Choice} */
  #lastChoice() {
    return { players: this.#players, options: lastOptions(this.#facts) };
  }

  async #askForNewGame() {
    const dialog = /** @type {HTMLDialogElement} */ (element("setup"));
    // Neither the dialog nor the sound is needed at the start.
    const { askForNewGame } = await import("./setup.js");
    const choice = await askForNewGame(dialog, this.#facts, this.#words, this.#lastChoice());
    if (!choice) return;
    keepChoice(this.#facts, choice);
    this.#begin(choice);
  }

  async #copyLink() {
    const { position } = this.#table.frame;
    if (position === null) return;
    const copied = await copyLink(position);
    this.#news.passing(this.#words.say([copied ? "link-copied" : "link-not-copied"]));
  }

  /**
   * @param {string} language
   * @param {string} address
   */
  async #speak(language, address) {
    this.#words = await changeLanguage(this.#facts, language, address);
    this.#bubble.hide();
    this.#shadow.show(this.#table.frame);
    this.#announcer.tell(this.#table.frame, this.#showSide(), this.#words, this.#players);
    this.#stage.refresh();
  }

  /** Texts and scripts that are fetched only now may not come. @param {Promise<void>} fetching */
  async #attempt(fetching) {
    try {
      await fetching;
    } catch (reason) {
      console.warn(reason);
      this.#news.passing(this.#words.say(["request-failed"]));
    }
  }

  #listen() {
    onPress("undo", () => this.#change("undo"));
    onPress("redo", () => this.#change("redo"));
    onPress("new-game", () => void this.#attempt(this.#askForNewGame()));
    onPress("again", () => this.#begin(this.#lastChoice()));
    listenToMenu({
      language: (language, address) => this.#attempt(this.#speak(language, address)),
      copyLink: () => void this.#copyLink(),
      previousGame: () => this.#load(this.#store.previous()),
      sound: () => void soundOfMove(),
    });
    this.#stage.onShape((tall) => void this.#table.ask({ do: "view", tall }));
    this.#store.onOtherTab(() => this.#news.otherTab(() => this.#load(this.#store.game())));
    addEventListener("hashchange", () => {
      const position = positionIn(location.hash);
      if (position === null) return;
      this.#opponents.stop();
      void this.#table.ask(this.#request({ do: "at", game: this.#facts.slug, position }));
    });
    listenToHands(element("shadow"), { frame: () => this.#table.frame, stage: this.#stage, tap: this.#tap });
  }
}

/** Whether this is only the beginning of a game whose record does not replay to its end. @param {Frame} frame */
function isPart(frame) {
  return frame.note?.[0] === "record-stopped";
}
