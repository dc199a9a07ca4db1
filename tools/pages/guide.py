"""A game's guide in every language, in the same frame as the other pages."""

from __future__ import annotations

from html import escape

from ludoteca.kernel.shelf import About
from tools import guides

from . import told
from .document import Page, publish, styled
from .site import Place, Site
from .words import LANGUAGES, PageWords


def write_guide(site: Site, about: About) -> None:
    """The guides, each beside its game's page."""
    for language in LANGUAGES:
        words = PageWords(language, about)
        place = Place(language, f"{about.slug}/guide/")
        title = words.plain("rules-of", game=about.name)
        description = words.plain("guide-description", game=about.name)
        sections = [section.title for section in guides.guide(about, language).sections]
        page = Page(
            place=place,
            title=words.plain("game-title", game=title),
            description=description,
            about=about,
            trail=[about.name, words.plain("rules")],
            things=[told.article(site, place, about, title, description, sections)],
            script="guide",
            board=f"g={about.slug}",
            look="reading",
            head=styled("site/guide.css") + "\n<noscript><style>#print{display:none}</style></noscript>",
            bar=f'<a class="game" href="../">{escape(about.name)}</a>',
            body=f"<main>\n{guides.body(about, language)}\n</main>",
        )
        publish(site, words, page)
