"""Whatever can be played to can be built by hand; whatever is built is a position, or told why it is none."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca import About, BadPosition, Luck, catalog, load
from ludoteca.kernel.editing import THING, bench_of, checked, edited, editor_of
from ludoteca.kernel.scene import Node
from ludoteca.kit.places import place_of
from ludoteca.words import Words, languages

from .playing import looked_at, said_on, set_up

EDITABLE = [pytest.param(about, id=about.slug) for about in catalog() if editor_of(load(about.slug))]
in_every_editor = pytest.mark.parametrize("about", EDITABLE)
COMPARED = 6


def of(about: About) -> tuple[Any, Any]:
    """The game's rules and its editor."""
    game = load(about.slug)
    return game, editor_of(game)


def laid_out(about: About, state: Any, seat: int | None, tall: bool = True) -> Any:
    """What things are put on: the bench, or the game's own picture where there is none."""
    game, editor = of(about)
    return bench_of(editor, state, seat, tall) or game.draw(state, seat, tall)


def has_bench(about: About) -> bool:
    """Whether cards are put on a picture of its own."""
    return hasattr(of(about)[1], "lay_out")


def named(about: About, state: Any, seat: int | None) -> list[str]:
    """Every place that is drawn."""
    return [place_of(node) for node in laid_out(about, state, seat).nodes if node.name]


def seats_of(about: About, state: Any) -> range:
    """All that can look at the table, where what is seen depends on that; a bench is the same for all."""
    game, _ = of(about)
    return range(game.seats(state)) if hasattr(game, "seats") and not has_bench(about) else range(1)


def puts(about: About, state: Any) -> list[str]:
    """What it takes to lay out the things of a state, from the first place to the last."""
    _, editor = of(about)
    return [
        f"put {thing} {name} {seat}"
        for seat in seats_of(about, state)
        for name in named(about, state, seat)
        if (thing := editor.found(state, name, seat))
    ]


def edits_to(about: About, goal: Any) -> list[str]:
    """Edits that build a state from a cleared board, by what lies where in it."""
    game, editor = of(about)
    edits = ["clear"]
    state = edited(game, goal, edits).state

    def choose(may_wait: bool) -> None:
        nonlocal state
        for setting in editor.settings(goal):
            edit = f"choose {setting.name} {setting.chosen}"
            # Some things can only be chosen where something lies.
            if not may_wait or edit in choices(about, state):
                state = edited(game, state, [edit]).state
                edits.append(edit)

    choose(may_wait=True)
    # Twice: what stands somewhere even on a cleared board is in the way until it has been moved.
    for edit in (*puts(about, goal), *puts(about, goal)):
        state = edited(game, state, [edit]).state
        edits.append(edit)
    choose(may_wait=False)
    return edits


def choices(about: About, state: Any) -> set[str]:
    """Everything that can be chosen beside the board."""
    _, editor = of(about)
    return {
        f"choose {setting.name} {choice.name}"
        for setting in editor.settings(state)
        for choice in setting.choices
    }


def without_what_nobody_puts(about: About, state: Any) -> Any:
    """The state with its deck in an order that depends on nothing but its cards, and nothing seen of them."""
    edits = {"choose deck any", "choose shown any"} & choices(about, state)
    return edited(of(about)[0], state, sorted(edits)).state


@in_every_editor
@pytest.mark.parametrize("seed", range(COMPARED))
def test_whatever_can_be_played_to_can_be_built(about: About, seed: int) -> None:
    game, _ = of(about)
    for table in looked_at(about, seed):
        built = edited(game, table.state, edits_to(about, table.state))
        assert built.error is None
        goal, state = (without_what_nobody_puts(about, each) for each in (table.state, built.state))
        assert state == goal
        assert game.write(state) == game.write(goal)
        if goal == table.state:
            assert built.position == game.write(goal)


@in_every_editor
def test_a_cleared_board_does_not_depend_on_what_was_played(about: About) -> None:
    _, editor = of(about)
    for table in looked_at(about, 1):
        # What stands beside the board, cards and luck still to come, is set and not cleared.
        assert puts(about, editor.clear(table.state)) == puts(about, editor.clear(table.start))


@in_every_editor
@given(data=st.data())
def test_whatever_is_put_reads_back_or_is_told_why_not(about: About, data: st.DataObject) -> None:
    game, editor = of(about)
    state = set_up(about, data.draw(st.integers(0, 99))).state
    for _ in range(data.draw(st.integers(1, 12))):
        seat = data.draw(st.sampled_from([None, *seats_of(about, state)]))
        if data.draw(st.integers(0, 4)):
            thing = data.draw(st.sampled_from([thing.name for thing in editor.things(state)]))
            name = data.draw(st.sampled_from(named(about, state, seat)))
            state = editor.put(state, thing, name, seat)
            assert editor.found(state, name, seat) in {"", *(each.name for each in editor.things(state))}
        else:
            setting = data.draw(st.sampled_from(editor.settings(state)))
            choice = data.draw(st.sampled_from(setting.choices))
            state = editor.choose(state, setting.name, choice.name)
    # However impossible, it can be drawn, from every side and on every screen.
    for seat in (None, *range(game.seats(state) if hasattr(game, "seats") else about.seats[0])):
        for tall in (False, True):
            for scene in (game.draw(state, seat, tall), laid_out(about, state, seat, tall)):
                ids = [node.id for node in scene.nodes if node.id]
                assert ids and len(set(ids)) == len(ids)
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
        for name in named(about, state, 0):
            after = editor.put(state, thing.name, name, 0)
            if after != state and not has_bench(about):
                assert editor.found(after, name, 0) == thing.name
            if after != state and editor.found(after, name, 0) == thing.name:
                assert editor.put(after, thing.name, name, 0) == after


@in_every_editor
def test_whatever_cannot_be_put_is_told_why_unless_it_lies_there(about: About) -> None:
    game, editor = of(about)
    luck = Luck(0)
    for table in looked_at(about, 3):
        for state in (table.state, editor.clear(table.state)):
            places = named(about, state, 0)
            for thing in editor.things(state):
                for _ in range(2):
                    which, luck = luck.roll(len(places))
                    place = places[which]
                    there = editor.found(state, place, 0)
                    after = edited(game, state, [f"put {thing.name} {place} 0"])
                    is_refused = after.state == state and there not in ("", thing.name)
                    assert (after.refused is not None) == is_refused, (thing.name, place)
                    for language in languages() if after.refused else ():
                        assert Words(language, about.slug).say(after.refused)


@pytest.mark.parametrize("about", [about for about in EDITABLE if has_bench(about.values[0])])
@pytest.mark.parametrize("seed", range(COMPARED))
def test_a_card_comes_from_where_it_lay_and_another_goes_there_or_to_the_rest(
    about: About, seed: int
) -> None:
    _, editor = of(about)
    luck = Luck(seed)
    for table in looked_at(about, seed):
        state = table.state
        for _ in range(COMPARED):
            things, places = editor.things(state), named(about, state, 0)
            which, luck = luck.roll(len(things))
            where, luck = luck.roll(len(places))
            put, place = things[which].name, places[where]
            zone, found = zone_of(place), editor.found(state, place, 0)
            after = editor.put(state, put, place, 0)
            before, now = zones(about, state), zones(about, after)
            came, gone = now - before, before - now
            if after != state and put != things[0].name:
                # Things that change places within a zone are as many as before.
                assert came[zone, put] == 1 or not came + gone, (put, place)
            assert came.pop((zone, put), 0) <= 1 and gone.pop((zone, found), 0) <= 1
            # Nothing else moved, but the one came from at most one place, and the other went back there.
            assert gone.total() <= 1 and all(thing == put for _, thing in gone), (put, place)
            assert came.total() <= 1 and all(thing == found for _, thing in came), (put, place)
            assert {zone for zone, _ in came} <= {zone for zone, _ in gone}
            state = after


def zone_of(place: str) -> str:
    """The zone in which a place of a bench is; a place of a board is one for itself."""
    zone, _, number = place.rpartition("-")
    return zone if zone and number.isdecimal() else place


def zones(about: About, state: Any) -> Counter[tuple[str, str]]:
    """How many of each thing lie in each zone."""
    _, editor = of(about)
    nothing = editor.things(state)[0].name
    lying = ((zone_of(name), editor.found(state, name, 0)) for name in named(about, state, 0))
    return Counter((zone, thing) for zone, thing in lying if thing not in ("", nothing))


@in_every_editor
def test_what_is_put_can_be_taken_away_step_by_step_even_where_it_was_too_much(about: About) -> None:
    game, editor = of(about)
    start = editor.clear(set_up(about, 0).state)
    counted = 0
    for thing in editor.things(start):
        state, way, there = start, [], lying(about, start)
        for name in named(about, start, 0):
            after = editor.put(state, thing.name, name, 0)
            now = lying(about, after) if after != state else there
            # Where there is no other one of it, it has come from another place.
            if after != state and {**there, name: ""} == {**now, name: ""}:
                way.append((name, state))
                state, there = after, now
        for name, before in reversed(way):
            state = editor.put(state, editor.found(before, name, 0), name, 0)
            assert state == before, (thing.name, name)
        counted += bool(way)
    assert counted


def lying(about: About, state: Any) -> dict[str, str]:
    """What lies at every place that is not empty."""
    _, editor = of(about)
    nothing = editor.things(state)[0].name
    found = ((name, editor.found(state, name, 0)) for name in named(about, state, 0))
    return {name: thing for name, thing in found if thing != nothing}


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
        labels += said_on(laid_out(about, table.state, 0))
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
