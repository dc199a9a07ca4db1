/** The start page: its links work without this; the choice of language and theme is remembered with it. */
import { listenToFilter } from "./filter.js";
import { listenToMenu } from "./menu.js";

listenToMenu({});
listenToFilter();
