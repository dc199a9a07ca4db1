"""A game's guide in every language, in the same frame as the other pages."""

from __future__ import annotations

from ludoteca.kernel.shelf import About
from tools import guides

from .document import Page, document, minified
from .site import Place, Site
from .words import LANGUAGES, ROOT, PageWords


def write_guide(site: Site, about: About) -> None:
    """The guides, each beside its game's page."""
    for language in LANGUAGES:
        words = PageWords(language, about)
        page = Page(
            place=Place(language, f"{about.slug}/guide/"),
            title=words.page("game-title", game=words.page("rules-of", game=about.name)),
            description=words.page("guide-description", game=about.name),
            script="guide",
            board=f"g={about.slug}",
            look="reading",
            head=f"<style>{minified(ROOT / 'web' / 'guide.css')}</style>",
            bar=f'<a class="game" href="../">{about.name}</a>',
            body=f"<main>\n{guides.body(about, language)}\n</main>",
        )
        site.write(page.place.folder + "index.html", document(site, words, page))
