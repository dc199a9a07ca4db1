"""Games for the contracts to look at: every one that is found, played at random."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import strategies as st

from ludoteca import About, Luck, Scene, Table, Text, catalog, load
from ludoteca.kernel.draft import Draft
from ludoteca.kernel.frame import asked

GAMES = [pytest.param(about, id=about.slug) for about in catalog()]


def having(*names: str) -> list[object]:
    """The games that have all of these optional functions."""
    return [
        pytest.param(about, id=about.slug)
        for about in catalog()
        if all(hasattr(load(about.slug), name) for name in names)
    ]


def plays(about: About) -> list[Path]:
    """The game's recorded games."""
    return sorted((about.folder / "plays").glob("*.play"))


def set_up(about: About, seed: int) -> Table:
    """A table with seats and options that follow from the seed, so that many seeds see all of them."""
    luck = Luck(seed)
    least, most = about.seats
    more, luck = luck.roll(most - least + 1)
    options = {}
    for option in about.options:
        chosen, luck = luck.roll(len(option.choices))
        options[option.name] = option.choices[chosen]
    return Table(load(about.slug), least + more, seed, options)


def play_on(table: Table, luck: Luck, steps: int | None = None) -> Iterator[Table]:
    """Yield the table before every random step, and once more where it stops."""
    while (asks := table.asks()) and (steps is None or steps > 0):
        yield table
        which, luck = luck.roll(len(asks))
        moves = list(table.legal(asks[which].seat))
        chosen, luck = luck.roll(len(moves))
        table.play(asks[which].seat, moves[chosen])
        steps = None if steps is None else steps - 1
    yield table


def looked_at(about: About, seed: int) -> Iterator[Table]:
    """A random game at a dozen of its states, with other seeds at others: for what is costly to look at."""
    stride = max(1, about.bound // 12)
    for table in play_on(set_up(about, seed), Luck(seed)):
        if len(table.steps) % stride == seed % stride:
            yield table


def finished(about: About, seed: int) -> Table:
    """A whole random game."""
    table = set_up(about, seed)
    for _ in play_on(table, Luck(seed + 1)):
        pass
    return table


@st.composite
def tables(draw: st.DrawFn, about: About) -> Table:
    """A table somewhere in a random game; shrinks to a short one."""
    table = set_up(about, draw(st.integers(0, 9999)))
    for _ in range(draw(st.integers(0, about.bound))):
        asks = table.asks()
        if not asks:
            break
        ask = asks[draw(st.integers(0, len(asks) - 1))]
        table.play(ask.seat, draw(st.sampled_from(list(table.legal(ask.seat)))))
    return table


seeds = st.integers(0, 9999)


def half_made(table: Table, seat: int) -> Iterator[Text]:
    """What the seat is told after every first tap that makes no move yet."""
    ask = next(ask for ask in table.asks() if ask.seat == seat)
    drawn = {node.name for node in table.game.draw(table.state, seat, True).nodes if node.name}
    start = Draft.of(table.legal(seat), drawn)
    for name in start.next():
        draft = start.tap(name)
        assert draft is not None
        if draft.made() is None:
            yield asked(table, ask, draft)


def said_on(scene: Scene) -> Iterator[Text]:
    """Every text of a picture, and what its parts are called."""
    for node in scene.nodes:
        yield from (text for text in (node.label, node.text, node.called) if isinstance(text, Text))
        if node.name and node.at:
            yield region(node.at[0])


def region(name: str) -> Text:
    """What the page calls the part of the board in which keys go from one thing to the next."""
    kind, _, seat = name.rpartition("-")
    return Text(f"region-{kind}", seat=int(seat)) if seat.isdecimal() and kind else Text(f"region-{name}")
