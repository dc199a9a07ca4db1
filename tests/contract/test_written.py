"""Contracts 11 to 13: recorded games, position texts, and reasons."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contract.playing import GAMES, having, plays, tables
from ludoteca import About, BadPosition, Table, load


@pytest.mark.parametrize("about", GAMES)
def test_every_recorded_game_replays_to_the_outcome_it_names(about: About) -> None:
    for path in plays(about):
        text = path.read_text(encoding="utf-8")
        table = Table.replay(text)

        assert table.note is None, path.name
        assert table.record() == text, path.name
        assert table.outcome() is not None, path.name


@pytest.mark.parametrize("about", GAMES)
def test_every_reason_to_end_has_a_recorded_game(about: About) -> None:
    tables_ = [Table.replay(path.read_text(encoding="utf-8")) for path in plays(about)]
    reasons = {outcome.reason for table in tables_ if (outcome := table.outcome())}

    assert reasons == set(about.reasons)


@pytest.mark.parametrize("about", having("read", "write"))
@given(data=st.data())
def test_a_position_reads_back_as_it_was_written(about: About, data: st.DataObject) -> None:
    table = data.draw(tables(about))
    game: Any = table.game

    assert game.read(game.write(table.state)) == table.state


@pytest.mark.parametrize("about", having("read", "write"))
def test_a_position_seats_as_many_as_sat_there(about: About) -> None:
    game: Any = load(about.slug)
    least, most = about.seats
    for seats in range(least, most + 1):
        table = Table.at(game, game.write(Table(game, seats).state))

        assert table.seats == seats
        assert Table.replay(table.record()).seats == seats


@pytest.mark.parametrize("about", having("read"))
@pytest.mark.parametrize("position", ["", " "])
def test_an_empty_text_is_no_position_and_no_wish_for_a_new_game(about: About, position: str) -> None:
    with pytest.raises(BadPosition):
        Table.at(load(about.slug), position)


@pytest.mark.parametrize("about", having("why_not"))
@given(data=st.data())
def test_there_is_a_reason_exactly_against_what_is_not_legal(about: About, data: st.DataObject) -> None:
    table = data.draw(tables(about))
    game: Any = table.game
    legal = {seat: set(table.legal(seat)) for seat in range(table.seats)}
    words = set().union(*legal.values())
    nouns = sorted({node.name for node in game.draw(table.state, None, True).nodes if node.name})
    verbs = sorted({move.split()[0] for move in words} | {"move", "place"})
    for verb in verbs:
        words |= {f"{verb} {noun}" for noun in nouns}
        words |= {f"{verb} {noun} {data.draw(st.sampled_from(nouns))}" for noun in nouns} if nouns else set()
    for seat in range(table.seats):
        for move in sorted(words):
            assert (game.why_not(table.state, seat, move) is None) == (move in legal[seat]), move
