"""Kulami's position text, and what is said of one that is wrong."""

from __future__ import annotations

import pytest

from games.kulami import EXAMPLE, FINAL, GAPPED, KULAMI, SQUARE, empty
from ludoteca import BadPosition, Table, Text
from ludoteca.kernel.luck import Luck

HOLES = "/".join(["________"] * 8)


def with_row(row: str) -> str:
    """Marbles in the top row of the square."""
    return f"{row}{HOLES[8:]}"


def test_a_position_has_five_fields() -> None:
    table = Table(KULAMI, options={"layout": SQUARE})
    assert KULAMI.write(table.state) == empty(SQUARE) == f"{SQUARE} {HOLES} r - -"

    table.play(0, "place a8")
    assert KULAMI.write(table.state) == f"{SQUARE} {with_row('r_______')} b a8 -"
    table.play(1, "place h8")
    assert KULAMI.write(table.state) == f"{SQUARE} {with_row('r______b')} r h8 a8"


@pytest.mark.parametrize("text", [empty(GAPPED), empty(EXAMPLE), FINAL])
def test_a_position_reads_back(text: str) -> None:
    assert KULAMI.write(KULAMI.read(text)) == text


def test_a_position_is_the_same_whatever_bonus_was_agreed() -> None:
    options = {"layout": SQUARE, "area": "on", "lines": "on"}
    table = Table(KULAMI, options=options)

    assert KULAMI.read(KULAMI.write(table.state)) == table.state
    assert hash(KULAMI.read(KULAMI.write(table.state))) == hash(table.state)


def test_empty_margins_are_trimmed_of_both_fields() -> None:
    layout, marbles, *rest = FINAL.split()
    wide = [".." + field.replace("/", "./..") + "." for field in (layout, marbles)]

    assert KULAMI.read(" ".join([*wide, *rest])) == KULAMI.read(FINAL)


def test_any_number_of_marbles_up_to_28_may_lie_there_and_the_last_be_unknown() -> None:
    table = Table.at(KULAMI, f"{SQUARE} {with_row('rrr__b__')} b - -")

    assert table.state.left == (25, 27)
    assert len(table.legal(1)) == 60


def test_a_player_without_marbles_ends_the_game() -> None:
    full = "/".join(["rrrrrrr_"] * 4 + ["________"] * 4)
    outcome = Table.at(KULAMI, f"{SQUARE} {full} r - -").outcome()

    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("placed", frozenset({0}))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"{SQUARE} {HOLES} r -", Text("position-fields", found=f"{SQUARE} {HOLES} r -"[:60])),
        (f"{SQUARE[1:]} {HOLES} r - -", Text("layout-row", row=2, signs=8, first=7)),
        (
            f"{SQUARE} {HOLES[:-9]} r - -",
            Text("position-rows", rows=8, columns=8, found=HOLES[:60]),
        ),
        (
            f"{SQUARE} {HOLES}_ r - -",
            Text("position-rows", rows=8, columns=8, found=f"{HOLES}_"[:60]),
        ),
        (f"{SQUARE} {with_row('x_______')} r - -", Text("position-sign", found="x")),
        (f"{SQUARE} {with_row('R_______')} r - -", Text("position-sign", found="R")),
        (f"{SQUARE} {with_row('_.______')} r - -", Text("position-gap", row=1, column=2, tile="b")),
        (
            empty(GAPPED).replace(" ....__....", " .r..__...."),
            Text("position-gap", row=1, column=2, tile="."),
        ),
        (
            f"{SQUARE} {'/'.join(['rrrrrrrr'] * 4 + ['________'] * 4)} b - -",
            Text("position-marbles", owner=0, most=28, number=32),
        ),
        (f"{SQUARE} {HOLES} w - -", Text("position-mover", found="w")),
        (f"{SQUARE} {HOLES} rb - -", Text("position-mover", found="rb")),
        (f"{SQUARE} {with_row('r_______')} b i8 -", Text("position-hole", hole="i8")),
        (f"{SQUARE} {with_row('r_______')} b b8 -", Text("position-last", hole="b8", owner=0)),
        (f"{SQUARE} {with_row('r_______')} r a8 -", Text("position-last", hole="a8", owner=1)),
        (f"{SQUARE} {with_row('rb______')} r b8 b8", Text("position-last", hole="b8", owner=0)),
        (f"{SQUARE} {with_row('r_______')} r - a8", Text("position-before", hole="a8")),
    ],
)
def test_a_wrong_position_names_what_is_wrong(text: str, expected: Text) -> None:
    with pytest.raises(BadPosition) as caught:
        KULAMI.read(text)

    assert caught.value.text == expected
    assert caught.value.game == "kulami"


def test_a_played_position_goes_on_as_the_game_does() -> None:
    table, luck = Table(KULAMI, seed=3, options={"layout": "irregular"}), Luck(5)
    while asks := table.asks():
        there = Table.at(KULAMI, KULAMI.write(table.state))
        assert there.legal(asks[0].seat) == table.legal(asks[0].seat)
        assert there.state.left == table.state.left
        which, luck = luck.roll(len(asks[0].moves))
        table.play(asks[0].seat, list(table.legal(asks[0].seat))[which])
