"""Contract 14: a game's module `fast` agrees with its rules, decision for decision."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from contract.playing import looked_at, play_on, seeds, set_up
from ludoteca import About, Luck, Table, catalog, load, spell
from ludoteca.bots.twin import Plainly, Position, Twin, twin_of

TWINNED = [pytest.param(about, id=about.slug) for about in catalog() if twin_of(load(about.slug))]


def twin_for(about: About) -> Any:
    twin = twin_of(load(about.slug))
    assert twin is not None
    return twin


def asked(table: Table) -> dict[str, Any]:
    """What may be decided by the rules, by its words."""
    return {spell(move): move for ask in table.asks() for move in ask.moves}


@pytest.mark.parametrize("about", TWINNED)
@given(seed=seeds)
def test_whatever_the_rules_allow_the_twin_allows_and_it_leads_to_the_same(about: About, seed: int):
    twin = twin_for(about)
    for table in play_on(set_up(about, seed), Luck(seed)):
        position = twin.start(table.state)
        moves = {twin.spell(position, move): move for move in twin.moves(position)}
        allowed = asked(table)

        assert sorted(moves) == sorted(allowed)
        for words, move in allowed.items():
            after = table.game.step(table.state, position[0], move)
            assert twin.play(position, moves[words]) == twin.start(after), words


@pytest.mark.parametrize("about", TWINNED)
@given(seed=seeds)
def test_the_twin_knows_who_decides_and_how_it_ends(about: About, seed: int):
    twin = twin_for(about)
    for table in play_on(set_up(about, seed), Luck(seed)):
        position = twin.start(table.state)
        asks, outcome = table.asks(), table.outcome()
        if asks:
            assert (position[0], twin.result(position)) == (asks[0].seat, None)
        else:
            assert outcome is not None
            seat = position[0]
            expected = 0 if len(outcome.winners) != 1 else 1 if seat in outcome.winners else -1
            assert twin.result(position) == expected


@pytest.mark.parametrize("about", TWINNED)
@given(seed=seeds)
def test_the_twin_counts_a_turn_as_the_rules_play_it(about: About, seed: int):
    twin = twin_for(about)
    for table in looked_at(about, seed):
        if table.asks():
            seat = table.asks()[0].seat
            plainly = Plainly(table.game, seat)

            assert twin.ways(twin.start(table.state)) == plainly.ways(plainly.start(table.state))


@pytest.mark.parametrize("about", TWINNED)
@given(seed=seeds)
def test_a_win_within_the_turn_is_seen_exactly_when_there_is_one(about: About, seed: int):
    twin = twin_for(about)
    if not hasattr(twin, "wins"):
        pytest.skip("the twin does not look for it")
    for table in looked_at(about, seed):
        if table.asks():
            position = twin.start(table.state)

            assert twin.wins(position) == _can_win(twin, position, position[0])


def _can_win(twin: Twin, position: Position, seat: int) -> bool:
    result = twin.result(position)
    if result is not None:
        return (result if position[0] == seat else -result) == 1
    return position[0] == seat and any(
        _can_win(twin, twin.play(position, move), seat) for move in twin.moves(position)
    )


@pytest.mark.parametrize("about", TWINNED)
@given(seed=seeds)
def test_a_value_is_the_sum_of_what_its_features_weigh(about: About, seed: int):
    twin = twin_for(about)
    for table in looked_at(about, seed):
        if table.asks():
            position = twin.start(table.state)
            features = twin.features(position)

            assert len(features) == len(twin.FEATURES) == len(twin.WEIGHTS)
            assert twin.value(position) == sum(
                number * weight for number, weight in zip(features, twin.WEIGHTS, strict=True)
            )
