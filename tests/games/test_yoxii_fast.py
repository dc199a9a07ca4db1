"""Yoxii for search: what its contract does not say, by positions written as text."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca import Table, load, spell
from ludoteca.bots.twin import perft
from ludoteca.games.yoxii import fast
from ludoteca.games.yoxii.rules import (
    NEIGHBOURS,
    PIECES_OF_EACH,
    RAYS,
    SIGNS,
    SQUARES,
    State,
    destinations,
    index_of,
)

YOXII: Any = load("yoxii")
VECTORS = [
    json.loads(line)
    for line in (Path(__file__).parents[1] / "vectors" / "yoxii.jsonl").read_text().splitlines()
]
START = ".../...../......./...*.../......./...../... w 5553 5553 -"
RUN = ".../...../..aaa../*11.2../..aab../...../..."


def start(text: str, tiebreak: str = "board") -> fast.Position:
    return fast.start(replace(YOXII.read(text), tiebreak=tiebreak))


def counted(text: str, tiebreak: str = "board") -> dict[str, int]:
    """What is counted of a position, by its names."""
    return dict(zip(fast.FEATURES, fast.features(start(text, tiebreak)), strict=True))


@pytest.mark.parametrize(
    ("text", "ways"),
    [
        (START, (256, 51136, 8463360)),
        (f"{RUN} w 3453 0453 -", (164,)),
        (f"{RUN} r 3453 0453 -", (42,)),
        # Only threes are left.
        (f"{RUN} w 0050 0453 -", (41,)),
        # The totem has jumped to where no square beside it is free: anywhere but on its own.
        (".../...../..aaa../.11*2../..aab../...../... w 3450 0453 place", (27 * 3,)),
    ],
)
def test_as_many_turns_are_counted_as_others_and_the_rules_count(text: str, ways: tuple[int, ...]) -> None:
    turns = range(1, len(ways) + 1)

    assert tuple(perft(fast, start(text), number) for number in turns) == ways


@pytest.mark.parametrize("recorded", VECTORS, ids=range(len(VECTORS)))
def test_a_recorded_game_has_as_many_choices_and_the_same_winner(recorded: Any) -> None:
    position = fast.start(Table(YOXII, options=recorded["options"]).state)
    for (seat, words), choices in zip(recorded["moves"], recorded["legal"], strict=True):
        moves = {fast.spell(position, move): move for move in fast.moves(position)}
        assert (position[0], len(moves), fast.result(position)) == (seat, choices, None)
        position = fast.play(position, moves[words])
    winners = recorded["winners"]

    assert fast.result(position) == (0 if len(winners) != 1 else 1 if position[0] in winners else -1)


def any_state(seed: int) -> State:
    """A position that `read` takes, most often one that no game leads to."""
    random = Random(seed)
    squares = [0] * len(SQUARES)
    totem, *rest = random.sample(range(len(SQUARES)), len(SQUARES))
    pieces = [
        value * sign
        for sign in SIGNS
        for value, most in enumerate(PIECES_OF_EACH, 1)
        for _ in range(random.randint(0, most))
    ]
    # Most of them beside the totem, so that games end and wins are near.
    rest.sort(key=lambda square: square not in NEIGHBOURS[totem] and random.random() < 0.7)
    for square, piece in zip(rest, random.sample(pieces, len(pieces)), strict=False):
        squares[square] = piece
    reserves = tuple(
        tuple(
            random.choice((0, most - squares.count(sign * value)))
            for value, most in enumerate(PIECES_OF_EACH, 1)
        )
        for sign in SIGNS
    )
    mover = random.randrange(2)
    has_moved = any(reserves[mover]) and random.random() < 0.5
    tiebreak = random.choice(fast.TIEBREAKS)
    state: State = YOXII.read(YOXII.write(State(tuple(squares), totem, reserves, mover, has_moved)))
    return replace(state, tiebreak=tiebreak)


states = st.integers(0, 999_999).map(any_state)


@given(states)
def test_a_position_that_no_game_leads_to_is_played_as_the_rules_play_it(state: State) -> None:
    position = fast.start(state)
    moves = {fast.spell(position, move): move for move in fast.moves(position)}
    asks, outcome = YOXII.asks(state), YOXII.outcome(state)

    assert sorted(moves) == sorted(spell(move) for ask in asks for move in ask.moves)
    assert perft(fast, position, 1) == sum(1 for _ in turns_of(state)) or not asks
    for move in asks[0].moves if asks else ():
        after = YOXII.step(state, state.mover, move)
        assert fast.play(position, moves[spell(move)]) == fast.start(after)
    if asks:
        assert fast.result(position) is None
        ended = (YOXII.outcome(after) for after in turns_of(state))
        assert fast.wins(position) == any(end and end.winners == {state.mover} for end in ended)
    else:
        lead = (state.mover in outcome.winners) - (1 - state.mover in outcome.winners)
        assert fast.result(position) == lead


def turns_of(state: State) -> Iterator[State]:
    for ask in YOXII.asks(state):
        for move in ask.moves:
            after = YOXII.step(state, ask.seat, move)
            if after.has_moved:
                yield from turns_of(after)
            else:
                yield after


@pytest.mark.parametrize(
    ("text", "tiebreak", "has_won"),
    [
        # The riddle of the guide.
        ("b.b/.13.d/d..322./.1.2.c./...*b../..a1c/... w 2233 4231 -", "board", True),
        # One gap is left, and red 1 and 4 have no way out: two white 1s and a 4 are more, and a 3 is as much.
        (".*a/.11d./.....2./......./......./...../... w 3453 4552 place", "none", True),
        (".*a/.11d./.....2./......./......./...../... w 3450 4552 place", "none", False),
        (".*a/.11d./.....2./......./......./...../... w 3450 4552 place", "board", True),
        (".*a/.11d./.....2./......./......./...../... w 3450 4552 place", "around", True),
        (".*a/.11d./.....2./......./......./...../... w 3400 4552 place", "board", False),
        # Red could jump from there to f5.
        (".*a/.11d./......./......./......./...../... w 3553 4552 place", "none", False),
        # No gap is left, and a piece may go anywhere: to where red would jump, if that is one square.
        ("4*a/.11d./......./......./......./...../... w 3552 4552 place", "none", True),
        ("4*a/.4ad./......./......./......./...../... w 5551 3552 place", "none", False),
        # The rival has nothing left to place, though there are ways to go.
        (".../...../......./..3*a../......./...../... w 5543 0000 place", "none", True),
        (".../...../......./...*.../......./...../... w 5553 0000 -", "none", True),
        (".../...../......./..d*.../......./...../... w 5550 0000 place", "none", False),
    ],
)
def test_a_win_is_seen(text: str, tiebreak: str, has_won: bool) -> None:
    assert fast.wins(start(text, tiebreak)) == has_won


def by_hand(state: State) -> dict[str, int]:
    """The features of a state in which the totem is to be moved, square by square."""
    sign, mover = SIGNS[state.mover], state.mover
    own = [piece * sign for piece in state.squares]
    free = {square for square, piece in enumerate(own) if not piece}
    gaps = {square: len(free.intersection(NEIGHBOURS[square])) for square in range(len(SQUARES))}
    ways_out = destinations(state)
    steps = set(ways_out).intersection(NEIGHBOURS[state.totem])
    roads = _road_ends(own, free, 1) - _road_ends(own, free, -1)
    ninths = (len(own) - len(free)) // 4
    near_holes = {near for hole in free if not gaps[hole] for near in NEIGHBOURS[hole]}
    lead = sum(piece > 0 for piece in own) - sum(piece < 0 for piece in own)
    highest = [max((value for value in range(1, 5) if left[value - 1]), default=0) for left in state.reserves]
    return {
        "the move": 1,
        "roads more than the other": roads // 2,
        "the same, times the ninths of the board that are full": roads // 2 * ninths,
        "points more around the best of up to four squares to go to": max(
            (sum(own[near] for near in NEIGHBOURS[square]) for square in ways_out if len(ways_out) <= 4),
            default=0,
        ),
        "points more around holes": sum(own[near] for near in near_holes),
        "points more beside open squares, times the ninths of the board that are full": ninths
        * sum(piece for square, piece in enumerate(own) if gaps[square] > 1),
        "highest piece left, more than the other's": highest[mover] - highest[1 - mover],
        "more pieces, if that breaks a tie": (lead > 0) - (lead < 0) if state.tiebreak == "board" else 0,
        "ways to go, up to four": min(len(ways_out), 4),
        "steps into dead ends": sum(gaps[square] == 1 for square in steps),
        "only one way to go": len(ways_out) <= 1,
    }


def _road_ends(own: list[int], free: set[int], sign: int) -> int:
    """How often one could go from a free square over pieces of this sign to another."""
    found = 0
    for square in free:
        for ray in RAYS[square]:
            length = next((at for at, beyond in enumerate(ray) if own[beyond] * sign <= 0), 0)
            found += length > 0 and ray[length] in free
    return found


@given(states)
def test_the_features_are_what_one_counts_square_by_square(state: State) -> None:
    state = replace(state, has_moved=False)

    assert dict(zip(fast.FEATURES, fast.features(fast.start(state)), strict=True)) == by_hand(state)


@given(states)
def test_a_turned_or_reflected_board_is_worth_as_much(state: State) -> None:
    expected = fast.value(fast.start(state))
    text = YOXII.write(state)
    for _ in range(4):
        text = turned(text)
        assert fast.value(start(text, state.tiebreak)) == expected
        assert fast.value(start(reflected(text), state.tiebreak)) == expected


def reflected(text: str) -> str:
    rows, *rest = text.split()
    return " ".join(["/".join(row[::-1] for row in rows.split("/")), *rest])


def turned(text: str) -> str:
    """The rows become the columns; the frame's corners are blank for that long."""
    rows, *rest = text.split()
    frame = [f"{row:^7}" for row in rows.split("/")]
    columns = ("".join(row[column] for row in reversed(frame)).strip() for column in range(7))
    return " ".join(["/".join(columns), *rest])


@given(states)
def test_with_the_colours_exchanged_it_is_the_other_seats_position(state: State) -> None:
    rows, mover, white, red, owed = YOXII.write(state).split()
    rows = rows.translate(str.maketrans("1234abcd", "abcd1234"))
    exchanged = start(f"{rows} {'rw'['wr'.index(mover)]} {red} {white} {owed}", state.tiebreak)
    position = fast.start(state)

    assert exchanged == (1 - position[0], *position[1:])
    assert fast.value(exchanged) == fast.value(position)


@pytest.mark.parametrize(
    ("row", "roads"),
    [
        ("*..1...", 4),
        ("*..a...", -4),
        # Each shuts an end of the other's.
        ("*..1a..", 0),
        # At the edge only one direction leads anywhere.
        ("*..1..a", 3),
        # Beside each other they are one road, and three each across.
        ("*..11..", 7),
        ("*..111.", 10),
        ("*..11a.", 3),
        # The totem's square will be free.
        ("*1.....", 4),
        ("1*.....", 1),
    ],
)
def test_a_road_is_a_run_of_pieces_free_at_both_ends(row: str, roads: int) -> None:
    found = counted(f".../...../......./{row}/......./...../... w 2553 4553 -")

    assert found["roads more than the other"] == roads


def test_roads_and_points_count_for_more_the_fuller_the_board_is() -> None:
    text = "{}/{}/......./*..2.../......./...../... w 0000 0000 -"
    early, late = (counted(text.format(*rows)) for rows in ((".d.", "....."), ("ddd", "c2a2c")))

    assert early["the same, times the ninths of the board that are full"] == 0
    assert (
        late["the same, times the ninths of the board that are full"] == 2 * late["roads more than the other"]
    )


@pytest.mark.parametrize(
    ("mover", "ways", "is_only", "best"),
    # Around b3 White has 10 points and Red 5, around d4 White has 6.
    [("w", 2, 0, 6), ("r", 1, 1, -5)],
)
def test_a_road_is_a_way_out_for_its_owner_alone(mover: str, ways: int, is_only: int, best: int) -> None:
    """From a4 the totem can step to b3, a dead end, or be taken over b4 and c4 to d4."""
    found = counted(f".../.3.../bb...../*12..../3.4..../da.../... {mover} 4432 4352 -")

    assert found["ways to go, up to four"] == ways
    assert found["steps into dead ends"] == 1
    assert found["only one way to go"] == is_only
    assert found["points more around the best of up to four squares to go to"] == best


@pytest.mark.parametrize(("row_7", "row_6", "points"), [("4..", ".11..", 4 + 2 - 2), ("41.", "a11..", 2 - 2)])
def test_points_count_as_long_as_they_have_two_free_squares_beside(
    row_7: str, row_6: str, points: int
) -> None:
    """The 4 in the corner either has, or else it has none; two white 1s and two red ones have anyway."""
    found = counted(f"{row_7}/{row_6}/.aa..../...*.../......./...../... w 2552 2553 -")

    assert found["points more beside open squares, times the ninths of the board that are full"] == points


def test_points_around_a_hole_count_once_more() -> None:
    """Around c7 White has 4, 1 and 1, Red has 1; with d7 free it is no hole."""
    hole, none = (
        counted(f"{rows}/......./...*.../......./...../... w 3552 4553 -")
        for rows in (".4./a11..", "..4/a11..")
    )

    assert (hole["points more around holes"], none["points more around holes"]) == (5, 0)


@pytest.mark.parametrize("tiebreak", ["board", "around", "none"])
def test_more_pieces_count_only_where_they_break_a_tie(tiebreak: str) -> None:
    found = counted(".../...../......./..1*.../......./...../... r 4553 5553 -", tiebreak)

    assert found["more pieces, if that breaks a tie"] == (-1 if tiebreak == "board" else 0)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        # Roads; a 4 still in hand; two ways to go, not one.
        (
            ".../...../......./*..1.../......./...../..a w 4553 4553 -",
            ".../...../......./*..a.../......./...../..1 w 4553 4553 -",
        ),
        (START.replace("5553 5553", "5553 5550"), START.replace("5553 5553", "5550 5553")),
        (
            ".*./.aaa./......./......./......./...../... w 5553 2553 -",
            ".*a/.aaa./......./......./......./...../... w 5553 1553 -",
        ),
    ],
)
def test_what_is_better_is_worth_more(better: str, worse: str) -> None:
    assert fast.value(start(better)) > fast.value(start(worse))


@pytest.mark.parametrize(
    "board", ["4../.12../...a.../...*.../..b..../...../...", ".*1/.111./.a...../......./......./...../..."]
)
def test_while_a_piece_is_owed_it_is_the_others_position_the_other_way_round(board: str) -> None:
    """All but that there may be only one way to go, as on the second board: the piece may change that."""
    owed, after = (
        fast.features(start(f"{board} {fields}")) for fields in ("w 1442 4443 place", "r 1442 4443 -")
    )

    assert owed == (*(-number for number in after[:-1]), 0)
    assert after[-1] == ("*1" in board)
    assert fast.value(start(f"{board} w 1442 4443 place")) == sum(
        number * weight for number, weight in zip(owed, fast.WEIGHTS, strict=True)
    )


def test_where_the_totem_has_least_room_and_the_highest_pieces_come_first() -> None:
    state = YOXII.read(".../...../......./*....../.1...../...../... w 4553 5553 -")
    position = fast.start(state)
    targets = [fast.spell(position, move).removeprefix("move ") for move in fast.moves(position)]
    room = [sum(not state.squares[near] for near in NEIGHBOURS[index_of(target)]) for target in targets]
    placed = fast.play(position, fast.moves(position)[0])
    values = [int(fast.spell(placed, move).split()[1]) for move in fast.moves(placed)]

    assert room == sorted(room)
    assert values == sorted(values, reverse=True)
    assert set(values) == {1, 2, 3, 4}
