"""Contract 16 once more, by number: valid links and messages with something changed in them.

The same 100,000 every time. Each of them gets an answer that the page understands: one of our errors,
whose sentence can be said, or a frame that is as whole as any other; and an error leaves the game as it was.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from contract.playing import GAMES, play_on, set_up
from ludoteca import About, Luck, Table, Text, load
from ludoteca.kernel import link as links
from ludoteca.kernel.link import Link
from ludoteca.page import new_desk
from ludoteca.words import Words

# Inside a browser's interpreter all is slower by far, and the code is the same.
SHARE = 50 if sys.platform == "emscripten" else 1
POSITIONS, PACKED, RECORDS, MESSAGES = (count // SHARE for count in (40_000, 15_000, 15_000, 30_000))
# What a frame holds that nobody has tampered with.
FRAME = json.loads(new_desk().handle('{"do":"new","game":"oxono"}'))["frame"].keys()
# What else a reply may hold.
ANSWERS = {"thinking", "move", "moves", "point", "analysis", "review", "link", "edit", "diagram"}
SLUGS = [str(about.values[0].slug) for about in GAMES]  # type: ignore[attr-defined]
# Letters that mean something somewhere, and some that mean nothing.
LETTERS = "0123456789abcdefghxoXO.#*/- _:=&%+;,|<>[]{}\"'\\\n\t\u00b2\u03b1\U0001f3b2\ud800"


# Numbers that somebody may not have thought of.
NUMBERS = ["0", "-1", "1", "7", "99", "2147483648", "18446744073709551616", "1e9", "\u0663", "9" * 30]


def changed(text: str, chance: Random) -> str:
    """The text with one to four changes: of a letter, a part, its order, an escape."""
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        at, other = (chance.randrange(len(text) + 1) for _ in range(2))
        start, end = sorted((at, other))
        match chance.randrange(8):
            case 0:
                text = text[:at] + chance.choice(LETTERS) + text[at:]
            case 1:
                text = text[:at] + text[at + 1 :]
            case 2:
                text = text[:at] + chance.choice(LETTERS) + text[at + 1 :]
            case 3:
                text = text[:start] + text[end:]
            case 4:
                text = text[:start] + text[start:end] * 2 + text[end:]
            case 5:
                text = text[:at] + text[at : at + 2][::-1] + text[at + 2 :]
            case 6:
                text = re.sub(
                    r"\d+", lambda found: chance.choice((found[0], chance.choice(NUMBERS))), text, count=3
                )
            case _:
                parts = re.split(r"([ /&\n])", text)
                chance.shuffle(parts[:: chance.choice((1, 2))])
                swap = chance.randrange(len(parts))
                parts[swap], parts[0] = parts[0], parts[swap]
                text = "".join(parts)
    return text


@cache
def words_of(slug: str) -> Words:
    return Words("en", slug)


class Judge:
    """A desk with a running game, and what every answer of it must be."""

    def __init__(self) -> None:
        self.desk = new_desk()
        self.desk.handle('{"do":"new","game":"oxono","humans":[0]}')
        self.desk.handle('{"do":"play","seat":0,"move":"move x b3"}')
        self.said: set[tuple[str, ...]] = set()
        self.frames = 0

    def hear(self, text: str) -> None:
        """One message: its answer is judged."""
        table = self.desk.table
        assert table is not None
        before = (len(table.steps), len(table.undone))
        reply = json.loads(self.desk.handle(text))
        if "error" in reply:
            assert list(reply) == ["error"]
            self.can_be_said(reply["error"], table)
            assert self.desk.table is table
            assert (len(table.steps), len(table.undone)) == before
        elif "frame" in reply:
            self.is_whole(reply["frame"])
        else:
            assert reply.keys() & ANSWERS

    def can_be_said(self, error: list[Any], table: Table) -> None:
        """The sentence of an error, once for every kind of it; a position's may be of any game."""
        id, args = error[0], error[1] if len(error) > 1 else {}
        kind = (id, *sorted(args))
        if kind in self.said:
            return
        self.said.add(kind)
        text = Text(id, **args)
        assert any(_says(slug, text) for slug in SLUGS), error

    def is_whole(self, frame: dict[str, Any]) -> None:
        """All of a frame's keys, and now and then whether its record leads to the same game."""
        assert frame.keys() - {"note"} == FRAME
        assert 0 <= frame["ply"] <= frame["steps"]
        assert (frame["over"] is None) == bool(frame["turn"])
        self.frames += 1
        table = self.desk.table
        assert table is not None
        if self.frames % 25 == 0:
            assert Table.replay(frame["record"]).state == table.state


def _says(slug: str, text: Text) -> bool:
    try:
        return bool(words_of(slug).say(text))
    except LookupError:
        return False


def judged(count: int, seed: int, texts: Callable[[Random], str]) -> Judge:
    """The answers to so many messages."""
    chance, judge = Random(seed), Judge()
    for number in range(count):
        text = texts(chance)
        try:
            judge.hear(text)
        except Exception as error:
            raise AssertionError(f"message {number}: {text[:2000]!r}") from error
    return judge


def opening(link: str, game: str = "") -> str:
    """The message by which a page opens a link."""
    message = {"do": "open", "link": link, "humans": [0], **({"game": game} if game else {})}
    return json.dumps(message)


def early(about: About, steps: int) -> Iterator[Table]:
    """Tables some steps into games of various options."""
    for seed in range(3):
        table = set_up(about, seed)
        for _ in play_on(table, Luck(seed), steps):
            pass
        yield table


def bases(steps: int) -> list[Table]:
    """Tables of all games."""
    return [table for parameters in GAMES for table in early(parameters.values[0], steps)]  # type: ignore[attr-defined]


def test_changed_links_to_positions() -> None:
    positions = [
        (table.about.slug, table.game.write(table.state))  # type: ignore[attr-defined]
        for steps in (0, 5)
        for table in bases(steps)
        if hasattr(table.game, "write")
    ]

    def text(chance: Random) -> str:
        slug, position = chance.choice(positions)
        if chance.random() < 0.7:
            link = links.write(Link(slug, position=changed(position, chance)))
        else:
            link = changed(links.write(Link(slug, position=position)), chance)
        return opening(link, chance.choice(("", "", slug, "oxono")))

    judge = judged(POSITIONS, 1, text)
    assert judge.frames > 200 // SHARE


def test_changed_links_to_games() -> None:
    packed = [
        links.write(Link(table.about.slug, record=table.record(), ply=chance))
        for steps in (0, 3)
        for table in bases(steps)
        for chance in (None, 1)
    ]
    judge = judged(PACKED, 2, lambda chance: opening(changed(chance.choice(packed), chance)))
    assert judge.frames > 100 // SHARE


def test_links_to_changed_games() -> None:
    records = [table.record() for steps in (0, 1, 3) for table in bases(steps)]

    def text(chance: Random) -> str:
        record = changed(chance.choice(records), chance)
        if chance.random() < 0.2:
            return json.dumps({"do": "load", "record": record})
        return opening(links.write(Link(record=record, ply=chance.choice((None, 0, 2, 10**5)))))

    judge = judged(RECORDS, 3, text)
    assert judge.frames > 200 // SHARE


RECORD = next(early(load("oxono") and GAMES[SLUGS.index("oxono")].values[0], 2)).record()  # type: ignore[attr-defined]
# No `slice`: how long one takes is what it asks for.
ASKED: list[dict[str, Any]] = [
    {
        "do": "new",
        "game": "oxono",
        "seats": 2,
        "seed": 7,
        "options": {"totems": "fixed"},
        "humans": [0],
        "tall": False,
    },
    {"do": "new", "game": "knister", "seats": 3, "humans": [0, 1]},
    {"do": "load", "record": RECORD, "humans": [0], "tall": True},
    {"do": "open", "link": "g=oxono&p=x", "game": "oxono", "humans": [1]},
    {"do": "link"},
    {"do": "link", "record": RECORD},
    {"do": "goto", "ply": 1},
    {"do": "moves", "words": "move x d9"},
    {"do": "tap", "name": "x"},
    {"do": "tap", "name": "d5"},
    {"do": "play", "seat": 0, "move": "move x d4"},
    {"do": "undo"},
    {"do": "redo"},
    {"do": "view", "tall": True, "humans": [0, 1]},
    {"do": "face", "seat": 0},
    {"do": "think", "record": RECORD, "seat": 0, "level": 1, "seed": 99, "part": [0, 2]},
    {"do": "analyse", "record": RECORD, "lines": 3, "level": 0},
    {"do": "review", "record": RECORD},
    {"do": "stop"},
    {"do": "edit", "game": "onitama", "edits": ["clear", "put red-student b2 1"], "seat": 1, "mark": "b2"},
    {"do": "edit", "game": "knister", "edits": ["choose seats 2", "put 7 a1 1"], "link": "", "tall": True},
    {"do": "diagram", "game": "oxono", "mark": "d4,e5", "arrow": "c4-d5", "theme": "auto", "whole": False},
    {"do": "diagram", "said": ["d5"], "whole": True},
    {"do": "point", "mark": "d4,e5", "arrow": "c4-d5"},
]
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2**64,
    1.5,
    float("nan"),
    "",
    "x",
    [],
    [0],
    [[0]],
    {},
    {"do": "new"},
    "\ud800",
]


def twisted(value: Any, chance: Random) -> Any:
    """The value with another shape, or with something else somewhere inside."""
    if isinstance(value, str) and chance.random() < 0.6:
        return changed(value, chance)
    if isinstance(value, list) and value and chance.random() < 0.6:
        return [*value, *value[:1]] if chance.random() < 0.5 else [twisted(value[0], chance), *value[1:]]
    if isinstance(value, dict) and value and chance.random() < 0.6:
        key = chance.choice(list(value))
        return {**value, key: twisted(value[key], chance)}
    return chance.choice((*ODD, [value], {"x": value}, str(value)))


def test_changed_messages() -> None:
    def text(chance: Random) -> str:
        message = dict(chance.choice(ASKED))
        for _ in range(chance.choice((0, 1, 1, 2))):
            other = chance.choice(ASKED)
            match chance.randrange(5):
                case 0:
                    message.pop(chance.choice(list(message) or ["do"]), None)
                case 1:
                    key = chance.choice(list(other))
                    message[key] = other[key]
                case 2:
                    key = chance.choice(list(message) or ["do"])
                    message[changed(key, chance)] = message.get(key)
                case _:
                    key = chance.choice(list(message) or ["do"])
                    message[key] = twisted(message.get(key), chance)
        written = json.dumps(message)
        return changed(written, chance) if chance.random() < 0.2 else written

    judge = judged(MESSAGES, 4, text)
    assert judge.frames > 500 // SHARE


@pytest.mark.skipif(SHARE > 1, reason="counted where all are made")
def test_they_are_as_many_as_was_promised() -> None:
    assert POSITIONS + PACKED + RECORDS + MESSAGES == 100_000
