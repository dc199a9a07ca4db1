"""Yoxii's rules once more, on integers, for looking ahead; and how good a position looks.

A position is (seat, own, other, totem, owed, tiebreak): who decides; that seat's side and the other's, as
`tables` describes them; the number of the totem's square; 1 if a piece is owed for its move, else 0; and the
place of the tie-break in `TIEBREAKS`. A move is an int: the number of the square that the totem goes to; or,
for a piece, that of its square plus its value times BOARD_BITS.
"""

from __future__ import annotations

from operator import mul, neg

from ludoteca.kernel.game import Seat

from . import weights
from .rules import VALUES, State, seat_of
from .tables import (
    ALL_BOARDS,
    AROUND,
    AROUND_ALL,
    BEST,
    BOARD,
    BOARD_BITS,
    COUNT_BITS,
    KINDS,
    LINES,
    NAMES,
    NUMBERS,
    PLACED,
    PLACINGS_ON,
    RESERVE,
    ROW_BITS,
    SQUARES_OF,
    placings_on,
)

Position = tuple[Seat, int, int, int, int, int]

TIEBREAKS = ("board", "around", "none")
_BOARD_COUNTS, _AROUND_COUNTS, _NOTHING_COUNTS = range(3)


def start(state: State) -> Position:
    """The position of this state of the rules."""
    sides = [0, 0]
    for number, piece in zip(NUMBERS, state.squares, strict=True):
        for board in range(abs(piece)):
            sides[seat_of(piece)] |= 1 << board * BOARD_BITS + number
    for seat, reserve in enumerate(state.reserves):
        for value, left in zip(VALUES, reserve, strict=True):
            sides[seat] |= left << RESERVE + COUNT_BITS * (value - 1)
    mover = state.mover
    return (
        mover,
        sides[mover],
        sides[1 - mover],
        NUMBERS[state.totem],
        int(state.has_moved),
        TIEBREAKS.index(state.tiebreak),
    )


def moves(position: Position) -> tuple[int, ...]:
    """Where the totem has least room comes first, and high pieces before low ones: they decide soonest."""
    _, own, other, totem, owed, _ = position
    free = BOARD & ~(own | other)
    beside = AROUND[totem] & free
    reserve = own >> RESERVE
    if not owed:
        targets = SQUARES_OF[beside] + SQUARES_OF[_landings(own, totem) & free] if reserve else ()
        return tuple(sorted(targets, key=lambda target: (AROUND[target] & free).bit_count()))
    ones, twos, threes, fours = PLACINGS_ON[beside] if beside else placings_on(free ^ 1 << totem)
    found = fours if reserve & _FOURS else ()
    if reserve & _THREES:
        found += threes
    if reserve & _TWOS:
        found += twos
    return found + ones if reserve & _ONES else found


_ONES, _TWOS, _THREES, _FOURS = (((1 << COUNT_BITS) - 1) << COUNT_BITS * place for place in range(4))


def _landings(side: int, totem: int) -> int:
    """The squares behind this side's runs beside the totem, free or not."""
    straight, straight_landings, slanting, slanting_landings = LINES[totem]
    return straight_landings[side & straight] | slanting_landings[side & slanting]


def play(position: Position, move: int) -> Position:
    """The totem moves; or a piece is placed, and the other seat is to move."""
    seat, own, other, totem, owed, tiebreak = position
    if owed:
        return 1 - seat, other, own + PLACED[move], totem, 0, tiebreak
    return seat, own, other, move, 1, tiebreak


def spell(position: Position, move: int) -> str:
    """A move in the words of the record."""
    value, square = divmod(move, BOARD_BITS)
    return f"place {value} {NAMES[square]}" if value else f"move {NAMES[square]}"


def result(position: Position) -> int | None:
    """Who is to move is stuck, or has nothing left to place: the sums around the totem decide."""
    _, own, other, totem, owed, tiebreak = position
    if owed:
        return None
    if own >> RESERVE:
        around = AROUND[totem]
        if (own | other) & around != around or _landings(own, totem) & BOARD & ~(own | other):
            return None
    return _outcome(own, other, totem, tiebreak)


def _outcome(own: int, other: int, totem: int, tiebreak: int) -> int:
    around = AROUND_ALL[totem]
    lead = (own & around).bit_count() - (other & around).bit_count()
    if not lead and tiebreak != _NOTHING_COUNTS:
        counted = BOARD if tiebreak == _BOARD_COUNTS else AROUND[totem]
        lead = (own & counted).bit_count() - (other & counted).bit_count()
    return (lead > 0) - (lead < 0)


def ways(position: Position) -> int:
    """The squares that each of the totem's moves offers, times the values that are left."""
    _, own, other, totem, owed, _ = position
    free = BOARD & ~(own | other)
    beside = AROUND[totem] & free
    targets = (totem,) if owed else SQUARES_OF[beside] + SQUARES_OF[_landings(own, totem) & free]
    anywhere = free.bit_count() - 1
    return KINDS[own >> RESERVE] * sum(
        [(AROUND[target] & free).bit_count() or anywhere for target in targets]
    )


def wins(position: Position) -> bool:
    """Whether a turn shuts the totem in where the own sum is higher, or is the last for want of pieces."""
    _, own, other, totem, owed, tiebreak = position
    free = BOARD & ~(own | other)
    beside = AROUND[totem] & free
    targets = (totem,) if owed else SQUARES_OF[beside] + SQUARES_OF[_landings(own, totem) & free]
    goes_on = other >> RESERVE
    for target in targets:
        gaps = AROUND[target] & free
        if goes_on:
            # The piece fills one gap, or if there is none, one square to which the other would jump.
            if gaps & (gaps - 1):
                continue
            jumps = _landings(other, target) & free
            if jumps and gaps or jumps & (jumps - 1):
                continue
        square = (gaps or free ^ 1 << target).bit_length() - 1
        best = own + PLACED[BEST[own >> RESERVE] * BOARD_BITS + square]
        if _outcome(best, other, target, tiebreak) > 0:
            return True
    return False


FEATURES = tuple(weights.WEIGHTS)
WEIGHTS = tuple(weights.WEIGHTS.values())


def value(position: Position) -> int:
    """The sum of what the features weigh."""
    _, own, other, totem, owed, tiebreak = position
    if owed:
        theirs: int = sum(map(mul, _prospects(other, own, totem, tiebreak)[:_SETTLED], WEIGHTS))
        return -theirs
    return sum(map(mul, _prospects(own, other, totem, tiebreak), WEIGHTS))


# After so many of them stands what a piece that is still to be placed may well change.
_SETTLED = 10


def features(position: Position) -> tuple[int, ...]:
    """A number for each of FEATURES, seen from who decides.

    Before a piece is placed it is the other who moves the totem next: what is good for that seat is bad.
    """
    _, own, other, totem, owed, tiebreak = position
    if owed:
        return (*map(neg, _prospects(other, own, totem, tiebreak)[:_SETTLED]), 0)
    return _prospects(own, other, totem, tiebreak)


def _prospects(own: int, other: int, totem: int, tiebreak: int) -> tuple[int, ...]:
    """The features for the seat that moves the totem next.

    The totem moves every turn, so its square means little. Where it will be stuck is an open question, and
    who can answer it wins: who has roads, runs of pieces free at both ends, and more than one way to go.
    Of the free squares, a dead end has no more than one free square beside it. A hole has none: only a jump
    leads there, and hardly anything out again, so the points around it count.
    """
    mine, theirs = own & BOARD, other & BOARD
    free = BOARD ^ mine ^ theirs
    steps = AROUND[totem] & free
    jumps = _landings(own, totem) & free
    ways_out = (steps | jumps).bit_count()
    best = 0
    if 0 < ways_out <= _FEW:
        best = -_MOST
        for target in SQUARES_OF[steps] + SQUARES_OF[jumps]:
            around = AROUND_ALL[target]
            lead = (own & around).bit_count() - (other & around).bit_count()
            if lead > best:
                best = lead

    # Squares with two or more free ones beside them: in a row of three beside the middle one and in all.
    left, right = free >> 1, free << 1
    sides, both = left | right, left & right
    some, two = sides | free, both | sides & free
    above, below = some << ROW_BITS, some >> ROW_BITS
    open_ = both | two << ROW_BITS | two >> ROW_BITS | above & (sides | below) | below & sides
    dead_ends = free & ~open_
    holes = dead_ends & ~(above | below | sides)
    near_holes = 0
    if holes:
        wide = holes | holes << 1 | holes >> 1
        near_holes = ((wide | wide << ROW_BITS | wide >> ROW_BITS) & BOARD) * ALL_BOARDS
    live = (open_ & BOARD) * ALL_BOARDS

    stage = (mine | theirs).bit_count() // 4
    roads = _roads(mine, theirs, free)
    more = mine.bit_count() - theirs.bit_count()
    return (
        1,
        roads,
        roads * stage,
        best,
        (own & near_holes).bit_count() - (other & near_holes).bit_count(),
        ((own & live).bit_count() - (other & live).bit_count()) * stage,
        BEST[own >> RESERVE] - BEST[other >> RESERVE],
        0 if tiebreak != _BOARD_COUNTS else (more > 0) - (more < 0),
        ways_out if ways_out < _FEW else _FEW,
        (steps & dead_ends).bit_count(),
        ways_out <= 1,
    )


# With more ways to go than these nobody is pressed.
_FEW = 4
# More points than there ever are around a square.
_MOST = 99

# Both seats' boards in one int, so far apart that nothing is shifted from one into the other.
_APART = BOARD_BITS + ROW_BITS + 1
_BOTH = 1 | 1 << _APART
_THEIRS = BOARD << _APART
# One of each two opposite directions: to the right, and down to the left, straight, to the right.
_DIRECTIONS = (1, ROW_BITS - 1, ROW_BITS, ROW_BITS + 1)


def _roads(mine: int, theirs: int, free: int) -> int:
    """How many more runs of pieces with a free square at both ends there are of mine than of theirs."""
    pieces = mine | theirs << _APART
    gaps = free * _BOTH
    lead = -_THEIRS.bit_count() * len(_DIRECTIONS)
    for shift in _DIRECTIONS:
        ends = beyond = ((gaps << shift) & pieces) << shift
        while run := beyond & pieces:
            beyond = run << shift
            ends |= beyond
        # Those of theirs are taken off all that there could be.
        lead += (ends & gaps ^ _THEIRS).bit_count()
    return lead
