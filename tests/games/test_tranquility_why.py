"""Why a move is not possible in Tranquility: the rule against it is named."""

from __future__ import annotations

from typing import Any

import pytest

from games.tranquility import FULL, TRANQUILITY, position
from ludoteca import IllegalMove, Table, Text


@pytest.mark.parametrize(
    ("state", "move", "expected"),
    [
        ({}, "play 23", Text("why-words", words="play 23", guide="turn")),
        ({}, "", Text("why-words", words="", guide="turn")),
        ({}, "play 23 g9", Text("why-noun", noun="g9", guide="cards")),
        ({}, "play 23 a1", Text("why-hand", card="23", guide="cards")),
        ({}, "play finish a1", Text("why-play", guide="placing")),
        ({}, "play 5 c1", Text("why-filled", cell="c1", guide="placing")),
        ({}, "play 5 d1", Text("why-before", island=5, other=10, guide="placing")),
        ({}, "play 30 a1", Text("why-after", island=30, other=10, guide="placing")),
        ({}, "play 30 d1", Text("why-cost", cost=20, left=3, cell="d1", guide="cost")),
        ({"rocks": 1}, "play 30 a2", Text("why-barred", row=2, guide="rocks")),
        ({}, "discard 31", Text("why-hand", card="31", guide="cards")),
        ({}, "discard monster", Text("why-keep", guide="monsters")),
        ({"hands": ["5 monster", "1"]}, "discard 5", Text("why-pair", guide="discarding")),
        ({}, "start", Text("why-hand", card="start", guide="cards")),
        ({"hands": ["start 5", "1"], "starter": 1}, "start", Text("why-started", guide="start")),
        ({}, "finish", Text("why-gaps", guide="finish")),
        ({"grid": FULL}, "finish", Text("why-no-start", guide="finish")),
        ({"grid": FULL, "starter": 0}, "finish", Text("why-monsters", guide="monsters")),
        ({"hands": ["5 6", "1"]}, "finish", Text("why-hand", card="finish", guide="cards")),
        ({"hands": ["5 6", "1"]}, "monster c1", Text("why-hand", card="monster", guide="cards")),
        ({}, "monster d1", Text("why-prey", guide="monsters")),
        ({}, "done", Text("why-now", guide="turn")),
        ({}, "stay", Text("why-now", guide="turn")),
        ({}, "rocks 3", Text("why-no-rocks", guide="rocks")),
        ({"rocks": 1}, "rocks 3", Text("why-now", guide="turn")),
        ({"phase": "rocks", "rocks": 1}, "rocks 2", Text("why-same-row", guide="rocks")),
        ({"phase": "rocks", "rocks": 1}, "rocks 7", Text("why-row", row="7", guide="rocks")),
        ({"phase": "rocks", "rocks": 1}, "rocks  3", None),
        ({"phase": "rocks", "rocks": 1}, "discard 5", Text("why-steer", guide="rocks")),
        ({"phase": "rocks", "rocks": 1, "grid": FULL}, "rocks 1", Text("why-full-row", row=1, guide="rocks")),
        ({"phase": "rocks", "rocks": 1, "hands": ["5 monster", ""]}, "stay", Text("why-stay", guide="rocks")),
        ({"phase": "pay", "owed": 2}, "play 5 a1", Text("why-pay", count=2, guide="cost")),
        ({"phase": "pay", "owed": 2}, "discard monster", Text("why-keep", guide="monsters")),
        ({"phase": "give", "owed": 8, "giver": 0}, "play 5 a1", Text("why-give", count=8, guide="start")),
        ({"phase": "give", "owed": 8, "giver": 0}, "done", Text("why-done", count=8, guide="start")),
        (
            {"hands": ["start 5 6 7 8", "1 2 3 4", ""]},
            "discard 5",
            Text("why-start-first", guide="start"),
        ),
    ],
)
def test_the_rule_against_a_move_is_named(state: dict[str, Any], move: str, expected: Text | None) -> None:
    fields = {"hands": ["5 30 40 monster finish", "1 2"], "grid": "c1=10", "monsters": 3, **state}

    assert TRANQUILITY.why_not(position(**fields), 0, move) == expected


def test_an_illegal_move_changes_nothing() -> None:
    table = Table(TRANQUILITY, 3, seed=3)
    before = table.record()
    with pytest.raises(IllegalMove):
        table.play(table.asks()[0].seat, "finish")

    assert table.record() == before
