"""The page for games of others, which asks and holds a frame, and the page in that frame."""

from __future__ import annotations

from ludoteca.kit import theme

from . import game
from .document import Page, publish, styled
from .icons import icon
from .site import Place, Site
from .words import LANGUAGES, PageWords

PATH = "foreign/"
# The page in the frame; opened by itself it only leads back.
INSIDE = f"{PATH}table/"
# What begins so is said on other pages.
_UNSAID = ("analysis", "diagram", "edit", "embedcode", "picture", "puzzle", "puzzles")


def write_foreign(site: Site) -> None:
    """Both pages in every language, and the texts that their scripts fetch."""
    texts = {
        language: site.asset(f"foreign-{language}.ftl", PageWords(language).source(*_UNSAID))
        for language in LANGUAGES
    }
    for language in LANGUAGES:
        words = PageWords(language)
        for place, make in ((Place(language, PATH), _outside), (Place(language, INSIDE), _inside)):
            there = {code: place.root + path for code, path in texts.items()}
            told = {
                "language": language,
                "texts": there,
                "opening": {},
                "missing": game.missing(words),
            }
            page = make(place, words, game.script(told))
            publish(site, words, page)


def _outside(place: Place, words: PageWords, facts: str) -> Page:
    return Page(
        place=place,
        title=words.plain("game-title", game=words.plain("foreign-title")),
        description=words.plain("foreign-description"),
        script="foreign",
        trail=[words.plain("foreign-title")],
        look="foreign",
        head=styled("foreign/foreign.css"),
        menu=f"""<button type="button" id="copy-link" class="row" hidden
{words.content("share-copy")}</button>
<button type="button" id="copy-record" class="row" hidden {words.content("foreign-copy-record")}</button>""",
        body=_questions(words) + facts,
    )


def _questions(words: PageWords) -> str:
    return f"""<main>
<section id="choose">
<h1>{words.page("foreign-title")}</h1>
<p class="lead">{words.page("foreign-lead")}</p>
<p id="fault" role="alert" hidden></p>
<form id="look">
<label for="address">{words.page("foreign-address")}</label>
<div class="line"><input id="address" type="text" inputmode="url" autocomplete="off" spellcheck="false"
 autocapitalize="off" placeholder="https://" required>
<button type="submit" class="button">{words.page("foreign-go")}</button></div>
</form>
<label class="button file"><input id="file" type="file" accept=".whl" class="unseen">
<span>{words.page("foreign-file")}</span></label>
<noscript><p>{words.page("no-script")}</p></noscript>
</section>
<section id="question" aria-labelledby="asked" hidden>
<h1 id="asked" tabindex="-1">{words.page("foreign-ask")}</h1>
<dl id="known"></dl>
<ul>
<li>{words.page("foreign-closed-in")}</li>
<li>{words.page("foreign-unsaved")}</li>
<li id="fetched" hidden></li>
</ul>
<div class="acts">
<button type="button" id="leave" class="button">{words.page("foreign-leave")}</button>
<button type="button" id="open" class="primary">{words.page("foreign-open")}</button>
</div>
</section>
<section id="running" aria-labelledby="band" hidden>
<h1 class="unseen">{words.page("foreign-title")}</h1>
<div class="band">
{icon("foreign")}
<details><summary id="band"></summary><div class="sheet"><dl id="details"></dl>
<p>{words.page("foreign-closed-in")} {words.page("foreign-unsaved")}</p></div></details>
<button type="button" id="end" class="button">{words.page("foreign-end")}</button>
</div>
<p id="progress" role="status"></p>
<div id="place"></div>
</section>
</main>"""


def _inside(place: Place, words: PageWords, facts: str) -> Page:
    return Page(
        place=place,
        title=words.plain("foreign-title"),
        description=words.plain("foreign-description"),
        script="guest",
        is_hidden=True,
        look="play",
        bar=f"<h1>{words.page('foreign-title')}</h1>",
        colours=_signed(),
        menu=f"""<button type="button" id="share" class="row" hidden {words.content("share")}</button>
<button type="button" id="previous-game" class="row" hidden {words.content("previous-game")}</button>
{game.sound(words)}""",
        body=game.table(words, 'id="table"', game.stage_with(words, ""), "", words.page("one-moment"))
        + facts,
    )


def _signed() -> tuple[str, ...]:
    """The paints that have a sign: any of them may be that of a seat."""
    inks = theme.theme(theme.names()[0])
    return tuple(word for word in inks if f"{word}-sign" in inks)
