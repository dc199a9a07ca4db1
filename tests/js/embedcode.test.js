import assert from "node:assert/strict";
import { test } from "node:test";

import { embedCodes } from "../../web/embed/embedcode.js";

const BASE = "https://example.org/games/";

/** @param {object} [board] */
function codes(board) {
  const made = embedCodes({ base: BASE, link: "g=oxono&p=..%23.%20p", name: "Oxono", language: "el", ...board });
  return Object.fromEntries(made.map(({ host, code }) => [host, code]));
}

test("each host gets the board in its own markup", () => {
  assert.deepEqual(codes(), {
    element:
      '<script type="module" src="https://example.org/games/embed/v1/ludoteca.js"></script>\n' +
      '<ludoteca-board game="oxono" position="..#. p" lang="el">' +
      '<a href="https://example.org/games/el/oxono/#p=..%23.%20p">Oxono</a></ludoteca-board>',
    iframe:
      '<iframe src="https://example.org/games/embed/v1/#g=oxono&amp;p=..%23.%20p&amp;lang=el" title="Oxono" ' +
      'loading="lazy" allow="clipboard-write" style="width:100%;max-width:480px;aspect-ratio:0.62;border:0"></iframe>',
    mediawiki: "{{Ludoteca|game=oxono|position=..#. p|lang=el}}",
    dokuwiki: "{{ludoteca>g=oxono&p=..%23.%20p&lang=el}}",
    wordpress:
      '<!-- wp:html -->\n<iframe src="https://example.org/games/embed/v1/#g=oxono&amp;p=..%23.%20p&amp;lang=el" ' +
      'title="Oxono" loading="lazy" allow="clipboard-write" style="width:100%;max-width:480px;aspect-ratio:0.62;border:0"></iframe>\n' +
      "<!-- /wp:html -->",
    markdown:
      "[![Oxono](oxono.svg)](https://example.org/games/el/oxono/#p=..%23.%20p)",
  });
});

test("a game without a position is an address that WordPress can ask about", () => {
  assert.equal(codes({ link: "g=oxono" }).wordpress, "https://example.org/games/el/oxono/");
  assert.equal(codes({ link: "#g=oxono", language: "en" }).wordpress, "https://example.org/games/oxono/");
});

test("the link's own language is the one that counts", () => {
  assert.match(codes({ link: "g=oxono&lang=pl" }).element, /lang="pl"/);
});

test("nothing in a value ends the markup around it", () => {
  const nasty = `"><script>'''{{x|y}}[[z]](w)* &amp;`;
  const made = codes({ link: new URLSearchParams({ g: "oxono", p: nasty }).toString(), name: "]<b>" });
  assert.doesNotMatch(made.element, /<script>'|<b>/);
  assert.doesNotMatch(made.iframe, /<script>|<b>/);
  assert.doesNotMatch(made.mediawiki.slice(2, -2).replaceAll("{{!}}", ""), /[{}[\]<>']|\|y/);
  assert.doesNotMatch(made.dokuwiki.slice(2, -2), /[{}[\]<"'|()]/);
  assert.doesNotMatch(made.markdown.split("](")[2], /[()<>"]..|\s/);
  const [, read] = /#(.*)\}\}/.exec(made.dokuwiki.replace(">", "#")) ?? [];
  assert.equal(new URLSearchParams(read).get("p"), nasty);
});

test("only a game from its beginning has its usual picture in Markdown; a position's is the one that is saved", () => {
  const pictureOf = (/** @type {object} */ board) => /^\[!\[Oxono\]\((.*?)\)\]/.exec(codes(board).markdown)?.[1];
  assert.equal(pictureOf({ link: "g=oxono" }), "https://example.org/games/embed/v1/oxono.svg");
  for (const link of ["g=oxono&p=x", "g=oxono&r=1abc&ply=3"]) assert.equal(pictureOf({ link }), "oxono.svg");
  assert.equal(pictureOf({ picture: "here.svg" }), "here.svg");
});
