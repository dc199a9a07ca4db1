"""Chromium, driven by Playwright as in the browser tests, but with a profile that outlives it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, ClassVar

from playwright.sync_api import BrowserContext, Error, Frame, Page, Playwright
from tools.builder.environment import chromium

from browser.conftest import FLAGS, PATIENCE, Troubles
from engines.driver import Driver, Leaving

# Playwright, of a page that has gone while it was asked.
LEFT = "Execution context was destroyed"


class Chromium(Driver):
    name: ClassVar[str] = "Chromium"

    def __init__(self, profile: Path, playwright: Playwright) -> None:
        super().__init__(profile)
        self._playwright = playwright
        self._troubles = Troubles()
        self._context: BrowserContext | None = None

    @staticmethod
    def program() -> Path | None:
        """The Chromium of this machine."""
        named = os.environ.get("CHROMIUM")
        return Path(named) if named else chromium()

    def start(self) -> None:
        self._context = self._playwright.chromium.launch_persistent_context(
            self.profile,
            executable_path=self.program(),
            args=FLAGS,
            # As everybody has it: pages that are left are kept alive for a while.
            ignore_default_args=["--disable-back-forward-cache"],
            viewport={"width": 1240, "height": 800},
        )
        self._context.set_default_timeout(PATIENCE)
        self._troubles.watch(self._context)
        self._page = self._context.pages[0] if self._context.pages else self._context.new_page()
        self._meant: Page | Frame = self._page

    def quit(self) -> None:
        if self._context:
            self._context.close()
        self._context = None

    def open(self, address: str) -> None:
        self.leave()
        self._page.goto(address)

    def back(self) -> None:
        self.leave()
        # One that has been kept alive is not loaded.
        self._page.go_back(wait_until="commit")

    def enter(self) -> None:
        self._page.locator("iframe").wait_for(state="attached")
        [frame] = self._page.main_frame.child_frames
        self._meant = frame

    def leave(self) -> None:
        self._meant = self._page

    def press(self, name: str) -> None:
        self._meant.get_by_role("button", name=name, exact=True).click()

    def value(self, expression: str) -> Any:
        try:
            return self._meant.evaluate(f"async () => ({expression})")
        except Error as error:
            if LEFT not in error.message:
                raise
            raise Leaving from None

    def troubles(self) -> list[str]:
        return self._troubles.left()
