"""The search, on a game so small that the truth is known."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest

from ludoteca import Ask, Luck, Outcome, Text
from ludoteca.bots.search import Budget, think


@dataclass(frozen=True, slots=True)
class Heap:
    """Stones that two seats take from in turn; in a turn a seat takes one stone and then none to two more."""

    stones: int
    seat: int = 0
    owed: bool = False


@dataclass(frozen=True, slots=True)
class Take:
    number: int


def asks(state: Heap) -> tuple[Ask[Take], ...]:
    if not state.stones and not state.owed:
        return ()
    most = min(state.stones, 2) if state.owed else 1
    moves = tuple(Take(number) for number in range(0 if state.owed else 1, most + 1))
    return (Ask(state.seat, Text("prompt"), moves),)


def step(state: Heap, seat: int, move: Take) -> Heap:
    stones = state.stones - move.number
    return Heap(stones, seat, True) if not state.owed else Heap(stones, 1 - seat)


def outcome(state: Heap) -> Outcome | None:
    return None if asks(state) else Outcome(frozenset({1 - state.seat}), "last")


NIM: Any = SimpleNamespace(asks=asks, step=step, outcome=outcome)
DEEP = Budget(turns=40, steps=100_000)


def found(state: Any, budget: Budget = DEEP, game: Any = NIM, seed: int = 0) -> Any:
    *_, last = think(game, state, game.asks(state)[0].seat, Luck(seed), budget)
    return last


@pytest.mark.parametrize("stones", range(1, 13))
def test_a_turn_is_several_decisions_of_one_seat(stones: int):
    """One to three stones a turn: whoever leaves a multiple of four wins."""
    after_one = Heap(stones - 1, 0, True)
    last = found(after_one)

    assert (last.estimate == 1) == (stones % 4 != 0)
    if stones % 4:
        assert (after_one.stones - last.move.number) % 4 == 0


def test_a_win_sooner_is_better():
    assert found(Heap(2, 1, True)).move == Take(2)


def test_what_cannot_be_won_is_lost_as_late_as_possible():
    game = SimpleNamespace(asks=doors, step=through, outcome=behind)

    assert {found(("hall", 0, 0), game=game, seed=seed).move for seed in range(6)} == {Take(3)}


def doors(state: Any) -> tuple[Ask[Take], ...]:
    place, seat, steps = state
    if place == "hall":
        return (Ask(0, Text("prompt"), (Take(1), Take(2), Take(3))),)
    return (Ask(seat, Text("prompt"), (Take(0),)),) if steps else ()


def through(state: Any, seat: int, move: Take) -> Any:
    place, _, steps = state
    return ("room", 1, move.number) if place == "hall" else (place, 1 - seat, steps - 1)


def behind(state: Any) -> Outcome | None:
    return None if doors(state) else Outcome(frozenset({1}), "trapped")


def test_an_estimate_of_the_game_counts_where_the_look_ahead_ends():
    game = SimpleNamespace(asks=asks, step=step, outcome=outcome, value=lambda state, seat: 0.5)

    assert found(Heap(30), Budget(turns=1, steps=100), game).estimate == pytest.approx(0.5, abs=0.001)
    assert found(Heap(30), Budget(turns=1, steps=100, judgement=False), game).estimate == 0.0


def test_a_budget_ends_the_work_but_not_the_turns_that_are_sure():
    tried = []

    def counted(state: Heap, seat: int, move: Take) -> Heap:
        tried.append(move)
        return step(state, seat, move)

    game = SimpleNamespace(asks=asks, step=counted, outcome=outcome)
    found(Heap(200), Budget(turns=40, steps=200, sure=1), game)
    within = len(tried)
    tried.clear()
    found(Heap(200), Budget(turns=4, steps=1, sure=4), game)

    assert within < 300
    assert len(tried) > 30


def test_a_seat_among_several_expects_the_worst_of_all_others():
    """Three seats; the second can give the game to the third or to the first: the first must not hope."""
    *_, last = think(THREE, (), 0, Luck(0), DEEP)

    assert last.move == Take(2)


def three_ask(state: tuple[int, ...]) -> tuple[Ask[Take], ...]:
    if len(state) == 2 or state == (2,):
        return ()
    return (Ask(len(state), Text("prompt"), (Take(1), Take(2))),)


def three_end(state: tuple[int, ...]) -> Outcome | None:
    if three_ask(state):
        return None
    return Outcome(frozenset() if state == (2,) else frozenset({(2, 0)[state[1] - 1]}), "end")


THREE: Any = SimpleNamespace(
    asks=three_ask, step=lambda state, seat, move: (*state, move.number), outcome=three_end
)
