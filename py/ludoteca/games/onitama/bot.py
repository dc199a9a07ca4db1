"""How good an Onitama position looks when nobody has won yet."""

from __future__ import annotations

from ludoteca.kernel.game import Seat

from .cards import SIZE, TARGETS
from .rules import MASTERS, PIECES, TEMPLES, State

# A student more; a square nearer to the middle or to the other temple; one more way to move.
_STUDENT, _STUDENT_STEP, _MASTER_STEP, _WAY = 0.12, 0.01, 0.015, 0.004
# The mover wins at once, unless the look-ahead goes on to see it; the other would, and must be kept from it.
_WINS_NEXT, _THREAT = 0.95, 0.15


def value(state: State, seat: Seat) -> float:
    """From -1 (lost for this seat) to 1 (won): pieces, where they stand, and how freely they move."""
    mover = state.mover
    if _wins_by_one_move(state, mover):
        score = _WINS_NEXT
    else:
        score = _standing(state, mover) - _standing(state, 1 - mover)
        if _wins_by_one_move(state, 1 - mover):
            score -= _THREAT
        score = max(-0.9, min(0.9, score))
    return score if seat == mover else -score


def _wins_by_one_move(state: State, seat: Seat) -> bool:
    """Whether this seat, if it were to move, could take the other master or step onto the other temple."""
    squares, pieces = state.squares, PIECES[seat]
    if MASTERS[1 - seat] not in squares or MASTERS[seat] not in squares:
        return False
    prey, own = squares.index(MASTERS[1 - seat]), squares.index(MASTERS[seat])
    goal = TEMPLES[1 - seat]
    for card in state.hands[seat]:
        if goal in TARGETS[card][seat][own] and squares[goal] not in pieces:
            return True
        # What one seat's card leads away from, the other's leads to: the same offsets, turned round.
        if any(squares[start] in pieces for start in TARGETS[card][1 - seat][prey]):
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
