"""What lies on the table of Tranquility: cards, the grid, and the state between two decisions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from ludoteca.kernel.game import Seat
from ludoteca.kernel.luck import Luck

SIDE = 6
CELLS = SIDE * SIDE
HAND = 5
ISLANDS = 80
FINISHES = 5

# An Island is its number; the other cards come after them, so that hands sort well. 0 is the back of a card,
# and an empty cell.
Card = int
HIDDEN, FINISH, START, MONSTER = 0, 81, 82, 83
NOBODY: Seat = -1
NOWHERE = -1

Phase = Literal["turn", "pay", "give", "rocks", "stay"]


class Clue(NamedTuple):
    """What was shown of the Sea Monsters in some hands: together they hold from `least` to `most`.

    Only `witness` has seen it, or all have, if that is NOBODY in particular.
    """

    witness: Seat
    seats: tuple[Seat, ...]
    least: int
    most: int


class State(NamedTuple):
    """A game between two decisions; a tuple, because a bot changes it far more often than it looks at it.

    `grid` has 36 cells in the order of the journey: 6 * row + column from the bottom left.
    `piles` have their next card first; `discards` are each seat's own, the latest last.
    `removed` left the game unseen before it began, `sunk` with a Sea Monster each; `monsters` joined it.
    `mover` has the turn. `owed` cards are still to be discarded: in phase "pay" for the action, "stay" for
    the rocks, both by the mover, "give" for the Start card by `giver`; in "rocks" the mover steers the rocks.
    `starter` is whose card lies on the Start space. `rocks` is the row of the Jagged Rocks; they are moved
    by the players if `manual`, else by `luck`.

    The rest is what the table has shown of hidden cards. `start_within`: the seat's Start is among the last
    so many of its cards as dealt; `loose`: that many of its last discards could be it. `blocked`: all are
    ready to finish, but a Sea Monster in some hand forbids it. `may_stop`: the giver, who alone knows, may be
    done. `clues`: see there. `ending`: the reason why the game is over, or "".
    """

    grid: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    piles: tuple[tuple[Card, ...], ...]
    discards: tuple[tuple[Card, ...], ...]
    removed: tuple[Card, ...]
    mover: Seat
    monsters: int
    start_within: tuple[int, ...]
    loose: tuple[int, ...]
    phase: Phase = "turn"
    owed: int = 0
    giver: Seat = NOBODY
    starter: Seat = NOBODY
    sunk: tuple[Card, ...] = ()
    rocks: int = NOWHERE
    manual: bool = False
    luck: Luck | None = None
    blocked: bool = False
    may_stop: bool = False
    clues: tuple[Clue, ...] = ()
    ending: str = ""


def is_island(card: Card) -> bool:
    """Whether this card is an Island, and not one of the others or a back."""
    return 1 <= card <= ISLANDS


def card_name(card: Card) -> str:
    """The word of a card in moves."""
    return _WORDS.get(card, str(card))


_WORDS = {HIDDEN: "?", FINISH: "finish", START: "start", MONSTER: "monster"}
CARDS = {card_name(card): card for card in range(1, MONSTER + 1)}


def cell_name(index: int) -> str:
    """The name of a cell: column letter from the left, row number from the bottom."""
    return "abcdef"[index % SIDE] + str(index // SIDE + 1)


CELL_NAMES = tuple(cell_name(index) for index in range(CELLS))
INDEX = {name: index for index, name in enumerate(CELL_NAMES)}


def row_cells(row: int) -> range:
    """The cells of a row, which is counted from 0 at the bottom."""
    return range(SIDE * row, SIDE * row + SIDE)


def has_room(grid: tuple[Card, ...], row: int) -> bool:
    """Whether some cell of this row is empty."""
    return 0 in grid[SIDE * row : SIDE * row + SIDE]


def discardable(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of a hand that may be discarded: all but Sea Monsters."""
    return tuple(card for card in hand if card != MONSTER) if MONSTER in hand else hand


def replaced(
    rows: tuple[tuple[Card, ...], ...], seat: Seat, row: Iterable[Card]
) -> tuple[tuple[Card, ...], ...]:
    """Everybody's cards, with this seat's exchanged for others."""
    return (*rows[:seat], tuple(row), *rows[seat + 1 :])


def without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The hand less one such card."""
    at = hand.index(card)
    return (*hand[:at], *hand[at + 1 :])


def givers_after(state: State) -> tuple[Seat, ...]:
    """The seats that are asked for their share of the Start after the giver: clockwise, up to the mover."""
    seats = len(state.hands)
    done = (state.giver - state.mover) % seats
    return tuple((state.mover + way) % seats for way in range(done + 1, seats))
