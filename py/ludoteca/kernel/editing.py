"""Any position, built by hand: what can be put where, and the sentence that says what is impossible.

A game that can be edited has a module `edit` in its folder, as it has one for its twin. The state being
edited may be impossible: it is drawn as it is, and only `read` says what is wrong with it. An edit is a few
words: `put x0 d4` (or `put 7 a1 2`, as seat 2 sees the table), `choose mover 1`, `clear`. What somebody
builds is a base and a list of edits, and undo drops the last.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol, cast

from .errors import BadMessage, BadPosition
from .game import AnyGame, Seat
from .scene import Node, Scene
from .text import Text

# The side of the box in which the nodes of a thing are drawn, in table units.
THING = 100
# More than anybody's patience, and less than costs a phone its breath.
MOST_EDITS = 2000


class Thing(NamedTuple):
    """What can be put on the board: its name in an edit, what it is called, and how it looks in its box."""

    name: str
    label: Text
    nodes: tuple[Node, ...]


class Choice(NamedTuple):
    """One of the values that something beside the board can have."""

    name: str
    label: Text


class Setting(NamedTuple):
    """What is chosen, not put: whose turn it is, how many are left. `chosen` is a name of its choices."""

    name: str
    label: Text
    choices: tuple[Choice, ...]
    chosen: str


class Editor(Protocol):
    """What a game's module `edit` has. No function refuses a state because the rules cannot lead there."""

    def things(self, state: Any) -> tuple[Thing, ...]:
        """What can be put, first of all what clears a place; only what is chosen adds to it."""

    def put(self, state: Any, thing: str, place: str, seat: Seat | None) -> Any:
        """The state with that thing at the place that this seat (None: a spectator) sees under this name.

        The same state where nothing can be put there.
        """

    def found(self, state: Any, place: str, seat: Seat | None) -> str:
        """The thing that lies there as this seat sees it, by name; "" where nothing can be put."""

    def clear(self, state: Any) -> Any:
        """The state with all its things beside the board, or with as few on it as there must be."""

    def settings(self, state: Any) -> tuple[Setting, ...]:
        """What is chosen beside the board."""

    def choose(self, state: Any, setting: str, choice: str) -> Any:
        """The state with this setting, whose name and choice are among `settings`."""


class Benched(Editor, Protocol):
    """What `edit` has besides, where the game's own picture does not show all that a position holds.

    On this bench the names of places are a zone and a place in it, `hand0-3`; what lies in a zone may be put
    in its order at once, so that a thing is found at another place of the zone than where it was put.
    """

    def lay_out(self, state: Any, seat: Seat | None, tall: bool) -> Scene:
        """The bench: everything lies open on it, and the place at the end of a zone is empty."""


class Reasoning(Editor, Protocol):
    """What `edit` has besides, where there are things that cannot be put somewhere."""

    def why_not(self, state: Any, thing: str, place: str, seat: Seat | None) -> Text | None:
        """Why `put` leaves the state as it is; None if the thing lies there, or where nothing can be put."""


class Advising(Editor, Protocol):
    """What `edit` has besides, where what is impossible can be mended by a way that is not seen at once."""

    def advised(self, error: Text) -> Text:
        """What `read` says of a state, in words for who builds it on this page: with what mends it."""


def editor_of(game: AnyGame) -> Editor | None:
    """The game's module `edit`, imported on first use; None if it has none."""
    return _editor(str(getattr(game, "__name__", "")))


@lru_cache(maxsize=64)
def _editor(package: str) -> Editor | None:
    name = f"{package}.edit"
    return cast(Editor, import_module(name)) if package and find_spec(name) else None


def bench_of(editor: Editor | None, state: Any, seat: Seat | None, tall: bool) -> Scene | None:
    """The bench on which the state is built; None where that is done on the game's own picture."""
    return cast(Benched, editor).lay_out(state, seat, tall) if hasattr(editor, "lay_out") else None


@dataclass(frozen=True, slots=True)
class Edited:
    """A state that was built by hand, with the text that says what it is, and why that is no position.

    `refused` says why the last edit has put nothing, if it is one that changed nothing.
    """

    state: Any
    text: str
    error: BadPosition | None
    refused: Text | None = None

    @property
    def position(self) -> str | None:
        """The text, if it can be read."""
        return None if self.error else self.text


def edited(game: AnyGame, state: Any, edits: Sequence[str]) -> Edited:
    """The state after these edits, one after the other; BadMessage for what is no edit of it."""
    if len(edits) > MOST_EDITS:
        raise BadMessage(Text("too-many-edits", most=MOST_EDITS))
    editor = editor_of(game)
    before, things = state, _names(editor, state)
    for edit in edits:
        before, state = state, _step(editor, state, edit, things)
        # Nothing that is put changes what there is to put; it is not asked for at every step of a long way.
        if not edit.startswith("put "):
            things = _names(editor, state)
    found = checked(game, state)
    if not edits or state != before or not hasattr(editor, "why_not"):
        return found
    return replace(found, refused=_refused(cast(Reasoning, editor), before, edits[-1]))


def _names(editor: Editor | None, state: Any) -> set[str]:
    return {thing.name for thing in editor.things(state)} if editor else set()


def _refused(editor: Reasoning, state: Any, edit: str) -> Text | None:
    verb, *words = edit.split(" ")
    if verb != "put":
        return None
    thing, place, *seat = words
    return editor.why_not(state, thing, place, _seat(seat[0]) if seat else None)


def checked(game: Any, state: Any) -> Edited:
    """The state with its position, if that can be read back as what it is."""
    position = game.write(state)
    try:
        read = game.read(position)
    except BadPosition as error:
        return Edited(state, position, _advised(game, error))
    # What has no part in the position, such as an agreed bonus, is as the state has it.
    return Edited(state if read == state else read, position, None)


def _advised(game: AnyGame, error: BadPosition) -> BadPosition:
    editor = editor_of(game)
    if not hasattr(editor, "advised"):
        return error
    return BadPosition(cast(Advising, editor).advised(error.text), error.game)


def _step(editor: Editor | None, state: Any, edit: str, things: Collection[str]) -> Any:
    words = edit.split(" ") if editor else []
    if editor and len(words) in (3, 4) and words[0] == "put":
        seat = _seat(words[3]) if words[3:] else None
        if words[1] in things:
            return editor.put(state, words[1], words[2], seat)
    elif editor and len(words) == 3 and words[0] == "choose":
        for setting in editor.settings(state):
            if setting.name == words[1] and any(choice.name == words[2] for choice in setting.choices):
                return editor.choose(state, words[1], words[2])
    elif editor and words == ["clear"]:
        return editor.clear(state)
    raise BadMessage(Text("bad-message", found=edit[:60]))


def _seat(text: str) -> Seat:
    if not re.fullmatch("[0-9]{1,2}", text):
        raise BadMessage(Text("bad-message", found=text[:60]))
    return int(text)


def whose_turn(mover: Seat, seats: int) -> Setting:
    """The setting that most games have."""
    choices = tuple(Choice(str(seat), Text("player", seat=seat)) for seat in range(seats))
    return Setting("mover", Text("edit-mover"), choices, str(mover))


def how_many(name: str, label: Text, most: int, number: int) -> Setting:
    """A setting that is a number, from 0 to `most`."""
    choices = tuple(Choice(str(count), Text("number", number=count)) for count in range(most + 1))
    return Setting(name, label, choices, str(number))
