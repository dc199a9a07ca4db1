"""The guides of the games: their markdown as pages, every position in them drawn and one tap from the board.

A guide is `guide/<language>.md`: a title, a few lines, then sections headed `## Title {#id}`. A diagram is a
fenced block `board` with the lines

    position: the position as the game writes it
    from: the names that are chosen, one after the other (if any are)
    show: the names that may be tapped then (if that is the point)
    whole: yes (to show what lies beside the board too)
    mark: d4,e5 (places to mark)
    arrow: c4-d5 (arrows from one place to another, as many as there are, parted by commas)
    seat: who sees the table so (else the one seat that is asked, or a spectator where several or none are)
    caption: what it shows
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from urllib.parse import quote

from markdown_it import MarkdownIt
from markdown_it.token import Token

from ludoteca import About, Seat, Table, load
from ludoteca.kit.diagram import picture as drawn

from .pages.words import PageWords

_HEADING = re.compile(r"(?P<title>.+?)\s*\{#(?P<id>[a-z-]+)\}")
_KEYS = {"position", "from", "show", "whole", "mark", "arrow", "seat", "caption"}


@dataclass(frozen=True, slots=True)
class Diagram:
    """One `board` block."""

    position: str
    caption: str
    chosen: str = ""
    show: tuple[str, ...] = ()
    is_whole: bool = False
    seat: Seat | None = None
    mark: str = ""
    arrow: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """One rule: `html` is its text, `diagrams` what stands beside it."""

    id: str
    title: str
    html: str
    diagrams: tuple[Diagram, ...]


@dataclass(frozen=True, slots=True)
class Guide:
    """A whole guide: its title, the text before the first section, and the sections."""

    title: str
    html: str
    sections: tuple[Section, ...]


@dataclass(slots=True)
class _Part:
    """What stands under one heading, while it is being read."""

    heading: str
    tokens: list[Token] = field(default_factory=list)
    diagrams: list[Diagram] = field(default_factory=list)


def guide(about: About, language: str) -> Guide:
    """The game's guide in this language."""
    return read((about.folder / "guide" / f"{language}.md").read_text(encoding="utf-8"))


def read(markdown: str) -> Guide:
    """The guide that this markdown holds; ValueError for a heading without an id or a wrong diagram."""
    reader = MarkdownIt()
    first, *parts = _parts(reader.parse(markdown))
    sections = []
    for part in parts:
        heading = _HEADING.fullmatch(part.heading)
        if not heading:
            raise ValueError(f"a section needs a heading like “Title {{#id}}”, not “{part.heading}”")
        text = reader.renderer.render(part.tokens, reader.options, {})
        sections.append(Section(heading["id"], heading["title"], text, tuple(part.diagrams)))
    return Guide(first.heading, reader.renderer.render(first.tokens, reader.options, {}), tuple(sections))


def _parts(tokens: list[Token]) -> list[_Part]:
    parts: list[_Part] = []
    rest = iter(tokens)
    for token in rest:
        if token.type == "heading_open" and token.tag in ("h1", "h2"):
            parts.append(_Part(next(rest).content))
            next(rest)  # the closing tag
        elif not parts:
            raise ValueError("a guide begins with its title")
        elif token.type == "fence" and token.info.strip() == "board":
            parts[-1].diagrams.append(_diagram(token.content))
        else:
            parts[-1].tokens.append(token)
    return parts


def _diagram(block: str) -> Diagram:
    lines = dict(re.split(r":\s*", line, maxsplit=1) for line in block.strip().splitlines())
    seat = lines.get("seat", "")
    if not {"position", "caption"} <= lines.keys() <= _KEYS:
        raise ValueError(f"a board has a position and a caption, and otherwise {sorted(_KEYS)}: {block}")
    if seat and not seat.isdecimal():
        raise ValueError(f"a seat is a number, not “{seat}”")
    return Diagram(
        lines["position"],
        lines["caption"],
        lines.get("from", ""),
        tuple(lines.get("show", "").split()),
        lines.get("whole") == "yes",
        int(seat) if seat else None,
        lines.get("mark", ""),
        lines.get("arrow", ""),
    )


def targets(table: Table, chosen: str, seat: Seat | None = None) -> set[str]:
    """The names that this seat (or any) may tap next, once this one (or none) is chosen."""
    before = chosen.split()
    found = set()
    for ask in table.asks():
        if seat not in (None, ask.seat):
            continue
        drawn = {node.name for node in table.game.draw(table.state, ask.seat, True).nodes}
        for verb, *nouns in (words.split() for words in table.legal(ask.seat)):
            # A verb that is drawn is tapped before its nouns, as in `kernel.draft`.
            taps = [verb, *nouns] if verb in drawn and nouns else nouns
            if taps[: len(before)] == before and len(taps) > len(before):
                found.add(taps[len(before)])
    return found


def picture(about: About, diagram: Diagram, words: PageWords, prefix: str) -> str:
    """The diagram as an `<svg>` in the colours of its page; ears are told what stands where."""
    game = load(about.slug)
    table = Table.at(game, diagram.position)
    # Diagrams are as narrow as a phone, wherever they stand.
    scene = game.draw(table.state, _viewer(table, diagram), True)
    return drawn(
        scene,
        say=words.say,
        title=about.name,
        theme=None,
        mark=diagram.mark,
        arrow=diagram.arrow,
        whole=diagram.is_whole,
        live=diagram.show,
        chosen=diagram.chosen.split(),
        prefix=prefix,
    )


def _viewer(table: Table, diagram: Diagram) -> Seat | None:
    """For whom the diagram is drawn."""
    if diagram.seat is not None:
        return diagram.seat
    asks = table.asks()
    return asks[0].seat if len(asks) == 1 else None


def body(about: About, language: str) -> str:
    """The guide as the content of a page: contents, then a section for each rule with its diagrams."""
    words = PageWords(language, about)
    text = guide(about, language)
    number = iter(range(1_000))
    sections = "\n".join(_section(about, section, words, number) for section in text.sections)
    links = "".join(
        f'<li><a href="#{section.id}">{html.escape(section.title)}</a></li>' for section in text.sections
    )
    play = f'<a class="primary" href="../">{words.page("shelf-play", game=about.name)}</a>'
    sheet = f'<button type="button" id="print" class="button">{words.page("guide-print")}</button>'
    return f"""<div class="guide">
<header><h1>{words.page("rules-of", game=about.name)}</h1>
{text.html}<p class="ways">{play} {sheet}</p></header>
<nav aria-labelledby="contents"><h2 id="contents">{words.page("guide-contents")}</h2>
<ol>{links}</ol></nav>
<article>
{sections}
</article>
</div>"""


def _section(about: About, section: Section, words: PageWords, number: Iterator[int]) -> str:
    figures = "".join(_figure(about, diagram, words, f"b{next(number)}-") for diagram in section.diagrams)
    boards = f'<div class="boards">{figures}</div>' if figures else ""
    return (
        f'<section id="{section.id}"><div class="rule"><h2>{html.escape(section.title)}</h2>\n'
        f"{section.html}</div>{boards}</section>"
    )


def _figure(about: About, diagram: Diagram, words: PageWords, prefix: str) -> str:
    svg = picture(about, diagram, words, prefix)
    link = ""
    if Table.at(load(about.slug), diagram.position).asks():
        address = f"../#p={quote(diagram.position, safe='')}"
        more = f'data-still="{words.page("guide-still")}" data-title="{html.escape(about.name)}"'
        link = f' <a href="{address}" {more}>{words.page("guide-try")}</a>'
    return f"<figure>{svg}<figcaption>{html.escape(diagram.caption)}{link}</figcaption></figure>"
