"""A game begun by `ludoteca new` keeps every promise before its author has changed a line."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from ludoteca.cli import main

ROOT = Path(__file__).parents[2]
SLUG = "begun"


def outside(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python in another process that finds the games in this folder too."""
    path = os.pathsep.join([str(ROOT / "py"), str(ROOT / "tests"), str(ROOT)])
    return subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env={**os.environ, "LUDOTECA_GAMES": str(folder), "PYTHONPATH": path, "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder above a new game."""
    folder = tmp_path_factory.mktemp("games")
    assert main(["new", SLUG, "--into", str(folder), "--language", "en"]) == 0
    return folder


def test_a_new_game_passes_the_contracts(begun: Path):
    done = outside(begun, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/contract", "-k", SLUG)

    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout and "skipped" not in done.stdout


def test_a_new_game_is_typed_and_tidy(begun: Path):
    checks = (
        ("-m", "ruff", "check", "--no-cache"),
        ("-m", "ruff", "format", "--check", "--no-cache"),
        ("-m", "mypy", "--cache-dir", os.devnull, "--config-file", str(ROOT / "pyproject.toml")),
    )
    for words in checks:
        done = outside(begun, *words, str(begun / SLUG))
        assert done.returncode == 0, done.stdout


def test_a_new_game_carries_its_own_name_everywhere(begun: Path):
    written = [path for path in (begun / SLUG).rglob("*.*") if path.suffix != ".pyc"]
    assert written
    for path in written:
        assert "skeleton" not in path.read_text(encoding="utf-8").lower(), path


def test_a_new_game_is_shown_in_every_language(begun: Path):
    for language in ("en", "el", "it", "pl"):
        done = outside(begun, "-m", "ludoteca", "show", SLUG, "--language", language)
        assert done.returncode == 0, done.stderr
        assert "c" in done.stdout.splitlines()[0]


def test_a_new_game_in_a_package_is_the_same_game_and_passes_the_contracts(begun: Path, tmp_path: Path):
    assert main(["new", SLUG, "--package", "--into", str(tmp_path), "--language", "en"]) == 0
    games = tmp_path / SLUG / "src"

    done = outside(games, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/contract", "-k", SLUG)
    assert done.returncode == 0, done.stdout
    for file in (games / SLUG).rglob("*.*"):
        if file.suffix != ".pyc":
            assert file.read_bytes() == (begun / SLUG / file.relative_to(games / SLUG)).read_bytes()
    project = tomllib.loads((tmp_path / SLUG / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["dependencies"] == ["ludoteca"]
    assert project["entry-points"] == {"ludoteca.games": {SLUG: SLUG}}


@pytest.mark.parametrize("slug", ["random", "ludoteca", "micropip"])
def test_a_package_is_not_called_like_a_part_of_python_or_of_ludoteca(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], slug: str
):
    assert main(["new", slug, "--package", "--into", str(tmp_path), "--language", "en"]) == 2
    assert "a part of Python" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("more", [[], ["--package"]])
def test_no_game_is_begun_that_would_never_be_found_for_one_of_the_same_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], more: list[str]
):
    assert main(["new", "oxono", *more, "--into", str(tmp_path), "--language", "en"]) == 2
    assert "There is a game called “oxono” already." in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_what_is_printed_finds_the_game(begun: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["new", "another", "--into", str(begun), "--language", "en"]) == 0
    printed = capsys.readouterr().out

    assert f"export LUDOTECA_GAMES={begun.resolve()}" in printed
    assert "ludoteca play another --together" in printed


@pytest.mark.parametrize(
    ("slug", "sentence"),
    [("Go Fish", "cannot name"), ("2048", "cannot name"), ("for", "cannot name"), (SLUG, "is there already")],
)
def test_a_name_that_does_not_do_is_refused(
    begun: Path, capsys: pytest.CaptureFixture[str], slug: str, sentence: str
):
    assert main(["new", slug, "--into", str(begun), "--language", "en"]) == 2
    assert sentence in capsys.readouterr().err
