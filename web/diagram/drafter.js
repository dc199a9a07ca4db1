/** The page on which diagrams are made: joins the board, what is put on it, and what is taken away. */
import { badValues, here, leadOn, positionLink, showAddress } from "../address.js";
import { toldOfPut, toldOfStep } from "./changes.js";
import { Copies } from "./copies.js";
import { element, enable, onPress, setText } from "../document.js";
import { drawDiagram, savePng, saveSvg } from "./diagramfile.js";
import { Drawing, fragmentOf, momentIn, unread } from "./drawing.js";
import { pointersOf } from "./edit.js";
import { changeLanguageBeside } from "../language.js";
import { listenToMenu } from "../menu.js";
import { News } from "../news.js";
import { Palette } from "./palette.js";
import { packPicture } from "../embed/picture.js";
import { namesOf } from "../players.js";
import { PositionField } from "./positionfield.js";
import { Settings } from "./settings.js";
import { Surface } from "./surface.js";

/** @import { FileKind } from "./copies.js" */
/** @import { Moment } from "./drawing.js" */
/** @import { Edit } from "./edit.js" */
/** @import { PageFacts, Player, Reply, Request, Text } from "../types.js" */
/** @import { Words } from "../words.js" */

/**
 * @typedef {object} Start
 * @property {PageFacts} facts
 * @property {ReturnType<typeof import("../link.js").connect>} link
 * @property {Words} words
 */

export class DiagramPage {
  #facts;
  #link;
  #words;
  #news;
  #surface;
  #palette;
  #settings;
  #copies;
  #field;
  #drawing;
  /** Whose side is at the bottom. */
  #seat;
  /** @type {Edit | null} */
  #edit = null;
  /** What stands in the address that has led here, until it has been looked at. */
  #arrived = "";
  /** The last question: an answer to an older one is late. */
  #round = 0;

  /** @param {Start} start */
  constructor({ facts, link, words }) {
    this.#facts = facts;
    this.#link = link;
    this.#words = words;
    this.#news = new News(element("news"), () => this.#words);
    this.#palette = new Palette(element("palette"), {
      chosen: (thing) => this.#surface.choose("put", this.#say(thing.label)),
      say: this.#say,
    });
    this.#surface = new Surface({
      facts: this.#facts,
      say: this.#say,
      inHand: () => this.#palette.thing,
      put: (place, name) => this.#put(place, name),
      mark: (place) => this.#point(() => this.#drawing.mark(place)),
      arrow: (start, end) => this.#point(() => this.#drawing.arrow(start, end)),
      undo: () => this.#walk("undo"),
      redo: () => this.#walk("redo"),
      letter: (key) => this.#palette.type(key),
      tell: (changed) => this.#tell(changed),
    });
    this.#settings = new Settings(element("settings"), {
      chosen: (setting, choice) => this.#change(() => this.#drawing.edit(`choose ${setting} ${choice}`)),
      say: this.#say,
    });
    this.#copies = new Copies(element("copies"), /** @type {HTMLTextAreaElement} */ (element("copied")), {
      say: this.#say,
      tell: (sentence) => this.#news.passing(sentence),
      save: (kind) => void this.#save(kind),
      picture: async () => (this.#edit ? packPicture(this.#edit.scene, this.#say) : ""),
    });
    this.#field = new PositionField({
      begun: () => this.#copies.wait(),
      typed: (text) => this.#typed(text),
    });
    const { seat, ...moment } = momentIn(location.hash, facts.slug);
    this.#drawing = new Drawing(moment);
    this.#seat = seat;
    this.#listen();
  }

  /** Every seat is whoever sits here, and is called what the game calls it. @type {Player[]} */
  get #players() {
    return Array.from({ length: this.#edit?.seats ?? this.#facts.seats[0] }, () => ({ kind: "person" }));
  }

  /** A lone seat is no "You" here. @param {Text} text */
  #say = (text) => this.#words.say(text, namesOf(this.#words, [...this.#players, { kind: "person" }]));

  /** @param {() => void} apply */
  offerUpdate(apply) {
    this.#news.update(apply);
  }

  /**
   * Shows what the address leads to, else the kept game as it stands, else the opening.
   * @param {string | null} kept The position of the kept game.
   */
  open(kept) {
    const { link } = this.#drawing.now;
    if (!link && kept !== null) this.#drawing = new Drawing({ ...this.#drawing.now, link: positionLink(kept) });
    this.#arrive();
    return this.#ask();
  }

  /** An address has led here: with marks they are seen at once, and what it says in vain is told. */
  #arrive() {
    const { mark, arrow } = this.#drawing.now;
    if (mark.length + arrow.length > 0) this.#surface.choose("mark");
    this.#arrived = location.hash;
  }

  /** @param {Moment} moment @param {number} seat @returns {Request} */
  #request({ link, edits, mark, arrow }, seat) {
    const pointers = { mark: mark.join(","), arrow: arrow.join(",") };
    return { do: "edit", game: this.#facts.slug, link, edits, seat, tall: this.#surface.isTall, ...pointers };
  }

  /**
   * Python shows the drawing as it is now.
   * @param {(edit: Edit) => string | null} [told] For ears, once it is shown; `null`: it has been told.
   */
  #ask(told = () => "") {
    return this.#try(this.#drawing.now, this.#seat, (edit) => {
      this.#show(edit);
      const changed = told(edit);
      if (changed !== null) this.#tell(changed);
    });
  }

  /**
   * Asks how something looks that is not the drawing yet. It is never answered if something else is asked meanwhile.
   * @param {Moment} moment
   * @param {number} seat
   * @param {(edit: Edit) => void} seen
   */
  async #try(moment, seat, seen) {
    this.#round += 1;
    const round = this.#round;
    this.#surface.quiet();
    try {
      /** @type {Reply} */
      const { edit, error } = await this.#link.ask(this.#request(moment, seat));
      if (round !== this.#round) return;
      if (edit) seen(edit);
      else if (error) await this.#refused(error);
    } catch (reason) {
      if (round === this.#round) this.#news.refused(reason, () => void this.#again());
    }
  }

  async #again() {
    this.#link.retry();
    await this.#ask();
  }

  /** A link that leads nowhere, or a position that was typed wrongly: what is shown stays. @param {Text} error */
  async #refused(error) {
    if (leadOn(error, "../../", "diagram/")) return;
    if (this.#edit) {
      this.#field.showError(this.#say(error));
      return;
    }
    this.#news.badLink(this.#say(error));
    if (this.#drawing.now.link) {
      this.#drawing = new Drawing({ link: "", edits: [], mark: [], arrow: [] });
      await this.#ask();
    }
  }

  /** @param {Edit} edit */
  #show(edit) {
    this.#edit = edit;
    this.#palette.show(edit.things);
    this.#surface.show(edit);
    this.#settings.show(edit.settings);
    element("beside").hidden = edit.settings.length === 0;
    this.#showSeats(edit);
    this.#showError();
    this.#field.show(edit);
    this.#showSteps();
    const told = edit.mismarked ? [this.#say(edit.mismarked)] : [];
    // What is not there is forgotten, and takes nothing else away.
    if (edit.mismarked) this.#drawing.keepPointers(edit.mark, edit.arrow);
    const parts = unread(this.#arrived, edit.seats);
    if (parts.length > 0) told.push(this.#say(badValues(parts)));
    this.#arrived = "";
    if (told.length > 0) this.#news.passing(told.join(" "));
    enable("unmark", edit.mark.length + edit.arrow.length > 0);
    this.#showWays(edit);
  }

  /** What is impossible in the drawing. */
  #showError() {
    this.#field.showError(this.#edit?.error ? this.#say(this.#edit.error) : "");
  }

  #showSteps() {
    enable("undo", this.#drawing.canUndo);
    enable("redo", this.#drawing.canRedo);
  }

  /** Whose side it is seen from, where that makes a difference. @param {Edit} edit */
  #showSeats({ seats, seat }) {
    const select = /** @type {HTMLSelectElement} */ (element("seat"));
    const names = Array.from({ length: seats }, (_, number) => this.#say(["player", { seat: number }]));
    const options = [...select.options].map(({ textContent }) => textContent);
    if (options.join() !== names.join()) {
      select.replaceChildren(...names.map((name, number) => new Option(name, String(number))));
    }
    this.#seat = seat ?? 0;
    select.value = String(this.#seat);
    /** @type {HTMLElement} */ (select.closest("label")).hidden = seats < 2;
  }

  /** The address, and the links that lead on from here. @param {Edit} edit */
  #showWays({ position, link, secret }) {
    const { now } = this.#drawing;
    // To whoever plays, a seat is whom the reader plays: from which side it is seen is the picture's matter, unless that
    // is a hand, which only its owner sees. Then even the first seat is named, as another may be asked.
    const seated = secret ? `&seat=${this.#seat}` : "";
    const toOthers = link === null ? "" : fragmentOf(link, now, 0) + seated;
    const shown = link === null ? null : fragmentOf(link, now, this.#seat);
    if (shown !== null) showAddress(`${here().pathname}${here().search}#${shown}`);
    for (const way of document.querySelectorAll("a.way")) {
      const plain = (way.getAttribute("href") ?? "").replace(/#.*/, "");
      way.setAttribute("href", link === null ? plain : `${plain}#${link}`);
    }
    const { root = "./" } = document.documentElement.dataset;
    this.#copies.show({
      position,
      play: new URL(`../#${toOthers}`, location.href).href,
      board: {
        base: new URL(root, location.href).href,
        link: toOthers,
        name: this.#facts.name,
        language: this.#words.language,
      },
    });
  }

  /** What lies there already is taken away. @param {string} place @param {string} name */
  #put(place, name) {
    const { thing, nothing } = this.#palette;
    const before = this.#edit;
    if (!before || !thing || !nothing) return;
    const found = this.#surface.found(place);
    if (!found) {
      this.#surface.refuse(["diagram-no-place"], name);
      return;
    }
    const wanted = found === thing.name ? nothing : thing;
    this.#drawing.edit(`put ${wanted.name} ${place} ${this.#seat}`);
    void this.#ask((edit) => {
      if (edit.text !== before.text) return toldOfPut(before, edit, { thing: wanted.name, place }, this.#say);
      this.#surface.refuse(edit.refused ?? ["diagram-taken"], name);
      this.#drawing.drop();
      this.#showSteps();
      return null;
    });
  }

  /** @param {() => void} change Of what is pointed at. */
  #point(change) {
    change();
    void this.#ask((edit) => pointersOf(edit, this.#say));
  }

  /** @param {() => void} change Of the drawing. */
  #change(change) {
    const before = this.#edit;
    change();
    void this.#ask((edit) => (before ? toldOfStep(before, edit, this.#say) : ""));
  }

  /** @param {"undo" | "redo"} way */
  #walk(way) {
    this.#surface.forgetStart();
    this.#change(() => this.#drawing[way]());
  }

  /** For ears: what has changed, and what is impossible now or what comes next. @param {string} changed */
  #tell(changed) {
    const error = this.#edit?.error;
    const next = error ? this.#say(error) : changed ? "" : this.#say(this.#surface.question);
    setText(element("told"), [changed, next].filter(Boolean).join(". "));
  }

  /** Somebody has typed a position. What cannot be read is not a step: the drawing stays as it is. @param {string} text */
  #typed(text) {
    if (!this.#edit) return;
    if (text === this.#edit.text) {
      this.#showError();
      return this.#showWays(this.#edit);
    }
    const link = positionLink(text);
    const before = this.#edit;
    return void this.#try({ ...this.#drawing.now, link, edits: [] }, this.#seat, (edit) => {
      this.#drawing.begin(link);
      this.#show(edit);
      this.#tell(toldOfStep(before, edit, this.#say));
    });
  }

  /** @param {FileKind} kind */
  async #save(kind) {
    const { do: _do, ...request } = this.#request(this.#drawing.now, this.#seat);
    const whole = /** @type {HTMLInputElement} */ (element("whole")).checked;
    try {
      const drawn = await drawDiagram(this.#link.ask, { do: "diagram", ...request, whole, theme: "auto" }, this.#say);
      if ("error" in drawn) this.#news.passing(this.#say(drawn.error));
      else if (kind === "svg") saveSvg(this.#facts.slug, drawn.svg);
      else await savePng(this.#facts.slug, drawn.svg);
    } catch (reason) {
      this.#news.refused(reason, () => void this.#again());
    }
  }

  /**
   * @param {string} language
   * @param {string} address
   */
  async #speak(language, address) {
    try {
      this.#words = await changeLanguageBeside(this.#facts, "diagram-of", language, address);
    } catch (reason) {
      console.warn(reason);
      this.#news.passing(this.#say(["request-failed"]));
      return;
    }
    this.#palette.sayAgain();
    if (this.#edit) this.#show(this.#edit);
    this.#surface.refresh();
    this.#tell("");
  }

  /** The page's address leads somewhere else now; where that is nowhere, the drawing stays as it is. */
  async #follow() {
    const { seat, ...moment } = momentIn(location.hash, this.#facts.slug);
    const before = this.#edit;
    await this.#try(moment, seat, (edit) => {
      [this.#drawing, this.#seat] = [new Drawing(moment), seat];
      this.#arrive();
      this.#show(edit);
      this.#tell("");
    });
    if (before !== null && this.#edit === before) this.#showWays(before);
  }

  #listen() {
    onPress("undo", () => this.#walk("undo"));
    onPress("redo", () => this.#walk("redo"));
    onPress("clear", () => this.#change(() => this.#drawing.edit("clear")));
    onPress("opening-position", () => this.#change(() => this.#drawing.begin("")));
    onPress("unmark", () => this.#change(() => this.#drawing.unmark()));
    const seat = /** @type {HTMLSelectElement} */ (element("seat"));
    seat.addEventListener("change", () => this.#change(() => (this.#seat = Number(seat.value))));
    listenToMenu({ language: (language, address) => this.#speak(language, address) });
    this.#surface.onShape(() => void this.#ask());
    addEventListener("hashchange", () => void this.#follow());
  }
}
