"""Claim's positions built by hand: cards change places, and what follows from them follows."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.claim import CLAIM, game
from games.test_claim_position import AFTER_ONE_TRICK
from ludoteca import BadPosition, Luck
from ludoteca.games.claim import edit
from ludoteca.games.claim.cards import DECK
from ludoteca.games.claim.course import Course, with_prize
from ludoteca.games.claim.rules import TRICKS, State, census, score_piles
from ludoteca.kernel.editing import edited
from ludoteca.words import Words


def built(state: State, *edits: str) -> Any:
    """The state after these edits, with its text or what is wrong with it."""
    return edited(CLAIM, state, edits)


def one_trick(*edits: str) -> str:
    """The text after these edits to a game of one trick."""
    return str(built(CLAIM.read(AFTER_ONE_TRICK), *edits).text)


DEALT = (
    "0 g0 - g0g0g2g6g8k2k6u1u5d3d5x0x2/g7g9k4k5u4u8d0d2d7d8x3x7x8 -/- "
    "u9x9d1d4k8g3u0x6k3g4u7k7g0g1d6g5k9d9g0u2u3x1x5u6x4 -"
)


def test_a_trick_that_is_taken_back_has_never_been_played() -> None:
    assert one_trick("choose tricks 0") == DEALT


def test_tricks_are_played_on_with_the_first_card_that_follows() -> None:
    # Black has won the first and leads; Pink has a Goblin to follow with.
    assert one_trick("choose tricks 2").split()[-1] == "0k2k5g0,1g7g0x9"
    assert one_trick("choose tricks 2", "choose tricks 1") == AFTER_ONE_TRICK


@pytest.mark.parametrize("now", [0, 1, 12, 13, 14, 20, 26])
def test_fewer_tricks_are_the_game_as_it_stood_then(now: int) -> None:
    for number in range(now):
        back = built(game(7, 2 * now).state, f"choose tricks {number}")
        then = game(7, 2 * number).state
        assert back.error is None
        if now < TRICKS or number >= TRICKS:
            assert back.state == then
        else:
            # In the second phase nobody knows any more who drew which follower when.
            assert (back.state.tricks, back.state.hands) == (then.tricks, then.hands)
            assert (back.state.prize, back.state.deck[1::2]) == (then.prize, then.deck[1::2])


def test_a_card_led_is_no_trick() -> None:
    led = game(7, 5).state
    assert led.lead
    assert built(led, "choose tricks 2").state == led
    assert built(led, "choose tricks 1").state == game(7, 2).state
    on = built(led, "choose tricks 3").state
    assert on.tricks[2].lead == led.lead and not on.lead


def test_a_card_of_the_deck_and_one_in_a_hand_change_places() -> None:
    # Pink's third card is the Goblin 2; the Dwarf 1 is the next of the deck.
    assert one_trick("put dwarf-1 hand0-2") == AFTER_ONE_TRICK.replace(
        "g0g0g2g6g8k6u1u5d3d5x0x2", "g0g0g6g8k6u1u5d1d3d5x0x2"
    ).replace("d1d4k8", "g2d4k8")


@pytest.mark.parametrize(
    "edit",
    [
        # It is there already, or in that hand.
        "put goblin-2 hand0-2",
        "put goblin-2 hand0-5",
        "put knight-2 trick1-0",
        # Nothing is led, and no other place is empty.
        "put empty lead",
        "put empty hand0-2",
        "put goblin-2 trick2-0",
        "put goblin-2 hand0-12",
        # Black leads, and has neither.
        "put goblin-2 lead",
        "put dwarf-1 lead",
    ],
)
def test_what_cannot_be_put_changes_nothing(edit: str) -> None:
    assert one_trick(edit) == AFTER_ONE_TRICK


def test_a_card_is_led_from_the_leaders_hand_and_given_back() -> None:
    led = AFTER_ONE_TRICK.replace("1 x9 -", "1 x9 k4").replace("g7g9k4u4", "g7g9u4")
    assert one_trick("put knight-4 lead") == led
    assert one_trick("choose lead knight-4") == led
    assert one_trick("put knight-4 lead", "put empty lead") == AFTER_ONE_TRICK
    # It is the third of Black's cards still.
    assert one_trick("put knight-4 lead", "put empty hand1-2") == AFTER_ONE_TRICK
    assert one_trick("choose lead knight-4", "choose lead -") == AFTER_ONE_TRICK
    # Another card that comes for it is led instead, from elsewhere or from the same hand.
    assert " x9 d1 " in one_trick("put knight-4 lead", "put dwarf-1 hand1-2")
    assert one_trick("put knight-4 lead", "put undead-4 hand1-2") == one_trick("put undead-4 lead")


def test_whoever_wins_a_trick_by_an_edit_leads_and_the_other_draws() -> None:
    # Black answers with the Undead 4: Pink has won, Black draws, and the card that Black led is in the hand.
    after = one_trick("put knight-4 lead", "put undead-4 trick1-1")
    assert after.startswith("0 x9 - ")
    assert after.split()[4] == "-/u9"
    assert after.split()[-1] == "0k2u4g0"


def test_who_led_first_played_the_same_card() -> None:
    assert one_trick("choose leader 1").split()[-1] == "1k5k2g0"
    assert one_trick("choose leader 1", "choose leader 0") == AFTER_ONE_TRICK


def test_a_card_that_did_not_follow_is_told_with_its_trick() -> None:
    """Black holds the Knight 4 and answers the Knight 2 with a Goblin."""
    found = built(CLAIM.read(AFTER_ONE_TRICK), "put goblin-7 trick1-1")
    assert found.position is None
    assert found.error.text.args == {"number": 1, "seat": 1, "faction": "goblin", "value": 7, "led": "knight"}
    assert str(found.error) == (
        "In trick 1, Black holds a Knight and has to follow: Goblin 7 is no answer. “Tricks played before: "
        "tricks that fit” makes cards of the tricks change places until all is right."
    )
    assert (
        Words("pl", "claim")
        .say(found.error.text)
        .startswith("W lewie 1 Czarny ma na ręce Rycerza i musi dołożyć: Goblin 7 to nie odpowiedź. ")
    )
    # Whoever types it has nothing to choose, and is told what is wrong only.
    with pytest.raises(BadPosition, match="Goblin 7 is no answer.$"):
        CLAIM.read(found.text)


def test_of_two_wrong_tricks_the_first_is_told() -> None:
    edits = ["choose tricks 2", "put dwarf-3 trick2-1"]
    numbers = []
    for more in ("", "put goblin-9 trick1-1", "put knight-5 trick1-1", "put goblin-0 trick2-1"):
        edits += [more] if more else []
        error = built(CLAIM.read(AFTER_ONE_TRICK), *edits).error
        numbers.append(error.text.args["number"] if error else None)
    assert numbers == [2, 1, 2, None]


@pytest.mark.parametrize("steps", [9, 24, 31, 44])
def test_nothing_is_ever_wrong_but_an_answer_that_did_not_follow(steps: int) -> None:
    state, luck = game(7, steps).state, Luck(steps)
    wrong = 0
    for _ in range(60):
        things, laid = (
            edit.things(state),
            [node.name for node in edit.lay_out(state, 0, True).nodes if node.name],
        )
        which, luck = luck.roll(len(things))
        where, luck = luck.roll(len(laid))
        found = built(state, f"put {things[which].name} {laid[where]}")
        assert found.error is None or found.error.text.id == "position-mend"
        wrong += found.error is not None
        state = found.state
    assert wrong


LATE = [
    "choose tricks 23",
    "put goblin-2 hand1-0",
    "put goblin-4 hand1-1",
    "put doppelganger-3 hand1-2",
    "put goblin-5 hand0-0",
    "put goblin-5 lead",
]


@pytest.mark.parametrize("seed", [0, 1, 2, 5, 6])
def test_a_late_table_is_laid_without_a_thought_of_its_past(seed: int) -> None:
    laid = built(game(seed, 0).state, *LATE)
    assert laid.error.text.id == "position-mend"
    found = built(game(seed, 0).state, *LATE, "choose past fits")
    assert found.error is None
    # What is seen is what was laid, and whoever goes on finds it again.
    assert found.state.hands[1] == ("goblin-2", "goblin-4", "doppelganger-3")
    assert (found.state.lead, found.state.leader, len(found.state.tricks)) == ("goblin-5", 0, 23)
    assert built(laid.state, "choose past fits").text == found.text


@pytest.mark.parametrize("seed", range(60))
def test_tricks_that_fit_are_found_whatever_was_put_in_hands_and_on_the_table(seed: int) -> None:
    luck = Luck(seed)
    steps, luck = luck.roll(52)
    state = game(seed, steps).state
    for _ in range(6):
        places = [node.name for node in edit.lay_out(state, 0, True).nodes if node.name]
        present = [place for place in places if place[:4] in ("hand", "priz", "lead")]
        which, luck = luck.roll(len(DECK))
        where, luck = luck.roll(len(present))
        state = edit.put(state, DECK[which], present[where], 0)
    before, after = built(state), built(state, "choose past fits")
    assert after.error is None
    if before.error is None:
        assert after.state == state
    for each in ("hands", "lead", "leader", "prize"):
        assert getattr(after.state, each) == getattr(state, each)
    assert len(after.state.tricks) == len(state.tricks)
    assert census(after.state) == census(state)


def test_who_has_won_what_stays_where_it_can() -> None:
    state = game(7, 31).state
    # Pink holds a Goblin, but has answered the Goblin of Black's with something else.
    spoiled = next(
        found.state
        for card in DECK
        for number in range(1, 16)
        if (found := built(state, f"put {card} trick{number}-1")).error and found.state.leader == state.leader
    )
    after = built(spoiled, "choose past fits").state
    assert after.tricks != spoiled.tricks
    assert [sorted(pile) for pile in score_piles(after)] == [sorted(pile) for pile in score_piles(spoiled)]
    assert Counter(trick.prize for trick in after.tricks) == Counter(trick.prize for trick in spoiled.tricks)


def test_what_followed_is_left_as_it_lies_and_so_is_a_first_table_without_tricks() -> None:
    for steps in (2, 26, 27, 52):
        state = game(7, steps).state
        assert built(state, "choose past fits").state == state
        assert edit.choose(state, "past", "laid") is state
    assert "past" not in [setting.name for setting in edit.settings(game(7, 1).state)]


def test_followers_that_change_hands_are_prizes_of_those_who_have_them_then() -> None:
    state = game(7, 26).state
    for number in range(TRICKS):
        for card in state.hands[1]:
            found = built(state, f"put {card} hand0-{number}")
            assert found.error is None
            # As a prize, too, each stands in the place of the other.
            other = state.hands[0][number]
            swap = {card: other, other: card}
            if "goblin-0" not in swap:
                prizes = [swap.get(trick.prize, trick.prize) for trick in state.tricks]
                assert [trick.prize for trick in found.state.tricks] == prizes


def test_of_equal_prizes_those_of_the_first_tricks_stay() -> None:
    # Pink has won all tricks but the last, and so has drawn one of its followers: a second Goblin 0.
    pairs = (*[("goblin-9", "goblin-1")] * (TRICKS - 1), ("goblin-1", "goblin-9"))
    knights, dwarves = DECK[14:22], ("dwarf-0", "dwarf-1")
    own = ("goblin-0", "undead-1", *knights, *dwarves)
    once = Course(0, pairs, (), (*own, "undead-0"), ((*own, "goblin-0"), ("undead-0",) * TRICKS))
    # The one that was drawn is the second prize now, and the first trick keeps its own.
    assert with_prize(once, 1, "goblin-0").prizes[:3] == ("goblin-0", "goblin-0", "knight-2")
    # Where both are prizes, the one of a later trick is exchanged.
    twice = once._replace(prizes=("goblin-0", "undead-1", "goblin-0", *once.prizes[3:]))
    assert with_prize(twice, 1, "goblin-0").prizes[:3] == ("goblin-0", "goblin-0", "undead-1")


def test_a_prize_of_the_second_phase_is_chosen_among_its_winners_followers() -> None:
    state = game(7, 30).state
    first = state.tricks[0]
    (setting,) = (each for each in edit.settings(state) if each.name == "prize-1")
    offered = {choice.name for choice in setting.choices}
    played = {trick.lead if trick.leader == first.winner else trick.second for trick in state.tricks[TRICKS:]}
    assert offered == {*state.hands[first.winner], *played}
    other = next(trick.prize for trick in state.tricks[1:TRICKS] if trick.winner == first.winner)
    after = built(state, f"choose prize-1 {other}")
    assert after.error is None
    # The two prizes have changed places, and nothing else has.
    prizes = [trick.prize for trick in state.tricks]
    place = prizes.index(other, 1)
    prizes[0], prizes[place] = other, first.prize
    assert [trick.prize for trick in after.state.tricks] == prizes
    assert after.state.hands == state.hands
    drawn = next(iter((offered - set(prizes)) or {first.prize}))
    assert built(state, f"choose prize-1 {drawn}").state.tricks[0].prize == drawn


def test_a_cleared_table_is_dealt_as_the_cards_lie_in_the_box() -> None:
    for steps in (0, 13, 40):
        assert built(game(7, steps).state, "clear").text == (
            "0 u4 - g0g0g0g0g0g1g2g3g4g5g6g7g8/g9k2k3k4k5k6k7k8k9u0u1u2u3 -/- "
            "u5u6u7u8u9d0d1d2d3d4d5d6d7d8d9x0x1x2x3x4x5x6x7x8x9 -"
        )


@pytest.mark.parametrize("tall", [True, False])
def test_every_card_lies_on_the_bench_and_none_upon_another(tall: bool) -> None:
    for steps in range(53):
        state = game(7, steps).state
        scene = edit.lay_out(state, 0, tall)
        named = [node for node in scene.nodes if node.name]
        assert len({node.id for node in scene.nodes}) == len(scene.nodes)
        assert len({node.name for node in named}) == len(named)
        assert sum(edit.found(state, node.name, 0) != edit.EMPTY for node in named) == 52
        assert [node.name for node in named if node.name == "lead"] == ["lead"] * (
            not state.lead and steps < 52
        )
        boxes = [node.box for node in named]
        for number, (x, y, width, height) in enumerate(boxes):
            assert x >= 0 and y >= 0 and x + width <= scene.width and y + height <= scene.height
            for left, top, wide, high in boxes[:number]:
                assert x + width <= left or left + wide <= x or y + height <= top or top + high <= y
