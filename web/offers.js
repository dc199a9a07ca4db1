/** The choices that are not drawn, as a row of buttons. */
import { make } from "./document.js";

/** @import { Frame, Text } from "./types.js" */

/**
 * Whoever had the focus in the row keeps it, if the same is still offered.
 * @param {HTMLElement} root
 * @param {Frame["buttons"]} offered
 * @param {{ say: (text: Text) => string, press: (name: string) => void }} page
 */
export function showOffers(root, offered, { say, press }) {
  const focused = root.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement).dataset.choice : undefined;
  const buttons = offered.map(({ name, label }) => {
    const button = make("button", { type: "button", textContent: say(label) });
    button.dataset.choice = name;
    button.addEventListener("click", () => press(name));
    return button;
  });
  root.replaceChildren(...buttons);
  buttons.find(({ dataset }) => dataset.choice === focused)?.focus();
}
