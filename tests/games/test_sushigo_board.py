"""How Sushi Go looks: what may be seen, what can be tapped, and that things keep their places and names."""

from __future__ import annotations

from dataclasses import replace

import pytest

from contract.playing import play_on, set_up
from games.sushigo import HELD, SUSHIGO, after, served
from ludoteca import Luck
from ludoteca.games.sushigo.cards import CARDS
from ludoteca.games.sushigo.drawings import DISHES, in_hand
from ludoteca.games.sushigo.meal import groups
from ludoteca.games.sushigo.rules import State
from ludoteca.kernel.scene import Node, Scene
from ludoteca.kernel.shelf import about
from ludoteca.kernel.text import Text
from ludoteca.kit.theme import theme

both_ways = pytest.mark.parametrize("tall", [True, False])


def by_id(scene: Scene) -> dict[str, Node]:
    return {node.id: node for node in scene.nodes}


def draw(state: State, seat: int | None = 0, tall: bool = True) -> dict[str, Node]:
    return by_id(SUSHIGO.draw(state, seat, tall))


def test_every_card_is_drawn_in_inks_there_are() -> None:
    assert set(DISHES) == set(CARDS)
    for card in CARDS:
        face = in_hand(card)
        inks = {face.ground} | {ink for layer in face.symbol for ink in (layer.ink, layer.edge) if ink}
        assert inks <= set(theme("light"))


def test_no_two_cards_look_alike() -> None:
    assert len(set(DISHES.values())) == len(DISHES)


def test_cards_that_score_together_lie_together() -> None:
    meal = ("tempura", "wasabi", "maki2", "egg", "tempura", "squid", "maki1", "pudding")

    assert [(group.places, group.label) for group in groups(meal)] == [
        ((6, 2), Text("label-maki", count=3)),
        ((0, 4), Text("label-dish", card="tempura", count=2)),
        ((1, 3), Text("label-dipped", card="egg")),
        ((5,), Text("label-dish", card="squid", count=1)),
        ((7,), Text("label-dish", card="pudding", count=1)),
    ]


def test_a_meal_says_how_many_rolls_and_what_a_nigiri_is_worth() -> None:
    nodes = draw(served("egg egg", "egg egg", meals=("maki2 wasabi maki1 squid salmon", "")))

    assert nodes["maki2-0@meal-0.number"].text == "3"
    assert "maki1-0@meal-0.number" not in nodes
    assert nodes["squid-0@meal-0.number"].text == "9"
    assert nodes["salmon-0@meal-0.number"].text == "2"


def test_equal_cards_in_hand_are_one_thing_to_tap_with_their_number() -> None:
    nodes = draw(HELD)

    assert nodes["squid-0@hand-0"].name == "squid"
    assert nodes["squid-0@hand-0"].label == Text("label-hand", card="squid", count=2)
    assert not nodes["squid-0@hand-1"].name
    assert nodes["squid-0@hand-0.count"].text == "×2"
    assert "egg-0@hand-0.count" not in nodes


def test_a_card_keeps_its_family_on_its_way_from_the_hand_to_the_meal() -> None:
    kept = after(HELD, "0: keep squid", "0: enough")
    shown = after(kept, "1: keep maki1")

    assert "squid-0@hand-1" not in draw(kept)
    assert draw(kept)["squid-0@kept-0"].label == Text("label-kept", card="squid")
    assert "squid-0@meal-0" in draw(shown)


def test_others_see_that_a_seat_has_chosen_but_neither_what_nor_how_many() -> None:
    one = after(HELD, "0: keep squid", "0: enough")
    two = after(HELD, "0: keep squid", "0: also egg")

    assert draw(one, 1) == draw(two, 1)
    assert draw(one, None) == draw(two, None)
    assert {"kept-0", "chosen-0"} <= set(draw(one, 1))
    assert "kept-0" not in draw(one, 0)
    assert "turn-0" not in draw(one, 1)


def test_whether_a_second_card_is_still_thought_about_is_seen_by_its_own_seat_only() -> None:
    kept = after(HELD, "0: keep squid")

    assert draw(kept, 1) == draw(HELD, 1)
    assert draw(kept, 0) != draw(HELD, 0)


@both_ways
def test_a_spectator_sees_no_hand(tall: bool) -> None:
    ids = set(draw(HELD, None, tall))

    assert not any("@hand" in id or "@kept" in id for id in ids)


@both_ways
@pytest.mark.parametrize("seed", range(5))
def test_what_can_be_tapped_fits_a_thumb_and_nothing_lies_over_it(seed: int, tall: bool) -> None:
    for table in play_on(set_up(about("sushigo"), seed), Luck(seed)):
        for seat in range(table.seats):
            named = [node for node in SUSHIGO.draw(table.state, seat, tall).nodes if node.name]
            for number, node in enumerate(named):
                assert min(node.box[2:]) >= 84
                assert not any(overlap(node, other) for other in named[number + 1 :])


def overlap(one: Node, other: Node) -> bool:
    (x, y, width, height), (left, top, wide, high) = one.box, other.box
    return x < left + wide and left < x + width and y < top + high and top < y + height


@both_ways
@pytest.mark.parametrize("seed", range(5))
def test_every_meal_stays_within_its_place(seed: int, tall: bool) -> None:
    for table in play_on(set_up(about("sushigo"), seed), Luck(seed)):
        nodes = draw(table.state, None, tall)
        for seat in range(table.seats):
            x, y, width, height = nodes[f"place-{seat}"].box
            for id, node in nodes.items():
                if f"-{seat}@meal" in id:
                    left, top, wide, high = node.box
                    assert x <= left and left + wide <= x + width
                    assert y <= top and top + high <= y + height


def test_the_last_meals_lie_there_at_the_end_and_the_winner_is_marked() -> None:
    nothing: tuple[tuple[str, ...], ...] = ((), ())
    state = replace(served("", ""), rounds=(nothing, nothing, (("pudding",), ("egg",))))
    nodes = draw(state, 1)

    assert {"pudding-0@meal-0", "egg-1@meal-0"} <= set(nodes)
    assert nodes["place-0"].edge == "win"
    assert nodes["place-1"].edge == "line"
    assert nodes["points-0"].text == "6"
    assert not any(node.name for node in nodes.values())
