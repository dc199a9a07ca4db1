"""A game being played: its states in order, with play, undo and redo."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from . import record as records
from .errors import BadLink, BadOption, BadPosition, IllegalMove
from .game import AnyGame, Ask, Outcome, Seat, spell
from .link import Link
from .luck import Luck
from .shelf import About, about, load, slug_of
from .text import Text

# In how many imagined worlds a step is looked at before it counts as having taught nothing.
WORLDS = 12
# What a `Luck` can hold.
MOST_SEED = (1 << 64) - 1


@dataclass(frozen=True, slots=True)
class Step:
    """One decision that was made: whose, in words and as the game's own value, and the state it led to.

    `question` is the id of the prompt that it answered; `is_together` tells that others were asked, too.
    """

    seat: Seat
    words: str
    move: Any
    state: Any
    question: str
    is_together: bool


class Table:
    """One game in play. Every change is checked; after an error the table is as it was.

    >>> from ludoteca import Table, load
    >>> table = Table(load("oxono"), options={"totems": "fixed"})
    >>> table.play(0, "move x d4")
    >>> sorted(table.legal(0))
    ['place c4', 'place d3', 'place d5', 'place e4']
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int | None = None,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        *,
        position: str | None = None,
    ) -> None:
        """Set up. BadOption for seats, seed or options not offered, BadPosition for the position.

        A position settles itself how many sit there, if the game has a function `seats` to tell.
        """
        self.game = game
        self.about: About = about(slug_of(game))
        start = None if position is None else _read(game, position)
        if position is not None and hasattr(game, "seats"):
            seats = game.seats(start)
        self.seats = self.about.seats[0] if seats is None else seats
        self.options = self.about.settled(self.seats, options or {})
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MOST_SEED:
            raise BadOption(Text("bad-seed", seed=str(seed)[:40], most=str(MOST_SEED)))
        self.seed = seed
        self.position = position or ""
        self.note: Text | None = None
        self.start: Any = game.setup(self.seats, seed, self.options) if position is None else start
        self.steps: list[Step] = []
        self.undone: list[Step] = []
        self._asks: tuple[Any, tuple[Ask[Any], ...]] | None = None
        self._taught: tuple[Step, bool] | None = None

    @classmethod
    def at(cls, game: AnyGame, position: str) -> Table:
        """A table at this position text; BadPosition if the game cannot read it."""
        return cls(game, position=position)

    @classmethod
    def replay(cls, text: str) -> Table:
        """The table that a record describes.

        A record whose moves stop being legal opens at the last move that is, and `note` says so;
        BadRecord if its head or a line's form is wrong, and the errors of `Table` itself.
        """
        head = records.read(text)
        game = load(head.game)
        table = cls(game, head.seats, head.seed, head.options, position=head.position or None)
        for count, (seat, words) in enumerate(head.moves):
            try:
                table.play(seat, words)
            except IllegalMove:
                total = len(head.moves)
                table.note = Text("record-stopped", line=count + 1, move=words[:40], total=total)
                break
        return table

    @classmethod
    def linked(cls, link: Link, game: str = "") -> Table:
        """The table that a link leads to; `game` is the slug of the game whose page it stands on, if any.

        BadLink for a link to another game than that one, and for one that contradicts itself; UnknownGame
        where neither says which game it is; and the errors of `at` and `replay`.
        """
        slug = link.game or game if link.record is None else records.read(link.record).game
        if link.game not in {"", slug}:
            raise BadLink(Text("link-cut"))
        if game not in {"", slug}:
            raise BadLink(Text("link-other-game", game=about(slug).slug, name=about(slug).name))
        if link.record is None:
            return cls.at(load(slug), link.position or "")
        table = cls.replay(link.record)
        if link.ply is not None:
            table.go_to(link.ply)
        return table

    @property
    def state(self) -> Any:
        """The state now."""
        return self.steps[-1].state if self.steps else self.start

    def asks(self) -> tuple[Ask[Any], ...]:
        """Who is waited for now, and what each may do; worked out once a state."""
        state = self.state
        if self._asks is None or self._asks[0] is not state:
            self._asks = (state, self.game.asks(state))
        return self._asks[1]

    def ask(self, seat: Seat) -> Ask[Any] | None:
        """This seat's question, if it is asked anything now."""
        return next((ask for ask in self.asks() if ask.seat == seat), None)

    def legal(self, seat: Seat) -> dict[str, Any]:
        """This seat's legal moves by their words, in the game's order; empty when it is not asked."""
        ask = self.ask(seat)
        return {spell(move): move for move in ask.moves} if ask else {}

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.game.outcome(self.state)

    def play(self, seat: Seat, words: str) -> None:
        """Make this seat's move; IllegalMove, with the game's own reason where it has one.

        Making again the very move that was undone keeps the rest of what can be redone.
        """
        legal = self.legal(seat)
        if words not in legal:
            raise IllegalMove(self.why_not(seat, words), game=self.about.slug)
        again = self.undone[-1] if self.undone else None
        kept = self.undone[:-1] if again and (again.seat, again.words) == (seat, words) else []
        asks, move = self.asks(), legal[words]
        question = next(ask.prompt.id for ask in asks if ask.seat == seat)
        state = self.game.step(self.state, seat, move)
        self.steps.append(Step(seat, words, move, state, question, len(asks) > 1))
        self.undone = kept

    def why_not(self, seat: Seat, words: str) -> Text:
        """Why this move, which is not legal, is not: the game's reason, or a general one."""
        if not self.asks():
            return Text("game-over")
        if not self.ask(seat):
            return Text("not-asked", seat=self.asks()[0].seat)
        reason = getattr(self.game, "why_not", None)
        text = reason(self.state, seat, words) if reason else None
        if text:
            return cast(Text, text)
        legal = list(self.legal(seat))
        shown = ", ".join(legal[:6]) + (", …" if len(legal) > 6 else "")
        return Text("illegal-move", move=words[:40], legal=shown)

    def can_undo(self) -> bool:
        """Whether there is a step to take back that taught nobody anything."""
        if not self.steps:
            return False
        last = self.steps[-1]
        if self._taught is None or self._taught[0] is not last:
            self._taught = (last, self._has_taught(last))
        return not self._taught[1]

    def undo(self) -> bool:
        """Take back the last step; False, and nothing changes, where `can_undo` is False."""
        if not self.can_undo():
            return False
        self.undone.append(self.steps.pop())
        return True

    def redo(self) -> bool:
        """Make the last undone step again; False if there is none."""
        if not self.undone:
            return False
        self.steps.append(self.undone.pop())
        return True

    @property
    def line(self) -> list[Step]:
        """All steps that stand on the table or can be made again, in their order."""
        return [*self.steps, *reversed(self.undone)]

    def go_to(self, ply: int) -> None:
        """As it stood after so many steps of the line, or at its nearer end.

        Unlike `undo` this goes back behind what has been learned: it is for looking at a game.
        """
        line = self.line
        ply = max(0, min(ply, len(line)))
        self.steps, self.undone = line[:ply], line[ply:][::-1]

    def _has_taught(self, last: Step) -> bool:
        """Whether the last step showed its seat something: it would look otherwise in an imagined world."""
        imagine, veil = getattr(self.game, "imagine", None), getattr(self.game, "veil", None)
        if imagine is None or veil is None:
            return False
        before = self.steps[-2].state if len(self.steps) > 1 else self.start
        seen = veil(last.state, last.seat)
        luck = Luck(self.seed ^ len(self.steps))
        for _ in range(WORLDS):
            number, luck = luck.roll(1 << 62)
            world = imagine(before, last.seat, Luck(number))
            ask = next(ask for ask in self.game.asks(world) if ask.seat == last.seat)
            move = next(move for move in ask.moves if spell(move) == last.words)
            if veil(self.game.step(world, last.seat, move), last.seat) != seen:
                return True
        return False

    def record(self, *, is_whole: bool = False) -> str:
        """The game up to now as text, or the whole line of it: see `ludoteca.kernel.record`."""
        steps = self.line if is_whole else self.steps
        return records.write(
            records.Record(
                game=self.about.slug,
                edition=self.about.edition,
                seats=self.seats,
                seed=self.seed,
                options=self.options,
                position=self.position,
                moves=tuple((step.seat, step.words) for step in steps),
            ),
            self.game.outcome(steps[-1].state if steps else self.start),
        )


def _read(game: AnyGame, position: str) -> Any:
    read = getattr(game, "read", None)
    if read is None:
        raise BadPosition(Text("no-positions", game=about(slug_of(game)).name))
    return read(position)
