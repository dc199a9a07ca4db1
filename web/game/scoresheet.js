/** The scores in a dialog: fetched where there is no room for them beside the board. */
import style from "css:./scoresheet.css";
import { dressDialogs } from "../dialogs.js";
import { make } from "../document.js";
import { showEdges } from "../edges.js";
import { scoreTable } from "./scores.js";
import { wear } from "../wear.js";

/** @import { Scores } from "./scores.js" */
/** @import { PageFacts, Player } from "../types.js" */
/** @import { Words } from "../words.js" */

/**
 * The scores in a sheet of their own, for windows without room beside the board.
 * @param {HTMLDialogElement} dialog
 * @param {Scores} scores
 * @param {{ facts: PageFacts, words: Words, players: Player[] }} view
 */
export function openScores(dialog, scores, view) {
  dressDialogs();
  wear(style);
  const title = make("h2", { id: "score-title", textContent: view.words.say(["scores"]) });
  const scroll = make("div", { className: "scores", tabIndex: 0 });
  scroll.append(scoreTable(scores, view));
  showEdges(scroll);
  const close = make("button", { className: "close" });
  close.setAttribute("aria-label", view.words.say(["close"]));
  close.addEventListener("click", () => dialog.close());
  dialog.onclick = (event) => {
    if (event.target === dialog) dialog.close();
  };
  dialog.replaceChildren(title, scroll, close);
  dialog.showModal();
}
