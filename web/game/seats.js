/** The part of the new-game dialog that says how many play and who sits where. */
import { make } from "../document.js";
import { chip, LEVELS, namesOf, seatName, USUAL_LEVEL } from "../players.js";
import { radio } from "../radio.js";

/** @import { PageFacts, Player } from "../types.js" */
/** @import { Words } from "../words.js" */

const LONGEST_NAME = 20;

export class Seats {
  root = make("div", { className: "seats" });
  #facts;
  #words;
  #onCount;
  /** @type {Player[]} */
  #players;
  /** What a person has typed outlasts a while as a computer. @type {string[]} */
  #typed;
  #rows = make("div", { className: "seats" });
  #hint = make("p", { className: "hint" });
  /** @type {HTMLInputElement[]} */
  #counts = [];
  /** @type {HTMLInputElement[]} */
  #names = [];

  /**
   * @param {PageFacts} facts
   * @param {Words} words
   * @param {Player[]} players
   * @param {(count: number) => void} onCount So many play now.
   */
  constructor(facts, words, players, onCount) {
    this.#facts = facts;
    this.#words = words;
    this.#players = [...players];
    this.#typed = players.map((player) => (player.kind === "person" ? (player.name ?? "") : ""));
    this.#onCount = onCount;
    const [fewest, most] = facts.seats;
    if (most > fewest) this.root.append(this.#countField(fewest, most));
    this.root.append(this.#rows);
    this.#render();
  }

  /** Who sits at the table, in the order of the seats. @returns {Player[]} */
  get players() {
    return this.#players.map((player, seat) => {
      if (player.kind === "computer") return player;
      const name = this.#typed[seat].trim().replace(/\s+/g, " ");
      return name ? { kind: "person", name } : { kind: "person" };
    });
  }

  /**
   * @param {number} fewest
   * @param {number} most
   */
  #countField(fewest, most) {
    const field = make("fieldset", { className: "count" });
    const row = make("div", { className: "pills" });
    for (let count = fewest; count <= most; count += 1) {
      const isNow = count === this.#players.length;
      const { label, input } = radio("seats", String(count), isNow, String(count));
      input.addEventListener("change", () => this.#seat(count));
      this.#counts.push(input);
      row.append(label);
    }
    field.append(make("legend", { textContent: this.#words.say(["players-number"]) }), row, this.#hint);
    return field;
  }

  /** So many sit down; those who come are computers, as strong as the last one. @param {number} count */
  #seat(count) {
    const last = this.#players.findLast((player) => player.kind === "computer") ?? {
      kind: "computer",
      level: USUAL_LEVEL,
    };
    this.#players = resized(this.#players, count, last);
    this.#typed = resized(this.#typed, count, "");
    this.#render();
  }

  /** One gets up, and those after it move up. @param {number} seat */
  #empty(seat) {
    this.#players.splice(seat, 1);
    this.#typed.splice(seat, 1);
    this.#render();
    const count = this.#counts[this.#players.length - this.#facts.seats[0]];
    count.checked = true;
    count.focus({ preventScroll: true });
  }

  #render() {
    const count = this.#players.length;
    this.#names = [];
    this.#rows.replaceChildren(...this.#players.map((player, seat) => this.#row(player, seat)));
    this.#suggestNames();
    const hint = count === 1 ? "playing-alone" : this.#facts.together ? "playing-together" : null;
    this.#hint.hidden = hint === null;
    this.#hint.textContent = hint === null ? "" : this.#words.say([hint]);
    this.#onCount(count);
  }

  /**
   * @param {Player} player
   * @param {number} seat
   */
  #row(player, seat) {
    const words = this.#words;
    const field = make("div", { className: "seat", role: "group" });
    field.setAttribute("aria-labelledby", `sits-${seat}`);
    const head = make("div", { className: "head" });
    const pills = make("div", { className: "pills" });
    const level = make("span", { className: "hint" });
    level.setAttribute("aria-hidden", "true");
    const name = this.#nameField(seat);
    const show = (/** @type {Player} */ now) => {
      this.#players[seat] = now;
      name.hidden = now.kind === "computer";
      level.hidden = !name.hidden;
      level.textContent = now.kind === "computer" ? words.say([`level-${now.level}`]) : "";
    };
    const sit = (/** @type {Player} */ now) => {
      show(now);
      this.#suggestNames();
    };
    const person = radio(`seat-${seat}`, "person", player.kind === "person", words.say(["person"]));
    person.input.addEventListener("change", () => sit({ kind: "person" }));
    pills.append(person.label);
    for (const each of LEVELS) {
      const isNow = player.kind === "computer" && player.level === each;
      const spoken = words.say(["computer-level", { level: each, word: words.say([`level-${each}`]) }]);
      const pill = radio(`seat-${seat}`, String(each), isNow, String(each), spoken);
      pill.input.addEventListener("change", () => sit({ kind: "computer", level: each }));
      pills.append(pill.label);
    }
    const title = make("span", { id: `sits-${seat}`, className: "title", textContent: seatName(words, seat) });
    head.append(chip(this.#facts, seat), title, name, level);
    if (seat >= this.#facts.seats[0]) head.append(this.#emptyButton(seat));
    field.append(head, pills);
    show(player);
    return field;
  }

  /** @param {number} seat */
  #nameField(seat) {
    const name = make("input", { type: "text", maxLength: LONGEST_NAME, autocomplete: "off", value: this.#typed[seat] });
    name.setAttribute("aria-label", this.#words.say(["name-of", { seat: seatName(this.#words, seat) }]));
    name.addEventListener("input", () => (this.#typed[seat] = name.value));
    this.#names.push(name);
    return name;
  }

  /** @param {number} seat */
  #emptyButton(seat) {
    const button = make("button", { type: "button", className: "empty", title: this.#words.say(["seat-empty"]) });
    button.setAttribute("aria-label", this.#words.say(["seat-empty-of", { seat: seatName(this.#words, seat) }]));
    button.addEventListener("click", () => this.#empty(seat));
    return button;
  }

  /** An empty field shows what a person is called who types nothing. */
  #suggestNames() {
    const unnamed = this.#players.map(({ kind }) => (kind === "person" ? { kind } : { kind, level: USUAL_LEVEL }));
    const names = namesOf(this.#words, /** @type {Player[]} */ (unnamed));
    this.#names.forEach((field, seat) => (field.placeholder = names(seat)));
  }
}

/**
 * @template Item
 * @param {Item[]} items
 * @param {number} length
 * @param {Item} filling
 * @returns {Item[]}
 */
export function resized(items, length, filling) {
  return Array.from({ length }, (_, index) => items[index] ?? filling);
}
