/** Which game is open and who plays it: a new one, the kept one, the one that a link leads to. */
import { badValues, forgetLink, leadOn } from "../address.js";
import { keepChoice, lastOptions } from "./choices.js";
import { download, element } from "../document.js";
import { Refusal } from "../link.js";
import { guestsOf, humans, readSeating, usualPlayers } from "../players.js";
import { readChoice } from "../store.js";

/** @import { Keeper } from "./keeper.js" */
/** @import { News } from "../news.js" */
/** @import { Choice, GameStore, SavedGame } from "../store.js" */
/** @import { Table } from "./table.js" */
/** @import { Frame, PageFacts, Player, Request, Text } from "../types.js" */
/** @import { Words } from "../words.js" */

/**
 * @typedef {object} Surroundings
 * @property {PageFacts} facts
 * @property {GameStore} store
 * @property {ReturnType<typeof import("../link.js").connect>} link
 * @property {Keeper} keeper
 * @property {News} news
 * @property {Table} table
 * @property {() => Words} words Those of the page's language now.
 * @property {(text: Text) => string} say
 * @property {() => boolean} isTall
 * @property {(request: Request) => void} ask
 * @property {() => import("../embed/framed.js").Framed | null} around What the page around this one wants, where there is one.
 * @property {() => void} onLeave What stands there now is about to be replaced.
 */

export class Opener {
  #page;
  /** @type {Player[]} */
  players;
  /** Who played before a link was followed: again, when something new begins. @type {Player[] | null} */
  #hosts = null;
  /** Whether the game on the board is the beginning of a text that has been kept as it came. */
  #isPart = false;
  /** Who plays the game that a request opens. @type {WeakMap<Request, Player[]>} */
  #seating = new WeakMap();
  /** Requests that open what came out of a file. @type {WeakSet<Request>} */
  #texts = new WeakSet();

  /**
   * @param {Surroundings} surroundings
   * @param {Player[]} players
   */
  constructor(surroundings, players) {
    this.#page = surroundings;
    this.players = players;
  }

  /**
   * Python takes over: what a link leads to, else the saved game, else a new one.
   * @param {{ linked: string | null, record: string | null }} wanted
   * @param {number} [tries] How often to begin again by itself if Python dies over it.
   */
  async open({ linked, record }, tries = 1) {
    const { facts, link, news, table } = this.#page;
    /** @type {Request[]} */
    const requests = [];
    if (linked !== null) requests.push(this.#request({ do: "open", game: facts.slug, link: linked }));
    if (record !== null) requests.push(this.#request({ do: "load", record }));
    requests.push(this.#newRequest({}, facts.seed));
    try {
      for (const request of requests) {
        const error = await table.connect(link.ask, request);
        if (!error) break;
        if (request.do === "load") this.tellBroken();
        else this.tellError(error, request);
      }
    } catch (reason) {
      const again = () => {
        link.retry();
        void this.open({ linked, record });
      };
      if (news.refused(reason, again)) return;
      // It died over what was asked, and another has been started: tried once more, then only if somebody asks for it.
      if (tries > 0) await this.open({ linked, record }, tries - 1);
      else news.refused(new Refusal(["runtime-failed"]), again);
    }
  }

  /** What brings the game back when the interpreter has died. @returns {Request} */
  restoring() {
    return this.#request({ do: "load", record: this.#page.table.frame.record });
  }

  /** The interpreter has gone for good: another one, with the game as it was. */
  restart() {
    this.#page.link.retry();
    void this.#page.table.ask(this.restoring());
  }

  /** The saved game could not be opened: its text is kept, or stays where it is. */
  tellBroken() {
    const { say, store } = this.#page;
    this.offerBroken(say([store.setBrokenAside() ? "broken-game" : "broken-game-shut"]));
  }

  /** What Python says besides. @param {Text} note */
  tellNote(note) {
    const { news, say } = this.#page;
    // What came by a link is in no danger: the link has it.
    if (this.#isPart && isAboutPart(note)) this.offerBroken(say(note));
    else news.passing(say(note));
  }

  /** @param {string} why What could not be opened. */
  offerBroken(why) {
    const { facts, news, say, store } = this.#page;
    const sentence = store.isInTheWay() ? say(["text-in-the-way", { why }]) : why;
    news.broken(sentence, store.isInTheWay(), () => download(`${facts.slug}.play`, store.broken() ?? ""));
  }

  /**
   * @param {Text} error
   * @param {Request} request
   */
  tellError(error, request) {
    const { around, news, say } = this.#page;
    if (request.do === "play" || around()?.failed(error, request)) return;
    if (request.do === "open") {
      if (leadOn(error, "../")) return;
      forgetLink();
      news.badLink(say(error));
    } else if (request.do !== "link") news.passing(say(error));
  }

  /**
   * Another game is open now.
   * @param {Frame} frame
   * @param {Request} request
   */
  opened(frame, request) {
    const { keeper, news, store } = this.#page;
    const chosen = this.#seating.get(request);
    const hosts = this.#hosts ?? this.players;
    this.players = chosen ?? this.players;
    const seated = this.#page.around()?.seated(frame, request, chosen);
    if (seated) {
      this.players = seated;
      this.#seatAnew();
    } else if (this.players.length !== frame.seats) {
      this.players = usualPlayers(frame.seats);
      this.#seatAnew();
    }
    this.#hosts = request.do === "open" ? hosts : null;
    if (request.do === "open") {
      news.goodLink();
      keeper.startFromLink(frame);
      if (!seated) this.#seatGuests(frame, String(request.link));
    } else keeper.startOwn(this.#isGiven(frame, request) ? frame.record : null);
    // First what is in danger: the text may stand nowhere but in the place that the running game is moved to.
    this.#isPart = request.do === "load" && isAboutPart(frame.note);
    if (this.#isPart) store.keepBroken(String(request.record));
    if (chosen) store.setAside(request.record);
  }

  /**
   * Whether this game stands as it came out of a file, now or before the page was left.
   * @param {Frame} frame
   * @param {Request} request
   */
  #isGiven({ record }, request) {
    return this.#texts.has(request) || this.#page.store.isGiven(record);
  }

  /**
   * @param {Frame} frame
   * @param {string} linked
   */
  #seatGuests(frame, linked) {
    const { news, say } = this.#page;
    const seating = readSeating(new URLSearchParams(linked), frame.seats);
    this.players = guestsOf(seating, frame, this.players);
    this.#seatAnew();
    if (seating.faults.length > 0) news.passing(say(badValues(seating.faults)));
  }

  /** Python is told who the persons are, once the game is shown. */
  #seatAnew() {
    void Promise.resolve().then(() => this.#page.table.ask({ do: "view", humans: humans(this.players) }));
  }

  /**
   * @param {Request} request
   * @returns {Request}
   */
  #request(request, players = this.players) {
    return { ...request, humans: humans(players), tall: this.#page.isTall() };
  }

  /**
   * @param {Record<string, string>} options
   * @param {number} seed
   */
  #newRequest(options, seed, players = this.players) {
    const { slug } = this.#page.facts;
    return this.#request({ do: "new", game: slug, seats: players.length, seed, options }, players);
  }

  /** @param {Choice} choice */
  begin({ players, options }) {
    const request = this.#newRequest(options, drawnSeed(), players);
    this.#replace(request, players);
    return request;
  }

  /** The same once more. */
  again() {
    this.begin({ players: this.#hosts ?? this.players, options: this.#lastChoice().options });
  }

  /**
   * Another game takes the place of this one.
   * @param {Request} request
   * @param {Player[]} players
   */
  #replace(request, players) {
    this.#page.onLeave();
    this.#seating.set(request, players);
    this.#page.ask(request);
  }

  /** @param {SavedGame | null} game */
  load(game) {
    if (game) this.#replace(this.#request({ do: "load", record: game.record }, game.players), game.players);
  }

  /** A game that came as text takes the place of this one. @param {string} record */
  openText(record) {
    const request = this.#request({ do: "load", record });
    this.#texts.add(request);
    this.#replace(request, this.players);
  }

  /** The page's address leads somewhere else now. @param {string} linked */
  follow(linked) {
    const { facts, ask, onLeave } = this.#page;
    onLeave();
    const request = this.#request({ do: "open", game: facts.slug, link: linked });
    ask(request);
    return request;
  }

  /** What a new game begins with unless something else is chosen. @returns {Choice} */
  #lastChoice() {
    const { facts } = this.#page;
    const players = readChoice(facts.slug, facts.seats)?.players ?? this.players;
    return { players, options: lastOptions(facts) };
  }

  async askForNewGame() {
    const { facts, words } = this.#page;
    const dialog = /** @type {HTMLDialogElement} */ (element("setup"));
    // The dialog is not needed at the start.
    const [{ askForNewGame }, { dressDialogs }] = await Promise.all([import("./setup.js"), import("../dialogs.js")]);
    dressDialogs();
    const choice = await askForNewGame(dialog, facts, words(), this.#lastChoice());
    if (!choice) return;
    keepChoice(facts, choice);
    this.begin(choice);
  }
}

/** The seed of a game that nobody has seen yet. */
export function drawnSeed() {
  return Math.floor(Math.random() * 2 ** 32);
}

/** Whether this tells that only the beginning of a record could be replayed. @param {Text} [note] */
function isAboutPart(note) {
  return note?.[0] === "record-stopped";
}
