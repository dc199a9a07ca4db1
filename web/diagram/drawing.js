/** A diagram that is being made: a position's link with the edits since, what is pointed at, and every step back. */

/**
 * `mark` and `arrow` hold names of places, an arrow two of them joined by a hyphen.
 * @typedef {{ link: string, edits: string[], mark: string[], arrow: string[] }} Moment
 */

/** The first steps of a long way are forgotten. */
const MOST_STEPS = 500;

export class Drawing {
  /** @type {Moment} */
  #now;
  /** @type {Moment[]} */
  #past = [];
  /** @type {Moment[]} */
  #future = [];

  /** @param {Moment} start */
  constructor(start) {
    this.#now = start;
  }

  get now() {
    return this.#now;
  }

  get canUndo() {
    return this.#past.length > 0;
  }

  get canRedo() {
    return this.#future.length > 0;
  }

  undo() {
    const before = this.#past.pop();
    if (!before) return;
    this.#future.push(this.#now);
    this.#now = before;
  }

  /** The last step led nowhere: it is no step to come back to. */
  drop() {
    this.#now = this.#past.pop() ?? this.#now;
  }

  redo() {
    const after = this.#future.pop();
    if (!after) return;
    this.#past.push(this.#now);
    this.#now = after;
  }

  /** @param {string} edit As Python reads it: `put x0 d4`. */
  edit(edit) {
    this.#step({ edits: [...this.#now.edits, edit] });
  }

  /** A mark comes, or goes if it was there. @param {string} place */
  mark(place) {
    this.#step({ mark: toggled(this.#now.mark, place) });
  }

  /**
   * @param {string} start
   * @param {string} end
   */
  arrow(start, end) {
    this.#step({ arrow: toggled(this.#now.arrow, `${start}-${end}`) });
  }

  unmark() {
    if (this.#now.mark.length + this.#now.arrow.length > 0) this.#step({ mark: [], arrow: [] });
  }

  /**
   * Some of what was pointed at is not there: it goes without being a step, so that no step back leads there again.
   * @param {string[]} mark Those that are there.
   * @param {[start: string, end: string][]} arrow
   */
  keepPointers(mark, arrow) {
    this.#now = { ...this.#now, mark, arrow: arrow.map((each) => each.join("-")) };
  }

  /** Another position, "" for the opening. @param {string} link */
  begin(link) {
    this.#step({ link, edits: [] });
  }

  /** @param {Partial<Moment>} change */
  #step(change) {
    this.#past.push(this.#now);
    if (this.#past.length > MOST_STEPS) this.#past.shift();
    this.#future = [];
    this.#now = { ...this.#now, ...change };
  }
}

/**
 * @param {string[]} list
 * @param {string} item
 */
function toggled(list, item) {
  return list.includes(item) ? list.filter((each) => each !== item) : [...list, item];
}

/**
 * The diagram that an address leads to. What stands in it as a position or a game is for Python to read.
 * @param {string} hash
 * @param {string} game Whose page it is: an address that names another one leads there, with or without a position.
 * @returns {Moment & { seat: number }}
 */
export function momentIn(hash, game) {
  const keys = new URLSearchParams(hash.replace(/^#/, ""));
  const names = (/** @type {string} */ key) => (keys.get(key) ?? "").split(",").map((name) => name.trim()).filter(Boolean);
  const seat = Number(keys.get("seat") ?? 0);
  const moment = { edits: [], mark: names("mark"), arrow: names("arrow"), seat: Number.isInteger(seat) && seat >= 0 ? seat : 0 };
  for (const key of ["mark", "arrow", "seat"]) keys.delete(key);
  const isElsewhere = ![null, "", game].includes(keys.get("g"));
  if (isElsewhere && !keys.has("p") && !keys.has("r")) keys.set("p", "");
  return { ...moment, link: keys.has("p") || keys.has("r") ? keys.toString() : "" };
}

/** What this page reads in an address; of a whole game also the step. */
const READ = ["g", "p", "r", "mark", "arrow"];

/**
 * What an address says that means nothing here, as it stands there.
 * @param {string} hash
 * @param {number} seats How many sit at the table.
 */
export function unread(hash, seats) {
  const keys = new URLSearchParams(hash.replace(/^#/, ""));
  const isRead = (/** @type {string} */ key, /** @type {string} */ value) =>
    READ.includes(key) || (key === "ply" && keys.has("r")) || (key === "seat" && /^\d+$/.test(value) && Number(value) < seats);
  return [...keys].flatMap(([key, value]) => (isRead(key, value) ? [] : [value ? `${key}=${value}` : key]));
}

/**
 * What stands after the `#` of a link to a diagram.
 * @param {string} link To the position.
 * @param {{ mark: string[], arrow: string[] }} pointers
 * @param {number} seat
 */
export function fragmentOf(link, { mark, arrow }, seat) {
  const parts = link ? [link] : [];
  if (mark.length > 0) parts.push(`mark=${mark.map(encodeURIComponent).join(",")}`);
  if (arrow.length > 0) parts.push(`arrow=${arrow.map(encodeURIComponent).join(",")}`);
  if (seat > 0) parts.push(`seat=${seat}`);
  return parts.join("&");
}
