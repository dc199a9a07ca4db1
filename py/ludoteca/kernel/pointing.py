"""What a link points at on the table that is played on: marks and arrows over what is seen there now."""

from __future__ import annotations

from .message import Message, value
from .scene import Scene
from .studio import Artist


def point(message: Message, artist: Artist, scene: Scene | None) -> dict[str, object]:
    """The nodes that lie over the scene, and what they say to ears; without a scene there are none."""
    mark, arrow = value(message, "mark", str, ""), value(message, "arrow", str, "")
    nodes, texts = artist.pointing(scene, mark, arrow) if scene else ((), ())
    return {"point": {"nodes": [node.json() for node in nodes], "texts": [text.json() for text in texts]}}
