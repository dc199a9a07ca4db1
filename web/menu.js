/** The menus in the header: language, theme, sound, and what else concerns the whole page. */
import { readSettings, saveSettings } from "./store.js";

/**
 * @typedef {object} MenuEvents Without one, its entry does what the document says.
 * @property {(language: string, address: string) => Promise<void>} [language]
 * @property {() => void} [copyLink]
 * @property {() => void} [previousGame]
 * @property {(isOn: boolean) => void} [sound]
 * @property {() => void} [theme]
 */

/** @param {MenuEvents} events */
export function listenToMenu(events) {
  listenToLanguages(events);
  listenToThemes(events);
  const sound = document.querySelector("input[name=sound]");
  if (sound instanceof HTMLInputElement) {
    sound.checked = readSettings().sound ?? false;
    sound.addEventListener("change", () => {
      saveSettings({ sound: sound.checked });
      events.sound?.(sound.checked);
    });
  }
  listen("copy-link", events.copyLink);
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

/** @param {MenuEvents} events */
function listenToThemes({ theme }) {
  const page = document.documentElement;
  for (const choice of document.querySelectorAll("input[name=theme]")) {
    if (!(choice instanceof HTMLInputElement)) continue;
    choice.checked = choice.value === (page.dataset.theme ?? "");
    choice.addEventListener("change", () => {
      if (choice.value) page.dataset.theme = choice.value;
      else delete page.dataset.theme;
      saveSettings({ theme: choice.value || undefined });
      theme?.();
    });
  }
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => theme?.());
  matchMedia("(prefers-contrast: more)").addEventListener("change", () => theme?.());
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

function closeMenus() {
  for (const menu of document.querySelectorAll("[popover]:popover-open")) {
    if (menu instanceof HTMLElement) menu.hidePopover();
  }
}
