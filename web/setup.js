/** The dialog for a new game: who plays each side, the game's options, or a surprise. */
import { LEVELS, chip, seatName } from "./players.js";

/** @import { PageFacts, Player } from "./types.js" */
/** @import { Choice } from "./store.js" */
/** @import { Words } from "./words.js" */

/**
 * Asks once; `null` when the person thought better of it.
 * @param {HTMLDialogElement} dialog
 * @param {PageFacts} facts
 * @param {Words} words
 * @param {Choice} choice What the dialog opens with.
 * @returns {Promise<Choice | null>}
 */
export function askForNewGame(dialog, facts, words, choice) {
  const say = (/** @type {string} */ id) => words.say([id]);
  const form = make("form", { method: "dialog" });
  const seats = choice.players.map((player, seat) => seatField(facts, words, player, seat));
  const options = Object.entries(facts.options).map(([name, choices]) =>
    optionField(words, name, choices, choice.options[name] ?? choices[0]),
  );
  const start = make("button", { className: "primary", value: "start", textContent: say("start") });
  const surprise = make("button", { value: "surprise", textContent: say("surprise"), title: say("surprise-hint") });
  const close = make("button", { className: "close", value: "", formNoValidate: true });
  close.setAttribute("aria-label", say("close"));
  const title = make("h2", { id: "setup-title", textContent: say("new-game") });
  const acts = make("div", { className: "acts" });
  acts.append(surprise, start);
  // Enter anywhere in the form starts the game, so that button comes first; the style sheet puts it last.
  form.append(title, ...seats, ...options, acts, close);
  acts.prepend(start);
  dialog.replaceChildren(form);
  dialog.returnValue = "";
  dialog.showModal();
  start.focus({ preventScroll: true });
  return new Promise((resolve) => {
    dialog.onclick = (event) => {
      if (event.target === dialog) dialog.close("");
    };
    dialog.onclose = () => {
      const made = read(form, facts, choice.players.length);
      if (dialog.returnValue === "start") resolve(made);
      else resolve(dialog.returnValue === "surprise" ? surprised(made, facts) : null);
    };
  });
}

/**
 * @param {PageFacts} facts
 * @param {Words} words
 * @param {Player} player
 * @param {number} seat
 */
function seatField(facts, words, player, seat) {
  const field = make("fieldset", { className: "seat" });
  const legend = make("legend", {});
  const row = make("div", { className: "pills" });
  const chosen = make("span", { className: "hint" });
  chosen.setAttribute("aria-hidden", "true");
  legend.append(chip(facts, seat), seatName(words, seat), chosen);
  const current = player.kind === "person" ? "person" : String(player.level);
  for (const value of ["person", ...LEVELS.map(String)]) {
    const level = Number(value);
    const name = level
      ? words.say(["computer-level", { level, word: words.say([`level-${level}`]) }])
      : words.say(["person"]);
    const pill = radio(`seat-${seat}`, value, value === current, level ? value : name);
    if (level) pill.input.setAttribute("aria-label", name);
    const shown = level ? words.say([`level-${level}`]) : "";
    pill.input.addEventListener("change", () => (chosen.textContent = shown));
    if (value === current) chosen.textContent = shown;
    row.append(pill.label);
  }
  field.append(legend, row);
  return field;
}

/**
 * @param {Words} words
 * @param {string} name
 * @param {string[]} choices
 * @param {string} current
 */
function optionField(words, name, choices, current) {
  const field = make("fieldset", { className: "option" });
  const row = make("div", { className: "pills" });
  for (const value of choices) {
    row.append(radio(`option-${name}`, value, value === current, words.say([`option-${name}-${value}`])).label);
  }
  const hint = make("p", { className: "hint", textContent: words.say([`option-${name}-hint`]) });
  field.append(make("legend", { textContent: words.say([`option-${name}`]) }), row, hint);
  return field;
}

/**
 * @param {string} name
 * @param {string} value
 * @param {boolean} checked
 * @param {string} text
 */
function radio(name, value, checked, text) {
  const label = make("label", { className: "pill" });
  const input = make("input", { type: "radio", name, value });
  input.defaultChecked = checked;
  label.append(input, text);
  return { label, input };
}

/**
 * @param {HTMLFormElement} form
 * @param {PageFacts} facts
 * @param {number} seats
 * @returns {Choice}
 */
function read(form, facts, seats) {
  const data = new FormData(form);
  return {
    players: Array.from({ length: seats }, (_, seat) => {
      const value = String(data.get(`seat-${seat}`));
      return value === "person" ? { kind: "person" } : { kind: "computer", level: Number(value) };
    }),
    options: Object.fromEntries(Object.keys(facts.options).map((name) => [name, String(data.get(`option-${name}`))])),
  };
}

/**
 * The same players in another order, the options by lot.
 * @param {Choice} choice
 * @param {PageFacts} facts
 * @returns {Choice}
 */
function surprised({ players }, facts) {
  const turned = Math.floor(Math.random() * players.length);
  return {
    players: [...players.slice(turned), ...players.slice(0, turned)],
    options: Object.fromEntries(
      Object.entries(facts.options).map(([name, choices]) => [
        name,
        choices[Math.floor(Math.random() * choices.length)],
      ]),
    ),
  };
}

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {{ [property: string]: unknown }} properties
 * @returns {HTMLElementTagNameMap[Tag]}
 */
function make(tag, properties) {
  return Object.assign(document.createElement(tag), properties);
}
