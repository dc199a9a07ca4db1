/** What is chosen beside the board, such as whose turn it is: a list of choices for each. */
import { make } from "../document.js";

/** @import { Text } from "../types.js" */
/** @typedef {{ name: string, label: Text, choices: [name: string, label: Text][], chosen: string }} Setting */

/** More letters than this, in one of its choices, and a list takes the whole width. */
const LONG = 13;

export class Settings {
  #root;
  #onChosen;
  #say;
  /** @type {Map<string, { field: HTMLElement, select: HTMLSelectElement, written: string }>} */
  #fields = new Map();

  /**
   * @param {HTMLElement} root
   * @param {{ chosen: (setting: string, choice: string) => void, say: (text: Text) => string }} events
   */
  constructor(root, { chosen, say }) {
    this.#root = root;
    this.#onChosen = chosen;
    this.#say = say;
  }

  /** Fields stay where they are, so that the focus does. @param {Setting[]} settings */
  show(settings) {
    for (const [name, { field }] of this.#fields) {
      if (settings.some((setting) => setting.name === name)) continue;
      field.remove();
      this.#fields.delete(name);
    }
    for (const setting of settings) this.#show(setting);
  }

  /** @param {Setting} setting */
  #show({ name, label, choices, chosen }) {
    const said = choices.map(([value, text]) => /** @type {const} */ ([value, this.#say(text)]));
    const title = this.#say(label);
    const written = JSON.stringify([title, said]);
    const shown = this.#fields.get(name) ?? this.#made(name);
    if (shown.written !== written) {
      shown.written = written;
      /** @type {HTMLElement} */ (shown.field.firstElementChild).textContent = title;
      shown.field.toggleAttribute("data-long", said.some(([, choice]) => choice.length > LONG));
      shown.select.replaceChildren(...said.map(([value, textContent]) => make("option", { value, textContent })));
    }
    shown.select.value = chosen;
  }

  /** @param {string} name */
  #made(name) {
    const field = make("label", { className: "field" });
    const select = make("select");
    select.addEventListener("change", () => this.#onChosen(name, select.value));
    field.append(make("span"), select);
    this.#root.append(field);
    const made = { field, select, written: "" };
    this.#fields.set(name, made);
    return made;
  }
}
