"""What the page shows, as one value: the scene and everything around it. See docs/design.md, section 5."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .draft import Draft
from .game import Ask, Outcome, Row, Seat
from .log import Log
from .scene import Scene, dumps
from .table import Table
from .text import Text


def frame(
    log: Log,
    *,
    scene: Scene,
    draft: Draft,
    actor: Seat | None,
    viewer: Seat | None,
    tall: bool,
    can_undo: bool,
    curtain: Seat | None = None,
    is_private: bool = False,
    note: Text | None = None,
) -> dict[str, object]:
    """The frame of a log's table as `viewer` sees it, with the taps that `actor` has made.

    The `scene` stays as it is: `packed` knows how to write it.

    `curtain` is the seat that the device must be passed to first; a frame that `is_private` must not be kept.
    """
    table = log.table
    drawn = {node.name for node in scene.nodes if node.name}
    names = draft.next()
    # Not drawn, or the verb that says what is done with the thing already chosen.
    buttons = [name for name in names if name not in drawn or (draft.taps and draft.is_verb(name))]
    asks = table.asks()
    own = next((ask for ask in asks if ask.seat == actor), None)
    outcome = table.outcome()
    made: dict[str, object] = {
        "game": table.about.slug,
        "edition": table.about.edition,
        "seats": table.seats,
        "seat": viewer,
        "tall": tall,
        "scene": scene,
        "turn": [ask.seat for ask in asks],
        "actor": actor,
        "prompt": _prompt(asked(table, own, draft) if own else None, asks, outcome, curtain).json(),
        "curtain": curtain,
        "private": is_private,
        "live": [name for name in names if name not in buttons],
        "chosen": [name for name in draft.taps if name in drawn],
        "spare": [
            name for name in draft.first() if name in drawn and name not in names and name not in draft.taps
        ],
        "buttons": [_button(name, draft) for name in buttons],
        "last": [name for name in log.last_nouns(viewer) if name in drawn],
        "log": [line.json() for line in log.lines(viewer)],
        "scores": list(outcome.scores) if outcome and outcome.scores else None,
        "ply": len(table.steps),
        "steps": len(table.line),
        "undo": can_undo,
        "redo": bool(table.undone),
        "tally": [_row(row) for row in _tally(table)] if outcome is None else [],
        "over": _over(outcome),
        "record": table.record(),
        "position": written(table),
    }
    if note:
        made["note"] = note.json()
    return made


def written(table: Table) -> str | None:
    """The position as one line; None where the game has none, or has secrets: a position tells everything."""
    write = getattr(table.game, "write", None)
    return write(table.state) if write and not hasattr(table.game, "veil") else None


def packed(reply: Mapping[str, object]) -> str:
    """A reply as JSON text, without superfluous blanks.

    Nearly all of a frame is its scene, and nearly all of a scene has been written before.
    """
    return f"{{{','.join(f'{dumps(key)}:{_packed(value)}' for key, value in reply.items())}}}"


def _packed(value: object) -> str:
    if isinstance(value, Scene):
        return value.packed()
    scenes = [key for key, each in value.items() if _has_scene(each)] if isinstance(value, dict) else []
    if not isinstance(value, dict) or not scenes:
        return dumps(value)
    parts = [f"{dumps(key)}:{_packed(value[key])}" for key in scenes]
    rest = dumps({key: each for key, each in value.items() if key not in scenes})
    return f"{{{','.join(parts)},{rest[1:]}"


def _has_scene(value: object) -> bool:
    """Whether it is a scene, or something laid out on one."""
    return isinstance(value, Scene) or (isinstance(value, dict) and isinstance(value.get("scene"), Scene))


def asked(table: Table, own: Ask[Any], draft: Draft) -> Text:
    """What the seat of this ask is told to do, after the taps of its draft."""
    prompt = getattr(table.game, "prompt", None)
    after: Text | None = prompt(table.state, own.seat, draft.taps) if prompt and draft.taps else None
    return after or own.prompt


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


def _over(outcome: Outcome | None) -> dict[str, object] | None:
    if outcome is None:
        return None
    return {
        "winners": sorted(outcome.winners),
        "reason": outcome.reason,
        "text": Text(f"reason-{outcome.reason}").json(),
        "scores": list(outcome.scores),
        "table": [_row(row) for row in outcome.table],
    }


def _tally(table: Table) -> tuple[Row, ...]:
    tally = getattr(table.game, "tally", None)
    return tally(table.state) if tally else ()


def _row(row: Row) -> dict[str, object]:
    return {"label": row.label.json(), "numbers": list(row.numbers)}
