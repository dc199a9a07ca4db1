"""The site as a whole: its links, its manifest, and how little it takes to see the game."""

from __future__ import annotations

import gzip
import json
import re
import struct
from functools import lru_cache
from pathlib import Path
from urllib.parse import SplitResult, unquote, urljoin, urlsplit

import pytest
from playwright.sync_api import Page, Response
from tools.bench.browser import fetched_before_python

from browser.conftest import FOLDER
from browser.tabletop import Tabletop, html_pages

LINKED = re.compile(r'\b(?:href|src)="([^"]+)"')
IDS = re.compile(r'\bid="([^"]+)"')
# Gzipped bytes of the game's page before Python is fetched: docs/design.md, section 6.
MOST_BYTES = 45_000
# The sentences of one language, and every row of taps within the first turn.
MOST_WORDS = 13_000


@pytest.fixture(scope="module")
def folder(host: Path) -> Path:
    """The site's own folder."""
    return host / FOLDER


def test_every_link_within_the_site_leads_somewhere(folder):
    lost = []
    for page in html_pages(folder):
        here = f"http://site/{page.relative_to(folder).as_posix()}"
        for address in set(LINKED.findall(page.read_text(encoding="utf-8"))):
            target = urlsplit(urljoin(here, address.replace("&amp;", "&")))
            if target.netloc == "site" and not leads_somewhere(folder, target):
                lost.append((here, address))
    assert lost == []


def test_every_ink_that_a_page_speaks_of_is_declared_on_it(folder):
    style = "".join(path.read_text(encoding="utf-8") for path in (folder / "assets").glob("style-*.css"))
    for page in html_pages(folder):
        text = page.read_text(encoding="utf-8")
        # A second name stands by for where there is no first.
        spoken = set(re.findall(r"var\((--ink-[a-z-]+)\)", text + style))
        assert spoken <= set(re.findall(r"(--ink-[a-z-]+):", text)), page


def leads_somewhere(folder: Path, target: SplitResult) -> bool:
    """Whether there is such a file, and in it such a section; a position is not a section."""
    path = folder / unquote(target.path).lstrip("/")
    path = path / "index.html" if path.is_dir() else path
    section = unquote(target.fragment)
    return path.is_file() and (not section or section.startswith("p=") or section in ids_in(path))


@lru_cache
def ids_in(page: Path) -> list[str]:
    """The ids of all elements of a page."""
    return IDS.findall(page.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", ["", "el/", "it/", "pl/"])
def test_every_licence_is_one_step_from_the_shelf(folder, language):
    shelf = folder / language
    linked = LINKED.findall((shelf / "index.html").read_text(encoding="utf-8"))
    reached = {(shelf / address).resolve() for address in linked if "licences/" in address}
    assert reached == {path.resolve() for path in (folder / "licences").iterdir()}


def test_no_page_fetches_anything_from_another_host(folder):
    for page in html_pages(folder):
        text = page.read_text(encoding="utf-8")
        assert re.findall(r'<(?:script|link|img|iframe)[^>]*(?:src|href)="(?:https?:)?//', text) == []


def test_every_page_names_itself_and_its_sisters_once(folder):
    for page in html_pages(folder):
        text = page.read_text(encoding="utf-8")
        assert text.count("<title>") == 1
        # A part of the page that takes the place of another has a name of its own.
        shown = re.sub(r"<section[^>]* hidden>.*?</section>", "", text, flags=re.DOTALL)
        assert len(re.findall("<h1[ >]", shown)) <= 1 <= len(re.findall("<h1[ >]", text))
        assert len(re.findall('<html lang="(?:en|el|it|pl)"', text)) == 1
        ids = ids_in(page)
        assert sorted(ids) == sorted(set(ids)), page


@pytest.mark.parametrize("language", ["", "el/", "it/", "pl/"])
def test_the_manifest_can_be_installed(folder, language):
    place = folder / language / "manifest.webmanifest"
    manifest = json.loads(place.read_text(encoding="utf-8"))
    assert manifest["name"]
    assert len(manifest["short_name"]) <= 12
    assert manifest["display"] in {"standalone", "minimal-ui", "fullscreen"}
    assert (place.parent / manifest["start_url"]).resolve().is_relative_to(folder.resolve())
    assert re.fullmatch("#[0-9A-Fa-f]{6}", manifest["background_color"])
    sizes, purposes = set(), set()
    for icon in manifest["icons"]:
        path = place.parent / icon["src"]
        assert path.is_file()
        purposes |= set(icon.get("purpose", "any").split())
        if path.suffix == ".png":
            width, height = struct.unpack(">II", path.read_bytes()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
            sizes.add(width)
    assert {192, 512} <= sizes
    assert {"any", "maskable"} <= purposes


def test_a_browser_finds_no_fault_in_the_manifest(context, site):
    page = context.new_page()
    page.goto(site)
    found = context.new_cdp_session(page).send("Page.getAppManifest")
    assert found["url"] == f"{site}manifest.webmanifest"
    assert found["errors"] == []


def fetched_first(page: Page, site: str) -> dict[str, int]:
    """The gzipped bytes of all that Chromium fetches until Python is there, but fonts and for workers."""
    responses: list[Response] = []
    page.on("response", lambda response: responses.append(response))
    Tabletop(page, site).open().ready()
    fetched = fetched_before_python(page, responses, site)
    return {
        path: len(gzip.compress(response.body(), 6))
        for path, response in fetched.items()
        if response.request.resource_type != "font"
    }


def test_page_style_and_scripts_of_the_game_keep_their_budget(context, site):
    sizes = fetched_first(context.new_page(), site)
    counted = {path: size for path, size in sizes.items() if path.endswith(("/", ".css", ".js", ".svg"))}
    assert {Path(path).suffix for path in counted} == {"", ".css", ".js", ".svg"}
    assert sum(counted.values()) <= MOST_BYTES, counted


def test_words_and_the_opening_of_the_game_weigh_little_more(context, site):
    sizes = fetched_first(context.new_page(), site)
    assert {".css", ".js", ".json", ".ftl", ".svg"} <= {Path(path).suffix for path in sizes}
    assert sum(sizes.values()) <= MOST_BYTES + MOST_WORDS, sizes
