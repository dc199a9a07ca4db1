"""`build.py`, as it is typed: what it refuses, in one sentence and before anything is built."""

from __future__ import annotations

from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path

import build
import pytest
from tools.builder import checks, pieces
from tools.builder.address import site_address
from tools.serve import opened, server


@pytest.fixture(autouse=True)
def nothing_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    def built() -> Path:
        raise AssertionError("this was to be refused before the build")

    monkeypatch.setattr(pieces, "build", built)
    monkeypatch.setattr(checks, "_prepare", lambda needs_dist: built())
    monkeypatch.setattr("shutil.rmtree", lambda place, **how: built())


@pytest.fixture
def taken(tmp_path: Path) -> Iterator[int]:
    """A port at which somebody serves already."""
    with server(tmp_path) as other:
        yield other.server_address[1]


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The sentence of words that cannot be done."""
    assert build.main([*words]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1
    return told.err


@pytest.mark.parametrize("task", ["build", "serve", "bench", "clean"])
def test_a_task_refuses_words_that_it_does_not_know(capsys: pytest.CaptureFixture[str], task: str):
    assert "extra" in refused(capsys, task, "extra")
    assert "--extra" in refused(capsys, task, "--extra")


def test_there_is_no_other_task_than_those_that_help_tells_of(capsys: pytest.CaptureFixture[str]):
    assert "'nonsense'" in refused(capsys, "nonsense")
    assert all(f"python build.py {task} " in (build.__doc__ or "") for task in build.TASKS if task != "build")


def test_a_check_that_does_not_exist_is_refused_even_beside_one_that_does(
    capsys: pytest.CaptureFixture[str],
):
    told = refused(capsys, "test", "kernel", "kernle")

    assert "no check is called kernle" in told
    assert "page types" in told


@pytest.mark.parametrize(
    "told",
    ["example.org/games", "ftp://example.org/", "https:///games", "https://example.org:x/", "/games/"]
    + [
        "https://example.org/?page=1",
        "https://example.org/#games",
        "https://name:word@example.org/",
        'https://example.org/"><b>',
    ],
)
def test_where_the_site_will_stand_is_a_web_address(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, told: str
):
    monkeypatch.undo()
    monkeypatch.setenv("LUDOTECA_ADDRESS", told)
    monkeypatch.setattr(pieces, "alone", lambda: pytest.fail("this was to be refused before the build"))

    assert "LUDOTECA_ADDRESS" in refused(capsys)


@pytest.mark.parametrize(
    ("told", "address"),
    [("", ""), (" ", "")]
    + [(f"https://example.org/games{slash}", "https://example.org/games/") for slash in ("", "/")]
    + [("http://127.0.0.1:8000", "http://127.0.0.1:8000/")],
)
def test_where_the_site_will_stand_ends_in_a_slash(monkeypatch: pytest.MonkeyPatch, told: str, address: str):
    monkeypatch.setenv("LUDOTECA_ADDRESS", told)

    assert site_address() == address


@pytest.mark.parametrize("port", ["99999", "65536", "-1", "x", ""])
def test_a_port_is_a_number_that_a_port_can_have(capsys: pytest.CaptureFixture[str], port: str):
    assert "a port is a whole number from 0 to 65535" in refused(capsys, "serve", f"--port={port}")


def test_a_port_that_is_taken_is_told_in_one_sentence(capsys: pytest.CaptureFixture[str], taken: int):
    assert build.main(["serve", "--port", str(taken)]) == 1

    told = capsys.readouterr()
    assert f"port {taken} cannot be used" in told.err
    assert len(told.err.splitlines()) == 1


def test_where_no_port_is_named_any_that_is_free_will_do(
    taken: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("tools.serve.USUAL_PORT", taken)

    with opened(tmp_path, None) as serving:
        assert serving.server_address[1] not in (0, taken)


def test_serving_tells_where_the_drafts_are(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    for slug, stage in (("begun", "draft"), ("tried", "playable"), ("done", "finished")):
        folder = tmp_path / "py" / "ludoteca" / "games" / slug
        folder.mkdir(parents=True)
        (folder / "about.toml").write_text(f'stage = "{stage}"\n')
    monkeypatch.setattr(build, "ROOT", tmp_path)
    monkeypatch.setattr(pieces, "build", lambda: tmp_path)
    monkeypatch.setattr(ThreadingHTTPServer, "serve_forever", lambda server: None)

    assert build.main(["serve", "--port", "0"]) == 0
    draft, shelf = capsys.readouterr().out.splitlines()
    assert draft.split() == [shelf.split()[0] + "begun/", "(a", "draft)"]


@pytest.mark.parametrize("name", ["rules", "pytest"])
def test_a_name_for_all_rules_runs_their_folders_and_no_others(name: str):
    part = next(part for part in checks._parts([], [name]) if part.name == "rules")

    assert [word.name for word in part.command() if isinstance(word, Path)][1:] == [*checks.PYTHON_TESTS]
