"""A game's page: the opening as a picture, its prompt and its buttons, all there before any script."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from html import escape

import ludoteca
from ludoteca.bots.puzzlebook import kept
from ludoteca.bots.twin import twin_of
from ludoteca.kernel.scene import Scene
from ludoteca.kernel.shelf import About
from ludoteca.kernel.table import Table
from ludoteca.kernel.text import Text
from ludoteca.kit import svg
from ludoteca.kit.theme import variables

from . import opening, told
from .document import Page, publish
from .icons import icon
from .site import Place, Site, data
from .words import LANGUAGES, PageWords

# Where the page changes from wide to tall; web/board/stage.js and web/game/play.css say the same.
TALL = "(max-aspect-ratio: 5/4)"
WIDE = "not all and (max-aspect-ratio: 5/4)"
# Against whom a game opens that nobody has set up; web/players.js says the same.
USUAL_LEVEL = 2


def write_game(site: Site, about: About) -> None:
    """The game's page in every language, and what its script fetches."""
    seats = about.seats[0]
    openings = {
        shape: site.asset(
            f"{about.slug}-{shape}.json",
            json.dumps(
                opening.opening(about.slug, seats, shape == "tall"), ensure_ascii=False, separators=(",", ":")
            ),
        )
        for shape in ("tall", "wide")
    }
    words = {language: PageWords(language, about) for language in LANGUAGES}
    texts = {
        language: site.asset(
            f"{about.slug}-{language}.ftl",
            words[language].source(
                "analysis", "diagram", "edit", "embedcode", "foreign", "puzzle", "puzzles"
            ),
        )
        for language in LANGUAGES
    }
    for language in LANGUAGES:
        place = Place(language, f"{about.slug}/")
        page = _page(site, place, about, words[language], openings, texts)
        publish(site, words[language], page)


def _page(
    site: Site, place: Place, about: About, words: PageWords, openings: dict[str, str], texts: dict[str, str]
) -> Page:
    root = place.root
    return Page(
        place=place,
        title=words.plain("game-title", game=about.name),
        description=words.say(Text("pitch")),
        script="main",
        game=about.slug,
        is_dealt=opening.is_dealt(about.slug, about.seats[0]),
        board=f"g={about.slug}",
        look="play",
        colours=about.colours,
        about=about,
        trail=[about.name],
        things=[told.game(site, place, about, words)],
        head="\n".join(
            [
                # Without a script the buttons would promise what they cannot do.
                "<noscript><style>#acts button{display:none}</style></noscript>",
                f'<link rel="preload" as="fetch" crossorigin href="{root}{texts[place.language]}">',
                f'<link rel="preload" as="fetch" crossorigin media="{TALL}" href="{root}{openings["tall"]}">',
                f'<link rel="preload" as="fetch" crossorigin media="{WIDE}" href="{root}{openings["wide"]}">',
            ]
        ),
        bar=f'<h1>{escape(about.name)}</h1>\n<a class="rules" href="guide/" {words.content("rules")}</a>',
        menu=_menu(about, words),
        body=_body(about, words) + script(facts(about, place, words, openings, texts)),
    )


def script(facts: dict[str, object]) -> str:
    """What the page's script is told, as it stands in the page."""
    return f'\n<script type="application/json" id="facts">{data(facts)}</script>'


def facts(
    about: About, place: Place, words: PageWords, openings: dict[str, str], texts: dict[str, str]
) -> dict[str, object]:
    """What the script is told; see PageFacts in web/types.js."""
    return {
        **about.facts(),
        "language": place.language,
        "seed": opening.SEED,
        "texts": {language: place.root + path for language, path in texts.items()},
        "opening": {shape: place.root + path for shape, path in openings.items()},
        "missing": missing(words),
    }


def missing(words: PageWords) -> dict[str, str]:
    """What a script says where its texts do not come."""
    ids = {"sentence": "runtime-failed", "again": "try-again", "close": "close"}
    return {key: words.say(Text(id)) for key, id in ids.items()}


def _body(about: About, words: PageWords) -> str:
    names = _names(about, words)
    frames = first_frames(about)
    prompt = frames["tall"]["prompt"]
    rules = f'<a href="guide/">{words.page("rules-of", game=about.name)}</a>'
    analysis = (
        f'<a id="analyse-game" class="button way" href="analysis/" hidden {words.content("analyse")}</a>\n'
        if can_be_analysed(about)
        else ""
    )
    who = f"""<span class="chip" data-seat="0" style="{_chip(about.colours[0])}"></span>{escape(names[0])}"""
    board = stage(about, words, names, frames)
    return table(words, sizes(frames), board, who, escape(words.say(_text(prompt), names)), rules, analysis)


def table(
    words: PageWords, attributes: str, board: str, who: str, prompt: str, rules: str = "", more: str = ""
) -> str:
    """All that a game is played with: the board, the prompt, the buttons, the log, the dialogs.

    `board` is from `stage_with`; all others are HTML: who is asked what, where the rules are, more buttons.
    """
    return f"""<main {attributes}>
<h2 class="unseen" {words.content("board")}</h2>
{board}
<div id="ask">
<p id="who">{who}</p>
<p id="prompt">{prompt}</p>
<button type="button" id="aside" hidden></button>
</div>
<div id="choices" hidden></div>
<div id="acts">
<noscript><p>{words.page("no-script")} {rules}</p></noscript>
<button type="button" id="undo" {words.label("undo")} aria-disabled="true">{icon("undo")}</button>
<button type="button" id="redo" {words.label("redo")} aria-disabled="true">{icon("redo")}</button>
{more}<button type="button" id="new-game" {words.content("new-game")}</button>
<button type="button" id="again" class="primary" hidden {words.content("play-again")}</button>
</div>
<section id="curtain" aria-labelledby="curtain-title" hidden>
<div id="curtain-emblem"></div>
<h2 id="curtain-title"></h2>
<button type="button" id="face" class="primary"></button>
</section>
<section id="history">
<div class="panel">
<div id="scores" class="scores" role="region" tabindex="0" {words.label("scores")} hidden></div>
<h2 {words.content("moves")}</h2>
<ol id="log" tabindex="0" {words.label("moves")} data-none="{words.page("moves-none")}"></ol>
</div>
</section>
<div id="told" class="unseen" role="status"></div>
<dialog id="setup" aria-labelledby="setup-title"></dialog>
<dialog id="score-sheet" aria-labelledby="score-title"></dialog>
</main>"""


def first_frames(about: About) -> dict[str, opening.Frame]:
    """What stands on the board at first, in both arrangements."""
    return {
        shape: opening.first_frame(about.slug, about.seats[0], shape == "tall") for shape in ("tall", "wide")
    }


def sizes(frames: dict[str, opening.Frame]) -> str:
    """The attribute that keeps the place of the board, by the shape of its scene."""
    return f'style="{ratios({shape: frame["scene"]["size"] for shape, frame in frames.items()})}"'


def ratios(sizes: Mapping[str, Sequence[float]]) -> str:
    """How much wider than high a scene is, for the style, by the shapes of the two arrangements."""
    return ";".join(f"--{shape}:{size[0] / size[1]:.4f}" for shape, size in sizes.items())


def stage(about: About, words: PageWords, names: Sequence[str], frames: dict[str, opening.Frame]) -> str:
    """The board: first a picture, then a canvas with buttons over it."""
    pictures = "\n".join(_picture(about, words, names, shape, frame) for shape, frame in frames.items())
    return stage_with(words, pictures)


def stage_with(words: PageWords, pictures: str) -> str:
    """The board, with these pictures at first."""
    return f"""<div id="stage">
{pictures}
<canvas id="canvas" aria-hidden="true"></canvas>
<div id="shadow" role="group" {words.label("board")}></div>
<div id="why" role="status"></div>
</div>"""


def _picture(about: About, words: PageWords, names: Sequence[str], shape: str, frame: opening.Frame) -> str:
    table = Table(ludoteca.load(about.slug), about.seats[0], opening.SEED)
    scene = table.game.draw(table.state, 0, shape == "tall")
    return picture(scene, about, words, names, shape, frame["live"])


def picture(
    scene: Scene, about: About, words: PageWords, names: Sequence[str], shape: str, live: Sequence[str] = ()
) -> str:
    """A scene in one of the two arrangements, `tall` or `wide`."""

    def say(text: Text) -> str:
        return words.say(text, names)

    drawn = svg.paint(scene, say=say, theme=None, live=live, title=about.name, prefix=shape[0])
    return f'<div class="opening {shape}">{drawn}</div>'


def _names(about: About, words: PageWords) -> list[str]:
    """The first seat is the reader's; the others play by themselves."""
    others = about.seats[0] - 1
    computers = [words.page("computer")] if others == 1 else [""] * others
    return [words.page("you"), *computers]


def _text(written: list[object]) -> Text:
    id, args, guide = [*written, {}, ""][:3] if len(written) == 1 else [*written, ""][:3]
    assert isinstance(id, str) and isinstance(args, dict) and isinstance(guide, str)
    return Text(id, guide=guide, **args)


def _chip(colour: str) -> str:
    """As web/players.js paints it."""
    top, *bottom = variables(colour)
    return (
        f"--top:var({top});--bottom:var({(bottom or [top])[0]});--sign:var({variables(f'{colour}-sign')[0]})"
    )


def can_be_analysed(about: About) -> bool:
    """Whether the game has a twin to look ahead on: then it has a page for its analysis, too."""
    return twin_of(ludoteca.load(about.slug)) is not None


def has_diagrams(about: About) -> bool:
    """Whether the game's positions can be written and read: then it has a page for diagrams, too."""
    loaded = ludoteca.load(about.slug)
    return hasattr(loaded, "read") and hasattr(loaded, "write")


def has_puzzles(about: About) -> bool:
    """Whether puzzles come with the game: then it has a page for them, too."""
    return bool(kept(about.folder))


def _menu(about: About, words: PageWords) -> str:
    analysis = (
        f"""<button type="button" id="hint" class="row" hidden {words.content("hint")}</button>
<a class="way" href="analysis/" {words.content("analyse")}</a>
"""
        if can_be_analysed(about)
        else ""
    )
    puzzles = f'<a href="puzzles/" {words.content("puzzles")}</a>\n' if has_puzzles(about) else ""
    diagram = f'<a class="way" href="diagram/" {words.content("diagram")}</a>' if has_diagrams(about) else ""
    told = words.content("text-board")
    text_board = f'<button type="button" id="text-board-open" class="row" {told}</button>'
    return f"""<a class="rules" href="guide/" {words.content("rules")}</a>
{analysis}{puzzles}{diagram}
{text_board}
<button type="button" id="share" class="row" hidden {words.content("share")}</button>
<button type="button" id="previous-game" class="row" hidden {words.content("previous-game")}</button>
{sound(words)}"""


def sound(words: PageWords) -> str:
    """The entry of a menu by which sounds are switched on."""
    told = words.content("sound")
    return f'<label class="row"><input type="checkbox" name="sound"><span {told}</span></label>'
