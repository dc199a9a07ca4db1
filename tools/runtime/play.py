"""Plays every game through the desk, so that whatever a player can reach has been imported.

Used inside Pyodide to measure the standard library, and by the tests to prove that the cut one suffices.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

Handle = Callable[[str], str]


def play_everything(handle: Handle, steps: int = 400) -> dict[str, int]:
    """Play every game to its end by taps, think as a bot, reload, undo and provoke errors; steps per game."""
    import ludoteca

    return {about.slug: _play(handle, about.slug, about.seats[0], steps) for about in ludoteca.catalog()}


def _play(handle: Handle, slug: str, seats: int, steps: int) -> int:
    def ask(**request: Any) -> dict[str, Any]:
        reply: dict[str, Any] = json.loads(handle(json.dumps(request)))
        return reply

    def frame(**request: Any) -> dict[str, Any]:
        reply = ask(**request)
        if "frame" not in reply:
            raise AssertionError(f"{slug}: {request} was answered by {reply}")
        found: dict[str, Any] = reply["frame"]
        return found

    now = frame(do="new", game=slug, seats=seats, seed=7, options={}, humans=list(range(seats)), tall=False)
    _think(ask, now, 1)
    pick = 1
    for _ in range(steps):
        if now["over"]:
            break
        if now["curtain"] is not None:
            now = frame(do="face", seat=now["curtain"])
        names = now["live"] + [button["name"] for button in now["buttons"]]
        pick = pick * 48271 % 2147483647
        now = frame(do="tap", name=names[pick % len(names)])
    if not now["over"]:
        raise AssertionError(f"{slug}: not over after {steps} taps")
    frame(do="load", record=now["record"], humans=[0], tall=True)
    link = ask(do="link")["link"]["record"]
    frame(do="open", link=f"{link}&ply=1", humans=[0], tall=True)
    frame(do="goto", ply=now["steps"])
    frame(do="undo")
    frame(do="redo")
    frame(do="view", tall=False, humans=[])
    frame(do="tap", name="nonsense")
    if "edit" not in ask(do="edit", game=slug, edits=[]) or "diagram" not in ask(do="diagram", whole=True):
        raise AssertionError(f"{slug}: no diagram")
    for rubbish in ({"do": "load", "record": "game: nowhere", "humans": []}, {"do": "nothing"}, {}):
        if "error" not in ask(**rubbish):
            raise AssertionError(f"{rubbish} was accepted")
    ply: int = now["ply"]
    return ply


def _think(ask: Callable[..., dict[str, Any]], frame: dict[str, Any], level: int) -> None:
    seat = frame["turn"][0]
    if not ask(do="think", record=frame["record"], seat=seat, level=level, seed=99).get("thinking"):
        raise AssertionError("the bot does not think")
    _ponder(ask, "move")
    # Not every game can be analysed, and then it says so.
    if ask(do="analyse", record=frame["record"]).get("thinking"):
        _ponder(ask, "analysis")
        ask(do="review", record=frame["record"])
        _ponder(ask, "review")


def _ponder(ask: Callable[..., dict[str, Any]], answer: str) -> None:
    for _ in range(3):
        if answer in ask(do="slice", ms=40):
            return
    if answer not in ask(do="stop"):
        raise AssertionError(f"the bot has no {answer} when it is told to stop")
