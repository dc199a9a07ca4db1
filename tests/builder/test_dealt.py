"""Whether chance has a part in the game that a page shows: then nobody plays that one twice."""

from __future__ import annotations

import pytest
from tools.pages.opening import is_dealt

# Oxono draws where its totems stand: half of all seeds make the same game. Yoxii begins in one way only.
DEALT = ("sushigo", "knister", "onitama", "kulami", "oxono")


@pytest.mark.parametrize("slug", [*DEALT, "yoxii"])
def test_a_game_is_dealt_where_some_seed_makes_another(slug: str) -> None:
    assert is_dealt(slug, 2) is (slug in DEALT)
