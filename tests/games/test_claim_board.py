"""Claim's drawing: what can be tapped, what is followed, what is said to ears."""

from __future__ import annotations

import pytest

from games.claim import CLAIM, first_phase, game, played, second_phase
from ludoteca.games.claim.rules import State, asked, is_over
from ludoteca.kernel.scene import Node, Scene
from ludoteca.kernel.text import Text
from ludoteca.kit.theme import theme

LAYOUTS = pytest.mark.parametrize("tall", [False, True])
HANDS = ("goblin-0 goblin-0 goblin-0 knight-7 dwarf-3", "goblin-4 knight-2 undead-5 dwarf-9 doppelganger-1")


def opening() -> State:
    return first_phase(HANDS, "undead-8")


def named(scene: Scene) -> dict[str, Node]:
    return {node.name: node for node in scene.nodes if node.name}


def ids(scene: Scene) -> set[str]:
    return {node.id for node in scene.nodes if node.id}


@LAYOUTS
def test_only_ones_own_hand_can_be_tapped(tall: bool) -> None:
    assert set(named(CLAIM.draw(opening(), 0, tall))) == {"goblin-0", "knight-7", "dwarf-3"}
    assert set(named(CLAIM.draw(opening(), 1, tall))) == set(HANDS[1].split())
    assert not named(CLAIM.draw(opening(), None, tall))


@LAYOUTS
def test_equal_cards_lie_on_one_heap_that_says_how_many(tall: bool) -> None:
    scene = CLAIM.draw(opening(), 0, tall)

    assert {f"goblin-0@hand-{copy}" for copy in range(3)} <= ids(scene)
    assert named(scene)["goblin-0"].label == Text("label-heap", faction="goblin", value=0, count=3)
    assert named(scene)["knight-7"].label == Text("card", faction="knight", value=7)


def test_a_card_that_is_played_glides_from_the_hand() -> None:
    before = ids(CLAIM.draw(opening(), 0, True))
    after = ids(CLAIM.draw(played(opening(), "goblin-0"), 0, True))

    assert "goblin-0@hand-2" in before - after
    assert "goblin-0@trick-1" in after - before


def test_the_others_card_comes_from_among_the_backs() -> None:
    before = ids(CLAIM.draw(opening(), 1, True))
    after = ids(CLAIM.draw(played(opening(), "knight-7"), 1, True))

    assert "card@hand-0-4" in before - after
    assert "card@trick-1-0" in after - before


def test_a_prize_becomes_a_follower_that_both_see_and_a_drawn_card_one_that_one_sees() -> None:
    state = played(opening(), "goblin-0", "goblin-4")
    for viewer, drawn in ((0, "goblin-0@follower-0-0"), (1, "card@drawn-0-0")):
        followers = {id for id in ids(CLAIM.draw(state, viewer, True)) if "@follower" in id or "@drawn" in id}

        assert {id for id in followers if "." not in id} == {"undead-8@follower-1-0", drawn}


def test_the_last_trick_is_seen_until_the_next_is_led() -> None:
    state = played(opening(), "goblin-0", "goblin-4")
    shown = [node.label for node in CLAIM.draw(state, 0, True).nodes if node.at and node.at[0] == "trick"]

    assert shown == [
        Text("label-last", seat=0, faction="goblin", value=0),
        Text("label-last", seat=1, faction="goblin", value=4),
    ]
    after = played(state, "dwarf-9")
    assert [node.label for node in CLAIM.draw(after, 0, True).nodes if node.at and node.at[0] == "trick"] == [
        Text("label-led", seat=1, faction="dwarf", value=9)
    ]


def test_the_factions_show_who_has_them() -> None:
    state = played(second_phase(("dwarf-1 knight-3", "dwarf-4 knight-2")), "dwarf-1", "dwarf-4")
    scene = CLAIM.draw(state, 0, True)
    labels = {node.id: node.label for node in scene.nodes}
    inks = {node.id: node.ink for node in scene.nodes}

    assert labels["score-0-dwarf"] == Text("label-pile", seat=0, faction="dwarf", count=2)
    assert (inks["score-0-dwarf"], inks["score-1-dwarf"]) == ("clay-pale", "")


@LAYOUTS
def test_whose_card_is_awaited_shows_until_the_game_is_over(tall: bool) -> None:
    def turns(state: State) -> list[str]:
        return [node.id for node in CLAIM.draw(state, 0, tall).nodes if node.id.startswith("turn-")]

    table = game(3, 20)
    assert turns(table.state) == [f"turn-{asked(table.state)}"]
    ended = game(3).state
    assert is_over(ended) and turns(ended) == []


def test_in_the_second_half_there_is_neither_deck_nor_prize() -> None:
    parts = ids(CLAIM.draw(second_phase(("dwarf-1", "dwarf-4")), 0, True))

    assert not {id for id in parts if id.startswith("deck") or "@prize" in id}


@LAYOUTS
def test_nothing_that_can_be_tapped_hides_another(tall: bool) -> None:
    """A name's box is only what is seen of its card."""
    state = opening()._replace(hands=(game(5, 0).state.hands[0], opening().hands[1]))
    boxes = [node.box for node in named(CLAIM.draw(state, 0, tall)).values()]
    for at, (x, y, width, height) in enumerate(boxes):
        for left, top, wide, high in boxes[at + 1 :]:
            assert x + width <= left + 0.01 or left + wide <= x + 0.01 or y + height <= top or top + high <= y


@LAYOUTS
def test_everything_is_made_of_inks(tall: bool) -> None:
    for steps in (0, 13, 30, 52):
        for node in CLAIM.draw(game(2, steps).state, 0, tall).nodes:
            assert {node.ink, node.edge} - {""} <= set(theme("light"))
