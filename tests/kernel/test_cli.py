"""The `ludoteca` command, as it is typed: what it prints, and how it refuses."""

from __future__ import annotations

import dataclasses
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludoteca import Table, load
from ludoteca.bots.twin import twin_of
from ludoteca.cli import main
from ludoteca.kernel import link as links
from ludoteca.kernel.shelf import about
from ludoteca.words import languages

START = "....../....../..#.../...*../....../...... p 8888 -"
# Pink can win at once by X to b4, piece on b5.
WINNING = "....../x.xo../....../....../.*X.X./#...X. p 6758 -"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")


def run(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What the command prints when it succeeds."""
    assert main(words) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The sentence of a command that cannot be done."""
    assert main(words) == 2
    return capsys.readouterr().err


def typed(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    lines: str,
    *words: str,
    game: str = "oxono",
) -> list[str]:
    """What `play` prints after each of these lines; the first entry comes before them all."""
    waiting = iter(lines.splitlines())
    answers: list[str] = []

    def read(prompt: str) -> str:
        answers.append(capsys.readouterr().out)
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", read)
    assert main(["play", game, *words]) == 0
    return answers


def test_list_has_a_line_for_every_game(capsys: pytest.CaptureFixture[str]):
    lines = run(capsys, "list").splitlines()

    assert any(line.split()[0] == "oxono" and "Jeremy Partinico, 2024" in line for line in lines)


def test_show_prints_the_board_with_its_margins(capsys: pytest.CaptureFixture[str]):
    lines = run(capsys, "show", "oxono", "--position", WINNING).splitlines()

    assert lines[0].split() == ["a", "b", "c", "d", "e", "f"]
    assert lines[2].split("  ")[1].strip() == "pink X"
    assert lines[-2:] == ["Pink: Move a totem", f"Position: {WINNING}"]


@pytest.mark.parametrize("language", languages())
def test_every_language_shows_the_same_board(capsys: pytest.CaptureFixture[str], language: str):
    lines = run(capsys, "show", "oxono", "--position", WINNING, "--language", language).splitlines()

    assert [line.split()[0] for line in lines[:7]] == ["a", *"654321"]
    assert lines[-1].endswith(WINNING)


def test_the_language_is_that_of_the_system(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("LC_ALL", "el_GR.UTF-8")

    assert "Μετακίνησε ένα τοτέμ" in run(capsys, "show", "oxono")


def test_diagram_is_one_svg(capsys: pytest.CaptureFixture[str]):
    light = run(capsys, "diagram", "oxono", "--position", START)
    dark = run(capsys, "diagram", "oxono", "--position", START, "--theme", "dark", "--tall")

    assert light.startswith("<svg ") and light.endswith("</svg>\n")
    assert "<title>Oxono</title>" in dark
    assert light != dark


def test_diagram_marks_and_points_and_follows_the_reader(capsys: pytest.CaptureFixture[str]):
    plain = run(capsys, "diagram", "oxono", "--theme", "auto")
    pointed = run(
        capsys, "diagram", "oxono", "--theme", "auto", "--mark", "d4", "--arrow", "c4-d5", "--language", "it"
    )

    assert "prefers-color-scheme:dark" in plain
    assert "Freccia da c4 a d5</desc>" in pointed
    assert pointed.count("<ellipse") > plain.count("<ellipse")


def test_diagram_lists_what_can_be_pointed_at_in_the_language_that_is_chosen(
    capsys: pytest.CaptureFixture[str],
):
    listed = run(capsys, "diagram", "claim", "--seat", "0", "--names", "--language", "it").splitlines()
    names = dict(line.split(maxsplit=1) for line in listed)

    assert names["deck"] == "Mazzo: 25 carte"
    assert names["hand1"] == "Nero: 13 carte in mano"
    marks = ",".join(names)
    told = run(capsys, "diagram", "claim", "--seat", "0", "--mark", marks, "--language", "it")
    assert all(f">{name}" not in told and f" {name}," not in told for name in names)


def test_diagram_shows_the_board_alone_or_the_whole_table(capsys: pytest.CaptureFixture[str]):
    assert "reserve" not in run(capsys, "diagram", "oxono")
    assert "8 X and 8 O in reserve" in run(capsys, "diagram", "oxono", "--whole")


def test_diagram_is_made_of_one_thing(capsys: pytest.CaptureFixture[str]):
    told = refused(capsys, "diagram", "oxono", "--position", START, "--link", "p=x")
    assert "not of several" in told


def test_diagram_shows_a_record_as_it_stood_after_so_many_steps(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
):
    table = Table(load("oxono"), 2, 0, {"totems": "fixed"})
    for words in ("move x d5", "place e5"):
        table.play(0, words)
    file = tmp_path / "game.play"
    file.write_text(table.record(), encoding="utf-8")

    assert "d5, X totem; e5, pink X;" in run(capsys, "diagram", "oxono", str(file))
    once = run(capsys, "diagram", "oxono", str(file), "--ply", "1")
    assert "d5, X totem; " in once and "pink X" not in once


@pytest.mark.parametrize("before", ["", "#", "https://example.org/oxono/#", "oxono/#g=oxono&"])
def test_diagram_takes_a_link_whose_position_holds_the_sign_that_parts_an_address(
    before: str, capsys: pytest.CaptureFixture[str]
):
    link = f"{before}p=....../...*x./#...../....../....../...... b 7888 -"
    assert "pink X; a4, O totem" in run(capsys, "diagram", "oxono", "--link", link)


def test_diagram_shows_what_a_link_leads_to(capsys: pytest.CaptureFixture[str]):
    table = Table(load("oxono"), 2, 0, {"totems": "fixed"})
    for words in ("move x d5", "place e5"):
        table.play(0, words)
    fragment = links.write(links.Link("oxono", record=table.record(), ply=1))

    once = run(capsys, "diagram", "oxono", "--link", fragment)
    assert "d5, X totem; " in once and "pink X" not in once
    address = f"https://example.org/oxono/#{fragment}"
    assert run(capsys, "diagram", "oxono", "--link", address) == once
    assert run(capsys, "diagram", "oxono", "--link", f"https://example.org/oxono/?a=b#{fragment}") == once
    assert "pink X" in run(capsys, "diagram", "oxono", "--link", fragment, "--ply", "2")


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (["yoxii", "--link", "g=oxono&p=x"], "This is a game of Oxono"),
        (["oxono", "--link", "rubbish"], "neither a position nor a game"),
        (["oxono", "--mark", "z9"], "Nothing here is called “z9”"),
        (["oxono", "--arrow", "d4"], "“d4” is no arrow"),
        (["oxono", "--seat", "5"], "There is no seat 5"),
        (["oxono", "nowhere.play"], "nowhere.play cannot be read"),
    ],
)
def test_diagram_refuses_in_one_sentence(typed: list[str], sentence: str, capsys: pytest.CaptureFixture[str]):
    told = refused(capsys, "diagram", *typed)
    assert sentence in told and told.count("\n") == 1


def test_perft_counts_turns_and_divides_them(capsys: pytest.CaptureFixture[str]):
    counted = run(capsys, "perft", "oxono", "--turns", "2", "--option", "totems=fixed")
    divided = run(capsys, "perft", "oxono", "--turns", "2", "--option", "totems=fixed", "--divide")
    *each, whole = divided.splitlines()

    assert counted == "1 68\n2 3612\n"
    assert whole == "2 3612"
    assert len(each) == 68
    assert sum(int(line.rpartition(": ")[2]) for line in each) == 3612


def test_legal_lists_moves_and_counts_turns(capsys: pytest.CaptureFixture[str]):
    *moves, counted = run(capsys, "legal", "oxono", "--position", START).splitlines()

    assert sorted(moves) == sorted(Table.at(load("oxono"), START).legal(0))
    assert counted == "Moves now: 20. Whole turns: 68."


def test_each_decision_of_a_lone_player_counts_as_a_turn(capsys: pytest.CaptureFixture[str]):
    *moves, counted = run(capsys, "legal", "knister", "--seats", "1").splitlines()

    assert len(moves) == 25
    assert counted == "Moves now: 25. Whole turns: 25."
    assert run(capsys, "perft", "knister", "--seats", "1", "--turns", "2") == "1 25\n2 600\n"


def test_replay_tells_a_game_to_its_end(capsys: pytest.CaptureFixture[str]):
    plays = sorted((Path(load("oxono").__file__).parent / "plays").glob("*.play"))

    for path in plays:
        told = run(capsys, "replay", str(path))
        assert "  1 Pink: " in told
        assert "wins: four of" in told or "Nobody wins: " in told


def test_replay_says_where_a_record_stops(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    path = tmp_path / "old.play"
    path.write_text("game: oxono\nedition: 1\nseats: 2\nseed: 0\n0: move x a1\n", encoding="utf-8")

    assert "Move 1 of 1, “move x a1”, does not fit" in refused(capsys, "replay", str(path))


def test_arena_tells_every_game_and_what_the_match_proves(capsys: pytest.CaptureFixture[str]):
    words = ("arena", "oxono", "--games", "4", "--first", "2", "--second", "random", "--seed", "1")
    printed = run(capsys, *words)

    assert [line.split(".")[0] for line in printed.splitlines()[:4]] == [
        f"Game {n} of 4" for n in range(1, 5)
    ]
    assert "level 2 against random moves" in printed
    assert printed == run(capsys, *words)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("show", "oxno"), "There is no game called “oxno”. The nearest names: "),
        (("show", "oxono", "--position", "abc"), "A position has four fields"),
        (("show", "oxono", "--seats", "5"), "at most 2 players, not 5"),
        (("show", "oxono", "--option", "totems"), "NAME=CHOICE"),
        (("show", "oxono", "--option", "totems=none"), "“none” is not a choice"),
        (("show", "oxono", "--seed", "-1"), "A seed is"),
        (("play", "oxono", "--seat", "2"), "There is no seat 2"),
        (("show", "oxono", "--language", "xx"), "no words in the language “xx”"),
        (("replay", "no-such-file"), "no-such-file cannot be read"),
        (("replay", str(Path(__file__).parent)), "cannot be read"),
        (("replay", __file__), "of the record says"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
):
    printed = refused(capsys, *words)

    assert sentence in printed
    assert len(printed.splitlines()) == 1


def test_a_refusal_is_said_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]):
    assert "Nie ma gry" in refused(capsys, "show", "oxno", "--language", "pl")


def test_a_move_may_be_typed_in_words_by_number_or_by_its_nouns(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    table = ("--together", "--position", START)
    number = list(Table.at(load("oxono"), START).legal(0)).index("move x d5") + 1
    for line in ("move x d5", str(number), "x d5", "move  x  d5"):
        answers = typed(capsys, monkeypatch, line, *table)
        assert answers[1].startswith("Pink: X to d5\n")


def test_half_a_move_lists_how_it_may_go_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    for line in ("o", "move o"):
        _, answer = typed(capsys, monkeypatch, line, "--together", "--position", START)
        assert answer.startswith("Which one?")
        assert "move o c5" in answer and "move x" not in answer


def test_a_move_that_is_forbidden_is_answered_with_the_rule(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    lines = "move x a1\nwhy move x c4\nwhy move x d4\nwhy\nnonsense\n"
    _, made, why, possible, what, nonsense = typed(
        capsys, monkeypatch, lines, "--together", "--position", START
    )

    assert "lies on neither" in made
    assert "c4 is taken" in why
    assert possible == "“move x d4” is possible.\n"
    assert "why MOVE" in what
    assert "is not a move" in nonsense


def test_undo_goes_back_to_ones_own_decision_and_redo_forward_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    lines = "x d5\nd6\nundo\nredo\nundo\nundo\nundo\n"
    _, _, answered, undone, redone, _, start, nothing = typed(
        capsys, monkeypatch, lines, "--level", "1", "--position", START
    )

    assert "Black is thinking" in answered
    assert undone.count("piece on") == 0 and "Pink: Place your X" in undone
    assert redone == answered.replace("Black is thinking …\n", "")
    assert "Pink: Move a totem" in start
    assert nothing == "There is nothing to take back.\n"


def test_a_game_is_played_to_its_end_saved_and_replayed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    path = tmp_path / "folder" / "mine.play"
    lines = f"x b4\nb5\nx d4\nsave {path}\nsave\nquit\nnever read\n"
    answers = typed(capsys, monkeypatch, lines, "--position", WINNING)

    assert "Pink wins: four of one colour." in answers[2]
    assert "save FILE" in answers[2]
    assert answers[3] == "The game is over\n"
    assert answers[4] == f"Saved in {path}.\n"
    assert len(answers) == 6
    assert "Pink wins: four of one colour." in run(capsys, "replay", str(path))


def test_a_file_that_cannot_be_written_does_not_end_the_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    _, answer = typed(capsys, monkeypatch, f"save {tmp_path}", "--together")

    assert "cannot be written" in answer


def test_a_file_from_elsewhere_cannot_steer_the_terminal(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    file = tmp_path / "steering.play"
    file.write_text("game: \x1b]0;steered\x07\nedition: 1\nseats: 2\nseed: 1\n")

    assert main(["replay", str(file)]) == 2
    told = capsys.readouterr().err
    assert "steered" in told
    assert told.strip().isprintable()


def test_ctrl_c_ends_without_a_traceback(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)

    assert main(["play", "oxono"]) == 130
    assert capsys.readouterr().err == "\n"


def test_a_toy_with_secrets_and_several_seats_is_played_against_the_computer(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    answers = typed(capsys, monkeypatch, "1\n" * 10, "--seats", "3", "--level", "2", game="peek")

    assert any("wins: " in answer or "win together: " in answer for answer in answers)


def test_the_command_is_also_a_module():
    done = subprocess.run(
        [sys.executable, "-m", "ludoteca", "list"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )

    assert "oxono" in done.stdout


def test_tune_plays_and_tells_what_counts(capsys: pytest.CaptureFixture[str]):
    told = run(capsys, "tune", "oxono", "--games", "6", "--turns", "1", "--steps", "50")

    assert "6 of 6 games played." in told
    for name in twin_of(load("oxono")).FEATURES:
        assert name in told


def test_tune_writes_a_table_that_the_twin_can_read(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.setattr(
        "ludoteca.terminal.tune.about", lambda slug: dataclasses.replace(about(slug), folder=tmp_path)
    )
    run(capsys, "tune", "oxono", "--games", "6", "--turns", "1", "--steps", "50", "--write")

    page: dict[str, Any] = {}
    exec((tmp_path / "weights.py").read_text(encoding="utf-8"), page)
    assert tuple(page["WEIGHTS"]) == twin_of(load("oxono")).FEATURES
    assert "ludoteca tune oxono --games 6 --seed 0 --turns 1 --steps 50" in page["__doc__"]


def test_tune_refuses_a_game_without_features(capsys: pytest.CaptureFixture[str]):
    assert refused(capsys, "tune", "claim") == "ludoteca: Claim has no features that could be weighed.\n"
