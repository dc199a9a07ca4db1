"""Chance: the stream is part of the record format."""

from collections import Counter

import pytest

from ludoteca import Luck


def test_the_stream_is_splitmix64() -> None:
    """The published first numbers for seed 1234567: a whole 64-bit number is a roll of 2**64 sides."""
    luck, numbers = Luck(1234567), []
    for _ in range(5):
        number, luck = luck.roll(1 << 64)
        numbers.append(number)

    assert numbers == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_shuffles_are_pinned() -> None:
    """Worked out a second way: Fisher and Yates by hand over the raw stream."""
    assert Luck(7).shuffle(range(10))[0] == (8, 1, 5, 9, 0, 4, 3, 2, 6, 7)


def test_rolls_are_fair() -> None:
    luck, seen = Luck(1), Counter[int]()
    for _ in range(6000):
        number, luck = luck.roll(6)
        seen[number] += 1

    assert set(seen) == set(range(6))
    assert all(abs(count - 1000) < 150 for count in seen.values())


def test_rolls_of_sides_that_do_not_divide_the_range_are_fair_too() -> None:
    """With three quarters of the range as sides, a leftover that is not drawn again would count twice."""
    luck, low = Luck(1), 0
    for _ in range(3000):
        number, luck = luck.roll(3 << 62)
        low += number < 1 << 62

    assert abs(low - 1000) < 150


def test_every_order_of_three_comes_up_alike() -> None:
    seen = Counter(Luck(seed).shuffle("abc")[0] for seed in range(6000))

    assert len(seen) == 6
    assert all(abs(count - 1000) < 150 for count in seen.values())


@pytest.mark.parametrize("sides", [0, -1])
def test_a_roll_needs_a_side(sides: int) -> None:
    with pytest.raises(ValueError, match="side"):
        Luck(1).roll(sides)
