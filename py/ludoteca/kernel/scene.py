"""What a game looks like: a flat list of named nodes in table units. See docs/design.md, section 4."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache, partial
from json import dumps as write_json
from typing import Literal, NamedTuple

from .text import Text

Kind = Literal["rect", "disc", "poly", "path", "text", "icon"]
Align = Literal["start", "middle", "end"]
Box = tuple[float, float, float, float]


class Node(NamedTuple):
    """One drawn thing. Every field is explained in docs/design.md, section 4."""

    kind: Kind
    box: Box
    id: str = ""
    name: str = ""
    label: Text | None = None
    ink: str = ""
    edge: str = ""
    pen: float = 0
    round: float = 0
    path: str = ""
    text: Text | str | None = None
    align: Align = "middle"
    bold: bool = False
    turn: float = 0
    lift: int = 0
    z: int = 0
    at: tuple[str, int, int] | None = None
    place: str = ""
    called: Text | None = None

    def json(self) -> dict[str, object]:
        """The node as it crosses to JavaScript, without fields at their default and those of diagrams."""
        made: dict[str, object] = {}
        for key, value, default in zip(self._fields, self, _DEFAULTS, strict=True):
            if value != default and key not in _OF_DIAGRAMS:
                made[key] = value.json() if isinstance(value, Text) else value
        made["box"] = [round(side, 2) for side in self.box]
        return made


# Only Python points at things: what crosses with every frame is no longer for it.
_OF_DIAGRAMS = ("place", "called")
_DEFAULTS = tuple(Node._field_defaults.get(field) for field in Node._fields)


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture: its size in table units and its nodes, unsorted; painters sort by `z`."""

    width: float
    height: float
    nodes: tuple[Node, ...]

    def packed(self) -> str:
        """The scene as JSON text: `{"size": [width, height], "nodes": [...]}`."""
        nodes = ",".join(map(_packed, self.nodes))
        return f'{{"size":{dumps([self.width, self.height])},"nodes":[{nodes}]}}'


dumps = partial(write_json, ensure_ascii=False, separators=(",", ":"))


@lru_cache(maxsize=4096)
def _packed(node: Node) -> str:
    """One node as JSON text; of a scene most are as they were in the one before."""
    return dumps(node.json())
