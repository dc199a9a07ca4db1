"""Tranquility's variants: Sea Monsters and Jagged Rocks."""

from __future__ import annotations

from collections import Counter

import pytest

from games.tranquility import TRANQUILITY, cards, filled, played, position, words
from ludoteca import Table
from ludoteca.games.tranquility.state import INDEX, NOWHERE

# Sea Monsters


def test_a_sea_monster_takes_an_island_with_it() -> None:
    state = position(["monster 5", "1 2"], "c2=20 f6=70", monsters=3, piles=["60 61 62 63", ""])
    assert [word for word in words(state) if word.startswith("monster")] == [
        "monster c2",
        "monster f6",
    ]
    after = played(state, "monster c2")

    assert not after.grid[INDEX["c2"]]
    assert after.sunk == (20,)
    assert after.hands[0] == cards("5 60 61 62 63")
    assert TRANQUILITY.census(after) == TRANQUILITY.census(state)


def test_a_sea_monster_is_never_discarded() -> None:
    state = position(["monster 5 6 10", "1 2"], "a1=3 f6=70", monsters=3)

    assert [word for word in words(state) if word.startswith("discard")] == [
        "discard 5",
        "discard 6",
        "discard 10",
    ]
    assert "discard monster" not in words(played(state, "play 5 b1"))


def test_a_sea_monster_pays_for_nothing() -> None:
    assert "play 5 b1" not in words(position(["monster monster 5 6", "1"], "a1=3", monsters=3))
    assert "play 5 b1" in words(position(["monster 5 6 7", "1"], "a1=3", monsters=3))


def test_two_cards_are_discarded_only_where_two_can_be() -> None:
    assert words(position(["monster 5", "1 2"], "a1=3 c1=7", monsters=3)) == [
        "monster a1",
        "monster c1",
    ]


# Jagged Rocks


def test_no_island_is_played_in_the_row_of_the_rocks() -> None:
    state = position(["40"], rocks=2)

    assert {word.split()[2][1] for word in words(state)} == set("12456")


def test_a_sea_monster_strikes_in_the_row_of_the_rocks_too() -> None:
    assert "monster c3" in words(position(["monster 5", "1 2"], "c3=20", monsters=3, rocks=2))


def test_by_chance_the_rocks_drift_to_another_row_with_an_empty_cell() -> None:
    grid = filled("12")
    rows: Counter[int] = Counter()
    for seed in range(400):
        state = position(["70 75", "1 2"], grid, rocks=2, luck=seed)
        rows[played(state, "play 75 f6").rocks] += 1

    assert set(rows) == {3, 4, 5}
    assert min(rows.values()) > 90


def test_the_rocks_drift_after_all_payments() -> None:
    state = position(["5 40 41", "1 2"], "a1=3", rocks=5, luck=1)
    state = played(state, "play 5 b1", "discard 40")
    assert state.rocks == 5

    assert played(state, "discard 41").rocks != 5


def test_players_steer_the_rocks_before_they_draw() -> None:
    grid = filled("12")
    state = position(["70 75 76", "1 2"], grid, rocks=2, manual=True, piles=["60 61 62 63", ""])
    state = played(state, "play 75 f6")

    assert len(state.hands[0]) == 2
    assert words(state) == ["rocks 4", "rocks 5", "rocks 6", "stay"]
    after = played(state, "rocks 5")
    assert (after.rocks, after.mover, len(after.hands[0])) == (4, 1, 5)


def test_to_leave_the_rocks_costs_two_cards() -> None:
    state = position(["70 75 76 77", "1 2"], rocks=2, manual=True, piles=["60 61 62 63", ""])
    state = played(state, "play 77 f6", "stay")
    assert words(state) == ["discard 70", "discard 75", "discard 76"]
    state = played(state, "discard 70", "discard 76")

    assert (state.rocks, state.mover) == (2, 1)
    assert state.hands[0] == cards("60 61 62 63 75")


def test_the_rocks_must_move_when_two_cards_cannot_be_discarded() -> None:
    state = position(["70 monster 77", "1 2"], rocks=2, manual=True, monsters=3)

    assert "stay" not in words(played(state, "play 77 f6"))


def test_the_rocks_leave_for_good_with_the_fourth_complete_row() -> None:
    grid = filled("1246").replace(" f6=72", "")
    state = position(["71 78", "1 2"], grid, rocks=2, manual=True)
    state = played(state, "play 71 f6")
    assert (state.phase, state.rocks) == ("pay", 2)
    state = played(state, "discard 78")

    assert (state.phase, state.mover, state.rocks) == ("turn", 1, NOWHERE)


def test_a_row_that_is_opened_again_brings_no_rocks_back() -> None:
    grid = filled("1356")
    state = position(["21 79", "monster 1"], grid, rocks=1, luck=4, monsters=3)
    state = played(state, "discard 21", "discard 79")
    assert (state.rocks, state.luck) == (NOWHERE, None)

    assert played(state, "monster a1").rocks == NOWHERE


def test_a_sea_monster_that_opens_the_fourth_row_keeps_the_rocks() -> None:
    grid = filled("1356")
    state = position(["21 monster", "1 2"], grid, rocks=1, luck=4, monsters=3)

    assert played(state, "monster a1").rocks != NOWHERE


def test_the_rocks_move_on_a_start_turn_too() -> None:
    state = position(["start 5 6 7 8", "1 2 3 4 9", "11 12"], rocks=2, manual=True, piles=["50", "60", "70"])
    state = played(state, "start", "discard 5", "discard 6", "discard 7", "done")
    state = played(state, *(f"discard {card}" for card in (1, 2, 3, 4, 9)))

    assert (state.phase, state.mover, state.hands[1]) == ("rocks", 0, ())
    assert words(state) == ["rocks 1", "rocks 2", "rocks 4", "rocks 5", "rocks 6"]
    state = played(state, "rocks 1")
    assert (state.mover, state.hands[1]) == (1, cards("60"))


@pytest.mark.parametrize("rocks", ["auto", "manual"])
def test_the_rocks_start_in_any_row(rocks: str) -> None:
    rows = Counter(Table(TRANQUILITY, 3, seed, {"rocks": rocks}).state.rocks for seed in range(300))

    assert set(rows) == set(range(6))
    assert min(rows.values()) > 25
