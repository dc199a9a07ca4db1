"""What a memory that the page keeps has to hold: whoever is answered from it has no files yet."""

from __future__ import annotations

import subprocess
import sys

from tools.builder.places import ROOT

# From the hook on the interpreter is as one that was restored: what is not in its memory is nowhere.
WITHOUT_FILES = """
import json, sys
from tools.runtime.play import play_everything
from ludoteca import catalog, page

page.reach_everything()

def refuse(event, arguments):
    if event in ("open", "import", "os.listdir", "os.scandir"):
        raise RuntimeError(f"{event} {arguments[0]}")

sys.addaudithook(refuse)
play_everything(page.handle)
for about in catalog():
    for theme in ("auto", "light", "dark", "contrast", "colourblind"):
        request = {"do": "diagram", "game": about.slug, "theme": theme}
        drawn = json.loads(page.handle(json.dumps(request)))
        if "texts" in drawn["diagram"]:
            said = ["-"] * len(drawn["diagram"]["texts"])
            drawn = json.loads(page.handle(json.dumps({**request, "said": said})))
        print(about.slug, theme, drawn["diagram"]["svg"][:4])
"""


def test_once_everything_has_been_reached_every_message_is_answered_without_a_file() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_FILES],
        cwd=ROOT,
        env={"PYTHONPATH": "py", "PATH": ""},
        capture_output=True,
        text=True,
    )
    assert done.stderr == ""
    assert "oxono dark <svg" in done.stdout.splitlines()
