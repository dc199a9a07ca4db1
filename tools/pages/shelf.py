"""The start page: every game as a small living board. Works without any script."""

from __future__ import annotations

from html import escape
from pathlib import Path

import ludoteca
from ludoteca.kernel.shelf import About
from ludoteca.kernel.text import Text
from ludoteca.kit import svg
from tools.builder.places import LICENCES

from . import told
from .document import Page, publish, styled
from .filters import filters, nothing, traits
from .foreign import PATH
from .game import has_puzzles
from .icons import icon
from .pictures import pretty
from .site import Place, Site
from .words import PageWords


def write_shelf(site: Site, language: str) -> None:
    """The shelf in one language."""
    words = PageWords(language)
    games = [about for about in ludoteca.catalog() if not about.is_draft]
    cards = "\n".join(_card(about, language) for about in games)
    place = Place(language, "")
    page = Page(
        place=place,
        title=words.plain("shelf-title"),
        description=words.plain("shelf-description"),
        script="shelf",
        look="shelf",
        things=[told.shelf(site, place, games)],
        games=" ".join(about.slug for about in ludoteca.catalog()),
        # Not in the style that the games' pages share.
        head=styled("site/shelf.css", "site/filter.css"),
        body=f"""<main>
<h1>{words.page("shelf-lead")}</h1>
<p id="bad-link" role="status" data-told="{words.page("shelf-bad-link")}"></p>
{filters(games, words)}
<ul class="games">
{cards}
</ul>
{nothing(words)}
<div class="foot">
<p>{words.page("shelf-foot")}</p>
<p class="own"><a href="{PATH}">{words.page("foreign-title")}</a></p>
<p class="licences">{words.page("shelf-licences")} {_licences(words, place)}</p>
</div>
</main>""",
    )
    publish(site, words, page)


def _licences(words: PageWords, place: Place) -> str:
    titles = {"LICENSE.txt": "Ludoteca", "NOTICE.txt": words.page("shelf-notice")}
    return "\n".join(
        f'<a href="{place.root}licences/{name}">{titles.get(name, Path(name).stem)}</a>' for name in LICENCES
    )


def _card(about: About, language: str) -> str:
    words = PageWords(language, about)
    slug, name = about.slug, escape(about.name)
    picture = svg.paint(pretty(about), say=words.say, theme=None, title=about.name, prefix=slug)
    puzzles = f'\n<a href="{slug}/puzzles/">{words.page("puzzles")}</a>' if has_puzzles(about) else ""
    made = {"designer": about.designer, "publisher": about.publisher, "year": str(about.year)}
    credit = words.page("shelf-credit", **made)
    return f"""<li class="game" {traits(about)}><div class="inner">
<a class="board" href="{slug}/" tabindex="-1" aria-hidden="true">{picture}</a>
<div class="words">
<h2><a href="{slug}/">{name}</a></h2>
<p class="pitch">{escape(words.say(Text("pitch")))}</p>
<p class="facts">
<span>{icon("players")}{words.page("shelf-players", **_range(about.seats))}</span>
<span>{icon("minutes")}{words.page("shelf-minutes", **_range(about.minutes))}</span>
{_stage(about, words)}</p>
<p class="ways"><a class="primary" href="{slug}/">{words.page("shelf-play", game=about.name)}</a>
<a href="{slug}/guide/">{words.page("rules")}</a>{puzzles}</p>
<p class="credit">{credit}</p>
</div>
</div></li>"""


def _stage(about: About, words: PageWords) -> str:
    return f'<span class="stage">{escape(words.say(about.caution))}</span>\n' if about.caution else ""


def _range(bounds: tuple[int, int]) -> dict[str, str | int]:
    least, most = bounds
    return {"range": str(most) if least == most else f"{least}–{most}", "most": most}
