/**
 * Real buttons over the canvas: every tap, key and screen reader goes through them, and so do the tests.
 * One button per named thing; it keeps its identity from frame to frame, so that the focus stays where it was.
 */
import { neighbour } from "./grid.js";
import { readSettings } from "../store.js";

/** @import { Frame, SceneNode, Text } from "../types.js" */
/** @import { Spot } from "./grid.js" */

/**
 * @typedef {object} ShadowEvents
 * @property {(name: string, at: number) => void} tap With the time of the event, for the bench.
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {(name: string | null) => void} hover
 * @property {(text: Text) => string} say
 * @property {(key: string, name: string) => boolean} [letter] Some other key on a thing; whether it means something.
 */

export class Shadow {
  #root;
  #events;
  /** @type {Map<string, { root: HTMLElement, current: string }>} */
  #regions = new Map();
  /** @type {Map<string, HTMLButtonElement>} */
  #buttons = new Map();
  /** What can be heard but not chosen. @type {HTMLElement[]} */
  #labels = [];
  /** @type {Map<string, Spot>} */
  #spots = new Map();
  /** @type {string[]} */
  #chosen = [];

  /**
   * @param {HTMLElement} root Lies exactly over the scene.
   * @param {ShadowEvents} events
   */
  constructor(root, events) {
    this.#root = root;
    this.#events = events;
    root.addEventListener("click", (event) => this.#click(event));
    root.addEventListener("keydown", (event) => this.#key(event));
    root.addEventListener("focusin", (event) => this.#remember(nameOf(event.target)));
    root.addEventListener("pointerover", (event) => events.hover(nameOf(event.target)));
    root.addEventListener("pointerleave", () => events.hover(null));
  }

  /** @param {Frame} frame */
  show(frame) {
    const focused = this.#focusedName();
    const lost = focused === null ? undefined : this.#spots.get(focused);
    this.#chosen = frame.chosen;
    this.#spots = spotsOf(frame);
    this.#dropGone();
    for (const [name, spot] of this.#spots) this.#place(name, spot, frame);
    this.#label(frame);
    for (const region of new Set([...this.#spots.values()].map((spot) => spot.region))) this.#order(region);
    if (lost && this.#focusedName() === null) this.#focusAt(lost);
  }

  /** The focus goes to the first thing that can be chosen. @returns {boolean} Whether there is one. */
  focus() {
    const open = [...this.#buttons.values()].find((button) => button.tabIndex === 0 && button.hasAttribute("data-live"));
    open?.focus({ preventScroll: true });
    return open !== undefined;
  }

  #dropGone() {
    for (const [name, button] of this.#buttons) {
      if (this.#spots.has(name)) continue;
      button.remove();
      this.#buttons.delete(name);
    }
    const used = new Set([...this.#spots.values()].map((spot) => spot.region));
    for (const [region, { root }] of this.#regions) {
      if (used.has(region)) continue;
      root.remove();
      this.#regions.delete(region);
    }
  }

  /**
   * @param {string} name
   * @param {Spot} spot
   * @param {Frame} frame
   */
  #place(name, spot, frame) {
    const button = this.#buttons.get(name) ?? this.#made(name);
    lay(button, spot.node, frame.scene.size);
    button.style.zIndex = String(spot.rank);
    const label = spot.node.label ? this.#events.say(spot.node.label) : name;
    if (button.getAttribute("aria-label") !== label) button.setAttribute("aria-label", label);
    const open = frame.live.includes(name) || frame.chosen.includes(name) || frame.spare.includes(name);
    toggle(button, "aria-disabled", !open);
    toggle(button, "aria-pressed", frame.chosen.includes(name));
    toggle(button, "data-live", open);
  }

  /** Things that have a label and no name, such as a row of pieces that are left. @param {Frame} frame */
  #label(frame) {
    for (const label of this.#labels) label.remove();
    this.#labels = frame.scene.nodes
      .filter((node) => node.label && !node.name)
      .map((node) => {
        const label = document.createElement("div");
        label.setAttribute("role", "img");
        label.setAttribute("aria-label", this.#events.say(/** @type {Text} */ (node.label)));
        lay(label, node, frame.scene.size);
        return label;
      });
    this.#root.append(...this.#labels);
  }

  /** @param {string} name */
  #made(name) {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.name = name;
    button.tabIndex = -1;
    this.#buttons.set(name, button);
    return button;
  }

  /** Puts the buttons of a region in reading order, and lets one of them be reached by Tab. @param {string} region */
  #order(region) {
    const names = [...this.#spots].filter(([, spot]) => spot.region === region);
    names.sort(([, one], [, other]) => one.row - other.row || one.column - other.column);
    const group = this.#region(region);
    const label = this.#events.say(regionName(region));
    if (group.root.getAttribute("aria-label") !== label) group.root.setAttribute("aria-label", label);
    const wanted = names.map(([name]) => /** @type {HTMLButtonElement} */ (this.#buttons.get(name)));
    const focused = document.activeElement;
    wanted.forEach((button, index) => {
      const there = group.root.children[index];
      if (there !== button) group.root.insertBefore(button, there ?? null);
    });
    // A button that was moved in the document has lost the focus.
    if (focused instanceof HTMLElement && focused !== document.activeElement && group.root.contains(focused)) {
      focused.focus({ preventScroll: true });
    }
    if (!this.#spots.has(group.current) || this.#spots.get(group.current)?.region !== region) {
      group.current = names.find(([name]) => this.#buttons.get(name)?.hasAttribute("data-live"))?.[0] ?? names[0][0];
    }
    for (const button of wanted) button.tabIndex = button.dataset.name === group.current ? 0 : -1;
  }

  /** @param {string} region */
  #region(region) {
    let group = this.#regions.get(region);
    if (!group) {
      const root = document.createElement("div");
      root.setAttribute("role", "group");
      group = { root, current: "" };
      this.#regions.set(region, group);
      this.#root.append(root);
    }
    return group;
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const name = nameOf(event.target);
    if (name !== null) this.#events.tap(name, event.timeStamp);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!this.#act(event.key)) return;
    event.preventDefault();
  }

  /**
   * @param {string} key
   * @returns {boolean} Whether the key meant something here.
   */
  #act(key) {
    const name = this.#focusedName();
    const spot = name === null ? undefined : this.#spots.get(name);
    if (!spot || name === null) return false;
    // Single letters may get in the way of those who speak to their computer.
    if (key.length === 1 && readSettings().keys === false) return false;
    if (key === "u") this.#events.undo();
    else if (key === "r") this.#events.redo();
    else if (key === "Escape") {
      const last = this.#chosen.at(-1);
      if (last === undefined) return false;
      this.#events.tap(last, performance.now());
    } else {
      const next = neighbour(key, spot, this.#spots);
      if (next === undefined) return this.#events.letter?.(key, name) ?? false;
      this.#buttons.get(next)?.focus({ preventScroll: true });
    }
    return true;
  }

  /** The focus has gone to a name: Tab comes back to it. @param {string | null} name */
  #remember(name) {
    const spot = name === null ? undefined : this.#spots.get(name);
    const group = spot && this.#regions.get(spot.region);
    if (!group || name === null) return;
    const before = this.#buttons.get(group.current);
    if (before) before.tabIndex = -1;
    group.current = name;
    /** @type {HTMLButtonElement} */ (this.#buttons.get(name)).tabIndex = 0;
  }

  #focusedName() {
    const active = document.activeElement;
    return active && this.#root.contains(active) ? nameOf(active) : null;
  }

  /** @param {Spot} lost */
  #focusAt(lost) {
    for (const [name, spot] of this.#spots) {
      if (spot.region === lost.region && spot.row === lost.row && spot.column === lost.column) {
        this.#buttons.get(name)?.focus({ preventScroll: true });
        return;
      }
    }
  }
}

/**
 * What a region of the scene is called; one that ends with a number is that seat's.
 * @param {string} region
 * @returns {Text}
 */
export function regionName(region) {
  const [, kind, seat] = /** @type {RegExpExecArray} */ (/^(.*?)(?:-(\d+))?$/.exec(region));
  return seat === undefined ? [`region-${kind}`] : [`region-${kind}`, { seat: Number(seat) }];
}

/**
 * What can be tapped, by name. Where two things stand on the same spot, the live one counts, else the topmost.
 * @param {Frame} frame
 * @returns {Map<string, Spot>}
 */
function spotsOf(frame) {
  /** @type {Map<string, { name: string, spot: Spot }>} */
  const best = new Map();
  frame.scene.nodes.forEach((node, index) => {
    if (!node.name) return;
    const [region, row, column] = node.at ?? ["", 0, index];
    const spot = { region, row, column, node, rank: rank(node, frame) };
    const place = JSON.stringify([region, row, column]);
    const rival = best.get(place);
    if (!rival || rival.spot.rank <= spot.rank) best.set(place, { name: node.name, spot });
  });
  return new Map([...best.values()].map(({ name, spot }) => [name, spot]));
}

/**
 * @param {SceneNode} node
 * @param {Frame} frame
 */
function rank(node, frame) {
  const name = node.name ?? "";
  const state = frame.live.includes(name) ? 3 : frame.chosen.includes(name) ? 2 : frame.spare.includes(name) ? 1 : 0;
  return 1000 * state + Math.max(0, (node.z ?? 0) + 100);
}

/**
 * @param {HTMLElement} element
 * @param {SceneNode} node
 * @param {[width: number, height: number]} size
 */
function lay({ style }, { kind, box: [x, y, w, h], turn, round = 0 }, [width, height]) {
  style.left = `${(100 * x) / width}%`;
  style.top = `${(100 * y) / height}%`;
  style.width = `${(100 * w) / width}%`;
  style.height = `${(100 * h) / height}%`;
  // The ring of the focus follows the thing; where that has no plain shape the style sheet has one.
  style.borderRadius = kind === "disc" ? "50%" : round ? `${(100 * round) / w}% / ${(100 * round) / h}%` : "";
  style.rotate = turn ? `${turn}deg` : "";
}

/** @param {EventTarget | null} target */
function nameOf(target) {
  return target instanceof HTMLElement ? (target.closest("button")?.dataset.name ?? null) : null;
}

/**
 * @param {Element} element
 * @param {string} attribute
 * @param {boolean} on
 */
function toggle(element, attribute, on) {
  if (on) element.setAttribute(attribute, "true");
  else element.removeAttribute(attribute);
}
