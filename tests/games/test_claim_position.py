"""Claim's position text: what it looks like, and what of a game it does not believe."""

from __future__ import annotations

import pytest

from games.claim import CLAIM, game
from ludoteca import BadPosition
from ludoteca.games.claim.rules import State

# Pink has led the Knight 2 to the first trick, and Black has won the Goblin 0 with the Knight 5.
AFTER_ONE_TRICK = (
    "1 x9 - g0g0g2g6g8k6u1u5d3d5x0x2/g7g9k4u4u8d0d2d7d8x3x7x8 u9/- "
    "d1d4k8g3u0x6k3g4u7k7g0g1d6g5k9d9g0u2u3x1x5u6x4 0k2k5g0"
)


def test_a_position_is_one_line_of_seven_fields() -> None:
    state: State = CLAIM.read(AFTER_ONE_TRICK)

    assert CLAIM.write(state) == AFTER_ONE_TRICK
    assert (state.leader, state.prize, state.lead) == (1, "doppelganger-9", "")
    assert state.drawn == (("undead-9",), ())
    assert state.tricks[0].winner == 1


def test_every_moment_of_a_game_reads_back() -> None:
    for steps in range(53):
        state = game(11, steps).state

        assert CLAIM.read(CLAIM.write(state)) == state


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        (" 0k2k5g0", "", "fields"),
        ("1 x9", "2 x9", "leader"),
        ("1 x9", "1 x", "cards"),
        ("1 x9", "1 k1", "cards"),
        ("1 x9", "1 x9x9", "cards"),
        (" u9/- ", " u9 ", "seats"),
        ("0k2k5g0", "k2k5g0", "tricks"),
        ("0k2k5g0", "0k2", "tricks"),
        ("0k2k5g0", "0k2k5", "tricks"),
        (" u9/- ", " u8/- ", "count"),
        (" u9/- ", " -/u9 ", "count"),
        ("1 x9", "0 x9", "leads"),
    ],
)
def test_a_wrong_position_names_what_is_wrong(old: str, new: str, wrong: str) -> None:
    position = AFTER_ONE_TRICK.replace(old, new, 1)

    assert position != AFTER_ONE_TRICK
    with pytest.raises(BadPosition) as caught:
        CLAIM.read(position)
    assert caught.value.text.id == f"position-{wrong}"


def test_an_answer_that_the_rules_forbade_is_not_believed() -> None:
    """Black holds Knights and cannot have answered the Knight 2 with a Goblin."""
    position = (
        AFTER_ONE_TRICK.replace("0k2k5g0", "0k2g7g0").replace("g7g9k4", "g9k4k5").replace("1 x9", "0 x9")
    )
    position = position.replace(" u9/- ", " -/u9 ")

    with pytest.raises(BadPosition) as caught:
        CLAIM.read(position)
    assert str(caught.value) == "In trick 1, Black holds a Knight and has to follow: Goblin 7 is no answer."


def test_a_prize_that_its_winner_does_not_have_is_not_believed() -> None:
    """Whoever won the first trick has its prize in the second phase, and no other card."""
    state = game(11, 26).state
    first = state.tricks[0]
    lost = state.hands[1 - first.winner][-1]
    wrong = state._replace(tricks=(first._replace(prize=lost), *state.tricks[1:]))

    with pytest.raises(BadPosition) as caught:
        CLAIM.read(CLAIM.write(wrong))
    assert caught.value.text.id == "position-prize"
    assert caught.value.text.args["number"] == 1
    assert caught.value.text.args["seat"] == first.winner
