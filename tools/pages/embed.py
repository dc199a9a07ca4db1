"""The page that stands for a board in the pages of others until somebody plays: one for all games.

Its address, `embed/v1/`, and those of the pictures beside it are promised: docs/embedding.md. So nothing here
has a hash in its name but what the page itself fetches.
"""

from __future__ import annotations

from html import escape

import ludoteca
from ludoteca.bots.puzzlebook import kept
from ludoteca.kernel.shelf import About
from ludoteca.kernel.text import Text
from ludoteca.kit import svg, theme

from .document import minified
from .pictures import pretty_scene
from .site import MAIN_LANGUAGE, Site, data
from .words import LANGUAGES, ROOT, PageWords

FOLDER = "embed/v1/"
_UP = "../../"
SHAPES = ("tall", "wide")


def write_embed(site: Site) -> None:
    """The page, the posters that it fetches, and a picture of every game for those who show nothing else."""
    games = {about.slug: _poster(site, about) for about in ludoteca.catalog()}
    site.write(f"{FOLDER}index.html", _page(site, games))
    for about in ludoteca.catalog():
        site.write(f"{FOLDER}{about.slug}.svg", _painted(about, MAIN_LANGUAGE, "tall", "auto"))


def _poster(site: Site, about: About) -> dict[str, object]:
    """What web/embed/embed.js is told of a game. Most posters have no words: one for all languages."""
    shapes = {}
    for shape in SHAPES:
        files = {
            language: _UP
            + site.asset(f"{about.slug}-poster-{shape}.svg", _painted(about, language, shape, None))
            for language in LANGUAGES
        }
        usual = files[MAIN_LANGUAGE]
        others = {language: file for language, file in files.items() if file != usual}
        scene = pretty_scene(about, shape)
        shapes[shape] = {"ratio": round(scene.width / scene.height, 4), "files": {"": usual, **others}}
    return {"name": about.name, "puzzles": len(kept(about.folder)), "shapes": shapes}


def _painted(about: About, language: str, shape: str, inks: str | None) -> str:
    words = PageWords(language, about)

    def say(text: Text) -> str:
        return words.say(text)

    return svg.paint(pretty_scene(about, shape), say=say, theme=inks, title=about.name)


def _page(site: Site, games: dict[str, dict[str, object]]) -> str:
    words = PageWords(MAIN_LANGUAGE)
    return f"""<!doctype html>
<html lang="{MAIN_LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ludoteca</title>
<meta name="description" content="{words.page("shelf-description")}">
<meta name="robots" content="noindex">
<base target="_blank">
<style>{theme.style_sheet()}{minified(ROOT / "web" / "embed" / "embed.css")}</style>
<noscript><style>:root body{{visibility:visible!important}}#play,.mute{{display:none}}</style></noscript>
<link rel="icon" type="image/svg+xml" href="{_UP}favicon.svg">
<script type="module" src="{_UP}{site.assets["embed"]}"></script>
</head>
<body>
<main>
<div id="picture"></div>
<button type="button" id="play" hidden><span id="word"></span></button>
<div id="foot">
<h1><a id="full" href="{_UP}" rel="noopener"><span id="name">Ludoteca</span></a></h1>
<p id="note" role="status"></p>
{_mute()}
<noscript><p>{escape(words.say(Text("no-script")))}</p></noscript>
</div>
</main>
<script type="application/json" id="facts">{data(games)}</script>
</body>
</html>
"""


def _mute() -> str:
    """What is read where the script does not come, whose reader's language nobody knows then."""
    said = {language: PageWords(language).say(Text("no-scripts-here")) for language in LANGUAGES}
    return "".join(f'<p class="mute" lang="{language}">{escape(text)}</p>' for language, text in said.items())
