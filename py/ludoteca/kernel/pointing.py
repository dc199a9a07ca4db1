"""What a link points at on the table that is played on: marks and arrows over what is seen there now."""

from __future__ import annotations

from .message import Message, value
from .scene import Scene
from .studio import Artist
from .text import Text


def point(message: Message, artist: Artist, scene: Scene | None) -> dict[str, object]:
    """The nodes that lie over the scene, and how their places are called; without a scene there are none."""
    mark, arrow = value(message, "mark", str, ""), value(message, "arrow", str, "")
    nodes, marks, arrows = artist.pointing(scene, mark, arrow) if scene else ((), (), ())
    return {
        "point": {
            "nodes": [node.json() for node in nodes],
            "mark": [_called(each) for each in marks],
            "arrow": [[_called(start), _called(end)] for start, end in arrows],
        }
    }


def _called(name: Text | str) -> object:
    return name.json() if isinstance(name, Text) else name
