"""Pages of others with boards in them, served from another site than ours."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Frame, Page, expect
from tools.serve import Handler, Server

from browser.conftest import FOLDER, answering
from browser.tabletop import Tabletop, play_text, say
from ludoteca.kernel.link import Link, fields
from ludoteca.kernel.link import write as linked

# All that a page can keep, as it is where a reader has forbidden that to the frames of others.
NOTHING_KEPT = """
  if (parent !== window) {
    const refuse = () => { throw new DOMException("refused", "SecurityError"); };
    for (const name of ["localStorage", "sessionStorage", "caches", "indexedDB"]) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(Navigator.prototype, "serviceWorker", { get: refuse });
  }
"""
LISTEN = """
  window.heard = [];
  addEventListener("message", ({ data }) => heard.push(data));
"""

START = "....../....../..#.../...*../....../...... p 8888 -"


def fragment(**asked: str | int) -> str:
    """What stands behind the # of a link."""
    return "&".join(f"{key}={quote(str(value))}" for key, value in asked.items())


# What a board in a page of others may be: a game, a game that is stepped through, a puzzle.
BOARDS: dict[str, Mapping[str, str]] = {
    "plain": {"g": "oxono", "p": START},
    "steps": {**fields(linked(Link("oxono", record=play_text("colour"), ply=2))), "controls": "step"},
    "puzzle": {"g": "onitama", "puzzle": "2"},
}


class Host:
    """A page of somebody else, with one board or several in it."""

    def __init__(self, page: Page, folder: Path, address: str, site: str) -> None:
        self.page = page
        self.folder = folder
        self.address = address
        self.site = site

    def open(self, body: str, head: str = "") -> Host:
        """Write the page and go there."""
        head = f"<title>Host</title><link rel='icon' href='data:,'>{head}<script>{LISTEN}</script>"
        page = f"<!doctype html><html lang='en'><head>{head}</head><body>{body}</body></html>"
        (self.folder / "host.html").write_text(page, encoding="utf-8")
        self.page.goto(f"{self.address}host.html")
        return self

    def iframe(self, attributes: str = "", **asked: str | int) -> str:
        """A plain frame with a board."""
        address = f"{self.site}embed/v1/#{fragment(**asked)}"
        return (
            f'<iframe src="{address.replace("&", "&amp;")}" title="Board" {attributes}'
            ' style="width:760px;height:500px;border:0"></iframe>'
        )

    def element(self, attributes: str, content: str = "") -> str:
        """The element, and the script that makes it one."""
        return (
            f'<script type="module" src="{self.site}embed/v1/ludoteca.js"></script>'
            f"<ludoteca-board {attributes}>{content}</ludoteca-board>"
        )

    def frame(self, number: int = 0) -> Frame:
        """The board in the page, as a page of its own."""
        self.page.locator("iframe").nth(number).wait_for(state="attached")
        handle = self.page.locator("iframe").nth(number).element_handle()
        frame = handle.content_frame()
        assert frame
        return frame

    def play(self, number: int = 0, language: str = "en") -> Tabletop:
        """Press the button of a board, and wait until it can be played; its table."""
        frame: Any = self.frame(number)
        open_boards = len(self.heard("ready"))
        frame.get_by_role("button", name=say("embed-play", language)).click()
        self.wait("ready", open_boards + 1)
        return Tabletop(frame, self.site)

    def heard(self, type: str) -> list[dict[str, Any]]:
        """The messages of one type that the page has had from its boards."""
        found: list[dict[str, Any]] = self.page.evaluate(
            "(type) => heard.filter((one) => one.type === type)", type
        )
        return found

    def wait(self, type: str, count: int = 1) -> dict[str, Any]:
        """The last of so many messages of a type, once they are there."""
        self.page.wait_for_function(
            "([type, count]) => heard.filter((one) => one.type === type).length >= count", arg=[type, count]
        )
        return self.heard(type)[-1]

    def tell(self, message: object) -> None:
        """Send a message to the first board."""
        self.page.evaluate(
            "(message) => document.querySelector('iframe').contentWindow.postMessage(message, '*')", message
        )

    def command(self, type: str, **rest: object) -> None:
        """Send a command to the first board."""
        self.tell({"ludoteca": 1, "type": type, **rest})


def fill_with_board(page: Page, site: str, **asked: str | int) -> Frame:
    """Makes the page one of somebody else, with a board as large as the window; the board, still a poster."""
    address = f"{site}embed/v1/#{fragment(**asked)}".replace("&", "&amp;")
    style = "display:block;width:100vw;height:100vh;border:0"
    page.set_content(
        "<!doctype html><html lang='en'><title>Host</title>"
        "<meta name='viewport' content='width=device-width, initial-scale=1'>"
        "<style>body { margin: 0 } h1 { position: absolute; clip-path: inset(50%) }</style>"
        f"<main><h1>Host</h1><iframe src='{address}' title='Board' style='{style}'></iframe></main>"
    )
    handle = page.locator("iframe").element_handle()
    frame = handle.content_frame()
    assert frame
    expect(frame.locator("#play")).to_be_visible()
    return frame


class _Strict(Handler):
    """Answers with the policy that comes with the site."""

    policy = ""

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", self.policy)
        super().end_headers()


def serving_strictly(folder: Path, *, named: bool = False, known: str = "") -> AbstractContextManager[str]:
    """Serves the site as `serving` does, with its own policy in every answer.

    `named`: as a build writes it that knows the site's address; `known`: a host to fetch from besides.
    """
    policy = (folder / FOLDER / "policy.txt").read_text(encoding="utf-8").strip()
    strict = Server(("127.0.0.1", 0), _Strict)
    own = f"'self' http://127.0.0.1:{strict.server_address[1]}" if named else "'self'"
    policy = policy.replace("'self'", own).replace("connect-src", f"connect-src {known}")
    handler = type("Strict", (_Strict,), {"policy": policy})
    strict.RequestHandlerClass = partial(handler, directory=str(folder))
    return answering(strict)


def make_a_turn(table: Tabletop) -> None:
    """Play one turn on an English board, and see that it stands."""
    table.take_turn()
    expect(table.log).to_have_count(1)
