"""The taps of a half-made move: noun by noun they narrow the legal moves."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Draft:
    """Legal moves in words, and the taps made towards one of them.

    A tap is the next noun of a move. A verb that is itself drawn (a card that is a deed) is tapped before
    its nouns; where the nouns alone do not settle which move is meant (two verbs for the same nouns, a move
    that is the beginning of another) the verb is tapped last and finishes it, and a move without nouns is
    its verb. Nothing is ever chosen for the person.

    >>> draft = Draft.of(["bid mill 1", "bid mill 2", "work mill", "pass"])
    >>> draft.next()
    ('mill', 'pass')
    >>> draft.tap("mill").next()
    ('1', '2', 'work')
    >>> draft.tap("mill").tap("work").made()
    'work mill'
    """

    moves: tuple[tuple[str, ...], ...]
    taps: tuple[str, ...] = ()
    drawn: frozenset[str] = frozenset()

    @classmethod
    def of(cls, words: Iterable[str], drawn: Iterable[str] = ()) -> Draft:
        """A draft without taps over these legal moves, with the names of all that is drawn."""
        return cls(tuple(tuple(move.split()) for move in words), (), frozenset(drawn))

    def next(self) -> tuple[str, ...]:
        """The names that may be tapped now, in the order of the moves."""
        candidates = self._candidates()
        settled = len(candidates) == 1 and self.taps
        names = {}
        for move in candidates:
            route = self._route(move)
            if len(route) > len(self.taps):
                names[route[len(self.taps)]] = True
            elif not settled:
                names[move[0]] = True
        return tuple(names)

    def first(self) -> tuple[str, ...]:
        """The names that start a choice."""
        return replace(self, taps=()).next()

    def verbs(self) -> tuple[str, ...]:
        """The verbs of the moves that are still possible, in the order of the moves."""
        return tuple(dict.fromkeys(move[0] for move in self._candidates()))

    def is_verb(self, name: str) -> bool:
        """Whether tapping this name now would finish a move by its verb."""
        return any(
            move[0] == name and self._route(move) in (self.taps, (*self.taps, name))
            for move in self._candidates()
        )

    def tap(self, name: str) -> Draft | None:
        """The draft after this tap, or None if it fits nowhere.

        A name already chosen is taken back with all after it; one that starts another choice starts it.
        """
        if name in self.next():
            return replace(self, taps=(*self.taps, name))
        if name in self.taps:
            return replace(self, taps=self.taps[: self.taps.index(name)])
        if name in self.first():
            return replace(self, taps=(name,))
        return None

    def made(self) -> str | None:
        """The move that the taps have settled, in words."""
        if not self.taps:
            return None
        whole = [move for move in self._candidates() if self._route(move) == self.taps]
        if len(whole) == 1 == len(self._candidates()):
            return " ".join(whole[0])
        nouns, verb = self.taps[:-1], self.taps[-1]
        finished = [move for move in self.moves if move[0] == verb and self._route(move) == nouns]
        return " ".join(finished[0]) if finished and not whole else None

    def _candidates(self) -> tuple[tuple[str, ...], ...]:
        count = len(self.taps)
        return tuple(move for move in self.moves if self._route(move)[:count] == self.taps)

    def _route(self, move: tuple[str, ...]) -> tuple[str, ...]:
        """The names that are tapped for this move."""
        return move if len(move) == 1 or move[0] in self.drawn else move[1:]
