"""Taps narrow the legal moves; nothing is chosen for the person."""

import pytest

from ludoteca.kernel.draft import Draft

AUCTION = ["bid mill 1", "bid mill 2", "work mill", "bid farm 3", "pass"]


def tapped(moves: list[str], *names: str) -> Draft:
    return tapped_on(Draft.of(moves), *names)


def test_first_nouns_and_bare_verbs_are_offered_first() -> None:
    assert Draft.of(AUCTION).next() == ("mill", "farm", "pass")


def test_a_noun_narrows_to_the_next_nouns_and_the_verbs_that_end_there() -> None:
    assert tapped(AUCTION, "mill").next() == ("1", "2", "work")


@pytest.mark.parametrize(
    ("names", "made"),
    [
        (["mill"], None),
        (["mill", "2"], "bid mill 2"),
        (["mill", "work"], "work mill"),
        (["pass"], "pass"),
        (["farm"], None),
        (["farm", "3"], "bid farm 3"),
    ],
)
def test_a_move_is_made_by_its_last_tap_and_not_before(names: list[str], made: str | None) -> None:
    assert tapped(AUCTION, *names).made() == made


def test_a_move_that_begins_another_is_ended_by_its_verb() -> None:
    moves = ["bring su2", "bring su2 red"]

    assert tapped(moves, "su2").made() is None
    assert tapped(moves, "su2").next() == ("bring", "red")
    assert tapped(moves, "su2", "bring").made() == "bring su2"
    assert tapped(moves, "su2", "red").made() == "bring su2 red"


def test_two_verbs_for_the_same_nouns_become_buttons() -> None:
    moves = ["grow a1", "burn a1", "grow b1"]

    assert tapped(moves, "a1").next() == ("grow", "burn")
    assert tapped(moves, "a1", "burn").made() == "burn a1"
    assert tapped(moves, "b1").made() == "grow b1"


def test_a_chosen_name_is_taken_back_with_all_after_it() -> None:
    assert tapped(AUCTION, "mill", "mill").taps == ()


def test_another_first_choice_starts_over() -> None:
    assert tapped(AUCTION, "mill", "farm").taps == ("farm",)


def test_a_name_that_fits_nowhere_is_refused() -> None:
    assert Draft.of(AUCTION).tap("inn") is None
    assert tapped(AUCTION, "mill").tap("9") is None


def test_a_verb_that_is_drawn_is_tapped_before_its_nouns() -> None:
    """A card that is a deed: tapping the square alone would do it by surprise."""
    draft = Draft.of(["monster c2", "monster d2", "play 5 a1"], ["monster", "5", "a1", "c2", "d2"])

    assert draft.next() == ("monster", "5")
    assert draft.tap("c2") is None
    assert tapped_on(draft, "monster").next() == ("c2", "d2")
    assert tapped_on(draft, "monster", "c2").made() == "monster c2"


def test_a_name_that_is_a_deed_and_a_thing_asks_which_is_meant() -> None:
    draft = tapped_on(Draft.of(["discard finish", "discard 5", "finish"], ["finish", "5"]), "finish")

    assert draft.made() is None
    assert draft.next() == ("discard", "finish")
    assert draft.is_verb("discard") and draft.is_verb("finish")
    assert tapped_on(draft, "finish").made() == "finish"
    assert tapped_on(draft, "discard").made() == "discard finish"


def tapped_on(draft: Draft, *names: str) -> Draft:
    for name in names:
        after = draft.tap(name)
        assert after is not None, name
        draft = after
    return draft
