"""Kulami's rules, by positions and moves written as text."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from games.kulami import EXAMPLE, FINAL, GAPPED, KULAMI, SQUARE, empty, name
from ludoteca import IllegalMove, Table, Text
from ludoteca.games.kulami.scoring import area_sizes, largest_area, line_lengths, lines, tile_points

VECTORS = Path(__file__).parents[1] / "vectors" / "kulami.jsonl"


def table(layout: str = EXAMPLE, **options: str) -> Table:
    return Table(KULAMI, options={"layout": layout, **options})


def played(*moves: str, layout: str = EXAMPLE, **options: str) -> Table:
    made = table(layout, **options)
    for number, hole in enumerate(moves):
        made.play(number % 2, f"place {hole}")
    return made


def targets(made: Table) -> set[str]:
    return {words.removeprefix("place ") for ask in made.asks() for words in made.legal(ask.seat)}


def marbles(rows: str, layout: str = SQUARE) -> str:
    """The signs of the holes: rows joined by `/`, in the shape of the layout."""
    signs: str = KULAMI.read(f"{layout} {rows} r - -").marbles
    return signs


@pytest.mark.parametrize("line", VECTORS.read_text().splitlines())
def test_a_recorded_game_has_as_many_legal_moves_and_the_same_end(line: str) -> None:
    recorded = json.loads(line)
    made = Table(KULAMI, options=recorded["options"])
    for number, (seat, words) in enumerate(recorded["moves"]):
        assert [ask.seat for ask in made.asks()] == [seat]
        assert [len(made.legal(seat))] == recorded["legal"][number : number + 1]
        made.play(seat, words)
    outcome = made.outcome()

    assert len(recorded["legal"]) == len(recorded["moves"])
    assert outcome is not None
    assert sorted(outcome.winners) == recorded["winners"]
    assert list(outcome.scores) == recorded["scores"]


def test_red_begins_and_may_take_any_hole() -> None:
    made = table()

    assert [ask.seat for ask in made.asks()] == [0]
    assert targets(made) == set(made.state.layout.names)
    assert len(targets(made)) == 64
    assert made.state.left == (28, 28)


def test_a_marble_goes_into_the_row_or_column_of_the_last_but_not_on_its_tile() -> None:
    made = played(name(5, 3))
    above, below = [name(row, 3) for row in range(4)], [name(row, 3) for row in (6, 7, 8)]

    assert targets(made) == {*above, *below, name(5, 0), *(name(5, column) for column in range(4, 8))}
    assert len(targets(made)) == 12


def test_nor_does_it_go_on_the_tile_before_that() -> None:
    made = played(name(5, 3), name(2, 3))
    column = [name(row, 3) for row in (0, 1, 6, 7, 8)]

    assert targets(made) == {*column, *(name(2, place) for place in (1, 2, 5, 6, 7, 8))}


def test_rows_and_columns_go_on_across_a_gap_and_across_marbles() -> None:
    made = played(name(5, 3), name(2, 3), name(2, 8))

    assert targets(made) == {name(2, 1), name(2, 2), name(2, 5), name(2, 6), name(7, 8)}
    assert [row[8] for row in EXAMPLE.split("/")][5:8] == [".", ".", "r"]


def test_a_tile_is_free_again_after_two_marbles_elsewhere() -> None:
    """Tile c, where Red began, is taboo for the next two marbles and open to the third after it."""
    first = name(5, 3)
    made = played(first, name(2, 3), name(2, 1))

    assert name(4, 1) in targets(made)
    assert {made.state.layout.tile_of[made.state.layout.hole(hole)] for hole in (first, name(4, 1))} == {
        made.state.layout.tile_of[made.state.layout.hole(name(5, 1))]
    }


def test_the_game_ends_when_the_mover_has_no_hole_and_being_stuck_is_no_loss() -> None:
    made = Table.at(KULAMI, FINAL)
    outcome = made.outcome()

    assert made.asks() == ()
    assert made.state.left == (0, 1)
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.scores) == (frozenset({0}), "stuck", (31, 27))


def test_the_stuck_player_may_win() -> None:
    swapped = FINAL.split(" ")
    swapped[1] = swapped[1].translate(str.maketrans("rb", "br"))
    outcome = Table.at(KULAMI, " ".join([swapped[0], swapped[1], "r", "f2", "-"])).outcome()

    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.scores) == (frozenset({1}), "stuck", (27, 31))


def test_the_game_ends_when_all_marbles_are_placed() -> None:
    ends = []
    for line in VECTORS.read_text().splitlines():
        recorded = json.loads(line)
        if len(recorded["moves"]) == 56 and recorded["winners"]:
            made = Table(KULAMI, options=recorded["options"])
            for seat, words in recorded["moves"]:
                made.play(seat, words)
            outcome = made.outcome()
            assert outcome is not None
            assert made.state.left == (0, 0)
            ends.append(outcome.reason)

    assert set(ends) == {"placed"}


def test_equal_points_are_a_draw() -> None:
    drawn = [game for game in map(json.loads, VECTORS.read_text().splitlines()) if not game["winners"]]
    for recorded in drawn:
        made = Table(KULAMI, options=recorded["options"])
        for seat, words in recorded["moves"]:
            made.play(seat, words)
        outcome = made.outcome()
        assert outcome is not None
        assert (outcome.winners, outcome.reason) == (frozenset(), "draw")
        assert outcome.scores[0] == outcome.scores[1]

    assert len(drawn) == 3


def test_a_tile_pays_its_holes_to_whoever_has_more_marbles_on_it() -> None:
    """Tile b has one red against none, c one each, d two black of three, f nothing."""
    rows = "r_rbb___/__b_____/________/________/________/________/________/________"

    assert tile_points(KULAMI.read(empty(SQUARE)).layout, marbles(rows)) == (4, 3)


def test_the_rulebooks_final_position_is_counted_as_the_rulebook_does() -> None:
    state = KULAMI.read(FINAL)

    assert tile_points(state.layout, state.marbles) == (31, 27)
    assert area_sizes(state.layout, state.marbles) == (12, 17)
    assert line_lengths(state.layout, state.marbles) == (12, 15)


def test_an_area_goes_across_tiles_but_not_across_corners_or_gaps() -> None:
    square = KULAMI.read(empty(SQUARE)).layout
    rows = "rrrr____/____r___/____rr__/________/________/________/________/b_b_b___"
    assert [square.names[hole] for hole in largest_area(square, marbles(rows), 0)] == ["a8", "b8", "c8", "d8"]
    assert area_sizes(square, marbles(rows)) == (4, 1)

    gapped = KULAMI.read(empty(GAPPED)).layout
    assert area_sizes(gapped, in_gapped_row("rrrrrr.rr.")) == (6, 0)


def in_gapped_row(row: str) -> str:
    """Marbles in the third row from below, where a gap is; nothing else on the board."""
    rows = empty(GAPPED).split()[1].split("/")
    return marbles("/".join([*rows[:7], row, *rows[8:]]), GAPPED)


def test_a_line_is_five_or_more_in_any_direction_and_pays_its_length() -> None:
    square = KULAMI.read(empty(SQUARE)).layout
    row = "rrrrr_rr/________/________/________/________/________/________/________"
    column = "__b_____/__b_____/__b_____/__b_____/__b_____/__b_____/__b_____/________"
    falling = "r_______/_r______/__r_____/___r____/____r___/_____r__/________/________"
    rising = "________/________/_______b/______b_/_____b__/____b___/___b____/________"

    assert [line_lengths(square, marbles(rows)) for rows in (row, column, falling, rising)] == [
        (5, 0),
        (0, 7),
        (6, 0),
        (0, 5),
    ]


def test_four_are_no_line_and_another_colour_or_an_empty_hole_breaks_one() -> None:
    square = KULAMI.read(empty(SQUARE)).layout
    rows = "rrrr_rrr/rrrrbrrr/________/________/________/________/________/________"

    assert lines(square, marbles(rows), 0) == ()


def test_one_marble_counts_in_several_lines() -> None:
    square = KULAMI.read(empty(SQUARE)).layout
    rows = "rrrrr___/rr______/r_r_____/r__r____/r___r___/________/________/________"

    assert line_lengths(square, marbles(rows)) == (15, 0)


def test_a_gap_breaks_a_line() -> None:
    gapped = KULAMI.read(empty(GAPPED)).layout

    assert line_lengths(gapped, in_gapped_row("rrrrrr.rr.")) == (6, 0)
    assert line_lengths(gapped, in_gapped_row("__bbbb.bb.")) == (0, 0)


@pytest.mark.parametrize(
    ("area", "bonuses", "scores"),
    [("off", "off", (31, 27)), ("on", "off", (31, 32)), ("off", "on", (31, 30)), ("on", "on", (31, 35))],
)
def test_whoever_has_more_gets_the_difference(area: str, bonuses: str, scores: tuple[int, int]) -> None:
    """The largest areas are 12 and 17; Red's lines are 7 and 5, Black's three of 5."""
    state = replace(KULAMI.read(FINAL), area=area == "on", lines=bonuses == "on")
    outcome = KULAMI.outcome(state)

    assert outcome.scores == scores
    assert outcome.winners == {int(scores[1] > scores[0])}


def test_the_table_tells_what_was_counted_and_what_it_pays() -> None:
    recorded = next(
        game
        for game in map(json.loads, VECTORS.read_text().splitlines())
        if game["options"]["area"] == game["options"]["lines"] == "on"
    )
    made = Table(KULAMI, options=recorded["options"])
    for seat, words in recorded["moves"]:
        made.play(seat, words)
    outcome = made.outcome()
    assert outcome is not None
    rows = {row.label.id: row.numbers for row in outcome.table}

    assert list(rows) == [
        "row-tiles",
        "row-area",
        "row-area-bonus",
        "row-lines",
        "row-lines-bonus",
        "row-total",
    ]
    for counted, paid in (("row-area", "row-area-bonus"), ("row-lines", "row-lines-bonus")):
        red, black = rows[counted]
        assert rows[paid] == (max(0, red - black), max(0, black - red))
    parts = [rows["row-tiles"], rows["row-area-bonus"], rows["row-lines-bonus"]]
    assert tuple(map(sum, zip(*parts, strict=True))) == rows["row-total"] == outcome.scores


AFTER_TWO = (name(5, 3), name(2, 3))


@pytest.mark.parametrize(
    ("before", "words", "expected"),
    [
        ((), "place a9", Text("why-gap", hole="a9", guide="board")),
        ((), "place j1", Text("why-hole", hole="j1", corner="i9", guide="board")),
        ((), "place c10", Text("why-hole", hole="c10", corner="i9", guide="board")),
        ((), "place x", Text("why-hole", hole="x", corner="i9", guide="board")),
        ((), "move d4", Text("why-words", words="move d4", guide="turn")),
        ((), "place d4 d5", Text("why-words", words="place d4 d5", guide="turn")),
        ((), "", Text("why-words", words="", guide="turn")),
        (AFTER_TWO, "place d4", Text("why-occupied", hole="d4", guide="turn")),
        (AFTER_TWO, "place a1", Text("why-gap", hole="a1", guide="board")),
        (AFTER_TWO, "place g2", Text("why-line", hole="g2", last="d7", guide="line")),
        (AFTER_TWO, "place e7", Text("why-last-tile", hole="e7", last="d7", guide="taboo")),
        (AFTER_TWO, "place d5", Text("why-own-tile", hole="d5", last="d4", guide="taboo")),
        (AFTER_TWO, "place i7", None),
    ],
)
def test_the_rule_against_a_move_is_named(before: tuple[str, ...], words: str, expected: Text | None) -> None:
    made = played(*before)

    assert KULAMI.why_not(made.state, 0, words) == expected
    assert KULAMI.why_not(made.state, 1, words) == Text("not-asked", seat=0)


def test_a_forbidden_move_is_refused_with_its_rule() -> None:
    made = played(*AFTER_TWO)
    with pytest.raises(IllegalMove) as caught:
        made.play(0, "place d5")

    assert caught.value.text.id == "why-own-tile"
    assert KULAMI.why_not(KULAMI.read(FINAL), 1, "place a5") == Text("game-over")
