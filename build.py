#!/usr/bin/env python3
"""Builds, serves and tests Ludoteca. Needs Python 3.11 or newer; Node is fetched if it is missing.

python build.py               put dist/ together (only what has changed)
python build.py serve         the same, and serve dist/ on this machine [--port N]
python build.py test          every check; with words, only those (kernel, types, browser ...);
                              from the first option on, words go to pytest (-k WORD, -x ...)
python build.py bench         measure start-up, sizes and speed [--json] [--runs N]
python build.py shots         pictures of the pages into shots/; with words, only those whose names hold one
python build.py clean         remove what was built [--all: and the tools]
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tomllib
from typing import Any, NoReturn

from tools import serve as serving
from tools.builder import checks, pieces
from tools.builder.places import BUILD, DIST, NODE_MODULES, PYTHON, ROOT, VENV
from tools.builder.steps import Refused, StepFailed, say, start


def main(words: list[str]) -> int:
    """Do what the words ask; the exit code: 2 for words that ask for nothing there is."""
    try:
        parser = _Words(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
        parser.add_argument("task", nargs="?", default="build", choices=TASKS, metavar="TASK")
        options, rest = parser.parse_known_args(words)
        return TASKS[options.task](rest)
    except Refused as refusal:
        say(f"build.py: {refusal}")
        return 2
    except StepFailed as failure:
        say(f"build.py: {failure}")
        return 1
    except KeyboardInterrupt:
        say("build.py: stopped; the next run goes on from here.")
        return 130


class _Words(argparse.ArgumentParser):
    """Parses words and refuses in one sentence, before anything is built in vain."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(prog="build.py", usage="python build.py TASK ...", allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        raise Refused(f"{message} (see python build.py --help)")


def build(words: list[str]) -> int:
    """Put dist/ together."""
    _Words().parse_args(words)
    print(f"built {pieces.build()}")
    return 0


def serve(words: list[str]) -> int:
    """Build, then serve dist/ until stopped."""
    parser = _Words()
    parser.add_argument("--port", type=serving.port)
    server = serving.opened(DIST, parser.parse_args(words).port)
    pieces.build()
    serving.run(server, _drafts())
    return 0


def _drafts() -> list[str]:
    """The games that the shelf does not show."""
    pages = sorted((ROOT / "py" / "ludoteca" / "games").glob("*/about.toml"))
    return [page.parent.name for page in pages if tomllib.loads(page.read_text("utf-8"))["stage"] == "draft"]


def test(words: list[str]) -> int:
    """Build, then run the checks that the words name, or all."""
    return checks.run(words)


def bench(words: list[str]) -> int:
    """Build, then measure."""
    parser = _Words()
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--runs", type=int)
    parser.parse_args(words)
    pieces.build()
    return start([PYTHON, "-m", "tools.bench", *words], checks.browser_environment())


def shots(words: list[str]) -> int:
    """Build, then take pictures of the pages."""
    parser = _Words()
    parser.add_argument("word", nargs="*")
    parser.parse_args(words)
    pieces.build()
    return start([PYTHON, "-m", "tools.shots", *words], checks.browser_environment())


def clean(words: list[str]) -> int:
    """Remove what was built; with --all also the tools."""
    parser = _Words()
    parser.add_argument("--all", action="store_true")
    tools = [VENV, NODE_MODULES] if parser.parse_args(words).all else []
    for place in [BUILD, DIST, ROOT / "shots", *tools]:
        shutil.rmtree(place, ignore_errors=True)
    return 0


TASKS = {"build": build, "serve": serve, "test": test, "bench": bench, "shots": shots, "clean": clean}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
