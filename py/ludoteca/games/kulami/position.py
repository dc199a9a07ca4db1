"""A Kulami position as one line of text, for links, diagrams and tests."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel.errors import BadOption, BadPosition
from ludoteca.kernel.text import Text

from .layout import GAP, Layout, read_layout
from .rules import EMPTY, MARBLES_OF_EACH, State
from .scoring import MARBLES


def write(state: State) -> str:
    """Five fields: layout, marbles, mover, the last hole, the hole before it.

    The marbles stand in the shape of the layout: `.` no tile, `_` an empty hole, `r` red, `b` black. The
    mover is `r` or `b`, and a hole that is not there `-`. Which bonuses were agreed is not part of it.
    """
    layout = state.layout
    names = ("-" if hole is None else layout.names[hole] for hole in (state.last, state.before))
    return " ".join((layout.text, "/".join(_rows(state)), MARBLES[state.mover], *names))


def _rows(state: State) -> Iterator[str]:
    marbles = iter(state.marbles)
    for row in state.layout.text.split("/"):
        yield "".join(GAP if sign == GAP else next(marbles) for sign in row)


def read(text: str) -> State:
    """The position that `write` would write so; BadPosition names the field, tile or hole that is wrong.

    For puzzles the marbles may be any number of each colour up to 28, and the last holes be left out; those
    that are named hold a marble of the right colour. No bonus is agreed.
    """
    fields = text.split()
    if len(fields) != 5:
        raise _bad(Text("position-fields", found=" ".join(fields)[:60]))
    shape, signs, mover, last, before = fields
    try:
        layout = read_layout(shape)
    except BadOption as error:
        raise BadPosition(error.text, game="kulami") from error
    marbles = _read_marbles(shape, signs)
    if len(mover) != 1 or mover not in MARBLES:
        raise _bad(Text("position-mover", found=mover[:60]))
    seat = MARBLES.index(mover)
    if last == "-" and before != "-":
        raise _bad(Text("position-before", hole=before[:20]))
    return State(
        layout,
        marbles,
        left=(MARBLES_OF_EACH - marbles.count("r"), MARBLES_OF_EACH - marbles.count("b")),
        mover=seat,
        last=_read_hole(layout, marbles, last, 1 - seat),
        before=_read_hole(layout, marbles, before, seat),
    )


def _read_marbles(shape: str, text: str) -> str:
    tiles, rows = shape.split("/"), text.split("/")
    if [len(row) for row in rows] != [len(row) for row in tiles]:
        raise _bad(Text("position-rows", rows=len(tiles), columns=len(tiles[0]), found=text[:60]))
    for sign in text:
        if sign not in f"{GAP}{EMPTY}{MARBLES}/":
            raise _bad(Text("position-sign", found=sign))
    signs = "".join(rows)
    for place, (tile, sign) in enumerate(zip("".join(tiles), signs, strict=True)):
        if (tile == GAP) != (sign == GAP):
            row, column = divmod(place, len(tiles[0]))
            raise _bad(Text("position-gap", row=row + 1, column=column + 1, tile=tile))
    marbles = signs.replace(GAP, "")
    for seat, sign in enumerate(MARBLES):
        if marbles.count(sign) > MARBLES_OF_EACH:
            raise _bad(Text("position-marbles", owner=seat, most=MARBLES_OF_EACH, number=marbles.count(sign)))
    return marbles


def _read_hole(layout: Layout, marbles: str, name: str, seat: int) -> int | None:
    if name == "-":
        return None
    hole = layout.hole(name)
    if hole is None:
        raise _bad(Text("position-hole", hole=name[:20]))
    if marbles[hole] != MARBLES[seat]:
        raise _bad(Text("position-last", hole=name, owner=seat))
    return hole


def _bad(text: Text) -> BadPosition:
    return BadPosition(text, game="kulami")
