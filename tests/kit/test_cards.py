"""Cards and hands: where they lie, what can be tapped, and that nothing leaves its place."""

from __future__ import annotations

import pytest

from ludoteca.kernel.scene import Box
from ludoteca.kernel.text import Text
from ludoteca.kit import cards, icons
from ludoteca.kit.grid import inset
from ludoteca.kit.hand import lay

PHONE = (6.0, 500.0, 688.0, 330.0)
FACE = cards.Face(icons.STAR, "sea-pale", "7", Text("word"))


def is_inside(inner: Box, outer: Box) -> bool:
    return (
        inner[0] >= outer[0] - 0.01
        and inner[1] >= outer[1] - 0.01
        and inner[0] + inner[2] <= outer[0] + outer[2] + 0.01
        and inner[1] + inner[3] <= outer[1] + outer[3] + 0.01
    )


def overlap(one: Box, other: Box) -> bool:
    return (
        one[0] + one[2] > other[0] + 0.01
        and other[0] + other[2] > one[0] + 0.01
        and one[1] + one[3] > other[1] + 0.01
        and other[1] + other[3] > one[1] + 0.01
    )


@pytest.mark.parametrize("count", range(14))
def test_thirteen_cards_and_fewer_fit_a_phone_and_a_thumb(count: int) -> None:
    places = lay(PHONE, count, (104, 150))

    assert len(places) == count
    assert all(is_inside(place.card, PHONE) for place in places)
    assert all(min(place.seen[2:]) >= 84 for place in places)


@pytest.mark.parametrize("box", [PHONE, (0.0, 0.0, 400.0, 120.0), (0.0, 0.0, 240.0, 400.0)])
@pytest.mark.parametrize("count", range(1, 14))
def test_what_is_seen_of_a_card_is_covered_by_no_other(box: Box, count: int) -> None:
    places = lay(box, count, (96, 120))

    for number, place in enumerate(places):
        assert is_inside(place.seen, place.card)
        assert is_inside(place.card, box)
        assert not any(overlap(place.seen, later.card) for later in places[number + 1 :])


def test_rows_are_as_equal_as_can_be() -> None:
    assert [place.row for place in lay(PHONE, 9, (104, 150))] == [0] * 5 + [1] * 4


@pytest.mark.parametrize("size", [(56, 70), (84, 120), (128, 156), (150, 140)])
def test_what_is_printed_stays_on_the_card(size: tuple[float, float]) -> None:
    box = (10.0, 10.0, *size)

    for nodes in (
        cards.whole(FACE, box, "a"),
        cards.small(FACE, box, "a"),
        cards.back(box, "a"),
        cards.slot(box, "a"),
    ):
        assert nodes[0].box == box
        assert all(is_inside(node.box, inset(box, -0.5)) for node in nodes)
        assert all(node.id.partition(".")[0] == "a" for node in nodes)
        assert len({node.id for node in nodes}) == len(nodes)


def test_a_card_that_is_covered_in_part_is_named_where_it_is_seen() -> None:
    box, label = (0.0, 0.0, 80.0, 100.0), Text("label")
    whole = cards.whole(FACE, box, "a")

    free = cards.named(whole, box, "knight", label, ("hand", 0, 0))
    assert [node.box for node in free if node.name] == [box]
    covered = cards.named(whole, (0.0, 0.0, 30.0, 100.0), "knight", label, ("hand", 0, 0))
    assert [node.box for node in covered if node.name] == [(0.0, 0.0, 30.0, 100.0)]
    assert covered[: len(whole)] == whole


def test_a_layer_without_ink_has_the_one_that_is_asked_for() -> None:
    icon = (
        icons.Layer("M0 0H24"),
        icons.Layer("M0 0H24", ink="wood"),
        icons.Layer("M0 0H24", edge="line", pen=1),
    )
    nodes = icons.drawn(icon, (0, 0, 48, 60), "sign", ink="rose")

    assert [node.ink for node in nodes] == ["rose", "wood", ""]
    assert nodes[2].pen == 2
    assert {node.box for node in nodes} == {(0, 6, 48, 48)}
