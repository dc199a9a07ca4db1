"""Sentences as data: a message id and its arguments; the words live in `.ftl` files."""

from __future__ import annotations

from collections.abc import Mapping

Argument = str | int


class Text:
    """One sentence to be said in any language: the id of a Fluent message and its arguments.

    `guide` names the section of the game's guide that explains it, if one does.
    Texts are immutable, hashable and compare by value.

    >>> Text("told-move", totem="x", to="d4").json()
    ['told-move', {'totem': 'x', 'to': 'd4'}]
    """

    __slots__ = ("id", "args", "guide")
    id: str
    args: Mapping[str, Argument]
    guide: str

    def __init__(self, id: str, /, *, guide: str = "", **args: Argument) -> None:
        object.__setattr__(self, "id", id)
        object.__setattr__(self, "args", args)
        object.__setattr__(self, "guide", guide)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a Text does not change: {name}")

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuilt, (self.id, dict(self.args), self.guide))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Text):
            return NotImplemented
        return (self.id, self.args, self.guide) == (other.id, other.args, other.guide)

    def __hash__(self) -> int:
        return hash((self.id, tuple(sorted(self.args.items())), self.guide))

    def __repr__(self) -> str:
        parts = [repr(self.id), *(f"{key}={value!r}" for key, value in self.args.items())]
        if self.guide:
            parts.append(f"guide={self.guide!r}")
        return f"Text({', '.join(parts)})"

    def json(self) -> list[object]:
        """The text as it crosses to JavaScript: `[id]`, `[id, args]` or `[id, args, guide]`."""
        if self.guide:
            return [self.id, dict(self.args), self.guide]
        return [self.id, dict(self.args)] if self.args else [self.id]


def _rebuilt(id: str, args: dict[str, Argument], guide: str) -> Text:
    return Text(id, guide=guide, **args)
