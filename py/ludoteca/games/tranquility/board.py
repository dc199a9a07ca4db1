"""Tranquility on the table, plainly: the grid, one's hand, everybody's piles. To be drawn properly."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel.game import Seat
from ludoteca.kernel.scene import Node, Scene
from ludoteca.kernel.text import Text
from ludoteca.kit.grid import Grid

from .moves import asked, free_rows
from .state import CELL_NAMES, MONSTER, NOBODY, NOWHERE, SIDE, Card, State, card_name

WIDTH, HEIGHT = 760.0, 960.0
_GRID = Grid(left=80, top=20, pitch=100, cell=92)


def draw(state: State, seat: Seat | None, tall: bool) -> Scene:
    """The table as this seat sees it; a spectator sees no hand."""
    nodes = [*_cells(state), *_rows(state), *_spaces(state), *_players(state)]
    if seat is not None:
        nodes += _hand(state, state.hands[seat])
    return Scene(WIDTH, HEIGHT, tuple(nodes))


def _cells(state: State) -> Iterator[Node]:
    for index, name in enumerate(CELL_NAMES):
        row, column = SIDE - 1 - index // SIDE, index % SIDE
        box, island = _GRID.box(row, column), state.grid[index]
        label = Text("label-island", cell=name, island=island) if island else Text("label-empty", cell=name)
        yield Node("rect", box, f"cell-{name}", name, label, ink="well", round=12, at=("board", row, column))
        if island:
            yield Node("text", box, f"island-{island}", ink="text", text=str(island))


def _rows(state: State) -> Iterator[Node]:
    """The Jagged Rocks, and handles for the rows where they may be steered."""
    rows = free_rows(state) if state.phase == "rocks" else ()
    for row in rows:
        box = (20.0, _GRID.box(SIDE - 1 - row, 0)[1] + 20, 50.0, 50.0)
        label = Text("label-row", row=row + 1)
        yield Node("disc", box, f"row-{row}", str(row + 1), label, ink="panel", at=("rows", SIDE - row, 0))
    if state.rocks != NOWHERE:
        box = (20.0, _GRID.box(SIDE - 1 - state.rocks, 0)[1] + 20, 50.0, 50.0)
        at = ("rocks", 0, 0)
        yield Node("poly", box, "rocks", "", Text("label-rocks", row=state.rocks + 1), ink="night", at=at)


def _spaces(state: State) -> Iterator[Node]:
    if state.starter != NOBODY:
        label = Text("label-started", seat=state.starter)
        yield Node("rect", (20, 630, 120, 50), "space-start", "", label, ink="ochre", at=("spaces", 0, 0))
    if state.blocked:
        text = Text("label-blocked")
        yield Node(
            "text", (160, 630, 580, 30), "blocked", "", text, ink="text", text=text, at=("spaces", 0, 1)
        )


def _hand(state: State, hand: tuple[Card, ...]) -> Iterator[Node]:
    for place, card in enumerate(hand):
        box = (20 + 60.0 * place, 700.0, 54.0, 80.0)
        copy = hand[:place].count(card)
        # Equal cards are one choice; numbers are rows while the rocks are steered; no move names a monster.
        name = card_name(card) if not copy and card != MONSTER and state.phase != "rocks" else ""
        label = Text("card", card=card_name(card))
        id = f"card-{card_name(card)}.{copy}"
        yield Node("rect", box, id, name, label, ink="panel", round=8, lift=1, at=("hand", 0, place))
        yield Node("text", (box[0], 725, 54, 30), f"{id}.name", ink="text", text=label)


def _players(state: State) -> Iterator[Node]:
    for seat, hand in enumerate(state.hands):
        pile, gone = len(state.piles[seat]), len(state.discards[seat])
        text = Text("label-player", seat=seat, hand=len(hand), pile=pile, gone=gone)
        box = (40, 790 + 34.0 * seat, 700, 26)
        yield Node("text", box, f"player-{seat}", "", text, ink="text", text=text, at=("players", seat, 0))
        if not state.ending and asked(state) == seat:
            yield Node("rect", (20, box[1], 10, 26), f"turn-{seat}", ink="accent")
