"""The folder that the bench serves: dist/ with one bare page for our runtime and one for stock Pyodide."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

from tools.builder.environment import node
from tools.builder.pieces import ASSETS, WHEEL
from tools.builder.places import BUILD, DIST, PYODIDE, ROOT

TEMPLATES = Path(__file__).with_name("site")
STOCK = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
NEW = {"do": "new", "game": "oxono", "seats": 2, "seed": 7, "options": {}, "humans": [0, 1], "tall": False}


def make_site() -> Path:
    """Write the folder anew; its path."""
    site = BUILD / "bench"
    shutil.rmtree(site, ignore_errors=True)
    shutil.copytree(DIST, site)
    bench, stock = site / "bench", site / "bench" / "stock"
    stock.mkdir(parents=True)
    for name in STOCK:
        shutil.copyfile(PYODIDE / name, stock / name)
    wheel = next(WHEEL.glob("*.whl"))
    shutil.copyfile(wheel, stock / wheel.name)
    files = ["stock.html", "stock-worker.js", *(f"stock/{name}" for name in (*STOCK, wheel.name))]
    words = {
        "WORKER": json.loads(ASSETS.read_text())["worker"],
        "NEW": json.dumps(NEW),
        "WHEEL": wheel.name,
        "FILES_OF_STOCK": json.dumps(files),
        "OFFLINE": 'location.hash === "#offline"',
    }
    for template in TEMPLATES.iterdir():
        text = template.read_text(encoding="utf-8")
        for word, value in words.items():
            text = text.replace(word, value)
        (bench / template.name).write_text(text, encoding="utf-8")
    _add_to_shell(site)
    return site


def _add_to_shell(site: Path) -> None:
    """Our service worker again, with the bare page among its files."""
    plan = json.loads((BUILD / "offline.json").read_text())
    plan["shell"].append({"url": "bench/ours.html", "revision": "bench"})
    plan["out"] = str(site)
    file = BUILD / "bench-offline.json"
    file.write_text(json.dumps(plan))
    subprocess.run([node(), "tools/javascript.mjs", "--offline", file], cwd=ROOT, check=True)
