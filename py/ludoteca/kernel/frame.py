"""What the page shows, as one value: the scene and everything around it. See docs/design.md, section 5."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from .draft import Draft
from .game import Outcome, Seat
from .table import Step, Table
from .text import Text


def frame(
    table: Table,
    *,
    draft: Draft,
    actor: Seat | None,
    viewer: Seat | None,
    tall: bool,
    can_undo: bool,
    curtain: Seat | None = None,
    is_private: bool = False,
    note: Text | None = None,
) -> dict[str, object]:
    """The frame of a table as `viewer` sees it, with the taps that `actor` has made.

    `curtain` is the seat that the device must be passed to first; a frame that `is_private` must not be kept.
    """
    scene = table.game.draw(table.state, viewer, tall)
    drawn = {node.name for node in scene.nodes if node.name}
    names = draft.next()
    # Not drawn, or the verb that says what is done with the thing already chosen.
    buttons = [name for name in names if name not in drawn or (draft.taps and draft.is_verb(name))]
    asks = table.asks()
    own = next((ask for ask in asks if ask.seat == actor), None)
    outcome = table.outcome()
    write = getattr(table.game, "write", None)
    made: dict[str, object] = {
        "game": table.about.slug,
        "edition": table.about.edition,
        "seats": table.seats,
        "seat": viewer,
        "tall": tall,
        "scene": scene.json(),
        "turn": [ask.seat for ask in asks],
        "actor": actor,
        "prompt": _prompt(own.prompt if own else None, asks, outcome, curtain).json(),
        "curtain": curtain,
        "private": is_private,
        "live": [name for name in names if name not in buttons],
        "chosen": [name for name in draft.taps if name in drawn],
        "spare": [
            name for name in draft.first() if name in drawn and name not in names and name not in draft.taps
        ],
        "buttons": [_button(name, draft) for name in buttons],
        "last": [name for name in _last_nouns(table, viewer) if name in drawn],
        "log": [line.json() for line in log(table, viewer)],
        "scores": list(outcome.scores) if outcome and outcome.scores else None,
        "ply": len(table.steps),
        "undo": can_undo,
        "redo": bool(table.undone),
        "over": _over(outcome),
        "record": table.record(),
        # A position tells everything: where there are secrets it is not for the page to show or link.
        "position": write(table.state) if write and not hasattr(table.game, "veil") else None,
    }
    if note:
        made["note"] = note.json()
    return made


def _prompt(own: Text | None, asks: Sequence[Any], outcome: Outcome | None, curtain: Seat | None) -> Text:
    if curtain is not None:
        return Text("pass-device", seat=curtain)
    if own:
        return own
    if outcome:
        return Text(f"reason-{outcome.reason}")
    return Text("waiting-for", seat=asks[0].seat) if len(asks) == 1 else Text("waiting")


def _button(name: str, draft: Draft) -> dict[str, object]:
    """A choice that nothing drawn stands for: a number, a verb, or a noun with words of its own."""
    if name.isdecimal():
        label = Text("number", number=int(name))
    else:
        label = Text(f"verb-{name}" if draft.is_verb(name) else f"noun-{name}")
    return {"name": name, "label": label.json()}


def _last_nouns(table: Table, viewer: Seat | None) -> Iterable[str]:
    """The nouns of the last turn, latest step first.

    Where all choose at once, what another seat chose is among its own things, and may be secret: the same
    name on `viewer`'s table is something else.
    """
    turns = _turns(table.steps)
    last = [ply for ply, turn in enumerate(turns) if turn == turns[-1]]
    if last and table.steps[-1].seat != viewer and len(table.game.asks(table.start)) > 1:
        return ()
    told = [table.steps[ply] for ply in last if _is_told(table, ply, viewer)]
    return dict.fromkeys(noun for step in reversed(told) for noun in step.words.split()[1:])


def _is_told(table: Table, ply: int, viewer: Seat | None) -> bool:
    """Whether `viewer` is told of this step what its seat is: gold shows no card that went unseen."""
    tell, step = getattr(table.game, "tell", None), table.steps[ply]
    if tell is None or step.seat == viewer:
        return True
    before = table.steps[ply - 1].state if ply else table.start
    heard, known = (tell(before, step.seat, step.move, step.state, to) for to in (viewer, step.seat))
    return bool(heard == known)


def _turns(steps: Sequence[Step]) -> list[int]:
    """The turn of each step, counted from 1.

    A turn ends when another seat moves, or when the same one is asked again what began it.
    """
    turns: list[int] = []
    seat, began = -1, ""
    for step in steps:
        is_new = step.seat != seat or step.question == began
        if is_new:
            seat, began = step.seat, step.question
        turns.append((turns[-1] if turns else 0) + is_new)
    return turns


class Line(NamedTuple):
    """One decision as the log tells it; lines of one `turn`, counted from 1, read as one."""

    ply: int
    seat: Seat
    turn: int
    text: Text

    def json(self) -> dict[str, object]:
        """The line as it crosses to JavaScript."""
        return {**self._asdict(), "text": self.text.json()}


def log(table: Table, viewer: Seat | None) -> list[Line]:
    """What has happened, as `viewer` is told it."""
    tell = getattr(table.game, "tell", None)
    lines = []
    before = table.start
    for ply, (step, turn) in enumerate(zip(table.steps, _turns(table.steps), strict=True), 1):
        text = (
            tell(before, step.seat, step.move, step.state, viewer) if tell else Text("told", move=step.words)
        )
        lines.append(Line(ply, step.seat, turn, text))
        before = step.state
    return lines


def _over(outcome: Outcome | None) -> dict[str, object] | None:
    if outcome is None:
        return None
    return {
        "winners": sorted(outcome.winners),
        "reason": outcome.reason,
        "text": Text(f"reason-{outcome.reason}").json(),
        "scores": list(outcome.scores),
        "table": [{"label": row.label.json(), "numbers": list(row.numbers)} for row in outcome.table],
    }
