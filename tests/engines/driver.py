"""What the smoke test asks of a browser, whichever engine it has: little, to mean the same in all."""

from __future__ import annotations

import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from browser.conftest import PATIENCE

# An engine without a graphics card, started from nothing, has less to give than a page of a running one.
SECONDS = 3 * PATIENCE / 1000
Found = TypeVar("Found")


class Leaving(Exception):
    """What has been asked has gone meanwhile: another page comes."""


class Driver(ABC):
    """One visitor's browser with one window. What it keeps lies in `profile`, and outlives it."""

    name: ClassVar[str]

    def __init__(self, profile: Path) -> None:
        self.profile = profile

    @abstractmethod
    def start(self) -> None:
        """Start the browser, for the first time or with what it has kept."""

    @abstractmethod
    def quit(self) -> None:
        """End the browser as its user would: what is to be kept is."""

    @abstractmethod
    def open(self, address: str) -> None:
        """Go to an address, also to the one that is shown, and wait until the page is loaded."""

    @abstractmethod
    def back(self) -> None:
        """Go back to the page before; where the engine has kept it alive, to that as it was left."""

    @abstractmethod
    def enter(self) -> None:
        """From now on the only frame of the page is meant, also where it stands in an element's own tree."""

    @abstractmethod
    def leave(self) -> None:
        """From now on the page itself is meant again, as after open()."""

    @abstractmethod
    def press(self, name: str) -> None:
        """Click on the one button that is announced by this name."""

    @abstractmethod
    def value(self, expression: str) -> Any:
        """What an expression of JavaScript comes to in the page, a promise once it is kept; Leaving."""

    @abstractmethod
    def troubles(self) -> list[str]:
        """Errors of pages and workers, on the console or caught by nobody; all of them after quit()."""

    def wait(self, expression: str) -> Any:
        """What the expression comes to as soon as that is true; AssertionError if it never is."""
        try:
            return wait_for(lambda: self._value_now(expression), expression)
        except AssertionError as error:
            said = self.texts("main, dialog[open], #news")
            raise AssertionError(f"{self.name}: {error}; the page says {said}") from None

    def _value_now(self, expression: str) -> Any:
        try:
            return self.value(expression)
        except Leaving:
            return None

    def texts(self, selector: str) -> list[str]:
        """What is written in the elements of a selector, one by one."""
        found: list[str] = self.value(
            f"[...document.querySelectorAll({selector!r})].map((one) => one.innerText.trim())"
        )
        return found


def wait_for(look: Callable[[], Found | None], what: str) -> Found:
    """What `look` finds as soon as it finds something; AssertionError, with what it was, if it never does."""
    deadline = time.monotonic() + SECONDS
    while not (found := look()):
        assert time.monotonic() < deadline, f"waited in vain for {what}"
        time.sleep(0.1)
    return found


def ended(process: subprocess.Popen[bytes]) -> None:
    """A process that has been asked to end has ended, one way or the other."""
    try:
        process.wait(SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
