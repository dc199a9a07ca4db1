"""What other sites are told that were given the address of a page of ours."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

import pytest
from tools.pages.game import write_game
from tools.pages.guide import write_guide
from tools.pages.puzzles import write_puzzles
from tools.pages.site import Place, Site

from ludoteca.kernel.shelf import about
from ludoteca.words import languages

ADDRESS = "https://example.net/some/where/"
PATHS = ["oxono/", "oxono/guide/", "oxono/puzzles/"]


def written(folder: Path, address: str) -> Path:
    """The pages of a game, by a build that was told this address."""
    assets = defaultdict(lambda: "assets/any")
    site = Site(folder, assets, address)
    for write in (write_game, write_guide, write_puzzles):
        write(site, about("oxono"))
    return folder


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written(tmp_path_factory.mktemp("pages"), ADDRESS)


def named(folder: Path, place: Place) -> list[str]:
    """The answers that a page names."""
    page = (folder / place.folder / "index.html").read_text(encoding="utf-8")
    links = re.findall(r"<link [^>]*application/json\+oembed[^>]*>", page)
    return [unescape(found) for link in links for found in re.findall('href="([^"]+)"', link)]


def answer(folder: Path, place: Place) -> dict[str, Any]:
    """What stands at the one address that a page names."""
    (address,) = named(folder, place)
    assert address.startswith(ADDRESS)
    told: dict[str, Any] = json.loads((folder / address.removeprefix(ADDRESS)).read_text(encoding="utf-8"))
    return told


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("path", PATHS)
def test_a_page_names_an_answer_that_shows_its_board_in_its_language(folder: Path, language: str, path: str):
    told = answer(folder, Place(language, path))

    assert (told["version"], told["type"], told["provider_name"]) == ("1.0", "rich", "Ludoteca")
    assert told["provider_url"] == ADDRESS
    assert "Oxono" in told["title"]
    (frame,) = re.findall('src="([^"]+)"', told["html"])
    board, _, fragment = unescape(frame).partition("#")
    assert board == f"{ADDRESS}embed/v1/"
    asked = dict(parse_qsl(fragment))
    assert asked.pop("lang") == language
    assert asked == ({"g": "oxono", "puzzle": "1"} if "puzzles" in path else {"g": "oxono"})


def test_what_wordpress_writes_behind_the_address_changes_nothing_before_it(folder: Path):
    told = answer(folder, Place("el", "oxono/"))

    (frame,) = re.findall('src="([^"]+)"', told["html"])
    asked = dict(parse_qsl(f"{unescape(frame)}#?secret=AbC123".partition("#")[2]))
    assert (asked["g"], asked["lang"]) == ("oxono", "el")


def test_the_size_that_is_told_is_that_of_the_frame(folder: Path):
    told = answer(folder, Place("en", "oxono/"))

    assert f' width="{told["width"]}" height="{told["height"]}"' in told["html"]


@pytest.mark.parametrize("path", PATHS)
def test_a_picture_of_the_game_goes_with_it_in_the_size_that_is_told(folder: Path, path: str):
    place = Place("it", path)
    told = answer(folder, place)

    assert told["thumbnail_url"] == f"{ADDRESS}pictures/oxono.png"
    # It is the one that others show with a link to the page.
    page = (folder / place.folder / "index.html").read_text(encoding="utf-8")
    shown = dict(re.findall('<meta property="og:image(:?[a-z]*)" content="([^"]+)">', page))
    assert told["thumbnail_url"] == shown[""]
    assert (told["thumbnail_width"], told["thumbnail_height"]) == (
        int(shown[":width"]),
        int(shown[":height"]),
    )


def test_without_an_address_a_page_names_none(tmp_path: Path):
    folder = written(tmp_path, "")

    assert not (folder / "oembed").exists()
    assert named(folder, Place("en", "oxono/")) == []
