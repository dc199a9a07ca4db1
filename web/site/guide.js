/** A guide's page: its diagrams come alive where they stand. Without this their links open the game's page. */
import { element, make } from "../document.js";
import { listenToMenu } from "../menu.js";

listenToMenu({});
element("print").addEventListener("click", () => print());

for (const link of document.querySelectorAll("a[data-still]")) {
  link.addEventListener("click", (event) => tryIt(/** @type {MouseEvent} */ (event), /** @type {HTMLAnchorElement} */ (link)));
}

/**
 * @param {MouseEvent} event
 * @param {HTMLAnchorElement} link
 */
function tryIt(event, link) {
  // Whoever wants it in a tab of its own gets that.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const figure = /** @type {HTMLElement} */ (link.closest("figure"));
  const board = figure.querySelector("iframe");
  const { still = "", title = "" } = link.dataset;
  [link.dataset.still, link.textContent] = [link.textContent ?? "", still];
  if (board) board.remove();
  else figure.prepend(make("iframe", { src: link.href, title }));
}
