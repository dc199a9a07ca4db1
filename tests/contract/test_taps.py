"""Contracts 6 and 7: what is drawn and what can be tapped."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contract.playing import GAMES, tables
from ludoteca import About
from ludoteca.kernel.draft import Draft


def routes(words: str) -> list[list[str]]:
    """The taps that make a move: its nouns; its verb last if they leave it open, first if it is drawn."""
    verb, *nouns = words.split()
    return [nouns, [*nouns, verb], [verb, *nouns]]


@pytest.mark.parametrize("about", GAMES)
@given(data=st.data())
def test_every_legal_move_can_be_made_by_tapping_what_is_offered(about: About, data: st.DataObject) -> None:
    table = data.draw(tables(about))
    for ask in table.asks():
        words = list(table.legal(ask.seat))
        drawn = {node.name for node in table.game.draw(table.state, ask.seat, True).nodes if node.name}
        for move in words:
            assert any(reaches(Draft.of(words, drawn), taps, move) for taps in routes(move)), move


def reaches(draft: Draft, taps: list[str], move: str) -> bool:
    for tap in taps:
        if draft.made() or tap not in draft.next():
            return False
        after = draft.tap(tap)
        assert after is not None
        draft = after
    return draft.made() == move


@pytest.mark.parametrize("about", GAMES)
@given(data=st.data(), tall=st.booleans())
def test_names_that_look_like_places_are_drawn(about: About, data: st.DataObject, tall: bool) -> None:
    """A noun with a digit in it is a thing on the table; only words and plain numbers may become buttons."""
    table = data.draw(tables(about))
    for ask in table.asks():
        scene = table.game.draw(table.state, ask.seat, tall)
        drawn = {node.name for node in scene.nodes}
        nouns = {noun for words in table.legal(ask.seat) for noun in words.split()[1:]}
        coordinates = {
            noun for noun in nouns if not noun.isdecimal() and any(sign.isdecimal() for sign in noun)
        }

        assert coordinates <= drawn


@pytest.mark.parametrize("about", GAMES)
@given(data=st.data(), tall=st.booleans())
def test_every_scene_is_well_made(about: About, data: st.DataObject, tall: bool) -> None:
    table = data.draw(tables(about))
    for seat in (None, *range(table.seats)):
        scene = table.game.draw(table.state, seat, tall)
        ids = [node.id for node in scene.nodes if node.id]
        named = [node for node in scene.nodes if node.name]
        places = [node.at for node in named]

        assert len(set(ids)) == len(ids)
        assert len({node.name for node in named}) == len(named)
        assert all(node.label and node.at for node in named)
        assert len(set(places)) == len(places)
        for node in scene.nodes:
            x, y, width, height = node.box
            assert width >= 0 and height >= 0
            assert x >= -0.01 and x + width <= scene.width + 0.01, node
            assert y >= -0.01 and y + height <= scene.height + 0.01, node


@pytest.mark.parametrize("about", GAMES)
@given(data=st.data())
def test_a_thing_keeps_its_id_from_state_to_state(about: About, data: st.DataObject) -> None:
    """Most of what is drawn follows through one step, so that motion can be inferred."""
    table = data.draw(tables(about))
    states = [table.start, *(step.state for step in table.steps)]
    for before, after in list(pairwise(states))[:4]:
        first, second = (
            {node.id for node in table.game.draw(state, None, True).nodes if node.id}
            for state in (before, after)
        )
        assert 2 * len(first & second) >= len(first)
