"""A new version is offered, never forced, and no page ever runs on two builds at once."""

from __future__ import annotations

import hashlib
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import FOLDER, serving
from browser.tabletop import Tabletop, say

# Every asset of the second build bears this in its name, so that two builds can be told apart.
MARK = "-second"
TEXTS = {".js", ".css", ".html", ".json", ".webmanifest"}
FETCHED = "performance.getEntriesByType('resource').map((entry) => entry.name)"


@pytest.fixture
def second(dist: Path, tmp_path: Path) -> Path:
    """A later build: the same pages, every asset under another name, and another id for the kept memory."""
    root = tmp_path / "second"
    shutil.copytree(dist, root)
    names = [path.name for path in (root / "assets").iterdir()]
    renamed = {name: re.sub(r"(\.\w+)$", rf"{MARK}\1", name) for name in names}
    build = re.search(r'build:"(\w+)"', next((root / "assets").glob("worker-*.js")).read_text())
    assert build
    renamed[build[1]] = "f" * len(build[1])
    revisions = {}
    for path in [path for path in root.rglob("*") if path.suffix in TEXTS and path.name != "sw.js"]:
        before = path.read_bytes()
        path.write_text(replaced(before.decode(), renamed))
        revisions[revision(before)] = revision(path.read_bytes())
    for name in names:
        (root / "assets" / name).rename(root / "assets" / renamed[name])
    worker = root / "sw.js"
    worker.write_text(replaced(worker.read_text(), renamed | revisions))
    return root


def replaced(text: str, words: dict[str, str]) -> str:
    """The text with each word in the place of another."""
    return re.sub("|".join(map(re.escape, words)), lambda found: words[found[0]], text)


def revision(content: bytes) -> str:
    """As the build tells the service worker."""
    return hashlib.sha256(content).hexdigest()[:16]


@pytest.fixture
def own_host(dist: Path, tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """A host of this test alone: its folder and the address of its site."""
    root = tmp_path / "host"
    shutil.copytree(dist, root / FOLDER)
    with serving(root) as address:
        yield root / FOLDER, address


def assets_of(page: Page) -> set[bool]:
    """Of which builds the page's scripts, style and texts are: True for the second."""
    page.wait_for_function("document.fonts.status === 'loaded'")
    return {MARK in name for name in page.evaluate(FETCHED) if "/assets/" in name}


def test_a_new_version_is_offered_and_used_when_it_is_wanted(new_context, own_host, second):
    folder, address = own_host
    page = new_context(service_workers="allow").new_page()
    tabletop = Tabletop(page, address).open().ready()
    page.evaluate("navigator.serviceWorker.ready")
    tabletop.play("move x c6")
    shutil.rmtree(folder)
    shutil.copytree(second, folder)
    page.reload()
    expect(tabletop.news).to_contain_text(say("update-ready"))
    # Until it is wanted, everything is of the first build, although its host has forgotten it.
    assert assets_of(page) == {False}
    tabletop.ready()
    tabletop.play("place b6")
    with page.expect_event("load"):
        tabletop.button("Use it").click()
    tabletop.ready()
    expect(tabletop.log.first).to_have_text("1You: X to c6, piece on b6")
    assert assets_of(page) == {True}
    expect(tabletop.news).to_be_hidden()


def test_every_tab_goes_over_to_the_new_version(new_context, own_host, second):
    folder, address = own_host
    context = new_context(service_workers="allow")
    first, other = Tabletop(context.new_page(), address), Tabletop(context.new_page(), address)
    first.open().ready()
    first.page.evaluate("navigator.serviceWorker.ready")
    other.open().ready()
    shutil.rmtree(folder)
    shutil.copytree(second, folder)
    first.page.reload()
    with other.page.expect_event("load"):
        first.button("Use it").click()
    for tabletop in (first, other):
        tabletop.ready()
        assert assets_of(tabletop.page) == {True}
