"""Plays every game inside Pyodide from an unpacked browser wheel: `play_inside.py SITE`; prints the steps."""

import importlib
import json
import sys

site = sys.argv[1]
sys.path.insert(0, site)

from tools.runtime.play import play_everything  # noqa: E402

import ludoteca  # noqa: E402  # the path has to be set first
from ludoteca.page import handle  # noqa: E402

for about in ludoteca.catalog():
    package = ludoteca.load(about.slug).__name__
    for path in sorted(about.folder.glob("*.pyc")):
        importlib.import_module(package if path.stem == "__init__" else f"{package}.{path.stem}")
print(json.dumps(play_everything(handle)))
