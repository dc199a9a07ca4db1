"""Every check there is, each a part with a name; the rest goes on when one fails, and a summary closes."""

from __future__ import annotations

import os
import re
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from . import engines, pieces
from . import environment as tools
from .places import PYTHON, ROOT
from .steps import Refused, StepFailed, environment, say

PYTHON_TESTS = ("contract", "kernel", "kit", "games", "bots", "builder")
TSC = ROOT / "node_modules" / ".bin" / "tsc"
ESLINT = ROOT / "node_modules" / ".bin" / "eslint"


@dataclass(frozen=True)
class Part:
    """One check: its name, and what runs it. `words` may ask for it by its name or by another one."""

    name: str
    command: Callable[[], list[str | Path]]
    needs_dist: bool = False
    also: tuple[str, ...] = ()


@dataclass(frozen=True)
class Result:
    """How a part ended: its exit code, the seconds it took, and pytest's counts where it was pytest."""

    name: str
    code: int
    seconds: float
    counts: dict[str, int]


def run(words: list[str]) -> int:
    """Run the parts that the words name, or all; from the first option on, words go to pytest."""
    named, options = _split(words)
    unknown = [word for word in named if word not in _names()]
    if unknown:
        raise Refused(f"no check is called {', '.join(unknown)}; there are: {', '.join(_names())}.")
    parts = [part for part in _parts(options, named) if _is_wanted(part, named, options)]
    results = []
    ready: dict[bool, StepFailed | None] = {}
    for part in parts:
        if part.needs_dist not in ready:
            ready[part.needs_dist] = _prepare(part.needs_dist)
        failure = ready[part.needs_dist]
        if failure:
            say(f"--- {part.name}: cannot run: {failure}")
            results.append(Result(part.name, 1, 0.0, {"errors": 1}))
        else:
            results.append(_run(part))
    return _summary(results)


def _split(words: list[str]) -> tuple[list[str], list[str]]:
    """Names first, then options for pytest from the first word with a dash."""
    start = next((index for index, word in enumerate(words) if word.startswith("-")), len(words))
    return words[:start], words[start:]


def _parts(options: list[str], named: list[str]) -> list[Part]:
    pytest: list[str | Path] = [PYTHON, "-m", "pytest", "-q", *options]
    # `rules` and `pytest` name them all.
    some = [name for name in PYTHON_TESTS if name in named] or PYTHON_TESTS
    folders = [ROOT / "tests" / name for name in some]
    return [
        Part("format", lambda: [PYTHON, "-m", "ruff", "format", "--check", "."], also=("ruff",)),
        Part("lint", lambda: [PYTHON, "-m", "ruff", "check", "."], also=("ruff",)),
        Part("types", lambda: [PYTHON, "-m", "mypy"], also=("mypy",)),
        Part("page types", lambda: [tools.node(), TSC, "-p", "tsconfig.json"], also=("types", "tsc")),
        Part(
            "worker types", lambda: [tools.node(), TSC, "-p", "tsconfig.worker.json"], also=("types", "tsc")
        ),
        Part("page lint", lambda: [tools.node(), ESLINT, "web", "tools", "tests"], also=("lint", "eslint")),
        Part(
            "page tests", lambda: [tools.node(), "--test", *sorted((ROOT / "tests" / "js").glob("*.test.js"))]
        ),
        Part("rules", lambda: [*pytest, *_with_tests(folders)], also=("pytest", *PYTHON_TESTS)),
        Part("wasm", lambda: [*pytest, ROOT / "tests" / "wasm"], needs_dist=True, also=("pytest",)),
        Part(
            "browser",
            # A page waits as often as it works. By files: what one sets up, a wiki, is set up once.
            lambda: [*pytest, "-n", "auto", "--dist", "loadfile", ROOT / "tests" / "browser"],
            needs_dist=True,
            also=("pytest",),
        ),
        Part("engines", lambda: [*pytest, ROOT / "tests" / "engines"], needs_dist=True, also=("pytest",)),
    ]


def _names() -> list[str]:
    return sorted({name for part in _parts([], []) for name in (part.name, *part.also)})


def _is_wanted(part: Part, named: list[str], options: list[str]) -> bool:
    if not named:
        # Options are pytest's: with them alone only its parts make sense.
        return not options or "pytest" in part.also
    return bool({part.name, *part.also} & set(named))


def _with_tests(folders: list[Path]) -> list[Path]:
    return [folder for folder in folders if any(folder.rglob("test_*.py"))]


def _prepare(needs_dist: bool) -> StepFailed | None:
    try:
        if needs_dist:
            pieces.build()
        else:
            pieces.get_tools()
    except StepFailed as failure:
        return failure
    return None


def browser_environment() -> dict[str, str]:
    """Where the tests find the package, Node and a Chromium."""
    found = tools.chromium()
    path = f"{tools.node().parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return {**pieces.with_package(), "PATH": path, "CHROMIUM": str(found or "")}


def _run(part: Part) -> Result:
    print(f"--- {part.name}", flush=True)
    started = time.monotonic()
    extra = {
        **pieces.with_package(),
        "PATH": f"{tools.node().parent}{os.pathsep}{os.environ.get('PATH', '')}",
    }
    if part.name == "engines":
        engines.fetch()
        extra = browser_environment()
    if part.name == "browser":
        extra = browser_environment()
        if not extra["CHROMIUM"]:
            say("No Chromium was found or could be fetched: put one on the path or name it in CHROMIUM.")
            return Result(part.name, 1, 0.0, {"errors": 1})
    process = subprocess.Popen(
        [str(word) for word in part.command()],
        cwd=ROOT,
        env=environment(extra),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    assert process.stdout
    last = ""
    for line in process.stdout:
        print(line, end="", flush=True)
        last = line if line.strip() else last
    code = process.wait()
    return Result(part.name, code, time.monotonic() - started, _counts(last))


def _counts(line: str) -> dict[str, int]:
    """The numbers of pytest's last line: `3 failed, 20 passed in 1.2s`."""
    if not re.search(r" in \d+\.\d+s", line):
        return {}
    found = re.findall(r"(\d+) (failed|passed|skipped|errors?|xfailed|xpassed|deselected)", line)
    return {"errors" if word == "error" else word: int(number) for number, word in found}


def _summary(results: list[Result]) -> int:
    """Print how each part ended; the last line is as pytest writes it, other parts counting as one test."""
    print("--- summary")
    total = {"failed": 0, "passed": 0, "skipped": 0, "errors": 0}
    for result in results:
        # A selection may leave a part of pytest with nothing to run (its exit code 5).
        good = result.code in (0, 5)
        mark = "ok    " if good else "FAILED"
        print(f"{mark} {result.name:13} {result.seconds:6.1f} s  {_told(result.counts)}")
        counts = result.counts or {"passed" if good else "failed": 1}
        if not good and not counts.get("failed") and not counts.get("errors"):
            counts = {**counts, "failed": 1}
        for word in total:
            total[word] += counts.get(word, 0)
    shown = ", ".join(f"{number} {word}" for word, number in total.items() if number)
    seconds = sum(result.seconds for result in results)
    print(f"{shown or 'no tests ran'} in {seconds:.2f}s")
    return int(bool(total["failed"] or total["errors"]))


def _told(counts: dict[str, int]) -> str:
    return ", ".join(f"{number} {word}" for word, number in counts.items())
