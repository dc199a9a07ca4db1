"""Onitama: move a piece as one of your two cards says, and pass the card on."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.game import Ask, Options, Outcome, Seat
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.text import Text

from .cards import CARDS, DECKS, SIZE, SQUARES, TARGETS, index_of

# Pieces are M and S, Blue's master and students, and m and s, Red's.
MASTERS = ("M", "m")
PIECES = (("M", "S"), ("m", "s"))
STUDENTS = 4
# Where the masters start: c1 and c5.
TEMPLES = (22, 2)
# The occurrence of a position that ends the game.
LAST_OCCURRENCE = 3

Hand = tuple[str, str]
# What makes two positions the same: pieces, hands and side card, mover.
Key = tuple[tuple[str, ...], frozenset[str], frozenset[str], Seat]


@dataclass(frozen=True, slots=True)
class State:
    """A position before a move.

    `squares` has 25 entries, row by row from a5 (index 5 * row + column): "" or the piece there.
    `hands` are Blue's and Red's two cards, `side` is the card that the mover gets for the one they use.
    `seen` holds the positions since the last capture, this one last, for none of them can come back after it;
    None where repetition does not end the game. The past is no part of a position: it does not compare.
    """

    squares: tuple[str, ...]
    hands: tuple[Hand, Hand]
    side: str
    mover: Seat
    seen: tuple[Key, ...] | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Move:
    """With this card the piece on the first square goes to the second."""

    card: str
    start: str
    to: str


@dataclass(frozen=True, slots=True)
class Swap:
    """No piece can move: this card is exchanged all the same."""

    card: str


def setup(seats: int, seed: int, options: Options) -> State:
    """Both rows of pieces, five cards dealt or named; the stamp of the side card says who begins.

    BadOption for named cards that are not five different ones.
    """
    first, second, third, fourth, side = _five(options["cards"], seed)
    row = ("S", "S", "M", "S", "S")
    between = ("",) * (SIZE * (SIZE - 2))
    return at(
        (*(piece.lower() for piece in row), *between, *row),
        ((first, second), (third, fourth)),
        side,
        CARDS[side].stamp,
        is_repetition_counted=options["repetition"] == "draw",
    )


def _five(choice: str, seed: int) -> tuple[str, ...]:
    if choice in DECKS:
        return Luck(seed).shuffle(DECKS[choice])[0][:5]
    named = tuple(choice.split(","))
    if len(named) != 5 or len(set(named)) != 5 or not set(named) <= CARDS.keys():
        raise BadOption(Text("option-cards-wrong", found=choice[:60]), game="onitama")
    return named


def at(
    squares: tuple[str, ...],
    hands: tuple[Hand, Hand],
    side: str,
    mover: Seat,
    *,
    is_repetition_counted: bool = True,
) -> State:
    """The state of a position without a past: it occurs for the first time."""
    seen = (_key(squares, hands, mover),) if is_repetition_counted else None
    return State(squares, hands, side, mover, seen)


def _key(squares: tuple[str, ...], hands: tuple[Hand, Hand], mover: Seat) -> Key:
    # Both hands leave but one card for the side.
    return squares, frozenset(hands[0]), frozenset(hands[1]), mover


def asks(state: State) -> tuple[Ask[Move | Swap], ...]:
    """The mover is asked for a card with a piece and its target; if there is none, for a card to exchange."""
    if ended(state):
        return ()
    moves = movements(state)
    if moves:
        return (Ask(state.mover, Text("prompt-card"), moves),)
    return (Ask(state.mover, Text("prompt-swap"), tuple(SWAPS[card] for card in state.hands[state.mover])),)


def movements(state: State) -> tuple[Move, ...]:
    """Every move of a piece: with either card a leap to any square of it that holds no own piece."""
    squares, seat = state.squares, state.mover
    own = PIECES[seat]
    starts = [start for start, piece in enumerate(squares) if piece in own]
    return tuple(
        move
        for card in state.hands[seat]
        for start in starts
        for to, move in WAYS[card][seat][start]
        if squares[to] not in own
    )


def prompt(state: State, seat: Seat, taps: tuple[str, ...]) -> Text | None:
    """Once a card is chosen the question is with which piece, then where it goes."""
    return Text("prompt-piece", card=taps[0]) if len(taps) == 1 else Text("prompt-to", square=taps[1])


def step(state: State, seat: Seat, move: Move | Swap) -> State:
    """The position after this move, the used card beside the board and the side card in its place."""
    squares = state.squares
    is_capture = False
    if isinstance(move, Move):
        start, to = index_of(move.start), index_of(move.to)
        is_capture = bool(squares[to])
        placed = list(squares)
        placed[to], placed[start] = placed[start], ""
        squares = tuple(placed)
    first, second = state.hands[seat]
    hand = (state.side, second) if move.card == first else (first, state.side)
    hands = (hand, state.hands[1]) if seat == 0 else (state.hands[0], hand)
    seen = state.seen
    if seen is not None:
        now = _key(squares, hands, 1 - seat)
        seen = (now,) if is_capture else (*seen, now)
    return State(squares, hands, move.card, 1 - seat, seen)


def ended(state: State) -> str:
    """The reason for which the game is over, or "" while it goes on."""
    squares = state.squares
    if "M" not in squares or "m" not in squares:
        return "stone"
    if squares[TEMPLES[1]] == "M" or squares[TEMPLES[0]] == "m":
        return "stream"
    seen = state.seen
    return "repetition" if seen and seen.count(seen[-1]) >= LAST_OCCURRENCE else ""


def outcome(state: State) -> Outcome | None:
    """Who took the other master or reached the other temple with their own; a draw by repetition."""
    reason = ended(state)
    if not reason:
        return None
    if reason == "repetition":
        return Outcome(frozenset(), reason)
    return Outcome(frozenset({winner(state)}), reason)


def winner(state: State) -> Seat:
    """The seat that has won a game over by stone or by stream."""
    if "M" not in state.squares:
        return 1
    if "m" not in state.squares:
        return 0
    return 0 if state.squares[TEMPLES[1]] == "M" else 1


def tell(before: State, seat: Seat, move: Move | Swap, after: State, to: Seat | None) -> Text:
    """The log line of one move; everybody reads the same."""
    if isinstance(move, Swap):
        return Text("told-swap", card=move.card)
    taken = before.squares[index_of(move.to)]
    if not taken:
        return Text("told-move", card=move.card, start=move.start, to=move.to)
    kind = "master" if taken in MASTERS else "student"
    return Text("told-take", card=move.card, start=move.start, to=move.to, kind=kind)


def census(state: State) -> Counter[str]:
    """The five cards of this game: they change hands, and none ever comes or goes."""
    return Counter((*state.hands[0], *state.hands[1], state.side))


# Moves are values: made once, so that listing the legal ones makes no objects.
# Those of a piece by card, seat and square, each with the index of the square it leads to.
SWAPS = {card: Swap(card) for card in CARDS}
WAYS = {
    card: tuple(
        tuple(
            tuple((to, Move(card, SQUARES[start], SQUARES[to])) for to in ends)
            for start, ends in enumerate(by_start)
        )
        for by_start in by_seat
    )
    for card, by_seat in TARGETS.items()
}
