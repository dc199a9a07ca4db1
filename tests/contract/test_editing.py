"""Whatever can be played to can be built by hand; whatever is built is a position, or told why it is none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca import About, BadPosition, Table, catalog, load
from ludoteca.kernel.editing import THING, checked, edited, editor_of
from ludoteca.kernel.scene import Node
from ludoteca.kit.diagram import place_of
from ludoteca.words import Words, languages

from .playing import looked_at, set_up

EDITABLE = [pytest.param(about, id=about.slug) for about in catalog() if editor_of(load(about.slug))]
in_every_editor = pytest.mark.parametrize("about", EDITABLE)
COMPARED = 6


def of(about: About) -> tuple[Any, Any]:
    """The game's rules and its editor."""
    game = load(about.slug)
    return game, editor_of(game)


def named(game: Any, state: Any, seat: int | None) -> list[str]:
    """Every place that is drawn."""
    return [place_of(node) for node in game.draw(state, seat, True).nodes if node.name]


def seats_of(game: Any, state: Any) -> range:
    """All that can look at the table, where what is seen depends on that."""
    return range(game.seats(state)) if hasattr(game, "seats") else range(1)


def edits_to(about: About, goal: Any) -> Iterator[str]:
    """Edits that build a state from a cleared board, by what lies where in it."""
    game, editor = of(about)
    yield "clear"
    for setting in editor.settings(goal):
        # How many sit there is settled before anything is put.
        if setting.name in ("seats", "layout"):
            yield f"choose {setting.name} {setting.chosen}"
    puts = [
        f"put {thing} {name} {seat}"
        for seat in seats_of(game, goal)
        for name in named(game, goal, seat)
        if (thing := editor.found(goal, name, seat))
    ]
    # Twice: what stands somewhere even on a cleared board is in the way until it has been moved.
    yield from (*puts, *puts)
    for setting in editor.settings(goal):
        yield f"choose {setting.name} {setting.chosen}"


@in_every_editor
@pytest.mark.parametrize("seed", range(COMPARED))
def test_whatever_can_be_played_to_can_be_built(about: About, seed: int) -> None:
    game, _ = of(about)
    for table in looked_at(about, seed):
        goal = table.state
        built = edited(game, goal, list(edits_to(about, goal)))
        assert built.error is None
        assert built.state == goal
        assert built.position == game.write(goal)


@in_every_editor
def test_a_cleared_board_does_not_depend_on_what_was_played(about: About) -> None:
    _, editor = of(about)
    for table in looked_at(about, 1):
        # What stands beside the board, cards and luck still to come, is set and not cleared.
        assert puts(about, editor.clear(table.state)) == puts(about, editor.clear(table.start))


def puts(about: About, state: Any) -> list[str]:
    """What it takes to lay out the things of a state."""
    return [edit for edit in edits_to(about, state) if edit.startswith("put")]


@in_every_editor
@given(data=st.data())
def test_whatever_is_put_reads_back_or_is_told_why_not(about: About, data: st.DataObject) -> None:
    game, editor = of(about)
    state = set_up(about, data.draw(st.integers(0, 99))).state
    for _ in range(data.draw(st.integers(1, 12))):
        seat = data.draw(st.sampled_from([None, *seats_of(game, state)]))
        if data.draw(st.integers(0, 4)):
            thing = data.draw(st.sampled_from([thing.name for thing in editor.things(state)]))
            name = data.draw(st.sampled_from(named(game, state, seat)))
            state = editor.put(state, thing, name, seat)
            assert editor.found(state, name, seat) in {"", *(each.name for each in editor.things(state))}
        else:
            setting = data.draw(st.sampled_from(editor.settings(state)))
            choice = data.draw(st.sampled_from(setting.choices))
            state = editor.choose(state, setting.name, choice.name)
    # However impossible, it can be drawn, from every side and on every screen.
    for seat in (None, *seats_of(game, state)):
        for tall in (False, True):
            assert game.draw(state, seat, tall).nodes
    found = checked(game, state)
    if found.error:
        with pytest.raises(BadPosition):
            game.read(game.write(state))
        assert found.position is None
        for language in languages():
            assert Words(language, found.error.game or about.slug).say(found.error.text)
    else:
        assert game.read(found.position) == state == found.state


@in_every_editor
def test_what_is_put_lies_there_and_the_same_edit_changes_nothing_more(about: About) -> None:
    game, editor = of(about)
    state = editor.clear(set_up(about, 0).state)
    for thing in editor.things(state):
        for name in named(game, state, 0):
            after = editor.put(state, thing.name, name, 0)
            if after != state:
                assert editor.found(after, name, 0) == thing.name
                assert editor.put(after, thing.name, name, 0) == after


@in_every_editor
def test_what_is_put_can_be_taken_away_step_by_step_even_where_it_was_too_much(about: About) -> None:
    game, editor = of(about)
    start = editor.clear(set_up(about, 0).state)
    counted = 0
    for thing in editor.things(start):
        state, way = start, []
        for name in named(game, start, 0):
            after = editor.put(state, thing.name, name, 0)
            if after != state:
                way.append((name, state))
                state = after
        if any(editor.found(state, name, 0) != thing.name for name, _ in way):
            # There is only one of it, and it has gone from place to place.
            continue
        for name, before in reversed(way):
            state = editor.put(state, editor.found(before, name, 0), name, 0)
            assert state == before, (thing.name, name)
        counted += bool(way)
    assert counted


@in_every_editor
def test_everything_to_choose_from_has_a_name_of_its_own_and_words(about: About) -> None:
    _, editor = of(about)
    for table in looked_at(about, 2):
        things, settings = editor.things(table.state), editor.settings(table.state)
        for names in ([thing.name for thing in things], [setting.name for setting in settings]):
            assert len(set(names)) == len(names) and not any(" " in name for name in names)
        labels = [thing.label for thing in things] + [setting.label for setting in settings]
        for setting in settings:
            assert setting.chosen in [choice.name for choice in setting.choices]
            assert len({choice.name for choice in setting.choices}) == len(setting.choices)
            labels += [choice.label for choice in setting.choices]
        for language in languages():
            said = [Words(language, about.slug).say(label) for label in labels]
            assert all(said)
            assert len(set(said[: len(things)])) == len(things)


@in_every_editor
def test_a_thing_is_drawn_within_its_box(about: About) -> None:
    _, editor = of(about)
    for thing in editor.things(set_up(about, 0).state):
        assert thing.nodes
        for node in thing.nodes:
            assert isinstance(node, Node)
            x, y, width, height = node.box
            assert x >= 0 and y >= 0 and x + width <= THING + 1 and y + height <= THING + 1


def test_a_game_without_an_editor_is_only_looked_at() -> None:
    without = [about for about in catalog() if not editor_of(load(about.slug))]
    for about in without:
        game = load(about.slug)
        if hasattr(game, "write"):
            table = Table(game, about.seats[0], 0, {})
            assert checked(game, table.state).error is None
