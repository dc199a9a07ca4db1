/**
 * How a board is put into the pages of others: one piece of text for each kind of host, ready to be pasted.
 *
 * What a link may say is the grammar of docs/embedding.md: `key=value&key=value`, values percent-encoded.
 */

/** Which host it is for, the message that names it, and what is pasted there. @typedef {{ host: string, label: string, code: string }} EmbedCode */

/**
 * @typedef {object} Board
 * @property {string} base The root of the site, with a slash at its end.
 * @property {string} link What is shown: the fragment of a link, with `g`.
 * @property {string} name Of the game.
 * @property {string} language Of the page that the link leads to.
 * @property {number} [ratio] Width to height of the frame; the element finds its own.
 * @property {string} [picture] Address of a picture of this position, if not the saved one beside the page.
 */

/** Attributes of the element and parameters of the template, by their keys in a link. */
const NAMES = { g: "game", p: "position", r: "record", i: "picture" };
/** What the boards of other pages leave to their readers. */
const RATIO = 0.62;
/** In pixels: a frame that cannot find its own height would fill the window of a wide page. */
const WIDEST = 480;

/**
 * The codes for a link, each for one kind of host.
 * @param {Board} board
 * @returns {EmbedCode[]}
 */
export function embedCodes({ base, link, name, language, ratio = RATIO, picture }) {
  const asked = new URLSearchParams(link.replace(/^#/, ""));
  if (!asked.has("lang")) asked.set("lang", language);
  const slug = asked.get("g") ?? "";
  const page = pageOf(base, asked);
  const embed = `${base}embed/v1/#${written(asked)}`;
  const frame =
    `<iframe src="${html(embed)}" title="${html(name)}" loading="lazy" allow="clipboard-write" ` +
    `style="width:100%;max-width:${WIDEST}px;aspect-ratio:${ratio};border:0"></iframe>`;
  // What a host of WordPress asks about is an address without its fragment: a position is lost on the way.
  const isWholeGame = [...asked.keys()].every((key) => key === "g" || key === "lang");
  // No text can hold a picture there, and the site has none of a position: it is saved, by this name, and put beside the page.
  const shown = picture ?? (isWholeGame ? `${base}embed/v1/${slug}.svg` : `${slug}.svg`);
  return [
    {
      host: "element",
      label: "embedcode-element",
      code:
        `<script type="module" src="${html(base)}embed/v1/ludoteca.js"></script>\n` +
        `<ludoteca-board${attributes(asked)}><a href="${html(page)}">${html(name)}</a></ludoteca-board>`,
    },
    { host: "iframe", label: "embedcode-iframe", code: frame },
    { host: "mediawiki", label: "embedcode-mediawiki", code: `{{Ludoteca${parameters(asked)}}}` },
    { host: "dokuwiki", label: "embedcode-dokuwiki", code: `{{ludoteca>${written(asked)}}}` },
    { host: "wordpress", label: "embedcode-wordpress", code: isWholeGame ? page : `<!-- wp:html -->\n${frame}\n<!-- /wp:html -->` },
    { host: "markdown", label: "embedcode-markdown", code: `[![${markdown(name)}](${shown})](${page})` },
  ];
}

/**
 * The game's own page, in the language of the link.
 * @param {string} base
 * @param {URLSearchParams} asked
 */
function pageOf(base, asked) {
  const language = asked.get("lang") ?? "en";
  const rest = new URLSearchParams(asked);
  for (const key of ["g", "lang", "i"]) rest.delete(key);
  const fragment = written(rest);
  const path = `${language === "en" ? "" : `${language}/`}${asked.get("g") ?? ""}/`;
  return `${base}${path}${fragment && `#${fragment}`}`;
}

/**
 * The grammar of links, with as little in it as may be that a host could take for its own markup.
 * @param {Iterable<[string, string]>} asked
 */
export function written(asked) {
  return [...asked].map(([key, value]) => `${key}=${encoded(value)}`).join("&");
}

/** @param {string} value */
function encoded(value) {
  return encodeURIComponent(value)
    .replace(/%(2F|2C)/g, decodeURIComponent)
    .replace(/['()*!~]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** @param {URLSearchParams} asked */
function attributes(asked) {
  return [...asked].map(([key, value]) => ` ${named(key)}="${html(value)}"`).join("");
}

/** @param {URLSearchParams} asked */
function parameters(asked) {
  return [...asked].map(([key, value]) => `|${named(key)}=${wiki(value)}`).join("");
}

/** @param {string} key */
function named(key) {
  return Object.hasOwn(NAMES, key) ? NAMES[/** @type {keyof typeof NAMES} */ (key)] : key;
}

/** @param {string} text */
function html(text) {
  return text.replace(/&/g, "&amp;").replace(/[<>"]/g, numbered);
}

/** A template takes bars and braces for its own. @param {string} text */
function wiki(text) {
  return html(text).replace(/[{}[\]']/g, numbered).replace(/\|/g, "{{!}}");
}

/** @param {string} letter */
function numbered(letter) {
  return `&#${letter.charCodeAt(0)};`;
}

/** @param {string} text */
function markdown(text) {
  return text.replace(/[\\[\]]/g, "\\$&");
}
