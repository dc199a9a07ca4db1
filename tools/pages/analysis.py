"""The page on which a game is analysed, beside the page of every game that has a fast twin."""

from __future__ import annotations

import ludoteca
from ludoteca.bots.twin import twin_of
from ludoteca.kernel.shelf import About

from . import game
from .beside import page_beside, texts_of
from .document import publish
from .icons import icon
from .site import Place, Site
from .words import LANGUAGES, PageWords


def write_analysis(site: Site, about: About) -> None:
    """The page in every language, and the texts its script fetches; nothing for a game without a twin."""
    twin = twin_of(ludoteca.load(about.slug))
    if twin is None:
        return
    texts = texts_of(
        site, about, "analysis", ("diagram", "edit", "embedcode", "foreign", "puzzle", "puzzles")
    )
    for language in LANGUAGES:
        place, words = Place(language, f"{about.slug}/analysis/"), PageWords(language, about)
        page = page_beside(
            place,
            about,
            words,
            texts,
            kind="analysis",
            way="analyse",
            described="analysis-description",
            body=_body(about, words, hasattr(twin, "passed")),
            menu=_menu(words),
        )
        publish(site, words, page)


def _body(about: About, words: PageWords, has_threats: bool) -> str:
    frames = game.first_frames(about)
    names = [words.page(f"seat-{seat}") for seat in range(about.seats[0])]
    threats = (
        f'<label class="threats"><input type="checkbox" name="threats">'
        f"<span {words.content('analysis-show-threats')}</span></label>"
        if has_threats
        else ""
    )
    return f"""<main {game.sizes(frames)}>
<h1 class="unseen">{words.page("analysis-of", game=about.name)}</h1>
<h2 class="unseen" {words.content("board")}</h2>
{game.stage(about, words, names, frames)}
<div id="balance" role="img" {words.label("analysis-bar")}></div>
<div id="ask">
<p id="who"></p>
<p id="prompt">{words.page("one-moment")}</p>
<button type="button" id="aside" aria-disabled="true" {words.content("analysis-stop")}</button>
</div>
<div id="choices" hidden></div>
<section id="history">
<div class="panel" id="panel" tabindex="-1">
<div class="head"><h2 {words.content("analysis-lines")}</h2><span id="depth"></span>{threats}</div>
<ol id="best"></ol>
<p id="threats" hidden></p>
<section id="moves">
<div class="head"><h2 {words.content("moves")}</h2>
<button type="button" id="delete" aria-disabled="true" {words.content("analysis-delete")}</button></div>
<div id="tree" role="group" {words.label("moves")} data-none="{words.page("moves-none")}"></div>
</section>
<section id="report" hidden></section>
</div>
</section>
<div id="acts">
<noscript><p>{words.page("no-script")}</p></noscript>
{_steps(words)}
<button type="button" id="review" hidden {words.content("analysis-review")}</button>
</div>
<div id="told" class="unseen" role="status"></div>
</main>"""


# The buttons that walk along a line, and what they are called.
_STEPS = {
    "first": "analysis-first",
    "back": "analysis-back",
    "forward": "analysis-forward",
    "last": "analysis-last",
}


def _steps(words: PageWords) -> str:
    return "\n".join(
        f'<button type="button" id="{step}" {words.label(label)} aria-disabled="true">{icon(step)}</button>'
        for step, label in _STEPS.items()
    )


def _menu(words: PageWords) -> str:
    return f"""<a class="way" href="../diagram/" {words.content("diagram")}</a>
<button type="button" id="share" class="row" hidden {words.content("share")}</button>
{game.sound(words)}"""
