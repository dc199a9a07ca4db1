"""How much may be sent: budgets that a change must not break unnoticed."""

import gzip
import json
import re
from pathlib import Path

from tools.bench.__main__ import packed, runtime_bytes
from tools.builder.pieces import ONLY_FOR_OTHERS
from tools.builder.places import DIST, ROOT


def test_the_runtime_stays_within_its_budget() -> None:
    figure = runtime_bytes()
    assert figure.most == 5_200_000
    assert figure.value <= figure.most, figure.detail


def test_a_page_with_its_style_and_scripts_stays_within_its_budget() -> None:
    """The worker's script is the runtime's loader and counted there; opening and texts are data.

    Other pages have scripts of their own, and what a page asks for later comes later: of its script only what
    that imports at once is counted.
    """
    assets = list((DIST / "assets").iterdir())
    for page in DIST.rglob("oxono/index.html"):
        text = page.read_text(encoding="utf-8")
        styles = [path for path in assets if path.suffix == ".css" and path.name in text]
        scripts = imported([path for path in assets if path.suffix == ".js" and path.name in text])
        assert len(scripts) > 1
        assert sum(map(packed, [page, DIST / "favicon.svg", *styles, *scripts])) <= 45_000, page


def imported(scripts: list[Path]) -> list[Path]:
    """These scripts, and all that they import before they run."""
    found = list(scripts)
    for script in found:
        names = re.findall(r"(?:from|import)\"\./([^\"]+)\"", script.read_text(encoding="utf-8"))
        found += [each for name in names if (each := script.parent / name) not in found]
    return found


def test_the_service_worker_knows_every_file_but_what_frames_and_other_sites_load() -> None:
    script = (DIST / "sw.js").read_text(encoding="utf-8")
    names = {path.relative_to(DIST).as_posix() for path in DIST.rglob("*") if path.is_file()} - {"sw.js"}
    guests = {name for name in names if name.startswith("guest/") or "foreign/table/" in name}
    others = {name for name in names if name.startswith(ONLY_FOR_OTHERS) or "-poster-" in name}
    assert guests and others
    assert {name for name in names if json.dumps(name)[1:-1] not in script} == guests | others


def test_nothing_of_a_guest_is_loaded_by_another_page() -> None:
    holding = {page for page in DIST.rglob("*.html") if "guest" in page.read_text(encoding="utf-8")}
    assert holding == {
        DIST / language / "foreign" / "table" / "index.html" for language in ("", "el", "it", "pl")
    }


def test_the_licences_go_with_what_they_cover() -> None:
    for name in ("LICENSE", "NOTICE"):
        assert (DIST / "licences" / f"{name}.txt").read_bytes() == (ROOT / name).read_bytes()
    assert "SIL OPEN FONT LICENSE" in (DIST / "licences" / "Commissioner.txt").read_text(encoding="utf-8")


def test_what_is_packed_is_packed_once() -> None:
    for path in DIST.rglob("*.gz"):
        assert not gzip.decompress(path.read_bytes()).startswith(b"\x1f\x8b"), Path(path).name
