"""WebKit, as WebKitGTK has it: driven by WebKitWebDriver over plain HTTP, on a screen that nobody sees."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any, ClassVar
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from tools.builder.engines import SYSTEM_PYTHON, WEBKIT_DRIVER, XVFB
from tools.builder.steps import environment

from engines.driver import SECONDS, Driver, ended, wait_for

WINDOW = Path(__file__).with_name("webkit_window.py")
# How WebDriver writes an element in JSON.
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
TROUBLE = re.compile(r"CONSOLE( \w+)* ERROR")
BUTTONS = """const nameOf = (one) => one.getAttribute("aria-label") ?? one.innerText.trim();
const named = (one) => nameOf(one) === arguments[0] && one.checkVisibility();
return [...document.querySelectorAll("button")].filter(named);"""
FRAMES = """const all = [...document.querySelectorAll("*")];
return [document, ...all.map((one) => one.shadowRoot ?? [])].flat()
  .flatMap((root) => [...root.querySelectorAll("iframe")]);"""


class WebKit(Driver):
    name: ClassVar[str] = "WebKit"

    def __init__(self, profile: Path) -> None:
        super().__init__(profile)
        self._processes: list[subprocess.Popen[bytes]] = []
        self._console: list[str] = []

    def start(self) -> None:
        screen = subprocess.Popen(
            [XVFB, "-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert screen.stdout
        with screen.stdout as said:
            display = f":{said.readline().decode().strip()}"
        port = _free_port()
        driver = subprocess.Popen(
            [WEBKIT_DRIVER, f"--port={port}"],
            env=environment({"DISPLAY": display, "GDK_BACKEND": "x11", "LIBGL_ALWAYS_SOFTWARE": "1"}),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._processes = [driver, screen]
        self._address = f"http://127.0.0.1:{port}"
        wait_for(self._is_there, "WebKitWebDriver")
        arguments = [str(WINDOW), str(self.profile), self._listen()]
        browser = {"binary": str(SYSTEM_PYTHON), "args": arguments}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": browser}}
        session = self._ask("POST", "/session", {"capabilities": wanted})["sessionId"]
        self._address += f"/session/{session}"

    def _listen(self) -> str:
        """Where the console is to be written: to a terminal, for lines to arrive when they are written."""
        ours, theirs = os.openpty()
        reader = Thread(target=self._hear, args=(ours,), daemon=True)
        reader.start()
        self._hearing = theirs, reader
        return os.ttyname(theirs)

    def _hear(self, terminal: int) -> None:
        # That its other end is shut is an error to Linux.
        with suppress(OSError), open(terminal, encoding="utf-8", errors="replace") as lines:
            self._console.extend(lines)

    def _is_there(self) -> bool:
        try:
            return bool(self._ask("GET", "/status")["ready"])
        except URLError:
            return False

    def quit(self) -> None:
        if not self._processes:
            return
        try:
            self._ask("DELETE", "")
        finally:
            for process in self._processes:
                process.terminate()
                ended(process)
            self._processes = []
        terminal, reader = self._hearing
        os.close(terminal)
        reader.join(SECONDS)

    def open(self, address: str) -> None:
        self.leave()
        self._ask("POST", "/url", {"url": address})
        # Its driver is sometimes content with less.
        self.wait("document.readyState === 'complete'")

    def back(self) -> None:
        self.leave()
        self._ask("POST", "/back", {})

    def enter(self) -> None:
        ask = {"script": FRAMES, "args": []}
        [frame] = wait_for(lambda: self._ask("POST", "/execute/sync", ask), "the frame")
        self._ask("POST", "/frame", {"id": frame})

    def leave(self) -> None:
        self._ask("POST", "/frame", {"id": None})

    def press(self, name: str) -> None:
        ask = {"script": BUTTONS, "args": [name]}
        [found] = wait_for(lambda: self._ask("POST", "/execute/sync", ask), f"the button {name}")
        element = f"/element/{found[ELEMENT]}"
        # What is pressed is what WebKit tells a screen reader.
        assert self._ask("GET", f"{element}/computedlabel") == name
        assert self._ask("GET", f"{element}/computedrole") == "button"
        self._ask("POST", f"{element}/click", {})

    def value(self, expression: str) -> Any:
        script = f"""const [tell] = arguments;
            const failed = (error) => tell({{ error: String(error) }});
            (async () => ({expression}))().then((it) => tell({{ it }}), failed);"""
        answer = self._ask("POST", "/execute/async", {"script": script, "args": []})
        assert "error" not in answer, answer
        return answer.get("it")

    def troubles(self) -> list[str]:
        return [line.strip() for line in self._console if TROUBLE.search(line)]

    def _ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = Request(self._address + path, data, method=method)
        try:
            with urlopen(request, timeout=2 * SECONDS) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            raise AssertionError(f"{method} {path}: {error.read().decode()}") from None


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port
