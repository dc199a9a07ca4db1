"""Measures: `python -m tools.bench [--json] [--runs N]`; the exit code says whether all musts hold."""

from __future__ import annotations

import argparse
import gzip
import json
import subprocess
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

import ludoteca
from ludoteca import catalog
from ludoteca.bots.twin import twin_of
from tools.builder.environment import node
from tools.builder.pieces import BROWSER_WHEEL, LIBRARY, RUNTIME
from tools.builder.places import DIST, PYTHON, ROOT

from . import browser, pages
from .browser import Times

# In each game, so that bots have answered a few times.
TAPS = 24


@dataclass(frozen=True)
class Figure:
    """One measured figure and, where there is one, the most or least that it may be."""

    name: str
    value: float
    unit: str
    most: float | None = None
    least: float | None = None
    detail: str = ""

    @property
    def is_ok(self) -> bool:
        return (self.most is None or self.value <= self.most) and (
            self.least is None or self.value >= self.least
        )


def main() -> int:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    figures = measure(options.runs)
    if options.json:
        shown = [asdict(figure) | {"ok": figure.is_ok} for figure in figures]
        print(json.dumps(shown, indent=1))
    else:
        print_table(figures)
    return int(not all(figure.is_ok for figure in figures))


def measure(runs: int) -> list[Figure]:
    """Every figure; sizes first, then what takes time."""
    site = pages.make_site()
    figures = [runtime_bytes()]
    with browser.serving(site) as address, browser.chromium() as chromium:
        sizes = browser.first_bytes(chromium, address)
        figures += page_bytes(sizes)
        figures += paired("cold", browser.cold(chromium, address, runs), 0.40)
        figures += paired("offline", browser.offline(chromium, address, runs), 0.30)
        for entry in catalog():
            figures += played(entry.name, browser.play(chromium, address, entry.slug, TAPS))
            if twin_of(ludoteca.load(entry.slug)):
                rate = browser.analyse(chromium, address, entry.slug)
                figures.append(Figure(f"{entry.name}: search in the bots' worker", round(rate), "moves/s"))
    return figures + speed()


def runtime_bytes() -> Figure:
    """What a first start fetches of Python: code, loader (in the worker's script), library, wheel."""
    folder = next(RUNTIME.iterdir())
    worker = next((DIST / "assets").glob("worker-*.js"))
    sizes = [packed(path) for path in (*sorted(folder.iterdir()), worker, next(BROWSER_WHEEL.iterdir()))]
    detail = f"library {packed(LIBRARY / 'library.gz'):,}, wheel {packed(next(BROWSER_WHEEL.iterdir())):,}"
    return Figure("runtime, gzip", sum(sizes), "bytes", 5_200_000, detail=detail)


def packed(path: Path) -> int:
    """The size of a file as it travels."""
    data = path.read_bytes()
    return len(data) if path.suffix == ".gz" else len(gzip.compress(data, 9))


def page_bytes(sizes: dict[str, int]) -> list[Figure]:
    """What the page weighs before the runtime, and with its words, openings and fonts."""
    first = sum(size for kind, size in sizes.items() if kind in {"html", "css", "js", "svg"})
    detail = ", ".join(f"{kind} {size:,}" for kind, size in sorted(sizes.items()))
    return [
        Figure("page before the runtime: html, css, js, svg", first, "bytes", 45_000, detail=detail),
        Figure("page with texts, openings, fonts", sum(sizes.values()), "bytes"),
    ]


def paired(name: str, found: dict[str, list[Times]], most: float) -> list[Figure]:
    """Ours ÷ stock by the medians; the minima stand beside them."""
    result = []
    for moment, limit in (("ready", most), ("frame", None)):
        ours, stock = ([times[moment] for times in found[side]] for side in ("ours", "stock"))
        detail = (
            f"ours {median(ours):.0f} (least {min(ours):.0f}) ms, "
            f"stock {median(stock):.0f} (least {min(stock):.0f}), of the least {min(ours) / min(stock):.2f}"
        )
        label = {"ready": f"{name}: runtime ready", "frame": f"{name}: first frame"}[moment]
        result.append(
            Figure(f"{label}, ours ÷ stock", round(median(ours) / median(stock), 3), "", limit, detail=detail)
        )
    return result


def played(name: str, found: dict[str, list[float]]) -> list[Figure]:
    """From tap to frame, and a level-3 bot's first move, which may wait for its worker to start."""
    most = 16 if name == "Oxono" else 30
    count = f"{len(found['frame'])} taps"
    screen = f"handed to the compositor after {median(found['screen']):.1f} ms"
    figures = [
        Figure(
            f"{name}: tap to new frame, median",
            _tenth(median(found["frame"])),
            "ms",
            most,
            detail=f"{count}; {screen}",
        )
    ]
    if found["thought"]:
        first, *later = found["thought"]
        detail = f"later ones, median {median(later):.0f} ms" if later else ""
        figures.append(Figure(f"{name}: first move of level 3", _tenth(first), "ms", 1500, detail=detail))
    return figures


def _tenth(value: float) -> float:
    return round(value, 1)


def speed() -> list[Figure]:
    """Whole random games a second, and positions a second of rules and twin, in both Pythons."""
    script = "tools/bench/speed.py"
    library = LIBRARY / "library.gz"
    native = _measured([PYTHON, script])
    inside = _measured([node(), "tools/runtime/inside.mjs", "--library", library, script])
    figures = [
        Figure(
            f"{entry.name}: whole random games in Pyodide",
            _tenth(inside[entry.slug]["games"]),
            "/s",
            detail=f"in CPython {native[entry.slug]['games']:,.0f} /s",
        )
        for entry in catalog()
    ]
    for entry in catalog():
        if "twin" in inside[entry.slug]:
            figures += _twin(entry.name, native[entry.slug], inside[entry.slug])
    return figures


def _twin(name: str, native: dict[str, float], inside: dict[str, float]) -> list[Figure]:
    """How much faster a twin counts positions than the rules."""
    ratios = [found["twin"] / found["rules"] for found in (inside, native)]
    return [
        Figure(
            f"{name}: fast.py ÷ rules.py in Pyodide",
            _tenth(ratios[0]),
            "",
            least=15,
            detail=f"by perft; in CPython {ratios[1]:.1f}",
        ),
        Figure(
            f"{name}: perft to {inside['turns']} turns, fast.py, Pyodide",
            round(inside["deep"]),
            "/s",
            detail=f"in CPython {native['deep']:,.0f} /s",
        ),
    ]


def _measured(command: list[str | Path]) -> dict[str, dict[str, float]]:
    shown = subprocess.run(
        [str(word) for word in command], cwd=ROOT, capture_output=True, text=True, check=True
    )
    found: dict[str, dict[str, float]] = json.loads(shown.stdout.splitlines()[-1])
    return found


def print_table(figures: list[Figure]) -> None:
    """A line for each figure: name, value, what it must be, whether it is."""
    for figure in figures:
        must = f"<= {figure.most:,}" if figure.most is not None else ""
        must = f">= {figure.least:,}" if figure.least is not None else must
        mark = "" if not must else "ok" if figure.is_ok else "MISSED"
        print(f"{figure.name:46} {figure.value:>12,} {figure.unit:7} {must:14} {mark:7} {figure.detail}")


if __name__ == "__main__":
    sys.exit(main())
