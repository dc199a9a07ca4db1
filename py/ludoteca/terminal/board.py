"""A scene as text: what is drawn at a place stands there in a word or two."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from ludoteca.kernel.scene import Node, Scene
from ludoteca.words import Words

Place = tuple[int, int]

_COORDINATE = re.compile(r"([a-z]+)([0-9]+)")


def board(scene: Scene, words: Words, names: Sequence[str] = ()) -> str:
    """Every labelled node with a place, region by region: a grid, or a line where a region is one place.

    Names such as `d4` stand in the margins where they agree with rows and columns, else beside their node.
    """
    regions: dict[str, dict[Place, Node]] = {}
    for node in scene.nodes:
        if node.at and node.label:
            region, row, column = node.at
            regions.setdefault(region, {})[row, column] = node
    parts = [_region(nodes, words, names) for nodes in regions.values()]
    # A grid stands apart, single lines stand together.
    return "".join(f"{part}\n\n" if "\n" in part else f"{part}\n" for part in parts).strip("\n")


def _region(nodes: Mapping[Place, Node], words: Words, names: Sequence[str]) -> str:
    if len(nodes) == 1:
        (node,) = nodes.values()
        return words.say(node.label, names) if node.label else ""
    said = {place: words.short(node.label, names) for place, node in nodes.items() if node.label}
    rows = range(min(row for row, _ in nodes), max(row for row, _ in nodes) + 1)
    columns = range(min(column for _, column in nodes), max(column for _, column in nodes) + 1)
    left = [_shared(nodes, {(row, column) for column in columns}, 2) for row in rows]
    top = [_shared(nodes, {(row, column) for row in rows}, 1) for column in columns]
    if None in left or None in top:
        left, top = [""] * len(rows), [""] * len(columns)
        said = {place: f"{nodes[place].name} {words}".strip() for place, words in said.items()}
    lines = [
        [head or "", *(said.get((row, column), "") for column in columns)]
        for head, row in zip(left, rows, strict=True)
    ]
    return _aligned([["", *(head or "" for head in top)], *lines])


def _shared(nodes: Mapping[Place, Node], places: set[Place], part: int) -> str | None:
    """The letters (part 1) or the digits (part 2) that all coordinates at these places have in common."""
    matches = (_COORDINATE.fullmatch(nodes[place].name) for place in places if place in nodes)
    found = {match.group(part) for match in matches if match}
    return found.pop() if len(found) == 1 else None


def _aligned(lines: Sequence[Sequence[str]]) -> str:
    """Cells under each other, all columns but the margin equally wide; without the lines that are empty."""
    margin = max(len(line[0]) for line in lines)
    width = max(len(cell) for line in lines for cell in line[1:])
    padded = (
        "  ".join([line[0].ljust(margin), *(cell.ljust(width) for cell in line[1:])]).rstrip()
        for line in lines
    )
    return "\n".join(line for line in padded if line)
