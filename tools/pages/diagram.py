"""The page on which diagrams are made, beside the page of every game whose positions can be written."""

from __future__ import annotations

from collections.abc import Mapping

import ludoteca
from ludoteca.kernel import studio
from ludoteca.kernel.editing import bench_of, editor_of
from ludoteca.kernel.scene import Scene
from ludoteca.kernel.shelf import About
from ludoteca.kernel.table import Table

from . import game
from .beside import page_beside, texts_of
from .document import publish
from .icons import icon
from .site import Place, Site
from .words import LANGUAGES, PageWords

SHAPES = ("tall", "wide")


def write_diagram(site: Site, about: About) -> None:
    """The page in every language, and its texts; nothing for a game that writes no positions."""
    if not game.has_diagrams(about):
        return
    texts = texts_of(site, about, "diagram", ("analysis", "foreign", "puzzle", "puzzles"))
    for language in LANGUAGES:
        place, words = Place(language, f"{about.slug}/diagram/"), PageWords(language, about)
        page = page_beside(
            place,
            about,
            words,
            texts,
            kind="diagram",
            way="diagram",
            described="diagram-description",
            body=_body(about, words),
            menu=_menu(about, words),
        )
        publish(site, words, page)


def _body(about: About, words: PageWords) -> str:
    opening = studio.opening(ludoteca.load(about.slug))
    scenes, has_bench = _scenes(opening)
    pictures = "\n".join(game.picture(scene, about, words, (), shape) for shape, scene in scenes.items())
    return f"""<main {_sizes(opening, scenes)}{" data-bench" if has_bench else ""}>
<h1 class="unseen">{words.page("diagram-of", game=about.name)}</h1>
<h2 class="unseen" {words.content("board")}</h2>
<div id="view">
<p id="laid-open"{"" if has_bench else " hidden"} {words.content("diagram-laid-open")}</p>
{game.stage_with(words, pictures)}
</div>
<div id="ask">
<div id="seat-ways" role="group" {words.label("diagram-seat-ways")} hidden></div>
<p id="prompt">{words.page("one-moment")}</p>
<p id="impossible" hidden></p>
</div>
<div id="palette" role="group" {words.label("diagram-things")}></div>
<div id="acts">
<noscript><p>{words.page("no-script")}</p></noscript>
<div id="tools" role="group" {words.label("diagram-tools")}>
{_tools(words)}
</div>
<div id="steps">
<button type="button" id="undo" {words.label("undo")} aria-disabled="true">{icon("undo")}</button>
<button type="button" id="redo" {words.label("redo")} aria-disabled="true">{icon("redo")}</button>
</div>
</div>
<section id="history">
<div class="panel" id="panel">
<div class="head">
<button type="button" id="clear" {words.content("diagram-clear")}</button>
<button type="button" id="opening-position" {words.content("diagram-opening")}</button>
<button type="button" id="unmark" aria-disabled="true" {words.content("diagram-unmark")}</button>
</div>
<section id="beside" hidden>
<h2 {words.content("diagram-beside")}</h2>
<div id="settings"></div>
</section>
<section>
<h2><label for="position" {words.content("diagram-text")}</label></h2>
<textarea id="position" rows="2" spellcheck="false" autocapitalize="off" autocomplete="off"
 aria-describedby="misread"></textarea>
<p id="misread" role="status" hidden></p>
</section>
<section>
<h2 {words.content("diagram-take")}</h2>
<label class="field" hidden><span {words.content("diagram-seat")}</span><select id="seat"></select></label>
<label class="check"><input type="checkbox" id="whole"><span {words.content("diagram-whole")}</span></label>
<div id="copies"></div>
<textarea id="copied" rows="3" readonly hidden {words.label("diagram-take")}></textarea>
</section>
</div>
</section>
<div id="told" class="unseen" role="status"></div>
</main>"""


def _scenes(opening: Table) -> tuple[dict[str, Scene], bool]:
    """What is seen at first in both arrangements, and whether it is a bench: the page begins with putting."""
    editor = editor_of(opening.game)
    benches = {shape: bench_of(editor, opening.state, 0, shape == "tall") for shape in SHAPES}
    drawn = {
        shape: bench or opening.game.draw(opening.state, 0, shape == "tall")
        for shape, bench in benches.items()
    }
    return drawn, any(benches.values())


def _sizes(opening: Table, scenes: Mapping[str, Scene]) -> str:
    """The places of the board and, so that nothing jumps, of all that can be put on it."""
    ratios = game.ratios({shape: (scene.width, scene.height) for shape, scene in scenes.items()})
    editor = editor_of(opening.game)
    things = len(editor.things(opening.state)) if editor else 0
    return f'style="{ratios};--things:{things}"'


# What a tap does, and what that is called.
_TOOLS = {"put": "diagram-tool-put", "mark": "diagram-tool-mark", "arrow": "diagram-tool-arrow"}


def _tools(words: PageWords) -> str:
    return "\n".join(
        f'<button type="button" id="tool-{tool}" aria-pressed="{str(tool == "put").lower()}">'
        f"{icon(tool)}<span {words.content(id)}</span></button>"
        for tool, id in _TOOLS.items()
    )


def _menu(about: About, words: PageWords) -> str:
    analysis = (
        f'<a class="way" href="../analysis/" {words.content("analyse")}</a>\n'
        if game.can_be_analysed(about)
        else ""
    )
    return f'<a class="way" href="../" {words.content("diagram-play")}</a>\n{analysis}'
