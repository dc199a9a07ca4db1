"""What the marbles are worth: tiles by majority, and if agreed the biggest area and the lines."""

from __future__ import annotations

from .layout import LINE, Layout

# Points of red and of black.
Pair = tuple[int, int]
MARBLES = "rb"


def leader(layout: Layout, marbles: str, tile: int) -> int | None:
    """The seat with more marbles on this tile; None if there are equally many, or none."""
    signs = [marbles[hole] for hole in layout.tiles[tile].holes]
    red, black = signs.count("r"), signs.count("b")
    return None if red == black else int(black > red)


def tile_points(layout: Layout, marbles: str) -> Pair:
    """For each seat the holes of all tiles on which it has more marbles."""
    points = [0, 0]
    for number, tile in enumerate(layout.tiles):
        seat = leader(layout, marbles, number)
        if seat is not None:
            points[seat] += len(tile.holes)
    return points[0], points[1]


def largest_area(layout: Layout, marbles: str, seat: int) -> tuple[int, ...]:
    """The largest group of this seat's marbles that are neighbours: across tiles, not across corners or gaps.

    Of several as large, the one that is read first.
    """
    largest: list[int] = []
    seen: set[int] = set()
    for start, sign in enumerate(marbles):
        if sign != MARBLES[seat] or start in seen:
            continue
        seen.add(start)
        group = [start]
        for hole in group:
            for other in layout.beside[hole]:
                if marbles[other] == sign and other not in seen:
                    seen.add(other)
                    group.append(other)
        if len(group) > len(largest):
            largest = group
    return tuple(sorted(largest))


def lines(layout: Layout, marbles: str, seat: int) -> tuple[tuple[int, ...], ...]:
    """Every unbroken straight line of at least five of this seat's marbles, whole, diagonal ones too."""
    found = []
    for run in layout.runs:
        signs = "".join(marbles[hole] for hole in run)
        start = 0
        for part in signs.replace(MARBLES[1 - seat], "_").split("_"):
            if len(part) >= LINE:
                found.append(run[start : start + len(part)])
            start += len(part) + 1
    return tuple(found)


def area_sizes(layout: Layout, marbles: str) -> Pair:
    """The size of each seat's largest area."""
    return len(largest_area(layout, marbles, 0)), len(largest_area(layout, marbles, 1))


def line_lengths(layout: Layout, marbles: str) -> Pair:
    """The lengths of each seat's lines together."""
    red, black = (sum(map(len, lines(layout, marbles, seat))) for seat in (0, 1))
    return red, black


def lead(pair: Pair) -> Pair:
    """By how much each seat is ahead of the other, 0 for who is not: what a bonus pays."""
    return max(0, pair[0] - pair[1]), max(0, pair[1] - pair[0])
