"""What the page talks to: JSON text in, JSON text out. Its messages: docs/design.md, section 5."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import link as links
from . import record as records
from .draft import Draft
from .errors import BadMessage, LudotecaError
from .frame import frame, packed, written
from .game import Seat
from .link import Link
from .log import Log
from .message import Message, parsed, short, value
from .pointing import point
from .scene import Scene
from .shelf import about, load
from .studio import Artist, diagram, edit
from .table import Table
from .text import Text
from .thought import Thinker, Thought


class Desk:
    """One page's game: who sits there, how it is drawn, and the taps of a half-made move."""

    def __init__(
        self, thinker: Callable[[], Thinker] | None = None, artist: Callable[[], Artist] | None = None
    ) -> None:
        """Who thinks or draws is called when somebody has to; without, no such message is understood."""
        self.table: Table | None = None
        self.log: Log | None = None
        # The last scene, with all that it depends on.
        self.drawn: tuple[Any, Seat | None, bool, Scene] | None = None
        self.humans: frozenset[Seat] = frozenset()
        # Whose eyes are on the screen, where several people share it and hold secrets.
        self.facing: Seat | None = None
        self.tall = False
        self.draft = Draft(())
        self.thinker, self.artist = thinker, artist
        self.thought: Thought | None = None

    def handle(self, text: str) -> str:
        """Answer one message. Whatever it holds, the answer is JSON; an error leaves the game as it was."""
        try:
            message = parsed(text)
            reply = self._answer(message)
        except LudotecaError as error:
            reply = {"error": error.text.json()}
        # A lone surrogate out of a message must not break the answer on its way to JavaScript.
        return packed(reply).encode("utf-8", "replace").decode()

    def _answer(self, message: Message) -> dict[str, object]:
        deeds: dict[str, Callable[[Message], dict[str, object]]] = {
            "new": self._new,
            "load": self._load,
            "open": self._follow,
            "tap": self._tap,
            "play": self._play,
            "moves": self._moves,
            "undo": self._undo,
            "redo": self._redo,
            "goto": self._goto,
            "link": self._link,
            "view": self._view,
            "face": self._face,
            "think": self._think,
            "analyse": self._analyse,
            "review": self._review,
            "edit": lambda message: edit(message, self._artist(message)),
            "diagram": self._diagram,
            "point": self._point,
            "slice": self._slice,
            "stop": self._stop,
        }
        deed = message.get("do")
        if not isinstance(deed, str) or deed not in deeds:
            raise BadMessage(Text("bad-message", found=short(deed)))
        return deeds[deed](message)

    def _new(self, message: Message) -> dict[str, object]:
        game = load(value(message, "game", str))
        seats, seed = value(message, "seats", int, None), value(message, "seed", int, 0)
        return self._open(Table(game, seats, seed, value(message, "options", dict, {})), message)

    def _load(self, message: Message) -> dict[str, object]:
        table = Table.replay(value(message, "record", str))
        return self._open(table, message, note=table.note)

    def _follow(self, message: Message) -> dict[str, object]:
        link = links.read(value(message, "link", str))
        table = Table.linked(link, value(message, "game", str, ""))
        return self._open(table, message, note=table.note)

    def _open(self, table: Table, message: Message, note: Text | None = None) -> dict[str, object]:
        humans, tall = self._looks(message, table)
        self.table, self.log, self.drawn = table, Log(table), None
        self.humans, self.tall, self.facing = humans, tall, None
        return self._shown(note=note)

    def _looks(self, message: Message, table: Table) -> tuple[frozenset[Seat], bool]:
        """Who is a person and how it is drawn: what the message says, else as it was."""
        humans = value(message, "humans", list, sorted(self.humans))
        for seat in humans:
            if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < table.seats:
                raise BadMessage(Text("bad-message", found=short(humans)))
        return frozenset(humans), value(message, "tall", bool, self.tall)

    def _tap(self, message: Message) -> dict[str, object]:
        table, name, actor = self._open_table(), value(message, "name", str), self._actor()
        draft = self.draft.tap(name) if actor is not None else None
        if actor is None or draft is None:
            why = self._why(table, actor, name)
            return {**self._shown(kept=True), "why": why.json(), "where": name}
        made = draft.made()
        if made is None:
            self.draft = draft
            return self._shown(kept=True)
        table.play(actor, made)
        return self._shown()

    def _why(self, table: Table, actor: Seat | None, name: str) -> Text:
        """Why this tap is not possible: the rule against the move it would have made, if that is one."""
        if actor is None:
            waited = self._curtain()
            if waited is not None:
                return Text("pass-device", seat=waited)
            asks = table.asks()
            return Text("not-asked", seat=asks[0].seat) if asks else Text("game-over")
        if not name or name not in self._names():
            return Text("not-live")
        nouns = [*self.draft.taps, name]
        verbs = self.draft.verbs()
        meant = verbs if nouns[0] not in verbs else (nouns.pop(0),)
        reasons = (table.why_not(actor, " ".join([verb, *nouns])) for verb in meant)
        # Where several deeds are possible, the first rule that has something to say.
        return next((reason for reason in reasons if reason.guide or len(meant) == 1), Text("not-live"))

    def _scene(self) -> Scene:
        """What is to be seen now; drawn once, however often it is asked for."""
        table, viewer = self._open_table(), self._viewer()
        if self.drawn is not None:
            state, seat, tall, scene = self.drawn
            if state is table.state and (seat, tall) == (viewer, self.tall):
                return scene
        scene = table.game.draw(table.state, viewer, self.tall)
        self.drawn = (table.state, viewer, self.tall, scene)
        return scene

    def _names(self) -> frozenset[str]:
        """The names of all that is drawn now."""
        return frozenset(node.name for node in self._scene().nodes if node.name)

    def _play(self, message: Message) -> dict[str, object]:
        before = self._question()
        self._open_table().play(value(message, "seat", int), value(message, "move", str))
        # Whoever is in the middle of a choice of their own while others make theirs goes on with it.
        return self._shown(kept=self._question() == before)

    def _moves(self, message: Message) -> dict[str, object]:
        """All that whoever is asked here may do, in words; and of other words, why they may not be played."""
        actor, legal = self._question()
        words = value(message, "words", str, None)
        if words is None or words in legal:
            return {"moves": legal}
        table = self._open_table()
        why = table.why_not(actor, words) if actor is not None else self._why(table, None, words)
        return {"moves": legal, "why": why.json()}

    def _question(self) -> tuple[Seat | None, list[str]]:
        """Who is asked here, and all that may be answered."""
        actor = self._actor()
        return actor, list(self._open_table().legal(actor)) if actor is not None else []

    def _undo(self, message: Message) -> dict[str, object]:
        """Back to the last decision of a person here; with none here, one step.

        In a game with secrets only the very last step, and only by the one who made it. Whoever only
        watches may go back as far as they like.
        """
        table = self._open_table()
        if self.draft.taps:
            return self._shown()
        if not self._can_undo():
            return self._shown(note=Text("nothing-to-undo"))
        if not self.humans:
            table.go_to(len(table.steps) - 1)
            return self._shown()
        taken = 0
        while table.undo():
            taken += 1
            if self._is_secretive() or table.undone[-1].seat in self.humans:
                return self._shown()
        for _ in range(taken):
            table.redo()
        return self._shown(note=Text("nothing-to-undo"))

    def _redo(self, message: Message) -> dict[str, object]:
        """Forward to where a person here is asked again."""
        table = self._open_table()
        if not table.redo():
            return self._shown(note=Text("nothing-to-redo"))
        while self.humans and self._actor() is None and table.redo():
            pass
        return self._shown()

    def _goto(self, message: Message) -> dict[str, object]:
        """As it stood after so many steps of the game; the rest can be made again.

        Who still plays a game with secrets does not go back behind what has been learned.
        """
        table, ply = self._open_table(), value(message, "ply", int)
        if self.humans and self._is_secretive() and ply < len(table.steps) and not _is_over(table):
            return self._shown(note=Text("nothing-to-undo"))
        table.go_to(ply)
        return self._shown()

    def _link(self, message: Message) -> dict[str, object]:
        """Links to what stands on the table and to the whole game, with whatever can be made again.

        With a `record` the link is to that one, as it is: who opens it will be told what is wrong with it.
        """
        play = value(message, "record", str, None)
        if play is not None:
            slug = about(records.read(play).game).slug
            return {"link": {"position": None, "record": links.write(Link(slug, record=play))}}
        table = self._open_table()
        slug, ply = table.about.slug, len(table.steps) if table.undone else None
        position, play = written(table), table.record(is_whole=True)
        return {
            "link": {
                "position": None if position is None else links.write(Link(slug, position=position)),
                "record": links.write(Link(slug, record=play, ply=ply)),
                "play": play,
                "secret": self._is_secretive() and not _is_over(table),
            }
        }

    def _view(self, message: Message) -> dict[str, object]:
        before = self._actor()
        self.humans, self.tall = self._looks(message, self._open_table())
        if self.facing not in self.humans:
            self.facing = None
        # A half-made move is its maker's: somebody else begins with none, and with choices of their own.
        return self._shown(kept=self._actor() == before)

    def _face(self, message: Message) -> dict[str, object]:
        """The curtain rises for the one who was waited for; for anybody else it stays down."""
        self._open_table()
        if value(message, "seat", int) == self._curtain():
            self.facing = self._waited_for()
        return self._shown()

    def _think(self, message: Message) -> dict[str, object]:
        seat, level = value(message, "seat", int), value(message, "level", int)
        seed, part = value(message, "seed", int, 0), _part(message)
        return self._begin(message, lambda thinker, table: thinker.think(table, seat, level, seed, part))

    def _analyse(self, message: Message) -> dict[str, object]:
        lines, level = value(message, "lines", int, 3), value(message, "level", int, 0)
        return self._begin(message, lambda thinker, table: thinker.analyse(table, lines, level))

    def _review(self, message: Message) -> dict[str, object]:
        return self._begin(message, lambda thinker, table: thinker.review(table))

    def _diagram(self, message: Message) -> dict[str, object]:
        """Of a game that the message names, or of what is to be seen on the table now."""
        shown = None if "game" in message else (self._open_table().about.name, self._scene())
        return diagram(message, self._artist(message), shown)

    def _point(self, message: Message) -> dict[str, object]:
        """On what is to be seen now; behind the curtain that is nothing, and nothing is missed there."""
        artist = self._artist(message)
        return point(message, artist, self._scene() if self._curtain() is None else None)

    def _artist(self, message: Message) -> Artist:
        if self.artist is None:
            raise BadMessage(Text("bad-message", found=short(message["do"])))
        return self.artist()

    def _begin(self, message: Message, begin: Callable[[Thinker, Table], Thought]) -> dict[str, object]:
        if self.thinker is None:
            raise BadMessage(Text("bad-message", found=short(message["do"])))
        table = Table.replay(value(message, "record", str))
        self.thought = begin(self.thinker(), table)
        return {"thinking": True}

    def _slice(self, message: Message) -> dict[str, object]:
        reply = self._thinking().slice(value(message, "ms", int, 40))
        if "progress" not in reply:
            self.thought = None
        return reply

    def _stop(self, message: Message) -> dict[str, object]:
        reply = self._thinking().stop()
        self.thought = None
        return reply

    def _thinking(self) -> Thought:
        if self.thought is None:
            raise BadMessage(Text("no-thought"))
        return self.thought

    def _open_table(self) -> Table:
        if self.table is None:
            raise BadMessage(Text("no-game"))
        return self.table

    def _open_log(self) -> Log:
        if self.log is None:
            raise BadMessage(Text("no-game"))
        return self.log

    def _actor(self) -> Seat | None:
        """The person whose taps count now; nobody while the curtain is down."""
        return None if self._curtain() is not None else self._waited_for()

    def _waited_for(self) -> Seat | None:
        """The person asked now; of several, the one at the screen, else the next round the table."""
        asked = [ask.seat for ask in self._open_table().asks() if ask.seat in self.humans]
        here = self.facing if self.facing is not None else -1
        return min(asked, key=lambda seat: (seat < here, seat)) if asked else None

    def _curtain(self) -> Seat | None:
        """Who must be given the device before anything of theirs is shown."""
        waited = self._waited_for()
        return waited if self._is_private() and waited != self.facing else None

    def _is_private(self) -> bool:
        """Whether several people with secrets from each other share the screen."""
        return len(self.humans) > 1 and self._is_secretive()

    def _is_secretive(self) -> bool:
        return hasattr(self._open_table().game, "veil")

    def _viewer(self) -> Seat | None:
        """For whom it is drawn: the one person here, or the one at the screen, else nobody in particular."""
        if len(self.humans) == 1:
            return next(iter(self.humans))
        return self.facing if self._is_private() else None

    def _can_undo(self) -> bool:
        table = self._open_table()
        if self.draft.taps or not table.steps:
            return bool(self.draft.taps)
        if self._is_secretive() and self.humans:
            return table.steps[-1].seat == self._viewer() and table.can_undo()
        return not self.humans or any(step.seat in self.humans for step in table.steps)

    def _shown(self, *, kept: bool = False, note: Text | None = None) -> dict[str, object]:
        """The frame now; the taps of a half-made move are dropped unless `kept`."""
        table = self._open_table()
        if self._curtain() is not None or (self._is_private() and not table.asks()):
            self.facing = None
        actor = self._actor()
        if not kept or actor is None:
            legal = table.legal(actor) if actor is not None else {}
            self.draft = Draft.of(legal, self._names())
        made = frame(
            self._open_log(),
            scene=self._scene(),
            draft=self.draft,
            actor=actor,
            viewer=self._viewer(),
            tall=self.tall,
            can_undo=self._can_undo(),
            curtain=self._curtain(),
            is_private=self._is_private(),
            note=note,
        )
        return {"frame": made}


def _is_over(table: Table) -> bool:
    """Whether the game has been played to its end, wherever in it the table stands."""
    return table.game.outcome(table.line[-1].state if table.line else table.start) is not None


def _part(message: Message) -> tuple[int, int]:
    """Which of how many workers this is that share a thought; BadMessage for what is no part of anything."""
    part = value(message, "part", list, [0, 1])
    if (
        len(part) != 2
        or not all(type(number) is int for number in part)
        or not 0 <= part[0] < part[1] <= _MOST_PARTS
    ):
        raise BadMessage(Text("bad-message", found=short(part)))
    return part[0], part[1]


_MOST_PARTS = 64
