"""What the marbles are worth: tiles by majority, and if agreed the biggest area and the lines."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from operator import itemgetter
from re import finditer

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
    left = {hole for hole, sign in enumerate(marbles) if sign == MARBLES[seat]}
    beside = layout.beside
    for start in sorted(left):
        if start not in left:
            continue
        left.remove(start)
        group = [start]
        for hole in group:
            for other in beside[hole]:
                if other in left:
                    left.remove(other)
                    group.append(other)
        if len(group) > len(largest):
            largest = group
    return tuple(sorted(largest))


def lines(layout: Layout, marbles: str, seat: int) -> tuple[tuple[int, ...], ...]:
    """Every unbroken straight line of at least five of this seat's marbles, whole, diagonal ones too."""
    return tuple(
        run[start:end]
        for run, take in zip(layout.runs, _takers(layout), strict=True)
        for start, end in _lines_of("".join(take(marbles)), MARBLES[seat])
    )


@lru_cache(maxsize=32)
def _takers(layout: Layout) -> tuple[Callable[[str], tuple[str, ...]], ...]:
    """For every run of holes what takes its signs out of the marbles: bots count lines thousands of times."""
    return tuple(itemgetter(*run) for run in layout.runs)


@cache  # at most 3 ** 10 runs
def _lines_of(signs: str, own: str) -> tuple[tuple[int, int], ...]:
    return tuple(found.span() for found in finditer(f"{own}{{{LINE},}}", signs))


def area_sizes(layout: Layout, marbles: str) -> Pair:
    """The size of each seat's largest area."""
    return len(largest_area(layout, marbles, 0)), len(largest_area(layout, marbles, 1))


def line_lengths(layout: Layout, marbles: str) -> Pair:
    """The lengths of each seat's lines together."""
    red = black = 0
    for take in _takers(layout):
        more_red, more_black = _lengths("".join(take(marbles)))
        red, black = red + more_red, black + more_black
    return red, black


@cache
def _lengths(signs: str) -> Pair:
    red, black = (sum(end - start for start, end in _lines_of(signs, own)) for own in MARBLES)
    return red, black


def lead(pair: Pair) -> Pair:
    """By how much each seat is ahead of the other, 0 for who is not: what a bonus pays."""
    return max(0, pair[0] - pair[1]), max(0, pair[1] - pair[0])
