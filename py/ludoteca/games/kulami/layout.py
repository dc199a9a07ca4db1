"""How the tiles of a game of Kulami lie: a layout text, its faults, and what the rules read off it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.text import Text

# The kinds of tile, shorter side first, and how many of each there are: 17 tiles with 64 holes.
KINDS: Mapping[tuple[int, int], int] = {(2, 3): 4, (2, 2): 5, (1, 3): 4, (1, 2): 4}
# As far as a layout may reach from side to side, in holes.
MOST_EXTENT = 10
# The shortest line that the option `lines` pays for; no shorter run of holes matters to it.
LINE = 5

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
GAP = "."
COLUMNS = "abcdefghij"

Cell = tuple[int, int]


class Tile(NamedTuple):
    """One tile: its letter in the layout text, its top left cell, its size, and its holes by number."""

    letter: str
    row: int
    column: int
    height: int
    width: int
    holes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """A valid layout. Two are equal when their texts are; all else follows from the text.

    Holes are numbered from 0, row by row from the top, and so are `cells` (row and column from the top left
    of the bounding box), `names` and `tile_of` (a place in `tiles`). `reach` are the other holes of a hole's
    row and column, across gaps; `beside` those right above, below, left and right of it. `runs` are all
    straight rows of at least five neighbouring holes, diagonal ones too, each as long as can be.
    """

    text: str
    height: int = field(compare=False, repr=False)
    width: int = field(compare=False, repr=False)
    cells: tuple[Cell, ...] = field(compare=False, repr=False)
    names: tuple[str, ...] = field(compare=False, repr=False)
    tiles: tuple[Tile, ...] = field(compare=False, repr=False)
    tile_of: tuple[int, ...] = field(compare=False, repr=False)
    reach: tuple[tuple[int, ...], ...] = field(compare=False, repr=False)
    beside: tuple[tuple[int, ...], ...] = field(compare=False, repr=False)
    runs: tuple[tuple[int, ...], ...] = field(compare=False, repr=False)

    def hole(self, name: str) -> int | None:
        """The number of the hole with this name; None if there is none."""
        return self.names.index(name) if name in self.names else None


@lru_cache(maxsize=32)
def read_layout(text: str) -> Layout:
    """The layout that is written so, empty margins left away; BadOption names the tile at fault.

    Rows from the top, joined by `/`; a letter is a hole, the same letter for all holes of one tile, and `.`
    is no hole.
    """
    if "/" not in text:
        raise _bad(Text("layout-unknown", found=text[:40]))
    lines = text.split("/")
    for sign in text:
        if sign not in LETTERS and sign not in "./":
            raise _bad(Text("layout-sign", found=sign))
    for number, line in enumerate(lines, 1):
        if len(line) != len(lines[0]):
            raise _bad(Text("layout-row", row=number, signs=len(line), first=len(lines[0])))
    rows = _trimmed(lines)
    places: dict[str, list[Cell]] = {}
    for row, line in enumerate(rows):
        for column, sign in enumerate(line):
            if sign != GAP:
                places.setdefault(sign, []).append((row, column))
    _check_tiles(places)
    _check_whole(places)
    return _measured(rows, places)


def _bad(text: Text) -> BadOption:
    return BadOption(text, game="kulami")


def _trimmed(lines: list[str]) -> list[str]:
    """The rows without empty ones above, below, left and right."""
    full = [row for row, line in enumerate(lines) if line.strip(GAP)]
    if not full:
        return []
    rows = lines[full[0] : full[-1] + 1]
    left = min(len(line) - len(line.lstrip(GAP)) for line in rows if line.strip(GAP))
    right = max(len(line.rstrip(GAP)) for line in rows)
    return [line[left:right] for line in rows]


def _check_tiles(places: Mapping[str, list[Cell]]) -> None:
    """Every tile is a rectangle of a kind there is, and there are as many of each kind as there should be."""
    count: Counter[tuple[int, int]] = Counter()
    for letter, cells in places.items():
        height, width = _size(cells)
        if height * width != len(cells):
            raise _bad(Text("layout-shape", tile=letter))
        kind = (min(height, width), max(height, width))
        if kind not in KINDS:
            raise _bad(Text("layout-size", tile=letter, height=kind[0], width=kind[1]))
        count[kind] += 1
        if count[kind] > KINDS[kind]:
            raise _bad(Text("layout-surplus", tile=letter, most=KINDS[kind], height=kind[0], width=kind[1]))
    for kind, wanted in KINDS.items():
        if count[kind] < wanted:
            raise _bad(
                Text("layout-missing", number=count[kind], least=wanted, height=kind[0], width=kind[1])
            )


def _size(cells: Iterable[Cell]) -> tuple[int, int]:
    rows, columns = zip(*cells, strict=True)
    return max(rows) - min(rows) + 1, max(columns) - min(columns) + 1


def _check_whole(places: Mapping[str, list[Cell]]) -> None:
    """The tiles hang together by their edges and keep within ten rows and ten columns."""
    letters = {cell: letter for letter, cells in places.items() for cell in cells}
    parts: list[set[str]] = []
    for letter in places:
        if not any(letter in part for part in parts):
            parts.append(_joined(letter, places, letters))
    largest = max(parts, key=len)
    for letter in places:
        if letter not in largest:
            raise _bad(Text("layout-apart", tile=letter))
    for letter, cells in places.items():
        row, column = (max(numbers) + 1 for numbers in zip(*cells, strict=True))
        if row > MOST_EXTENT or column > MOST_EXTENT:
            raise _bad(Text("layout-extent", tile=letter, most=MOST_EXTENT))


def _joined(start: str, places: Mapping[str, list[Cell]], letters: Mapping[Cell, str]) -> set[str]:
    """The tiles that are reached from this one across edges."""
    found, edge = {start}, [start]
    while edge:
        for cell in places[edge.pop()]:
            for other in around(cell):
                letter = letters.get(other)
                if letter and letter not in found:
                    found.add(letter)
                    edge.append(letter)
    return found


def around(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The cells right above, right of, below and left of this one."""
    row, column = cell
    return (row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)


def _measured(rows: list[str], places: Mapping[str, list[Cell]]) -> Layout:
    height, width = len(rows), len(rows[0])
    cells = tuple(
        (row, column) for row in range(height) for column in range(width) if rows[row][column] != GAP
    )
    number = {cell: hole for hole, cell in enumerate(cells)}
    tiles = tuple(
        Tile(letter, *own[0], *_size(own), tuple(number[cell] for cell in own))
        for letter, own in places.items()
    )
    return Layout(
        text="/".join(rows),
        height=height,
        width=width,
        cells=cells,
        names=tuple(f"{COLUMNS[column]}{height - row}" for row, column in cells),
        tiles=tiles,
        tile_of=tuple(list(places).index(rows[row][column]) for row, column in cells),
        reach=tuple(
            tuple(
                hole
                for hole, other in enumerate(cells)
                if other != cell and (other[0] == cell[0] or other[1] == cell[1])
            )
            for cell in cells
        ),
        beside=tuple(tuple(number[other] for other in around(cell) if other in number) for cell in cells),
        runs=tuple(_runs(number)),
    )


def _runs(number: Mapping[Cell, int]) -> list[tuple[int, ...]]:
    found = []
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
        for row, column in number:
            if (row - down, column - right) in number:
                continue
            run = []
            while (row, column) in number:
                run.append(number[row, column])
                row, column = row + down, column + right
            if len(run) >= LINE:
                found.append(tuple(run))
    return found
