"""What is said of an engine that is not there, and when one is fetched."""

from __future__ import annotations

import subprocess
from collections.abc import Callable

import pytest
from tools.builder import engines

Machine = Callable[..., list[list[str]]]


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    """A machine with these programs; what is run on it is only noted."""

    def made(*programs: str, bound: bool = False, root: bool = True) -> list[list[str]]:
        ran: list[list[str]] = []
        answer = subprocess.CompletedProcess([], 0 if bound else 1)
        monkeypatch.setattr(engines.shutil, "which", lambda name: name if name in programs else None)
        monkeypatch.setattr(engines.subprocess, "run", lambda *words, **how: answer)
        monkeypatch.setattr(engines.os, "geteuid", lambda: 0 if root else 1000)
        monkeypatch.setattr(engines, "tried", lambda words, seconds: ran.append(words))
        return ran

    return made


def test_an_engine_that_is_not_there_is_named_with_what_it_needs(machine: Machine):
    machine("Xvfb")
    assert "Firefox" in str(engines.lacking("Firefox")) and "firefox-esr" in str(engines.lacking("Firefox"))
    told = str(engines.lacking("WebKit"))
    assert "WebKit " in told and "WebKitWebDriver" in told and "webkit2gtk-driver" in told
    assert "Xvfb" not in told


def test_nothing_is_said_of_engines_that_are_there_and_nothing_is_fetched(machine: Machine):
    ran = machine("firefox", "WebKitWebDriver", "Xvfb", "apt-get", bound=True)
    engines.fetch()
    assert (engines.lacking("Firefox"), engines.lacking("WebKit"), ran) == (None, None, [])


def test_only_what_is_missing_is_fetched(machine: Machine):
    ran = machine("WebKitWebDriver", "Xvfb", "apt-get", bound=True)
    engines.fetch()
    assert [words[1] for words in ran] == ["update", "install"]
    assert ran[1][-1] == "firefox-esr" and "xvfb" not in ran[1]


@pytest.mark.parametrize(("programs", "root"), [(["apt-get"], False), ([], True)])
def test_without_rights_or_packages_nothing_is_tried(machine: Machine, programs: list[str], root: bool):
    ran = machine(*programs, root=root)
    engines.fetch()
    assert ran == []
