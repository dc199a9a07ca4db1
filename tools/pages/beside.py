"""What the pages beside a game's page have in common: analysis, puzzles, diagrams."""

from __future__ import annotations

from html import escape

from ludoteca.kernel.shelf import About

from . import game
from .document import Page, styled
from .site import Place, Site
from .words import LANGUAGES, ROOT, PageWords


def texts_of(site: Site, about: About, kind: str, unsaid: tuple[str, ...]) -> dict[str, str]:
    """Per language, the address of what the script of these pages can say; not what is `unsaid` there."""
    return {
        language: site.asset(
            f"{about.slug}-{kind}-{language}.ftl", PageWords(language, about).source(*unsaid)
        )
        for language in LANGUAGES
    }


def page_beside(
    place: Place,
    about: About,
    words: PageWords,
    texts: dict[str, str],
    *,
    kind: str,
    way: str,
    described: str,
    body: str,
    menu: str,
    head: str = "",
    board: str = "",
) -> Page:
    """A page of this kind: its style, script and name are called so; `way` is what leads to it.

    `board` is the link to what can be embedded of it.
    """
    told = words.plain(f"{kind}-of", game=about.name)
    preloaded = f'<link rel="preload" as="fetch" crossorigin href="{place.root}{texts[place.language]}">'
    return Page(
        place=place,
        title=words.plain("game-title", game=told),
        description=words.plain(described, game=about.name),
        script=kind,
        game=about.slug,
        board=board,
        look=f"play {kind}",
        colours=about.colours,
        about=about,
        trail=[about.name, words.plain(way)],
        head="\n".join(
            [
                styled(*(f"{kind}/{sheet.name}" for sheet in sorted((ROOT / "web" / kind).glob("*.css")))),
                "<noscript><style>#acts button,#palette,#panel{display:none}</style></noscript>",
                preloaded,
                *filter(None, [head]),
            ]
        ),
        bar=f'<a class="game" href="../">{escape(about.name)}</a>',
        menu=menu,
        body=body + game.script(game.facts(about, place, words, {}, texts)),
    )
