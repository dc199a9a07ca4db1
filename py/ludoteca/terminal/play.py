"""A game in the terminal: the board as text, moves typed as words, numbers or nouns."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Collection
from pathlib import Path

from ludoteca.bots.levels import think
from ludoteca.kernel.draft import Draft
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.game import Seat, spell
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.table import Table
from ludoteca.kernel.text import Text
from ludoteca.words import Words

from .board import board
from .files import write
from .speech import prompt, told

# More moves than these are counted, not listed, until they are asked for.
_LISTED = 60


class Session:
    """One table, the people at it and the bots at its other seats.

    `read` is given a prompt and returns a line, or raises EOFError; `show` prints one.
    """

    def __init__(
        self,
        table: Table,
        people: Collection[Seat],
        level: int,
        words: Words,
        read: Callable[[str], str],
        show: Callable[[str], None],
    ) -> None:
        self.table = table
        self.people = frozenset(people)
        self.level = level
        self.words = words
        self.read = read
        self.show = show
        self.shown = 0
        self.ended = False

    def run(self) -> None:
        """Play until somebody quits, or nothing more is typed."""
        self._say(Text("play-hint"))
        self._board()
        while not self.ended:
            if not self._bots_have_moved():
                continue
            try:
                line = self.read("> ")
            except EOFError:
                self.show("")
                return
            self._obey(line.split())

    def _bots_have_moved(self) -> bool:
        """Make the move of one bot that is asked; False if there was one, and perhaps there is another."""
        for ask in self.table.asks():
            if ask.seat not in self.people:
                if not self.table.steps or self.table.steps[-1].seat != ask.seat:
                    self._say(Text("thinking", seat=ask.seat))
                self._think(ask.seat)
                if not any(ask.seat not in self.people for ask in self.table.asks()):
                    self._board()
                return False
        return True

    def _think(self, seat: Seat) -> None:
        table = self.table
        veil = getattr(table.game, "veil", None)
        view = veil(table.state, seat) if veil else table.state
        luck = Luck(table.seed ^ (len(table.steps) + 1))
        *_, last = think(table.game, view, seat, luck, self.level)
        table.play(seat, spell(last.move))

    def _board(self) -> None:
        """What has happened since the last time, how it looks now, and what is asked."""
        for line in told(self.table, self.words, self._viewer(), self.shown):
            self.show(line)
        self.shown = len(self.table.steps)
        scene = self.table.game.draw(self.table.state, self._viewer(), False)
        self.show(f"\n{board(scene, self.words)}\n\n{prompt(self.table, self.words)}")
        if self.table.asks():
            self._list_moves(_LISTED)
        else:
            self._say(Text("play-over"))

    def _actor(self) -> Seat | None:
        return next((ask.seat for ask in self.table.asks() if ask.seat in self.people), None)

    def _viewer(self) -> Seat | None:
        """Whose eyes look at the screen: the only person's, or those of the one who is asked."""
        return next(iter(self.people)) if len(self.people) == 1 else self._actor()

    def _moves(self) -> list[str]:
        actor = self._actor()
        return [] if actor is None else list(self.table.legal(actor))

    def _list_moves(self, most: int | None = None, only: Collection[str] | None = None) -> None:
        moves = self._moves()
        if most is not None and len(moves) > most:
            return self._say(Text("moves-many", count=len(moves)))
        listed = [f"{number:>3} {move}" for number, move in enumerate(moves, 1) if not only or move in only]
        if listed:
            self.show(_in_columns(listed, shutil.get_terminal_size().columns))
        return None

    def _obey(self, line: list[str]) -> None:
        """Do what a line says: a command, else a move."""
        commands: dict[str, Callable[[str], None]] = {
            "moves": lambda rest: self._list_moves(),
            "undo": lambda rest: self._undo(),
            "redo": lambda rest: self._redo(),
            "why": self._why,
            "board": lambda rest: self._board(),
            "save": self._save,
            "help": lambda rest: self._say(Text("play-help")),
            "quit": lambda rest: self._quit(),
        }
        if not line:
            return
        command, *rest = line
        if command in commands and " ".join(line) not in self._moves():
            commands[command](" ".join(rest))
        else:
            self._move(line)

    def _move(self, line: list[str]) -> None:
        actor, moves, typed = self._actor(), self._moves(), " ".join(line)
        if typed.isdecimal() and 0 < int(typed) <= len(moves):
            typed = moves[int(typed) - 1]
        elif typed not in moves and (draft := _tapped(moves, line)):
            made = draft.made()
            if not made:
                self._say(Text("moves-which"))
                self._list_moves(only=_possible(draft))
                return
            typed = made
        try:
            self.table.play(self._asked() if actor is None else actor, typed)
        except LudotecaError as error:
            self._say(error.text)
            return
        if self._actor() is not None or not self.table.asks():
            self._board()

    def _asked(self) -> Seat:
        """A seat to refuse a move to when nobody here is asked."""
        return min(self.people, default=0)

    def _undo(self) -> None:
        """Back to the last decision of a person here, or not at all."""
        taken = 0
        while self.table.undo():
            taken += 1
            if self.table.undone[-1].seat in self.people:
                self.shown = len(self.table.steps)
                return self._board()
        for _ in range(taken):
            self.table.redo()
        return self._say(Text("nothing-to-undo"))

    def _redo(self) -> None:
        """Forward to where a person here is asked again."""
        if not self.table.redo():
            return self._say(Text("nothing-to-redo"))
        while self._actor() is None and self.table.redo():
            pass
        return self._board()

    def _why(self, move: str) -> None:
        actor = self._asked() if self._actor() is None else self._actor()
        if not move:
            self._say(Text("why-what"))
        elif actor is not None and move in self.table.legal(actor):
            self._say(Text("why-possible", move=move))
        elif actor is not None:
            self._say(self.table.why_not(actor, move))

    def _save(self, file: str) -> None:
        if not file:
            return self._say(Text("save-where"))
        try:
            write(Path(file), self.table.record())
        except LudotecaError as error:
            return self._say(error.text)
        return self._say(Text("saved", file=file))

    def _quit(self) -> None:
        self.ended = True

    def _say(self, text: Text) -> None:
        self.show(self.words.say(text))


def _tapped(moves: Collection[str], line: list[str]) -> Draft | None:
    """The draft that typed nouns make, after their verb or without it; None where they fit nowhere."""
    meant = [move for move in moves if move.split()[0] == line[0]]
    draft = Draft.of(meant or moves)
    for noun in line[1:] if meant else line:
        if noun not in draft.next():
            return None
        draft = Draft(draft.moves, (*draft.taps, noun))
    return draft


def _possible(draft: Draft) -> list[str]:
    """The moves that the typed nouns begin."""
    return [" ".join(move) for move in draft.moves if move[1 : len(draft.taps) + 1] == draft.taps]


def _in_columns(entries: list[str], width: int) -> str:
    """The entries under each other in as many columns as fit."""
    widest = max(map(len, entries)) + 2
    across = max(1, width // widest)
    rows = -(-len(entries) // across)
    lines = (entries[row::rows] for row in range(rows))
    return "\n".join("".join(entry.ljust(widest) for entry in line).rstrip() for line in lines)
