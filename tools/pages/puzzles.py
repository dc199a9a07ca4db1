"""The page of a game's puzzles, beside the page of every game that ships some."""

from __future__ import annotations

import json
from typing import Any

import ludoteca
from ludoteca.bots.puzzlebook import Puzzle, Words, kept
from ludoteca.kernel.shelf import About
from ludoteca.kernel.table import Table

from . import game
from .beside import page_beside, texts_of
from .document import publish
from .site import Place, Site
from .words import LANGUAGES, PageWords


def write_puzzles(site: Site, about: About) -> None:
    """The page in every language, its texts, and the puzzles for its script; nothing for a game without."""
    puzzles = kept(about.folder)
    if not puzzles:
        return
    written = json.dumps([_facts(about, puzzle) for puzzle in puzzles], separators=(",", ":"))
    file = site.asset(f"{about.slug}-puzzles.json", written)
    texts = texts_of(
        site, about, "puzzles", ("analysis", "diagram", "edit", "embedcode", "foreign", "picture")
    )
    for language in LANGUAGES:
        place, words = Place(language, f"{about.slug}/puzzles/"), PageWords(language, about)
        page = page_beside(
            place,
            about,
            words,
            texts,
            kind="puzzles",
            way="puzzles",
            described="puzzles-description",
            body=_body(about, words, puzzles[0]),
            menu=game.sound(words),
            head=f'<link id="puzzles" rel="preload" as="fetch" crossorigin href="{place.root}{file}">',
            board=f"g={about.slug}&puzzle=1",
        )
        publish(site, words, page)


def _facts(about: About, puzzle: Puzzle) -> dict[str, object]:
    """What web/puzzles/solving.js is told of a puzzle: the solution, and the positions its turns lead to."""
    table: Any = Table.at(ludoteca.load(about.slug), puzzle.position)
    seat = table.asks()[0].seat
    line = []
    for step in puzzle.line:
        also = [_after(table, words) for words in step.also]
        line.append({"moves": step.words, "after": _after(table, step.words), "also": also})
        _play(table, step.words)
    return {
        "position": puzzle.position,
        "turns": puzzle.turns,
        "seat": seat,
        "line": line,
        "text": puzzle.text.json(),
    }


def _after(table: Any, words: Words) -> str:
    """The position that these decisions lead to; the table is as it was."""
    _play(table, words)
    position: str = table.game.write(table.state)
    for _ in words:
        table.undo()
    return position


def _play(table: Any, words: Words) -> None:
    for decision in words:
        table.play(table.asks()[0].seat, decision)


def _body(about: About, words: PageWords, first: Puzzle) -> str:
    table = Table.at(ludoteca.load(about.slug), first.position)
    seat = table.asks()[0].seat
    names = [words.page(f"seat-{number}") for number in range(about.seats[0])]
    scenes = {shape: table.game.draw(table.state, seat, shape == "tall") for shape in ("tall", "wide")}
    ratios = game.ratios({shape: (scene.width, scene.height) for shape, scene in scenes.items()})
    pictures = "\n".join(game.picture(scene, about, words, names, shape) for shape, scene in scenes.items())
    return f"""<main style="{ratios}">
<h1 class="unseen">{words.page("puzzles-of", game=about.name)}</h1>
<h2 class="unseen" {words.content("board")}</h2>
{game.stage_with(words, pictures)}
<div id="ask">
<p id="who"></p>
<p id="prompt">{words.page("one-moment")}</p>
</div>
<div id="choices" hidden></div>
<section id="history">
<div class="panel" id="panel">
<p id="explanation" hidden></p>
<ol id="log" {words.label("moves")}></ol>
<div class="head"><h2 {words.content("puzzles")}</h2><span id="count"></span></div>
<div id="collection"></div>
</div>
</section>
<div id="acts">
<noscript><p>{words.page("no-script")}</p></noscript>
<button type="button" id="hint" aria-disabled="true" {words.content("hint")}</button>
<button type="button" id="solution" aria-disabled="true" {words.content("puzzles-solution")}</button>
<button type="button" id="retry" hidden></button>
<button type="button" id="next" class="primary" hidden {words.content("puzzles-next")}</button>
</div>
<div id="told" class="unseen" role="status"></div>
</main>"""
