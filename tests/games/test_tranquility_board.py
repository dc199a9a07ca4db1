"""What Tranquility's table shows: names where one may tap, nothing of what is hidden."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.tranquility import FULL, TRANQUILITY, filled, game, played, position
from ludoteca import Node, Scene
from ludoteca.games.tranquility.state import CELL_NAMES, State


def drawn(state: State, seat: int | None = 0, tall: bool = True) -> Scene:
    scene: Scene = TRANQUILITY.draw(state, seat, tall)
    return scene


def named(scene: Scene) -> dict[str, Node]:
    return {node.name: node for node in scene.nodes if node.name}


def ids(scene: Scene) -> set[str]:
    return {node.id for node in scene.nodes if node.id}


@pytest.mark.parametrize("tall", [True, False])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_what_can_be_tapped_does_not_overlap(seats: int, tall: bool) -> None:
    options = {"monsters": "5", "rocks": "manual"}
    for step in game(seats, seats, options).steps[::3]:
        for seat in (0, seats - 1):
            boxes = [node.box for node in named(drawn(step.state, seat, tall)).values()]
            for (x, y, wide, high), (left, top, width, height) in combinations(boxes, 2):
                apart = max(left - x - wide, x - left - width, top - y - high, y - top - height)
                assert apart >= -0.01


@pytest.mark.parametrize("tall", [True, False])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_places_of_seats_do_not_overlap(seats: int, tall: bool) -> None:
    scene = drawn(game(1, seats).start, 0, tall)
    boxes = [node.box for node in scene.nodes if node.id.startswith("plate-")]

    assert len(boxes) == seats
    for (x, y, wide, high), (left, top, width, height) in combinations(boxes, 2):
        assert max(left - x - wide, x - left - width, top - y - high, y - top - height) >= 0


def test_cells_are_as_large_as_a_thumb_on_a_phone_or_nearly_so() -> None:
    boxes = [named(drawn(game(1, 5).start))[name].box for name in CELL_NAMES]

    assert min(width for _, _, width, _ in boxes) > 84
    assert min(height for _, _, _, height in boxes) > 76


def test_a_hand_is_seen_by_its_owner_only() -> None:
    state = position(["5 40 finish", "1 2 start"])

    assert {"5", "40", "finish"} <= named(drawn(state, 0)).keys()
    assert {"island-5", "island-40", "finish@hand-0"} <= ids(drawn(state, 0))
    for scene in (drawn(state, 1), drawn(state, None)):
        assert not {"island-5", "island-40", "finish@hand-0"} & ids(scene)
    assert {"back@hand-0", "back@hand-2"} <= ids(drawn(state, None))


def test_an_island_keeps_its_id_from_hand_to_cell() -> None:
    state = position(["5 40", "1 2"], "a1=3")
    before, after = drawn(state), drawn(played(state, "play 40 d4"))

    assert "island-40" in ids(before) & ids(after)
    assert named(after)["d4"].id == "island-40"


def test_equal_cards_bear_one_name() -> None:
    scene = drawn(position(["finish finish 5", "1 2"]))

    assert [node.name for node in scene.nodes if node.id.startswith("finish@hand") and node.name] == [
        "finish"
    ]


def test_rocks_fill_the_empty_cells_of_their_row() -> None:
    scene = drawn(position(["5 6", "1 2"], "b3=40", rocks=2, luck=1))

    rocks = {id.split(".")[0] for id in ids(scene) if id.startswith("rock@")}
    assert rocks == {f"rock@{name}" for name in ("a3", "c3", "d3", "e3", "f3")}


def test_while_rocks_are_steered_rows_are_tapped_and_not_cells() -> None:
    scene = drawn(position(["5 6", "1 2"], filled("1"), phase="rocks", rocks=2, manual=True))

    assert named(scene).keys() == {"2", "4", "5", "6"}


@pytest.mark.parametrize("given", [0, 3])
def test_cards_owed_for_a_start_are_counted_in_eight(given: int) -> None:
    state = played(position(["start 5 6 7 8", "1 2", "9 11 12"]), "start")
    state = played(state, *[f"discard {card}" for card in (5, 6, 7)[:given]])
    owed = [node for node in drawn(state).nodes if node.id.startswith("owed-")]

    assert len(owed) == 8
    assert sum(node.lift > 0 for node in owed) == given


def test_the_bar_stands_beside_whoever_is_asked() -> None:
    state = played(position(["start 5 6 7 8", "1 2 3 4", "9 11 12"]), "start", "discard 5")
    assert "turn-0" in ids(drawn(state, 1))

    state = played(state, "done")
    assert "turn-1" in ids(drawn(state, 1)) and "turn-0" not in ids(drawn(state, 1))


def test_a_barred_finish_is_shown_to_all() -> None:
    state = position(["5 6", "1 monster"], FULL, starter=0, monsters=3)

    assert all("blocked" in ids(drawn(state, seat)) for seat in (0, 1, None))


def test_a_finished_journey_has_both_its_ends() -> None:
    scene = drawn(played(position(["finish 5", "1 2"], FULL, starter=0), "finish"))

    assert {"start@space", "finish@space", "win"} <= ids(scene)
