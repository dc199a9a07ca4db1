"""The game that `ludoteca new` copies: its positions are those that can be, as a stranger will read them."""

from __future__ import annotations

import pytest

from ludoteca import BadPosition, Text
from ludoteca.skeleton import position

PLAYED = [
    ".../.../... x",
    "x.o/.x./..o x",
    "xxx/oo./... o",
    # Full, and with two lines of the last mark.
    "xox/xoo/oxx o",
    "xxx/xoo/xoo o",
]


@pytest.mark.parametrize("text", PLAYED)
def test_what_can_be_played_to_is_read(text: str) -> None:
    assert position.write(position.read(text)) == text


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("x.o/.x./..o o", Text("position-turns", first=2, second=2, seat=1)),
        ("xxx/xx./o.. x", Text("position-turns", first=5, second=1, seat=0)),
        ("xxx/oo./o.. x", Text("position-line", seat=0)),
        ("ooo/xx./x.x o", Text("position-line", seat=1)),
        # Whichever of two lines comes first, one of them ended the game before the other was made.
        ("xxx/ooo/... x", Text("position-line", seat=0)),
        ("ooo/xxx/... x", Text("position-line", seat=0)),
    ],
)
def test_what_cannot_be_is_told_by_seat(text: str, told: Text) -> None:
    with pytest.raises(BadPosition) as caught:
        position.read(text)
    assert caught.value.text == told
