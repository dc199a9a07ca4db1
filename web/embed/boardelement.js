/**
 * `<ludoteca-board game="oxono" position="…">`: a board in any page, which is nothing but a picture until somebody plays.
 *
 * This file is fetched by the pages of others, as `embed/v1/ludoteca.js`, and its meaning is promised: docs/embedding.md.
 * It needs no other file. Where it does not come, or no frame is allowed, what stands between the tags is what is seen.
 */

/** Attributes by the keys that a link has for them. */
const KEYS = {
  game: "g",
  position: "p",
  record: "r",
  ply: "ply",
  puzzle: "puzzle",
  seat: "seat",
  level: "level",
  controls: "controls",
  theme: "theme",
  lang: "lang",
  picture: "i",
  mark: "mark",
  arrow: "arrow",
};
/** What the frame itself shows changes with these; for the others it begins again, as a picture. */
const SHOWN = ["position", "record", "ply", "seat", "level", "controls", "link"];
const EVENTS = ["ready", "move", "over", "error"];

/** Until the frame has told its height, in the measures of web/embed/framesize.js and the proportions of most boards. */
const STYLE = `
:host { display: block; container-type: inline-size; }
:host([hidden]) { display: none; }
div { display: grid; }
div > * { grid-area: 1 / 1; min-width: 0; }
iframe {
  width: 100%;
  height: var(--ludoteca-height, var(--own-height, calc((100cqw - 8px) / 0.8 + 164px)));
  border: 0;
  color-scheme: normal;
  visibility: hidden;
}
@container (min-width: 600px) {
  iframe { height: var(--ludoteca-height, var(--own-height, calc((100cqw - clamp(176px, 26cqw, 352px) - 24px) / 1.3333 + 8px))); }
}
@container (min-width: 884px) {
  iframe {
    height: var(--ludoteca-height, var(--own-height, calc((100cqw - clamp(176px, 26cqw, 352px) - 3 * clamp(12px, 1.5cqw, 32px)) / 1.3333 + 68px)));
  }
}
.alive iframe { visibility: visible; }
.alive slot { display: none; }
`;

class LudotecaBoard extends HTMLElement {
  static observedAttributes = [...Object.keys(KEYS), "link", "title"];

  #box = document.createElement("div");
  #frame = document.createElement("iframe");
  /** Whether the board is played, so that it can be told what to show. */
  #isOpen = false;
  /** Whether the frame has said something, so that it can be told something. */
  #isThere = false;
  /** Whether it is to be played as soon as it is there. */
  #isWanted = false;
  /** Names of the attributes that have changed since the frame was told. @type {Set<string>} */
  #changed = new Set();

  constructor() {
    super();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    const root = this.attachShadow({ mode: "open" });
    // A page that allows no style in its own markup allows this.
    root.adoptedStyleSheets = [sheet];
    this.#frame.loading = "lazy";
    this.#frame.allow = "clipboard-write";
    this.#box.append(document.createElement("slot"), this.#frame);
    root.append(this.#box);
  }

  connectedCallback() {
    addEventListener("message", this.#hear);
    this.#begin();
  }

  disconnectedCallback() {
    removeEventListener("message", this.#hear);
    this.#isOpen = this.#isThere = this.#isWanted = false;
    this.#box.classList.remove("alive");
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (!this.isConnected) return;
    // Several at once are one change.
    if (this.#changed.size === 0) queueMicrotask(() => this.#follow());
    this.#changed.add(name);
  }

  /** What a press of the button does: the board is played from now on. */
  open() {
    if (this.#isThere) this.#send("open");
    else this.#isWanted = true;
  }

  /**
   * Makes a move, in the words of the game's records.
   * @param {string} move
   * @param {number} [seat]
   */
  play(move, seat) {
    this.#send("play", { move, seat: seat ?? null });
  }

  undo() {
    this.#send("undo");
  }

  redo() {
    this.#send("redo");
  }

  /** As it stood after so many steps. @param {number} ply */
  goto(ply) {
    this.#send("goto", { ply });
  }

  /** The link to what the attributes ask for, as it stands behind the `#`. */
  get #fragment() {
    const asked = new URLSearchParams(this.getAttribute("link")?.replace(/^#/, "") ?? "");
    for (const [name, key] of Object.entries(KEYS)) {
      const value = this.getAttribute(name);
      if (value !== null) asked.set(key, value);
    }
    return asked.toString();
  }

  #begin() {
    this.#isOpen = this.#isThere = false;
    this.#name();
    this.#frame.src = new URL(`./#${this.#fragment}`, import.meta.url).href;
  }

  #name(title = "Ludoteca") {
    this.#frame.title = this.title || title;
  }

  #follow() {
    const changed = [...this.#changed];
    this.#changed.clear();
    if (!this.isConnected) return;
    const isAll = (/** @type {string[]} */ names) => changed.every((name) => names.includes(name));
    if (isAll(["title"])) this.#name();
    else if (!this.#isOpen) this.#begin();
    else if (isAll(["theme"])) this.#send("theme", { theme: this.getAttribute("theme") || null });
    else if (isAll(["lang"]) && this.lang) this.#send("language", { language: this.lang });
    else if (isAll(SHOWN)) this.#send("open", { link: this.#fragment });
    else this.#begin();
  }

  /**
   * @param {string} type
   * @param {object} [detail]
   */
  #send(type, detail = {}) {
    this.#frame.contentWindow?.postMessage({ ludoteca: 1, type, ...detail }, "*");
  }

  /** @param {MessageEvent} event */
  #hear = ({ source, data }) => {
    if (source === null || source !== this.#frame.contentWindow || data?.ludoteca !== 1) return;
    const { ludoteca: _version, type, ...detail } = data;
    if (type === "height" && detail.height > 0) {
      this.#box.classList.add("alive");
      this.#frame.style.setProperty("--own-height", `${Number(detail.height)}px`);
      this.#name(String(detail.title));
      this.#isThere = true;
      if (this.#isWanted) this.open();
      this.#isWanted = false;
    }
    if (type === "ready") this.#isOpen = true;
    if (EVENTS.includes(type)) this.dispatchEvent(new CustomEvent(type, { detail }));
  };
}

for (const name of [...Object.keys(KEYS), "link"]) {
  // The language of an element is its own property already.
  if (name === "lang") continue;
  Object.defineProperty(LudotecaBoard.prototype, name, {
    /** @this {HTMLElement} */
    get() {
      return this.getAttribute(name) ?? "";
    },
    /** @this {HTMLElement} @param {unknown} value */
    set(value) {
      if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, String(value));
    },
    enumerable: true,
    configurable: true,
  });
}

if (!customElements.get("ludoteca-board")) customElements.define("ludoteca-board", LudotecaBoard);
