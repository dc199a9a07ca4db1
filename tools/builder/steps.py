"""Steps that run only when what they depend on has changed, and say what they do.

A step's key is a hash of its inputs. The key is written down after the step has succeeded,
so that an interrupted step runs again, and a finished one does not.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from .places import BUILD, LOGS, ROOT, STAMPS

try:
    import fcntl
except ImportError:  # Windows has no such locks.
    fcntl = None  # type: ignore[assignment]


class StepFailed(Exception):
    """A step could not be done; the message is the one sentence the person at the terminal needs."""


class Refused(StepFailed):
    """Words that ask for nothing there is: nothing has been begun."""


def key_of(*inputs: Path | str) -> str:
    """One hash over texts, files and whole folders; a path that is missing counts as empty."""
    digest = hashlib.sha256()
    for entry in inputs:
        if isinstance(entry, str):
            digest.update(f"text {entry}\0".encode())
            continue
        for path in files_under(entry):
            digest.update(f"file {os.path.relpath(path, ROOT)}\0".encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def files_under(place: Path) -> list[Path]:
    """The file itself, or every file below the folder, in order and without what tools leave behind."""
    if place.is_file():
        return [place]
    found = (path for path in place.rglob("*") if path.is_file())
    return sorted(p for p in found if "__pycache__" not in p.parts and not p.name.endswith((".pyc", "~")))


class Steps:
    """A numbered run of steps: `step k/n name: done in s` or `unchanged`."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.count = 0

    def run(self, name: str, key: str, outputs: Iterable[Path], action: Callable[[], None]) -> bool:
        """Do the action unless its key is the one written down and its outputs stand; True if done."""
        self.count += 1
        label = f"step {self.count}/{self.total} {name}"
        stamp = STAMPS / name.replace(" ", "-")
        if stamp.is_file() and stamp.read_text() == key and all(path.exists() for path in outputs):
            print(f"{label}: unchanged", flush=True)
            return False
        print(f"{label}: ...", flush=True)
        started = time.monotonic()
        stamp.unlink(missing_ok=True)
        action()
        STAMPS.mkdir(parents=True, exist_ok=True)
        stamp.write_text(key)
        print(f"{label}: done in {time.monotonic() - started:.1f} s", flush=True)
        return True


def call(
    name: str, command: Sequence[str | Path], cwd: Path = ROOT, env: Mapping[str, str] | None = None
) -> str:
    """Run a command, its output in .build/logs/<name>.log and returned; StepFailed shows the tail."""
    LOGS.mkdir(parents=True, exist_ok=True)
    log = LOGS / f"{name.replace(' ', '-')}.log"
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words,
            cwd=cwd,
            env=environment(env),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
    except OSError as error:
        raise StepFailed(f"{name}: {words[0]} could not be started ({error.strerror}).") from error
    text = done.stdout.decode("utf-8", "replace")
    log.write_text(f"$ {' '.join(words)}\n{text}", encoding="utf-8")
    if done.returncode:
        tail = "\n".join(f"    {line[:240]}" for line in text.splitlines()[-25:])
        raise StepFailed(f"{name} failed; the whole log is {log.relative_to(ROOT)}.\n{tail}")
    return text


def environment(extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """The environment for everything that is started: works with an empty HOME and stays quiet."""
    result = dict(os.environ, PIP_DISABLE_PIP_VERSION_CHECK="1", npm_config_update_notifier="false")
    home = result.get("HOME", "")
    if not home or not os.access(home, os.W_OK):
        own = ROOT / ".build" / "home"
        own.mkdir(parents=True, exist_ok=True)
        result["HOME"] = str(own)
    result.update(extra or {})
    return result


@contextmanager
def alone() -> Iterator[None]:
    """One build at a time: two in the same folder would take each other's half-made files for whole ones."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        if fcntl:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                print("waiting for another build in this folder", flush=True)
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@contextmanager
def replacing(place: Path) -> Iterator[Path]:
    """A fresh folder that takes the place of `place` once the block has succeeded."""
    fresh = place.with_name(place.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    yield fresh
    old = place.with_name(place.name + ".old")
    shutil.rmtree(old, ignore_errors=True)
    if place.exists():
        place.rename(old)
    fresh.rename(place)
    shutil.rmtree(old, ignore_errors=True)


def say(text: str) -> None:
    """A line on standard error, for things that go wrong."""
    print(text, file=sys.stderr, flush=True)


def start(command: Sequence[str | Path], env: Mapping[str, str] | None = None) -> int:
    """Run a command with the terminal to itself; its exit code."""
    return subprocess.run(
        [str(word) for word in command], cwd=ROOT, env=environment(env), check=False
    ).returncode
