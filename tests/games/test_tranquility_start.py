"""Tranquility's Start: when it is played, what all give for it, and in which order."""

from __future__ import annotations

import pytest

from games.tranquility import cards, played, position, words
from ludoteca.games.tranquility.state import NOBODY


def test_a_start_must_be_played_while_its_space_is_empty() -> None:
    assert words(position(["start 5 6 7 8", "1 2 3 4 9", "11 12"])) == ["start"]


def test_a_start_that_others_hold_binds_only_them() -> None:
    assert "discard 5" in words(position(["5 6 7 8 9", "start 1 2 3 4", "11 12"]))


def test_once_the_space_is_filled_a_start_is_a_card_like_any_other() -> None:
    state = position(["start 5 6", "1 2"], starter=1)

    assert "start" not in words(state)
    assert "discard start" in words(state)


def test_two_players_draw_two_more_each_before_they_give() -> None:
    state = position(
        ["start 5 6 7 8", "1 2 3 4 9"], piles=["50 51 52 53 54 55 56 57", "60 61 62 63 64 65 66 67"]
    )
    state = played(state, "start")

    assert [len(hand) for hand in state.hands] == [6, 7]
    assert state.hands[0] == cards("5 6 7 8 50 51")
    assert (state.phase, state.owed, state.giver, state.starter) == ("give", 8, 0, 0)


def test_one_alone_draws_eight_more_gives_eight_and_draws_up_to_five() -> None:
    state = position(["start 5 6 7 8"], piles=[" ".join(map(str, range(50, 70)))])
    state = played(state, "start")

    assert len(state.hands[0]) == 12
    state = played(state, *(f"discard {card}" for card in (5, 6, 7, 8, 50, 51, 52, 53)))
    assert state.hands[0] == cards("54 55 56 57 58")
    assert (state.phase, state.mover, state.starter) == ("turn", 0, 0)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_and_more_draw_nothing_before_they_give(seats: int) -> None:
    hands = ["start 5 6 7 8", "1 2 3 4 9", "11 12 13 14 15", "16 17 18 19 20", "21 22 23 24 25"][:seats]
    state = played(position(hands, piles=["50 51"] * seats), "start")

    assert [len(hand) for hand in state.hands] == [4, *[5] * (seats - 1)]


def test_they_give_in_turn_order_and_all_draw_afterwards() -> None:
    state = position(
        ["1 2 3 4 9", "start 5 6 7 8", "11 12 13 14 15"],
        piles=["50 51 52 53 54", "60 61 62 63 64", "70 71 72 73 74"],
        mover=1,
    )
    state = played(state, "start", "discard 5", "done")
    assert state.giver == 2
    state = played(state, "discard 11", "discard 12", "done")
    assert state.giver == 0
    assert "done" not in words(state)
    state = played(state, *(f"discard {card}" for card in (1, 2, 3, 4, 9)))

    assert (state.phase, state.mover, state.giver, state.owed) == ("turn", 2, NOBODY, 0)
    assert [len(hand) for hand in state.hands] == [5, 5, 5]
    assert state.hands[1] == cards("6 7 8 60 61")
    assert state.hands[0] == cards("50 51 52 53 54")


def test_a_giver_is_done_only_while_those_after_it_can_give_the_rest() -> None:
    state = played(position(["start 5 6 7 8", "1 2 3", "11 12 13"]), "start")

    assert "done" not in words(state)
    state = played(state, "discard 5")
    assert "done" not in words(state)
    state = played(state, "discard 6")
    assert "done" in words(state)


def test_those_who_can_give_nothing_are_asked_all_the_same() -> None:
    state = played(position(["start 5 6 7 8", "", "11 12 13 14"]), "start")
    state = played(state, "discard 5", "discard 6", "discard 7", "discard 8")

    assert words(state) == ["done"]
    assert state.giver == 0
    state = played(state, "done")
    assert (state.giver, words(state)) == (1, ["done"])


def test_after_the_eighth_card_nobody_is_asked_for_more() -> None:
    state = played(position(["start 5 6 7 8", "1 2 3 4 9", "11 12"]), "start")
    state = played(state, "discard 5", "discard 6", "discard 7", "done")
    state = played(state, *(f"discard {card}" for card in (1, 2, 3, 4, 9)))

    assert (state.phase, state.mover) == ("turn", 1)
    assert [len(discards) for discards in state.discards] == [3, 5, 0]


def test_sea_monsters_are_no_cards_to_give() -> None:
    state = played(position(["start 5 6 7 8", "1 2 monster", "11 12"], monsters=3), "start")

    assert "discard monster" not in words(played(state, *(f"discard {c}" for c in (5, 6, 7, 8)), "done"))
