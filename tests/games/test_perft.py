"""Turns counted by us and by others, for every game that has a perft.txt."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludoteca import About, catalog, load
from ludoteca.terminal.perft import count


def counted(about: About) -> Iterator[object]:
    """The lines `position | turns | ways` of the game's perft.txt; a comment begins with # and a blank."""
    page = about.folder / "perft.txt"
    for line in page.read_text(encoding="utf-8").splitlines() if page.exists() else ():
        if line and not line.startswith("# "):
            position, turns, ways = (part.strip() for part in line.split("|"))
            id = f"{about.slug} {position} {turns}"
            yield pytest.param(about.slug, position, int(turns), int(ways), id=id)


@pytest.mark.parametrize(
    ("slug", "position", "turns", "ways"), [line for about in catalog() for line in counted(about)]
)
def test_turns_are_as_many_as_others_have_counted(slug: str, position: str, turns: int, ways: int):
    game = load(slug)

    assert count(game, game.read(position), turns) == ways
