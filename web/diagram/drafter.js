/** The page on which diagrams are made: joins the board, what is put on it, and what is taken away. */
import { positionLink } from "../address.js";
import { Bubble } from "../bubble.js";
import { Copies } from "./copies.js";
import { element, enable, onPress, setText } from "../document.js";
import { drawDiagram, savePng, saveSvg } from "./diagramfile.js";
import { Drawing, fragmentOf, momentIn } from "./drawing.js";
import { changeLanguageBeside } from "../language.js";
import { listenToMenu } from "../menu.js";
import { News } from "../news.js";
import { Palette } from "./palette.js";
import { packPicture } from "../embed/picture.js";
import { namesOf } from "../players.js";
import { Settings } from "./settings.js";
import { Shadow } from "../board/shadow.js";
import { Stage } from "../board/stage.js";

/** @import { FileKind } from "./copies.js" */
/** @import { Thing } from "./palette.js" */
/** @import { Setting } from "./settings.js" */
/** @import { Frame, PageFacts, Player, Reply, Request, Scene, Text } from "../types.js" */
/** @import { Words } from "../words.js" */

/**
 * @typedef {"put" | "mark" | "arrow"} Tool What a tap does.
 *
 * @typedef {object} Edit A position as it was edited: docs/design.md, section 5.
 * @property {string} game
 * @property {number} edition
 * @property {number} seats
 * @property {number | null} seat
 * @property {boolean} tall
 * @property {Scene} scene
 * @property {Record<string, string>} places By name, the place that a drawn thing lies at.
 * @property {Record<string, string>} found By place, the thing that lies there.
 * @property {Thing[]} things
 * @property {Setting[]} settings
 * @property {string} text
 * @property {string | null} position
 * @property {string | null} link
 * @property {Text | null} error
 * @property {Text} [mismarked]
 *
 * @typedef {object} Start
 * @property {PageFacts} facts
 * @property {ReturnType<typeof import("../link.js").connect>} link
 * @property {Words} words
 */

/** @type {Tool[]} */
const TOOLS = ["put", "mark", "arrow"];
/** How long nobody has typed when the position is read, in milliseconds. */
const TYPED = 300;

export class DiagramPage {
  #facts;
  #link;
  #words;
  #news;
  #stage;
  #shadow;
  #palette;
  #settings;
  #copies;
  #bubble = new Bubble(element("why"));
  #drawing;
  /** Whose side is at the bottom. */
  #seat;
  /** @type {Tool} */
  #tool = "put";
  /** The place at which an arrow begins, once it has been tapped. @type {string | null} */
  #start = null;
  /** @type {Edit | null} */
  #edit = null;
  /** The last question: an answer to an older one is late. */
  #round = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #typing;

  /** @param {Start} start */
  constructor({ facts, link, words }) {
    this.#facts = facts;
    this.#link = link;
    this.#words = words;
    this.#news = new News(element("news"), () => this.#words);
    this.#stage = new Stage(element("stage"), /** @type {HTMLCanvasElement} */ (element("canvas")), this.#say);
    this.#shadow = new Shadow(element("shadow"), {
      tap: (name) => this.#tap(name),
      undo: () => this.#walk("undo"),
      redo: () => this.#walk("redo"),
      hover: (name) => this.#stage.hover(name),
      say: this.#say,
    });
    this.#palette = new Palette(element("palette"), {
      chosen: (thing) => this.#choose("put", this.#say(thing.label)),
      say: this.#say,
    });
    this.#settings = new Settings(element("settings"), {
      chosen: (setting, choice) => {
        this.#drawing.edit(`choose ${setting} ${choice}`);
        void this.#ask();
      },
      say: this.#say,
    });
    this.#copies = new Copies(element("copies"), /** @type {HTMLTextAreaElement} */ (element("copied")), {
      say: this.#say,
      tell: (sentence) => this.#news.passing(sentence),
      save: (kind) => void this.#save(kind),
      picture: async () => (this.#edit ? packPicture(this.#edit.scene, this.#say) : ""),
    });
    const { seat, ...moment } = momentIn(location.hash);
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
    return this.#ask();
  }

  /** @returns {Request} */
  get #request() {
    const { link, edits, mark, arrow } = this.#drawing.now;
    const pointers = { mark: mark.join(","), arrow: arrow.join(",") };
    return { do: "edit", game: this.#facts.slug, link, edits, seat: this.#seat, tall: this.#stage.isTall, ...pointers };
  }

  /** Python shows the drawing as it is now. @param {() => string} [told] For ears, once it is shown. */
  async #ask(told) {
    this.#round += 1;
    const round = this.#round;
    this.#bubble.hide();
    try {
      /** @type {Reply} */
      const { edit, error } = await this.#link.ask(this.#request);
      if (round !== this.#round) return;
      if (edit) {
        this.#show(edit);
        this.#tell(told?.() ?? "");
      } else if (error) await this.#refused(error);
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
    if (this.#edit) {
      this.#showError(this.#say(error));
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
    const frame = this.#frame;
    this.#stage.show(frame);
    this.#shadow.show(frame);
    this.#palette.show(edit.things);
    this.#settings.show(edit.settings);
    element("beside").hidden = edit.settings.length === 0;
    this.#showSeats(edit);
    this.#showTool();
    this.#showError(edit.error ? this.#say(edit.error) : "");
    const field = /** @type {HTMLTextAreaElement} */ (element("position"));
    if (document.activeElement !== field || edit.position !== null) {
      if (field.value.trim() !== edit.text) field.value = edit.text;
    }
    enable("undo", this.#drawing.canUndo);
    enable("redo", this.#drawing.canRedo);
    enable("unmark", this.#drawing.now.mark.length + this.#drawing.now.arrow.length > 0);
    this.#showWays(edit);
    if (!edit.mismarked) return;
    this.#news.passing(this.#say(edit.mismarked));
    this.#drawing.forgetPointers();
    void this.#ask();
  }

  /** What the board needs of a frame: every thing on it may be tapped. @returns {Frame} */
  get #frame() {
    const edit = /** @type {Edit} */ (this.#edit);
    const chosen = Object.keys(edit.places).filter((name) => edit.places[name] === this.#start);
    const shown = { live: [], chosen: chosen.slice(0, 1), spare: Object.keys(edit.places), buttons: [], last: [] };
    return /** @type {Frame} */ (/** @type {unknown} */ ({ ...edit, ...shown, turn: [], actor: null, over: null }));
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

  #showTool() {
    const canPut = (this.#edit?.things.length ?? 0) > 0;
    if (!canPut && this.#tool === "put") this.#tool = "mark";
    element("tool-put").hidden = element("clear").hidden = !canPut;
    for (const tool of TOOLS) element(`tool-${tool}`).setAttribute("aria-pressed", String(tool === this.#tool));
    setText(element("prompt"), this.#say(this.#question));
  }

  /** What the next tap does. @returns {Text} */
  get #question() {
    const { thing } = this.#palette;
    if (this.#tool === "put" && thing) return ["diagram-put", { thing: this.#say(thing.label) }];
    if (this.#tool === "mark") return ["diagram-mark"];
    return this.#start === null ? ["diagram-from"] : ["diagram-to", { start: this.#start }];
  }

  /** @param {string} sentence */
  #showError(sentence) {
    for (const id of ["impossible", "misread"]) {
      setText(element(id), sentence);
      element(id).hidden = !sentence;
    }
    element("position").setAttribute("aria-invalid", String(sentence !== ""));
    element("prompt").hidden = sentence !== "";
  }

  /** The address, and the links that lead on from here. @param {Edit} edit */
  #showWays({ position, link }) {
    const { now } = this.#drawing;
    const here = link === null ? null : fragmentOf(link, now, this.#seat);
    if (here !== null) history.replaceState(null, "", `${location.pathname}${location.search}#${here}`);
    for (const way of document.querySelectorAll("a.way")) {
      const plain = (way.getAttribute("href") ?? "").replace(/#.*/, "");
      way.setAttribute("href", link === null ? plain : `${plain}#${link}`);
    }
    const { root = "./" } = document.documentElement.dataset;
    this.#copies.show({
      position,
      play: new URL(`../#${link ?? ""}`, location.href).href,
      board: {
        base: new URL(root, location.href).href,
        // From which side it is seen is the picture's matter: in the page of another a seat is whom the reader plays.
        link: link === null ? "" : fragmentOf(link, now, 0),
        name: this.#facts.name,
        language: this.#words.language,
      },
    });
  }

  /** @param {string} name */
  #tap(name) {
    const edit = this.#edit;
    const place = edit?.places[name];
    if (!edit || place === undefined) return;
    if (this.#tool === "put") this.#put(edit, place, name);
    else if (this.#tool === "mark") this.#point(() => this.#drawing.mark(place));
    else if (this.#start === null || this.#start === place) this.#begin(this.#start === null ? place : null);
    else {
      const start = this.#start;
      this.#start = null;
      this.#point(() => this.#drawing.arrow(start, place));
    }
  }

  /** What lies there already is taken away. @param {Edit} edit @param {string} place @param {string} name */
  #put(edit, place, name) {
    const { thing, nothing } = this.#palette;
    if (!thing || !nothing) return;
    if (!edit.found[place]) {
      this.#bubble.show(this.#say(["diagram-no-place"]), null, name, this.#frame);
      return;
    }
    const wanted = edit.found[place] === thing.name ? nothing : thing;
    this.#drawing.edit(`put ${wanted.name} ${place} ${this.#seat}`);
    void this.#ask(() => {
      const found = this.#edit?.found[place];
      if (found === edit.found[place]) {
        this.#bubble.show(this.#say(["diagram-taken"]), null, name, this.#frame);
        this.#drawing.drop();
        enable("undo", this.#drawing.canUndo);
        return "";
      }
      const node = this.#edit?.scene.nodes.find((each) => each.name && this.#edit?.places[each.name] === place);
      return node?.label ? this.#say(node.label) : place;
    });
  }

  /** @param {() => void} change Of what is pointed at. */
  #point(change) {
    change();
    const { mark, arrow } = this.#drawing.now;
    const arrows = arrow.map((each) => each.replace("-", " → "));
    const told = mark.length + arrow.length > 0 ? [...mark, ...arrows].join(", ") : this.#say(["edit-none"]);
    void this.#ask(() => this.#say(["diagram-marked", { places: told }]));
  }

  /** An arrow begins here, or nowhere. @param {string | null} place */
  #begin(place) {
    this.#start = place;
    this.#stage.show(this.#frame);
    this.#shadow.show(this.#frame);
    this.#showTool();
    this.#tell("");
  }

  /**
   * @param {Tool} tool
   * @param {string} [told]
   */
  #choose(tool, told = "") {
    this.#tool = tool;
    this.#start = null;
    if (!this.#edit) return;
    this.#showTool();
    this.#stage.show(this.#frame);
    this.#shadow.show(this.#frame);
    if (told) this.#tell("");
  }

  /** @param {"undo" | "redo"} way */
  #walk(way) {
    this.#drawing[way]();
    this.#start = null;
    void this.#ask();
  }

  /** For ears: what has changed, and what is impossible now or what comes next. @param {string} changed */
  #tell(changed) {
    const error = this.#edit?.error;
    const next = error ? this.#say(error) : changed ? "" : this.#say(this.#question);
    setText(element("told"), [changed, next].filter(Boolean).join(". "));
  }

  /** Somebody types a position: it is read once they pause. */
  #typed() {
    clearTimeout(this.#typing);
    this.#typing = setTimeout(() => {
      const text = /** @type {HTMLTextAreaElement} */ (element("position")).value.trim();
      if (!this.#edit || text === this.#edit.text) return this.#showError(this.#edit?.error ? this.#say(this.#edit.error) : "");
      this.#drawing.begin(positionLink(text));
      return void this.#reread();
    }, TYPED);
  }

  /** What cannot be read is not a step: the drawing stays as it is. */
  async #reread() {
    const { text } = /** @type {Edit} */ (this.#edit);
    await this.#ask();
    if (this.#edit?.text === text) {
      this.#drawing.drop();
      enable("undo", this.#drawing.canUndo);
    }
  }

  /** @param {FileKind} kind */
  async #save(kind) {
    const { do: _do, ...request } = this.#request;
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
    this.#stage.refresh();
  }

  /** The page's address leads somewhere else now; where that is nowhere, the drawing stays as it is. */
  async #follow() {
    const [drawing, seat, edit] = [this.#drawing, this.#seat, this.#edit];
    const { seat: side, ...moment } = momentIn(location.hash);
    [this.#drawing, this.#seat] = [new Drawing(moment), side];
    await this.#ask();
    if (edit === null || this.#edit !== edit) return;
    [this.#drawing, this.#seat] = [drawing, seat];
    this.#showWays(edit);
  }

  #listen() {
    for (const tool of TOOLS) onPress(`tool-${tool}`, () => this.#choose(tool, tool));
    onPress("undo", () => this.#walk("undo"));
    onPress("redo", () => this.#walk("redo"));
    onPress("clear", () => {
      this.#drawing.edit("clear");
      void this.#ask();
    });
    onPress("opening-position", () => {
      this.#drawing.begin("");
      void this.#ask();
    });
    onPress("unmark", () => {
      this.#drawing.unmark();
      void this.#ask();
    });
    element("position").addEventListener("input", () => this.#typed());
    const seat = /** @type {HTMLSelectElement} */ (element("seat"));
    seat.addEventListener("change", () => {
      this.#seat = Number(seat.value);
      void this.#ask();
    });
    listenToMenu({ language: (language, address) => this.#speak(language, address) });
    this.#stage.onShape(() => void this.#ask());
    addEventListener("hashchange", () => void this.#follow());
  }
}
