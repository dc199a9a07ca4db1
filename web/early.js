/**
 * Runs in the head, before anything is painted; tools/pages puts it into every page.
 * It chooses the theme and the language, and hides the opening when another position will be shown.
 */
(() => {
  const page = document.documentElement;
  const { root, path, languages, game } = page.dataset;
  /** @type {{ theme?: string, language?: string }} */
  let settings = {};
  // In a guide the board stands alone, and its links lead out of it.
  if (parent !== window) {
    page.dataset.framed = "";
    document.head.append(Object.assign(document.createElement("base"), { target: "_parent" }));
  }
  try {
    settings = JSON.parse(localStorage.getItem("ludoteca.settings") ?? "{}") ?? {};
    if (game && localStorage.getItem(`ludoteca.${game}`) !== null) page.dataset.saved = "";
  } catch {
    // Without storage the page is as it was written.
  }
  if (settings.theme) page.dataset.theme = settings.theme;
  if (game && /^#(.*&)?[pr]=/.test(location.hash)) page.dataset.saved = "";

  // Only the plain address leaves the language open, and only on the way in: a link inside the site has chosen.
  if (parent !== window || root === undefined || languages === undefined || document.referrer.startsWith(`${location.origin}/`)) return;
  const spoken = settings.language ? [settings.language] : navigator.languages.map((tag) => tag.split("-")[0]);
  const wanted = spoken.find((language) => languages.split(" ").includes(language));
  if (wanted && wanted !== page.lang) location.replace(`${root}${wanted}/${path}${location.search}${location.hash}`);
})();
