"""Playing, taking back, and the record's text."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import (
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    Luck,
    Table,
    Text,
    UnknownGame,
    load,
    spell,
)
from ludoteca.games.oxono.rules import Move, Place
from ludoteca.kernel.shelf import Option

OXONO: Any = load("oxono")
PEEK: Any = load("peek")

RECORD = """\
game: oxono
edition: 1
seats: 2
seed: 0
totems: fixed
0: move x d5
0: place c5
1: move x d4
1: place d5
"""


def test_a_move_is_spelled_by_its_class_and_fields() -> None:
    assert spell(Move("x", "d4")) == "move x d4"
    assert spell(Place("e5")) == "place e5"


def test_a_record_is_written_as_it_was_read() -> None:
    assert Table.replay(RECORD).record() == RECORD


def test_a_record_may_hold_remarks_and_blank_lines() -> None:
    assert Table.replay("# a remark\n\n" + RECORD.replace("0: move", "0:  move  ")).record() == RECORD


def test_a_record_that_no_longer_replays_opens_at_the_last_legal_move_and_says_so() -> None:
    table = Table.replay(RECORD.replace("1: move x d4", "1: move x a1"))

    assert len(table.steps) == 2
    assert table.note == Text("record-stopped", line=3, move="move x a1", total=4)


def test_a_record_can_start_from_a_position() -> None:
    position = "....../....../..#*../....../....../...... p 8888 x"
    table = Table.at(OXONO, position)
    table.play(0, "place d3")
    again = Table.replay(table.record())

    assert f"position: {position}" in table.record()
    assert again.state == table.state


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", Text("bad-record-empty")),
        ("game: oxono\nedition: 1\nseed: 1\n", Text("bad-record-head", key="seats")),
        ("game: oxono\nedition: 1\nseats: 2\nseed: x\n", Text("bad-record-head", key="seed")),
        (RECORD + "hello\n", Text("bad-record", line=10, found="hello", expected="line")),
        (RECORD + "totems: fixed\n", Text("bad-record", line=10, found="totems: fixed", expected="move")),
    ],
)
def test_a_record_that_cannot_be_read_names_the_line(text: str, expected: Text) -> None:
    with pytest.raises(BadRecord) as caught:
        Table.replay(text)

    assert caught.value.text == expected


@pytest.mark.parametrize(
    ("seats", "seed", "options", "id"),
    [
        (3, 0, {}, "bad-seats"),
        (2, -1, {}, "bad-seed"),
        (2, 1 << 64, {}, "bad-seed"),
        (2, 0, {"totem": "fixed"}, "bad-option"),
        (2, 0, {"totems": "loose"}, "bad-choice"),
    ],
)
def test_what_a_game_does_not_offer_is_refused(
    seats: int, seed: int, options: dict[str, str], id: str
) -> None:
    with pytest.raises(BadOption) as caught:
        Table(OXONO, seats, seed, options)

    assert caught.value.text.id == id


@pytest.mark.parametrize(
    ("choice", "is_allowed"),
    [("base", True), ("ox,boar", True), ("ox", False), ("ox,boar,", False), (7, False), (["ox"], False)],
)
def test_a_record_may_choose_what_the_pattern_of_an_option_says(choice: object, is_allowed: bool) -> None:
    assert Option("cards", ("base",), "base", "[a-z]+,[a-z]+").allows(choice) == is_allowed
    assert Option("cards", ("base",), "base").allows(choice) == (choice == "base")


def test_an_unknown_game_names_the_nearest() -> None:
    with pytest.raises(UnknownGame) as caught:
        load("oxnoo")

    assert str(caught.value.text.args["nearest"]).split(", ")[0] == "oxono"
    assert "oxono" in str(caught.value)


def test_a_game_without_positions_says_so() -> None:
    with pytest.raises(BadPosition) as caught:
        Table.at(PEEK, "x")

    assert caught.value.text == Text("no-positions", game="Peek")


def test_an_illegal_move_changes_nothing_and_names_the_rule() -> None:
    table = Table(OXONO, options={"totems": "fixed"})
    with pytest.raises(IllegalMove) as caught:
        table.play(0, "move x e4")

    assert caught.value.text.id == "why-straight"
    assert table.steps == []
    with pytest.raises(IllegalMove) as caught:
        table.play(1, "move x d4")
    assert caught.value.text == Text("not-asked", seat=0)


def test_playing_the_undone_move_again_keeps_the_rest_to_redo() -> None:
    table = Table.replay(RECORD)
    for _ in range(4):
        table.undo()
    table.play(0, "move x d5")

    assert [table.redo() for _ in range(4)] == [True, True, True, False]
    assert table.record() == RECORD


def test_playing_another_move_ends_what_can_be_redone() -> None:
    table = Table.replay(RECORD)
    table.undo()
    table.undo()
    table.play(1, "move x d6")

    assert not table.redo()


def after_keeping(seed: int = 3) -> Table:
    table = Table(PEEK, 2, seed)
    for seat in (0, 1):
        table.play(seat, next(iter(table.legal(seat))))
    return table


def test_a_secret_choice_may_be_taken_back_until_something_is_revealed() -> None:
    table = Table(PEEK, 2, 3)
    table.play(0, next(iter(table.legal(0))))

    assert table.can_undo()
    table.play(1, next(iter(table.legal(1))))
    assert not table.can_undo()


def test_a_die_that_was_rolled_stays_rolled_but_a_pass_may_be_taken_back() -> None:
    table = after_keeping()
    table.play(0, "roll")
    assert not table.can_undo()

    table = after_keeping()
    table.play(0, "pass")
    assert table.can_undo()


def test_texts_compare_hash_and_show_themselves() -> None:
    text = Text("told-move", totem="x", to="d4")

    assert text == Text("told-move", to="d4", totem="x")
    assert hash(text) == hash(Text("told-move", to="d4", totem="x"))
    assert repr(text) == "Text('told-move', totem='x', to='d4')"
    assert text != Text("told-move", totem="x", to="d4", guide="slide")
    with pytest.raises(AttributeError):
        text.id = "other"


def test_luck_is_left_out_of_what_a_seat_sees() -> None:
    assert PEEK.veil(Table(PEEK, 2, 1).state, 0).luck is None
    assert isinstance(Table(PEEK, 2, 1).state.luck, Luck)
