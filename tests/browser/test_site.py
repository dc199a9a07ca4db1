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

from browser.conftest import FOLDER
from browser.tabletop import Tabletop, html_pages

LINKED = re.compile(r'\b(?:href|src)="([^"]+)"')
IDS = re.compile(r'\bid="([^"]+)"')
# What the game's page may take before Python is fetched: HTML, CSS, JavaScript, drawings and texts, packed.
LEAST_PAGE = 45_000
COUNTED = {"document", "stylesheet", "script", "fetch", "image"}


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


def test_no_page_fetches_anything_from_another_host(folder):
    for page in html_pages(folder):
        text = page.read_text(encoding="utf-8")
        assert re.findall(r'<(?:script|link|img|iframe)[^>]*(?:src|href)="(?:https?:)?//', text) == []


def test_every_page_names_itself_and_its_sisters_once(folder):
    for page in html_pages(folder):
        text = page.read_text(encoding="utf-8")
        assert text.count("<title>") == 1
        assert len(re.findall("<h1[ >]", text)) == 1
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


def test_the_game_is_seen_after_few_bytes(context, site):
    page = context.new_page()
    bodies = []
    page.on("response", lambda response: bodies.append(response))
    Tabletop(page, site).open().ready()
    sizes = {}
    for response in bodies:
        path = response.url.removeprefix(site)
        if response.request.resource_type not in COUNTED or path.startswith(("runtime/", "wheel/")):
            continue
        # What only the workers need is not waited for.
        if not path.startswith("assets/worker-"):
            sizes[path] = len(gzip.compress(response.body(), 6))
    assert {"oxono/"} < set(sizes)
    assert sum(sizes.values()) <= LEAST_PAGE, sizes
