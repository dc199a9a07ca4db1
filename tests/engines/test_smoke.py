"""One visitor's story in every engine: a first visit, a game, a second start, and the server gone."""

from __future__ import annotations

import re

from browser.tabletop import say
from engines.conftest import Host
from engines.driver import Driver

READY = "performance.getEntriesByName('runtime-ready')[0]?.detail"
KEPT = "performance.getEntriesByName('memory-kept')[0]?.detail"
# The whole site and Python are there, and the service worker has this page.
OFFLINE = (
    """navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller?.state === "activated")"""
)
PROMPT = "document.querySelector('#prompt').innerText"
LIVE = "[...document.querySelectorAll('#shadow button:not([aria-disabled=true], :disabled)')]"
BOARD = "[...document.querySelectorAll('#shadow button')].map((one) => one.getAttribute('aria-label'))"
TURNS = "document.querySelectorAll('#log li').length"


def test_a_game_is_begun_kept_and_played_on_without_the_server(visitor: Driver, host: Host) -> None:
    page = f"{host.site}oxono/"
    visitor.open(page)
    assert visitor.wait(READY)["restored"] is False
    take_turn(visitor, "X")
    assert visitor.wait(KEPT) is True
    board, log = visitor.value(BOARD), visitor.texts("#log li")

    visitor.open(page)
    assert visitor.wait(READY)["restored"] is True
    assert (visitor.value(BOARD), visitor.texts("#log li")) == (board, log)

    visitor.wait(OFFLINE)
    host.stop()
    visitor.open(page)
    assert visitor.wait(READY)["restored"] is True
    take_turn(visitor, "O")
    board, log = visitor.value(BOARD), visitor.texts("#log li")

    visitor.quit()
    visitor.start()
    visitor.open(page)
    assert visitor.wait(READY)["restored"] is True
    assert (visitor.value(BOARD), visitor.texts("#log li")) == (board, log)
    visitor.press("Undo")
    place_piece(visitor, "O")
    assert visitor.texts("#log li")[:2] == log[:2]

    # Back through pages that are alive as they were left: they show what has gone on since then.
    visitor.open(f"{host.site}?players=5")
    visitor.open(page)
    visitor.wait(READY)
    visitor.press("Undo")
    visitor.wait(f"{TURNS} === 3")
    board, log = visitor.value(BOARD), visitor.texts("#log li")
    visitor.back()
    visitor.wait("document.querySelector('[name=players]')?.value === '5'")
    visitor.back()
    visitor.wait(f"{TURNS} === 3 && {READY}")
    assert (visitor.value(BOARD), visitor.texts("#log li")) == (board, log)
    # A page where nobody has been yet.
    visitor.open(f"{host.site}el/oxono/guide/")
    assert visitor.texts("h1") == [say("rules-of", "el", game="Oxono")]

    visitor.quit()
    assert troubles(visitor, host) == []


def test_whoever_leaves_while_python_starts_meets_no_failure(visitor: Driver, host: Host) -> None:
    visitor.open(f"{host.site}oxono/")
    assert visitor.wait(KEPT) is True
    visitor.wait(OFFLINE)
    for _ in range(6):
        # The rules are starting as this page is left, ...
        visitor.open(f"{host.site}oxono/")
        visitor.open(f"{host.site}oxono/")
        # ... and the computer as this one is.
        assert visitor.wait(READY)["restored"] is True
    visitor.quit()
    assert troubles(visitor, host) == []


def troubles(visitor: Driver, host: Host) -> list[str]:
    """What has gone wrong, but for what WebKit says of a file of ours that a page was loading as it was left.

    Where a page stays, it says itself what has failed.
    """
    torn = re.compile(rf"(?i)cannot load {re.escape(host.site)}\S+ due to access control checks\.$")
    return [told for told in visitor.troubles() if not torn.search(told)]


def take_turn(visitor: Driver, totem: str) -> None:
    """Some turn of Oxono: the totem, its new place, the piece; and the computer's answer."""
    visitor.press(visitor.wait(first_live(f"{totem} totem")))
    visitor.press(visitor.wait(first_live("empty")))
    place_piece(visitor, totem)


def place_piece(visitor: Driver, totem: str) -> None:
    """Whatever is left of the turn, and the computer's answer."""
    visitor.wait(f"{PROMPT} === {say('prompt-place', symbol=totem.lower())!r}")
    visitor.press(visitor.wait(first_live("empty")))
    visitor.wait(f"{PROMPT} === {say('prompt-move')!r}")
    yours, theirs = visitor.texts("#log li")[-2:]
    assert "You:" in yours and "piece on" in yours
    assert "Computer:" in theirs


def first_live(what: str) -> str:
    """The name of the first thing of this kind that can be tapped now."""
    return f"{LIVE}.map((one) => one.getAttribute('aria-label')).find((name) => name.endsWith({what!r}))"


def test_every_error_of_pages_and_workers_is_noticed(visitor: Driver, host: Host) -> None:
    visitor.open(host.site)
    visitor.value("console.error('said by the page')")
    visitor.value("void setTimeout(() => { throw new Error('thrown by the page'); })")
    worker = "console.error('said by a worker'); throw new Error('thrown by a worker');"
    visitor.value(f"void new Worker(URL.createObjectURL(new Blob([{worker!r}])))")
    visitor.value("new Promise((resolve) => setTimeout(resolve, 1000))")
    visitor.quit()
    told = "\n".join(visitor.troubles())
    for what in ("said by the page", "thrown by the page", "said by a worker", "thrown by a worker"):
        assert what in told
