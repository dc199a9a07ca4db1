/** Small dealings with the document, which tools/pages has written. */

/** @param {string} id Of an element that every game's page has. */
export function element(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/**
 * @param {HTMLElement} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * A button that cannot be used now stays where it is, and keeps the focus.
 * @param {string} id
 * @param {boolean} isOn
 */
export function enable(id, isOn) {
  element(id).setAttribute("aria-disabled", String(!isOn));
}

/**
 * @param {string} id
 * @param {() => void} act
 */
export function onPress(id, act) {
  const button = element(id);
  button.addEventListener("click", () => {
    if (button.getAttribute("aria-disabled") !== "true") act();
  });
}

/**
 * @param {string} name
 * @param {string | Blob} content
 * @param {string} [type]
 */
export function download(name, content, type = "text/plain") {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {{ [property: string]: unknown }} [properties]
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, properties = {}) {
  return Object.assign(document.createElement(tag), properties);
}
