"""The pictures that links to the pages bring along when they are shown: a board, a name, who plays how long.

They hold no word of any language but names, so one picture of a game serves all its pages.
Only for a site whose address is known, because only whole addresses lead to them.
"""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path

import ludoteca
from ludoteca.kernel.scene import Node, Scene
from ludoteca.kernel.shelf import About
from ludoteca.kernel.table import Table
from ludoteca.kit import svg, theme
from ludoteca.kit.diagram import printed_part
from tools import fonts

from .icons import PATHS
from .site import MAIN_LANGUAGE, Site
from .words import ROOT, PageWords

# The size that everybody who shows links asks for.
WIDTH, HEIGHT = 1200, 630
LOOK = "light"
# The room for the words, and for the board: left, top, width and height.
WORDS = (72, 64, 440, 502)
BOARD = (576, 48, 560, 534)
# On the shelf's picture: its boards, beside and below each other.
BOARDS = (492, 60, 672, 510)
COLUMNS, ROWS = 3, 2


def name_of(about: About | None) -> str:
    """Where the picture of a game stands, or that of the shelf: from the root of the site."""
    return f"pictures/{about.slug if about else 'ludoteca'}.png"


def pretty(about: About) -> Scene:
    """The board of a game, in a position worth looking at."""
    return printed_part(pretty_scene(about, "tall"))


def pretty_scene(about: About, shape: str) -> Scene:
    """The whole table, as a spectator sees it, in the position that the game names, else its opening."""
    game = ludoteca.load(about.slug)
    table = Table.at(game, about.shelf_position) if about.shelf_position else Table(game)
    scene: Scene = game.draw(table.state, None, shape == "tall")
    return scene


def write_pictures(site: Site) -> None:
    """A picture of every game, and one of the shelf."""
    if not site.address:
        return
    games = ludoteca.catalog()
    with tempfile.TemporaryDirectory() as folder:
        letters = fonts.upright(Path(folder))
        for about in games:
            site.write(name_of(about), rasterised(of_game(about), letters))
        shown = [about for about in games if not about.is_draft]
        site.write(name_of(None), rasterised(of_shelf(shown), letters))


def rasterised(drawing: str, letters: Sequence[Path]) -> bytes:
    """The drawing as PNG, the same on every machine: with these fonts and no other."""
    # Only a build that makes pictures needs it.
    import resvg_py

    for known, weight in fonts.DRAWN_WEIGHTS.items():
        drawing = drawing.replace(f'font-weight="{weight}"', f'font-weight="{known}"')
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=drawing, skip_system_fonts=True, font_files=[str(path) for path in letters]
        )
    )


def of_game(about: About) -> str:
    """The picture of a game as SVG."""
    left, top, _, height = WORDS
    seats, minutes = _range(about.seats), f"{_range(about.minutes)} min"
    foot = top + height - 40
    return _painted(
        [
            _line("Ludoteca", top + 6, 34, left=left + 66, bold=True),
            _line(about.name, 232, 92, bold=True),
            _line(about.designer, 340, 34, ink="quiet"),
            _line(seats, foot, 36, left=left + 52),
            _line(minutes, foot, 36, left=left + 216),
        ],
        _placed(about, BOARD)
        + _icon("players", left, foot - 2)
        + _icon("minutes", left + 164, foot - 2)
        + _mark(top, 48),
    )


def of_shelf(games: Sequence[About]) -> str:
    """The picture of the shelf: as many of its boards as there is room for."""
    left, top, width, height = BOARDS
    across, down = width / COLUMNS, height / ROWS
    boards = "".join(
        _placed(
            about,
            (left + across * (at % COLUMNS) + 12, top + down * (at // COLUMNS) + 12, across - 24, down - 24),
        )
        for at, about in enumerate(games[: COLUMNS * ROWS])
    )
    return _painted([_line("Ludoteca", 322, 88, bold=True)], boards + _mark(206, 96))


def _line(
    text: str, top: float, height: float, left: float = WORDS[0], ink: str = "text", bold: bool = False
) -> Node:
    box = (left, top, WORDS[0] + WORDS[2] - left, height)
    return Node("text", box, ink=ink, text=text, align="start", bold=bold)


def _range(bounds: tuple[int, int]) -> str:
    least, most = bounds
    return str(most) if least == most else f"{least}–{most}"


def _painted(lines: Sequence[Node], more: str) -> str:
    """Lines on the table, and what else has been drawn."""
    ground = Node("rect", (0, 0, WIDTH, HEIGHT), ink="table")
    scene = Scene(WIDTH, HEIGHT, (ground, *lines))
    whole = svg.paint(scene, say=PageWords(MAIN_LANGUAGE).say, theme=LOOK, prefix="p")
    sized = whole.replace("<svg ", f'<svg width="{WIDTH}" height="{HEIGHT}" ', 1)
    return f"{sized.removesuffix('</svg>')}{more}</svg>"


def _mark(top: float, side: float) -> str:
    """The mark of the house, which is its icon."""
    drawn = (ROOT / "web" / "icons" / "icon.svg").read_text(encoding="utf-8")
    return _fitted(drawn, (WORDS[0], top, side, side))


def _placed(about: About, box: tuple[float, float, float, float]) -> str:
    drawn = svg.paint(pretty(about), say=PageWords(MAIN_LANGUAGE, about).say, theme=LOOK, prefix=about.slug)
    return _fitted(drawn, box)


def _fitted(drawing: str, box: tuple[float, float, float, float]) -> str:
    """A whole drawing as a part of another one; what lies beyond its edge, as shadows do, is seen too."""
    left, top, width, height = box
    place = f'x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" overflow="visible"'
    return drawing.replace("<svg ", f"<svg {place} ", 1)


def _icon(name: str, left: float, top: float) -> str:
    ink = theme.theme(LOOK)["quiet"]
    line = f'fill="none" stroke="{ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
    drawn = PATHS[name].replace('class="line"', line)
    return _fitted(f'<svg viewBox="0 0 24 24" fill="{ink}">{drawn}</svg>', (left, top, 40, 40))
