"""How good an Oxono position looks when no line can be seen yet."""

from __future__ import annotations

from functools import cache

from ludoteca.kernel.game import Seat

from .rules import LINE, SIZE, State

# What four squares in a row are worth by the pieces on them, when the others are free: four count elsewhere.
_OWN = (0.0, 0.01, 0.04, 0.12)
_SHARED = (0.0, 0.0, 0.01, 0.04)


def value(state: State, seat: Seat) -> float:
    """From -1 (lost for this seat) to 1 (won): whose colours could still fill four in a row, and how nearly.

    Four of a symbol serve whoever places next, so half-made ones count a little for the mover.
    """
    squares = state.squares
    pink = symbol = 0.0
    for start in range(SIZE):
        for line in (squares[SIZE * start : SIZE * start + SIZE], squares[start::SIZE]):
            colours, symbols = _promise(line)
            pink += colours
            symbol += symbols
    mine = pink if seat == 0 else -pink
    tempo = symbol if seat == state.mover else -symbol
    return max(-1.0, min(1.0, mine + tempo))


@cache  # at most 5 ** 6 lines
def _promise(line: tuple[str, ...]) -> tuple[float, float]:
    """What one row or column promises: by colour, to pink rather than black; by symbol, to the mover."""
    colours = symbols = 0.0
    for start in range(SIZE - LINE + 1):
        pieces = [piece for piece in line[start : start + LINE] if piece]
        if not pieces or len(pieces) == LINE:
            continue
        if len({piece[1] for piece in pieces}) == 1:
            colours += _OWN[len(pieces)] if pieces[0][1] == "0" else -_OWN[len(pieces)]
        if len({piece[0] for piece in pieces}) == 1:
            symbols += _SHARED[len(pieces)]
    return colours, symbols
