"""Oxono: move a totem, place a piece of its symbol beside it, make four in a line."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from ludoteca.kernel.game import Ask, Options, Outcome, Seat
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.text import Text

SIZE = 6
SYMBOLS = ("x", "o")
PIECES_OF_EACH = 8
LINE = 4
# The two dotted squares of the board, where the totems start.
C4, D3 = 14, 21


@dataclass(frozen=True, slots=True)
class State:
    """A position between two decisions.

    `squares` has 36 entries, row by row from the top left (index 6 * row + column):
    "" or symbol and seat of the piece there, "x0" ... "o1".
    `totems` holds the squares of X and O, `reserves` each seat's pieces left, X then O.
    `moved` is the symbol of the totem whose piece is still owed, or "".
    `line` holds the squares of every completed line; the game is over with the first.
    """

    squares: tuple[str, ...]
    totems: tuple[int, int]
    reserves: tuple[tuple[int, int], tuple[int, int]]
    mover: Seat = 0
    moved: str = ""
    line: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Move:
    """The totem of this symbol goes to that square."""

    totem: str
    to: str


@dataclass(frozen=True, slots=True)
class Place:
    """The mover's piece of the moved totem's symbol goes on that square."""

    square: str


def setup(seats: int, seed: int, options: Options) -> State:
    """An empty board with the totems on c4 and d3: which stands where is drawn, or O on c4 when fixed."""
    swapped = 0 if options["totems"] == "fixed" else Luck(seed).roll(2)[0]
    return State(
        squares=("",) * (SIZE * SIZE),
        totems=(C4, D3) if swapped else (D3, C4),
        reserves=((PIECES_OF_EACH, PIECES_OF_EACH), (PIECES_OF_EACH, PIECES_OF_EACH)),
    )


def asks(state: State) -> tuple[Ask[Move | Place], ...]:
    """The mover is asked for a totem's move, then for the piece that belongs to it."""
    if is_over(state):
        return ()
    if state.moved:
        prompt = Text("prompt-place", symbol=state.moved)
        return (Ask(state.mover, prompt, tuple(PLACES[square] for square in placements(state))),)
    moves = tuple(
        MOVES[totem][square]
        for totem, left in zip(SYMBOLS, state.reserves[state.mover], strict=True)
        if left
        for square in destinations(state, totem)
    )
    return (Ask(state.mover, Text("prompt-move"), moves),)


def destinations(state: State, totem: str) -> tuple[int, ...]:
    """Where this totem may go: a slide; surrounded, a jump; with no jump either, any free square."""
    start = state.totems[SYMBOLS.index(totem)]
    free = _free(state)
    slides = []
    for ray in RAYS[start]:
        for square in ray:
            if not free[square]:
                break
            slides.append(square)
    if slides:
        return tuple(slides)
    jumps = tuple(next((square for square in ray if free[square]), -1) for ray in RAYS[start])
    return tuple(square for square in jumps if square >= 0) or tuple(
        square for square in range(SIZE * SIZE) if free[square]
    )


def is_surrounded(state: State, square: int) -> bool:
    """Whether no orthogonal neighbour of this square is free."""
    free = _free(state)
    return not any(free[neighbour] for neighbour in NEIGHBOURS[square])


def placements(state: State) -> tuple[int, ...]:
    """Where the owed piece may go: beside the moved totem, or anywhere if that is surrounded."""
    free = _free(state)
    beside = NEIGHBOURS[state.totems[SYMBOLS.index(state.moved)]]
    return tuple(square for square in beside if free[square]) or tuple(
        square for square in range(SIZE * SIZE) if free[square]
    )


def _free(state: State) -> list[bool]:
    free = [not piece for piece in state.squares]
    for square in state.totems:
        free[square] = False
    return free


def prompt(state: State, seat: Seat, taps: tuple[str, ...]) -> Text | None:
    """Once a totem is chosen, the question is where it goes."""
    return Text("prompt-to", symbol=taps[0]) if taps[0] in SYMBOLS else None


def step(state: State, seat: Seat, move: Move | Place) -> State:
    """The position after this decision; a placed piece ends the turn."""
    if isinstance(move, Move):
        x, o = state.totems
        to = index_of(move.to)
        return replace(state, totems=(to, o) if move.totem == "x" else (x, to), moved=move.totem)
    placed = index_of(move.square)
    squares = list(state.squares)
    squares[placed] = f"{state.moved}{seat}"
    x, o = state.reserves[seat]
    left = (x - 1, o) if state.moved == "x" else (x, o - 1)
    return State(
        squares=tuple(squares),
        totems=state.totems,
        reserves=(left, state.reserves[1]) if seat == 0 else (state.reserves[0], left),
        mover=1 - seat,
        line=_lines_through(squares, placed),
    )


def _lines_through(squares: list[str], placed: int) -> tuple[int, ...]:
    """Every square of a line of at least four, in one colour or one symbol, through this one."""
    found: set[int] = set()
    piece = squares[placed]
    for axis in (0, 1):
        for part in (0, 1):
            run = [placed]
            for ray in (RAYS[placed][axis], RAYS[placed][axis + 2]):
                for square in ray:
                    other = squares[square]
                    if not other or other[part] != piece[part]:
                        break
                    run.append(square)
            if len(run) >= LINE:
                found.update(run)
    return tuple(sorted(found))


def all_lines(squares: tuple[str, ...]) -> tuple[int, ...]:
    """Every square on the board that is part of a line of at least four."""
    board = list(squares)
    occupied = (square for square, piece in enumerate(board) if piece)
    return tuple(sorted({part for square in occupied for part in _lines_through(board, square)}))


def is_over(state: State) -> bool:
    """Whether a line is complete or the mover has no piece left: in a whole game, all 32 are placed then."""
    return bool(state.line) or not any(state.reserves[state.mover])


def outcome(state: State) -> Outcome | None:
    """Who made a line, and of what; a draw when all pieces lie without one."""
    if state.line:
        return Outcome(frozenset({1 - state.mover}), _line_kind(state))
    return Outcome(frozenset(), "draw") if is_over(state) else None


def _line_kind(state: State) -> str:
    """Whether the lines are of one colour, of one symbol, or both: a run counts for what it shares."""
    kinds = set()
    for start in state.line:
        for axis in (1, 2):
            run = [state.squares[square] for square in (start, *RAYS[start][axis][: LINE - 1])]
            if len(run) < LINE or not all(run):
                continue
            if len({piece[1] for piece in run}) == 1:
                kinds.add("colour")
            if len({piece[0] for piece in run}) == 1:
                kinds.add("symbol")
    return "both" if len(kinds) == 2 else kinds.pop()


def tell(before: State, seat: Seat, move: Move | Place, after: State, to: Seat | None) -> Text:
    """The log line of one decision; everybody reads the same."""
    if isinstance(move, Move):
        return Text("told-move", symbol=move.totem, to=move.to)
    return Text("told-place", symbol=before.moved, square=move.square)


def census(state: State) -> Counter[str]:
    """All pieces by symbol and seat, on the board and in reserve: 8 of each in a whole game."""
    pieces = Counter(piece for piece in state.squares if piece)
    for seat, reserve in enumerate(state.reserves):
        for symbol, left in zip(SYMBOLS, reserve, strict=True):
            pieces[f"{symbol}{seat}"] += left
    return pieces


def square_name(index: int) -> str:
    """The name of a square: column letter from the left, row number from the bottom."""
    return "abcdef"[index % SIZE] + str(SIZE - index // SIZE)


SQUARES = tuple(square_name(index) for index in range(SIZE * SIZE))
_INDEX = {name: index for index, name in enumerate(SQUARES)}


def index_of(name: str) -> int:
    """The index of a square by its name; KeyError if there is none of that name."""
    return _INDEX[name]


def _rays(index: int) -> tuple[tuple[int, ...], ...]:
    """The squares away from this one: up, right, down, left, nearest first."""
    row, column = divmod(index, SIZE)
    return (
        tuple(SIZE * above + column for above in range(row - 1, -1, -1)),
        tuple(SIZE * row + right for right in range(column + 1, SIZE)),
        tuple(SIZE * below + column for below in range(row + 1, SIZE)),
        tuple(SIZE * row + left for left in range(column - 1, -1, -1)),
    )


RAYS = tuple(_rays(index) for index in range(SIZE * SIZE))
NEIGHBOURS = tuple(tuple(ray[0] for ray in rays if ray) for rays in RAYS)
# Moves are values: made once, so that listing the legal ones makes no objects.
MOVES = {totem: tuple(Move(totem, name) for name in SQUARES) for totem in SYMBOLS}
PLACES = tuple(Place(name) for name in SQUARES)
