"""The five levels: what every one promises, and what only the top one does."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from bots.playing import after_turn, random_positions, winning_turns
from ludoteca import Luck, Table, load, spell
from ludoteca.bots import levels, thought
from ludoteca.bots.levels import LEVELS, Progress, think
from ludoteca.bots.progress import Part
from ludoteca.games.oxono.rules import Place
from ludoteca.terminal.perft import turns

OXONO: Any = load("oxono")

WINS = {
    "a row of one colour": "....../.xoo../....../..*.../.X.X#./...X.. p 7658 -",
    "a column of one symbol": "..X*../..x.../..X.../....../.o..../...#.. b 7768 -",
    "a hole in the middle of a line": "....../x.xo../....../....../.*X.X./#...X. p 6758 -",
    "only the piece is left to place": "....../....../ooo.#./....../.X.X../...*X. p 8558 o",
}


def hurried() -> Any:
    """A clock on which the time is up whenever it is looked at."""
    return count(step=1000).__next__


def stopped() -> float:
    """A clock that stands still, so that work alone ends the thinking."""
    return 0.0


def told(state: Any, level: int, seed: int = 0, clock: Any = stopped) -> list[Progress]:
    return list(think(OXONO, state, OXONO.asks(state)[0].seat, Luck(seed), level, clock))


def without_time(state: Any) -> Any:
    """What the top level plays when it may do no more than it must."""
    return told(state, 5, clock=hurried())[-1].move


@pytest.mark.parametrize("position", WINS.values(), ids=WINS.keys())
def test_the_top_level_makes_a_line_that_can_be_made_in_one_turn(position: str):
    state = OXONO.read(position)

    after = after_turn(OXONO, state, without_time)

    assert OXONO.outcome(after).winners == {state.mover}


def test_the_top_level_without_any_time_still_sees_every_answer_to_its_turn():
    wins = dangers = 0
    for state in random_positions(OXONO, games=30, steps=20):
        after = after_turn(OXONO, state, without_time)
        if any(winning_turns(OXONO, state)):
            wins += 1
            assert OXONO.outcome(after).winners == {state.mover}
        elif any(winning_turns(OXONO, after)):
            assert all(any(winning_turns(OXONO, turn.state)) for turn in turns(OXONO, state))
        else:
            dangers += any(any(winning_turns(OXONO, turn.state)) for turn in turns(OXONO, state))

    assert wins and dangers, "random positions must hold wins to find and dangers to avoid"


@pytest.mark.parametrize("level", LEVELS)
def test_the_first_progress_is_at_once_and_the_last_is_the_end(level: int):
    state = OXONO.setup(2, 0, {"totems": "random"})
    steps = think(OXONO, state, 0, Luck(3), level, hurried())
    first = next(steps)
    *_, last = first, *steps

    assert first.move in OXONO.asks(state)[0].moves
    assert last.share == 1.0
    assert -1 <= last.estimate <= 1


@pytest.mark.parametrize("level", LEVELS)
def test_every_move_on_the_way_is_legal_and_the_share_never_falls(level: int):
    for state in random_positions(OXONO, games=4, steps=13):
        found = told(state, level, clock=hurried())
        shares = [progress.share for progress in found]

        assert {progress.move for progress in found} <= set(OXONO.asks(state)[0].moves)
        assert shares == sorted(shares)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_luck_thinks_the_same(level: int):
    state = next(random_positions(OXONO, games=1, steps=26))

    assert told(state, level, 9, hurried()) == told(state, level, 9, hurried())


@pytest.mark.parametrize("level", LEVELS)
def test_other_luck_begins_a_game_with_other_moves(level: int):
    state = OXONO.setup(2, 0, {"totems": "fixed"})

    assert len({told(state, level, seed, hurried())[-1].move for seed in range(5)}) > 1


def test_thinking_can_be_ended_at_any_time():
    state = OXONO.setup(2, 0, {"totems": "fixed"})
    steps = think(OXONO, state, 0, Luck(0), 5, stopped)
    next(steps)
    next(steps)
    steps.close()

    assert list(steps) == []


def test_the_only_legal_move_is_not_thought_about():
    state = OXONO.read("....../....../....../...o../.Ox.../#*X... p 7777 o")

    assert [told(state, level) for level in LEVELS] == [
        [Progress(1.0, Place("a2"), 0.0, ((Place("a2"), 0.0),))]
    ] * len(LEVELS)


def test_the_desk_shows_a_bot_its_seats_view_and_nothing_else(monkeypatch: pytest.MonkeyPatch):
    table = Table(load("peek"), seats=3, seed=4)
    shown = []
    monkeypatch.setattr(
        levels,
        "think",
        lambda game, view, *rest, **named: shown.append(view) or think(game, view, *rest, **named),
    )
    thought.think(table, 1, 5, 0).stop()

    assert shown == [table.game.veil(table.state, 1)]
    assert shown != [table.state]


@pytest.mark.parametrize("level", LEVELS)
def test_a_game_with_secrets_is_played_to_its_end_from_views_alone(level: int):
    table = Table(load("peek"), seats=3, seed=4)
    while asks := table.asks():
        view = table.game.veil(table.state, asks[0].seat)
        *_, last = think(table.game, view, asks[0].seat, Luck(len(table.steps)), level)
        table.play(asks[0].seat, spell(last.move))

    assert table.outcome() is not None


@pytest.mark.parametrize("of", [2, 3, 50])
def test_who_share_a_search_vote_for_the_move_that_one_alone_would_find(of: int):
    """Alone or together: the win in one turn, which only one of them can see, has the highest vote."""
    state = OXONO.read(WINS["a row of one colour"])
    votes: dict[Any, float] = {}
    for number in range(of):
        *_, last = think(OXONO, state, state.mover, Luck(3), 5, stopped, Part(number, of))
        for move, vote in last.votes:
            votes[move] = votes.get(move, 0.0) + vote
    best = max(votes, key=lambda move: votes[move])

    assert any(turn.moves[0] == best for turn in winning_turns(OXONO, state))
    assert len(votes) == min(of, len(OXONO.asks(state)[0].moves))


def test_who_share_imagined_worlds_try_other_worlds_and_all_moves():
    table = Table(load("peek"), seats=3, seed=4)
    view = table.game.veil(table.state, 0)
    alone, *shared = (
        list(think(table.game, view, 0, Luck(1), 4, stopped, part))[-1].votes
        for part in (Part(), Part(0, 2), Part(1, 2))
    )

    assert shared[0] != shared[1]
    assert all(
        {move for move, _ in votes} == {move for move, _ in alone} and any(number for _, number in votes)
        for votes in shared
    )


def test_who_has_looked_at_nothing_yet_has_no_vote():
    state = OXONO.setup(2, 0, {"totems": "fixed"})
    first, *_, last = think(OXONO, state, 0, Luck(0), 5, stopped, Part(0, 2))

    assert first.votes == ()
    assert len(last.votes) == 1
