/** One choice of several, as a pill. */
import { make } from "./document.js";

/**
 * @param {string} name Of the group.
 * @param {string} value
 * @param {boolean} checked
 * @param {string} text
 * @param {string} [spoken] What ears are told, where the text is too short for them.
 */
export function radio(name, value, checked, text, spoken) {
  const label = make("label", { className: "pill" });
  const input = make("input", { type: "radio", name, value });
  input.defaultChecked = checked;
  if (spoken) input.setAttribute("aria-label", spoken);
  label.append(input, text);
  return { label, input };
}
