"""What the browser's Python does: the contracts in the stock one, whole games in the one that is shipped."""

import gzip
import io
import json
import subprocess
import sysconfig
import zipfile
from pathlib import Path

import pytest
from tools.builder.environment import node
from tools.builder.pieces import BROWSER_WHEEL, LIBRARY, WHEEL
from tools.builder.places import BUILD, ROOT

import ludoteca

LIBRARY_FILE = LIBRARY / "library.gz"


def inside(*words: Path | str) -> str:
    """Run a script inside Pyodide under Node; its output, and a failure with its tail if it fails."""
    command = [str(word) for word in (node(), "tools/runtime/inside.mjs", *words)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.fail(f"{done.stdout[-6000:]}\n{done.stderr[-2000:]}", pytrace=False)
    return done.stdout


def test_every_contract_holds_inside_pyodide() -> None:
    site = sysconfig.get_path("purelib")
    told = inside("tests/wasm/inside_contract.py", site, "-q", "-p", "no:cacheprovider", "tests/contract")
    assert " passed" in told.splitlines()[-1]


@pytest.fixture(scope="module")
def browser_site() -> Path:
    """The browser's wheel, unpacked where Pyodide under Node sees it."""
    site = BUILD / "tests" / "site"
    packed = gzip.decompress(next(BROWSER_WHEEL.iterdir()).read_bytes())
    with zipfile.ZipFile(io.BytesIO(packed)) as wheel:
        wheel.extractall(site)
    return site


def test_the_cut_library_plays_every_game(browser_site: Path) -> None:
    told = inside("--library", LIBRARY_FILE, "tests/wasm/play_inside.py", browser_site)
    played = json.loads(told.splitlines()[-1])
    packaged = {about.slug for about in ludoteca.catalog() if (ROOT / "py") in about.folder.parents}
    assert packaged == played.keys()
    assert all(steps > 0 for steps in played.values())


def test_the_browser_wheel_is_the_same_for_the_same_sources() -> None:
    again = BUILD / "tests" / "again.gz"
    again.parent.mkdir(parents=True, exist_ok=True)
    inside("tools/runtime/precompile.py", next(WHEEL.glob("*.whl")), again)
    assert next(BROWSER_WHEEL.iterdir()).read_bytes() == again.read_bytes()


def test_nothing_in_the_library_is_left_to_compile_or_to_unpack() -> None:
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(LIBRARY_FILE.read_bytes()))) as library:
        assert {Path(entry.filename).suffix for entry in library.infolist()} == {".pyc"}
        assert {entry.compress_type for entry in library.infolist()} == {zipfile.ZIP_STORED}
