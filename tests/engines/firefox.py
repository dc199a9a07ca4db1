"""Firefox, which speaks WebDriver BiDi itself: a web socket, and JSON with a number on every command.

Debian and PyPI have no geckodriver, and none is needed: this is all that the smoke test wants of one.
"""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any, ClassVar

from tools.builder.engines import firefox
from tools.builder.steps import environment
from websockets.sync.client import ClientConnection, connect

from engines.driver import SECONDS, Driver, ended, wait_for

PREFERENCES = {
    # Nobody is asked anything, and nothing is fetched but our pages.
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "intl.accept_languages": "en",
}
# What Firefox says of whatever a page or its worker was loading through the service worker as it was left.
# Where a load fails on a page that stays, the page says so itself.
TORN = "A ServiceWorker intercepted the request and encountered an unexpected error."
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


class Firefox(Driver):
    name: ClassVar[str] = "Firefox"

    def __init__(self, profile: Path) -> None:
        super().__init__(profile)
        self._troubles: list[str] = []
        self._count = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._socket: ClientConnection | None = None

    def start(self) -> None:
        program = firefox()
        assert program
        self.profile.mkdir(exist_ok=True)
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(to)});\n" for name, to in PREFERENCES.items()]
        (self.profile / "user.js").write_text("".join(lines), encoding="utf-8")
        said = self.profile / "said.txt"
        with said.open("w") as out:
            self._process = subprocess.Popen(
                [
                    program,
                    "--headless",
                    "--no-remote",
                    "--profile",
                    self.profile,
                    "--remote-debugging-port=0",
                ],
                env=environment(),
                stdout=out,
                stderr=out,
            )
        address = wait_for(lambda: LISTENING.search(said.read_text()), "Firefox to listen")[1]
        self._socket = connect(f"{address}/session", max_size=None, open_timeout=SECONDS, legacy=True)
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._window = self._meant = self._ask("browsingContext.getTree")["contexts"][0]["context"]
        size = {"width": 1240, "height": 800}
        self._ask("browsingContext.setViewport", context=self._window, viewport=size)

    def quit(self) -> None:
        if not self._process:
            return
        process, self._process = self._process, None
        try:
            # What has been written on the console arrives before the answer.
            self._ask("browser.close")
        except BaseException:
            process.kill()
            raise
        finally:
            if self._socket:
                self._socket.close()
            ended(process)

    def open(self, address: str) -> None:
        self.leave()
        self._ask("browsingContext.navigate", context=self._window, url=address, wait="complete")

    def back(self) -> None:
        self.leave()
        self._ask("browsingContext.traverseHistory", context=self._window, delta=-1)

    def enter(self) -> None:
        def frames() -> list[dict[str, Any]]:
            [window] = self._ask("browsingContext.getTree", root=self._window)["contexts"]
            found: list[dict[str, Any]] = window["children"]
            return found

        [frame] = wait_for(frames, "the frame")
        self._meant = frame["context"]

    def leave(self) -> None:
        self._meant = self._window

    def press(self, name: str) -> None:
        button = {"type": "accessibility", "value": {"role": "button", "name": name}}
        ask = {"context": self._meant, "locator": button}
        [found] = wait_for(lambda: self._ask("browsingContext.locateNodes", **ask)["nodes"], f"button {name}")
        origin = {"type": "element", "element": {"sharedId": found["sharedId"]}}
        self._call("(one) => one.scrollIntoView({ block: 'nearest' })", {"sharedId": found["sharedId"]})
        click = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": origin},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": click}
        self._ask("input.performActions", context=self._meant, actions=[mouse])

    def value(self, expression: str) -> Any:
        text = self._call(f"async () => JSON.stringify({{ it: await ({expression}) }})")["value"]
        return json.loads(text).get("it")

    def troubles(self) -> list[str]:
        return self._troubles

    def _call(self, function: str, *given: object) -> dict[str, Any]:
        answer = self._ask(
            "script.callFunction",
            functionDeclaration=function,
            arguments=list(given),
            awaitPromise=True,
            target={"context": self._meant},
        )
        assert answer["type"] == "success", answer
        result: dict[str, Any] = answer["result"]
        return result

    def _ask(self, method: str, **params: object) -> dict[str, Any]:
        """The result of a command; whatever Firefox tells before it is heard, too."""
        assert self._socket
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv(SECONDS))
            if message["type"] == "event":
                self._hear(message["params"])
            elif message["id"] == self._count:
                assert message["type"] == "success", message
                result: dict[str, Any] = message["result"]
                return result

    def _hear(self, entry: dict[str, Any]) -> None:
        if entry["level"] == "error" and TORN not in entry["text"]:
            self._troubles.append(f"{entry['text']} ({entry.get('stackTrace')})")
