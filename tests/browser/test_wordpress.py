"""What WordPress makes of the address of one of our pages, by its own code, and that it can be played."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tools.builder import debian
from tools.builder.steps import StepFailed
from tools.pages.game import write_game
from tools.pages.guide import write_guide
from tools.pages.site import Site

from browser.conftest import FOLDER, Troubles, serving
from browser.wikis import Php
from ludoteca.kernel.shelf import about


@pytest.fixture(scope="module")
def told(site: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages of a game by a build that was told where the site stands."""
    folder = tmp_path_factory.mktemp("told")
    pages = Site(folder, defaultdict(lambda: "assets/any"), site)
    write_game(pages, about("oxono"))
    write_guide(pages, about("oxono"))
    return folder


@pytest.mark.parametrize("path", ["oxono/", "el/oxono/", "oxono/guide/"])
def test_an_address_in_a_post_becomes_a_board_that_is_played(
    path: str, told: Path, site: str, tmp_path: Path, new_context, troubles: Troubles
):
    troubles.allow(r"/favicon\.ico\)$")
    try:
        root = debian.wikis()
    except StepFailed as failure:
        pytest.skip(f"WordPress could not be had from Debian, so no board was tried in it: {failure}")
    script = Path(__file__).with_name("wordpress.php")
    shown = Php(root).run(script, root / "usr" / "share" / "wordpress", told, site, text=site + path)

    # What WordPress adds to the frame of a site that it does not know.
    assert 'sandbox="allow-scripts"' in shown
    assert re.search(r"#\?secret=\w+", shown)
    post = tmp_path / FOLDER / "post.html"
    post.parent.mkdir(parents=True)
    post.write_text(f"<!doctype html><meta charset=utf-8><title>A post</title>{shown}", encoding="utf-8")
    page = new_context().new_page()
    with serving(tmp_path) as blog:
        # To a browser the same machine under another name is another's.
        page.goto(blog.replace("127.0.0.1", "localhost") + post.name)
        play(page, path)


def play(page: Page, path: str) -> None:
    """Open the board of a page and, where it speaks English, make a move."""
    board = page.frame_locator("iframe")
    expect(board.locator("html")).to_have_attribute("lang", path[:2] if path.startswith("el/") else "en")
    board.get_by_role("button", name=re.compile("Oxono")).click()
    expect(board.locator("#log")).to_be_attached()
    if not path.startswith("el/"):
        board.get_by_role("button", name=re.compile("totem$"), disabled=False).first.click()
        board.get_by_role("button", name=re.compile("empty$"), disabled=False).first.click()
        expect(board.locator("#log li")).to_have_count(1)
