/** The menus in the header: language, theme, sound, and what else concerns the whole page. */
import { readSettings, saveSettings } from "./store.js";

/**
 * @typedef {object} MenuEvents Without one, its entry does what the document says.
 * @property {(language: string, address: string) => Promise<void>} [language]
 * @property {() => void} [hint]
 * @property {() => void} [share]
 * @property {() => void} [textBoard]
 * @property {() => void} [previousGame]
 * @property {(isOn: boolean) => void} [sound]
 */

/** @param {MenuEvents} events */
export function listenToMenu(events) {
  listenToLanguages(events);
  listenToThemes();
  const sound = document.querySelector("input[name=sound]");
  if (sound instanceof HTMLInputElement) {
    sound.checked = readSettings().sound ?? false;
    sound.addEventListener("change", () => {
      saveSettings({ sound: sound.checked });
      events.sound?.(sound.checked);
    });
  }
  listen("hint", events.hint);
  listen("share", events.share);
  listen("text-board-open", events.textBoard);
  listen("previous-game", events.previousGame);
}

/** @param {MenuEvents} events */
function listenToLanguages({ language }) {
  for (const link of document.querySelectorAll("a[hreflang]")) {
    link.addEventListener("click", async (event) => {
      const { hreflang, href } = /** @type {HTMLAnchorElement} */ (link);
      saveSettings({ language: hreflang });
      if (!language || !(event instanceof MouseEvent) || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      closeMenus();
      await language(hreflang, href);
    });
  }
}

function listenToThemes() {
  const page = document.documentElement;
  for (const choice of document.querySelectorAll("input[name=theme]")) {
    if (!(choice instanceof HTMLInputElement)) continue;
    choice.checked = choice.value === (page.dataset.theme ?? "");
    choice.addEventListener("change", () => {
      if (choice.value) page.dataset.theme = choice.value;
      else delete page.dataset.theme;
      saveSettings({ theme: choice.value || undefined });
      tint();
    });
  }
  tint();
}

/** The browser's own frame takes the colour of the table, also when the theme is not the system's. */
function tint() {
  if (!document.documentElement.dataset.theme) return;
  const table = getComputedStyle(document.documentElement).getPropertyValue("--ink-table");
  for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.setAttribute("content", table);
}

/**
 * @param {string} id
 * @param {(() => void) | undefined} act
 */
function listen(id, act) {
  document.getElementById(id)?.addEventListener("click", () => {
    closeMenus();
    act?.();
  });
}

export function closeMenus() {
  for (const menu of document.querySelectorAll("[popover]:popover-open")) {
    if (menu instanceof HTMLElement) menu.hidePopover();
  }
}
