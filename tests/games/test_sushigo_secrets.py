"""What a seat at Sushi Go knows, and how the worlds it imagines are spread."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import sqrt
from typing import Any

import pytest

from contract.playing import play_on, set_up
from games.sushigo import HELD, SUSHIGO, after, served
from ludoteca import Luck, Table
from ludoteca.games.sushigo.cards import pack
from ludoteca.games.sushigo.secrets import known_hands
from ludoteca.kernel.shelf import about


@pytest.mark.parametrize("seed", range(8))
def test_a_seat_knows_the_hands_it_has_held(seed: int) -> None:
    """Followed independently: every hand is a token that is passed on, and each seat notes those it had."""
    table = set_up(about("sushigo"), seed)
    seats = table.seats
    tokens = list(range(seats))
    noted: list[set[int]] = [{token} for token in tokens]
    for _ in play_on(table, Luck(seed)):
        state = table.state
        before = table.steps[-2].state if len(table.steps) > 1 else table.start
        if len(state.rounds) != len(before.rounds):
            tokens = list(range(seats))
            noted = [{token} for token in tokens]
        elif len(state.hands[0]) < len(before.hands[0]):
            right = table.options["passing"] == "both" and len(state.rounds) == 1
            tokens = tokens[1:] + tokens[:1] if right else tokens[-1:] + tokens[:-1]
            for seat, token in enumerate(tokens):
                noted[seat].add(token)
        if table.asks():
            for seat in range(seats):
                assert known_hands(state, seat) == {at for at in range(seats) if tokens[at] in noted[seat]}


@pytest.mark.parametrize("seed", range(6))
def test_a_veiled_state_is_enough_to_imagine_from(seed: int) -> None:
    table = set_up(about("sushigo"), seed)
    for _ in play_on(table, Luck(seed)):
        for seat in range(table.seats):
            view = SUSHIGO.veil(table.state, seat)

            assert SUSHIGO.imagine(view, seat, Luck(seed)) == SUSHIGO.imagine(table.state, seat, Luck(seed))
            assert SUSHIGO.veil(view, seat) == view


@pytest.mark.parametrize("seed", range(4))
def test_an_imagined_world_can_be_played_to_its_end(seed: int) -> None:
    table = set_up(about("sushigo"), seed)
    for step, _ in enumerate(play_on(table, Luck(seed))):
        if step % 7 or not table.asks():
            continue
        world = SUSHIGO.imagine(table.state, step % table.seats, Luck(step))
        assert SUSHIGO.census(world) == SUSHIGO.census(table.start)
        while asks := SUSHIGO.asks(world):
            world = SUSHIGO.step(world, asks[-1].seat, asks[-1].moves[-1])
        assert SUSHIGO.census(world) == SUSHIGO.census(table.start)


WORLDS = 1500


def test_hidden_hands_hold_each_kind_as_often_as_a_fair_deal_would() -> None:
    state = Table(SUSHIGO, 4, 5).state
    unseen = Counter(pack(False)) - Counter(state.hands[2])
    total = sum(unseen.values())
    found: Counter[tuple[int, str]] = Counter()
    for number in range(WORLDS):
        world = SUSHIGO.imagine(state, 2, Luck(number))
        for seat, hand in enumerate(world.hands):
            found.update((seat, card) for card in hand)
    for seat in (0, 1, 3):
        for card, count in unseen.items():
            share = count / total
            mean = 8 * share
            spread = sqrt(8 * share * (1 - share) * (total - 8) / (total - 1) / WORLDS)
            assert abs(found[seat, card] / WORLDS - mean) < 4.5 * spread, (seat, card)


def test_the_next_card_of_the_deck_is_any_unseen_one_and_the_order_is_open() -> None:
    state = Table(SUSHIGO, 2, 5).state
    unseen = Counter(pack(False)) - Counter(state.hands[0])
    for place in (0, 50, -1):
        found = Counter(SUSHIGO.imagine(state, 0, Luck(number)).deck[place] for number in range(WORLDS))
        assert_spread(found, unseen)


def assert_spread(found: Counter[Any], weights: Counter[Any]) -> None:
    """That what was found is spread as the weights are: a chi-square far below what chance ever gives."""
    total, whole = sum(found.values()), sum(weights.values())
    assert set(found) <= set(weights)
    chi = sum((found[key] - total * w / whole) ** 2 / (total * w / whole) for key, w in weights.items())
    freedom = len(weights) - 1
    assert chi < freedom + 5 * sqrt(2 * freedom)


def test_what_others_choose_may_be_any_card_of_a_hand_that_was_passed_on() -> None:
    """Seat 0 has held seat 1's hand, but does not know whether it chooses one card of it, or which two."""
    state = served(
        "dumpling " * 9, "tempura tempura salmon wasabi" + " maki2" * 5, meals=("maki1", "chopsticks")
    )
    settled = replace(state, chosen=((), ("tempura",)), finished=(False, True))
    worlds = [SUSHIGO.imagine(settled, 0, Luck(number)) for number in range(WORLDS)]

    assert {world.hands for world in worlds} == {state.hands}
    assert_spread(
        Counter(world.chosen[1][0] for world in worlds),
        Counter({"tempura": 2, "salmon": 1, "wasabi": 1, "maki2": 5}),
    )
    assert_spread(Counter(len(world.chosen[1]) for world in worlds), Counter({1: 1, 2: 1}))


def test_whether_a_first_card_is_chosen_is_no_more_public_than_which() -> None:
    kept = after(HELD, "0: keep squid")

    assert SUSHIGO.veil(kept, 1) == SUSHIGO.veil(HELD, 1)
    worlds = {SUSHIGO.imagine(kept, 1, Luck(number)).chosen[0] for number in range(60)}
    assert worlds == {(), ("egg",), ("squid",)}


def test_chopsticks_put_back_are_known_to_be_in_the_hand() -> None:
    """Seat 0 has never held what goes from seat 2 to seat 3, but saw the Chopsticks go into it."""
    state = served("dumpling " * 8, "tempura " * 7 + "chopsticks", "sashimi " * 8, "maki2 " * 8)
    state = after(state, "0: keep dumpling", "1: keep chopsticks", "2: keep sashimi", "3: keep maki2")
    others = ("0: keep maki2", "2: keep tempura", "3: keep sashimi")
    state = after(state, *others, "1: keep dumpling", "1: also dumpling")

    assert state.returned == (0, 0, 1, 0)
    assert known_hands(state, 3) == {3, 0, 1}
    for number in range(200):
        world = SUSHIGO.imagine(state, 3, Luck(number))
        assert "chopsticks" in world.hands[2]
        assert SUSHIGO.census(world) == SUSHIGO.census(state)
    taken = after(state, "0: keep sashimi", "1: keep maki2", "2: keep chopsticks", "3: keep tempura")
    assert taken.returned == (0, 0, 0, 0)


@pytest.mark.parametrize("seed", range(6))
def test_chopsticks_that_are_known_to_be_in_a_hand_are_in_it(seed: int) -> None:
    table = set_up(about("sushigo"), seed)
    for _ in play_on(table, Luck(seed)):
        for hand, known in zip(table.state.hands, table.state.returned, strict=True):
            assert hand.count("chopsticks") >= known
