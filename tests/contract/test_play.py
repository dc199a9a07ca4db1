"""Contracts 1 to 4, 8 to 10: playing, recording, taking back."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contract.playing import GAMES, finished, having, play_on, seeds, set_up, tables
from ludoteca import About, Luck, Table, spell


@pytest.mark.parametrize("about", GAMES)
@given(seed=seeds)
def test_until_it_is_over_somebody_can_move_and_afterwards_nobody(about: About, seed: int) -> None:
    for table in play_on(set_up(about, seed), Luck(seed)):
        asks = table.asks()

        assert bool(asks) == (table.outcome() is None)
        assert all(ask.moves for ask in asks)
        assert len({ask.seat for ask in asks}) == len(asks)
        for ask in asks:
            assert len({spell(move) for move in ask.moves}) == len(ask.moves)
        tally = getattr(table.game, "tally", None)
        assert all(len(row.numbers) == table.seats for row in (tally(table.state) if tally else ()))


@pytest.mark.parametrize("about", GAMES)
@given(seed=seeds)
def test_a_whole_game_keeps_within_the_declared_bound_and_ends_for_a_declared_reason(
    about: About, seed: int
) -> None:
    table = finished(about, seed)
    outcome = table.outcome()

    assert len(table.steps) <= about.bound
    assert outcome is not None
    assert outcome.reason in about.reasons
    assert outcome.winners <= set(range(table.seats))
    assert len(outcome.scores) in (0, table.seats)
    assert all(len(row.numbers) == table.seats for row in outcome.table)


@pytest.mark.parametrize("about", GAMES)
@given(data=st.data())
def test_a_record_replays_to_an_equal_and_equally_hashed_state(about: About, data: st.DataObject) -> None:
    table = data.draw(tables(about))
    again = Table.replay(table.record())

    assert again.state == table.state
    assert hash(again.state) == hash(table.state)
    assert again.record() == table.record()
    assert again.note is None


@pytest.mark.parametrize("about", GAMES)
@given(data=st.data())
def test_a_step_changes_nothing_of_the_state_it_starts_from(about: About, data: st.DataObject) -> None:
    table = data.draw(tables(about))
    before, mark, looks = table.state, hash(table.state), repr(table.state)
    for ask in table.asks():
        for move in ask.moves:
            table.game.step(before, ask.seat, move)

    assert (hash(before), repr(before)) == (mark, looks)


@pytest.mark.parametrize("about", GAMES)
@given(data=st.data())
def test_undo_reaches_the_start_or_a_fence_and_redo_comes_back(about: About, data: st.DataObject) -> None:
    table = data.draw(tables(about))
    end, steps = table.state, len(table.steps)
    taken = 0
    while table.undo():
        taken += 1
    if not hasattr(table.game, "imagine"):
        assert table.state == table.start
        assert taken == steps
    while table.redo():
        taken -= 1

    assert table.state == end
    assert taken == 0


@pytest.mark.parametrize("about", GAMES)
@given(data=st.data())
def test_simultaneous_answers_commute(about: About, data: st.DataObject) -> None:
    table = data.draw(tables(about))
    asks = table.asks()[:3]
    if len(asks) < 2:
        return
    answers = [(ask.seat, data.draw(st.sampled_from(ask.moves))) for ask in asks]
    reached = set()
    for order in permutations(answers):
        state = table.state
        for seat, move in order:
            state = table.game.step(state, seat, move)
        reached.add(state)

    assert len(reached) == 1


@pytest.mark.parametrize("about", having("census"))
@given(seed=seeds)
def test_the_census_is_the_same_all_through_a_game(about: About, seed: int) -> None:
    table = set_up(about, seed)
    counted = table.game.census(table.start)  # type: ignore[attr-defined]
    for _ in play_on(table, Luck(seed)):
        assert table.game.census(table.state) == counted  # type: ignore[attr-defined]


def digest() -> str:
    """What a few games of everything look like: moves, pictures and records, in their order."""
    from contract.playing import catalog

    made = hashlib.sha256()
    for about in catalog():
        for seed in range(3):
            table = set_up(about, seed)
            for _ in play_on(table, Luck(seed)):
                picture = table.game.draw(table.state, 0, True)
                made.update(repr([picture, [table.legal(seat) for seat in range(table.seats)]]).encode())
            made.update(table.record().encode())
    return made.hexdigest()


@pytest.mark.skipif(sys.platform == "emscripten", reason="a browser has no second process")
def test_nothing_depends_on_the_order_of_sets() -> None:
    here = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    code = "import conftest; from contract.test_play import digest; print(digest())"
    path = os.pathsep.join([here, *filter(None, sys.path)])
    found = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "77")
    }

    assert len(found) == 1
