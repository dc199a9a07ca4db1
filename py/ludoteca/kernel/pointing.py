"""What a link points at on the table that is played on: marks and arrows over what is seen there now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from .message import Message, value
from .scene import Node, Scene
from .studio import Artist
from .text import Text


class Pointer(Artist, Protocol):
    """Whoever draws, and tells what is pointed at by itself; `ludoteca.kit.diagram` is one."""

    def pointing(self, scene: Scene, mark: str, arrow: str, /) -> tuple[Sequence[Node], Sequence[Text]]:
        """The nodes of these marks and arrows, and their words; BadMark for what is not there."""


def point(message: Message, pointer: Pointer, scene: Scene) -> dict[str, object]:
    """The nodes that lie over the scene, and what they say to ears."""
    nodes, texts = pointer.pointing(scene, value(message, "mark", str, ""), value(message, "arrow", str, ""))
    return {"point": {"nodes": [node.json() for node in nodes], "texts": [text.json() for text in texts]}}
