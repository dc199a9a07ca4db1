"""The document around every page: its head, the bar on top and the two menus that hang from it."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from html import escape
from pathlib import Path

from ludoteca.kernel.shelf import About
from ludoteca.kit import theme

from . import told
from .icons import icon
from .oembed import discovery
from .site import MAIN_LANGUAGE, Place, Site
from .words import LANGUAGES, OWN_NAMES, ROOT, PageWords

# The script of each language's letters, for the font that is worth fetching early.
FONTS = {"en": (), "it": (), "el": ("greek",), "pl": ("latin-ext",)}
THEMES = ("", "light", "dark", "contrast", "colourblind")


@dataclass(frozen=True)
class Page:
    """What differs from page to page. `head` and `body` are HTML, the rest is plain text."""

    place: Place
    title: str
    description: str
    script: str
    body: str
    game: str = ""
    # Whether chance has made the game that the page shows, so that it shows none where nothing can be kept.
    is_dealt: bool = False
    # The slugs of all games, where links to them are led on.
    games: str = ""
    look: str = ""
    head: str = ""
    bar: str = ""
    menu: str = ""
    # The board that other sites show in a frame when they are given this page's address: a link's fragment.
    board: str = ""
    # Of the seats, whose marks the page's scripts draw.
    colours: tuple[str, ...] = ()
    # What it is about, what the folders on the way to it are called, and its facts for search engines.
    about: About | None = None
    trail: Sequence[str] = ()
    things: Sequence[told.Thing] = ()
    # Not to be found by search engines.
    is_hidden: bool = False


def publish(site: Site, words: PageWords, page: Page) -> None:
    """Write a page; search engines are told of it unless it is hidden or belongs to a draft."""
    if page.about and page.about.is_draft:
        page = replace(page, is_hidden=True)
    site.write(f"{page.place.folder}index.html", document(site, words, page))
    if not page.is_hidden:
        site.pages.append(page.place)


def document(site: Site, words: PageWords, page: Page) -> str:
    """One whole HTML document."""
    place = page.place
    attributes = {
        "lang": place.language,
        "data-root": place.root,
        "data-path": place.path,
        "data-game": page.game,
        "data-dealt": "true" if page.is_dealt else "",
        "data-games": page.games,
        # Only the plain address leaves it to the reader's browser which language to show.
        "data-languages": " ".join(LANGUAGES) if place.language == MAIN_LANGUAGE else "",
    }
    written = " ".join(
        f'{key}="{escape(value)}"' for key, value in attributes.items() if value or key == "data-path"
    )
    return f"""<!doctype html>
<html {written}>
<head>
{_head(site, words, page)}
</head>
<body class="{page.look}">
{_bar(words, page)}
{page.body}
{_languages(words, place)}
{_menu(words, page)}
<div id="news" role="status" popover="manual"></div>
</body>
</html>
"""


def _head(site: Site, words: PageWords, page: Page) -> str:
    root, place = page.place.root, page.place
    framed = discovery(site, place, page.title, page.board, page.about) if page.board else ""
    fonts = "".join(
        f'<link rel="preload" as="font" type="font/woff2" crossorigin href="{root}{site.assets[name]}">'
        for script in ("latin", *FONTS[place.language])
        if (name := f"commissioner-{script}.woff2") in site.assets
    )
    return f"""<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<script>{minified(ROOT / "web" / "early.js")}</script>
<title>{escape(page.title)}</title>
<meta name="description" content="{escape(page.description)}">
{fonts}
<style>{theme.style_sheet(_inks(page))}</style>
<link rel="stylesheet" href="{root}{site.assets["style"]}">
{told.sisters(site, place)}
{told.preview(site, words, place, page.title, page.description, page.about)}{told.hidden(page.is_hidden)}
<link rel="icon" type="image/svg+xml" href="{root}favicon.svg">
<link rel="apple-touch-icon" href="{root}icons/touch.png">
<link rel="manifest" href="{place.home}manifest.webmanifest">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="{theme.theme("light")["table"]}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="{theme.theme("dark")["table"]}">
{framed}{page.head}
{told.facts(site, place, page.things, page.trail)}
<script type="module" src="{root}{site.assets[page.script]}"></script>"""


def _inks(page: Page) -> set[str]:
    """The ink words of which a page speaks, or the style or a script; the canvas has a table of its own."""
    spoken = _styles_and_scripts() + page.head + page.body
    seats = {f"{colour}{part}" for colour in page.colours for part in ("", "-sign")}
    return seats | {
        word
        for word in theme.theme(theme.names()[0])
        if any(re.search(rf"{name}(?![\w-])", spoken) for name in theme.variables(word))
    }


@cache
def _styles_and_scripts() -> str:
    files = [path for pattern in ("*.css", "*.js") for path in sorted((ROOT / "web").rglob(pattern))]
    return "".join(path.read_text(encoding="utf-8") for path in files)


def styled(*sheets: str) -> str:
    """The element with these style sheets of `web/` in it, for what only one kind of page shows."""
    return f"<style>{''.join(minified(ROOT / 'web' / sheet) for sheet in sheets)}</style>"


@cache
def minified(path: Path) -> str:
    """A script or style small enough to stand in the page."""
    esbuild = ROOT / "node_modules" / ".bin" / "esbuild"
    command: list[str | Path] = [esbuild, path, "--minify", "--target=es2022", "--charset=utf8"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, encoding="utf-8")
    return done.stdout.strip()


def _bar(words: PageWords, page: Page) -> str:
    language = page.place.language
    own = OWN_NAMES[language]
    return f"""<header class="top">
<a class="brand" href="{page.place.home}">Ludoteca</a>
{page.bar}
<button class="language" popovertarget="languages"><span class="unseen">{words.page("language")}: </span>
<span class="long">{own}</span><span class="short">{language.upper()}</span></button>
<button class="more" popovertarget="menu" {words.label("menu")}>{icon("more")}</button>
</header>"""


def _languages(words: PageWords, place: Place) -> str:
    links = ""
    for language, name in OWN_NAMES.items():
        current = ' aria-current="true"' if language == place.language else ""
        links += (
            f'<a href="{place.other(language)}" hreflang="{language}" lang="{language}"{current}>{name}</a>'
        )
    return f'<nav id="languages" class="menu" popover {words.label("language")}>{links}</nav>'


def _menu(words: PageWords, page: Page) -> str:
    themes = ""
    for name in THEMES:
        id = f"theme-{name or 'auto'}"
        themes += (
            f'<label class="row"><input type="radio" name="theme" value="{name}"{"" if name else " checked"}>'
            f"<span {words.content(id)}</span></label>"
        )
    return f"""<section id="menu" class="menu" popover {words.label("menu")}>
{page.menu}
<fieldset><legend {words.content("theme")}</legend>{themes}</fieldset>
</section>"""
