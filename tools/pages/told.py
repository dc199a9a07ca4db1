"""What a page tells other sites of itself: its address and its sisters, a picture, and its facts as data.

Search engines read it, and whoever shows a link with its title. What needs whole addresses is left out where
the build has not been told the site's; the rest is relative, as everything in a page.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ludoteca.kernel.shelf import About
from ludoteca.kernel.text import Text

from .pictures import HEIGHT, WIDTH, name_of
from .site import MAIN_LANGUAGE, Place, Site, data
from .words import LANGUAGES, PageWords

Thing = dict[str, object]

# The countries that the vocabulary of Open Graph asks for beside the language.
_LOCALES = {"en": "en_GB", "el": "el_GR", "it": "it_IT", "pl": "pl_PL"}


def sisters(site: Site, place: Place) -> str:
    """The links to the same page in every language, and to where it really stands."""
    links = [(language, Place(language, place.path)) for language in LANGUAGES]
    alternates = "".join(
        f'<link rel="alternate" hreflang="{code}" href="{site.url(place, other)}">'
        for code, other in [*links, ("x-default", Place(MAIN_LANGUAGE, place.path))]
    )
    canonical = f'<link rel="canonical" href="{site.url(place, place)}">\n' if site.address else ""
    return canonical + alternates


def preview(
    site: Site, words: PageWords, place: Place, title: str, description: str, about: About | None
) -> str:
    """What a link to the page looks like elsewhere: Open Graph, which all who show links understand."""
    properties = {
        "og:type": "website",
        "og:site_name": "Ludoteca",
        "og:locale": _LOCALES[place.language],
        "og:title": title,
        "og:description": description,
    }
    if site.address:
        shown = words.say(Text("shelf-picture", game=about.name)) if about else description
        properties |= {
            "og:url": site.url(place, place),
            "og:image": site.address + name_of(about),
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": shown,
        }
    tags = [f'<meta property="{name}" content="{escape(value)}">' for name, value in properties.items()]
    if site.address:
        tags.append('<meta name="twitter:card" content="summary_large_image">')
    return "\n".join(tags)


def hidden(is_hidden: bool) -> str:
    """What keeps search engines off a page that is found by its address only."""
    return '\n<meta name="robots" content="noindex">' if is_hidden else ""


def facts(site: Site, place: Place, things: Sequence[Thing], trail: Sequence[str]) -> str:
    """Things in the words of schema.org, and the way from the shelf to the page; "" for none of them."""
    way = [breadcrumbs(site, place, trail)] if trail else []
    if not things and not way:
        return ""
    graph = {"@context": "https://schema.org", "@graph": [*things, *way]}
    return f'<script type="application/ld+json">{data(graph)}</script>'


def breadcrumbs(site: Site, place: Place, trail: Sequence[str]) -> Thing:
    """The way from the shelf to the page, whose folders are called so."""
    folders = place.path.rstrip("/").split("/")
    places = [
        Place(place.language, "/".join([*folders[:depth], ""]).lstrip("/")) for depth in range(len(folders))
    ]
    items: list[Thing] = [
        {"@type": "ListItem", "position": number, "name": name, "item": site.url(place, step)}
        for number, (name, step) in enumerate(zip(["Ludoteca", *trail], [*places, place], strict=True), 1)
    ]
    return {"@type": "BreadcrumbList", "itemListElement": items}


def game(site: Site, place: Place, about: About, words: PageWords) -> Thing:
    """A game, by its about.toml, as its own page tells it."""
    least, most = about.seats
    made: Thing = {
        "@type": "Game",
        "name": about.name,
        "description": words.say(Text("pitch")),
        "inLanguage": place.language,
        "numberOfPlayers": {"@type": "QuantitativeValue", "minValue": least, "maxValue": most},
        # One duration is asked for, not two: that after which everybody is done.
        "timeRequired": f"PT{about.minutes[1]}M",
        "creator": {"@type": "Person", "name": about.designer},
        "publisher": {"@type": "Organization", "name": about.publisher},
        "datePublished": str(about.year),
        "url": site.url(place, place),
    }
    return made | _pictured(site, about)


def article(
    site: Site, place: Place, about: About, title: str, description: str, sections: Sequence[str]
) -> Thing:
    """A game's guide."""
    home = Place(place.language, f"{about.slug}/")
    made: Thing = {
        "@type": "Article",
        "headline": title,
        "description": description,
        "inLanguage": place.language,
        "articleSection": list(sections),
        "about": {"@type": "Game", "name": about.name, "url": site.url(place, home)},
        "author": {"@type": "Organization", "name": "Ludoteca"},
        "url": site.url(place, place),
    }
    return made | _pictured(site, about)


def _pictured(site: Site, about: About) -> Thing:
    return {"image": site.address + name_of(about)} if site.address else {}


def shelf(site: Site, place: Place, games: Sequence[About]) -> Thing:
    """The games in their order."""
    items: list[Thing] = [
        {
            "@type": "ListItem",
            "position": number,
            "name": about.name,
            "url": site.url(place, Place(place.language, f"{about.slug}/")),
        }
        for number, about in enumerate(games, 1)
    ]
    return {"@type": "ItemList", "numberOfItems": len(items), "itemListElement": items}
