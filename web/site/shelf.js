/** The start page: its links work without this; the choice of language and theme is remembered with it. */
import { gameIn, linkIn } from "../address.js";
import { element, setText } from "../document.js";
import { listenToFilter } from "./filter.js";
import { listenToMenu } from "../menu.js";

listenToMenu({});
listenToFilter();
tellBadLink();
// What leads to a game is led on before anything is painted.
addEventListener("hashchange", () => location.reload());

/** A link that is still here leads to no game. */
function tellBadLink() {
  const place = element("bad-link");
  if (linkIn(location.hash) !== null || gameIn(location.hash.slice(1))) setText(place, place.dataset.told ?? "");
}
