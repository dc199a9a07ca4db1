"""The steps of a build."""

from __future__ import annotations

from pathlib import Path
from threading import Event, Thread

import pytest
from tools.builder import steps


def test_a_build_waits_for_another_in_the_same_folder(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    pytest.importorskip("fcntl")
    monkeypatch.setattr(steps, "BUILD", tmp_path)
    told: list[str] = []
    begun, may_end = Event(), Event()

    def first() -> None:
        with steps.alone():
            begun.set()
            may_end.wait()
            told.append("first")

    def second() -> None:
        monkeypatch.setattr("builtins.print", lambda *words, **how: may_end.set())
        with steps.alone():
            told.append("second")

    builds = [Thread(target=first), Thread(target=second)]
    builds[0].start()
    begun.wait()
    builds[1].start()
    for build in builds:
        build.join(timeout=5)
        # However it went, nobody waits for ever.
        may_end.set()

    assert told == ["first", "second"]
