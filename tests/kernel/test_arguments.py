"""The command line in four languages: what `--help` shows, and what is refused before a command runs."""

from __future__ import annotations

import argparse
import inspect
import re
from collections.abc import Sequence

import pytest

from ludoteca.cli import main
from ludoteca.kernel.text import Text
from ludoteca.terminal import arguments
from ludoteca.terminal.speech import speaker
from ludoteca.words import Words, languages

COMMANDS = ("list", "play", "show", "diagram", "perft", "legal", "replay", "arena", "new", "tune", "puzzles")


@pytest.fixture(autouse=True)
def wide_and_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "300")
    monkeypatch.setenv("NO_COLOR", "1")


class Marked(Words):
    """Says of every text only that it is one."""

    def say(self, text: Text, names: Sequence[str] = ()) -> str:
        return f"‹{text.id}›"


def helped(capsys: pytest.CaptureFixture[str], *typed: str) -> str:
    """What is printed for help."""
    with pytest.raises(SystemExit) as ended:
        main([*typed, "--help"])
    assert ended.value.code == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_no_word_of_help_stands_in_code(capsys: pytest.CaptureFixture[str], command: str):
    """What is left without the texts is typed as it stands: names of commands, options and choices."""
    with pytest.raises(SystemExit):
        arguments.read([*filter(None, [command]), "--help"], Marked())

    shown = capsys.readouterr().out
    assert "‹usage›" in shown and "‹usage-help›" in shown
    left = re.sub(r"‹[a-z-]+›|\{[^}]*\}|--?[a-z]+|\b[A-Z]+\b", "", shown)
    assert set(re.findall(r"\w+", left)) <= {"ludoteca", *COMMANDS}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", COMMANDS)
def test_help_speaks_every_language(capsys: pytest.CaptureFixture[str], command: str, language: str):
    words = speaker(language)

    shown = helped(capsys, command, "--language", language)

    for id in ("usage", f"command-{command}", "usage-options", "usage-help"):
        assert words.say(Text(id)) in shown
    assert words.say(Text(f"command-{command}")) in helped(capsys, "--language", language)


def test_help_speaks_the_language_of_the_system_unless_told_otherwise(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("LC_ALL", "el_GR.UTF-8")

    assert "χρήση: ludoteca show" in helped(capsys, "show")
    assert "użycie: ludoteca show" in helped(capsys, "show", "--language=pl")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("typed", "argument", "why"),
    [
        ("", "", Text("typed-too-little", missing="COMMAND")),
        ("show", "", Text("typed-too-little", missing="GAME")),
        ("show oxono --fast b", "", Text("typed-unknown", found="--fast b")),
        ("show oxono --lang", "", Text("typed-unknown", found="--lang")),
        ("play oxono --level 9", "--level", Text("typed-no-choice", found="9", choices="1, 2, 3, 4, 5")),
        ("show oxono --seats", "--seats", Text("typed-no-value")),
        ("play oxono --together=yes", "--together", Text("typed-needless-value", found="yes")),
        ("show oxono --seed 1%d", "--seed", Text("typed-no-number", found="1%d")),
        ("perft oxono --turns 0", "--turns", Text("typed-not-positive", found="0")),
    ],
)
def test_what_was_mistyped_is_one_sentence_in_every_language(
    capsys: pytest.CaptureFixture[str], language: str, typed: str, argument: str, why: Text
):
    words = speaker(language)
    told = words.say(why)
    if argument:
        told = words.say(Text("typed-badly", argument=argument, why=told))

    assert main(["--language", language, *typed.split()]) == 2
    refusal = capsys.readouterr().err
    assert refusal.startswith(f"ludoteca: {told}. ")
    assert "--help" in refusal
    assert len(refusal.splitlines()) == 1


def test_a_command_that_does_not_exist_is_told_which_there_are(capsys: pytest.CaptureFixture[str]):
    assert main(["--language", "it", "shwo"]) == 2

    refusal = capsys.readouterr().err
    assert "«shwo»" in refusal
    assert all(command in refusal for command in COMMANDS)


def test_an_unknown_language_is_told_in_that_of_the_system(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")

    assert main(["list", "--language", "xx"]) == 2
    assert speaker("pl").say(Text("unknown-language", language="xx", languages=", ".join(languages()))) in (
        capsys.readouterr().err
    )


def test_argparse_still_asks_for_the_sentences_that_are_ours():
    source = inspect.getsource(argparse)

    assert [english for english in arguments._SENTENCES if f"_({english!r})" not in source] == []


def test_argparse_speaks_as_before_to_everybody_else(capsys: pytest.CaptureFixture[str]):
    helped(capsys, "--language", "el")

    assert argparse.ArgumentParser(prog="other").format_usage() == "usage: other [-h]\n"
