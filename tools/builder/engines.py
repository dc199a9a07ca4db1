"""The engines besides Chromium that the smoke test runs in: where each is, and what it lacks."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from .environment import tried

FIREFOX_NAMES = ("firefox-esr", "firefox")
WEBKIT_DRIVER = "WebKitWebDriver"
XVFB = "Xvfb"
# The distribution's own: only that one knows the distribution's WebKit.
SYSTEM_PYTHON = Path("/usr/bin/python3")
WEBKIT_BINDING = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')"
# Debian's names.
PACKAGES = {
    "Firefox": ("firefox-esr",),
    "WebKit": ("webkit2gtk-driver", "gir1.2-webkit2-4.1", "python3-gi", "xvfb"),
}


def firefox() -> Path | None:
    """The Firefox of this machine."""
    found = next(filter(None, map(shutil.which, FIREFOX_NAMES)), None)
    return Path(found) if found else None


def lacking(engine: str) -> str | None:
    """A sentence with the engine's name and what it needs that is not on this machine; None: it can run."""
    lacks = _firefox_lacks() if engine == "Firefox" else _webkit_lacks()
    if not lacks:
        return None
    packages = " ".join(PACKAGES[engine])
    return f"{engine} is not tested here, for lack of {', '.join(lacks)} (Debian's packages: {packages})."


def _firefox_lacks() -> list[str]:
    return [] if firefox() else [FIREFOX_NAMES[0]]


def _webkit_lacks() -> list[str]:
    lacks = [program for program in (WEBKIT_DRIVER, XVFB) if not shutil.which(program)]
    try:
        bound = subprocess.run(
            [SYSTEM_PYTHON, "-c", WEBKIT_BINDING], capture_output=True, timeout=60, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return [*lacks, str(SYSTEM_PYTHON)]
    return lacks if bound.returncode == 0 else [*lacks, f"WebKitGTK 4.1 for {SYSTEM_PYTHON}"]


def fetch() -> None:
    """Install what the engines lack, where that can be done: as root, from the distribution, in minutes."""
    wanted = [package for engine in PACKAGES if lacking(engine) for package in PACKAGES[engine]]
    if not wanted or os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    print(f"trying the distribution's {' '.join(wanted)}", flush=True)
    tried(["apt-get", "update"], 180)
    tried(["apt-get", "install", "-y", "--no-install-recommends", *wanted], 600)
