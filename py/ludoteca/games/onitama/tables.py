"""Onitama's cards and squares as integers: what the fast twin looks up.

- A square is its index, a5 first; a set of squares has a bit for each.
- A side is the set of its pieces and, from bit MASTER on, the square of its master, or GONE.
- A card is its place among all cards, plus 32 times the seat that plays it: Red reads it turned round.
- A hand is 1024 times its seat, 32 times the one card, the other card: the lower one first, without seat.
- A deal is the hand of who decides from bit 16 on, the other's from bit 5 on, the side card without seat.
- A move is which card of the hand (2048 times 0 or 1), whether the master moves (1024), 32 times the square
  that it leaves, the square that it reaches; both squares are 0 where a card is only exchanged.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TypeVar

from ludoteca.kernel.game import Seat

from .cards import CARDS, SIZE, TARGETS
from .rules import TEMPLES

# The side of who decides, the other side, the deal.
Now = tuple[int, int, int]
Position = tuple[Seat, Now, tuple[Now, ...] | None]

NAMES = tuple(CARDS)
BOARD = (1 << SIZE * SIZE) - 1
MASTER = SIZE * SIZE
# No square: all five bits.
GONE = 31
# By seat: the square that its master has to reach.
GOALS = (TEMPLES[1], TEMPLES[0])
# How many sides are remembered by each hand or card: a search meets hundreds, and a phone has little room.
SIDES = 2048

Made = TypeVar("Made")


class Kept(dict[int, Made]):
    """A table that makes its entries as they are asked for, and begins anew when it has grown to `most`."""

    def __init__(self, make: Callable[[int], Made], most: int) -> None:
        super().__init__()
        self.make = make
        self.most = most

    def __missing__(self, key: int) -> Made:
        if len(self) >= self.most:
            self.clear()
        made = self[key] = self.make(key)
        return made


def side_of(squares: tuple[str, ...], pieces: tuple[str, str]) -> int:
    """The side that has these pieces, its master first and its students second."""
    found = sum(1 << square for square, piece in enumerate(squares) if piece in pieces)
    return found | (squares.index(pieces[0]) if pieces[0] in squares else GONE) << MASTER


def deal_of(hands: tuple[Collection[str], Collection[str]], side: str, mover: Seat) -> int:
    """Who holds which card when this seat decides."""
    own, other = (_hand_of(seat, map(NAMES.index, hands[seat])) for seat in (mover, 1 - mover))
    return own << 16 | other << 5 | NAMES.index(side)


def _hand_of(seat: Seat, cards: map[int] | tuple[int, int]) -> int:
    low, high = sorted(cards)
    return seat << 10 | low << 5 | high


def cards_in(hand: int) -> tuple[int, int]:
    """The two cards of a hand, with its seat."""
    return hand >> 5, hand >> 5 & 32 | hand & 31


def _passed(deal: int) -> tuple[int, int]:
    hand, other, side = deal >> 16, deal >> 5 & 2047, deal & 31
    seat, first, second = hand >> 10, hand >> 5 & 31, hand & 31
    return (
        other << 16 | _hand_of(seat, (second, side)) << 5 | first,
        other << 16 | _hand_of(seat, (first, side)) << 5 | second,
    )


# By deal: the deals after its first and after its second card has been used.
PASSED = Kept(_passed, 4096)


def _step(slot: int, is_master: int, start: int, to: int) -> tuple[int, int, int]:
    if start == to:
        return 0, 0, slot
    return 1 << start ^ 1 << to ^ (start ^ to) * is_master << MASTER, 1 << to, slot


# By move: what it changes of its side, by exclusive or; its target as a set; which card of the hand it uses.
STEPS = tuple(
    _step(slot, is_master, start, to)
    for slot in range(2)
    for is_master in range(2)
    for start in range(32)
    for to in range(32)
)


def _reached(card: int) -> tuple[int, ...]:
    ends = TARGETS[NAMES[card & 31]][card >> 5]
    return (*(sum(1 << to for to in some) for some in ends), *(0,) * (32 - len(ends)))


# By card: for every square the set that a piece reaches from there, none for a master that is gone. Turned
# round, it is the set from which a piece gets there: for that, look up the same card of the other seat.
REACHED = Kept(_reached, 64)


def _strikes(hand: int) -> tuple[int, ...]:
    first, second = cards_in(hand)
    return tuple(one | two for one, two in zip(REACHED[first ^ 32], REACHED[second ^ 32], strict=True))


# By hand: for every square the set from which a piece gets there.
STRIKES = Kept(_strikes, 1024)


def _promise(seat: Seat, square: int) -> int:
    """How good it is to stand on a square: forward, and near the middle."""
    row, column = divmod(square, SIZE)
    forward = row if seat else SIZE - 1 - row
    return 2 * forward - abs(row - SIZE // 2) - abs(column - SIZE // 2)


# Moves, the squares that they reach, and the moves once more by which of these hold something to take.
Turn = tuple[tuple[int, ...], int, dict[int, tuple[int, ...]]]


def _turns(hand: int) -> Kept[Turn]:
    seat = hand >> 10
    leaps = [
        [
            (1 << to, slot << 11 | start << 5 | to)
            for slot, card in enumerate(cards_in(hand))
            for to in TARGETS[NAMES[card & 31]][seat][start]
        ]
        for start in range(SIZE * SIZE)
    ]
    rank = {
        move | is_master: _promise(seat, move >> 5 & 31) - _promise(seat, move & 31)
        for some in leaps
        for _, move in some
        for is_master in (0, 1024)
    }

    def turn(side: int) -> Turn:
        master = side >> MASTER
        found, targets = [], 0
        for start, some in enumerate(leaps):
            if side >> start & 1:
                is_master = 1024 if start == master else 0
                for to, move in some:
                    if not side & to:
                        targets |= to
                        found.append(move | is_master)
        found.sort(key=rank.__getitem__)
        return tuple(found) or (0, 2048), targets, {}

    return Kept(turn, SIDES)


# By hand, of which a game has twenty, and by the side that plays it: its moves, those forward first, or
# the two exchanges. The moves in the order that captures ask for are added by whoever plays.
TURNS = Kept(_turns, 64)


def _sweeps(card: int) -> Kept[tuple[int, int, int]]:
    reached = REACHED[card]

    def sweep(side: int) -> tuple[int, int, int]:
        master = side >> MASTER
        students = ways = 0
        for square in range(SIZE * SIZE):
            if side >> square & 1:
                ends = reached[square]
                ways += (ends & ~side).bit_count()
                if square != master:
                    students |= ends
        return students, reached[master], ways

    return Kept(sweep, SIDES)


# By card and by the side that plays it: the squares that its students cover and those that its master covers,
# whatever stands there; and how many moves that makes.
SWEEPS = Kept(_sweeps, 64)
