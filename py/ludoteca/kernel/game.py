"""What a game is: a module with these functions. See docs/design.md, section 3."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic, Protocol, TypeVar

from .luck import Luck
from .scene import Scene
from .text import Text

Seat = int
Options = Mapping[str, str]
S = TypeVar("S")
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Ask(Generic[M]):
    """One seat's question: what it is told, and every move it may make."""

    seat: Seat
    prompt: Text
    moves: tuple[M, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a score table: what was counted, and how much of it each seat has."""

    label: Text
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won (nobody: a draw or a loss for all) and why, as message `reason-<reason>`.

    `scores` has one number per seat, or is empty in games without points.
    """

    winners: frozenset[Seat]
    reason: str
    scores: tuple[int, ...] = ()
    table: tuple[Row, ...] = ()


class Game(Protocol[S, M]):
    """The functions that every game's module has; its state `S` and moves `M` are its own frozen values."""

    def setup(self, seats: int, seed: int, options: Options) -> S:
        """The first state. `options` has a value for every option of the game's about.toml."""

    def asks(self, state: S) -> tuple[Ask[M], ...]:
        """Who is waited for, with every move each may make; empty exactly when the game is over."""

    def step(self, state: S, seat: Seat, move: M) -> S:
        """The state after this move, which must be one of those asked for."""

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    def draw(self, state: S, seat: Seat | None, tall: bool) -> Scene:
        """What this seat (None: a spectator) may see; `tall` for a phone held upright."""


class Secretive(Game[S, M], Protocol[S, M]):
    """A game with hidden hands, secret choices, or luck still to come."""

    def veil(self, state: S, seat: Seat) -> S:
        """The state with everything blanked out that this seat may not know."""

    def imagine(self, state: S, seat: Seat, luck: Luck) -> S:
        """A state this seat cannot tell from the true one: all it cannot know is dealt anew."""


AnyGame = Game[Any, Any]


@lru_cache(maxsize=4096)
def spell(move: Any) -> str:
    """The words of a move: its class in lower case, then its fields in order.

    Words of a compound verb are joined by hyphens: `SpiceUp` is spelled `spice-up`.
    """
    verb = "".join(f"-{sign.lower()}" if sign.isupper() else sign for sign in type(move).__name__)
    return " ".join([verb.lstrip("-"), *(str(getattr(move, field)) for field in move.__match_args__)])
