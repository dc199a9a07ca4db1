"""Puzzles as they are kept: a readable file `puzzles.txt` in the folder of their game, in order of depth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from ludoteca.kernel.text import Text

# A turn in the words of the record, one for each decision.
Words = tuple[str, ...]

_DECISION, _ALSO, _TURN = ", ", " | ", " / "


class Step(NamedTuple):
    """One turn of a solution; and for the solver's, but for the first, those that win as well."""

    words: Words
    also: tuple[Words, ...] = ()


class Puzzle(NamedTuple):
    """A position with exactly one turn that wins; in so many turns of the solver, however the rival plays.

    The line begins with that turn; the rival's turns in it hold out longest. `text` explains it.
    """

    position: str
    turns: int
    line: tuple[Step, ...]
    text: Text


def kept(folder: Path) -> tuple[Puzzle, ...]:
    """The puzzles of the game in this folder; none if it has none."""
    page = folder / "puzzles.txt"
    if not page.exists():
        return ()
    blocks = page.read_text(encoding="utf-8").split("\n\n")
    return tuple(_read(block) for block in blocks if not block.startswith("#"))


def _read(block: str) -> Puzzle:
    fields = dict(row.split(": ", 1) for row in block.strip().splitlines())
    id, *args = fields["text"].split()
    given: dict[str, Any] = {
        name: int(value) if value.isdecimal() else value for name, value in (arg.split("=") for arg in args)
    }
    return Puzzle(
        fields["position"],
        int(fields["turns"]),
        tuple(_step(part) for part in fields["line"].split(_TURN)),
        Text(id, **given),
    )


def _step(part: str) -> Step:
    words, *also = (tuple(turn.split(_DECISION)) for turn in part.split(_ALSO))
    return Step(words, tuple(also))


def written(puzzles: Iterable[Puzzle], command: str) -> str:
    """The file in which these are kept, made by this command."""
    head = f"# Made by `{command}`; docs/design.md, section 7, says what is proven.\n"
    return "\n".join([head, *(f"{chr(10).join(_rows(puzzle))}\n" for puzzle in puzzles)])


def _rows(puzzle: Puzzle) -> Iterator[str]:
    yield f"position: {puzzle.position}"
    yield f"turns: {puzzle.turns}"
    steps = (_ALSO.join(_DECISION.join(words) for words in (step.words, *step.also)) for step in puzzle.line)
    yield f"line: {_TURN.join(steps)}"
    yield " ".join(
        [f"text: {puzzle.text.id}", *(f"{name}={value}" for name, value in puzzle.text.args.items())]
    )
