/** The dialog for a new game: how many play and who, the game's options, or a surprise. */
import { make } from "../document.js";
import { showEdges } from "../edges.js";
import { radio } from "../radio.js";
import { Seats } from "./seats.js";

/** @import { PageFacts } from "../types.js" */
/** @import { Choice } from "../store.js" */
/** @import { Words } from "../words.js" */

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
  const start = make("button", { className: "primary", value: "start", textContent: say("start") });
  const surprise = make("button", { value: "surprise", textContent: say("surprise"), title: say("surprise-hint") });
  const hasOptions = Object.keys(facts.options).length > 0;
  const seats = new Seats(facts, words, choice.players, (count) => {
    // Whoever plays alone a game without options leaves nothing to chance.
    surprise.hidden = count === 1 && !hasOptions;
  });
  const options = Object.entries(facts.options).map(([name, choices]) => {
    const kept = choice.options[name];
    return optionField(words, name, choices, choices.includes(kept) ? kept : choices[0]);
  });
  const close = make("button", { className: "close", value: "", formNoValidate: true });
  close.setAttribute("aria-label", say("close"));
  const title = make("h2", { id: "setup-title", textContent: say("new-game") });
  const acts = make("div", { className: "acts" });
  // Enter anywhere in the form starts the game, so that button comes first; the style sheet puts it last.
  acts.append(start, surprise);
  const body = make("div", { className: "body" });
  body.append(seats.root, ...options);
  showEdges(body);
  form.append(title, body, acts, close);
  dialog.replaceChildren(form);
  dialog.returnValue = "";
  dialog.showModal();
  start.focus({ preventScroll: true });
  return new Promise((resolve) => {
    dialog.onclick = (event) => {
      if (event.target === dialog) dialog.close("");
    };
    dialog.onclose = () => {
      const made = { players: seats.players, options: readOptions(form, facts) };
      if (dialog.returnValue === "start") resolve(made);
      else resolve(dialog.returnValue === "surprise" ? surprised(made, facts) : null);
    };
  });
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
 * @param {HTMLFormElement} form
 * @param {PageFacts} facts
 * @returns {Choice["options"]}
 */
function readOptions(form, facts) {
  const data = new FormData(form);
  return Object.fromEntries(Object.keys(facts.options).map((name) => [name, String(data.get(`option-${name}`))]));
}

/**
 * The same players in another order, the options by lot.
 * @param {Choice} choice
 * @param {PageFacts} facts
 * @returns {Choice}
 */
export function surprised({ players }, facts) {
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
