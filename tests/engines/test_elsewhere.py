"""Boards in a page of others, and a game of others on ours: in every engine, under our strict policy."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import quote

import pytest
from tools.builder.places import DIST
from tools.serve import server

from browser.conftest import FOLDER, running
from browser.hosts import fragment, serving_strictly
from browser.tabletop import say
from engines.driver import Driver
from engines.test_smoke import BOARD, first_live, take_turn
from guests import build

POSITION = "....../....../..#.../...*../....../...... p 8888 -"
LINK = fragment(g="oxono", p=POSITION, level=1, lang="en").replace("&", "&amp;")
BOARDS = {
    "element": f"""<script type="module" src="{{site}}embed/v1/ludoteca.js"></script>
        <ludoteca-board game="oxono" position="{POSITION}" level="1" lang="en"></ludoteca-board>""",
    "sandbox": f"""<iframe sandbox="allow-scripts" src="{{site}}embed/v1/#{LINK}" title="Board"
        style="width:760px;height:500px;border:0"></iframe>""",
}
HEAD = '<title>Host</title><link rel="icon" href="data:,">'


@dataclass(frozen=True)
class Sites:
    """Ours, and that of a stranger whose pages hold our boards and who gives a game away."""

    ours: str
    theirs: str
    wheel: str


@pytest.fixture(scope="module")
def sites(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sites]:
    folder, host = tmp_path_factory.mktemp("stranger"), tmp_path_factory.mktemp("host")
    wheel = build(folder)
    shutil.copytree(os.environ.get("LUDOTECA_DIST", DIST), host / FOLDER)
    with running(server(folder)) as address:
        # Another site to a browser, not only another port of ours.
        theirs = address.replace("127.0.0.1", "localhost")
        with serving_strictly(host, named=True, known=theirs.removesuffix("/")) as ours:
            for name, board in BOARDS.items():
                body = board.format(site=ours)
                page = f'<!doctype html><html lang="en"><head>{HEAD}</head><body>{body}</body></html>'
                (folder / f"{name}.html").write_text(page, encoding="utf-8")
            yield Sites(ours, theirs, theirs + wheel.relative_to(folder).as_posix())


def test_boards_in_the_pages_of_others_and_a_game_of_others_are_played(visitor: Driver, sites: Sites) -> None:
    for name in BOARDS:
        visitor.open(f"{sites.theirs}{name}.html")
        visitor.enter()
        origin = "null" if name == "sandbox" else sites.ours.split("/some")[0]
        visitor.wait(f"origin === {origin!r} && document.querySelector('#play').ariaLabel")
        visitor.press(say("embed-play-game", game="Oxono"))
        take_turn(visitor, "X")

    visitor.open(f"{sites.ours}foreign/#wheel={quote(sites.wheel, safe='')}")
    visitor.press(say("foreign-open"))
    visitor.wait("document.querySelector('#progress').hidden")
    visitor.enter()
    assert visitor.value("origin") == "null"
    square = visitor.wait(first_live("empty"))
    visitor.press(square)
    # The computer has answered.
    visitor.wait("document.querySelectorAll('#log li').length === 2")
    assert square.replace("empty", "You") in visitor.value(BOARD)

    visitor.quit()
    # WebKitGTK knows nothing of manifests.
    assert [told for told in visitor.troubles() if "directive 'manifest-src'" not in told] == []
