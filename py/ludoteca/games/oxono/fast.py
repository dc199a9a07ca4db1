"""Oxono's rules once more, for search: squares are bits, and lines are looked up instead of walked along.

A position is `(mover, pink, black, exes, x, o, left, moved, made)`: the squares of pink's pieces, of black's,
of all X pieces, of the two totems; what is left in reserve, four bits for each of pink's X and O and black's
X and O, the lowest first; the totem whose piece is owed, as the tag of its moves, or 0; and whether the turn
before has made a line.

A set of squares is an integer. Square (row, column) from the top left is bit 7 * row + column: the seventh
column is never occupied, so that no shift runs over an edge. A move is a placement's square, or a totem's
target with the totem's tag.
"""

from __future__ import annotations

from .rules import LINE, NEIGHBOURS, RAYS, SIZE, SQUARES, SYMBOLS, State
from .weights import WEIGHTS as _NAMED

Position = tuple[int, int, int, int, int, int, int, int, int]

_WIDTH = SIZE + 1
_BITS = tuple(1 << _WIDTH * (index // SIZE) + index % SIZE for index in range(SIZE * SIZE))
_INDEX = {bit: index for index, bit in enumerate(_BITS)}
_BOARD = sum(_BITS)
# The totem of X, of O: as many bits beyond the board.
TAGS = (1 << 48, 1 << 49)
_X, _O = TAGS
_BESIDE = {bit: sum(_BITS[near] for near in NEIGHBOURS[index]) for bit, index in _INDEX.items()}
# By square: up, right, down, left, nearest first.
_RAYS = {bit: tuple(tuple(_BITS[square] for square in ray) for ray in RAYS[_INDEX[bit]]) for bit in _INDEX}

FEATURES = tuple(_NAMED)
WEIGHTS = tuple(_NAMED.values())
_ASKED, *_LINE_WEIGHTS = WEIGHTS


def _slides(totem: int, rays: tuple[tuple[int, ...], ...]) -> tuple[int, dict[int, int]]:
    """The squares on these rays, and where a totem slides by which of them are free."""
    squares = sum(bit for ray in rays for bit in ray)
    table = {}
    free = squares
    while True:
        targets = 0
        for ray in rays:
            for bit in ray:
                if not bit & free:
                    break
                targets |= bit
        table[free] = targets
        if not free:
            return squares, table
        free = free - 1 & squares


_SLIDES = {
    totem: (*_slides(totem, (left, right)), *_slides(totem, (up, down)))
    for totem, (up, right, down, left) in _RAYS.items()
}


def start(state: State) -> Position:
    """The position of this state; its lines only count as made or not."""
    pieces = [sum(_BITS[at] for at, piece in enumerate(state.squares) if sign in piece) for sign in "01x"]
    x, o = (_BITS[square] for square in state.totems)
    left = sum(
        number << 8 * seat + 4 * symbol
        for seat, reserve in enumerate(state.reserves)
        for symbol, number in enumerate(reserve)
    )
    moved = TAGS[SYMBOLS.index(state.moved)] if state.moved else 0
    return (state.mover, *pieces, x, o, left, moved, int(bool(state.line)))  # type: ignore[return-value]


def moves(position: Position) -> list[int]:
    """The targets of both totems, or the squares for the piece that is owed."""
    mover, pink, black, _, x, o, left, moved, made = position
    free = _BOARD ^ (pink | black | x | o)
    if moved:
        return _bits(_BESIDE[x if moved == _X else o] & free or free)
    reserve = left >> 8 * mover & 255
    if made or not reserve:
        return []
    found = []
    if reserve & 15:
        found = [bit | _X for bit in _bits(_targets(x, free))]
    if reserve > 15:
        found += [bit | _O for bit in _bits(_targets(o, free))]
    return found


def _bits(squares: int) -> list[int]:
    found = []
    while squares:
        bit = squares & -squares
        found.append(bit)
        squares ^= bit
    return found


def _targets(totem: int, free: int) -> int:
    """Where a totem may go: a slide; with none a jump; with none any free square."""
    row, rows, column, columns = _SLIDES[totem]
    return rows[free & row] | columns[free & column] or _jumps(totem, free) or free


def _jumps(totem: int, free: int) -> int:
    found = 0
    for ray in _RAYS[totem]:
        found |= next((bit for bit in ray if bit & free), 0)
    return found


def play(position: Position, move: int) -> Position:
    """The position after this decision."""
    mover, pink, black, exes, x, o, left, moved, made = position
    if move & _X:
        return mover, pink, black, exes, move ^ _X, o, left, _X, made
    if move & _O:
        return mover, pink, black, exes, x, move ^ _O, left, _O, made
    if moved == _X:
        exes |= move
    if mover:
        black |= move
        left -= 256 if moved == _X else 4096
    else:
        pink |= move
        left -= 1 if moved == _X else 16
    own = black if mover else pink
    same = exes if moved == _X else (pink | black) ^ exes
    return 1 - mover, pink, black, exes, x, o, left, 0, 1 if _has_line(own) or _has_line(same) else 0


def _has_line(squares: int) -> int:
    """Not 0 if four of these squares stand in a row or column."""
    pairs = squares & squares >> 1
    if pairs & pairs >> 2:
        return 1
    pairs = squares & squares >> _WIDTH
    return pairs & pairs >> 2 * _WIDTH


def spell(position: Position, move: int) -> str:
    """The words of a move."""
    if move & _X:
        return f"move x {SQUARES[_INDEX[move ^ _X]]}"
    if move & _O:
        return f"move o {SQUARES[_INDEX[move ^ _O]]}"
    return f"place {SQUARES[_INDEX[move]]}"


def result(position: Position) -> int | None:
    """Lost for the mover if the other has made a line, drawn if all pieces lie."""
    if position[8]:
        return -1
    return None if position[6] >> 8 * position[0] & 255 else 0


def ways(position: Position) -> int:
    """Placements, or for every target of a totem those that it allows."""
    mover, pink, black, _, x, o, left, moved, _ = position
    free = _BOARD ^ (pink | black | x | o)
    if moved:
        return (_BESIDE[x if moved == _X else o] & free or free).bit_count()
    reserve = left >> 8 * mover & 255
    found = 0
    for totem in (x if reserve & 15 else 0, o if reserve > 15 else 0):
        if totem:
            targets = _targets(totem, free)
            after = free | totem
            while targets:
                target = targets & -targets
                targets ^= target
                found += (_BESIDE[target] & after or after ^ target).bit_count()
    return found


def wins(position: Position) -> bool:
    """Whether the mover can make a line in this turn."""
    mover, pink, black, exes, x, o, left, moved, made = position
    if made:
        return False
    taken = pink | black
    free = _BOARD ^ (taken | x | o)
    own = _completing(black if mover else pink)
    if moved:
        fits = own | _completing(exes if moved == _X else taken ^ exes)
        return bool((_BESIDE[x if moved == _X else o] & free or free) & fits)
    reserve = left >> 8 * mover & 255
    return bool(
        (reserve & 15 and _can_fill(x, free, own | _completing(exes)))
        or (reserve > 15 and _can_fill(o, free, own | _completing(taken ^ exes)))
    )


def passed(position: Position) -> Position | None:
    """As if the mover had nothing to do; None if a piece is owed or the game is over."""
    mover, *rest = position
    return None if position[7] or result(position) is not None else (1 - mover, *rest)  # type: ignore[return-value]


def _can_fill(totem: int, free: int, fits: int) -> bool:
    """Whether this totem can go where its piece may lie on one of these squares."""
    after = free | totem
    fits &= after
    if not fits:
        return False
    row, rows, column, columns = _SLIDES[totem]
    targets = rows[free & row] | columns[free & column]
    if targets:
        # A totem that slides leaves a free square behind itself: the piece must lie beside it.
        while fits:
            square = fits & -fits
            if targets & _BESIDE[square]:
                return True
            fits ^= square
        return False
    return any(
        (_BESIDE[target] & after or after ^ target) & fits for target in _bits(_jumps(totem, free) or free)
    )


def _completing(squares: int) -> int:
    """The squares, free or not, that would make four in a row or column with three of these."""
    before = squares << 1 & squares << 2
    behind = squares >> 1 & squares >> 2
    found = before & (squares << 3 | squares >> 1) | behind & (squares >> 3 | squares << 1)
    before = squares << _WIDTH & squares << 2 * _WIDTH
    behind = squares >> _WIDTH & squares >> 2 * _WIDTH
    return (
        found
        | before & (squares << 3 * _WIDTH | squares >> _WIDTH)
        | behind & (squares >> 3 * _WIDTH | squares << _WIDTH)
    )


def value(position: Position) -> int:
    """What the fours of every line promise."""
    mover, pink, black, exes, *_ = position
    total = _ASKED
    board = pink | black << _BLACK | exes << _EXES
    for line, known in _LINES[mover]:
        part = board & line
        found = known.get(part)
        if found is None:
            found = known[part] = sum(
                number * weight
                for number, weight in zip(_promise(part, line, mover), _LINE_WEIGHTS, strict=True)
            )
        total += found
    return total


def features(position: Position) -> tuple[int, ...]:
    """What `value` weighs: a number for each of FEATURES."""
    mover, pink, black, exes, *_ = position
    board = pink | black << _BLACK | exes << _EXES
    promises = [_promise(board & line, line, mover) for line, _ in _LINES[mover]]
    return (1, *map(sum, zip(*promises, strict=True)))


# Three boards side by side in one integer: pink, black, X.
_BLACK, _EXES = 50, 100
_LINE_BITS = tuple(
    tuple(_BITS[index] for index in line)
    for start in range(SIZE)
    for line in (range(SIZE * start, SIZE * start + SIZE), range(start, SIZE * SIZE, SIZE))
)
# For pink's decisions and for black's: every line of the board, with what is known of its contents.
_LINES: tuple[tuple[tuple[int, dict[int, int]], ...], ...] = tuple(
    tuple((sum(bits) * (1 | 1 << _BLACK | 1 << _EXES), {}) for bits in _LINE_BITS) for _ in range(2)
)


def _promise(board: int, line: int, mover: int) -> tuple[int, ...]:
    """Of the fours in this line: those with one, two, three own pieces (less the other's) and nothing else,
    and those with two or three of one symbol and nothing else."""
    numbers = [0] * len(_LINE_WEIGHTS)
    bits = [bit for bit in _BITS if bit & line]
    for first in range(SIZE - LINE + 1):
        four = sum(bits[first : first + LINE])
        pink, black = (board & four).bit_count(), (board >> _BLACK & four).bit_count()
        exes = (board >> _EXES & four).bit_count()
        pieces = pink + black
        if not 0 < pieces < LINE:
            continue
        if pieces in (pink, black):
            numbers[pieces - 1] += 1 if (black if mover else pink) else -1
        if pieces > 1 and exes in (0, pieces):
            numbers[pieces + 1] += 1
    return tuple(numbers)
