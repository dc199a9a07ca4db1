"""What the workflows run is there to be run: nobody sees them fail before they are pushed."""

from __future__ import annotations

import os
import re
from pathlib import Path

import build
import pytest
from tools.builder.places import DIST, ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_runs_only_what_this_repository_can_do(workflow: Path):
    commands = re.findall(r"^\s*(?:- )?run: (.+)$", workflow.read_text(encoding="utf-8"), re.MULTILINE)

    assert commands
    for command in commands:
        program, *words = command.split()
        if program == "python":
            assert words[0] == "build.py" and set(words[1:]) <= build.TASKS.keys(), command
        else:
            assert os.access(ROOT / program, os.X_OK), command


def test_what_the_pages_are_made_of_is_what_the_build_makes():
    text = (ROOT / ".github" / "workflows" / "pages.yml").read_text(encoding="utf-8")

    assert re.findall(r"path: (.+)", text) == [DIST.name]
