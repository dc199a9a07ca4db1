"""What all tests share: the toys beside the real games, and how hard hypothesis tries."""

import os
import sys
from pathlib import Path

from hypothesis import settings

# A toy with secrets, dice and simultaneous choices keeps the contracts honest before a real game needs them.
# It is found as any game outside the package is.
TOYS = Path(__file__).parent / "toys"
_folders = [str(TOYS), *filter(None, os.environ.get("LUDOTECA_GAMES", "").split(os.pathsep))]
os.environ["LUDOTECA_GAMES"] = os.pathsep.join(dict.fromkeys(_folders))

settings.register_profile("quick", max_examples=20, deadline=None, derandomize=True, database=None)
# Inside Pyodide, where Python is slow: that the promises hold there too, not again how far they reach.
settings.register_profile("brief", max_examples=5, deadline=None, derandomize=True, database=None)
settings.register_profile("deep", max_examples=500, deadline=None, database=None)
USUAL = "brief" if sys.platform == "emscripten" else "quick"
settings.load_profile(os.environ.get("LUDOTECA_TESTS", USUAL))
