/** Who sits at the table, and what the page calls them. */

/** @import { Frame, PageFacts, Player } from "./types.js" */
/** @import { Words } from "./words.js" */

/** How strong the computer is that nobody has chosen; tools/pages/game.py says the same. */
export const USUAL_LEVEL = 2;
/** As many seats have a sign of their own; then they come again, striped. `kit/seats.py` draws them alike. */
const SIGNS = 7;
/** How strong the computer can be. */
export const LEVELS = [1, 2, 3, 4, 5];

/** A person against the computer: what opens without asking. @param {number} seats @returns {Player[]} */
export function usualPlayers(seats) {
  return Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: "person" } : { kind: "computer", level: USUAL_LEVEL },
  );
}

/**
 * The same players, changed places so that the only person is asked first.
 * @param {Player[]} players
 * @param {number | undefined} asked
 */
export function personAt(players, asked) {
  const [person, ...others] = humans(players);
  if (asked === undefined || person === undefined || others.length > 0) return players;
  const seated = [...players];
  [seated[person], seated[asked]] = [seated[asked], seated[person]];
  return seated;
}

/**
 * What a link says about the seats of a table, and what it says in vain: `faults` are keys with their values.
 * @typedef {{ seat: number | "all" | "none" | null, level: number | null, faults: string[] }} Seating
 */

/**
 * Who sits where, as the keys `seat` and `level` say it: docs/embedding.md explains them.
 * @param {URLSearchParams} asked
 * @param {number} seats How many there are at this table.
 * @returns {Seating}
 */
export function readSeating(asked, seats) {
  const [named, strength] = [asked.get("seat"), asked.get("level")];
  const faults = [];
  const isSeat = named !== null && /^\d{1,2}$/.test(named) && Number(named) < seats;
  const seat = named === "all" || named === "none" ? named : isSeat ? Number(named) : null;
  if (named !== null && seat === null) faults.push(`seat=${named}`);
  const level = LEVELS.find((known) => String(known) === strength) ?? null;
  if (strength !== null && level === null) faults.push(`level=${strength}`);
  return { seat, level, faults };
}

/**
 * Who plays where a link leads. Its keys `seat` and `level` say so; without them whoever follows it plays on from there,
 * and looks through a game that is over, or that has more to show: from all sides, or only watching where there are secrets.
 * @param {Seating} seating
 * @param {Frame} frame
 * @param {Player[]} players Those of the page.
 * @returns {Player[]}
 */
export function guestsOf({ seat: named, level }, { over, redo, position, seats, turn }, players) {
  const watched = over !== null || redo;
  const seat = named ?? (watched ? (position === null ? "none" : "all") : null);
  if (seat === null && level === null) return personAt(players, turn[0]);
  // Where there are secrets the computer may be let go on from what is looked at.
  const usual = named === null && seat === "none" ? USUAL_LEVEL : null;
  return seatedBy({ seat, level: level ?? usual }, seats, turn);
}

/**
 * The players of a game that a link has opened. Without a seat, but with a level, the reader takes the first that is
 * asked; without both the reader plays them all.
 * @param {Pick<Seating, "seat" | "level">} seating
 * @param {number} seats
 * @param {number[]} turn The seats that are asked now.
 * @returns {Player[]}
 */
export function seatedBy({ seat, level }, seats, turn) {
  const own = seat ?? (level === null ? "all" : (turn[0] ?? 0));
  return Array.from({ length: seats }, (_, at) => {
    if (own === "all" || own === at) return { kind: "person" };
    if (own === "none" && level === null) return { kind: "nobody" };
    return { kind: "computer", level: level ?? USUAL_LEVEL };
  });
}

/** The seats of persons. @param {Player[]} players */
export function humans(players) {
  return players.flatMap((player, seat) => (player.kind === "person" ? [seat] : []));
}

/** Whether the computer plays alone. @param {Player[]} players */
export function isWatched(players) {
  return humans(players).length === 0 && players.some(({ kind }) => kind === "computer");
}

/**
 * The name of a seat, short enough for a sentence: what a person has typed; else "You" for the only person,
 * "Computer" for the only computer, and where there are several of a kind, the game's own name for the seat.
 * @param {Words} words
 * @param {Player[]} players
 * @returns {(seat: number) => string}
 */
export function namesOf(words, players) {
  const alone = (/** @type {Player["kind"]} */ kind) => players.filter((player) => player.kind === kind).length === 1;
  return (seat) => {
    const player = players[seat];
    if (player?.kind === "person" && player.name) return player.name;
    const kind = player?.kind;
    if (kind === "person" && alone("person")) return words.say(["you"]);
    if (kind === "computer" && alone("computer")) return words.say(["computer"]);
    return seatName(words, seat);
  };
}

/**
 * The game's own name for a seat ("Pink"), or "Player 1".
 * @param {Words} words
 * @param {number} seat
 */
export function seatName(words, seat) {
  const id = `seat-${seat}`;
  return words.has(id) ? words.say([id]) : words.say(["seat-name", { number: seat + 1 }]);
}

/**
 * One line about a seat, with the level of a computer.
 * @param {Words} words
 * @param {Player[]} players
 * @param {number} seat
 */
export function describe(words, players, seat) {
  const player = players[seat];
  const name = namesOf(words, players)(seat);
  if (player?.kind !== "computer") return name;
  const computer = words.say(["computer-at", { level: player.level }]);
  return name === seatName(words, seat) ? words.say(["player-named", { seat: name, player: computer }]) : computer;
}

/**
 * A small mark in a seat's paint, with its pattern: colour never tells alone.
 * @param {PageFacts} facts
 * @param {number} seat
 */
export function chip(facts, seat) {
  const mark = document.createElement("span");
  mark.className = "chip";
  mark.dataset.seat = String(seat % SIGNS);
  mark.toggleAttribute("data-striped", seat >= SIGNS);
  const colour = facts.colours[seat] ?? "line";
  // As tools/pages/game.py paints it. A paint of one colour has no top and no bottom.
  mark.style.setProperty("--top", `var(--ink-${colour}-top, var(--ink-${colour}))`);
  mark.style.setProperty("--bottom", `var(--ink-${colour}-bottom, var(--ink-${colour}))`);
  mark.style.setProperty("--sign", `var(--ink-${colour}-sign)`);
  mark.setAttribute("aria-hidden", "true");
  return mark;
}
