"""Dice and the marks of seats."""

from __future__ import annotations

import pytest

from ludoteca.kernel.text import Text
from ludoteca.kit.dice import die
from ludoteca.kit.seats import seat_mark


@pytest.mark.parametrize("eyes", range(1, 7))
def test_a_die_shows_as_many_eyes_as_it_says(eyes: int) -> None:
    label = Text("label-die", number=eyes)
    body, marks = die((0, 0, 100, 100), eyes, "die-0", label, ("dice", 0, 0))

    assert (body.id, body.label, marks.id) == ("die-0", label, "die-0.eyes")
    assert marks.path.count("M") == eyes


def test_every_seat_has_a_sign_of_its_own() -> None:
    signs = {seat_mark(seat, "rose", (0, 0, 24, 24))[1].path for seat in range(14)}

    assert len(signs) == 14
