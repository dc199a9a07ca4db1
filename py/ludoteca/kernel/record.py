"""The record of a game as plain text: head lines, one move a line, the outcome last.

game: oxono
edition: 1
seats: 2
seed: 7
totems: fixed
0: move x d4
0: place d5
= 0: colour
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from .errors import BadRecord
from .game import Outcome, Seat
from .text import Text

# Far above any game's; keeps rubbish from outside from costing time.
MOST_LINES = 20_000
_NUMBERS = ("edition", "seats", "seed")
# What no option may be called, because the head of a record says something else by it.
HEAD = ("game", *_NUMBERS, "position")


@dataclass(frozen=True, slots=True)
class Record:
    """What a record says, before anything is replayed. Head lines other than the known ones are options."""

    game: str
    edition: int
    seats: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    position: str = ""
    moves: tuple[tuple[Seat, str], ...] = ()


def write(record: Record, outcome: Outcome | None = None) -> str:
    """The record as text, ending with a line break."""
    lines = [
        f"game: {record.game}",
        f"edition: {record.edition}",
        f"seats: {record.seats}",
        f"seed: {record.seed}",
    ]
    lines += [f"{name}: {choice}" for name, choice in record.options.items()]
    if record.position:
        lines.append(f"position: {record.position}")
    lines += [f"{seat}: {words}" for seat, words in record.moves]
    if outcome:
        winners = " ".join(str(seat) for seat in sorted(outcome.winners)) or "nobody"
        lines.append(f"= {winners}: {outcome.reason}")
    return "\n".join(lines) + "\n"


def read(text: str) -> Record:
    """The record in this text; BadRecord names the line that is no head line, move or outcome.

    Blank lines and lines that start with # are skipped. The outcome line is not believed:
    replaying works it out.
    """
    head: dict[str, str] = {}
    moves: list[tuple[Seat, str]] = []
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise BadRecord(Text("bad-record", line=MOST_LINES, found=f"{len(lines)}", expected="end"))
    for number, line in enumerate(lines, 1):
        words = line.strip()
        if not words or words.startswith(("#", "=")):
            continue
        key, colon, value = (part.strip() for part in words.partition(":"))
        if not colon or not key or not value:
            raise BadRecord(Text("bad-record", line=number, found=words[:40], expected="line"))
        if key.isdecimal() and key.isascii():
            moves.append((int(key[:4]), " ".join(value.split())))
        elif moves or key in head:
            raise BadRecord(Text("bad-record", line=number, found=words[:40], expected="move"))
        else:
            head[key] = value
    if not head and not moves:
        raise BadRecord(Text("bad-record-empty"))
    return _checked(head, tuple(moves))


def _checked(head: dict[str, str], moves: tuple[tuple[Seat, str], ...]) -> Record:
    for key in ("game", *_NUMBERS):
        if key not in head:
            raise BadRecord(Text("bad-record-head", key=key))
    for key in _NUMBERS:
        if not (head[key].isdecimal() and head[key].isascii() and len(head[key]) <= 20):
            raise BadRecord(Text("bad-record-head", key=key))
    return Record(
        game=head.pop("game"),
        edition=int(head.pop("edition")),
        seats=int(head.pop("seats")),
        seed=int(head.pop("seed")),
        position=head.pop("position", ""),
        options=head,
        moves=moves,
    )
