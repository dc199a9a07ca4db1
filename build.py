#!/usr/bin/env python3
"""Builds, serves and tests Ludoteca. Needs Python 3.11 or newer; Node is fetched if it is missing.

python build.py               put dist/ together (only what has changed)
python build.py serve         the same, then serve dist/ on this machine [--port N]
python build.py test          every check; with words, only what they name (kernel, types, browser, -k ...)
python build.py bench         measure start-up, sizes and speed [--json]
python build.py shots         pictures of the pages into shots/
python build.py clean         remove what was built (--all: and the tools)
"""

from __future__ import annotations

import argparse
import shutil
import sys

from tools.builder import checks, pieces
from tools.builder.places import BUILD, DIST, NODE_MODULES, PYTHON, ROOT, VENV
from tools.builder.steps import StepFailed, say, start


def main(words: list[str]) -> int:
    """Do what the words ask; the exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("task", nargs="?", default="build", choices=TASKS)
    options, rest = parser.parse_known_args(words)
    try:
        return TASKS[options.task](rest)
    except StepFailed as failure:
        say(f"build.py: {failure}")
        return 1
    except KeyboardInterrupt:
        say("build.py: stopped; the next run goes on from here.")
        return 130


def build(_words: list[str]) -> int:
    """Put dist/ together."""
    print(f"built {pieces.build()}")
    return 0


def serve(words: list[str]) -> int:
    """Build, then serve dist/ until stopped."""
    pieces.build()
    return start([PYTHON, "-m", "tools.serve", DIST, *words])


def test(words: list[str]) -> int:
    """Build, then run the checks that the words name, or all."""
    return checks.run(words)


def bench(words: list[str]) -> int:
    """Build, then measure."""
    pieces.build()
    return start([PYTHON, "-m", "tools.bench", *words], checks.browser_environment())


def shots(words: list[str]) -> int:
    """Build, then take pictures of the pages."""
    pieces.build()
    return start([PYTHON, "-m", "tools.shots", *words], checks.browser_environment())


def clean(words: list[str]) -> int:
    """Remove what was built; with --all also the tools."""
    for place in [BUILD, DIST, ROOT / "shots", *([VENV, NODE_MODULES] if "--all" in words else [])]:
        shutil.rmtree(place, ignore_errors=True)
    return 0


TASKS = {"build": build, "serve": serve, "test": test, "bench": bench, "shots": shots, "clean": clean}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
