/**
 * Runs in the head, before anything is painted; tools/pages puts it into every page.
 * It chooses the theme and the language, hides the opening when something else will be shown, and leads links on.
 */
(() => {
  const page = document.documentElement;
  const { root, path, languages, game, games, dealt } = page.dataset;
  /** @type {{ theme?: string, language?: string }} */
  let settings = {};
  const asked = new URLSearchParams(location.hash.slice(1));
  const isFramed = parent !== window;
  // In a guide the board stands alone, and its links lead out of it; out of the pages of others they lead to a new one.
  if (isFramed) {
    const isGuest = asked.has("g");
    page.dataset.framed = isGuest ? "embed" : "";
    document.head.append(Object.assign(document.createElement("base"), { target: isGuest ? "_blank" : "_parent" }));
  }
  let isKeeping = !isFramed;
  let isSaved = asked.has("p") || asked.has("r");
  const kept = (/** @type {string | undefined} */ key) => localStorage[`ludoteca.${key}`];
  const all = () => isKeeping && `${kept("settings")} ${kept(game)}`;
  try {
    settings = JSON.parse(kept("settings") ?? "{}") ?? {};
    isSaved ||= isKeeping && kept(game) !== undefined;
  } catch {
    // Without storage the page is as it was written.
    isKeeping = false;
  }
  // Whoever comes back finds the page as it was left, worker and all. What has gone on since then is shown by a new one.
  /** @type {unknown} */
  let left;
  onpagehide = () => (left = all());
  onpageshow = (event) => event.persisted && left !== all() && location.reload();
  const theme = (isFramed && asked.get("theme")) || settings.theme;
  if (theme) page.dataset.theme = theme;
  // Where no game is kept, every game is a first one: what is dealt would be dealt alike for ever.
  if (game && (isSaved || (dealt && !isKeeping))) page.dataset.saved = "";

  // A link to a game on the shelf is meant for the page of that game.
  const linked = asked.get("g") ?? "";
  const way = games?.split(" ").includes(linked) ? `${linked}/` : "";
  // Only the plain address leaves the language open, and only on the way in: a link inside the site has chosen.
  const isOpen = !isFramed && languages !== undefined && !document.referrer.startsWith(`${location.origin}/`);
  const spoken = settings.language ? [settings.language] : navigator.languages.map((tag) => tag.split("-")[0]);
  const wanted = isOpen && spoken.find((language) => languages.split(" ").includes(language));
  const rest = way + (way ? "" : location.search) + location.hash;
  if (wanted && wanted !== page.lang) location.replace(`${root}${wanted}/${path}${rest}`);
  else if (way) location.replace(rest);
})();
