/** What dialogs look like, for whatever script opens one. */
import style from "css:./dialog.css";
import { wear } from "./wear.js";

/** To be called before the first dialog is opened. */
export function dressDialogs() {
  wear(style);
}
