"""Where things are in the checkout. Everything that is built lies under .build/ until it is whole."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / ".build"
DIST = ROOT / "dist"
VENV = ROOT / ".venv"
NODE_MODULES = ROOT / "node_modules"
# What has to go with what is given away, by its name in dist/licences/; NOTICE names what else is of others.
LICENCES = {
    "LICENSE.txt": ROOT / "LICENSE",
    "Commissioner.txt": NODE_MODULES / "@fontsource-variable" / "commissioner" / "LICENSE",
    "Workbox.txt": NODE_MODULES / "workbox-core" / "LICENSE",
    "qr.txt": NODE_MODULES / "qr" / "LICENSE-MIT",
    "NOTICE.txt": ROOT / "NOTICE",
}
PYODIDE = NODE_MODULES / "pyodide"
LOGS = BUILD / "logs"
STAMPS = BUILD / "stamps"
PYTHON = VENV / "bin" / "python"
