"""Positions built by hand: what each game's editor does with its things, beyond what holds for all."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.kernel.editing import edited


def built(slug: str, position: str, *edits: str) -> str:
    """The text of a position after these edits."""
    game = ludoteca.load(slug)
    return edited(game, game.read(position), edits).text  # type: ignore[attr-defined]


OXONO = "....../....../..#x../...*../....../...... p 7888 -"


@pytest.mark.parametrize(
    ("edit", "after"),
    [
        # A piece that is replaced goes back to its reserve.
        ("put o1 d4", "....../....../..#O../...*../....../...... p 8887 -"),
        ("put empty d4", "....../....../..#.../...*../....../...... p 8888 -"),
        # So does one that a totem is put on; totems that meet change places.
        ("put x d4", "....../....../..#*../....../....../...... p 8888 -"),
        ("put x c4", "....../....../..*x../...#../....../...... p 7888 -"),
        # A totem is moved, never taken away or covered.
        ("put empty c4", OXONO),
        ("put x0 c4", OXONO),
        ("put x0 z9", OXONO),
        ("choose reserve-x0 3", "....../....../..#x../...*../....../...... p 3888 -"),
        ("choose moved o", "....../....../..#x../...*../....../...... p 7888 o"),
    ],
)
def test_in_oxono(edit: str, after: str) -> None:
    assert built("oxono", OXONO, edit) == after


def test_no_reserve_of_oxono_is_less_than_none_or_more_than_all() -> None:
    squares = [f"{column}{row}" for column in "abcdef" for row in (1, 2)]
    assert built("oxono", OXONO, *(f"put x0 {square}" for square in squares)).split()[2] == "0888"
    cleared = [f"put empty {square}" for square in squares]
    # One lies on d4 as before.
    assert built("oxono", OXONO, *(f"put x0 {square}" for square in squares), *cleared) == OXONO


ONITAMA = "s1m1s/5/5/5/S1M1S b ox,boar horse,elephant crab"


@pytest.mark.parametrize(
    ("edit", "after"),
    [
        # A master that is put somewhere has left where it was.
        ("put blue-master c3", "s1m1s/5/2M2/5/S3S b ox,boar horse,elephant crab"),
        ("put red-student b4", "s1m1s/1s3/5/5/S1M1S b ox,boar horse,elephant crab"),
        # A card that is elsewhere is exchanged; another one takes the place.
        ("choose side ox", "s1m1s/5/5/5/S1M1S b crab,boar horse,elephant ox"),
        ("choose red-2 tiger", "s1m1s/5/5/5/S1M1S b ox,boar horse,tiger crab"),
        ("choose mover 1", "s1m1s/5/5/5/S1M1S r ox,boar horse,elephant crab"),
    ],
)
def test_in_onitama(edit: str, after: str) -> None:
    assert built("onitama", ONITAMA, edit) == after


YOXII = ".../...../......./...*.../...1.../...../... w 4553 5553 -"


@pytest.mark.parametrize(
    ("edit", "after"),
    [
        ("put totem d3", ".../...../......./......./...*.../...../... w 5553 5553 -"),
        ("put r4 d3", ".../...../......./...*.../...d.../...../... w 5553 5552 -"),
        ("put w1 d4", YOXII),
        ("choose owed place", YOXII.replace("5553 -", "5553 place")),
        ("choose reserve-r4 1", YOXII.replace("5553 -", "5551 -")),
    ],
)
def test_in_yoxii(edit: str, after: str) -> None:
    assert built("yoxii", YOXII, edit) == after


def kulami(last: str, before: str, marbles: str = "rb______") -> str:
    """A position of a set layout with two marbles in its first row."""
    layout = ludoteca.Table(ludoteca.load("kulami"), 2, 0, {"layout": "square"}).state.layout.text
    rows = "/".join([marbles, *["_" * 8] * 7])
    return f"{layout} {rows} r {last} {before}"


@pytest.mark.parametrize(
    ("edit", "after"),
    [
        ("put red c8", kulami("b8", "a8", "rbr_____")),
        # A hole that is emptied was neither the last nor the one before.
        ("put empty a8", kulami("b8", "-", "_b______")),
        ("choose before -", kulami("b8", "-")),
        ("put red z9", kulami("b8", "a8")),
    ],
)
def test_in_kulami(edit: str, after: str) -> None:
    assert built("kulami", kulami("b8", "a8"), edit) == after


def test_other_tiles_of_kulami_are_an_empty_board() -> None:
    before = kulami("b8", "a8").split()
    one, other = (built("kulami", kulami("b8", "a8"), f"choose layout {kind}-1").split() for kind in KINDS)
    assert len({before[0], one[0], other[0]}) == 3
    for after in (one, other):
        assert not {"r", "b"} & set(after[1]) and after[2:] == ["r", "-", "-"]


KINDS = ("square", "irregular")
KNISTER = "7..../...../...../...../..... - 52 7"


@pytest.mark.parametrize(
    ("edits", "after"),
    [
        (["put 12 b5"], "7Z.../...../...../...../..... - 52 7"),
        # Who comes to the table has an empty sheet; a seat's place is on that seat's sheet.
        (["choose seats 2"], "7..../...../...../...../.....|...../...../...../...../..... -|- 52 7"),
        (
            ["choose seats 2", "put 7 e1 1"],
            "7..../...../...../...../.....|...../...../...../...../....7 -|- 52 7",
        ),
        (["choose seats 2", "put 7 e1 1", "choose seats 1"], KNISTER),
        (["choose die-1 6"], "7..../...../...../...../..... - 56 7"),
        (
            ["choose seats 2", "choose written-1 c3"],
            "7..../...../...../...../.....|...../...../...../...../..... -|c3 52 7",
        ),
    ],
)
def test_in_knister(edits: list[str], after: str) -> None:
    assert built("knister", KNISTER, *edits) == after
