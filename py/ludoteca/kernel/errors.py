"""What can be wrong with what comes from outside: each error says which part, and what was expected."""

from __future__ import annotations

from .text import Text


class LudotecaError(ValueError):
    """Something from outside that cannot be used; `text` says what, in any language.

    `game` is the slug of the game whose texts hold the sentence, "" for the kernel's own.
    `str(error)` is the English sentence.
    """

    def __init__(self, text: Text, game: str = "") -> None:
        super().__init__(text, game)
        self.text = text
        self.game = game

    def __str__(self) -> str:
        try:
            from ludoteca.words import Words
        except ImportError:  # in the browser, where JavaScript says the text
            return repr(self.text)
        return Words("en", self.game or None).say(self.text)


class IllegalMove(LudotecaError):
    """A move that this seat may not make now."""


class UnknownGame(LudotecaError):
    """A slug that no game has."""


class BadGame(LudotecaError):
    """A game from elsewhere that cannot be put on the shelf; `text` names what is wrong with it."""


class BadRecord(LudotecaError):
    """A record that cannot be read; `text` names the line."""


class BadPosition(LudotecaError):
    """A position text that describes no position of the game."""


class BadMark(LudotecaError):
    """A mark or an arrow of a diagram at what is not there."""


class BadOption(LudotecaError):
    """Seats, seed or options that the game does not offer."""


class BadMessage(LudotecaError):
    """A message to the desk that is none of the agreed ones."""


class BadLink(LudotecaError):
    """The part of an address after its `#` that leads to no position and no game."""
