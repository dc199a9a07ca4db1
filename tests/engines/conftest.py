"""The same visitor in three engines; one that this machine has not is named in what was skipped."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.builder.engines import lacking
from tools.builder.places import DIST, ROOT

from browser.conftest import FOLDER
from engines.chromium import Chromium
from engines.driver import SECONDS, Driver, ended
from engines.firefox import Firefox
from engines.webkit import WebKit

SERVE = """import sys; from pathlib import Path; from tools.serve import server
host = server(Path(sys.argv[1])); print(host.server_address[1], flush=True); host.serve_forever()"""


class Host:
    """The site on a server that can be stopped for good: with a process end its open connections, too."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", SERVE, folder], cwd=ROOT, stdout=subprocess.PIPE
        )
        assert self._process.stdout
        with self._process.stdout as said:
            self._port = int(said.readline())
        self.site = f"http://127.0.0.1:{self._port}/{FOLDER.as_posix()}/"

    def stop(self) -> None:
        """From now on nobody answers."""
        self._process.terminate()
        ended(self._process)
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", self._port), SECONDS)


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    shutil.copytree(os.environ.get("LUDOTECA_DIST", DIST), tmp_path / "host" / FOLDER)
    host = Host(tmp_path / "host")
    yield host
    host.stop()


@pytest.fixture(params=["Chromium", "Firefox", "WebKit"])
def visitor(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Driver]:
    """A visitor who has never been here, with the browser started."""
    name, profile = request.param, tmp_path / "profile"
    driver: Driver
    if name == "Chromium":
        if not Chromium.program():
            pytest.skip("Chromium is not tested here: there is none.")
        driver = Chromium(profile, request.getfixturevalue("playwright"))
    else:
        lack = lacking(name)
        if lack:
            pytest.skip(lack)
        driver = Firefox(profile) if name == "Firefox" else WebKit(profile)
    try:
        driver.start()
        yield driver
    finally:
        driver.quit()
