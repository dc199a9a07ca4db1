"""The table of strength: made bit by bit, it keeps what is known."""

from pathlib import Path

import pytest
from tools.strength import main

HEAD = """# How strong the computer is

Made by `python -m tools.strength --write docs/strength.md`, with seeds from 0 on.
Ties count half; intervals are of 95 % confidence. In every match each side begins half of the games.
Plain UCT plays 2,000 random games for every decision (`ludoteca/bots/uct.py`).

| Game | Who | Games | Result | Interval |
|---|---|---|---|---|
"""
CLAIM = "| Claim | level 5 v level 1 | 9 | 88.0 % | 70.0 to 95.0 % |"
LOWEST = "| Knister | level 1 alone | 9 | 50.0 points | 49.0 to 51.0 |"
HIGHEST = "| Knister | level 5 alone | 9 | 90.0 points | 89.0 to 91.0 |"
QUICK = ("--games", "2", "--who")


def page(path: Path, *rows: str) -> Path:
    path.write_text(HEAD + "".join(f"{row}\n" for row in rows), encoding="utf-8")
    return path


def rows(path: Path) -> list[str]:
    text = path.read_text(encoding="utf-8")
    assert text.startswith(HEAD)
    return text.removeprefix(HEAD).splitlines()


def test_one_game_played_again_keeps_the_rows_of_the_others(tmp_path: Path) -> None:
    written = page(tmp_path / "page.md", LOWEST, CLAIM)
    main([*QUICK, "level 2 v level 1", "--only", "oxono", "--write", str(written)])

    first, *others = rows(written)
    assert others == [CLAIM, LOWEST]
    assert first.startswith("| Oxono | level 2 v level 1 | 2 | ")


def test_the_same_players_take_the_place_of_their_old_row(tmp_path: Path) -> None:
    written = page(tmp_path / "page.md", LOWEST, HIGHEST)
    main([*QUICK, "level 1 alone", "--only", "knister", "--write", str(written)])

    first, second = rows(written)
    assert first.startswith("| Knister | level 1 alone | 2 | ")
    assert second == HIGHEST


def test_what_is_known_is_not_played_again_where_only_missing_rows_are_asked_for(tmp_path: Path) -> None:
    written = page(tmp_path / "page.md", LOWEST)
    main([*QUICK, "level 1 alone", "--only", "knister", "--missing", "--write", str(written)])

    assert rows(written) == [LOWEST]


def test_pages_of_several_runs_become_one(tmp_path: Path) -> None:
    others = page(tmp_path / "one.md", HIGHEST, LOWEST), page(tmp_path / "two.md", CLAIM)
    written = tmp_path / "page.md"
    words = ["--only", "claim", "--missing", "--write", str(written), "--merge", *map(str, others)]
    main(words)

    assert rows(written) == [CLAIM, LOWEST, HIGHEST]


def test_a_page_of_other_seeds_is_left_as_it_is(tmp_path: Path) -> None:
    written = page(tmp_path / "page.md", CLAIM)
    with pytest.raises(SystemExit, match="seeds"):
        main([*QUICK, "level 1 alone", "--only", "knister", "--seed", "3", "--write", str(written)])

    assert rows(written) == [CLAIM]
