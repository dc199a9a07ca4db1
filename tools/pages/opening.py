"""opening.json: the first turn of the first seat, played out in advance. See docs/design.md, section 5."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import ludoteca
from ludoteca.kernel.desk import Desk
from ludoteca.kernel.table import Table

Frame = dict[str, Any]

# The game that every static page shows: where it is dealt, nobody plays it twice (`is_dealt`).
SEED = 0
# Python is ready before anybody has tapped so often that the rest is missed, and the file stays small.
MOST_WAYS = 100


def first_frame(slug: str, seats: int, tall: bool) -> Frame:
    """The frame of a new game before anything is tapped, as its first seat sees it."""
    return _frame(slug, seats, tall, ())


def is_dealt(slug: str, seats: int) -> bool:
    """Whether another seed makes another game: then the prepared one must not be played twice."""
    game = ludoteca.load(slug)
    shown = Table(game, seats, SEED).state
    # Where only heads or tails is drawn, many seeds make the same game.
    return any(Table(game, seats, SEED + more).state != shown for more in range(1, 40))


def opening(slug: str, seats: int, tall: bool) -> dict[str, object]:
    """The first frame, and for every way to tap on from there the patch that leads to its frame.

    The same few nodes stand in most of the frames, so they are written once. The scene of a patch is runs
    [from, to] over the nodes of the first frame followed by `nodes`.
    """
    start = first_frame(slug, seats, tall)
    pool = _Pool(start["scene"]["nodes"])
    taps = {" ".join(way): _patch(start, frame, pool) for way, frame in _ways(slug, seats, tall, start)}
    return {"frame": start, "nodes": pool.added, "taps": taps}


class _Pool:
    """Numbered nodes: those of the first frame, then whatever else is asked for."""

    def __init__(self, nodes: list[object]) -> None:
        self.numbers = {json.dumps(node): number for number, node in enumerate(nodes)}
        self.first = len(nodes)
        self.added: list[object] = []

    def number(self, node: object) -> int:
        """The number of a node, which is added if it is new."""
        written = json.dumps(node)
        if written not in self.numbers:
            self.numbers[written] = self.first + len(self.added)
            self.added.append(node)
        return self.numbers[written]


def _ways(slug: str, seats: int, tall: bool, start: Frame) -> Iterator[tuple[tuple[str, ...], Frame]]:
    """Every row of taps that belongs to the first turn, shorter ones first, with the frame it ends in.

    Where they are too many, as for a player alone who is asked on and on, the longer ones are left out.
    """
    rows: list[tuple[tuple[str, ...], Frame]] = [((), start)]
    left = MOST_WAYS
    while rows:
        longer = [
            (*way, name)
            for way, frame in rows
            if frame["actor"] == start["actor"]
            for name in [*frame["live"], *(button["name"] for button in frame["buttons"])]
            if name not in way
        ]
        left -= len(longer)
        if left < 0:
            return
        rows = [(way, _frame(slug, seats, tall, way)) for way in longer]
        yield from rows


def _frame(slug: str, seats: int, tall: bool, taps: tuple[str, ...]) -> Frame:
    desk = Desk()
    new = {
        "do": "new",
        "game": slug,
        "seats": seats,
        "seed": SEED,
        "options": {},
        "humans": [0],
        "tall": tall,
    }
    frame: Frame = {}
    for request in (new, *({"do": "tap", "name": name} for name in taps)):
        reply = json.loads(desk.handle(json.dumps(request)))
        if "error" in reply or "why" in reply:
            raise ValueError(f"{slug}: the opening cannot be played by tapping {' '.join(taps)}: {reply}")
        frame = reply["frame"]
    # Nobody asks for a position before Python is there; without it the file is a fifteenth smaller.
    return {**frame, "position": None}


def _patch(start: Frame, frame: Frame, pool: _Pool) -> dict[str, object]:
    """The keys that differ from the first frame."""
    made = {key: value for key, value in frame.items() if key != "scene" and value != start.get(key)}
    if frame["scene"] != start["scene"]:
        made["scene"] = _runs([pool.number(node) for node in frame["scene"]["nodes"]])
    return made


def _runs(numbers: list[int]) -> list[tuple[int, int]]:
    """The numbers as runs [from, to], `to` not included."""
    runs: list[tuple[int, int]] = []
    for number in numbers:
        if runs and runs[-1][1] == number:
            runs[-1] = (runs[-1][0], number + 1)
        else:
            runs.append((number, number + 1))
    return runs
