"""Contract 16: whatever comes from outside either loads or raises one of our errors, and nothing is lost."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from contract.playing import GAMES, finished, having, looked_at, play_on, tables
from ludoteca import About, BadMessage, BadPosition, BadRecord, IllegalMove, Luck, LudotecaError, Table, load
from ludoteca.page import new_desk

rubbish = st.text(max_size=200)


def damaged(text: str) -> st.SearchStrategy[str]:
    """The text with a part of it cut out, doubled or overwritten."""
    cuts = st.tuples(st.integers(0, len(text)), st.integers(0, 12), st.text(max_size=6))
    return cuts.map(lambda cut: text[: cut[0]] + cut[2] + text[cut[0] + cut[1] :])


@given(text=rubbish)
@example("game: oxono\nedition: 1\nseats: 2\nseed: 99999999999999999999\n")
@example("game: oxono\nedition: 1\nseats: 2\nseed: ²\n")
@example("0: move x d4")
@example("game: peek\nedition: 1\nseats: 2\nseed: 1\nposition: x\n")
def test_a_rubbish_record_raises_one_of_our_errors(text: str) -> None:
    with pytest.raises(LudotecaError):
        Table.replay(text)


@pytest.mark.parametrize("about", GAMES)
@given(data=st.data())
def test_a_damaged_record_loads_or_raises_one_of_our_errors(about: About, data: st.DataObject) -> None:
    text = data.draw(damaged(finished(about, data.draw(st.integers(0, 3))).record()))
    try:
        table = Table.replay(text)
    except LudotecaError as error:
        assert str(error)
    else:
        assert Table.replay(table.record()).state == table.state


@pytest.mark.parametrize("about", having("read", "write"))
@given(data=st.data())
def test_a_damaged_position_loads_or_raises_bad_position(about: About, data: st.DataObject) -> None:
    table = data.draw(tables(about))
    game: Any = table.game
    text = data.draw(st.one_of(rubbish, damaged(game.write(table.state))))
    try:
        state = game.read(text)
    except BadPosition as error:
        assert str(error)
    else:
        assert game.read(game.write(state)) == state
        for later in play_on(Table.at(game, text), Luck(0)):
            assert bool(later.asks()) == (later.outcome() is None)
            assert all(ask.moves for ask in later.asks())


@pytest.mark.parametrize("about", GAMES)
@given(data=st.data(), words=rubbish)
def test_a_rubbish_move_is_illegal_and_changes_nothing(about: About, data: st.DataObject, words: str) -> None:
    table = data.draw(tables(about))
    before = table.record()
    for seat in (-1, *range(table.seats), 99):
        with pytest.raises(IllegalMove):
            table.play(seat, words)

    assert table.record() == before


@pytest.mark.parametrize("about", GAMES)
@pytest.mark.parametrize("seed", [1, 5])
def test_a_move_with_a_blank_or_a_word_too_many_is_illegal(about: About, seed: int) -> None:
    for table in looked_at(about, seed):
        for ask in table.asks():
            for words in list(table.legal(ask.seat))[:: max(1, len(ask.moves) // 4)]:
                for text in (f" {words}", words.replace(" ", "  "), f"{words} {words.split()[-1]}"):
                    if text not in table.legal(ask.seat):
                        with pytest.raises(IllegalMove):
                            table.play(ask.seat, text)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
# Of messages about the game, about what is opened, and about what is thought.
KEYS = ["game", "seats", "seed", "options", "humans", "tall", "name", "seat", "move", "ply"]
KEYS += ["record", "link", "level", "lines", "ms"]
# And about what is drawn.
KEYS += ["edits", "mark", "arrow", "theme", "whole", "said"]
DEEDS = ["new", "load", "open", "link", "tap", "play", "undo", "redo", "goto", "view"]
DEEDS += ["think", "analyse", "review", "slice", "stop", "edit", "diagram"]
messages = st.fixed_dictionaries(
    {"do": st.sampled_from(DEEDS)},
    optional={key: JSON for key in KEYS},
)


@given(message=st.one_of(JSON, messages), raw=rubbish)
def test_the_desk_answers_anything_and_keeps_its_game(message: object, raw: str) -> None:
    desk = new_desk()
    desk.handle('{"do":"new","game":"oxono","humans":[0]}')
    desk.handle('{"do":"play","seat":0,"move":"move x b3"}')
    assert desk.table is not None
    before = desk.table.record()
    for text in (raw, json.dumps(message)):
        reply = json.loads(desk.handle(text))
        if "error" in reply:
            assert desk.table.record() == before
        else:
            assert {"frame", "thinking", "move", "progress", "link", "edit", "diagram"} & set(reply)


@pytest.mark.parametrize(
    "text",
    [
        '{"do":"new","game":"oxono","seats":3}',
        '{"do":"new","game":"oxno"}',
        '{"do":"new","game":"oxono","options":{"totems":"upside down"}}',
        '{"do":"new","game":"oxono","options":{"totem":"fixed"}}',
        '{"do":"new","game":"oxono","seed":-1}',
        '{"do":"new","game":"oxono","humans":[2]}',
        '{"do":"open","game":"oxono","link":"p=no such thing"}',
        '{"do":"open","link":"p=no game"}',
        '{"do":"open","game":"oxono","link":"else"}',
        '{"do":"goto","ply":"first"}',
        '{"do":"load","record":"game: oxono"}',
        '{"do":"play","seat":1,"move":"move x d4"}',
        '{"do":"think","record":"","seat":0,"level":3}',
        '{"do":"slice"}',
        "[" * 100_000,
        '{"do":"\\ud800"}',
    ],
)
def test_the_desk_says_what_is_wrong_with(text: str) -> None:
    desk = new_desk()
    desk.handle('{"do":"new","game":"oxono","humans":[0]}')
    reply = json.loads(desk.handle(text))

    assert list(reply) == ["error"]


def test_errors_are_values_that_name_the_part() -> None:
    with pytest.raises(BadRecord) as caught:
        Table.replay("game: oxono\nedition: 1\nseats: two\nseed: 1\n")

    assert caught.value.text.id == "bad-record-head"
    assert caught.value.text.args == {"key": "seats"}
    with pytest.raises(LudotecaError):
        load("oxono!")
    assert issubclass(BadMessage, LudotecaError)
