/**
 * A board in the page of another, before anybody has asked for it: a picture, the game's name and one button.
 *
 * All that is fetched for it is small, and nothing of it is a runtime. With the button the frame moves to the game's own
 * page, which knows how to stand in a frame (web/embed/framed.js). What stands in the fragment and what may be said from
 * outside: docs/embedding.md.
 */
import { written } from "./embedcode.js";
import { embedWords, spokenLanguage } from "./embedwords.js";
import { heightOf } from "./framesize.js";
import { hearParent, isTheme, tellParent } from "./messages.js";

/**
 * A game as tools/pages/embed.py tells of it: its name, how many puzzles it has, and its posters in both arrangements, by
 * language; `""` stands for all others.
 * @typedef {object} Poster
 * @property {string} name
 * @property {number} puzzles
 * @property {Record<"tall" | "wide", { ratio: number, files: Record<string, string> }>} shapes
 */

const TALL = matchMedia("(max-aspect-ratio: 5/4)");
const page = document.documentElement;
/** @type {Record<string, Poster>} */
const games = JSON.parse(find("facts").textContent ?? "");

let asked = new URLSearchParams();
let language = "en";
let say = embedWords(language);
/** What was begun for an older link is not gone on with. */
let round = 0;

read(location.hash);
void show();
addEventListener("hashchange", () => {
  read(location.hash);
  void show();
});
TALL.addEventListener("change", () => void show());
new ResizeObserver(tellHeight).observe(page);
find("play").addEventListener("click", open);
hearParent((command) => {
  if (command?.type === "open") openLink(command.link);
  else if (command?.type === "theme") {
    set("theme", command.theme);
    void show();
  } else if (command?.type === "language") {
    set("lang", command.language);
    void show();
  } else tellParent("error", { text: say(command ? "embed-not-open" : "embed-bad-message") });
});

/** @param {string} fragment */
function read(fragment) {
  asked = new URLSearchParams(fragment.replace(/^#/, ""));
}

/** The link of a message, if it leads to a game; without one, or without a game in it, what is shown. @param {string | null} link */
function openLink(link) {
  const before = asked;
  if (link !== null) read(link);
  if (!asked.has("g")) set("g", before.get("g"));
  open();
  if (!game()) asked = before;
}

/**
 * @param {string} key
 * @param {string | null} value
 */
function set(key, value) {
  if (value === null) asked.delete(key);
  else asked.set(key, value);
}

/** @returns {Poster | undefined} */
function game() {
  const slug = asked.get("g") ?? "";
  return Object.hasOwn(games, slug) ? games[slug] : undefined;
}

/** The number of the puzzle that the link leads to, if the game has so many. */
function puzzle() {
  const number = Number(asked.get("puzzle"));
  return Number.isInteger(number) && number > 0 && number <= (game()?.puzzles ?? 0) ? number : null;
}

async function show() {
  round += 1;
  const mine = round;
  language = spokenLanguage(asked.get("lang"));
  say = embedWords(language);
  const theme = asked.get("theme");
  if (isTheme(theme)) page.dataset.theme = String(theme);
  else delete page.dataset.theme;
  page.lang = language;
  const shown = game();
  const name = shown?.name ?? "Ludoteca";
  document.title = name;
  find("name").textContent = name;
  const full = /** @type {HTMLAnchorElement} */ (find("full"));
  full.href = shown ? address() : "../../";
  full.setAttribute("aria-label", shown ? say("embed-on", { game: name }) : "Ludoteca");
  find("play").hidden = !shown;
  find("word").textContent = say("embed-play");
  find("play").setAttribute("aria-label", say("embed-play-game", { game: name }));
  tell(shown ? (usual() ?? "") : say("embed-no-game"));
  page.dataset.shown = "";
  if (!shown) {
    find("picture").replaceChildren();
    tellParent("error", { text: say("embed-no-game") });
    return;
  }
  tellHeight();
  const fault = badPuzzle();
  if (fault) tellParent("error", { text: fault });
  const picture = await pictureOf(shown);
  if (mine === round) find("picture").replaceChildren(...picture);
}

/** What to say where the picture is not that of the link. */
function usual() {
  const number = puzzle();
  if (number !== null) return say("embed-usual-puzzle", { number });
  return badPuzzle() ?? (asked.has("p") || asked.has("r") ? say("embed-usual") : null);
}

/** What is wrong with the puzzle that the link leads to. */
function badPuzzle() {
  if (!asked.has("puzzle") || puzzle() !== null) return null;
  return say("link-bad-value", { what: `puzzle=${asked.get("puzzle")}`.slice(0, 40) });
}

/** @param {string} sentence */
function tell(sentence) {
  find("note").textContent = sentence;
}

/**
 * @param {Poster} shown
 * @returns {Promise<Node[]>}
 */
async function pictureOf(shown) {
  const own = asked.get("i");
  if (own !== null) {
    const { posterPicture } = await import("./posterpicture.js");
    const picture = await posterPicture(own, shown.name);
    if (picture) {
      tell("");
      return [picture];
    }
    tell(say("embed-bad-picture"));
    tellParent("error", { text: say("embed-bad-picture") });
  }
  const { files } = shown.shapes[TALL.matches ? "tall" : "wide"];
  try {
    const reply = await fetch(new URL(files[language] ?? files[""], location.href));
    if (!reply.ok) return [];
    const drawn = new DOMParser().parseFromString(await reply.text(), "image/svg+xml").documentElement;
    return [document.importNode(drawn, true)];
  } catch {
    // The name and the button do without a picture.
    return [];
  }
}

/** The game's own page, with all that the link says but its picture. */
function address() {
  const rest = new URLSearchParams(asked);
  for (const key of ["i", "lang", "puzzle"]) rest.delete(key);
  const number = puzzle();
  if (number !== null) rest.set("puzzle", String(number));
  const folder = `${language === "en" ? "" : `${language}/`}${asked.get("g")}/${number === null ? "" : "puzzles/"}`;
  return new URL(`../../${folder}#${written(rest)}`, location.href).href;
}

function open() {
  if (game()) location.replace(address());
  else tellParent("error", { text: say("embed-no-game") });
}

function tellHeight() {
  const shown = game();
  if (!shown) return;
  const { tall, wide } = shown.shapes;
  tellParent("height", { height: heightOf(innerWidth, { tall: tall.ratio, wide: wide.ratio }), title: shown.name });
}

/** @param {string} id Of a part of the page that tools/pages/embed.py has written. */
function find(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}
