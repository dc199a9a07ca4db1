"""What of a scene can be pointed at: by which name, where it lies, and how it is called in a sentence.

A name is the square, hole or cell that a label speaks of, the noun of a move, what a game calls the `place`
of a node, or else the node's id. None says more than is seen: a card's back is called by where it lies.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping

from ludoteca.kernel.scene import Box, Node, Scene
from ludoteca.kernel.text import Text

# The words by which labels tell the place where something lies.
_WHERE = ("square", "hole", "cell")
# An id that a person can type; those of families and of parts of a thing are not for people.
_TYPED = re.compile("[a-z]+(-[a-z0-9]+)*")
_SQUARE = re.compile("[a-z][0-9]{1,2}")
_MOST_LISTED = 16


def place_of(node: Node) -> str:
    """The place that a node lies at, "" if it has none: of a piece with its own name, the square under it."""
    if node.label:
        for word in _WHERE:
            if isinstance(where := node.label.args.get(word), str):
                return where
    return node.name or _typed(node)


def _typed(node: Node) -> str:
    """What a game calls the place of what has words for ears.

    Else its id, a number with its word as on a bench: `rack1` for `rack-1`.
    """
    if not (node.label or node.called):
        return ""
    return node.place or (re.sub("-(?=[0-9])", "", node.id, count=1) if _TYPED.fullmatch(node.id) else "")


def _pointed_at(scene: Scene) -> Iterator[tuple[str, Node]]:
    """Every name with the node that it means, in reading order; a move's noun means what the move means."""
    ordered = sorted(scene.nodes, key=lambda node: node.at or ("", 0, 0))
    for node in (each for each in ordered if each.name):
        yield from dict.fromkeys([(place_of(node), node), (node.name, node)])
    for node in ordered:
        yield from ((name, node) for name in (place_of(node), _typed(node) and node.place) if name)


def things(scene: Scene) -> dict[str, Node]:
    """Everything that can be pointed at, by name, in reading order; a thing may have several names."""
    found: dict[str, Node] = {}
    for name, node in _pointed_at(scene):
        found.setdefault(name, node)
    return found


def places(scene: Scene) -> dict[str, Box]:
    """The same with the box that each takes."""
    return {name: node.box for name, node in things(scene).items()}


def spoken(scene: Scene) -> dict[str, Text]:
    """How everything is called that can be pointed at, by name; a square is called as it is written."""
    names = ((name, node.called or node.label) for name, node in things(scene).items())
    return {name: text for name, text in names if text and not _SQUARE.fullmatch(name)}


def called(names: Mapping[str, Text], place: str) -> Text | str:
    """How a place is called, of those that are `spoken`."""
    return names.get(place, place)


def pointable(scene: Scene) -> Scene:
    """The scene for whoever taps what is to be pointed at: all of it has a name and words for ears.

    What no move can mean is in one region, a row for each region that it comes from.
    """
    taken = {node.name for node in scene.nodes if node.name}
    new = {
        name: node
        for name, node in things(scene).items()
        if not node.name and name == place_of(node) and name not in taken
    }
    regions = list(dict.fromkeys(node.at[0] if node.at else "" for node in new.values()))
    tapped: dict[Node, Node] = {}
    for column, (name, node) in enumerate(new.items()):
        row = regions.index(node.at[0] if node.at else "")
        tapped[node] = node._replace(name=name, label=node.label or node.called, at=("beside", row, column))
    return Scene(scene.width, scene.height, tuple(tapped.get(node, node) for node in scene.nodes))


def listed(found: Collection[str]) -> str:
    """The names in a few words: `a1–a6, b1–b6, x`, cut after so many that nobody reads on."""
    runs: list[list[tuple[str, int, str]]] = []
    for name in sorted(found, key=_in_order):
        stem, number = _in_order(name)
        if runs and number > 0 and runs[-1][-1][:2] == (stem, number - 1):
            runs[-1].append((stem, number, name))
        else:
            runs.append([(stem, number, name)])
    parts = [run[0][2] if len(run) == 1 else f"{run[0][2]}–{run[-1][2]}" for run in runs]
    return ", ".join(parts[:_MOST_LISTED]) + (" …" if len(parts) > _MOST_LISTED else "")


def _in_order(name: str) -> tuple[str, int]:
    """By letters, then by number; a name without one comes first of its kind."""
    split = re.fullmatch(r"(.*?)([0-9]*)", name)
    assert split is not None
    return split[1], int(split[2] or -1)
