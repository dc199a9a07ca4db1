/**
 * The shelf's filter: it hides the games that do not fit, says how many are left, and keeps itself in the address
 * (`?players=2&minutes=20&kind=cards&words=sato`), so that a filtered shelf can be linked.
 */
import { showAddress } from "../address.js";
import { bare } from "../bare.js";
import { element, setText } from "../document.js";

/**
 * @typedef {object} Wish What is looked for; "" where it does not matter.
 * @property {string} players
 * @property {string} minutes
 * @property {string} kind
 * @property {string} words
 */

/**
 * @typedef {object} Traits What a game says of itself: numbers and kinds with blanks between, and all its words.
 * @property {string} seats
 * @property {string} minutes
 * @property {string} kind
 * @property {string} words
 */

/**
 * Whether a game is what is looked for: every word of the wish has to stand somewhere.
 * @param {Traits} game
 * @param {Wish} wish
 */
export function fits(game, wish) {
  const [least, most] = game.seats.split(" ").map(Number);
  const words = bare(game.words);
  return (
    (!wish.players || (least <= Number(wish.players) && Number(wish.players) <= most)) &&
    (!wish.minutes || Number(game.minutes) <= Number(wish.minutes)) &&
    (!wish.kind || game.kind.split(" ").includes(wish.kind)) &&
    bare(wish.words)
      .split(/\s+/)
      .every((word) => words.includes(word))
  );
}

/** Listens to the form over the games. */
export function listenToFilter() {
  const form = document.querySelector("form.filters");
  if (!(form instanceof HTMLFormElement)) return;
  const games = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".games > li"))];
  const counts = /** @type {string[]} */ (JSON.parse(element("count").dataset.counts ?? "[]"));
  const fields = /** @type {(HTMLInputElement | HTMLSelectElement)[]} */ (
    [...form.elements].filter((field) => /** @type {HTMLInputElement} */ (field).name)
  );

  const traits = games.map((game) => traitsOf(game, form));

  const show = () => {
    const wish = /** @type {Wish} */ ({ players: "", minutes: "", kind: "", ...Object.fromEntries(fields.map(({ name, value }) => [name, value.trim()])) });
    const left = traits.map((game) => fits(game, wish));
    for (const [at, game] of games.entries()) game.hidden = !left[at];
    const count = left.filter(Boolean).length;
    setText(element("count"), counts[count]);
    element("nothing").hidden = count > 0;
    for (const { name, value, dataset } of fields) dataset.set = name !== "words" && value ? "yes" : "";
    writeAddress(wish);
  };
  const open = (/** @type {boolean} */ isOpen) => element("filter").setAttribute("aria-expanded", String(isOpen));

  const read = () => {
    const asked = new URLSearchParams(location.search);
    for (const field of fields) {
      field.value = asked.get(field.name) ?? field.value;
      // A choice that this shelf does not offer is none.
      if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = "";
    }
    open(fields.some(({ name, value }) => name !== "words" && value));
    show();
  };
  read();

  form.addEventListener("input", show);
  // When a page comes back as it was left, WebKit empties a form in which nothing is to be completed, right after this.
  addEventListener("pageshow", ({ persisted }) => persisted && setTimeout(read));
  form.addEventListener("submit", (event) => event.preventDefault());
  element("filter").addEventListener("click", () => open(element("filter").getAttribute("aria-expanded") !== "true"));
  element("show-all").addEventListener("click", () => {
    for (const field of fields) field.value = "";
    show();
    // The button is gone with the state that it led out of.
    fields[0].focus();
  });
}

/**
 * @param {HTMLElement} game
 * @param {HTMLFormElement} form Its choices have the words for the kinds.
 * @returns {Traits}
 */
function traitsOf(game, form) {
  const { seats = "", minutes = "", kind = "" } = game.dataset;
  const kinds = kind.split(" ").map((one) => form.querySelector(`option[value="${one}"]`));
  const said = [...game.querySelectorAll("h2, .pitch, .credit"), ...kinds].map((part) => part?.textContent);
  return { seats, minutes, kind, words: said.join(" ") };
}

/**
 * What is looked for goes into the address, and along to the other languages.
 * @param {Wish} wish
 */
function writeAddress(wish) {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(wish)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const search = query.size ? `?${query}` : "";
  showAddress(`${location.pathname}${search}${location.hash}`);
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("a[hreflang]"))) link.search = search;
}
