"""How good an Onitama position looks when nobody has won yet."""

from __future__ import annotations

from ludoteca.kernel.game import Seat

from .cards import SIZE, TARGETS
from .rules import MASTERS, PIECES, TEMPLES, State

# A student more; a square nearer to the middle or to the other temple; one more way to move.
_STUDENT, _STUDENT_STEP, _MASTER_STEP, _WAY = 0.12, 0.01, 0.015, 0.004
# The mover wins at once, unless the look-ahead goes on to see it.
_WINS_NEXT = 0.95


def value(state: State, seat: Seat) -> float:
    """From -1 (lost for this seat) to 1 (won): pieces, where they stand, and how freely they move."""
    mover = state.mover
    if _wins_at_once(state):
        score = _WINS_NEXT
    else:
        score = _standing(state, mover) - _standing(state, 1 - mover)
        score = max(-0.9, min(0.9, score))
    return score if seat == mover else -score


def _wins_at_once(state: State) -> bool:
    """Whether the mover can take the other master or step onto the other temple now."""
    squares, mover = state.squares, state.mover
    if MASTERS[1 - mover] not in squares or MASTERS[mover] not in squares:
        return False
    prey, own = squares.index(MASTERS[1 - mover]), squares.index(MASTERS[mover])
    goal = TEMPLES[1 - mover]
    for card in state.hands[mover]:
        ways = TARGETS[card][mover]
        if goal in ways[own] and squares[goal] not in PIECES[mover]:
            return True
        # What one seat's card leads away from, the other's leads to: the same offsets, turned round.
        if any(squares[start] in PIECES[mover] for start in TARGETS[card][1 - mover][prey]):
            return True
    return False


def _standing(state: State, seat: Seat) -> float:
    """What this seat's pieces are worth where they stand, with the cards it holds."""
    squares, own = state.squares, PIECES[seat]
    first, second = (TARGETS[card][seat] for card in state.hands[seat])
    score, ways = 0.0, 0
    for square, piece in enumerate(squares):
        if piece not in own:
            continue
        ways += len(first[square]) + len(second[square])
        if piece in MASTERS:
            score += _MASTER_STEP * (SIZE - 1 - _away(square, TEMPLES[1 - seat]))
        else:
            score += _STUDENT + _STUDENT_STEP * (2 - _away(square, _MIDDLE))
    return score + _WAY * ways


_MIDDLE = SIZE * SIZE // 2


def _away(square: int, other: int) -> int:
    """Steps of a king between two squares."""
    row, column = divmod(square, SIZE)
    other_row, other_column = divmod(other, SIZE)
    return max(abs(row - other_row), abs(column - other_column))
