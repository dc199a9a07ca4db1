"""Kulami: marbles in the row or column of the last one, off the last two tiles; whole tiles count."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from ludoteca.kernel.game import Ask, Options, Outcome, Row, Seat
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.text import Text

from .layout import COLUMNS, MOST_EXTENT, Layout, read_layout
from .scoring import MARBLES, Pair, area_sizes, lead, line_lengths, tile_points
from .tiling import irregular, square

MARBLES_OF_EACH = 28
EMPTY = "_"


@dataclass(frozen=True, slots=True)
class State:
    """A position between two marbles.

    `marbles` has a sign for every hole, in the layout's order: `_` empty, `r` red, `b` black.
    `left` are each seat's marbles still to place, `last` is the hole of the last marble and `before` that of
    the one before it; None where there is none.
    Whether the biggest `area` and the `lines` pay is agreed before the game and changes no move: it is no
    part of the position, so states that differ only in it are equal.
    """

    layout: Layout
    marbles: str
    left: Pair = (MARBLES_OF_EACH, MARBLES_OF_EACH)
    mover: Seat = 0
    last: int | None = None
    before: int | None = None
    area: bool = field(default=False, compare=False)
    lines: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class Place:
    """A marble of the mover's goes into that hole."""

    hole: str


def setup(seats: int, seed: int, options: Options) -> State:
    """An empty board: a random square or irregular layout, or the one that is written out.

    BadOption for a layout text that is wrong, naming the tile at fault.
    """
    kind = options["layout"]
    if kind == "square":
        text = square(Luck(seed))
    elif kind == "irregular":
        text = irregular(Luck(seed))
    else:
        text = kind
    layout = read_layout(text)
    return State(
        layout,
        EMPTY * len(layout.cells),
        area=options["area"] == "on",
        lines=options["lines"] == "on",
    )


def asks(state: State) -> tuple[Ask[Place], ...]:
    """The mover is asked for a hole; nobody is once there is none, or no marble."""
    holes = legal_holes(state)
    if not holes:
        return ()
    names = state.layout.names
    if state.last is None:
        prompt = Text("prompt-first")
    else:
        last = names[state.last]
        prompt = Text("prompt-place", column=last[0], row=int(last[1:]))
    return (Ask(state.mover, prompt, tuple(PLACES[names[hole]] for hole in holes)),)


def legal_holes(state: State) -> tuple[int, ...]:
    """The empty holes in the last marble's row or column, but not on its tile, nor on the one before it.

    Rows and columns go on across marbles, tiles and gaps.
    """
    if not state.left[state.mover]:
        return ()
    marbles = state.marbles
    if state.last is None:
        return tuple(hole for hole, sign in enumerate(marbles) if sign == EMPTY)
    tile_of = state.layout.tile_of
    taboo = tile_of[state.last]
    other = taboo if state.before is None else tile_of[state.before]
    return tuple(
        hole
        for hole in state.layout.reach[state.last]
        if marbles[hole] == EMPTY and tile_of[hole] != taboo and tile_of[hole] != other
    )


def taboo_tiles(state: State) -> tuple[int, ...]:
    """The tiles of the last marble and of the one before it: by hand both are put on the same one, too."""
    holes = (hole for hole in (state.last, state.before) if hole is not None)
    return tuple(dict.fromkeys(state.layout.tile_of[hole] for hole in holes))


def step(state: State, seat: Seat, move: Place) -> State:
    """The position with this marble in its hole; then the other is to move."""
    hole = state.layout.names.index(move.hole)
    red, black = state.left
    return State(
        layout=state.layout,
        marbles=f"{state.marbles[:hole]}{MARBLES[seat]}{state.marbles[hole + 1 :]}",
        left=(red - 1, black) if seat == 0 else (red, black - 1),
        mover=1 - seat,
        last=hole,
        before=state.last,
        area=state.area,
        lines=state.lines,
    )


def is_over(state: State) -> bool:
    """Whether the mover has no marble left, or no hole to put one in."""
    return not legal_holes(state)


def outcome(state: State) -> Outcome | None:
    """Who has more points when the game is over; being stuck is no loss."""
    if not is_over(state):
        return None
    red, black = points = totals(state)
    if red == black:
        return Outcome(frozenset(), "draw", points, _table(state))
    reason = "stuck" if state.left[state.mover] else "placed"
    return Outcome(frozenset({int(black > red)}), reason, points, _table(state))


def totals(state: State) -> Pair:
    """What each seat would have if the game ended now: its tiles, and the bonuses that are agreed."""
    layout, marbles = state.layout, state.marbles
    red, black = tile_points(layout, marbles)
    for agreed, count in ((state.area, area_sizes), (state.lines, line_lengths)):
        if agreed:
            more_red, more_black = lead(count(layout, marbles))
            red, black = red + more_red, black + more_black
    return red, black


def _table(state: State) -> tuple[Row, ...]:
    """Tiles; of each bonus what was counted and what it pays; the total."""
    layout, marbles = state.layout, state.marbles
    rows = [Row(Text("row-tiles"), tile_points(layout, marbles))]
    if state.area:
        sizes = area_sizes(layout, marbles)
        rows += [Row(Text("row-area"), sizes), Row(Text("row-area-bonus"), lead(sizes))]
    if state.lines:
        lengths = line_lengths(layout, marbles)
        rows += [Row(Text("row-lines"), lengths), Row(Text("row-lines-bonus"), lead(lengths))]
    if len(rows) > 1:
        rows.append(Row(Text("row-total"), totals(state)))
    return tuple(rows)


def tell(before: State, seat: Seat, move: Place, after: State, to: Seat | None) -> Text:
    """The log line of one marble; everybody reads the same."""
    return Text("told-place", hole=move.hole)


def census(state: State) -> Counter[str]:
    """All marbles by colour, in holes and still to place: 28 of each."""
    marbles = Counter(sign for sign in state.marbles if sign != EMPTY)
    for sign, left in zip(MARBLES, state.left, strict=True):
        marbles[sign] += left
    return marbles


# Moves are values: made once, so that listing the legal ones makes no objects.
PLACES = {
    name: Place(name)
    for row in range(1, MOST_EXTENT + 1)
    for name in (f"{column}{row}" for column in COLUMNS)
}
