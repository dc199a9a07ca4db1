"""Contract 5: nobody is shown, told or offered anything that depends on what they may not know."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from contract.playing import having, looked_at, seeds, set_up
from ludoteca import About, Luck, Seat, Table
from ludoteca.kernel.log import Log

WORLDS = 6


def seen(table: Table, state: Any, seat: Seat) -> tuple[Any, ...]:
    """All that this seat is given of a state: pictures, its own question, its view."""
    game: Any = table.game
    own = next((ask for ask in game.asks(state) if ask.seat == seat), None)
    tally = game.tally(state) if hasattr(game, "tally") else ()
    return (game.draw(state, seat, True), game.draw(state, seat, False), own, game.veil(state, seat), tally)


def worlds(table: Table, seat: Seat, seed: int) -> list[Any]:
    game: Any = table.game
    return [game.imagine(table.state, seat, Luck(seed * 1000 + number)) for number in range(WORLDS)]


@pytest.mark.parametrize("about", having("veil", "imagine"))
@given(seed=seeds)
def test_a_seat_is_given_the_same_in_the_true_world_and_in_every_imagined_one(
    about: About, seed: int
) -> None:
    for table in looked_at(about, seed):
        for seat in range(table.seats):
            for world in worlds(table, seat, seed):
                assert seen(table, world, seat) == seen(table, table.state, seat)
                assert {ask.seat for ask in table.game.asks(world)} == {ask.seat for ask in table.asks()}


@pytest.mark.parametrize("about", having("veil", "imagine", "prompt"))
@given(seed=seeds)
def test_a_half_made_move_is_answered_alike_in_every_world(about: About, seed: int) -> None:
    for table in looked_at(about, seed):
        game: Any = table.game
        for ask in table.asks():
            taps = {(noun,) for words in table.legal(ask.seat) for noun in words.split()[1:2]}
            for world in worlds(table, ask.seat, seed)[:2]:
                for tap in taps:
                    assert game.prompt(world, ask.seat, tap) == game.prompt(table.state, ask.seat, tap)


@pytest.mark.parametrize("about", having("veil", "imagine"))
@given(seed=seeds)
def test_a_spectator_sees_only_what_every_seat_sees(about: About, seed: int) -> None:
    for table in looked_at(about, seed):
        for seat in range(table.seats):
            for world in worlds(table, seat, seed)[:2]:
                hidden = table.game.imagine(world, (seat + 1) % table.seats, Luck(seed))  # type: ignore[attr-defined]
                assert table.game.draw(hidden, None, True) == table.game.draw(table.state, None, True)


@pytest.mark.parametrize("about", having("veil", "imagine", "tell"))
@given(seed=seeds)
def test_the_log_says_the_same_of_a_step_in_every_world_that_looks_the_same_after_it(
    about: About, seed: int
) -> None:
    for table in looked_at(about, seed):
        game: Any = table.game
        states = [table.start, *(step.state for step in table.steps)]
        # The last turn of everybody, where all choose at once.
        for ply in range(max(0, len(table.steps) - table.seats), len(table.steps)):
            step, later = table.steps[ply], states[ply + 1 :]
            settled = next((state for state in later if is_asked_again(game, state, step.seat)), later[0])
            for reader in range(table.seats):
                if reader == step.seat:
                    continue
                told = Log(table).lines(reader)[ply].text
                for number in range(WORLDS):
                    before = game.imagine(states[ply], reader, Luck(seed))
                    after = game.imagine(
                        settled if step.is_together else later[0], reader, Luck(seed + number)
                    )
                    assert game.tell(before, step.seat, step.move, after, reader) == told


def is_asked_again(game: Any, state: Any, seat: Seat) -> bool:
    """Whether all have seen what this seat chose while others chose: it is asked again, or nobody is."""
    asked = {ask.seat for ask in game.asks(state)}
    return not asked or seat in asked


@pytest.mark.parametrize("about", having("veil", "imagine"))
def test_every_secret_differs_in_some_imagined_world(about: About) -> None:
    table = set_up(about, 1)
    game: Any = table.game
    for seat in range(table.seats):
        view = game.veil(table.state, seat)
        # A state is a dataclass or a named tuple.
        fields = getattr(view, "_fields", None) or view.__slots__
        names = [name for name in fields if getattr(view, name) != getattr(table.state, name)]
        imagined = [game.imagine(table.state, seat, Luck(number)) for number in range(20)]

        assert names
        for name in names:
            assert any(getattr(world, name) != getattr(table.state, name) for world in imagined), name
