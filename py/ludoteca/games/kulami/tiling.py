"""Laying the tiles at random: a closed square, or one tile beside the other as they come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from ludoteca.kernel.luck import Luck

from .layout import GAP, KINDS, LETTERS, MOST_EXTENT, Cell, around

SIDE = 8
# Height and width of a tile as it is turned.
Size = tuple[int, int]
TILES: tuple[Size, ...] = tuple(kind for kind, count in KINDS.items() for _ in range(count))

# A tiling that has not come together after so many tries begins anew: most need less than a hundred.
_PATIENCE = 3000


# A record is replayed from its seed again and again while the computer thinks.
@lru_cache(maxsize=8)
def square(luck: Luck) -> str:
    """The text of a layout of all 17 tiles that fills a square of 8 by 8 holes.

    Guaranteed: the layout is valid; the same luck makes the same one; and every way to fill the square can
    come up, because the first empty cell is offered whatever tiles are left, either way round, in an order
    drawn by lot, and each of them may come first. They are not equally likely.
    """
    while True:
        cells: dict[Cell, int] = {}
        number, luck = luck.roll(1 << 62)
        if _fill(cells, list(TILES), 0, Luck(number), [_PATIENCE]):
            return written(cells)


def _fill(cells: dict[Cell, int], left: list[Size], tile: int, luck: Luck, patience: list[int]) -> bool:
    """Fill the rest of the square with these tiles; False, with the cells as they were, if it fails."""
    if not left:
        return True
    patience[0] -= 1
    if patience[0] < 0:
        return False
    first = next((row, column) for row in range(SIDE) for column in range(SIDE) if (row, column) not in cells)
    # One entry for each tile, so that what is plentiful comes early and the rest stays possible.
    offered, luck = luck.shuffle(turned for kind in left for turned in dict.fromkeys((kind, kind[::-1])))
    for height, width in dict.fromkeys(offered):
        spot = _spot(first, (height, width))
        if any(cell in cells or max(cell) >= SIDE for cell in spot):
            continue
        kind = (min(height, width), max(height, width))
        left.remove(kind)
        cells.update(dict.fromkeys(spot, tile))
        if _fill(cells, left, tile + 1, luck, patience):
            return True
        left.append(kind)
        for cell in spot:
            del cells[cell]
    return False


@lru_cache(maxsize=8)
def irregular(luck: Luck) -> str:
    """The text of a layout of all 17 tiles, edge to edge, in whatever outline comes about.

    Guaranteed: the layout is valid (all tiles joined by edges, at most ten holes from side to side either
    way); the same luck makes the same one; and every valid layout can come up, with gaps inside it or
    without. The tiles come in an order drawn by lot, and each is laid on any place where it shares an edge
    with those before it and the whole stays within ten by ten. Any valid layout can be laid in such an order
    (take its tiles as they are reached from one of them across edges: every part of it is narrower than the
    whole), and no place has a weight of 0. They are not equally likely: a place counts by the third power of
    the edges shared there, so that most layouts are compact, as on a table. One seed is one layout, so
    of all layouts no more are ever seen than there are seeds.
    """
    while True:
        cells: dict[Cell, int] = {}
        order, luck = luck.shuffle(TILES)
        for tile, kind in enumerate(order):
            spots = places(cells, kind)
            if not spots:
                break  # No room is left within ten by ten: all is taken up again.
            drawn, luck = luck.roll(sum(spots.values()))
            for spot, weight in spots.items():
                drawn -= weight
                if drawn < 0:
                    cells.update(dict.fromkeys(spot, tile))
                    break
        else:
            return written(cells)


def places(cells: Mapping[Cell, int], kind: Size) -> dict[tuple[Cell, ...], int]:
    """Where a tile of this kind may be laid beside these cells, with how much each place counts.

    Beside nothing there is one place for each way to turn it.
    """
    rows, columns = [row for row, _ in cells] or [0], [column for _, column in cells] or [0]
    # How many edges an empty cell would share.
    edges = Counter(other for cell in cells for other in around(cell))
    found: dict[tuple[Cell, ...], int] = {}
    for height, width in dict.fromkeys((kind, kind[::-1])):
        if not cells:
            found[_spot((0, 0), (height, width))] = 1
            continue
        for row in range(max(rows) + 1 - MOST_EXTENT, min(rows) + MOST_EXTENT + 1 - height):
            for column in range(max(columns) + 1 - MOST_EXTENT, min(columns) + MOST_EXTENT + 1 - width):
                spot = _spot((row, column), (height, width))
                shared = sum(edges.get(cell, 0) for cell in spot)
                if shared and not any(cell in cells for cell in spot):
                    found[spot] = shared**3
    return found


def _spot(first: Cell, size: Size) -> tuple[Cell, ...]:
    """The cells of a tile with its top left one here."""
    return tuple((first[0] + down, first[1] + right) for down in range(size[0]) for right in range(size[1]))


def written(cells: Mapping[Cell, int]) -> str:
    """The layout text of these cells and their tiles, lettered in the order they are read."""
    rows, columns = sorted(row for row, _ in cells), sorted(column for _, column in cells)
    letters: dict[int, str] = {}
    lines = []
    for row in range(rows[0], rows[-1] + 1):
        signs = []
        for column in range(columns[0], columns[-1] + 1):
            tile = cells.get((row, column))
            signs.append(GAP if tile is None else letters.setdefault(tile, LETTERS[len(letters)]))
        lines.append("".join(signs))
    return "/".join(lines)
