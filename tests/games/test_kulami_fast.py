"""Kulami for search: what its contract does not say, by positions written as text."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from games.kulami import EXAMPLE, FINAL, GAPPED, IRREGULAR, KULAMI, SQUARE, empty
from ludoteca import Table, spell
from ludoteca.bots.twin import perft
from ludoteca.games.kulami import fast, tables
from ludoteca.games.kulami.rules import totals

VECTORS = [
    json.loads(line)
    for line in (Path(__file__).parents[1] / "vectors" / "kulami.jsonl").read_text().splitlines()
]
BLANK = "________"


def state(rows: dict[int, str], mover: str = "r", *, area: bool = False, lines: bool = False) -> Any:
    """The rulebook's square with these rows, counted from above from 1; any hole may be next."""
    marbles = "/".join(rows.get(row, BLANK) for row in range(1, 9))
    return replace(KULAMI.read(f"{SQUARE} {marbles} {mover} - -"), area=area, lines=lines)


def counted(given: Any) -> dict[str, int]:
    """What is counted of a state, by its names."""
    return dict(zip(fast.FEATURES, fast.features(fast.start(given)), strict=True))


def worth(given: Any) -> int:
    """The value for red, whoever is asked."""
    position = fast.start(given)
    return fast.value(position) if position[0] == 0 else -fast.value(position)


def exchanged(given: Any) -> Any:
    """The same with the colours exchanged."""
    return replace(
        given,
        marbles=given.marbles.translate(str.maketrans("rb", "br")),
        mover=1 - given.mover,
        left=given.left[::-1],
    )


# Counted by a program of its own, from the specification alone.
@pytest.mark.parametrize(
    ("layout", "ways"),
    [
        (SQUARE, (64, 752, 7320, 68604, 633832)),
        (IRREGULAR, (64, 686, 6308, 55140, 467216)),
        (EXAMPLE, (59174, 514420)),
        (GAPPED, (51932, 432208)),
    ],
    ids=["square", "irregular", "example", "gapped"],
)
def test_as_many_ways_to_play_are_counted_as_others_count(layout: str, ways: tuple[int, ...]) -> None:
    position = fast.start(KULAMI.read(empty(layout)))
    depths = range(6 - len(ways), 6)

    assert tuple(perft(fast, position, turns) for turns in depths) == ways


@pytest.mark.parametrize("recorded", VECTORS, ids=range(len(VECTORS)))
def test_a_recorded_game_has_as_many_holes_to_choose_from_and_the_same_points(recorded: Any) -> None:
    made = Table(KULAMI, options=recorded["options"])
    position = fast.start(made.state)
    for (_, words), choices in zip(recorded["moves"], recorded["legal"], strict=True):
        moves = {fast.spell(position, move): move for move in fast.moves(position)}
        assert len(moves) == fast.ways(position) == choices
        position = fast.play(position, moves[words])
        made.play(made.asks()[0].seat, words)
        red, black = totals(replace(made.state, area=False))
        assert position[8] == red - black
    winner = next(iter(recorded["winners"])) if len(recorded["winners"]) == 1 else None

    assert fast.result(position) == (0 if winner is None else 1 if winner == position[0] else -1)


@pytest.mark.parametrize(
    "text",
    [
        # Any hole may be next; only the tile of the last marble is taboo; two tiles are.
        f"{SQUARE} {'/'.join([BLANK] * 7)}/rb______ r - -",
        f"{SQUARE} {'/'.join([BLANK] * 7)}/rb______ r b1 -",
        f"{SQUARE} {'/'.join([BLANK] * 7)}/rb______ r b1 a1",
        # One marble left for red, to move; none; none, and black is to move; none for black, and red is.
        f"{SQUARE} rrrrrrrr/rrrrrrrr/rrrrrrrr/rrr_____/b_______/{BLANK}/{BLANK}/{BLANK} r - -",
        f"{SQUARE} rrrrrrrr/rrrrrrrr/rrrrrrrr/rrrr____/b_______/{BLANK}/{BLANK}/{BLANK} r a4 -",
        f"{SQUARE} rrrrrrrr/rrrrrrrr/rrrrrrrr/rrrr____/b_______/{BLANK}/{BLANK}/{BLANK} b d5 -",
        f"{SQUARE} bbbbbbbb/bbbbbbbb/bbbbbbbb/bbbb____/r_______/{BLANK}/{BLANK}/{BLANK} r d5 a4",
        FINAL,
    ],
)
def test_a_position_that_no_game_leads_to_is_played_as_the_rules_play_it(text: str) -> None:
    given = KULAMI.read(text)
    assert_same(given, fast.start(given), 2)


def assert_same(given: Any, position: fast.Position, turns: int) -> None:
    asks = KULAMI.asks(given)
    moves = {fast.spell(position, move): move for move in fast.moves(position)}
    assert sorted(moves) == sorted(spell(move) for ask in asks for move in ask.moves)
    assert (fast.result(position) is None) == bool(asks)
    for ask in asks if turns else ():
        for move in ask.moves:
            after = KULAMI.step(given, ask.seat, move)
            played = fast.play(position, moves[spell(move)])
            assert played == fast.start(after)
            assert_same(after, played, turns - 1)


@pytest.mark.parametrize(
    ("area", "lines", "black"), [(False, False, -1), (True, False, 1), (False, True, -1), (True, True, 1)]
)
def test_a_stuck_player_has_won_or_lost_by_the_points_that_were_agreed(
    area: bool, lines: bool, black: int
) -> None:
    given = replace(KULAMI.read(FINAL), area=area, lines=lines)

    assert fast.result(fast.start(given)) == black
    assert fast.result(fast.start(exchanged(given))) == black


@pytest.mark.parametrize("number", range(0, len(VECTORS), 4))
def test_exchanging_the_colours_exchanges_what_a_position_is_worth(number: int) -> None:
    made = Table(KULAMI, options=VECTORS[number]["options"])
    for seat, words in VECTORS[number]["moves"][: 16 + number]:
        made.play(seat, words)

    assert worth(exchanged(made.state)) == -worth(made.state)
    assert worth(made.state)


def test_the_larger_the_tile_the_more_a_marble_is_worth_and_the_later_the_more_a_tile() -> None:
    # A tile of two at the beginning is worth so little that tuning need not tell it from none.
    two, four, six = (worth(state({3: row}, "b")) for row in ("_____r__", "___r____", "______r_"))
    early, late = (
        worth(state({4: "__rrr___", 5: "__r_____", 7: row, 8: row}, "b")) for row in (BLANK, "_bbrrr__")
    )

    assert two < four < six
    assert 0 < early < late


@pytest.mark.parametrize(
    ("rows", "name", "amount"),
    [
        ({2: "_____r__"}, "tiles of two led 1 to 0", 1),
        ({2: "_____r__", 3: "_____b__"}, None, 0),
        ({1: "__b_____"}, "tiles of three led 1 to 0", -1),
        ({1: "__b_____", 2: "__b_____"}, "points of tiles that cannot change hands", -3),
        ({1: "rr______"}, "tiles of four led 2 to 0", 1),
        ({1: "rr______", 2: "b_______"}, "tiles of four led 2 to 1", 1),
        ({1: "rr______", 2: "r_______"}, "points of tiles that cannot change hands", 4),
        ({1: "rr______", 2: "bb______"}, None, 0),
        ({1: "______b_"}, "tiles of six led 1 to 0", -1),
        ({1: "______rb", 2: "______b_"}, "tiles of six led 2 to 1", -1),
        ({1: "______rb", 2: "______bb", 3: "_______r"}, "tiles of six led 3 to 2", -1),
        ({1: "______rb", 2: "______bb", 3: "______b_"}, "points of tiles that cannot change hands", -6),
    ],
)
def test_a_tile_counts_by_its_size_and_by_how_it_is_led(
    rows: dict[int, str], name: str | None, amount: int
) -> None:
    given = state(rows)
    found = counted(given)
    lateness = fast.LATE[fast.start(given)[6]]
    expected = {name: amount, f"{name}, times lateness": amount * lateness} if name else {}

    assert {key: found[key] for key in fast.FEATURES if "tiles" in key and found[key]} == {
        key: number for key, number in expected.items() if number
    }


def test_it_is_the_later_the_fewer_marbles_can_be_placed() -> None:
    assert fast.LATE[56] == 0
    assert fast.LATE[0] == 16
    assert list(fast.LATE) == sorted(fast.LATE, reverse=True)


def test_marbles_that_change_places_on_a_tile_make_no_difference_without_bonuses() -> None:
    one, other = ({1: row, 8: "r_______"} for row in ("rb______", "br______"))

    assert fast.start(state(one)) == fast.start(state(other))
    assert fast.start(state(one, area=True)) != fast.start(state(other, area=True))
    assert fast.start(state(one, lines=True)) != fast.start(state(other, lines=True))


def test_nor_do_those_on_a_tile_that_cannot_change_hands() -> None:
    """One six is red's by 5 to 0 or 4 to 1, another is black's by as much; three to two is still open."""
    board = {1: "______rr", 2: "______rr", 7: "___bbb__"}
    one, other = {**board, 3: "______r_", 8: "___bb___"}, {**board, 3: "______b_", 8: "___br___"}
    unlike = {**one, 2: "______bb", 8: "___rr___"}

    assert fast.start(state(one)) == fast.start(state(other)) != fast.start(state(unlike))


def test_what_can_be_gained_at_once_is_the_largest_tile_that_one_marble_changes() -> None:
    """From a1 red reaches two sixes, on which black is ahead by two, or by one on one of them."""
    boards = ("_bbbb___/b_______", "_bb_b___/b_______")
    best = [
        counted(KULAMI.read(f"{SQUARE} {'/'.join([BLANK] * 6)}/{rows} r a1 -"))[
            "points of the best tile in reach"
        ]
        for rows in boards
    ]

    assert best == [4, 6]


def test_the_holes_of_the_first_choice_count_as_a_row_and_a_column_of_ten() -> None:
    name = "holes to choose from, up to eighteen"
    made = Table(KULAMI, options={"layout": EXAMPLE})
    assert counted(made.state)[name] == 18

    made.play(0, "place d4")
    assert counted(made.state)[name] == 12


def test_tiles_that_cannot_change_come_last_and_large_ones_come_first() -> None:
    given = state({4: "__rrr___", 5: "__r_____"})
    position = fast.start(given)
    holes = [fast.spell(position, move).removeprefix("place ") for move in fast.moves(position)]
    layout = given.layout
    sizes = [len(layout.tiles[layout.tile_of[layout.hole(hole)]].holes) for hole in holes[:-2]]

    assert set(holes[-2:]) == {"d4", "e4"}
    assert sizes == sorted(sizes, reverse=True)


LINES = (
    "points of lines",
    "fives with two marbles, all own",
    "fives with three marbles, all own",
    "fives with four marbles, all own",
)


@pytest.mark.parametrize(
    ("row", "counts"),
    [
        ("rrrr____", (0, 1, 1, 1)),
        ("rrrrb___", (0, 0, 0, 0)),
        ("b_rr____", (0, 2, 0, 0)),
        ("rrrrr___", (5, 1, 1, 1)),
        ("bbbbbb__", (-6, 0, -1, -1)),
        ("bbbbbbb_", (-7, 0, 0, -1)),
    ],
)
def test_lines_count_and_fives_that_can_still_become_one(row: str, counts: tuple[int, ...]) -> None:
    agreed, other = counted(state({4: row}, lines=True)), counted(state({4: row}))

    assert tuple(agreed[name] for name in LINES) == counts
    assert not any(other[name] for name in LINES)


def test_the_largest_areas_count_where_they_were_agreed() -> None:
    """Red's is of 12 marbles, black's of 17; black would be next."""
    name = "marbles of the largest area"

    assert counted(replace(KULAMI.read(FINAL), area=True))[name] == 5
    assert counted(KULAMI.read(FINAL))[name] == 0


def test_what_is_forgotten_is_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "_MOST_AREAS", 1)
    monkeypatch.setattr(fast, "_MOST_NUMBERS", 1)
    areas = tables.table_of(KULAMI.read(FINAL).layout, True, False).areas
    assert areas is not None

    assert perft(fast, fast.start(KULAMI.read(empty(SQUARE))), 3) == 7320
    assert [areas[holes] for holes in (1, 3, 9, 3, 1)] == [1, areas[3], 1, areas[3], 1]
    assert len(areas) == 1
