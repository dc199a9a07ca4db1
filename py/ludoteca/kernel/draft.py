"""The taps of a half-made move: noun by noun they narrow the legal moves."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Draft:
    """Legal moves in words, and the taps made towards one of them.

    A tap is the next noun of a move; where the nouns alone do not settle which move is meant
    (a move without nouns, two verbs for the same nouns, a move that is the beginning of another)
    the verb is tapped last and finishes it. Nothing is ever chosen for the person.

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

    @classmethod
    def of(cls, words: Iterable[str]) -> Draft:
        """A draft without taps over these legal moves."""
        return cls(tuple(tuple(move.split()) for move in words))

    def next(self) -> tuple[str, ...]:
        """The names that may be tapped now, in the order of the moves."""
        candidates = self._candidates()
        settled = len(candidates) == 1 and self.taps
        names = {}
        for move in candidates:
            nouns = move[1:]
            if len(nouns) > len(self.taps):
                names[nouns[len(self.taps)]] = True
            elif not settled:
                names[move[0]] = True
        return tuple(names)

    def first(self) -> tuple[str, ...]:
        """The names that start a choice."""
        return Draft(self.moves).next()

    def verbs(self) -> frozenset[str]:
        """The verbs of the moves that are still possible."""
        return frozenset(move[0] for move in self._candidates())

    def is_verb(self, name: str) -> bool:
        """Whether tapping this name now would finish a move by its verb."""
        return any(move[0] == name and move[1:] == self.taps for move in self._candidates())

    def tap(self, name: str) -> Draft | None:
        """The draft after this tap, or None if it fits nowhere.

        A name already chosen is taken back with all after it; one that starts another choice starts it.
        """
        if name in self.next():
            return Draft(self.moves, (*self.taps, name))
        if name in self.taps:
            return Draft(self.moves, self.taps[: self.taps.index(name)])
        if name in self.first():
            return Draft(self.moves, (name,))
        return None

    def made(self) -> str | None:
        """The move that the taps have settled, in words."""
        if not self.taps:
            return None
        whole = [move for move in self._candidates() if move[1:] == self.taps]
        if len(whole) == 1 == len(self._candidates()):
            return " ".join(whole[0])
        *nouns, verb = self.taps
        finished = (verb, *nouns)
        return " ".join(finished) if not whole and finished in self.moves else None

    def _candidates(self) -> tuple[tuple[str, ...], ...]:
        count = len(self.taps)
        return tuple(move for move in self.moves if move[1 : count + 1] == self.taps)
