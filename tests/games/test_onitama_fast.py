"""Onitama for search: what its contract does not say, by positions written as text."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludoteca import Table, load, spell
from ludoteca.bots.analysis import threats
from ludoteca.bots.twin import perft
from ludoteca.games.onitama import evaluation, fast, tables

ONITAMA: Any = load("onitama")
VECTORS = [
    json.loads(line)
    for line in (Path(__file__).parents[1] / "vectors" / "onitama.jsonl").read_text().splitlines()
]
CARDS = "ox,boar horse,elephant crab"
START = f"ssmss/5/5/5/SSMSS b {CARDS}"
RED_FIRST = "ssmss/5/5/5/SSMSS r rabbit,cobra rooster,tiger frog"
STUCK = "ssmsS/4S/4M/4S/4S b tiger,ox horse,elephant crab"
# After these six turns everything is where it was.
BACK = "2m2/5/S3s/5/2M2 b ox,boar horse,crab tiger"
ROUND = (
    "move ox a3 a2",
    "move horse e3 e4",
    "move tiger a2 a4",
    "move ox e4 e5",
    "move horse a4 a3",
    "move tiger e5 e3",
)


def at(text: str) -> fast.Position:
    return fast.start(ONITAMA.read(text))


def words(position: fast.Position) -> list[str]:
    return [fast.spell(position, move) for move in fast.moves(position)]


def played(position: fast.Position, *moves: str) -> fast.Position:
    for wanted in moves:
        (move,) = (move for move in fast.moves(position) if fast.spell(position, move) == wanted)
        position = fast.play(position, move)
    return position


def counted(text: str) -> dict[str, int]:
    """What is counted of a position and is not 0, by its names."""
    numbers = dict(zip(fast.FEATURES, fast.features(at(text)), strict=True))
    return {name: number for name, number in numbers.items() if number}


def worth(text: str) -> int:
    return fast.value(at(text))


def turned(text: str) -> str:
    """The position from the other side: the board turned round, the colours and hands exchanged."""
    rows, mover, blue, red, side = text.split()
    return f"{rows[::-1].swapcase()} {'rb'['br'.index(mover)]} {red} {blue} {side}"


@pytest.mark.parametrize(
    ("text", "ways"),
    [(START, (10, 130, 1989, 28509, 487780)), (RED_FIRST, (9, 72, 880, 10374, 138879))],
)
def test_turns_are_as_many_as_others_have_counted(text: str, ways: tuple[int, ...]) -> None:
    assert tuple(perft(fast, at(text), turns) for turns in range(1, 6)) == ways


@pytest.mark.parametrize("recorded", VECTORS, ids=range(len(VECTORS)))
def test_a_recorded_game_has_as_many_moves_and_the_same_winner(recorded: Any) -> None:
    position = fast.start(Table(ONITAMA, options=recorded["options"]).state)
    for (seat, move), count in zip(recorded["moves"], recorded["legal"], strict=True):
        assert position[0] == seat
        assert len(fast.moves(position)) == fast.ways(position) == count
        position = played(position, move)

    assert fast.result(position) == (1 if recorded["winners"] == [position[0]] else -1)


@pytest.mark.parametrize(
    "text",
    [
        STUCK,
        turned(STUCK),
        # Nearly stuck, few pieces, masters that change places, students on temples.
        "4m/5/5/SS3/SM3 b ox,boar horse,elephant crab",
        "4M/5/5/5/m4 r tiger,kirin dragon,sea-snake iguana",
        "2S1m/5/2M2/5/2s2 b goose,otter eel,phoenix turtle",
    ],
)
def test_a_position_that_no_game_leads_to_is_played_as_the_rules_play_it(text: str) -> None:
    given = ONITAMA.read(text)
    assert_same(given, fast.start(given), 2)


def assert_same(given: Any, position: fast.Position, turns: int) -> None:
    asks = ONITAMA.asks(given)
    moves = {fast.spell(position, move): move for move in fast.moves(position)}
    assert sorted(moves) == sorted(spell(move) for ask in asks for move in ask.moves)
    assert (fast.result(position) is None) == bool(asks)
    for ask in asks if turns else ():
        for move in ask.moves:
            after = ONITAMA.step(given, ask.seat, move)
            next_one = fast.play(position, moves[spell(move)])
            assert next_one == fast.start(after)
            assert_same(after, next_one, turns - 1)


def test_who_cannot_move_exchanges_either_card() -> None:
    position = at(STUCK)

    assert sorted(words(position)) == ["swap ox", "swap tiger"]
    assert fast.ways(position) == 2
    after = at("ssmsS/4S/4M/4S/4S r crab,ox horse,elephant tiger")
    assert fast.key(played(position, "swap tiger")) == fast.key(after)


@pytest.mark.parametrize(
    ("rows", "winner"),
    [
        ("2M2/5/5/5/4m", 0),
        ("M4/5/5/5/2m2", 1),
        ("5/5/5/5/2M2", 0),
        ("2m2/5/5/5/5", 1),
        ("2M2/5/5/5/5", 0),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_that_is_over_is_won_whoever_would_decide(rows: str, winner: int, seat: int) -> None:
    position = at(f"{rows} {'br'[seat]} {CARDS}")

    assert fast.result(position) == (1 if seat == winner else -1)
    assert fast.moves(position) == ()
    assert fast.passed(position) is None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"5/2M2/5/5/4m b {CARDS}", True),
        # Its own student stands there; a student is no master; the other's student does not help.
        (f"2S2/2M2/5/5/4m b {CARDS}", False),
        (f"5/2S2/5/M4/4m b {CARDS}", False),
        (f"2s2/2M2/5/5/4m b {CARDS}", True),
        # Red goes the other way, with its own cards.
        (f"M4/5/5/2m2/5 r {CARDS}", True),
        (f"M4/5/5/1m3/5 r {CARDS}", True),
        ("M4/5/5/1m3/5 r horse,ox boar,crab elephant", False),
        (f"5/5/2m2/2S2/2M2 b {CARDS}", True),
        (f"5/5/2m2/1S3/2M2 b {CARDS}", False),
    ],
)
def test_a_win_at_once_is_seen(text: str, expected: bool) -> None:
    assert fast.wins(at(text)) is expected


def test_the_third_time_of_a_position_is_a_draw_exactly_where_repetition_counts() -> None:
    start = at(BACK)
    for past, expected in (((), 0), (None, None)):
        position = played((*start[:2], past), *ROUND, *ROUND[:-1])
        assert fast.result(position) is None
        position = played(position, ROUND[-1])
        assert fast.key(position) == fast.key(start)
        assert fast.result(position) == expected
        assert bool(fast.moves(position)) == (expected is None)


def test_the_second_time_of_a_position_is_no_draw_however_long_the_game() -> None:
    start = at(BACK)
    position = played((*start[:2], (at(START)[1],) * fast.RETURN), *ROUND)

    assert len(position[2] or ()) == 2 * fast.RETURN
    assert fast.result(position) is None


def test_the_past_of_a_state_is_the_past_of_its_position() -> None:
    table = Table.at(ONITAMA, BACK)
    position = fast.start(table.state)
    for move in ROUND * 2:
        table.play(table.asks()[0].seat, move)
        position = played(position, move)
        assert fast.start(table.state) == position

    assert len(position[2] or ()) == 2 * fast.RETURN
    assert fast.result(position) == 0
    assert fast.start(replace(table.state, seen=None))[2] is None


def test_a_capture_makes_the_past_forgotten() -> None:
    position = played(at(f"2m2/5/2s2/2S2/2M2 b {CARDS}"), "move boar c2 b2", "move horse c3 c2")
    assert len(position[2] or ()) == 2

    assert played(position, "move crab c1 c2")[2] == ()
    assert played((*position[:2], None), "move crab c1 c2")[2] is None


def test_cards_do_not_lie_as_before_in_fewer_turns_than_are_looked_back() -> None:
    deal = at(START)[1][2]
    deals = {deal}
    for turns in range(1, fast.RETURN + 1):
        deals = {after for before in deals for after in tables.PASSED[before]}
        assert (deal in deals) == (turns == fast.RETURN)


@pytest.mark.parametrize("side", [str, turned], ids=["blue", "red"])
def test_captures_come_first_then_what_leads_forward(side: Callable[[str], str]) -> None:
    """Red's student on c3 can be taken by either card, that on a2 by none."""
    position = at(side(f"2m2/5/2s2/s1S2/1SM2 b {CARDS}"))
    way = 1 if position[0] == 0 else -1
    steps = [move.split()[2:] for move in words(position)]
    gains = [way * (int(to[1]) - int(start[1])) for start, to in steps[2:]]

    assert [to for _, to in steps].count("c3") == 2
    assert [to for _, to in steps[:2]] == ["c3", "c3"]
    assert gains == sorted(gains, reverse=True)
    assert gains[0] > gains[-1]


def positions(games: int) -> list[fast.Position]:
    """Those of some games at random that have not ended, without the rule of repetition."""
    random = Random(3)
    found = []
    for seed in range(games):
        options = {"cards": "both", "repetition": "none"}
        position = fast.start(Table(ONITAMA, seed=seed, options=options).state)
        while moves := fast.moves(position):
            found.append(position)
            position = fast.play(position, random.choice(moves))
    return found


def test_what_is_said_to_be_decided_is_decided() -> None:
    met = set()
    for position in positions(80):
        afters = [fast.play(position, move) for move in fast.moves(position)]
        decided, run, *others = fast.features(position)
        met.add((decided, run))
        assert (decided == 1) == fast.wins(position)
        if not fast.wins(position):
            assert (decided == -1) == all(fast.wins(after) for after in afters)
        if run:
            assert any(
                all(fast.wins(fast.play(after, move)) for move in fast.moves(after)) for after in afters
            )
        assert not any(others) or not decided and not run

    assert met == {(0, 0), (1, 0), (-1, 0), (0, 1)}


def test_a_value_is_the_sum_of_what_its_features_weigh_when_pieces_are_close_together_too() -> None:
    for position in positions(40):
        weighed = zip(fast.features(position), fast.WEIGHTS, strict=True)
        assert fast.value(position) == sum(number * weight for number, weight in weighed)


def test_a_position_from_the_other_side_is_worth_as_much_to_who_decides_there() -> None:
    for recorded in VECTORS[:10]:
        table = Table(ONITAMA, options=recorded["options"])
        for seat, move in recorded["moves"]:
            text = ONITAMA.write(table.state)
            assert worth(turned(text)) == worth(text)
            assert fast.features(at(turned(text))) == fast.features(at(text))
            table.play(seat, move)


def test_passing_gives_the_other_seat_the_same_pieces_and_cards() -> None:
    text = f"s1m1s/1s1S1/2s2/1S1M1/S3S b {CARDS}"
    position = at(text)

    assert fast.passed(position) == at(text.replace(" b ", " r "))
    assert fast.passed(fast.passed(position) or ()) == position  # type: ignore[arg-type]
    assert fast.passed((*position[:2], None)) == (*at(text.replace(" b ", " r "))[:2], None)
    assert threats(ONITAMA, ONITAMA.read(f"2m2/5/2s2/2M2/5 b {CARDS}")) == (("move horse c3 c2",),)


def test_a_student_more_is_better_whoever_decides() -> None:
    even = f"ss1s1/2m2/5/2M2/1S1SS b {CARDS}"
    more, fewer = even.replace("1S1SS", "SS1SS"), even.replace("1S1SS", "1S2S")

    assert worth(fewer) < worth(even) < worth(more)
    assert worth(even.replace(" b ", " r ")) > worth(more.replace(" b ", " r "))


def test_what_the_other_side_covers_is_not_taken_for_nothing() -> None:
    """Blue's student on b2 can take b3; Red's Horse covers b3 from b4, and from d4 does not."""
    loose, covered = (counted(f"4m/{row}/1s3/1S3/4M b {CARDS}") for row in ("3s1", "1s3"))

    assert loose["students to take that are not covered"] == 1
    assert "students to take that are covered" not in loose
    assert covered["students to take that are covered"] == 1
    assert "students to take that are not covered" not in covered


def test_a_threat_is_counted_with_its_answers() -> None:
    """Red's Horse takes c2 from c3, and its Elephant covers all but d1, where the master can flee."""
    threat, single = "a threat to the own master", "a threat that has a single answer"
    hands = "b mantis,cobra horse,elephant crab"
    calm, fleeing, taking = (
        counted(f"4m/5/{rows} {hands}") for rows in ("s4/2M2/2S2", "2s2/2M2/2S2", "2s2/1SM2/2S2")
    )

    assert threat not in calm
    assert (fleeing[threat], fleeing[single]) == (1, 1)
    assert taking[threat] == 1 and single not in taking
    assert counted(f"4m/5/2s2/2M2/2SS1 {hands}") == {fast.FEATURES[0]: -1}


def test_a_second_piece_that_threatens_cannot_be_taken_too() -> None:
    """With the flight to d1 blocked the student on b2 takes one of them, if there is but one."""
    hands = "b mantis,cobra horse,elephant crab"
    one, two = (counted(f"4m/5/{row}/1SM2/2SS1 {hands}") for row in ("2s2", "1ss2"))

    assert one["a threat that has a single answer"] == 1
    assert two == {fast.FEATURES[0]: -1}


def test_a_free_way_to_the_other_temple_is_as_good_as_a_win() -> None:
    """By the Boar to c4, and from there by the Ox: unless Red covers c4, or Blue's own student is on c5."""
    way = fast.FEATURES[1]

    assert counted(f"4m/5/2M2/5/5 b {CARDS}") == {way: 1}
    assert way not in counted(f"2S1m/5/2M2/5/5 b {CARDS}")
    assert way not in counted(f"2m2/5/2M2/5/5 b {CARDS}")


def test_a_way_of_the_other_master_counts_if_it_is_free_and_not_covered() -> None:
    """Red's master comes from b3 to b2 or c2 by one card and to c1 by the other: Horse and Elephant."""
    way = fast.FEATURES[-1]
    hands = "b crane,cobra horse,elephant crab"

    assert counted(f"5/5/1m3/5/4M {hands}")[way] == 1
    assert way not in counted(f"5/1m3/5/5/4M {hands}")
    assert way not in counted(f"5/5/1m3/5/1S2M {hands}")
    assert way not in counted(f"5/5/1m3/5/2s1M {hands}")


def test_a_table_is_never_larger_than_it_may_be_and_always_right() -> None:
    table = tables.Kept(lambda number: number * number, 3)

    assert [table[number] for number in (1, 2, 3, 4, 2, 1)] == [1, 4, 9, 16, 4, 1]
    assert len(table) <= 3


def test_what_is_remembered_does_not_depend_on_what_came_before() -> None:
    """Values of many games, which empty the tables on the way, and each again with empty ones."""
    found = positions(12)
    values = [(fast.value(position), fast.moves(position)) for position in found]
    for position, expected in zip(found[::7], values[::7], strict=True):
        for table in (tables.TURNS, tables.SWEEPS, tables.PASSED, evaluation.STANDINGS):
            table.clear()  # type: ignore[attr-defined]
        assert (fast.value(position), fast.moves(position)) == expected
