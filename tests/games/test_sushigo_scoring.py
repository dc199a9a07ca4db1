"""What a meal of Sushi Go is worth, and who wins."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from contract.playing import finished, play_on
from games.sushigo import SUSHIGO, after, served
from ludoteca import Luck, Table, Text
from ludoteca.games.sushigo.scoring import (
    Points,
    dips,
    maki_points,
    nigiri_points,
    pudding_points,
    round_points,
    soy_points,
)
from ludoteca.kernel.shelf import about

# Scoring


@pytest.mark.parametrize(
    ("icons", "points"),
    [
        ((5, 3, 3, 2), (6, 1, 1, 0)),
        ((5, 5, 3), (3, 3, 0)),
        ((4, 4, 4, 1), (2, 2, 2, 0)),
        ((4, 4, 4, 4, 1), (1, 1, 1, 1, 0)),
        ((2, 2, 2, 2, 2), (1, 1, 1, 1, 1)),
        ((6, 4, 4, 4, 4), (6, 0, 0, 0, 0)),
        ((6, 4, 4, 4, 1), (6, 1, 1, 1, 0)),
        ((1, 9), (3, 6)),
        ((2, 0), (6, 0)),
        ((2, 2), (3, 3)),
        ((0, 0, 0), (0, 0, 0)),
        ((0, 1, 0), (0, 6, 0)),
    ],
)
def test_maki(icons: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert maki_points(icons) == points


def scored(meal: str) -> Points:
    """The points of one meal beside an empty one, without the Maki prizes."""
    return round_points((tuple(meal.split()), ()))[0]._replace(maki=0)


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 5), (3, 5), (4, 10), (5, 10), (6, 15)])
def test_tempura(count: int, points: int) -> None:
    assert scored("tempura " * count) == (0, points, 0, 0, 0, 0)


@pytest.mark.parametrize(("count", "points"), [(0, 0), (2, 0), (3, 10), (5, 10), (6, 20), (9, 30)])
def test_sashimi(count: int, points: int) -> None:
    assert scored("sashimi " * count) == (0, 0, points, 0, 0, 0)


@pytest.mark.parametrize(
    ("count", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 15), (10, 15)]
)
def test_dumplings(count: int, points: int) -> None:
    assert scored("dumpling " * count) == (0, 0, 0, points, 0, 0)


@pytest.mark.parametrize(
    ("meal", "points"),
    [
        ("egg", 1),
        ("salmon", 2),
        ("squid", 3),
        ("wasabi egg", 3),
        ("wasabi salmon", 6),
        ("wasabi squid", 9),
        ("squid wasabi", 3),
        ("wasabi egg squid", 6),
        ("wasabi wasabi egg squid salmon", 14),
        ("wasabi tempura chopsticks squid", 9),
        ("wasabi egg wasabi squid", 12),
        ("wasabi wasabi", 0),
        ("chopsticks", 0),
    ],
)
def test_nigiri_go_on_the_first_wasabi_that_is_free(meal: str, points: int) -> None:
    assert nigiri_points(tuple(meal.split())) == points
    assert sum(scored(meal)) == points


def test_each_wasabi_holds_one_nigiri() -> None:
    assert dips(("wasabi", "egg", "squid", "wasabi", "wasabi", "salmon")) == {1: 0, 5: 3}


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((4, 3, 0, 0), (6, 0, -3, -3)),
        ((2, 2, 1), (3, 3, -6)),
        ((3, 1, 1, 1), (6, -2, -2, -2)),
        ((1, 0, 0, 0, 0), (6, -1, -1, -1, -1)),
        ((1, 1, 1, 1, 0), (1, 1, 1, 1, -6)),
        ((2, 2, 2), (0, 0, 0)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
        ((3, 1), (6, 0)),
        ((0, 1), (0, 6)),
        ((2, 2), (0, 0)),
    ],
)
def test_puddings(counts: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert pudding_points(counts) == points


@pytest.mark.parametrize(
    ("meals", "points"),
    [
        # Five colours against three.
        (("soy tempura sashimi egg pudding", "maki1 tempura egg"), (4, 0)),
        # Most colours, but without Soy sauce; the other has it without most.
        (("tempura sashimi egg pudding", "soy maki1 tempura"), (0, 0)),
        # Two owners tied for most, and a non-owner as well, who does not count.
        (("soy tempura", "soy egg", "maki1 pudding"), (2, 2, 0)),
        (("soy tempura", "soy egg", "soy pudding"), (1, 1, 1)),
        (("soy tempura", "maki1 pudding"), (4, 0)),
        # Once, however many.
        (("soy soy soy tempura", "egg"), (4, 0)),
        # Nigiri and Wasabi are one colour, all Maki too; Chopsticks and Soy sauce are colours of their own.
        (("soy wasabi egg squid salmon", "soy maki1 maki2 maki3 chopsticks"), (0, 4)),
    ],
)
def test_soy_sauce_scores_for_most_colours(meals: tuple[str, ...], points: tuple[int, ...]) -> None:
    assert soy_points([tuple(meal.split()) for meal in meals]) == points


def test_puddings_of_earlier_rounds_are_no_colour() -> None:
    state = served(
        "soy tempura",
        "egg maki1",
        meals=("sashimi", "sashimi dumpling"),
        rounds=((("pudding",), ()),),
        has_soy=True,
    )
    done = after(state, "0: keep soy", "1: keep egg")

    # Sashimi, Soy sauce and Maki against Sashimi, dumpling, egg and Tempura: the old Pudding is no fourth.
    assert [points.soy for points in round_points(done.rounds[1])] == [0, 0]


EXAMPLE = (
    "maki3 maki2 tempura tempura wasabi squid dumpling dumpling pudding",
    "maki2 maki3 sashimi sashimi sashimi egg salmon chopsticks pudding",
    "squid wasabi maki1 dumpling dumpling dumpling tempura sashimi pudding",
)


def test_a_round_of_three_scores_20_and_16_and_9() -> None:
    points = round_points(tuple(tuple(meal.split()) for meal in EXAMPLE))

    assert points == (
        Points(maki=3, tempura=5, sashimi=0, dumplings=3, nigiri=9, soy=0),
        Points(maki=3, tempura=0, sashimi=10, dumplings=0, nigiri=3, soy=0),
        Points(maki=0, tempura=0, sashimi=0, dumplings=6, nigiri=3, soy=0),
    )
    assert [each.total for each in points] == [20, 16, 9]


# The end


def ended(*meals: str) -> Any:
    """The outcome after two rounds without a meal and this one."""
    last = tuple(tuple(meal.split()) for meal in meals)
    nothing: tuple[tuple[str, ...], ...] = ((),) * len(meals)
    state = replace(served(*("",) * len(meals)), rounds=(nothing, nothing, last))
    assert SUSHIGO.asks(state) == ()
    return SUSHIGO.outcome(state)


def test_most_points_win_puddings_included() -> None:
    outcome = ended("maki3 maki3 maki3", "pudding egg", "dumpling egg")

    assert (outcome.winners, outcome.reason) == (frozenset({1}), "points")
    assert outcome.scores == (6 - 3, 6 + 1, 2 - 3)


def test_a_tie_goes_to_more_puddings() -> None:
    # Without Maki and with two players: 6 for the Pudding against six points of dumplings.
    outcome = ended("pudding", "dumpling dumpling dumpling")

    assert (outcome.winners, outcome.reason) == (frozenset({0}), "puddings")
    assert outcome.scores == (6, 6)


def test_a_tie_with_equally_many_puddings_is_shared() -> None:
    outcome = ended("tempura tempura pudding", "squid salmon pudding", "egg pudding")

    assert (outcome.winners, outcome.reason) == (frozenset({0, 1}), "shared")
    assert outcome.scores == (5, 5, 1)


def test_of_three_who_tie_two_with_more_puddings_share() -> None:
    outcome = ended("pudding squid", "pudding squid", "wasabi squid", "tempura")

    assert outcome.scores == (6, 6, 6, -3)
    assert (outcome.winners, outcome.reason) == (frozenset({0, 1}), "shared")


def test_nothing_is_decided_before_the_third_round_is_scored() -> None:
    table = Table(SUSHIGO, 5, 3)
    for _ in play_on(table, Luck(1)):
        assert (table.outcome() is None) == (len(table.state.rounds) < 3)


@pytest.mark.parametrize("seed", range(12))
def test_the_table_at_the_end_explains_every_score(seed: int) -> None:
    table = finished(about("sushigo"), seed)
    outcome = table.outcome()

    assert outcome is not None
    *parts, total, count = outcome.table
    assert total.numbers == outcome.scores
    assert tuple(map(sum, zip(*(row.numbers for row in parts), strict=True))) == outcome.scores
    assert count.label == Text("row-pudding-count")
    assert count.numbers == tuple(
        sum(meals[seat].count("pudding") for meals in table.state.rounds) for seat in range(table.seats)
    )
    assert (Text("row-soy") in [row.label for row in parts]) == table.state.has_soy
