"""The site as a host serves it, Chromium, and the watch for errors that every test is under."""

from __future__ import annotations

import os
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, WebError, expect
from tools.builder.environment import chromium
from tools.builder.places import DIST
from tools.serve import server

from browser.tabletop import Tabletop

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# Where the site stands on its host: it must work from any folder.
FOLDER = Path("some", "where", "ludoteca")
# In milliseconds, longer than anything takes on a slow machine; no test waits for it to pass.
PATIENCE = int(os.environ.get("LUDOTECA_PATIENCE", 20_000))
expect.set_options(timeout=PATIENCE)

NewContext = Callable[..., BrowserContext]


class Troubles:
    """What went wrong in the pages of a test: errors on the console and errors that nobody caught."""

    def __init__(self) -> None:
        self._seen: list[str] = []
        self._allowed: list[re.Pattern[str]] = []

    def watch(self, context: BrowserContext) -> None:
        """Note what goes wrong in any page or worker of the context."""
        context.on("console", self._console)
        context.on("weberror", self._error)

    def allow(self, pattern: str) -> None:
        """A test that breaks something says which errors it means to cause."""
        self._allowed.append(re.compile(pattern))

    def left(self) -> list[str]:
        """The troubles that the test has not asked for."""
        return [text for text in self._seen if not any(pattern.search(text) for pattern in self._allowed)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._seen.append(f"{message.text} ({message.location['url']})")

    def _error(self, error: WebError) -> None:
        self._seen.append(str(error.error))


def serving(folder: Path) -> AbstractContextManager[str]:
    """Serves a folder; gives the address of the site that stands in it under FOLDER."""
    return answering(server(folder))


@contextmanager
def answering(server: ThreadingHTTPServer) -> Iterator[str]:
    """Has a server answer; gives the address of the site that stands in its folder under FOLDER."""
    with running(server) as address:
        yield f"{address}{FOLDER.as_posix()}/"


@contextmanager
def running(server: ThreadingHTTPServer) -> Iterator[str]:
    """Has a server answer; gives the address of its root. Each has a port, and so an origin, of its own."""
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()
        server.server_close()


@pytest.fixture(scope="session")
def dist() -> Path:
    """The build under test: dist/, or the one that LUDOTECA_DIST names."""
    return Path(os.environ.get("LUDOTECA_DIST", DIST))


@pytest.fixture(scope="session")
def host(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the build under FOLDER, so that a build meanwhile changes nothing here."""
    root = tmp_path_factory.mktemp("host")
    shutil.copytree(dist, root / FOLDER)
    return root


@pytest.fixture(scope="session")
def site(host: Path) -> Iterator[str]:
    """The address of the site, with a slash at its end."""
    with serving(host) as address:
        yield address


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    found = os.environ.get("CHROMIUM") or chromium()
    return {"executable_path": str(found) if found else None, "args": FLAGS}


@pytest.fixture(scope="session")
def browser_context_args() -> dict[str, object]:
    # The service worker fetches everything once more; only the tests that are about it have it.
    return {"viewport": {"width": 1240, "height": 800}, "service_workers": "block"}


@pytest.fixture
def troubles() -> Iterator[Troubles]:
    """Every test fails by an error that it has not asked for."""
    troubles = Troubles()
    yield troubles
    assert troubles.left() == []


@pytest.fixture
def new_context(
    browser: Browser, browser_context_args: dict[str, object], troubles: Troubles
) -> Iterator[NewContext]:
    """A fresh visitor, whose pages are watched; options take the place of the usual ones."""
    made: list[BrowserContext] = []

    def visitor(**options: Any) -> BrowserContext:
        context = browser.new_context(**{**browser_context_args, **options})
        context.set_default_timeout(PATIENCE)
        troubles.watch(context)
        made.append(context)
        return context

    yield visitor
    for context in made:
        context.close()


@pytest.fixture
def tabletop(page: Page, site: str) -> Tabletop:
    """A fresh visitor's page at the table; not opened yet."""
    return Tabletop(page, site)


@pytest.fixture
def diagram(page: Page, site: str) -> Any:
    """Oxono's page of diagrams with a cleared board, `browser.drafting.Diagram`."""
    from browser.drafting import CLEAR, Diagram

    opened = Diagram(page, site).open("oxono/diagram/").ready()
    opened.button("Clear the board").click()
    expect(opened.text).to_have_value(CLEAR)
    return opened


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[str]:
    """The address of another site, whose files are in the test's folder."""
    (tmp_path / FOLDER).mkdir(parents=True)
    with serving(tmp_path) as address:
        # Another site to the browser than 127.0.0.1, not only another port of it.
        yield address.replace("127.0.0.1", "localhost")


@pytest.fixture
def other(page: Page, tmp_path: Path, elsewhere: str, site: str) -> Any:
    """A page of another site, `browser.hosts.Host`."""
    from browser.hosts import Host

    return Host(page, tmp_path / FOLDER, elsewhere, site)


@pytest.fixture
def same(page: Page, host: Path, site: str) -> Any:
    """A page of our own site, where frames may keep what they like."""
    from browser.hosts import Host

    # Beside the site, not in it: other tests look at all its pages.
    return Host(page, host, urljoin(site, "/"), site)
