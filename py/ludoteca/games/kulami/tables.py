"""What Kulami's search looks up: the holes of a layout as bits, and what a marble in one of them changes.

Holes are numbered tile by tile, the largest tiles first, so that a size is the same range of bits in every
layout. Marbles are one integer: a bit for each of red's and, 64 further up, for each of black's. How a tile
stands is a number, and the numbers of all tiles make up the tally. A tile that cannot change hands any more
has the same number however that came about, so that a search takes such positions for one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from .layout import KINDS, LINE, Layout
from .weights import WEIGHTS as _NAMED

FEATURES = tuple(_NAMED)
WEIGHTS = tuple(_NAMED.values())

HOLES = 64
BOARD = (1 << HOLES) - 1
SIXES, FOURS, THREES = (1 << 24) - 1, (1 << 44) - (1 << 24), (1 << 56) - (1 << 44)
SMALL = BOARD ^ SIXES ^ FOURS

# Tiles that can still change hands: size, marbles of who leads, marbles of the other.
_OPEN = tuple(
    (size, more, fewer)
    for size in sorted(height * width for height, width in KINDS)
    for more in range(1, size)
    for fewer in range(more)
    if more - fewer <= size - more - fewer
)
# So many features are counted on tiles and on lines: first as they are, then times lateness.
OF_TILES, OF_LINES = 1 + len(_OPEN), 4
_weights = iter(WEIGHTS)
_TILES, _TILES_LATE, _LINES, _LINES_LATE = (
    tuple(next(_weights) for _ in range(count)) for count in (OF_TILES, OF_TILES, OF_LINES, OF_LINES)
)
# The weights of the largest area, and of what whoever is asked may do.
OTHERS = tuple(_weights)

# Bits of a tile in the tally. No standing has the number 0, so that they also tell which tile it is.
_WIDTH = 5
# So many areas are remembered: a search sees ever more of them.
_MOST_AREAS = 1 << 15

# What a tile or a run of holes adds to a position, or what a marble changes of that: the tally; red's lead in
# points; what the features promise red, as they are and times lateness; the holes that are hot: on whose tile
# red's next marble would gain points and, 64 further up, black's.
Sums = tuple[int, int, int, int, int]


def _change(before: Sums, after: Sums) -> Sums:
    tally, points, promise, late, hot = (new - old for old, new in zip(before, after, strict=True))
    return tally, points, promise, late, hot


class Standing(NamedTuple):
    """How a tile stands, as red sees it.

    `points` are what it pays if the game ends now; it counts by `amount` as a `feature`. `hot` tells whose
    next marble there gains points: 1 red's, 2 black's, 3 either's.
    """

    number: int
    points: int
    feature: int
    amount: int
    hot: int


@cache
def standings(size: int) -> dict[tuple[int, int], Standing]:
    """How a tile of this size stands, by the marbles of red and of black on it."""
    found: dict[tuple[int, int], Standing] = {}
    numbers: dict[tuple[int, ...], int] = {}
    for red in range(size + 1):
        for black in range(size + 1 - red):
            lead, room = red - black, size - red - black
            sign = (lead > 0) - (lead < 0)
            is_settled = not room or abs(lead) > room
            number = numbers.setdefault((sign,) if is_settled else (red, black), len(numbers) + 1)
            feature, amount = 0, sign * size
            if lead and not is_settled:
                feature, amount = 1 + _OPEN.index((size, max(red, black), min(red, black))), sign
            hot = 0 if is_settled else (lead in (0, -1)) + 2 * (lead in (0, 1))
            found[red, black] = Standing(number, sign * size, feature, amount, hot)
    return found


@cache
def _by_number(size: int) -> dict[int, Standing]:
    return {standing.number: standing for standing in standings(size).values()}


class Tile(NamedTuple):
    """A tile: its size, its holes, and how far up it is in the tally."""

    size: int
    holes: int
    place: int

    @property
    def bits(self) -> int:
        """Where the tally tells how it stands."""
        return (1 << _WIDTH) - 1 << self.place

    def standing(self, tally: int) -> Standing:
        """How it stands by this tally."""
        return _by_number(self.size)[(tally & self.bits) >> self.place]

    def sums(self, marbles: int) -> Sums:
        """What it adds with these marbles on the board."""
        red, black = marbles & self.holes, marbles >> HOLES & self.holes
        return self._sums(standings(self.size)[red.bit_count(), black.bit_count()])

    def _sums(self, standing: Standing) -> Sums:
        number, points, feature, amount, hot = standing
        heat = self.holes * (hot & 1) | self.holes * (hot >> 1) << HOLES
        return number << self.place, points, amount * _TILES[feature], amount * _TILES_LATE[feature], heat

    def changes(self, seat: int) -> dict[int, Sums]:
        """What this seat's next marble on it changes, by its bits in the tally."""
        by_marbles = standings(self.size)
        found = {}
        for (red, black), standing in by_marbles.items():
            if red + black < self.size:
                before = self._sums(standing)
                found[before[0]] = _change(before, self._sums(by_marbles[red + 1 - seat, black + seat]))
        return found


class Run(dict[int, Sums]):
    """What lines on a straight row of holes add, by the marbles on it: worked out when first asked."""

    def __init__(self, holes: Iterable[int]) -> None:
        super().__init__()
        bits = [1 << hole for hole in holes]
        self.fives = [sum(bits[first : first + LINE]) for first in range(len(bits) - LINE + 1)]
        self.bits = sum(bits) << HOLES | sum(bits)

    def __missing__(self, marbles: int) -> Sums:
        counts = self.counts(marbles)
        promise, late = (
            sum(count * weight for count, weight in zip(counts, weights, strict=True))
            for weights in (_LINES, _LINES_LATE)
        )
        self[marbles] = sums = 0, counts[0], promise, late, 0
        return sums

    def counts(self, marbles: int) -> list[int]:
        """What red has more of: points, then fives with two, three, four marbles, all of one colour."""
        counts = [0] * OF_LINES
        red, black = marbles & BOARD, marbles >> HOLES
        for own, other, sign in ((red, black, 1), (black, red, -1)):
            was_line = False
            for five in self.fives:
                number = 0 if other & five else (own & five).bit_count()
                is_line = number == LINE
                if is_line:
                    counts[0] += sign if was_line else sign * LINE
                elif number > 1:
                    counts[number - 1] += sign
                was_line = is_line
        return counts


class Crossing(dict[int, Sums]):
    """What one marble changes of a run, by the marbles on it before."""

    def __init__(self, run: Run, marble: int) -> None:
        super().__init__()
        self.run = run
        self.marble = marble

    def __missing__(self, marbles: int) -> Sums:
        self[marbles] = change = _change(self.run[marbles], self.run[marbles | self.marble])
        return change


class Areas(dict[int, int]):
    """How many of a set of holes hang together at most."""

    def __init__(self, beside: dict[int, int]) -> None:
        super().__init__()
        self.beside = beside

    def __missing__(self, holes: int) -> int:
        largest, left = 0, holes
        while left.bit_count() > largest:
            size, edge = 0, left & -left
            while edge:
                bit = edge & -edge
                left ^= bit
                edge = (edge | self.beside[bit]) & left
                size += 1
            largest = max(largest, size)
        if len(self) >= _MOST_AREAS:
            self.clear()
        self[holes] = largest
        return largest


# For one seat and hole: its bit; the others of its row and column, and all others of the board, but none of
# its tile; the tile's bits in the tally; what the seat's marble changes, by these.
Hole = tuple[int, int, int, int, dict[int, Sums]]


class Table:
    """A layout with its bonuses, for looking up. It equals nothing but itself.

    `numbers` are those of the layout's holes in their order, `names` are in the order of the numbers. `holes`
    and `crossings` are by seat and number; a crossing comes with the bits of its run. Without the bonus
    `areas` is None, or there are no `runs`.
    """

    def __init__(self, layout: Layout, area: bool, lines: bool) -> None:
        laid = sorted(layout.tiles, key=lambda tile: -len(tile.holes))
        order = [hole for tile in laid for hole in tile.holes]
        self.numbers = tuple(order.index(hole) for hole in range(HOLES))
        self.names = tuple(layout.names[hole] for hole in order)
        self.tiles = tuple(
            Tile(len(tile.holes), self._bits(tile.holes), place * _WIDTH) for place, tile in enumerate(laid)
        )
        reach = [self._bits(layout.reach[hole]) for hole in order]
        self.holes = tuple(tuple(_holes(self.tiles, reach, seat)) for seat in (0, 1))
        self.has_bonus = area or lines
        beside = {1 << self.numbers[hole]: self._bits(near) for hole, near in enumerate(layout.beside)}
        self.areas = Areas(beside) if area else None
        self.runs = tuple(Run(self.numbers[hole] for hole in run) for run in layout.runs if lines)
        self.crossings = tuple(
            tuple(
                tuple((run.bits, Crossing(run, marble)) for run in self.runs if run.bits & marble)
                for marble in (1 << HOLES * seat + number for number in range(HOLES))
            )
            for seat in (0, 1)
        )

    def _bits(self, holes: Iterable[int]) -> int:
        return sum(1 << self.numbers[hole] for hole in holes)

    def sums(self, marbles: int) -> Sums:
        """What all tiles and runs add with these marbles."""
        parts = [tile.sums(marbles) for tile in self.tiles] + [run[marbles & run.bits] for run in self.runs]
        tally, points, promise, late, hot = map(sum, zip(*parts, strict=True))
        return tally, points, promise, late, hot


def _holes(tiles: Iterable[Tile], reach: list[int], seat: int) -> Iterator[Hole]:
    hole = 0
    for tile in tiles:
        changes = tile.changes(seat)
        for _ in range(tile.size):
            yield 1 << hole, reach[hole] & ~tile.holes, BOARD ^ tile.holes, tile.bits, changes
            hole += 1


# All positions of one game have to share a table; it takes some milliseconds to make.
@lru_cache(maxsize=32)
def table_of(layout: Layout, area: bool, lines: bool) -> Table:
    """The table of a layout for which these bonuses are agreed."""
    return Table(layout, area, lines)
